"""Scores as a report: by system, by outcome, by category."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.evaluation.model import outdated_notes
from protest_core.judgements.outcome import NotJudgeable, Outcome, Question
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import Average, ScoreSettings, ScoreTable, SystemScore
from protest_core.statistics.proportions import FEW
from protest_core.suite.report import report_on, short_labels
from protest_core.tables.cells import FEW_MARK, narrow_head, shown
from protest_core.tables.model import (
    UNDEFINED,
    Cell,
    Column,
    Few,
    Kind,
    Range,
    Report,
    Stacked,
    Table,
    share_range,
)
from protest_core.translatable import Text

NO_SYSTEM = Text("No system is loaded yet.")

FEW_NOTE = Text("{0} Fewer than ten: too few to say.").format(FEW_MARK)

_QUESTIONS = {Question.PRONOUN: Text("Pronouns"), Question.ANTECEDENT: Text("Antecedents")}

_AVERAGE = Text("average")


def scores_report(table: ScoreTable, *, antecedents: bool = False) -> Report:
    """Return the report of scores; `antecedents`: with all tables of antecedents, too.

    Programs get both questions in any case: each category, the systems from best to worst,
    averages.
    """
    cells = [
        score_row(table, question, system, category.id)
        for question in Question
        for system in table.systems
        for category in table.categories_of(question)
    ]
    systems = [score_row(table, each, name) for each in table.questions for name in table.ranked]
    averages = [
        score_row(table, question, None, category)
        for question in table.questions
        for category in (None, *(each.id for each in table.categories_of(question)))
    ]
    return report_on(
        table.suite,
        "Scores",
        score_tables(table, antecedents=antecedents) if table.systems else [],
        [
            Table("scores", Text("Scores by system and category"), _RECORD, cells),
            Table("systems", Text("Scores by system, the best first"), _OF_SYSTEMS, systems),
            Table("averages", Text("Averages over systems"), _OF_AVERAGES, averages),
        ],
        notes=[*score_notes(table)],
        signature=table.signature,
        empty="" if table.systems else NO_SYSTEM,
    )


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The score of a system or, without one, the average; in one category or in all."""

    table: ScoreTable
    question: Question
    system: str | None
    category: str | None
    found: SystemScore | Average

    @property
    def score(self) -> SystemScore | None:
        return self.found if isinstance(self.found, SystemScore) else None

    def query(self, outcomes: frozenset[Outcome] = frozenset()) -> CandidateQuery | None:
        """Return the query for the candidates that are counted, or for those of some outcomes."""
        settings, undecided = self.table.settings, self.table.undecided
        if self.system is None and undecided:
            others = frozenset(self.table.systems) - frozenset(undecided)
            settings = replace(settings, chosen=replace(settings.chosen, systems=others))
        cell = CountedCell(self.question, self.system, self.category, outcomes)
        labels = {each.id: each.label for each in self.table.categories}
        names = (self.system, _QUESTIONS[self.question].lower(), labels.get(self.category or ""))
        return counted_query(", ".join(filter(None, names)), settings, cell)


def score_row(
    table: ScoreTable, question: Question, system: str | None = None, category: str | None = None
) -> ScoreRow:
    """Return the row of a system or, without one, of the average."""
    found = (
        table.average(question, category)
        if system is None
        else table.score(question, system, category)
    )
    return ScoreRow(table, question, system, category, found)


def counted_query(of: str, settings: ScoreSettings, cell: CountedCell) -> CandidateQuery:
    """Return the query for the candidates that a number of scores or of the audit counts."""
    return CandidateQuery(of, partial(counted_candidates, settings=settings, cell=cell))


def correct_outcomes(counts: Range) -> frozenset[Outcome]:
    """Return the outcomes that are correct, or may still become so."""
    still_open = {Outcome.OPEN, Outcome.DISPUTED} if counts.low != counts.high else set()
    return frozenset({Outcome.APPROVED, Outcome.CORRECT} | still_open)


def _all_counted(row: ScoreRow) -> CandidateQuery | None:
    return row.query() if row.found.share.n else None


def _correct(row: ScoreRow) -> Cell:
    if isinstance(row.found, SystemScore):
        return Range(row.found.share.certain, row.found.share.possible)
    if row.found.certain is None or row.found.possible is None:
        return UNDEFINED
    return Range(row.found.certain, row.found.possible)


