"""Whether our code gets from published tables what was published about them."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.operations.metrics.published import computed_figures, directory, read_published
from protest_core.operations.signatures.file_signature import signature_of_files
from protest_core.operations.signatures.table_kinds import TableKind


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
