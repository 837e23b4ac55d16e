"""Scores as a report: by system, by outcome, by category."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import Average, Headline, ScoreSettings, ScoreTable, SystemScore
from protest_core.scores.notes import (
    ALL_SYSTEMS,
    AVERAGE,
    NEW_EXAMPLES,
    TEXTS_LIKE_THESE,
    THESE_CANDIDATES,
    score_notes,
    why_no_share,
)
from protest_core.statistics.estimation import Estimate
from protest_core.statistics.proportions import FEW
from protest_core.suite.report_frame import NO_SYSTEM, report_on, short_labels
from protest_core.tables.cells import FEW_MARK, narrow_head, shown
from protest_core.tables.model import (
    UNDEFINED,
    AllJudged,
    Cell,
    Column,
    Few,
    Kind,
    NotEstimated,
    Range,
    Report,
    Stacked,
    Table,
    share_range,
)
from protest_core.translatable import Text

_OUTCOMES = {
    Outcome.APPROVED: Text("Approved"),
    Outcome.CORRECT: Text("Correct"),
    Outcome.INCORRECT: Text("Incorrect"),
    Outcome.NOT_JUDGEABLE: Text("Not judgeable"),
    Outcome.OPEN: Text("Open"),
    Outcome.DISPUTED: Text("Disputed"),
    Outcome.NO_TRANSLATION: Text("No translation"),
}
assert set(_OUTCOMES) == set(Outcome)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The score of a system or, without one, the average; in one category or in all."""

    table: ScoreTable
    question: Question
    system: str | None
    category: str | None
    figures: SystemScore | Average

    @property
    def score(self) -> SystemScore | None:
        return self.figures if isinstance(self.figures, SystemScore) else None

    @property
    def headline(self) -> Headline:
        """Return the headline of the system or, without one, of all."""
        return self.table.headline(self.question, self.system, self.category)

    def query(
        self, outcomes: frozenset[Outcome] = frozenset(), *, neutral: bool = False
    ) -> CandidateQuery | None:
        """Return the query for the counted candidates, or for those with some outcomes."""
        settings, undecided = self.table.settings, self.table.undecided
        if self.system is None and (undecided or self.table.frame.references):
            others = frozenset(self.table.averaged) - frozenset(undecided)
            settings = replace(settings, chosen=replace(settings.chosen, systems=others))
        cell = CountedCell(self.question, self.system, self.category, outcomes, neutral=neutral)
        labels = {each.id: each.label for each in self.table.frame.categories}
        names = (
            self.system,
            _short_name(self.question),
            labels.get(self.category or ""),
        )
        return counted_query(", ".join(filter(None, names)), settings, cell)


_QUESTION: Column[ScoreRow] = Column("", "question", Kind.NAME, lambda row: row.question.value)
_SYSTEM: Column[ScoreRow] = Column("", "system", Kind.NAME, lambda row: row.system)
_SHOWN_SYSTEM: Column[ScoreRow] = Column(
    Text("System"), "system", Kind.NAME, lambda row: _shown_system(row.table, row.system)
)
_CATEGORY: Column[ScoreRow] = Column("", "category", Kind.NAME, lambda row: row.category)
_N: Column[ScoreRow] = Column(
    "n",
    "n",
    Kind.BASE,
    lambda row: row.score.n if row.score else None,
    opens=lambda row: row.query() if row.score and row.score.n else None,
)
_UNDEFINED: Column[ScoreRow] = Column(
    "", "undefined", Kind.TEXT, lambda row: row.score.undefined if row.score else ""
)
AVERAGED: Column[ScoreRow] = Column(
    "",
    "systems",
    Kind.COUNT,
    lambda row: row.figures.systems if isinstance(row.figures, Average) else None,
)


