"""Published figures beside those we compute, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from protest_core.operations.metrics.reproducing import Reproduced
from protest_core.reports.scores import exact, signature_line
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
    latex_verbatim,
    paragraph,
    with_minus,
)

_TIDY = (
    "figure",
    "publication",
    "place",
    "what",
    "expected",
    "computed",
    "within",
    "agrees",
    "note",
    "signature",
)


def write_reproduction(
    figures: Sequence[Reproduced], how: Format, *, signature: str, width: int = 80
) -> Iterable[str]:
    match how:
        case Format.TEXT:
            for title, some in _by_place(figures):
                yield as_text(_table(title, some), width=width)
                for note in _notes(some):
                    yield paragraph(note, width)
                yield "\n"
            yield paragraph(summary(figures), width)
            yield signature_line(signature)
        case Format.JSON:
            records = [{**_record(each), "signature": signature} for each in figures]
            yield json.dumps(records, ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = ((*_row(each), signature) for each in figures)
            yield from as_delimited(_TIDY, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield latex_verbatim(signature)
            for title, some in _by_place(figures):
                yield "".join(map(latex_comment, _notes(some)))
                yield as_latex(_table(title, some))


def summary(figures: Sequence[Reproduced]) -> str:
    differing = [figure for figure in figures if not figure.agrees]
    if not differing:
        return f"All {len(figures)} figures agree."
    return f"{len(differing)} of {len(figures)} figures do not agree: " + "; ".join(
        f"{figure.publication}, {figure.place}, {figure.what}" for figure in differing
    )


def _by_place(figures: Iterable[Reproduced]) -> Iterator[tuple[str, Sequence[Reproduced]]]:
    """What stands together in a paper."""
    for (publication, place), some in groupby(figures, lambda each: (each.publication, each.place)):
        yield f"{publication}, {place}", [*some]


def _table(title: str, figures: Iterable[Reproduced]) -> Table:
    columns = (
        Column("Figure"),
        Column("Expected", numeric=True),
        Column("Computed", numeric=True),
        Column("Agrees"),
    )
    rows = [
        (
            each.what,
            with_minus(each.printed),
            with_minus(_as_printed(each)),
            "yes" if each.agrees else "NO",
        )
        for each in figures
    ]
    return Table(title, columns, rows)


def _notes(figures: Sequence[Reproduced]) -> Iterator[str]:
    """Each once, with what it is about unless that is all of them."""
    for note in dict.fromkeys(each.note for each in figures if each.note):
        about = [each.what for each in figures if each.note == note]
        everything = len(about) == len(figures)
        yield f"{note[:1].upper()}{note[1:]}." if everything else f"{'; '.join(about)}: {note}."


def _as_printed(each: Reproduced) -> str:
    """To one digit more than is printed: enough to see why it agrees or does not."""
    if each.computed is None:
        return "–"
    limit, _, number = each.printed.rpartition(" ")
    if limit == "<":
        return f"{each.computed:.1g}"
    if float(each.computed).is_integer() and "." not in number:
        return f"{each.computed:.0f}"
    return f"{each.computed:.{len(number.partition('.')[2]) + 1}f}"


def _row(each: Reproduced) -> Sequence[Cell]:
    return (
        each.figure,
        each.publication,
        each.place,
        each.what,
        each.printed,
        exact(each.computed),
        exact(each.within),
        "yes" if each.agrees else "no",
        each.note,
    )


def _record(each: Reproduced) -> Mapping[str, object]:
    return {
        "figure": each.figure,
        "publication": each.publication,
        "place": each.place,
        "what": each.what,
        "expected": each.printed,
        "computed": each.computed,
        "within": each.within,
        "agrees": each.agrees,
        "note": each.note,
    }
