"""Task sets as tables: the same figures in every format, and labels for people."""

import csv
import io
import json
from dataclasses import replace

import pytest

from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.suite.model import SuiteDescription
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import Included, IncludedCandidates, Pace, TaskPlan, TaskSettings
from protest_core.tasks.report import (
    draw_sentences,
    task_plan_report,
    task_sets_report,
    work_sentence,
)
from protest_core.tasks.sampling import Draw, SamplePart

HEADER = [
    *("task_set", "task", "candidates", "annotator", "handed_out"),
    *("new", "incomplete", "done", "conflict"),
]
LABELS = {"event_it": "event · it"}
SUITE = SuiteDescription("small", "en", "de", demonstration=True)
SETTINGS = TaskSettings("pilot_1", ("ash",), ("event_it",), tasks=2, overlap=3, audit=2, seed=99)
PLAN = TaskPlan(
    SETTINGS,
    (IncludedCandidates("ash", "event_it", 6, 2, 3),),
    tuple(map(CandidateId, (1, 2, 3))),
    (tuple(map(CandidateId, (4, 5, 6))), tuple(map(CandidateId, (7, 8)))),
)


def states(new: int, incomplete: int, done: int, conflict: int) -> dict[State, int]:
    return dict(zip(State, (new, incomplete, done, conflict), strict=True))


SETS = (
    TaskSetProgress(
        TaskSetId(1),
        SETTINGS,
        "2026-01-02T03:04:05+00:00",
        (
            TaskProgress(TaskId(1), "overlap", 3, ("ann",), {"ann": states(3, 0, 0, 0)}),
            TaskProgress(
                TaskId(2), "1", 10, ("ann",), {"ann": states(4, 3, 2, 1), "zoe": states(9, 0, 1, 0)}
            ),
            TaskProgress(TaskId(3), "2", 11, (), {}),
        ),
    ),
)


def planned(how: str, plan: TaskPlan = PLAN) -> str:
    return "".join(render(task_plan_report(SUITE, plan, LABELS), how))


def followed(how: str) -> str:
    return "".join(render(task_sets_report(SUITE, SETS), how))


def drawn(**how: object) -> Draw:
    return replace(Draw(SamplePart.REFERRED, True, True, 1200, 60, 0.04, 0.2), **how)


@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        (
            drawn(),
            "Referred candidates: 60 of 1,200, drawn by system and category, chance 4.0–20.0 %.",
        ),
        (
            drawn(by_system=False, part=SamplePart.APPROVED),
            "Approved candidates: 60 of 1,200, drawn by category over all systems, "
            "chance 4.0–20.0 %.",
        ),
        (
            drawn(by_system=False, by_category=False, least_chance=0.05, most_chance=0.05),
            "Referred candidates: 60 of 1,200, drawn over all systems and categories, "
            "chance 5.0 %.",
        ),
        (
            drawn(drawn=1200, part=SamplePart.EVERYTHING),
            "Candidates, referred or approved: all 1,200.",
        ),
        (
            drawn(reconstructed=True),
            "Referred candidates: 60 of 1,200; how they were drawn was not recorded.",
        ),
    ],
)
def test_a_sentence_says_the_rule_and_the_chances(draw, sentence):
    assert [*draw_sentences(TaskSettings("pilot"), [draw])] == [sentence]


@pytest.mark.parametrize(
    ("pace", "sentence"),
    [
        (Pace(), "About 3 min of work for each annotator, 6 min in all, assuming 30 s a candidate"),
        (
            Pace(612.3, 1234),
            "About 1 h 1 min of work for each annotator, 1 h 52 min in all, at 612 s a candidate, "
            "the median of 1,234 judgements here.",
        ),
    ],
)
def test_the_work_is_estimated_and_the_basis_is_said(pace, sentence):
    assert sentence in work_sentence(replace(PLAN, pace=pace))


def tables_of(report: Report) -> dict[str, list[dict]]:
    document = json.loads("".join(render(report, "json")))
    return {each["name"]: each["rows"] for each in document["tables"]}


