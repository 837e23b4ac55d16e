"""Systems compared two by two on the same examples, and those that cannot be told apart."""

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import TYPE_CHECKING

from protest_core.errors import printable
from protest_core.reports.score_cells import signed_interval
from protest_core.reports.scores import (
    exact,
    latex_note,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import Cell, Column, Format, Table, as_delimited, as_latex, as_text

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store import Comparison, SystemPair

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
            yield latex_note(comparison.suite, comparison.signature)
            yield as_latex(_clusters(comparison))
            yield as_latex(_all_pairs(comparison))


def _text(comparison: "Comparison", width: int) -> Iterable[str]:
    yield from text_heading(comparison.suite, width)
    if not comparison.pairs:
        yield "There are no two systems to compare.\n"
        return
    yield as_text(_clusters(comparison), width=width) + "\n"
    for first, pairs in groupby(comparison.pairs, key=lambda pair: pair.first):
        yield as_text(_of_one(comparison, first, pairs), width=width) + "\n"
    for note in _notes(comparison):
        yield fill(note, width) + "\n"
    yield signature_line(comparison.signature)


def _clusters(comparison: "Comparison") -> Table:
    """Each system above is better than each below its cluster."""
    rows = [
        (number, ", ".join(cluster)) for number, cluster in enumerate(comparison.clusters, start=1)
    ]
    title = "Systems that cannot be told apart, the best first"
    return Table(title, (Column("Cluster", numeric=True), Column("Systems")), rows)


def _all_pairs(comparison: "Comparison") -> Table:
    heads = ("n", "only 1st", "only 2nd", "difference", "95 %", "p", "open")
    columns = (Column("1st"), Column("2nd"), *(Column(head, numeric=True) for head in heads))
    rows = [(pair.first, pair.second, *_figures(pair)) for pair in comparison.pairs]
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
        return (*counts, _TOO_FEW, "–", "–", pair.open)
    difference = f"{100 * paired.difference:+.1f}"
    found = (difference, signed_interval(paired.interval), _in_words(pair.adjusted_p))
    return (*counts, *found, pair.open)


def _in_words(p: float) -> str:
    return f"<{_SMALLEST}" if p < _SMALLEST else f"{p:.3f}"


def _notes(comparison: "Comparison") -> Iterable[str]:
    count = len(comparison.pairs)
    among = f", adjusted for {count} pairs (Holm)" if count > 1 else ""
    yield (
        f"p: McNemar's exact test{among}. Difference and interval, by permutation and of each pair "
        "alone, in points of 100."
    )
    if any(pair.open for pair in comparison.pairs):
        yield "Open: examples left out because they are open or disputed for one of the two."
    if any(pair.few for pair in comparison.pairs):
        yield "Too few: fewer than ten examples, too few to say."


def _tidy_rows(comparison: "Comparison") -> Iterable[Sequence[Cell]]:
    for pair in comparison.pairs:
        paired = pair.paired
        yield (
            *(comparison.question.value, pair.first, pair.second, paired.n, pair.open),
            *(paired.only_first, paired.only_second, exact(paired.difference)),
            *(exact(paired.interval.low), exact(paired.interval.high)),
            *(exact(paired.p), exact(pair.adjusted_p), comparison.signature),
        )


def _document(comparison: "Comparison") -> dict[str, object]:
    return {
        "suite": suite_record(comparison.suite),
        "question": comparison.question.value,
        "clusters": comparison.clusters,
        "level": comparison.level,
        "pairs": [_record(pair) for pair in comparison.pairs],
        "signature": comparison.signature,
    }


def _record(pair: "SystemPair") -> dict[str, object]:
    paired = pair.paired
    return {
        "first": pair.first,
        "second": pair.second,
        "n": paired.n,
        "open": pair.open,
        "only_first": paired.only_first,
        "only_second": paired.only_second,
        "difference": paired.difference,
        "interval": [paired.interval.low, paired.interval.high],
        "p": paired.p,
        "adjusted_p": pair.adjusted_p,
        "few": pair.few,
    }
