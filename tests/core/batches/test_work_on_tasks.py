"""Judgements from other tools count as work on a task, like those from batches."""

import csv
import io
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest
from sqlalchemy import select

from protest_core.agreement.compute import agreement
from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import Merged, apply_merge, plan_merge, undo_merge
from protest_core.batches.open_batch import batch_candidates, open_batch, open_batch_to_read
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.db.schema import CandidateRow, SystemRow
from protest_core.errors import InputError, RefusedError
from protest_core.export.tidy import TidyTable, export_table
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.questions import Question
from protest_core.scores.weights import strata_report
from protest_core.signatures.queries import samples_digest
from protest_core.tables.formats import render
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.draws import load_draws
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.fetch import fetch

PILOT = TaskSettings("pilot", included=Included.EVERYTHING, sample=8, tasks=2, overlap=2, seed=1)
NO = Judgement(Answer.NO)

Place = tuple[str, int]  # system and example


@pytest.fixture
def pilot(two_systems: Project) -> Project:
    """Eight of ten candidates in two tasks: three each, and two for everybody."""
    create_task_set(project=two_systems, settings=PILOT)
    return two_systems


@pytest.fixture
def copy(pilot: Project, tmp_path: Path) -> Iterator[Project]:
    pilot.copy_to(tmp_path / "copy.protest")
    with Project.open(tmp_path / "copy.protest") as copy:
        yield copy


def rows_of(project: Project, task: str = "1") -> list[dict[str, str]]:
    """The table that another tool gets."""
    report = export_table(project=project, what=TidyTable.CANDIDATES, task_set="pilot", task=task)
    return list(csv.DictReader(io.StringIO("".join(render(report, "csv")))))


def places(rows: Collection[Mapping[str, str]]) -> list[Place]:
    return [(row["system"], int(row["example"])) for row in rows]


def written(project: Project, rows: Collection[Mapping[str, str]], judged: Collection[int]) -> Path:
    """Return the table with an answer in these rows, counted from 0."""
    path = project.path.parent / "judged.csv"
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, [*next(iter(rows)), "pronoun"])
        writer.writeheader()
        writer.writerows(
            {**row, "pronoun": "no" if number in judged else ""} for number, row in enumerate(rows)
        )
    return path


def brought_in(project: Project, path: Path, annotator: str = "Ada", **more) -> Merged:
    plan = plan_table(project=project, path=path, annotator=annotator, **more)
    return apply_merge(project=project, plan=plan, merged_by="me")


def states(project: Project) -> dict[Place, str]:
    """Return for each place whether it is reached, waiting or left."""
    with project.reading() as tx:
        query = select(SystemRow.name, CandidateRow.example_id, CandidateRow.id).join(
            SystemRow, SystemRow.id == CandidateRow.system_id
        )
        draws = load_draws(tx)
        return {
            (system, example): draws[number].partition("/")[2]
            for system, example, number in tx.execute(query)
        }


def reached(project: Project) -> set[Place]:
    return {place for place, state in states(project).items() if state == "reached"}


def progress(project: Project) -> list[tuple[str, tuple[str, ...], dict[str, int]]]:
    """Each task with who has it, and how many each has judged."""
    (task_set,) = task_sets(project=project)
    return [
        (
            task.label,
            task.handed_out,
            {name: task.candidates - own[State.NEW] for name, own in task.states.items()},
        )
        for task in task_set.tasks
    ]


def strata(project: Project) -> str:
    return "".join(render(strata_report(project=project), "csv"))


def judge_in_batch(project: Project, folder: Path, numbers: Collection[int]) -> None:
    """Task 1 goes to Ada as a batch, who judges these in its order and sends it back."""
    (made,) = export_batches(
        project=project, task_set="pilot", annotators={"Ada": "1"}, directory=folder
    )
    with open_batch(path=made.path) as batch:
        order = batch_candidates(batch=batch)
        for number in numbers:
            judge(
                project=batch.project,
                candidate_id=order[number],
                annotator="Ada",
                judgement=NO,
            )
    plan = plan_merge(project=project, paths=[made.path])
    apply_merge(project=project, plan=plan, merged_by="me")


def test_a_task_is_exported_in_the_order_of_its_batch_with_the_overlap(pilot, tmp_path):
    rows = rows_of(pilot)
    assert Counter(row["task"] for row in rows) == {"1": 3, "overlap": 2}
    assert {row["task_set"] for row in rows} == {"pilot"}
    (made,) = export_batches(
        project=pilot,
        task_set="pilot",
        annotators={"Ada": "1"},
        directory=tmp_path,
        blind=False,
    )
    with open_batch(path=made.path) as batch:
        order = [
            fetch(batch.project, load_candidate, each) for each in batch_candidates(batch=batch)
        ]
    assert places(rows) == [(each.system, each.example.id) for each in order]
    assert {row["annotators"] for row in rows_of(pilot)} == {"Ada"}