def test_the_text_says_what_everybody_gets_and_from_which_seed():
    first = " ".join(planned("text").split("\n\n")[0].split())
    assert (
        "pilot_1: 8 candidates in 2 tasks, 5–6 for each annotator, 3 of them everybody's (seed 99)."
    ) in first


def test_the_table_has_labels_sizes_per_task_and_totals():
    rows = [line.split() for line in planned("text").splitlines()[-2:]]
    assert rows == [
        ["ash", "event", "·", "it", "6", "2", "3", "2–3"],
        ["total", "6", "2", "3", "2–3"],
    ]


def test_approved_candidates_are_audited_only_where_they_are_a_sample():
    everything = TaskSettings("all", included=Included.EVERYTHING, tasks=2)
    plan = TaskPlan(everything, PLAN.strata, PLAN.overlap, PLAN.tasks)
    assert "Audited" in planned("text")
    assert "Approved" in planned("text", plan)


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_programs_get_one_row_for_each_stratum(how, delimiter):
    (row,) = csv.DictReader(io.StringIO(planned(how)), delimiter=delimiter)
    assert row == {
        "system": "ash",
        "category": "event_it",
        "referred": "6",
        "audited": "2",
        "overlap": "3",
        "per_task": "2",
        "per_task_most": "3",
    }


def test_json_has_the_settings_the_strata_and_the_sizes():
    tables = tables_of(task_plan_report(SUITE, PLAN, LABELS))
    (settings,) = tables["settings"]
    assert (settings["task_set"], settings["seed"], settings["included"]) == (
        *("pilot_1", 99, "referred"),
    )
    assert [each["per_task_most"] for each in tables["strata"]] == [3]
    assert tables["tasks"] == [
        {"task": "overlap", "candidates": 3},
        {"task": "1", "candidates": 3},
        {"task": "2", "candidates": 2},
    ]


def test_latex_is_a_table_with_what_it_is_in_a_comment():
    text = planned("latex")
    assert "\n% pilot_1: 8 candidates" in text
    assert r"ash & event $\cdot$ it & 6 & 2 & 3 & 2--3 \\" in text


def test_the_list_has_a_row_for_everybody_and_for_what_nobody_has():
    rows = [*csv.reader(io.StringIO(followed("csv")))]
    assert rows == [
        HEADER,
        ["pilot_1", "overlap", "3", "ann", "yes", "3", "0", "0", "0"],
        ["pilot_1", "1", "10", "ann", "yes", "4", "3", "2", "1"],
        ["pilot_1", "1", "10", "zoe", "no", "9", "0", "1", "0"],
        ["pilot_1", "2", "11", "", "no", "11", "0", "0", "0"],
    ]


def test_in_text_whoever_judged_without_a_batch_is_marked():
    lines = followed("text").splitlines()
    assert any("zoe (no batch)" in line for line in lines)
    assert not any("ann (no batch)" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_list_in_json_has_the_settings_and_everybodys_states():
    tables = tables_of(task_sets_report(SUITE, SETS))
    (task_set,) = tables["task_sets"]
    assert (task_set["task_set"], task_set["candidates"], task_set["seed"]) == ("pilot_1", 24, 99)
    zoe = next(each for each in tables["progress"] if each["annotator"] == "zoe")
    assert zoe == {
        "task_set": "pilot_1",
        "task": "1",
        "candidates": 10,
        "annotator": "zoe",
        "handed_out": False,
        "new": 9,
        "incomplete": 0,
        "done": 1,
        "conflict": 0,
    }


def test_the_list_in_latex_escapes_names():
    assert "pilot\\_1 & overlap & 3 & ann & 3" in followed("latex")


def test_no_task_set_is_said_in_words_and_is_an_empty_list():
    nothing = task_sets_report(SUITE, ())
    assert "".join(render(nothing, "text")).endswith("\n\nThere is no task set yet.\n")
    assert tables_of(nothing) == {"progress": [], "task_sets": [], "draws": []}
