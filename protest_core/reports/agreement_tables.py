"""Agreement as tables of cells: pairs, everybody together, and who says what when."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import Question
from protest_core.reports.score_blocks import FEW_MARK
from protest_core.reports.score_cells import NOTHING, short_labels
from protest_core.reports.table import Cell, Column, Table, with_minus
from protest_core.statistics.agreement import FEW

if TYPE_CHECKING:  # a table needs no database
    from protest_core.statistics.interval import Interval
    from protest_core.store.agreement_values import AgreementTable, PairAgreement

QUESTIONS = {Question.PRONOUN: "Pronouns", Question.ANTECEDENT: "Antecedents"}
_ALL, _TWO = "all", "two annotators"


def asked(table: "AgreementTable") -> list[Question]:
    """Of antecedents there may be none."""
    return [question for question in Question if table.categories_of(question)]


def categories_shown(
    table: "AgreementTable", question: Question, *, by_category: bool
) -> Iterator[str | None]:
    """All together, then each."""
    yield None
    if by_category:
        yield from (category.id for category in table.categories_of(question))


def pairs_shown(
    table: "AgreementTable", *, by_category: bool
) -> Iterator[tuple[Question, "PairAgreement"]]:
    for question in asked(table):
        for category in categories_shown(table, question, by_category=by_category):
            for pair in table.all_pairs:
                yield question, table.pair(question, pair, category)


def of_pairs(table: "AgreementTable", question: Question, *, by_category: bool) -> Table:
    """Where nothing is shared there is still a row: that is worth knowing, too."""
    labels = {None: _ALL} | short_labels(table.categories)
    pairs = table.all_pairs
    one_pair = by_category and len(pairs) == 1  # who it is need not stand in each row
    title = f"{QUESTIONS[question]}: how far {' and '.join(pairs[0]) if one_pair else _TWO} agree"
    rows = []
    for category in categories_shown(table, question, by_category=by_category):
        for pair in pairs:
            who = [] if one_pair else [" – ".join(pair)]
            where = [labels[category]] if by_category else []
            rows.append((*who, *where, *_of_pair(table.pair(question, pair, category))))
    columns = (
        *([] if one_pair else [Column("Annotators")]),
        *([Column("Category")] if by_category else []),
        *(Column(title, numeric=True) for title in ("n", "Agree %", "Kappa", "95 %", "Words")),
    )
    return Table(title, columns, rows)


def _of_pair(pair: "PairAgreement") -> tuple[Cell, ...]:
    found, words = pair.agreement, pair.overlap.mean
    return (
        _counted(found.n),
        NOTHING if found.raw is None else 100 * found.raw,
        two_digits(found.kappa),
        _between(found.interval),
        two_digits(words),
    )


def of_everybody(table: "AgreementTable", question: Question, *, by_category: bool) -> Table:
    labels = short_labels(table.categories)
    numbers = ("n", "Annotators", "Agree %", "Fleiss's kappa", "Alpha")
    columns = (Column("Category"), *(Column(title, numeric=True) for title in numbers))
    rows = []
    for category in categories_shown(table, question, by_category=by_category):
        found = table.group(question, category)
        figures = (
            _counted(found.n),
            found.raters if found.n else NOTHING,
            NOTHING if found.raw is None else 100 * found.raw,
            two_digits(found.fleiss),
            two_digits(found.alpha),
        )
        rows.append((_ALL if category is None else labels[category], *figures))
    title = f"{QUESTIONS[question]}: how far all {len(table.annotators)} agree"
    return Table(title, columns, rows)


def confusion_of(table: "AgreementTable", question: Question, pair: "PairAgreement") -> Table:
    """The first one's labels down, the second one's across."""
    one, other = pair.pair
    columns = (
        Column(f"{one} ↓  {other} →"),
        *(Column(label.value, numeric=True) for label in Label),
        Column("total", numeric=True),
    )
    rows: list[tuple[Cell, ...]] = []
    for label in Label:
        cells = [pair.confusion[label, across] for across in Label]
        rows.append((label.value, *cells, sum(cells)))
    totals = [sum(pair.confusion[down, across] for down in Label) for across in Label]
    rows.append(("total", *totals, sum(totals)))
    where = {category.id: category.label for category in table.categories}
    of = f", {where[pair.category]}" if pair.category else ""
    return Table(f"{QUESTIONS[question]}{of}", columns, rows)


def _counted(n: int) -> Cell:
    return f"{n}{FEW_MARK}" if n < FEW else n


def two_digits(value: float | None) -> str:
    """A minus is a minus, and nothing is not minus nothing."""
    return NOTHING if value is None else with_minus(f"{value:z.2f}")


def _between(found: "Interval | None") -> str:
    return NOTHING if found is None else from_to(found.low, found.high)


def from_to(low: float, high: float) -> str:
    """A dash beside a minus is not to be read."""
    between = " to " if round(low, 2) < 0 else "–"
    return f"{two_digits(low)}{between}{two_digits(high)}"
