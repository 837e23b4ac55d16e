"""The parts of a report: the tables that there are, all of one moment."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.agreement.compute import agreement
from protest_core.agreement.disagreements import disagreement_counts, disagreements
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.queries.summary import load_summary
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.queries.work import load_annotator_work
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.metrics.measure import METRICS, measure
from protest_core.metrics.results import metrics_of_project
from protest_core.progress import Cancelled
from protest_core.report_page.gather import project_report
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings


def test_its_tables_are_those_that_the_commands_make(judged: Project):
    report = project_report(project=judged)
    assert report.scores == score_table(project=judged)
    assert report.agreement == agreement(project=judged)
    assert [each.question for each in report.comparisons] == [*FIRST_TWO]


def test_what_is_chosen_holds_for_all_of_it(judged: Project):
    chosen = CandidateFilter(frozenset({"system1", "system2"}), frozenset({"event_it"}))
    report = project_report(project=judged, settings=ScoreSettings(chosen))
    assert report.scores.frame.systems == ("system1", "system2")
    assert [each.name for each in report.evaluation.systems] == ["system1", "system2"]
    assert {each.example.category.id for each in report.examples} == {"event_it"}
    names = {row.candidate.system for each in report.examples for row in each.rows}
    assert names == {"system1", "system2"}
    assert all(len(each.systems) == 2 for each in report.metrics)


def test_a_name_that_nobody_has_is_refused(judged: Project):
    with pytest.raises(RefusedError, match="no annotator ‘Zoe’"):
        project_report(
            project=judged, settings=ScoreSettings(annotators=Annotators(frozenset({"Zoe"})))
        )


def test_of_one_annotator_alone_examples_say_nothing_of_others(judged: Project):
    report = project_report(
        project=judged, settings=ScoreSettings(annotators=Annotators(frozenset({"annotator2"})))
    )
    said = {
        message.annotator
        for each in report.examples
        for row in each.rows
        for message in row.everybody
    }
    assert said == {"annotator2"}
    assert not any("people differ" in each.why for each in report.examples)


def change_every_answer(path: Path) -> None:
    with closing(sqlite3.connect(path, timeout=0)) as other:
        other.execute("UPDATE judgement SET pronoun = 'no' WHERE pronoun = 'yes'")
        other.commit()


def test_nothing_changes_between_two_looks_at_a_snapshot(judged: Project):
    """Writers need not wait until it is over."""
    with judged.snapshot() as snapshot:
        before = score_table(project=snapshot)
        change_every_answer(judged.path)
        assert score_table(project=snapshot) == before
    assert score_table(project=judged) != before


@pytest.mark.parametrize("stage", ["measuring", "counting", "comparing", "collecting"])
def test_what_is_judged_while_a_report_is_made_is_saved_at_once(judged: Project, stage: str):
    saved = []

    def say(_done: int, _total: int, doing: str) -> None:
        if doing.startswith(stage) and not saved:
            change_every_answer(judged.path)
            saved.append(doing)

    before = score_table(project=judged)
    report = project_report(project=judged, progress=say)
    assert saved
    after = score_table(project=judged)
    assert before != after
    # What is missing is measured first: only then is the project read, all of it at once.
    assert report.scores == (after if stage == "measuring" else before)


def test_its_progress_tells_of_each_system_that_is_measured(judged: Project):
    told: dict[str, float] = {}
    project_report(project=judged, progress=lambda n, of, doing: told.setdefault(doing, n / of))
    shares = [told[f"measuring system{each} with chrf"] for each in range(1, 5)]
    assert shares == sorted(shares)
    assert shares[-1] > shares[0] + 0.3
    told.clear()
    project_report(project=judged, progress=lambda n, of, doing: told.setdefault(doing, n / of))
    assert not [doing for doing in told if doing.startswith("measuring system")]


def test_it_can_be_cancelled_and_tells_how_far_it_is(judged: Project):
    told: list[tuple[int, int]] = []
    project_report(project=judged, progress=lambda *now: told.append(now[:2]))
    assert told == sorted(told)
    assert all(done <= total for done, total in told)

    def cancel(done: int, total: int, doing: str) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        project_report(project=judged, progress=cancel)


def test_kept_metrics_are_those_that_are_measured(judged: Project):
    kept = metrics_of_project(project=judged, chosen=CandidateFilter())
    measured = measure(project=judged, metrics=list(METRICS))
    assert [each.signature for each in kept] == [each.signature for each in measured]
    for ours, theirs in zip(kept, measured, strict=True):
        figures = [(name, score.figures, score.undefined) for name, score in ours.systems]
        assert figures == [(name, s.figures, s.undefined) for name, s in theirs.systems]


@pytest.mark.parametrize("question", FIRST_TWO)
def test_what_people_differ_on_is_counted_as_it_is_listed(judged: Project, question: Question):
    table = disagreement_counts(project=judged)
    found = disagreements(project=judged, questions=[question.id])
    assert table.total(question).different == len(found.cases) > 0
    assert table.total(question).compared == found.compared
    for category in table.frame.categories:
        listed = [e for e in found.cases if e.candidate.example.category.id == category.id]
        assert table.cells[question, category.id].different == len(listed)


def test_everybodys_work_is_counted(judged: Project):
    with judged.reading() as tx:
        work = [*load_annotator_work(tx)]
        assert sum(each.judged for each in work) == load_summary(tx).judgements
    assert [each.annotator for each in work] == ["annotator1", "annotator2", "annotator3"]
    assert all(each.guidelines == ("en-de 1",) for each in work)


def test_a_project_without_anything_has_a_report(project_file: Path):
    with Project.open(project_file) as project:
        report = project_report(project=project)
    assert report.scores.frame.systems == ()
    assert report.examples == ()
