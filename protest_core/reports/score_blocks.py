"""Scores as tables of cells: by system, by outcome and by category, and blocks that fit a page."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from protest_core.judgement.outcome import Outcome, Question
from protest_core.reports.score_cells import (
    GAP,
    NOTHING,
    between,
    counted_correct,
    on_lines,
    percent,
    share_and_interval,
    short_labels,
    width_of,
)
from protest_core.reports.table import Cell, Column, Table
from protest_core.reports.undefined import UNDEFINED, no_share_notes

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.score_tables import Average, Score, ScoreTable

_PLURAL = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}
_AVERAGE, _PERCENT, _EXAMPLES = "average", "average %", "(examples)"
FEW_MARK = "*"


def by_system(table: "ScoreTable", question: Question) -> Table:
    columns = (
        Column("System"),
        *(Column(title, numeric=True) for title in ("n", "Correct", "%", "95 %")),
    )
    rows = [(system, *_of_score(table.score(question, system))) for system in table.ranked]
    if len(rows) > 1:
        average = table.average(question)
        rows.append((_AVERAGE, NOTHING, _average_count(average), _average_share(average), NOTHING))
    title = f"{_PLURAL[question]} translated correctly"
    return Table(title, columns, rows, [*why_no_share(table)])


def why_no_share(table: "ScoreTable") -> Iterable[str]:
    return no_share_notes(table.undecided, table.uncounted, "average")


def _of_score(score: "Score") -> tuple[Cell, ...]:
    n = f"{score.n}{FEW_MARK}" if score.few else score.n
    return n, counted_correct(score.share), *share_and_interval(score)


def _average_count(average: "Average") -> Cell:
    if average.certain is None:
        return UNDEFINED
    return between(average.certain, average.possible, times=1)


def _average_share(average: "Average") -> Cell:
    return percent(average.share) if average.share.n else UNDEFINED


_OUTCOMES = {
    Outcome.APPROVED: "Approved",
    Outcome.CORRECT: "Correct",
    Outcome.INCORRECT: "Incorrect",
    Outcome.NOT_JUDGEABLE: "Not judgeable",
    Outcome.OPEN: "Open",
    Outcome.DISPUTED: "Disputed",
}


def by_outcome(table: "ScoreTable", question: Question) -> Table:
    """What the program said, and what people said beside it or over it."""
    heads = [Column(title, numeric=True) for title in _OUTCOMES.values()]
    rows: list[tuple[Cell, ...]] = []
    for system in table.ranked:
        counts = table.score(question, system).counts
        rows.append((system, *(getattr(counts, outcome.value) for outcome in _OUTCOMES)))
    title = f"{_PLURAL[question]}: approved by the program, or judged by people"
    return Table(title, (Column("System"), *heads), rows)


def by_category(table: "ScoreTable", question: Question, *, narrow: bool = False) -> Table:
    """Systems below each other, categories beside each other, as in Table 3 of WMT 2018."""
    categories = table.categories_of(question)
    labels, totals = short_labels(categories), _totals(table, question)
    heads = [labels[each.id] for each in categories]
    columns = (
        Column("System"),
        *(Column(on_lines(head) if narrow else head, numeric=True) for head in heads),
        *(Column(_PLURAL[each].lower(), numeric=True) for each in totals),
    )
    ids = [(question, each.id) for each in categories]
    places = [*ids, *((each, None) for each in totals)]
    rows: list[tuple[Cell, ...]] = [(_EXAMPLES, *(_examples(table, *at) for at in places))]
    for system in table.ranked:
        scores = (table.score(of, system, category) for of, category in places)
        rows.append((system, *(counted_correct(score.share) for score in scores)))
    if len(table.systems) > 1:
        averages = [table.average(*at) for at in places]
        rows.append((_AVERAGE, *map(_average_count, averages)))
        rows.append((_PERCENT, *map(_average_share, averages)))
    return Table(f"Correct {_PLURAL[question].lower()} by category", columns, rows)


def _totals(table: "ScoreTable", question: Question) -> tuple[Question, ...]:
    """With pronouns go the antecedents, as in the paper."""
    return table.questions if question is Question.PRONOUN else (question,)


def _examples(table: "ScoreTable", question: Question, category: str | None) -> Cell:
    """Of each system; most often they are the same."""
    numbers = [table.score(question, system, category).n for system in table.systems]
    if not numbers:
        return NOTHING
    low, high = min(numbers), max(numbers)
    few = FEW_MARK if low < _few() else ""
    return f"{low}{few}" if low == high else f"{low}–{high}{few}"


def _few() -> int:
    from protest_core.statistics.agreement import FEW

    return FEW


def in_blocks(table: Table, width: int) -> Iterable[Table]:
    """As many columns side by side as the page holds, each block with the first column."""
    first, *others = range(len(table.columns))
    widths = [
        width_of(column, (row[at] for row in table.rows)) for at, column in enumerate(table.columns)
    ]
    some: list[int] = []
    for at in others:
        used = widths[first] + sum(GAP + widths[each] for each in (*some, at))
        if some and used > width:
            yield _block(table, [first, *some])
            some = []
        some.append(at)
    yield _block(table, [first, *some])


def _block(table: Table, places: Sequence[int]) -> Table:
    rows = [tuple(row[at] for at in places) for row in table.rows]
    return Table(table.title, tuple(table.columns[at] for at in places), rows)