def _open_correct(row: ScoreRow) -> CandidateQuery | None:
    """Return the query for correct and open candidates; of an average, for all that it counts."""
    if row.score is None:
        return _all_counted(row)
    share = row.score.share
    outcomes = correct_outcomes(Range(share.certain, share.possible))
    return row.query(outcomes) if share.possible else None


def _share(row: ScoreRow) -> Cell:
    if row.score and row.score.undefined:
        return UNDEFINED
    return share_range(row.found.share) or UNDEFINED


def _interval(row: ScoreRow) -> Cell:
    if row.score is None:
        return None
    return UNDEFINED if row.score.undefined else row.score.share.interval


_QUESTION: Column[ScoreRow] = Column("", "question", Kind.NAME, lambda row: row.question.value)
_SYSTEM: Column[ScoreRow] = Column(
    Text("System"), "system", Kind.NAME, lambda row: row.system or _AVERAGE
)
_CATEGORY: Column[ScoreRow] = Column("", "category", Kind.NAME, lambda row: row.category)
_N: Column[ScoreRow] = Column(
    "n",
    "n",
    Kind.BASE,
    lambda row: row.score.n if row.score else None,
    opens=lambda row: row.query() if row.score and row.score.n else None,
)
_CORRECT: Column[ScoreRow] = Column(
    Text("Correct"),
    ("certain", "possible"),
    Kind.COUNT,
    _correct,
    opens=_open_correct,
    hint=Text("If all that is open is wrong, and if it is right"),
)
_SHARE: Column[ScoreRow] = Column("%", ("low", "high"), Kind.PERCENT, _share, opens=_all_counted)
_INTERVAL: Column[ScoreRow] = Column(
    "95 %",
    ("interval_low", "interval_high"),
    Kind.PERCENT,
    _interval,
    hint=Text("The interval of the share"),
)
_UNDEFINED: Column[ScoreRow] = Column(
    "", "undefined", Kind.TEXT, lambda row: row.score.undefined if row.score else ""
)
_AVERAGED: Column[ScoreRow] = Column(
    "",
    "systems",
    Kind.COUNT,
    lambda row: row.found.systems if isinstance(row.found, Average) else None,
)

_OUTCOMES = {
    Outcome.APPROVED: Text("Approved"),
    Outcome.CORRECT: Text("Correct"),
    Outcome.INCORRECT: Text("Incorrect"),
    Outcome.NOT_JUDGEABLE: Text("Not judgeable"),
    Outcome.OPEN: Text("Open"),
    Outcome.DISPUTED: Text("Disputed"),
}
assert set(_OUTCOMES) == set(Outcome)  # noqa: S101 — a table must cover its enum


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


_BY_OUTCOME = tuple(_outcome_column(outcome, head) for outcome, head in _OUTCOMES.items())
_FIGURES = (_N, *_BY_OUTCOME, _SHARE, _INTERVAL, _UNDEFINED)
_RECORD = (_QUESTION, _SYSTEM, _CATEGORY, *_FIGURES)  # no totals: programs would count them twice
_OF_SYSTEMS = (_QUESTION, _SYSTEM, *_FIGURES)
_OF_AVERAGES = (_QUESTION, _CATEGORY, _AVERAGED, _CORRECT, _SHARE)


def score_tables(table: ScoreTable, *, antecedents: bool) -> Iterator[Table[Any]]:
    """Yield shares for both questions; outcomes and categories of antecedents on request."""
    for question in table.questions:
        yield by_system(table, question)
    detailed = [each for each in table.questions if antecedents or each is Question.PRONOUN]
    for question in detailed:
        yield by_outcome(table, question)
    for question in detailed:
        yield by_category(table, question)


def by_system(table: ScoreTable, question: Question) -> Table[ScoreRow]:
    """Return the table of each system's share, and their average."""
    rows = [score_row(table, question, each) for each in table.ranked]
    average = [score_row(table, question)] if len(rows) > 1 else []
    return Table(
        f"{question}s-by-system",
        Text("{0} translated correctly").format(_QUESTIONS[question]),
        (_SYSTEM, _N, _CORRECT, _SHARE, _INTERVAL),
        [*rows, *average],
        below=[*why_no_share(table)],
        blocks=True,
        summing=len(average),
    )


def by_outcome(table: ScoreTable, question: Question) -> Table[ScoreRow]:
    """Return the table of outcomes: approvals by the program, and judgements."""
    return Table(
        f"{question}s-by-outcome",
        Text("{0}: approved by the program, or judged by people").format(_QUESTIONS[question]),
        (_SYSTEM, *_BY_OUTCOME),
        [score_row(table, question, each) for each in table.ranked],
        blocks=True,
    )