@dataclass(frozen=True, slots=True)
class ByCategoryRow:
    """A row of a table by category: one system, or all."""

    table: ScoreTable
    label: str
    system: str | None
    value: Callable[[ScoreRow], Cell]
    leads: bool = True  # its numbers open lists of candidates

    def score(self, question: Question, category: str | None) -> ScoreRow:
        return score_row(self.table, question, self.system, category)


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A system in the order of the scores; without one, the average."""

    table: ScoreTable
    system: str | None

    def score(self, question: Question, category: str | None) -> ScoreRow:
        return score_row(self.table, question, self.system, category)


_NEUTRAL: Column[ScoreRow] = Column(
    Text("neutral"),
    "neutral",
    Kind.COUNT,
    lambda row: row.score.counts.neutral if row.score else 0,
    opens=lambda row: row.query(neutral=True) if row.score and row.score.counts.neutral else None,
    hint=Text("Of the incorrect: answers that count as neutral"),
)


def scores_report(table: ScoreTable, *, antecedents: bool = False) -> Report:
    """Return the report of scores; `antecedents`: with all tables of antecedents.

    Records contain all questions of the table in any case: each category, the systems from best to
    worst, and averages.
    """
    cells = [
        score_row(table, question, system, category.id)
        for question in table.cells
        for system in table.frame.systems
        for category in table.categories_of(question)
    ]
    systems = [score_row(table, each, name) for each in table.questions for name in table.ranked]
    averages = [
        score_row(table, question, None, category)
        for question in table.questions
        for category in (None, *(each.id for each in table.categories_of(question)))
    ]
    figures = (_N, *_outcome_columns(table), *_FIGURES)
    return report_on(
        table.frame.suite,
        "Scores",
        score_tables(table, antecedents=antecedents) if table.frame.systems else [],
        [
            # No totals: programs would count them twice.
            Table(
                "scores",
                Text("Scores by system and category"),
                (_QUESTION, _SYSTEM, _CATEGORY, *figures),
                cells,
            ),
            Table(
                "systems",
                Text("Scores by system, the best first"),
                (_QUESTION, _SYSTEM, *figures),
                systems,
            ),
            Table("averages", Text("Averages over systems"), _OF_AVERAGES, averages),
        ],
        notes=[*score_notes(table)],
        signature=table.frame.signature,
        empty="" if table.frame.systems else NO_SYSTEM,
    )


def score_row(
    table: ScoreTable, question: Question, system: str | None = None, category: str | None = None
) -> ScoreRow:
    """Return the row of a system or, without one, of the average."""
    figures = (
        table.average(question, category)
        if system is None
        else table.score(question, system, category)
    )
    return ScoreRow(table, question, system, category, figures)


def counted_query(of: str, settings: ScoreSettings, cell: CountedCell) -> CandidateQuery:
    """Return the query for the candidates behind a number of scores or of the audit."""
    return CandidateQuery(of, partial(counted_candidates, settings=settings, cell=cell))


def correct_outcomes(counts: Range) -> frozenset[Outcome]:
    """Return the outcomes that are or may still become correct."""
    still_open = {Outcome.OPEN, Outcome.DISPUTED} if counts.low != counts.high else set()
    return frozenset({Outcome.APPROVED, Outcome.CORRECT} | still_open)


def _correct(row: ScoreRow) -> Cell:
    if isinstance(row.figures, SystemScore):
        return Range(row.figures.share.certain, row.figures.share.possible)
    certain = row.figures.certain
    return UNDEFINED if certain is None or not row.figures.finished else Range(certain, certain)


def _open_correct(row: ScoreRow) -> CandidateQuery | None:
    """Return the query for correct and open candidates; for an average, for all it counts."""
    if row.score is None:
        return _all_counted(row)
    share = row.score.share
    outcomes = correct_outcomes(Range(share.certain, share.possible))
    return row.query(outcomes) if share.possible else None


def _all_counted(row: ScoreRow) -> CandidateQuery | None:
    return row.query() if row.figures.share.n else None


def _share(row: ScoreRow) -> Cell:
    if isinstance(row.figures, Average):
        undefined = not row.figures.finished
    else:
        undefined = bool(row.figures.undefined)
    return UNDEFINED if undefined else share_range(row.figures.share) or UNDEFINED


def _interval(row: ScoreRow) -> Cell:
    if row.score is None:
        return None
    return UNDEFINED if row.score.undefined else row.score.share.interval


def _shown_system(table: ScoreTable, system: str | None) -> str:
    return AVERAGE if system is None else table.shown_name(system)


_CORRECT: Column[ScoreRow] = Column(
    Text("Correct"),
    ("certain", "possible"),
    Kind.COUNT,
    _correct,
    opens=_open_correct,
    hint=Text("If every open candidate is wrong, and if all are right"),
)
_SHARE: Column[ScoreRow] = Column("%", ("low", "high"), Kind.PERCENT, _share, opens=_all_counted)
_INTERVAL: Column[ScoreRow] = Column(
    NEW_EXAMPLES,
    ("interval_low", "interval_high"),
    Kind.PERCENT,
    _interval,
    hint=Text("The share among other examples of the same kind"),
)


def corrected_range(estimate: Estimate | None) -> Cell:
    """Return the range of an estimate: from all open candidates wrong to all of them right."""
    if estimate is None:
        return UNDEFINED
    if estimate.low is None or estimate.high is None:
        return None  # unknown; the interval is shown instead
    return Range(estimate.low, estimate.high)


def corrected_interval(estimate: Estimate | None) -> Cell:
    """Return the interval of an estimate as a cell; a point if people judged everything."""
    if estimate is None or estimate.interval is None:
        return UNDEFINED
    return estimate.interval if estimate.interval.width else AllJudged(estimate.interval)


def _corrected(row: ScoreRow) -> Cell:
    return None if row.score is None else corrected_range(_estimate(row))


def _estimate(row: ScoreRow) -> Estimate | None:
    """Return the corrected score; `None` for averages, and without a score."""
    if row.score is None or row.score.undefined:
        return None
    return row.table.estimate(row.question, row.system, row.category)


def _corrected_interval(row: ScoreRow) -> Cell:
    return None if row.score is None else corrected_interval(_estimate(row))


_CORRECTED: tuple[Column[ScoreRow], ...] = (
    Column(
        Text("Corrected"),
        ("corrected_low", "corrected_high"),
        Kind.PERCENT,
        _corrected,
        hint=Text("The estimated score if people had judged every candidate"),
    ),
    Column(
        THESE_CANDIDATES,
        ("corrected_interval_low", "corrected_interval_high"),
        Kind.PERCENT,
        _corrected_interval,
        hint=Text("The score if people had judged every candidate here"),
    ),
)


def _for_texts(row: ScoreRow) -> Cell:
    if row.score is None or row.score.undefined:
        return None
    return row.table.for_texts(row.question, row.system, row.category)


_FOR_TEXTS: Column[ScoreRow] = Column(
    TEXTS_LIKE_THESE,
    ("texts_interval_low", "texts_interval_high"),
    Kind.PERCENT,
    _for_texts,
    hint=Text("The corrected score of other documents of the same kind"),
)


def _outcome_column(outcome: Outcome, head: str) -> Column[ScoreRow]:
    def count(row: ScoreRow) -> int:
        return getattr(row.score.counts, outcome.value) if row.score else 0

    return Column(
        head,
        outcome.value,
        Kind.COUNT,
        count,
        opens=lambda row: row.query(frozenset({outcome})) if count(row) else None,
    )


_BY_OUTCOME = {outcome: _outcome_column(outcome, head) for outcome, head in _OUTCOMES.items()}
_FIGURES = (_SHARE, _INTERVAL, *_CORRECTED, _FOR_TEXTS, _UNDEFINED)
_OF_AVERAGES = (_QUESTION, _CATEGORY, AVERAGED, _CORRECT, _SHARE)


def score_tables(table: ScoreTable, *, antecedents: bool) -> Iterator[Table[Any]]:
    """Yield shares for all questions; outcomes and categories of antecedents on request."""
    for question in table.questions:
        yield by_system(table, question)
    detailed = [each for each in table.questions if antecedents or each is table.question]
    for question in detailed:
        yield by_outcome(table, question)
    for question in detailed:
        yield by_category(table, question)


def by_system(table: ScoreTable, question: Question) -> Table[ScoreRow]:
    """Return the table of each system's share, and their average."""
    rows = [score_row(table, question, each) for each in table.ranked]
    average = [score_row(table, question)] if _has_average(table, question) else []
    return Table(
        f"{question.plural}-by-system",
        _title(question),
        (_SHOWN_SYSTEM, _N, *_figures(table, question)),
        [*rows, *average],
        below=[*why_no_share(table)],
        blocks=True,
        summing=len(average),
    )