def test_without_a_task_the_export_has_each_candidate_of_the_set_once(pilot: Project):
    rows = rows_of(pilot, task="")
    assert len(set(places(rows))) == len(rows) == 8
    assert Counter(row["task"] for row in rows) == {"1": 3, "2": 3, "overlap": 2}


@pytest.mark.parametrize("judged", [{0, 1, 2, 3, 4}, {0, 2}, {3}, {0, 1}])
def test_an_import_is_worth_what_the_same_work_in_a_batch_is(pilot, copy, tmp_path, judged):
    """All of the task, or a part with something passed over."""
    judge_in_batch(copy, tmp_path, judged)
    brought_in(pilot, written(pilot, rows_of(pilot), judged))
    assert states(pilot) == states(copy)
    assert len(reached(pilot)) == max(judged) + 1
    assert strata(pilot) == strata(copy)
    assert progress(pilot) == progress(copy)
    assert fetch(pilot, samples_digest) == fetch(copy, samples_digest)


def test_a_table_without_the_columns_is_work_on_the_task_set_that_is_named(pilot: Project):
    rows = rows_of(pilot)
    last = max(number for number, row in enumerate(rows) if row["task"] == "1")
    (system, example) = places(rows)[last]
    path = pilot.path.parent / "plain.csv"
    path.write_text(f"system,example,pronoun\n{system},{example},no\n")
    assert brought_in(pilot, path).records
    assert reached(pilot) == {(system, example)}
    assert brought_in(pilot, path, task_set="pilot").records  # it only becomes work on the task
    assert reached(pilot) == set(places(rows)[: last + 1])
    assert last > 0
    assert not brought_in(pilot, path, task_set="pilot").records


def test_undoing_an_import_takes_the_task_away_again(pilot: Project):
    before = states(pilot), progress(pilot), fetch(pilot, samples_digest)
    path = written(pilot, rows_of(pilot), {2})
    (record,) = brought_in(pilot, path).records
    assert (states(pilot), progress(pilot)) != before[:2]
    undo_merge(project=pilot, merge_id=record.id)
    assert (states(pilot), progress(pilot), fetch(pilot, samples_digest)) == before
    brought_in(pilot, path)
    assert len(reached(pilot)) == 3


def test_undoing_one_of_two_imports_leaves_the_task_to_the_other(pilot: Project):
    rows = rows_of(pilot)
    (first,) = brought_in(pilot, written(pilot, rows, {0})).records
    brought_in(pilot, written(pilot, rows, {2}))
    undo_merge(project=pilot, merge_id=first.id)
    assert reached(pilot) == set(places(rows)[:3])
    assert progress(pilot)[1][1] == ("Ada",)


def test_the_work_of_an_annotator_who_has_a_batch_comes_in_beside_it(pilot, tmp_path):
    """An undone import does not take the batch away, which is merged as before."""
    judge_in_batch(pilot, tmp_path, {0})
    rows = rows_of(pilot)
    (record,) = brought_in(pilot, written(pilot, rows, {2})).records
    assert len(reached(pilot)) == 3
    undo_merge(project=pilot, merge_id=record.id)
    assert progress(pilot)[1][1] == ("Ada",)
    plan = plan_merge(project=pilot, paths=[tmp_path / "pilot-Ada.protestbatch"])
    assert not plan.conflicts
    assert reached(pilot) == set(places(rows)[:1])


def test_another_annotator_than_the_tasks_has_it_too(pilot, tmp_path):
    judge_in_batch(pilot, tmp_path, {0})
    brought_in(pilot, written(pilot, rows_of(pilot), {0, 1}), "Ben")
    label, handed_out, judged = progress(pilot)[1]
    assert (label, handed_out) == ("1", ("Ada", "Ben"))
    assert sum(judged.values()) + sum(progress(pilot)[0][2].values()) == 3


def test_who_judged_two_tasks_elsewhere_has_both(pilot: Project):
    rows = rows_of(pilot, task="")
    brought_in(pilot, written(pilot, rows, range(8)))
    assert [handed_out for _, handed_out, _ in progress(pilot)] == [("Ada",)] * 3
    assert set(states(pilot).values()) == {"reached", "left"}