@dataclass(frozen=True, slots=True)
class CategoryRow:
    """A row of a table by category: of one system, or of all."""

    table: ScoreTable
    label: str
    system: str | None
    value: Callable[[ScoreRow], Cell]
    leads: bool = True  # its numbers open candidates

    def score(self, question: Question, category: str | None) -> ScoreRow:
        return score_row(self.table, question, self.system, category)


def by_category(table: ScoreTable, question: Question) -> Table[CategoryRow]:
    """Return a table of systems by categories, as Table 3 of WMT 2018.

    The table of pronouns ends with the antecedents in total, as in the paper.
    """
    categories = table.categories_of(question)
    labels = short_labels(categories)
    totals = table.questions if question is Question.PRONOUN else (question,)
    first: Column[CategoryRow] = Column(Text("System"), "system", Kind.NAME, lambda row: row.label)
    return Table(
        f"{question}s-by-category",
        Text("Correct {0} by category").format(_QUESTIONS[question].lower()),
        (
            first,
            *(_category_column(labels[each.id], each.id, question, each.id) for each in categories),
            *(
                _category_column(_QUESTIONS[each].lower(), f"{each}s", each, None)
                for each in totals
            ),
        ),
        [
            CategoryRow(table, "(examples)", None, _examples, leads=False),
            *(CategoryRow(table, each, each, _correct) for each in table.ranked),
            *(_average_rows(table) if len(table.systems) > 1 else ()),
        ],
        blocks=True,
        summing=2 if len(table.systems) > 1 else 0,
        summing_columns=len(totals),
    )


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A system in the order of the scores; without one, the average."""

    table: ScoreTable
    system: str | None

    def score(self, question: Question, category: str | None) -> ScoreRow:
        return score_row(self.table, question, self.system, category)


def shares_by_category(
    table: ScoreTable, question: Question, *, intervals: bool = False
) -> Table[RankedRow]:
    """Return systems by categories, each cell with counts, share and, on request, its interval.

    The totals come first, since wide tables are cut at the right; those of antecedents go with
    pronouns. For the screen: in print, such cells are too high.
    """
    labels = short_labels(table.categories_of(question))
    columns: list[tuple[str, str, Question, str | None]] = [
        (_QUESTIONS[each], "", each, None) for each in questions_with(table, question)
    ]
    columns += [
        (narrow_head(labels[each.id]), each.label, question, each.id)
        for each in table.categories_of(question)
    ]
    rows = [RankedRow(table, each) for each in table.ranked]
    average = [RankedRow(table, None)] if len(rows) > 1 else []
    name: Column[RankedRow] = Column(
        Text("System"), "system", Kind.NAME, lambda row: row.system or _AVERAGE
    )
    return Table(
        f"{question}s-shares-by-category",
        Text("Correct {0} by category").format(_QUESTIONS[question].lower()),
        (name, *(_share_column(*each, intervals=intervals) for each in columns)),
        [*rows, *average],
        summing=len(average),
    )


def questions_with(table: ScoreTable, question: Question) -> list[Question]:
    """Return the questions whose totals are shown with one: antecedents go with pronouns."""
    shown_with = Question if question is Question.PRONOUN else (question,)
    return [each for each in shown_with if table.categories_of(each)]


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
    )


def _counts_and_share(row: ScoreRow, *, intervals: bool) -> Cell:
    share, correct = row.found.share, _correct(row)
    if not share.n or correct == UNDEFINED:
        return UNDEFINED
    if row.score is None:
        return Stacked(((correct, Kind.MEAN), (_share(row), Kind.PERCENT)))
    count = f"{shown(correct, Kind.COUNT, grouped=True)} / {share.n:,}"
    few = FEW_MARK if row.score.few else ""
    ends = [(_interval(row), Kind.PERCENT)] if intervals else []
    return Stacked(((count + few, Kind.TEXT), (_share(row), Kind.PERCENT), *ends))


def _spoken_score(row: ScoreRow, where: str) -> str:
    who, correct, percent = row.system or _AVERAGE, _correct(row), shown(_share(row), Kind.PERCENT)
    if row.score is None:
        if correct == UNDEFINED:
            return Text("all systems, {0}: undefined").format(where)
        mean = Text("all systems, {0}: on average {1} correct, {2} %")
        return mean.format(where, shown(correct, Kind.MEAN), percent)
    if not row.score.n:
        return Text("{0}, {1}: undefined. {2}").format(who, where, row.score.undefined)
    count = f"{shown(correct, Kind.COUNT, grouped=True)} / {row.score.n:,}"
    if row.score.undefined:
        what = Text("{0}, {1}: {2} correct, share undefined. {3}")
        return what.format(who, where, count, row.score.undefined)
    interval = shown(_interval(row), Kind.PERCENT)
    spoken = Text("{0}, {1}: {2} correct, {3} %, 95 % interval {4}")
    spoken = spoken.format(who, where, count, percent, interval)
    few = Text("fewer than ten: too few to say")
    return Text("; ").join([spoken, few]) if row.score.few else spoken


def _category_column(
    head: str, key: str, question: Question, category: str | None
) -> Column[CategoryRow]:
    return Column(
        narrow_head(head),
        (f"{key}_low", f"{key}_high"),
        Kind.COUNT,
        lambda row: row.value(row.score(question, category)),
        opens=lambda row: _open_correct(row.score(question, category)) if row.leads else None,
    )


def _average_rows(table: ScoreTable) -> Iterator[CategoryRow]:
    yield CategoryRow(table, _AVERAGE, None, _correct)
    yield CategoryRow(table, f"{_AVERAGE} %", None, _in_percent)


def _in_percent(row: ScoreRow) -> Cell:
    """Return a share as a percentage, because the column's other cells are counts."""
    found = share_range(row.found.share)
    return Range(100 * found.low, 100 * found.high) if found else UNDEFINED