def _title(question: Question) -> Text:
    if question in FIRST_TWO:
        return Text("{0} translated correctly").format(question.name)
    return Text("Correct answers to “{0}”").format(question.name)


def _figures(table: ScoreTable, question: Question) -> Sequence[Column[ScoreRow]]:
    """Return the columns of a system's share, with those of its headline first."""
    shares = (_CORRECT, _SHARE, _INTERVAL)
    estimated = table.is_estimated(question)
    corrected = _corrected_columns(table)
    return (*corrected, *shares) if estimated else (*shares, *corrected)


def _corrected_columns(table: ScoreTable) -> tuple[Column[ScoreRow], ...]:
    """Return corrected scores with the interval for other texts, where there is one."""
    return (*_CORRECTED, *([_FOR_TEXTS] if table.over_documents else ()))


def _has_average(table: ScoreTable, question: Question) -> bool:
    """Return whether there is an average to print: several systems, all finished."""
    return len(table.averaged) > 1 and table.average(question).finished


def by_outcome(table: ScoreTable, question: Question) -> Table[ScoreRow]:
    """Return the table of outcomes: approvals by the program, and judgements."""
    title = Text("{0}: approved by the program, or judged by people")
    outcomes = _outcome_columns(table)
    if question not in FIRST_TWO:
        title = Text("{0}: judged by people")
        outcomes = [each for each in outcomes if each is not _BY_OUTCOME[Outcome.APPROVED]]
    return Table(
        f"{question.plural}-by-outcome",
        title.format(question.name),
        (_SHOWN_SYSTEM, *outcomes),
        [score_row(table, question, each) for each in table.ranked],
        blocks=True,
    )


