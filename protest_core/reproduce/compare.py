"""Published figures beside our own results."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from protest_core.reproduce.figures import computed_figures, directory, read_published
from protest_core.signatures.signature import TableKind, signature_of_files
from protest_core.tables.model import Column, Kind, Report, Table


@dataclass(frozen=True, slots=True)
class Reproduced:
    """A figure; `printed` is a number, or a limit like "< 0.001", for which `within` is unused."""

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
        # A difference equal to the limit agrees, regardless of rounding in the last bits.
        return math.isclose(self.computed, float(number), rel_tol=1e-9, abs_tol=within + 1e-9)


_RECORD: tuple[Column[Reproduced], ...] = (
    Column("", "figure", value=lambda each: each.figure),
    Column("", "publication", Kind.NAME, lambda each: each.publication),
    Column("", "place", Kind.NAME, lambda each: each.place),
    Column("", "what", value=lambda each: each.what),
    Column("", "expected", value=lambda each: each.printed),
    Column("", "computed", Kind.SCORE, lambda each: each.computed),
    Column("", "within", Kind.SCORE, lambda each: each.within),
    Column("", "agrees", Kind.FLAG, lambda each: each.agrees),
    Column("", "note", value=lambda each: each.note),
)


def reproduction_signature() -> str:
    """Return the signature of all tables that come with the program."""
    paths = sorted(directory().glob("*.tsv"))
    return signature_of_files(TableKind.REPRODUCTION, "published", paths)


def reproduce() -> tuple[Reproduced, ...]:
    """Return the figures in the order of the papers and their tables."""
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


def reproduction_report(figures: Sequence[Reproduced], signature: str) -> Report:
    """Return the figures by paper and place, and whether all agree."""
    return Report(
        "Published figures",
        [
            Table(f"figures-{number}", title, _SHOWN, some, [*_notes(some)])
            for number, (title, some) in enumerate(_by_place(figures), start=1)
        ],
        [Table("figures", "Published figures", _RECORD, figures)],
        notes=[summary(figures)],
        signature=signature,
    )


def summary(figures: Sequence[Reproduced]) -> str:
    differing = [figure for figure in figures if not figure.agrees]
    if not differing:
        return f"All {len(figures)} figures agree."
    return f"{len(differing)} of {len(figures)} figures do not agree: " + "; ".join(
        f"{figure.publication}, {figure.place}, {figure.what}" for figure in differing
    )


def _by_place(figures: Iterable[Reproduced]) -> Iterator[tuple[str, Sequence[Reproduced]]]:
    """Yield the figures at each place in a paper."""
    for (publication, place), some in groupby(figures, lambda each: (each.publication, each.place)):
        yield f"{publication}, {place}", [*some]


def _notes(figures: Sequence[Reproduced]) -> Iterator[str]:
    """Yield each note once, with the figures that it concerns unless these are all."""
    for note in dict.fromkeys(each.note for each in figures if each.note):
        about = [each.what for each in figures if each.note == note]
        everything = len(about) == len(figures)
        yield f"{note[:1].upper()}{note[1:]}." if everything else f"{'; '.join(about)}: {note}."


def _as_printed(each: Reproduced) -> str:
    """Return the figure with one digit more than is printed, to show why it agrees or does not."""
    if each.computed is None:
        return "–"
    limit, _, number = each.printed.rpartition(" ")
    if limit == "<":
        return f"{each.computed:.1g}"
    if float(each.computed).is_integer() and "." not in number:
        return f"{each.computed:.0f}"
    return f"{each.computed:.{len(number.partition('.')[2]) + 1}f}"


_SHOWN: tuple[Column[Reproduced], ...] = (
    Column("Figure", value=lambda each: each.what),
    Column("Expected", "", Kind.COUNT, lambda each: each.printed.replace("-", "−")),
    Column("Computed", "", Kind.COUNT, lambda each: _as_printed(each).replace("-", "−")),
    Column("Agrees", value=lambda each: "yes" if each.agrees else "NO"),
)
