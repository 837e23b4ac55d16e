"""Metrics are measured once, stored in the file, and measured again where links change."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.link_corrections import CorrectionResult
from protest_core.annotating.unsaved import UnsavedLinks
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.open_batch import batch_candidates, open_batch_for_work
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import DiskError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.verdicts import verdicts_against_people
from protest_core.metrics.measure import METRICS, measure, project_metric_languages
from protest_core.metrics.report import metrics_report
from protest_core.metrics.results import (
    measure_missing,
    measured,
    measuring,
    metrics_of_project,
    metrics_with_verdicts,
    missing_results,
)
from protest_core.notebooks import metrics_of, text_of
from protest_core.progress import Cancelled
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections, undo_correction
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import FILES, write_system

EVERYTHING = CandidateFilter()
AGAINST = CandidateFilter(against_metric="apt")
YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
KILLED = """
import os, sys
from pathlib import Path
from protest_core.db.project import Project
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.metrics.measure import METRICS
print(*METRICS, flush=True)
def die(done, total, doing):
    if doing == "measuring system3 with bleu":
        os.kill(os.getpid(), 9)
metrics_and_people(project=Project.open(Path(sys.argv[1])), progress=die)
"""
Act = Callable[[Project, CandidateId, Path], object]


class Steps(list[str]):
    """The measurements, as progress announces them."""

    def __call__(self, _done: int, _total: int, doing: str) -> None:
        if doing.startswith("measuring"):
            self.append(doing.removeprefix("measuring "))


def measured_by(project: Project, **asked: object) -> Steps:
    steps = Steps()
    metrics_and_people(project=project, progress=steps, **asked)
    return steps


def figures(project: Project) -> list[object]:
    tables = metrics_of_project(project=project, chosen=EVERYTHING)
    names = metrics_with_verdicts(project_metric_languages(project=project))
    verdicts = [verdicts_against_people(project=project, metric=each) for each in names]
    differing = measuring(project, partial(list_candidates, chosen=AGAINST))
    return [tables, [each.cells for each in verdicts], differing]


def figures_anew(project: Project) -> list[object]:
    """Return the figures of a copy in which nothing has been measured."""
    copy = project.path.with_name("copy.protest")
    project.copy_to(copy, replace=copy.exists())
    execute(copy, "DELETE FROM metric_score", "DELETE FROM metric_verdict")
    with Project.open(copy) as other:
        found = figures(other)
    copy.unlink()
    return found


def execute(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        return [row for statement in statements for row in database.execute(statement)]


def test_each_system_is_measured_once_with_each_metric(judged: Project):
    every = [f"system{n} with {metric}" for n in range(1, 5) for metric in METRICS]
    assert measured_by(judged) == every
    assert measured_by(judged) == []
    with Project.open(judged.path) as opened_again:
        assert measured_by(opened_again) == []


def test_only_what_is_asked_is_measured(judged: Project):
    some = CandidateFilter(systems=frozenset({"system2"}))
    steps = Steps()
    metrics_of_project(project=judged, chosen=some, metrics=["chrf"], progress=steps)
    assert steps == ["system2 with chrf"]
    list_candidates(project=judged, chosen=EVERYTHING)
    assert execute(judged.path, "SELECT count(*) FROM metric_verdict") == [(0,)]


@pytest.mark.parametrize("categories", [(), ("event_it",), ("pleonastic_it", "event_it")])
def test_figures_over_categories_come_from_the_same_rows(judged: Project, categories):
    measured_by(judged)
    chosen = CandidateFilter(categories=frozenset(categories))
    kept = metrics_of_project(project=judged, chosen=chosen)
    anew = measure(
        project=judged, metrics=[*METRICS], chosen=CandidateFilter(categories=frozenset(categories))
    )
    for ours, theirs in zip(kept, anew, strict=True):
        assert [(name, s.figures, s.undefined, s.dropped) for name, s in ours.systems] == [
            (name, s.figures, s.undefined, s.dropped) for name, s in theirs.systems
        ]


def test_what_a_notebook_asks_for_is_kept_and_as_measured_anew(judged: Project):
    shown = text_of(metrics_of(judged), "json")
    assert fetch(judged, missing_results, EVERYTHING, [*METRICS]) == ()
    anew = metrics_report(measure(project=judged, metrics=[*METRICS]))
    assert shown == text_of(anew, "json")


def test_what_was_measured_before_it_was_stopped_stays(judged: Project):
    seen = Steps()

    def stop(*now: object) -> None:
        seen(*now)
        if len(seen) == len(METRICS) + 2:  # while the second system is measured
            raise Cancelled

    with pytest.raises(Cancelled):
        metrics_and_people(project=judged, progress=stop)
    _, *rest = [f"system{n} with {metric}" for n in range(2, 5) for metric in METRICS]
    assert measured_by(judged) == rest
    assert figures(judged) == figures_anew(judged)


def test_who_is_killed_while_measuring_leaves_whole_results(judged: Project):
    command = [sys.executable, "-c", KILLED, judged.path]
    died = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    assert died.returncode == -9
    first, *_ = names = died.stdout.split()  # a metric that a test adds is not among them
    rest = [f"system3 with {metric}" for metric in names[names.index("bleu") :]]
    measured = [step for step in measured_by(judged) if step.split()[-1] in names]
    assert measured[: len(rest) + 1] == [*rest, f"system4 with {first}"]
    assert figures(judged) == figures_anew(judged)


def test_a_corrected_link_is_measured_again_and_nothing_else_is(judged: Project):
    measured_by(judged)
    first, *_ = list_candidates(project=judged, chosen=EVERYTHING)
    before = execute(judged.path, "SELECT * FROM metric_verdict")
    correct_links(project=judged, candidate_id=first, part=0, tokens=(), author="Zoe")
    after = execute(judged.path, "SELECT * FROM metric_verdict")
    assert sorted(set(before) - set(after)) == [row for row in before if row[0] == first] != []
    of_pronouns = metrics_with_verdicts(project_metric_languages(project=judged))
    assert measured_by(judged) == [f"system1 with {metric}" for metric in of_pronouns]
    (verdict,) = execute(
        judged.path,
        "SELECT verdict, claim FROM metric_verdict"
        f" WHERE candidate_id = {first} AND metric = 'apt'",
    )
    assert verdict == ("4", None)  # nothing translates it
    assert figures(judged) == figures_anew(judged)


def _undo_correction(project: Project, candidate: CandidateId, _folder: Path) -> None:
    correct_links(project=project, candidate_id=candidate, part=0, tokens=(), author="Zoe")
    figures(project)
    (link,) = list_link_corrections(project=project, candidate_id=candidate)
    part_of = {(candidate, 0): link}
    correction = CorrectionResult(candidate, part_of, {(candidate, 0): None})
    UnsavedLinks(correction).save(project)


def _take_back_correction(project: Project, candidate: CandidateId, _folder: Path) -> None:
    correct_links(project=project, candidate_id=candidate, part=0, tokens=(1,), author="Zoe")
    figures(project)
    undo_correction(project=project, candidate_id=candidate, part=0)


def _undo_merge(project: Project, candidate: CandidateId, folder: Path) -> None:
    _merge(project, candidate, folder)
    figures(project)
    (merged,) = merges(project=project)
    undo_merge(project=project, merge_id=merged.id)


def _merge(project: Project, _candidate: CandidateId, folder: Path) -> None:
    path = write_batch(project, folder / "mail")
    with open_batch_for_work(path=path) as batch:
        for each in batch_candidates(batch=batch):
            judge(project=batch.project, candidate_id=each, annotator="Anna", judgement=NO)
    apply_merge(
        project=project, plan=plan_merge(project=project, paths=[path]), choices={}, merged_by="me"
    )


def _load(name: str) -> Act:
    def load(project: Project, _candidate: CandidateId, folder: Path) -> None:
        text = FILES["reference.txt"].replace("Sie ist", "Diese ist")
        output = SystemOutput(name, *write_system(folder, name, text=text))
        load_systems(project=project, outputs=[output], replace=True)

    return load


# Whatever writes what metrics read, or what is joined with what they say.
WRITERS: dict[str, Act] = {
    "judging": lambda p, c, _: judge(project=p, candidate_id=c, annotator="Zoe", judgement=YES),
    "correcting a pronoun's links": lambda p, c, _: correct_links(
        project=p, candidate_id=c, part=0, tokens=(1,), author="Zoe"
    ),
    "correcting an antecedent's links": lambda p, c, _: correct_links(
        project=p, candidate_id=c, part=1, tokens=(1,), author="Zoe"
    ),
    "undoing a correction": _undo_correction,
    "taking a correction back": _take_back_correction,
    "evaluating": lambda p, _c, _f: evaluate(project=p),
    "merging": _merge,
    "undoing a merge": _undo_merge,
    "loading a system": _load("three"),
    "loading a system anew": _load("one"),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_whatever_is_written_metrics_say_what_they_say_of_it(
    project: Project, tmp_path: Path, writer: str
):
    lamp = fetch(project, find_candidate, "one", ExampleId(1))
    assert lamp is not None
    figures(project)
    WRITERS[writer](project, lamp, tmp_path)
    assert figures(project) == figures_anew(project)


def test_what_another_version_of_the_program_measured_is_measured_again(judged: Project):
    expected = figures(judged)
    execute(
        judged.path,
        "UPDATE metric_score SET signature = replace(signature, 'protest:', 'protest:0.')",
        "UPDATE metric_verdict SET verdict = '6', claim = NULL, statistics = '6'"
        " WHERE metric = 'apt'",
    )
    assert figures(judged) == expected


def test_a_link_corrected_while_its_system_is_measured_counts(judged: Project):
    first, *_ = list_candidates(project=judged, chosen=EVERYTHING)
    steps = Steps()

    def correct_once(*now: object) -> None:
        steps(*now)
        if len(steps) == 1 and not list_link_corrections(project=judged, candidate_id=first):
            correct_links(project=judged, candidate_id=first, part=0, tokens=(), author="Zoe")

    with measured(judged, EVERYTHING, correct_once, metrics=["apt"]):
        pass
    assert steps[-1] == "system1 with apt"  # for the second time, and of one candidate
    assert measuring(judged, partial(list_candidates, chosen=AGAINST)) == figures_anew(judged)[-1]


def test_a_system_loaded_anew_while_it_is_measured_is_measured_as_it_is_now(
    project: Project, tmp_path: Path
):
    steps = Steps()

    def load_once(done: int, total: int, doing: str) -> None:
        steps(done, total, doing)
        if len(steps) == 1 and doing.startswith("measuring"):
            text = FILES["reference.txt"].replace("Sie ist", "Diese ist")
            files = write_system(tmp_path, "one", text=text)
            load_systems(project=project, outputs=[SystemOutput("one", *files)], replace=True)

    (table,) = metrics_of_project(
        project=project, chosen=EVERYTHING, metrics=["apt"], progress=load_once
    )
    (anew,) = measure(project=project, metrics=["apt"])
    assert steps == ["one with apt", "one with apt"]
    assert [each.figures for _, each in table.systems] == [e.figures for _, e in anew.systems]


def test_a_file_marked_as_read_only_is_measured_once_per_opening_and_not_changed(judged: Project):
    expected = figures_anew(judged)
    judged.close()
    judged.path.chmod(0o444)
    before = judged.path.read_bytes()
    for _ in range(2):
        with Project.open_to_read(judged.path) as opened:
            assert len(measured_by(opened)) == 4 * len(METRICS)
            assert measured_by(opened) == []
            assert figures(opened) == expected
    assert judged.path.read_bytes() == before


def test_a_file_that_another_program_keeps_locked_is_measured_once_while_it_stays(
    judged: Project,
):
    expected = figures_anew(judged)
    first, *_ = list_candidates(project=judged, chosen=EVERYTHING)
    with Project.open(judged.path, patience=Patience(0, 0)) as impatient:
        with closing(sqlite3.connect(judged.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert measured_by(impatient) != []
            assert measured_by(impatient) == []
            assert figures(impatient) == expected
            with pytest.raises(DiskError):
                judge(project=impatient, candidate_id=first, annotator="Zoe", judgement=NO)
        judge(project=impatient, candidate_id=first, annotator="Zoe", judgement=NO)
        assert measured_by(impatient) != []  # now it is kept
        assert figures(impatient) == figures_anew(judged)
    assert measured_by(judged) == []


def test_a_full_disk_is_no_reason_not_to_show_what_metrics_say(judged: Project):
    """The file may not grow any more: what is measured is kept in memory alone."""
    expected = figures_anew(judged)
    with judged.reading() as tx:
        pages = fetch_pragma(tx, "page_count")
    with Project.open(judged.path) as opened:
        with opened.changing() as tx:
            tx.connection().exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        assert figures(opened) == expected


def fetch_pragma(tx: Tx, name: str) -> int:
    return int(tx.connection().exec_driver_sql(f"PRAGMA {name}").scalar_one())


def test_measuring_ahead_is_enough_for_all_that_comes_after(judged: Project):
    assert measure_missing(judged, EVERYTHING, metrics=[*METRICS]) is judged
    steps = Steps()
    measuring(judged, partial(list_candidates, chosen=AGAINST))
    metrics_and_people(project=judged, progress=steps)
    verdicts_against_people(project=judged, metric="autoprf", progress=steps)
    assert steps == []


def test_a_copy_keeps_what_was_measured(judged: Project):
    measured_by(judged)
    copy = judged.path.with_name("copy.protest")
    judged.copy_to(copy)
    with Project.open(copy) as other:
        assert measured_by(other) == []
