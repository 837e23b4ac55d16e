"""Candidates on lines that are no translation are kept apart, unless people judged them."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from protest_core.annotating.adjudication import across_systems
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluation_table
from protest_core.evaluation.project_overview import filter_choices, list_candidates, overview
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.evaluation.report import evaluation_report
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import FIRST_TWO
from protest_core.matching.rules import Reason, Verdict
from protest_core.report_page.example_selection import selected_examples
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import scores_report
from protest_core.statistics.proportions import Share
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.builders.no_translation import mark

PRONOUN, ANTECEDENT = FIRST_TWO
APART = CandidateFilter(outcomes=frozenset({Outcome.NO_TRANSLATION}))
Lines = Sequence[tuple[str, int]]  # of a system
_UNJUDGED = """
SELECT name, line FROM candidate JOIN example ON example.id = example_id
JOIN system ON system.id = system_id GROUP BY name, line
HAVING count(*) = sum(candidate.id NOT IN (SELECT candidate_id FROM judgement UNION
SELECT candidate_id FROM judgement_history UNION SELECT candidate_id FROM task_candidate))
"""
_OF_LINE = (
    "candidate_id IN (SELECT candidate.id FROM candidate JOIN example ON example.id = example_id "
    "JOIN system ON system.id = system_id WHERE name = ? AND line = ?)"
)


def mark_matches(path: Path, lines: Lines) -> None:
    """Match these lines as no translation, and leave the other matches, which are invented."""
    with closing(sqlite3.connect(path)) as database:
        database.executemany(
            "UPDATE match SET verdict = 'referred', reasons = 'no_translation', shared = '', "
            f"verified_system_id = NULL, on_other_words = 0 WHERE {_OF_LINE}",
            lines,
        )
        database.commit()


def remove(path: Path, lines: Lines) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        for table in ("match", "alignment_warning", "metric_verdict", "candidate"):
            where = _OF_LINE.replace("candidate_id", "id", 1) if table == "candidate" else _OF_LINE
            database.executemany(f"DELETE FROM {table} WHERE {where}", lines)
        database.commit()


@pytest.fixture
def refused(two_systems: Project) -> Project:
    """The two systems, of which "two" refused the line of examples 4 and 5, both approved."""
    mark(two_systems.path, [("two", 5)])
    return two_systems


def test_such_a_candidate_is_referred_for_this_reason_alone(refused: Project):
    chosen = CandidateFilter(reasons=frozenset({Reason.NO_TRANSLATION}))
    found = list_candidates(project=refused, chosen=chosen)
    assert len(found) == 2
    assert list_candidates(project=refused, chosen=APART) == found
    referred = list_candidates(project=refused, chosen=CandidateFilter(verdict=Verdict.REFERRED))
    assert set(found) < set(referred)
    one, two = evaluation_table(project=refused).systems
    assert (one.total.no_translation, two.total.no_translation) == (0, 2)
    assert (two.total.approved, two.total.referred) == (1, 4)


def test_it_is_in_no_score_and_no_comparison(refused: Project):
    table = score_table(project=refused)
    assert table.score(PRONOUN, "two").share == Share(3, 1, 3)
    assert table.score(PRONOUN, "two").counts.no_translation == 2
    assert table.score(PRONOUN, "one").share == Share(5, 2, 5)
    assert table.no_translation == 2
    comparison = compare_systems(project=refused)
    (pair,) = comparison.pairs
    assert (pair.n, comparison.no_translation) == (3, 2)


def test_a_judgement_takes_precedence(refused: Project, find):
    say(refused, find("two", 5), Judgement(Answer.NO))
    counts = score_table(project=refused).score(PRONOUN, "two").counts
    assert (counts.incorrect, counts.no_translation, counts.total) == (1, 1, 5)
    assert score_table(project=refused).score(PRONOUN, "two").n == 4
    assert overview(project=refused).total.no_translation == 1
    assert list_candidates(project=refused, chosen=APART) == (find("two", 4),)


def test_side_by_side_and_in_the_report_it_is_not_open(refused: Project, find):
    say(refused, find("two", 4), Judgement(Answer.NO))
    for example, expected in ((4, Outcome.INCORRECT), (5, Outcome.NO_TRANSLATION)):
        _, two = across_systems(project=refused, example_id=ExampleId(example))
        assert two.outcome is expected
    rows = {
        row.candidate.id: row.outcome
        for selected in selected_examples(
            project=refused, by_metric={find("two", 4), find("two", 5)}
        )
        for row in selected.rows
    }
    assert rows[find("two", 4)] is Outcome.INCORRECT
    assert rows[find("two", 5)] is Outcome.NO_TRANSLATION


def test_each_table_has_a_column_that_leads_to_the_sentences(refused: Project, find):
    expected = {find("two", 4), find("two", 5)}
    reports = (
        evaluation_report(evaluation_table(project=refused)),
        scores_report(score_table(project=refused)),
        overview_report(overview(project=refused)),
    )
    for report in reports:
        opened = set()
        for table in report.tables:
            for column in table.columns:
                if column.key == "no_translation" and column.opens:
                    for row in table.rows:
                        if query := column.opens(row):
                            opened |= set(query.find(project=refused))
        assert opened == expected, report.title


def test_the_number_of_counted_candidates_opens_no_others(refused: Project, find):
    cell = CountedCell(PRONOUN, "two")
    found = counted_candidates(project=refused, settings=ScoreSettings(), cell=cell)
    assert set(found) == {find("two", 1), find("two", 2), find("two", 3)}


def test_notes_say_what_is_left_out(refused: Project):
    notes = [
        *scores_report(score_table(project=refused)).notes,
        *evaluation_report(evaluation_table(project=refused)).notes,
    ]
    assert any(note.startswith("Left out: 2 candidates whose lines are no") for note in notes)
    assert any(note.startswith("No translation: ") for note in notes)


def test_without_such_lines_no_table_has_the_column(two_systems: Project):
    for report in (
        evaluation_report(evaluation_table(project=two_systems)),
        scores_report(score_table(project=two_systems)),
        overview_report(overview(project=two_systems)),
    ):
        for table in (*report.tables, *report.records):
            assert "no_translation" not in {column.key for column in table.columns}
        assert "ranslation:" not in "".join(report.notes)


@pytest.mark.parametrize("seed", range(4))
def test_scores_of_the_others_are_those_without_such_candidates(tmp_path: Path, seed: int):
    marked, without = (write_judged(tmp_path / name) for name in ("a.protest", "b.protest"))
    with closing(sqlite3.connect(marked)) as database:
        unjudged = database.execute(_UNJUDGED).fetchall()
    lines = Random(seed).sample(unjudged, len(unjudged) // 3)
    mark_matches(marked, lines)
    remove(without, lines)
    settings = ScoreSettings(not_judgeable=[*NotJudgeable][seed % 2])
    with Project.open(marked) as one, Project.open(without) as other:
        table, expected = (score_table(project=each, settings=settings) for each in (one, other))
        assert table.no_translation > 20
        assert expected.no_translation == 0
        compared = 0
        for question in FIRST_TWO:
            for system in table.frame.systems:
                for category in (None, *(each.id for each in table.categories_of(question))):
                    place = question, system, category
                    assert table.score(*place).share == expected.score(*place).share
                    assert table.estimate(*place) == expected.estimate(*place)
                    assert table.headline(*place) == expected.headline(*place)
                    compared += table.estimate(*place).low is not None
        assert compared > 20
        assert table.ranked == expected.ranked
        pairs, others = (compare_systems(project=each, settings=settings) for each in (one, other))
        assert (pairs.pairs, pairs.clusters) == (others.pairs, others.clusters)
        corrected, without_them = (
            audit_table(project=each, settings=settings) for each in (one, other)
        )
        for system in table.frame.systems:
            assert corrected.corrected(system) == without_them.corrected(system)


def test_the_outcome_can_be_chosen_where_it_occurs(refused: Project, tmp_path: Path):
    outcomes = CandidateFilter.conditions()["outcomes"].choices
    with Project.open(write_judged(tmp_path / "judged.protest")) as other:
        offered = [dict(outcomes(filter_choices(project=each))) for each in (refused, other)]
    assert [Outcome.NO_TRANSLATION in each for each in offered] == [True, False]
    assert len(offered[1]) == len(Outcome) - 1
