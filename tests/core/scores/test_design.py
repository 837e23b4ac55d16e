"""One annotator for each system, judgements without a task set: said where it matters, once."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from csv import DictReader
from dataclasses import replace
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.questions import Question
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import OTHER_PEOPLE, comparison_report, pairs_table
from protest_core.scores.compute import score_table
from protest_core.scores.model import Design, ScoreSettings
from protest_core.scores.notes import score_notes
from protest_core.scores.report import scores_report
from protest_core.statistics.confounding import ConfoundedPair
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from tests.builders.judged_project import write_judged

# The first annotator judged the first two systems, the second one the others.
BY_SYSTEM = (
    "PRAGMA foreign_keys = ON",
    "DELETE FROM judgement WHERE annotator_id > 1",
    "UPDATE judgement SET annotator_id = 2 WHERE candidate_id > 120",
)
CONFOUNDED = (
    "Annotators and systems are confounded: 100 % of the judgements of system1 are by other people "
    "than those of system3. Their difference may be one between annotators; shuffled tasks would "
    "give this in fewer than 1 of 1,000 studies. The same is true of 3 other pairs of systems."
)


def change(path: Path, statements: Iterable[str]) -> Path:
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    return path


@pytest.fixture
def by_system(tmp_path: Path) -> Path:
    return change(write_judged(tmp_path / "judged.protest"), BY_SYSTEM)


def text(report: Report) -> str:
    return " ".join("".join(render(report, "text")).split())


def test_annotators_that_go_together_with_systems_are_named_once_under_every_table(by_system: Path):
    with Project.open(by_system) as project:
        reports = (
            scores_report(score_table(project=project), antecedents=True),
            comparison_report(compare_systems(project=project)),
            audit_report(audit_table(project=project)),
        )
    for report in reports:
        assert text(report).count(CONFOUNDED) == 1


def test_what_is_another_number_for_antecedents_is_said_of_antecedents(by_system: Path):
    with Project.open(by_system) as project:
        table = score_table(project=project)
    of_pronouns, of_antecedents = (
        Design((ConfoundedPair("system1", "system3", distance),)) for distance in (0.83, 0.82)
    )
    both = {Question.PRONOUN: of_pronouns, Question.ANTECEDENT: of_antecedents}
    one = {Question.PRONOUN: Design(), Question.ANTECEDENT: of_antecedents}
    for designs, heads in ((both, ["Annotators", "Antecedents: Ann"]), (one, ["Antecedents: Ann"])):
        said = [
            each
            for each in score_notes(replace(table, designs=designs))
            if "are confounded" in each
        ]
        assert [each[: len(head)] for each, head in zip(said, heads, strict=True)] == heads
    (alone,) = (
        each
        for each in score_notes(replace(table, designs=both), [Question.ANTECEDENT])
        if "are confounded" in each
    )
    assert alone.startswith("Annotators and")


def test_in_pairs_the_systems_that_other_people_judged_are_marked(by_system: Path):
    with Project.open(by_system) as project:
        comparison = compare_systems(project=project)
    table = pairs_table(comparison)
    (column,) = [each for each in table.columns if each.head == "!"]
    marked = {
        frozenset({row.pair.first, row.pair.second}) for row in table.rows if column.value(row)
    }
    assert marked == {
        frozenset({one, other})
        for one in ("system1", "system2")
        for other in ("system3", "system4")
    }
    assert {column.spoken(row) for row in table.rows} == {OTHER_PEOPLE, ""}
    report = comparison_report(comparison)
    assert "! Annotators and systems are" in text(report)
    rows = DictReader("".join(render(report, "csv")).splitlines())
    for row in rows:
        is_marked = frozenset({row["first"], row["second"]}) in marked
        assert row["confounded"] == ("yes" if is_marked else "no")


def test_where_tasks_were_dealt_out_nothing_is_said_of_it(tmp_path: Path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        table = score_table(project=project)
        comparison = compare_systems(project=project)
    assert not any(each.confounded for each in table.designs.values())
    assert "!" not in [each.head for each in pairs_table(comparison).columns]
    assert "are confounded" not in text(scores_report(table))
    assert "without a task set" not in text(scores_report(table))


def test_only_those_who_count_are_looked_at(by_system: Path):
    one = ScoreSettings(annotators=Annotators(frozenset({"annotator1"})))
    with Project.open(by_system) as project:
        assert not score_table(project=project, settings=one).designs[Question.PRONOUN].confounded


def test_what_was_judged_without_a_task_set_is_counted_wherever_something_is_estimated(
    by_system: Path,
):
    of_tasks = ("batch", "task_order", "task_candidate", "task")
    tables = (*of_tasks, "stratum_candidate", "stratum", "task_set")
    change(by_system, [f"DELETE FROM {each}" for each in tables])
    with closing(sqlite3.connect(by_system)) as database:
        query = "SELECT count(DISTINCT candidate_id) FROM judgement WHERE state <> 'incomplete'"
        ((judged,),) = database.execute(query)
    sentence = (
        f"{judged} candidates were judged without a task set: how they were chosen is not known; "
        "they are taken as drawn at random."
    )
    with Project.open(by_system) as project:
        for report in (
            scores_report(score_table(project=project)),
            comparison_report(compare_systems(project=project)),
        ):
            assert text(report).count(sentence) == 1