@pytest.mark.parametrize("judged", [(0, 1, 2, 3, 4), (0, 1), (1, 3), (2, 3), (4,)])
def test_an_import_says_how_many_count_as_skipped(pilot: Project, judged: tuple[int, ...]):
    path = written(pilot, rows_of(pilot), judged)
    plan = plan_table(project=pilot, path=path, annotator="Ada")
    said = [re.search(r"(\d+) candidates? without", each.message) for each in plan.warnings]
    apply_merge(project=pilot, plan=plan, merged_by="me")
    assert sum(int(each[1]) for each in said if each) == len(reached(pilot)) - len(judged)
    assert any(said) == (judged not in {(0, 1), (0, 1, 2, 3, 4)})


def test_what_was_judged_before_is_not_skipped_in_a_later_import(pilot: Project):
    rows = rows_of(pilot)
    brought_in(pilot, written(pilot, rows, (0, 1)))
    plan = plan_table(project=pilot, path=written(pilot, rows, (2, 3)), annotator="Ada")
    assert not any("skipped" in each.message for each in plan.warnings)


def test_a_program_reaches_nothing_and_is_asked_about_all_of_its_task(pilot: Project):
    rows = rows_of(pilot)
    digest = strata(pilot)
    program = {"annotator": "gpt", "kind": AnnotatorKind.PROGRAM}
    brought_in(pilot, written(pilot, rows, {0, 2}), **program)
    assert reached(pilot) == set()
    assert strata(pilot) == digest
    assert sum(each[2].get("gpt", 0) for each in progress(pilot)) == 2
    brought_in(pilot, written(pilot, rows, {0}), "Ada")
    table = agreement(project=pilot, annotators=("Ada", "gpt"), given=True)
    assert table.pair(Question.PRONOUN, ("Ada", "gpt")).shared.given == 5


def test_what_was_exported_from_a_batch_comes_in_by_its_codes(pilot, copy, tmp_path):
    """Blind: neither systems nor what is the overlap can be seen in it."""
    judge_in_batch(copy, tmp_path, {0, 1, 2, 3, 4})
    (tmp_path / "blind").mkdir()
    (made,) = export_batches(
        project=pilot, task_set="pilot", annotators={"Ada": "1"}, directory=tmp_path / "blind"
    )
    with open_batch_to_read(path=made.path) as batch:
        rows = rows_of(batch, task="")
    assert {row["system"] for row in rows} == {"System A", "System B"}
    assert {row["task"] for row in rows} == {"1"}
    assert len(brought_in(pilot, written(pilot, rows, range(5))).records) == 1
    assert places(rows_of(pilot)) != places(rows)
    assert states(pilot) == states(copy)


def test_what_is_not_of_the_task_set_comes_in_and_is_work_on_no_task(pilot: Project):
    (drawn, *_), everything = rows_of(pilot), states(pilot)
    others = [place for place, state in everything.items() if state == "left"]
    path = pilot.path.parent / "both.csv"
    listed = [*places([drawn]), *others]
    path.write_text(
        "system,example,pronoun\n" + "".join(f"{name},{number},no\n" for name, number in listed)
    )
    plan = plan_table(project=pilot, path=path, annotator="Ada", task_set="pilot")
    assert sorted((each.task, len(each.entries)) for each in plan.files) == [
        (f"pilot, task {drawn['task']}", 1),
        ("table", 2),
    ]
    (warning,) = plan.warnings
    assert "not in the task set pilot (and so in 1 more row)" in warning.message
    apply_merge(project=pilot, plan=plan, merged_by="me")
    assert [states(pilot)[place] for place in others] == ["left", "left"]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"task_set": "pillot"}, "task_set: the project has no ‘pillot’"),
        ({"task": "2"}, "task: it is ‘2’, but that of example"),
    ],
)
def test_what_a_table_says_of_tasks_has_to_be_true(pilot: Project, changed, told):
    row = next(row for row in rows_of(pilot) if row["task"] == "1")
    path = written(pilot, [row | changed], {0})
    with pytest.raises(InputError, match=r"judged\.csv") as refused:
        brought_in(pilot, path)
    assert told in str(refused.value)


def test_a_row_that_names_a_task_set_it_is_not_in_is_refused(pilot: Project):
    (row, *_), everything = rows_of(pilot), states(pilot)
    system, example = next(place for place, state in everything.items() if state == "left")
    only = {"system": system, "example": str(example), "task_set": row["task_set"]}
    with pytest.raises(InputError) as refused:
        brought_in(pilot, written(pilot, [only], {0}))
    assert f"example {example} of ‘{system}’ is not in ‘pilot’" in str(refused.value)


def test_an_unknown_task_set_is_refused_with_those_there_are(pilot: Project):
    path = written(pilot, rows_of(pilot), {0})
    with pytest.raises(RefusedError, match=r"no task set ‘main’\. There are: pilot\."):
        brought_in(pilot, path, task_set="main")
    with pytest.raises(RefusedError, match=r"no task ‘7’\. It has: overlap, 1, 2\."):
        rows_of(pilot, task="7")