def _outcome_columns(table: ScoreTable) -> list[Column[ScoreRow]]:
    """Return a column for each outcome.

    That of lines that are no translation is there if there are any, and that of neutral answers if
    a question has them.
    """
    has_neutral = any(question.has_neutral for question in table.cells)
    columns = []
    for outcome, column in _BY_OUTCOME.items():
        if outcome is not Outcome.NO_TRANSLATION or table.no_translation:
            columns.append(column)
        if outcome is Outcome.INCORRECT and has_neutral:
            columns.append(_NEUTRAL)
    return columns


def by_category(table: ScoreTable, question: Question) -> Table[ByCategoryRow]:
    """Return a table of systems by categories, as Table 3 of WMT 2018; estimates in percent.

    The table of pronouns ends with the antecedents in total, as in the paper.
    """
    categories = table.categories_of(question)
    labels = short_labels(categories)
    totals = table.questions if question is table.question else (question,)
    estimated = table.is_estimated(question)
    last = [*_last_rows(table, question, estimated=estimated)]
    value = _headline_in_percent if estimated else _correct
    first: Column[ByCategoryRow] = Column(
        Text("System"), "system", Kind.NAME, lambda row: row.label
    )
    return Table(
        f"{question.plural}-by-category",
        _title_by_category(question, estimated=estimated),
        (
            first,
            *(_category_column(labels[each.id], each.id, question, each.id) for each in categories),
            *(_category_column(_short_name(each), each.plural, each, None) for each in totals),
        ),
        [
            ByCategoryRow(table, "(examples)", None, _examples, leads=False),
            *(ByCategoryRow(table, table.shown_name(each), each, value) for each in table.ranked),
            *last,
        ],
        blocks=True,
        summing=len(last),
        summing_columns=len(totals),
    )


def _title_by_category(question: Question, *, estimated: bool = False) -> Text:
    if question in FIRST_TWO:
        title = (
            Text("Correct {0} by category, estimated, in %")
            if estimated
            else Text("Correct {0} by category")
        )
        return title.format(question.name.lower())
    title = (
        Text("Correct answers to “{0}” by category, estimated, in %")
        if estimated
        else Text("Correct answers to “{0}” by category")
    )
    return title.format(question.name)


def _short_name(question: Question) -> str:
    """Return the name inside a sentence; names of further questions are not changed."""
    return question.name.lower() if question in FIRST_TWO else question.name


def shares_by_category(
    table: ScoreTable, question: Question, *, intervals: bool = False
) -> Table[RankedRow]:
    """Return systems by categories, each cell with counts, share and, on request, its interval.

    The totals come first, since wide tables are cut at the right; totals of antecedents accompany
    pronouns. The table is for the screen: in print, such cells are too high.
    """
    labels = short_labels(table.categories_of(question))
    columns: list[tuple[str, str, Question, str | None]] = [
        (each.name, "", each, None) for each in questions_with(table, question)
    ]
    columns += [
        (narrow_head(labels[each.id]), each.label, question, each.id)
        for each in table.categories_of(question)
    ]
    rows = [RankedRow(table, each) for each in table.ranked]
    average = [RankedRow(table, None)] if _has_average(table, question) else []
    name: Column[RankedRow] = Column(
        Text("System"), "system", Kind.NAME, lambda row: _shown_system(row.table, row.system)
    )
    return Table(
        f"{question.plural}-shares-by-category",
        _title_by_category(question),
        (name, *(_share_column(*each, intervals=intervals) for each in columns)),
        [*rows, *average],
        summing=len(average),
    )


def questions_with(table: ScoreTable, question: Question) -> list[Question]:
    """Return the questions whose totals are shown with one: antecedents accompany pronouns."""
    return [*table.questions] if question is table.question else [question]


def _share_column(
    head: str, hint: str, question: Question, category: str | None, *, intervals: bool
) -> Column[RankedRow]:
    return Column(
        head,
        value=lambda row: _counts_and_share(row.score(question, category), intervals=intervals),
        kind=Kind.COUNT,
        opens=lambda row: _all_counted(row.score(question, category)),
        hint=hint,
        spoken=lambda row: _spoken_score(row.score(question, category), hint or head),
        part=lambda row: _correct_part(row.score(question, category)),
    )


