"""Published figures beside what our code computes."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from protest_core.reproduce.figures import computed_figures, directory, read_published
from protest_core.signatures.model import TableKind, signature_of_files
from protest_core.tables.before.cells import exact, with_minus
from protest_core.tables.before.latex import as_latex, latex_comment, latex_verbatim
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph, signature_line


@dataclass(frozen=True, slots=True)
class Reproduced:
    """`printed` is a number, or a limit like "< 0.001"; `within` has no meaning for a limit."""

    figure: str
    publication: str
    place: str
    what: str
    printed: str
    computed: float | None
    within: float | None
    note: str

    @property
    def agrees(self) -> bool:
        if self.computed is None:
            return False
        limit, _, number = self.printed.rpartition(" ")
        if limit == "<":
            return self.computed < float(number)
        if limit == ">":
            return self.computed > float(number)
        within = self.within or 0.0
        # What lies on the limit agrees, whatever the last bits say.
        return math.isclose(self.computed, float(number), rel_tol=1e-9, abs_tol=within + 1e-9)


def reproduction_signature() -> str:
    """All tables that ship, together."""
    paths = sorted(directory().glob("*.tsv"))
    return signature_of_files(TableKind.REPRODUCTION, "published", paths)


def reproduce() -> tuple[Reproduced, ...]:
    """In the order of the papers and their tables."""
    expected, computed = read_published("expected.tsv"), computed_figures()
    within = expected.numbers("within")
    return tuple(
        _reproduced(row.name, row.cells, computed.get(row.name), within[row.name])
        for row in expected.rows
    )


def _reproduced(
    figure: str, cells: Mapping[str, str], computed: float | None, within: float | None
) -> Reproduced:
    return Reproduced(
        figure,
        cells["publication"],
        cells["place"],
        cells["what"],
        cells["printed"],
        computed,
        within,
        cells["note"],
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
