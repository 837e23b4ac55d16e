"""How figures are written for people: the one place that rounds."""

from collections.abc import Iterable
from math import floor
from typing import TYPE_CHECKING

from protest_core.errors import printable
from protest_core.tables.before.model import Cell, Column

if TYPE_CHECKING:
    from protest_core.statistics.proportions import Interval, Share


def two_digits(value: float | None) -> str:
    """A minus is a minus, and nothing is not minus nothing."""
    return NOTHING if value is None else with_minus(f"{value:z.2f}")


def between_numbers(found: "Interval | None") -> str:
    return NOTHING if found is None else from_to(found.low, found.high)


def from_to(low: float, high: float) -> str:
    """A dash beside a minus is not to be read."""
    between = " to " if round(low, 2) < 0 else "–"
    return f"{two_digits(low)}{between}{two_digits(high)}"


FEW_MARK = "*"


GAP = 2  # between columns, as `as_text` sets them


NOTHING = "–"


def counted_correct(share: "Share") -> Cell:
    """A range while something is open."""
    if share.certain == share.possible:
        return share.certain
    return f"{share.certain}–{share.possible}"


def percent(share: "Share") -> Cell:
    return between(share.low, share.high)


def between(low: float | None, high: float | None, *, times: float = 100) -> Cell:
    """One number where both are the same."""
    if low is None or high is None:
        return NOTHING
    one, other = f"{times * low:.1f}", f"{times * high:.1f}"
    return one if one == other else f"{one}–{other}"


def interval(found: "Interval | None", *, times: float = 100) -> Cell:
    """Both ends, also where they are the same."""
    return f"{times * found.low:.1f}–{times * found.high:.1f}" if found else NOTHING


def whole_points(share: float) -> str:
    """Halves go up, as readers expect who see 62.5 beside it."""
    return str(floor(round(100 * share, 6) + 0.5))  # 0.285 is a little less than it is


def signed_interval(found: "Interval") -> str:
    """With “to” between: a dash beside a minus is not to be read."""
    return f"{signed(found.low)} to {signed(found.high)}"


def signed(share: float) -> str:
    """In points of 100."""
    return with_minus(f"{100 * share:+z.1f}")


def on_lines(title: str) -> str:
    """A head as narrow as its longest word."""
    return "\n".join(title.split(" "))


def width_of(column: Column, cells: Iterable[Cell]) -> int:
    heads = column.title.split("\n")
    return max(map(len, (*heads, *(f"{c:.1f}" if isinstance(c, float) else str(c) for c in cells))))


def exact(value: float | None) -> Cell:
    """As a text: a cell that is a number is shown to one digit."""
    return None if value is None else f"{value:.6g}"


def cell_text(cell: Cell) -> str:
    if cell is None:
        return ""
    return with_minus(f"{cell:z.1f}") if isinstance(cell, float) else printable(str(cell))


def with_minus(number: str) -> str:
    """A hyphen is none; programs, which read hyphens, get CSV, TSV or JSON."""
    return number.replace("-", "−")


UNDEFINED = "undefined"
