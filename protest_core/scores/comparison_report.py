"""Comparisons of systems, and clusters of them, as a report."""

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from protest_core.errors import printable
from protest_core.evaluation.model import outdated_notes
from protest_core.suite.report import as_latex_report, suite_record, text_heading
from protest_core.tables.before.cells import NOTHING, exact, signed, signed_interval
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.scores.model import Comparison, SystemPair


_TIDY = (
    *("question", "first", "second", "n", "open", "only_first", "only_second", "difference"),
    *("interval_low", "interval_high", "p", "adjusted_p", "signature"),
)


_TOO_FEW = "too few"


_SMALLEST = 0.001


def write_pairs(comparison: "Comparison", how: Format, *, width: int = 80) -> Iterable[str]:
    match how:
        case Format.TEXT:
            yield from _text(comparison, width)
        case Format.JSON:
            yield json.dumps(_document(comparison), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            delimiter = "," if how is Format.CSV else "\t"
            yield from as_delimited(_TIDY, _tidy_rows(comparison), delimiter)
        case Format.LATEX:
            tables = [clusters_table(comparison), pairs_table(comparison)]
            notes = pair_notes(comparison)
            yield from as_latex_report(comparison.suite, comparison.signature, tables, notes)


def _text(comparison: "Comparison", width: int) -> Iterable[str]:
    yield from text_heading(comparison.suite, width)
    if not comparison.pairs:
        yield "There are no two systems to compare.\n"
        return
    if comparison.clusters:
        yield as_text(clusters_table(comparison), width=width) + "\n"
    for first, pairs in groupby(_shown(comparison), key=lambda pair: pair.first):
        yield as_text(_of_one(comparison, first, pairs), width=width) + "\n"
    for note in pair_notes(comparison):
        yield paragraph(note, width)
    yield signature_line(comparison.signature)


def clusters_table(comparison: "Comparison") -> Table:
    """Each system above is better than each below its cluster."""
    rows = [
        (number, ", ".join(cluster)) for number, cluster in enumerate(comparison.clusters, start=1)
    ]
    title = "Systems that cannot be told apart, the best first"
    return Table(title, (Column("Cluster", numeric=True), Column("Systems")), rows)


def _shown(comparison: "Comparison") -> Sequence["SystemPair"]:
    """Of systems that nothing can be compared with, a note says so."""
    left_out = comparison.left_out
    return [
        pair
        for pair in comparison.pairs
        if pair.first not in left_out and pair.second not in left_out
    ]


def pairs_table(comparison: "Comparison") -> Table:
    heads = ("n", "only 1st", "only 2nd", "difference", "95 %", "p", "open")
    columns = (Column("1st"), Column("2nd"), *(Column(head, numeric=True) for head in heads))
    rows = [(pair.first, pair.second, *_figures(pair)) for pair in _shown(comparison)]
    title = f"Correct {comparison.question.value}s of the 1st system beside those of the 2nd"
    return Table(title, columns, rows)


def _of_one(comparison: "Comparison", first: str, pairs: Iterable["SystemPair"]) -> Table:
    """A table for each system, so that two long names never share a line."""
    heads = ("n", "only\nthis", "only\nother", "difference", "95 %", "p", "open")
    columns = (Column("Other"), *(Column(head, numeric=True) for head in heads))
    title = f"Correct {comparison.question.value}s (this: {printable(first)})"
    return Table(title, columns, [(pair.second, *_figures(pair)) for pair in pairs])


def _figures(pair: "SystemPair") -> Sequence[Cell]:
    paired = pair.paired
    counts = (paired.n, paired.only_first, paired.only_second)
    if pair.few:
        return (*counts, _TOO_FEW if pair.compared else NOTHING, NOTHING, NOTHING, pair.open)
    found = (
        signed(paired.difference),
        signed_interval(paired.interval),
        _in_words(pair.adjusted_p),
    )
    return (*counts, *found, pair.open)


def _in_words(p: float) -> str:
    return f"<{_SMALLEST}" if p < _SMALLEST else f"{p:.3f}"


def pair_notes(comparison: "Comparison") -> Iterable[str]:
    shown, count = _shown(comparison), len(comparison.tested)
    among = f", adjusted for {count} pairs (Holm)" if count > 1 else ""
    if shown:
        yield (
            f"p: McNemar's exact test{among}. Difference and interval, by permutation and of each "
            "pair alone, in points of 100."
        )
    yield from notes_on_order(comparison)
    if any(pair.open for pair in shown):
        yield "Open: examples left out because they are open or disputed for one of the two."
    if any(pair.few and pair.compared for pair in shown):
        yield "Too few: fewer than ten examples, too few to say; they tell no systems apart."
    yield from outdated_notes(comparison.outdated)


def notes_on_order(comparison: "Comparison") -> Iterable[str]:
    """Why who stands where, and who stands nowhere."""
    if comparison.clusters:
        yield (
            "Order: by the middle of what is possible, but nobody stands above a system that is "
            "better by the test."
        )
    if comparison.goes_round:
        yield "Some are better than each other in a circle: of these, no order is right."
    if comparison.left_out:
        them = "it" if len(comparison.left_out) == 1 else "them"
        names = ", ".join(comparison.left_out)
        yield f"Not compared: {names} – nothing of {them} is decided yet that another one shares."


def _tidy_rows(comparison: "Comparison") -> Iterable[Sequence[Cell]]:
    for pair in comparison.pairs:
        paired = pair.paired
        yield (
            *(comparison.question.value, pair.first, pair.second, paired.n, pair.open),
            *(paired.only_first, paired.only_second),
            *(exact(each) if pair.compared else None for each in _tested(pair)),
            comparison.signature,
        )


def _tested(pair: "SystemPair") -> Sequence[float]:
    paired = pair.paired
    ends = (paired.interval.low, paired.interval.high)
    return (paired.difference, *ends, paired.p, pair.adjusted_p)


def _document(comparison: "Comparison") -> dict[str, object]:
    return {
        "suite": suite_record(comparison.suite),
        "question": comparison.question.value,
        "clusters": comparison.clusters,
        "not_compared": comparison.left_out,
        "level": comparison.level,
        "pairs": [_record(pair) for pair in comparison.pairs],
        "signature": comparison.signature,
    }


def _record(pair: "SystemPair") -> dict[str, object]:
    paired = pair.paired
    difference, low, high, p, adjusted = _tested(pair)
    return {
        "first": pair.first,
        "second": pair.second,
        "n": paired.n,
        "open": pair.open,
        "only_first": paired.only_first,
        "only_second": paired.only_second,
        "difference": difference if pair.compared else None,
        "interval": [low, high] if pair.compared else None,
        "p": p if pair.compared else None,
        "adjusted_p": adjusted if pair.compared else None,
        "few": pair.few,
    }