def _correct_part(row: ScoreRow) -> tuple[str, object] | None:
    """Return the number of correct candidates as a cell of count and share, with its query."""
    query = _open_correct(row) if row.score else None
    return (shown(_correct(row), Kind.COUNT, grouped=True), query) if query else None


def _counts_and_share(row: ScoreRow, *, intervals: bool) -> Cell:
    share, correct = row.figures.share, _correct(row)
    if not share.n or correct == UNDEFINED:
        return UNDEFINED
    if row.score is None:
        return Stacked(((correct, Kind.MEAN), (_share(row), Kind.PERCENT)))
    count = f"{shown(correct, Kind.COUNT, grouped=True)} / {share.n:,}"
    counts = count + (FEW_MARK if row.score.few else ""), Kind.TEXT
    figure = _headline(row), Kind.PERCENT
    ends = [(row.headline.interval, Kind.PERCENT)] if intervals else []
    return Stacked(
        (figure, *ends, counts) if row.table.is_estimated(row.question) else (counts, figure, *ends)
    )


def _headline(row: ScoreRow) -> Cell:
    headline = row.headline
    if headline.low is None or headline.high is None:
        return UNDEFINED
    ends = Range(headline.low, headline.high)
    missed = row.table.is_estimated(row.question) and not headline.estimated
    return NotEstimated(ends) if missed else ends


def _spoken_score(row: ScoreRow, where: str) -> str:
    who, correct, percent = row.system or AVERAGE, _correct(row), shown(_share(row), Kind.PERCENT)
    if row.score is None:
        if correct == UNDEFINED:
            return Text("all systems, {0}: undefined").format(where)
        mean = Text("all systems, {0}: on average {1} correct, {2} %")
        return mean.format(where, shown(correct, Kind.MEAN), percent)
    if not row.score.n:
        return Text("{0}, {1}: undefined. {2}").format(who, where, row.score.undefined)
    count = f"{shown(correct, Kind.COUNT, grouped=True)} / {row.score.n:,}"
    if row.score.undefined:
        counted = Text("{0}, {1}: {2} correct, share undefined. {3}")
        return counted.format(who, where, count, row.score.undefined)
    headline = row.headline
    interval = shown(headline.interval, Kind.PERCENT)
    if headline.estimated:
        spoken = Text("{0}, {1}: estimated {2} %, 95 % interval {3}; {4} correct as counted")
        spoken = spoken.format(who, where, shown(_headline(row), Kind.PERCENT), interval, count)
    else:
        spoken = Text("{0}, {1}: {2} correct, {3} %, 95 % interval {4}")
        spoken = spoken.format(who, where, count, percent, interval)
    few = Text("fewer than ten: too few to say")
    return Text("; ").join([spoken, few]) if row.score.few else spoken


def _category_column(
    head: str, key: str, question: Question, category: str | None
) -> Column[ByCategoryRow]:
    return Column(
        narrow_head(head),
        (f"{key}_low", f"{key}_high"),
        Kind.COUNT,
        lambda row: row.value(row.score(question, category)),
        opens=lambda row: _open_correct(row.score(question, category)) if row.leads else None,
    )


def _last_rows(
    table: ScoreTable, question: Question, *, estimated: bool
) -> Iterator[ByCategoryRow]:
    """Yield the rows for all systems together, if there are several."""
    if estimated and len(table.averaged) > 1:
        yield ByCategoryRow(table, ALL_SYSTEMS, None, _headline_in_percent)
    elif not estimated and _has_average(table, question):
        yield ByCategoryRow(table, AVERAGE, None, _correct)
        yield ByCategoryRow(table, f"{AVERAGE} %", None, _in_percent)


def _headline_in_percent(row: ScoreRow) -> Cell:
    """Return a headline as a percentage, because the column's first cell is a count."""
    headline = row.headline
    if headline.low is None or headline.high is None:
        return UNDEFINED
    percent = Range(100 * headline.low, 100 * headline.high)
    return percent if headline.estimated else NotEstimated(percent)


def _in_percent(row: ScoreRow) -> Cell:
    """Return a share as a percentage, because the column's other cells are counts."""
    share = _share(row)
    return Range(100 * share.low, 100 * share.high) if isinstance(share, Range) else UNDEFINED


def _examples(row: ScoreRow) -> Cell:
    """Return the number of examples of each system; these numbers are mostly the same."""
    table = row.table
    numbers = [table.score(row.question, each, row.category).n for each in table.frame.systems]
    if not numbers:
        return None
    ends = Range(min(numbers), max(numbers))
    return Few(ends) if ends.high and ends.low < FEW else ends