def _examples(row: ScoreRow) -> Cell:
    """Return how many examples each system has; these numbers are mostly the same."""
    table = row.table
    numbers = [table.score(row.question, each, row.category).n for each in table.systems]
    if not numbers:
        return None
    found = Range(min(numbers), max(numbers))
    return Few(found) if found.high and found.low < FEW else found


def score_notes(table: ScoreTable, shown: Sequence[Question] | None = None) -> Iterator[str]:
    """Yield the notes that are needed to read the tables of these questions or, without, of all."""
    questions = table.questions if shown is None else shown
    yield from notes_on(table, questions)
    scores = (
        table.score(question, system, category)
        for question in questions
        for system in table.systems
        for category in (None, *(each.id for each in table.categories_of(question)))
    )
    if any(score.n and score.few for score in scores):
        yield FEW_NOTE


def notes_on(table: ScoreTable, shown: Iterable[Question]) -> Iterator[str]:
    """Yield the notes that are needed to read the numbers shown, and no others."""
    scores = [table.score(question, system) for question in shown for system in table.systems]
    settings = table.settings
    if settings.annotator is not None:
        yield Text("Only what {0} said counts.").format(settings.annotator)
    if any(score.counts.not_judgeable for score in scores):
        excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
        yield (
            Text("What people could not judge is left out.")
            if excluded
            else Text("What people could not judge counts as incorrect.")
        )
    if any(score.share.certain != score.share.possible for score in scores):
        yield (
            Text(
                "Ranges: from all that is open or disputed being wrong, to all of it being right; "
                "the 95 % intervals go from the lower end of the one to the upper end of the other."
            )
        )
    yield from _notes_on_unmatched(table)
    yield from outdated_notes(table.outdated)


def _notes_on_unmatched(table: ScoreTable) -> Iterator[str]:
    undecided = table.undecided
    yield from why_no_share(table)
    others = [
        each
        for each in table.unmatched
        if each not in undecided and table.score(Question.PRONOUN, each).counts.open
    ]
    if others:
        yield Text("Never matched: {0} – what nobody judged of it is open.").format(
            ", ".join(others)
        )


def why_no_share(table: ScoreTable) -> Iterator[str]:
    """Yield which systems have no share, and why."""
    return no_share_notes(table.undecided, table.uncounted, _AVERAGE)


def no_share_notes(
    undecided: Sequence[str], uncounted: Sequence[str], figures: str
) -> Iterator[str]:
    """Yield why systems have no share.

    `undecided`: neither matched nor judged, so that they are in none of the `figures` either;
    `uncounted`: matched or judged, but nothing that is counted here.
    """
    if undecided:
        # Anything may be true of what nobody has looked at; no share expresses that.
        they = "it is" if len(undecided) == 1 else "they are"
        yield (
            Text(
                "The share of {0} is undefined, and in no {1}: {2} neither matched nor judged yet."
            ).format(", ".join(undecided), figures, they)
        )
    if uncounted:
        yield Text("The share of {0} is undefined: nothing of it is counted.").format(
            ", ".join(uncounted)
        )
