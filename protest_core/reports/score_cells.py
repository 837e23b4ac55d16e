"""How shares, ranges and categories are written in the cells and heads of score tables."""

from collections.abc import Iterable, Sequence
from math import floor
from typing import TYPE_CHECKING

from protest_core.reports.table import Cell, Column, with_minus
from protest_core.reports.undefined import UNDEFINED
from protest_core.suite.category import Category

if TYPE_CHECKING:  # a table needs no database
    from protest_core.statistics.interval import Interval
    from protest_core.statistics.proportions import Share
    from protest_core.store.score_tables import Score

GAP = 2  # between columns, as `as_text` sets them
NOTHING = "–"


def counted_correct(share: "Share") -> Cell:
    """A range while something is open."""
    if share.certain == share.possible:
        return share.certain
    return f"{share.certain}–{share.possible}"


def share_and_interval(score: "Score") -> tuple[Cell, Cell]:
    """In percent, as both stand side by side."""
    if score.undefined:
        return UNDEFINED, UNDEFINED
    return percent(score.share), interval(score.share.interval)


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


def short_labels(categories: Sequence[Category]) -> dict[str, str]:
    """By id: without what they have in common, as long as each is still told from the others."""
    short = {each.id: _shortened(each.label) for each in categories}
    if len(set(short.values())) == len(short):
        return short
    return {each.id: _plain(each.label) for each in categories}


_OF_COURSE = frozenset({"anaphoric", "addressee"})  # the rest of the label says it


def _shortened(label: str) -> str:
    first, *rest = _plain(label.replace("-sentential", "")).split()
    return " ".join(rest if first in _OF_COURSE and len(rest) > 1 else [first, *rest])


def _plain(label: str) -> str:
    return " ".join(label.replace(" · ", " ").split()) or label


def on_lines(title: str) -> str:
    """A head as narrow as its longest word."""
    return "\n".join(title.split(" "))


def width_of(column: Column, cells: Iterable[Cell]) -> int:
    heads = column.title.split("\n")
    return max(map(len, (*heads, *(f"{c:.1f}" if isinstance(c, float) else str(c) for c in cells))))
