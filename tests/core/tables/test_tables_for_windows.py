"""The tables that windows show one by one: every number opens what it counts, and can be spoken."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from protest_core.agreement.overview import Compared, read_agreement
from protest_core.agreement.report import categories_table, confusion_table, pairs_table
from protest_core.agreement.rows import group_sentence, pair_remarks, pair_row
from protest_core.db.project import Project
from protest_core.judgements.model import Label
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.meta_evaluation.overview import MetricsAsked, read_metrics
from protest_core.meta_evaluation.verdicts_report import (
    by_verdict,
    disagreement_by,
    disagreement_by_verdict,
)
from protest_core.scores.audit_report import rates_by_category
from protest_core.scores.comparison_report import pair_sentence
from protest_core.scores.comparison_report import pairs_table as pairs_of_systems
from protest_core.scores.model import ScoreSettings
from protest_core.scores.overview import Counting, ResultsOverview, read_results
from protest_core.scores.report import shares_by_category
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, Range, Report, Stacked, Table
from protest_core.translatable import Text
from tests.builders.judged_project import write_judged_demonstration
from tests.core.tables.reports import check_counts_open_as_many

PRONOUN = Question.PRONOUN


@pytest.fixture
def judged(tmp_path: Path) -> Iterator[Project]:
    with Project.open(write_judged_demonstration(tmp_path)) as project:
        yield project


@pytest.fixture
def results(judged: Project) -> ResultsOverview:
    return read_results(project=judged)


def spoken(table: Table[Any], head: str, row: int) -> str:
    (column,) = [each for each in table.shown if each.head == head]
    assert column.spoken is not None
    return column.spoken([*table.rows][row])


def report_of(*tables: Table[Any]) -> Report:
    return Report("", tables, tables, suite={})


def test_heads_that_are_words_can_be_translated(judged: Project, results: ResultsOverview):
    metrics = read_metrics(project=judged, asked=MetricsAsked(ScoreSettings()))
    tables: list[Table[Any]] = [
        rates_by_category(results.audit),
        *(disagreement_by(metrics.verdicts, each) for each in ("category", "system")),
    ]
    heads = [column.head for table in tables for column in table.shown]
    assert {each for each in heads if not isinstance(each, Text)} == {"%", "95 %"}


def test_every_number_of_agreement_opens_as_many_candidates_as_it_counts(judged: Project):
    table = read_agreement(project=judged).table
    assert table is not None
    category = table.categories_of(PRONOUN)[0].id
    pair = table.all_pairs[0]
    tables = (
        pairs_table(table, PRONOUN),
        pairs_table(table, PRONOUN, category),
        categories_table(table, PRONOUN, pair),
        confusion_table(pair_row(table, PRONOUN, pair)),
        confusion_table(pair_row(table, PRONOUN, pair, category)),
    )
    assert check_counts_open_as_many(judged, report_of(*tables)) > 30


def test_agreement_is_spoken_with_what_it_is_of(judged: Project):
    found = read_agreement(project=judged)
    table = found.table
    assert table is not None
    pairs = pairs_table(table, PRONOUN)
    row = pair_row(table, PRONOUN, table.all_pairs[0])
    assert spoken(pairs, "Agree %", 0) == f"{row.agreeing} of {row.agreement.n} agree"
    one, other = table.all_pairs[0]
    confusion = confusion_table(row)
    across = Label.CORRECT.value
    count = row.count(Label.CORRECT, Label.CORRECT)
    words = f"{one}: {across}, {other}: {across}: {count}"
    assert spoken(confusion, across, [*Label].index(Label.CORRECT)) == words
    together = f"All {len(table.frame.annotators)} together: "
    assert group_sentence(table, PRONOUN).startswith(together)


def test_a_pair_without_common_candidates_says_why_nothing_is_known(judged: Project):
    everybody = read_agreement(project=judged).everybody
    table = read_agreement(project=judged, compared=Compared()).table
    assert table is not None
    assert len(everybody) == len(table.frame.annotators)
    rows = [pair_row(table, PRONOUN, pair) for pair in table.all_pairs]
    for row in rows:
        reason = row.why_no_kappa
        assert ("No kappa. " in pair_remarks(row)) is bool(reason)


@pytest.mark.parametrize("intervals", [False, True])
@pytest.mark.parametrize("question", FIRST_TWO)
def test_a_cell_of_the_scores_has_counts_share_and_interval(
    judged: Project, question: Question, intervals: bool
):
    scores = read_results(project=judged, counting=Counting(question=question)).scores
    table = shares_by_category(scores, question, intervals=intervals)
    total = table.shown[1]
    best = scores.ranked[0]
    score, headline = scores.score(question, best), scores.headline(question, best)
    cell = total.value(next(iter(table.rows)))
    assert isinstance(cell, Stacked)
    estimate, *interval, count = shown(cell, total.kind).split("\n")
    assert headline.estimated
    assert estimate == f"{shown(Range(headline.low, headline.high), Kind.PERCENT)} %"
    assert interval == ([f"{shown(headline.interval, Kind.PERCENT)} %"] if intervals else [])
    assert count.rstrip("*").endswith(f" / {score.n:,}")
    assert total.spoken is not None
    said = total.spoken(next(iter(table.rows)))
    assert said.startswith(f"{best}, {total.head}: estimated {estimate}")
    assert "95 % interval" in said


def test_every_cell_of_the_scores_opens_what_it_is_of(judged: Project, results: ResultsOverview):
    table = shares_by_category(results.scores, PRONOUN)
    cells = 0
    for column in table.shown[1:]:
        for row in table.rows:
            if column.opens is not None and (query := column.opens(row)) is not None:
                number = len(query.find(project=judged))
                text = shown(column.value(row), column.kind)
                if row.system is not None:
                    assert f" / {number:,}" in text
                cells += 1
    assert cells > 10


def test_a_comparison_is_spoken_as_what_it_comes_to(results: ResultsOverview):
    table = pairs_of_systems(results.comparison)
    for row, pair in enumerate(table.rows):
        assert spoken(table, "difference", row) == pair_sentence(pair)
        assert pair.pair.first in pair_sentence(pair)


def test_verdicts_of_one_category_are_a_part_of_all(judged: Project):
    verdicts = read_metrics(project=judged, asked=MetricsAsked(ScoreSettings())).verdicts

    def judged_in(table: Table[Any]) -> int:
        return int([*table.rows][-1].judged.total)

    parts = [judged_in(by_verdict(verdicts, each.id)) for each in verdicts.frame.categories]
    assert sum(parts) == judged_in(by_verdict(verdicts)) > 0
    category = verdicts.frame.categories[0].id
    tables = (by_verdict(verdicts, category), disagreement_by_verdict(verdicts, category))
    assert check_counts_open_as_many(judged, report_of(*tables)) > 3


def test_large_numbers_have_commas_on_the_screen_only():
    assert shown(12_345, Kind.COUNT) == "12345"
    assert shown(12_345, Kind.COUNT, grouped=True) == "12,345"


def test_stacked_figures_stand_below_each_other():
    cell = Stacked(((1_200, Kind.COUNT), (0.5, Kind.PERCENT)))
    assert shown(cell, Kind.TEXT, grouped=True) == "1,200\n50.0 %"
