"""Format values for people; no other module rounds."""

import re
from collections.abc import Sequence
from math import floor

from protest_core.errors import printable
from protest_core.statistics.proportions import FEW, Interval
from protest_core.tables.model import (
    AllJudged,
    Cell,
    Few,
    Items,
    Kind,
    NotEstimated,
    Range,
    Stacked,
)
from protest_core.translatable import Figures, Text, spaced

NOTHING = "–"  # in place of an undefined figure
FEW_MARK = "*"

BETWEEN_NUMBERS = Text(" to ", "between two numbers: −3.1 to +2.4")  # if one end has a minus
_ALL_JUDGED = Text("all judged")

_SMALLEST_P = 0.001
_ITEMS = re.compile(r"(?:\\[ \\]|[^ ])+")


def shown(value: Cell, kind: Kind, *, grouped: bool = False) -> str:
    """Return a cell as people read it; `grouped`: with a comma in numbers from 1,000."""
    match value:
        case None:
            return "" if kind.is_text else NOTHING
        case bool():
            return "yes" if value else "no"
        case str():
            return printable(value)
        case Interval() | Range():
            return Figures(_ends_text(value, kind, grouped=grouped))
        case Few() | NotEstimated() | AllJudged():
            return _qualified(value, kind, grouped=grouped)
        case Stacked(lines):
            return "\n".join(_stacked_line(each, of, grouped=grouped) for each, of in lines)
        case int() | float():
            return Figures(_number(value, kind, grouped=grouped) + _mark(value, kind))
        case _:
            return printable(items_text(value))


def _qualified(value: Few | NotEstimated | AllJudged, kind: Kind, *, grouped: bool) -> str:
    """Return a figure with its qualification, or words in its place."""
    if isinstance(value, AllJudged):
        return _ALL_JUDGED
    inside = shown(value.value, kind, grouped=grouped)
    return Figures(inside + FEW_MARK if isinstance(value, Few) else f"({inside})")


def _stacked_line(value: Cell, kind: Kind, *, grouped: bool) -> str:
    """Return a line of a stacked cell; its head cannot say which figures are percentages."""
    text = shown(value, kind, grouped=grouped)
    is_percentage = kind is Kind.PERCENT and not isinstance(value, str | None)
    return f"{text} %" if is_percentage else text


def _ends_text(value: Interval | Range, kind: Kind, *, grouped: bool) -> str:
    """Return both ends of a range, or one if both look the same."""
    one, other = (_number(each, kind, grouped=grouped) for each in (value.low, value.high))
    if isinstance(value, Interval):
        return _joined(one, other, kind)
    return (one if one == other else _joined(one, other, kind)) + _mark(value.low, kind)


def _joined(one: str, other: str, kind: Kind) -> str:
    """Return a range, with “to” if a dash would be next to a minus."""
    dash = "–" if kind is not Kind.POINTS and not one.startswith("−") else BETWEEN_NUMBERS
    return f"{one}{dash}{other}"


def _mark(base: float, kind: Kind) -> str:
    """Return the mark of a small base; none for 0."""
    return FEW_MARK if kind is Kind.BASE and 0 < base < FEW else ""


def _number(value: float, kind: Kind, *, grouped: bool = False) -> str:
    """Return a number with a true minus sign, and without one for zero."""
    match kind:
        case Kind.PERCENT:
            text = f"{100 * value:z.1f}"
        case Kind.POINTS:
            text = f"{100 * value:+z.1f}"
        case Kind.DECIMAL:
            text = f"{value:z.2f}"
        case Kind.COEFFICIENT:
            text = f"{value:z.3f}"
        case Kind.SCORE if isinstance(value, float):
            text = f"{value:z.4f}"
        case Kind.PROBABILITY:
            text = f"<{_SMALLEST_P}" if value < _SMALLEST_P else f"{value:.3f}"
        case _:
            whole = f"{value:,}" if grouped else str(value)
            text = f"{value:z.1f}" if isinstance(value, float) else whole
    return text.replace("-", "−")


def whole_percent(share: float) -> str:
    """Return a share in percent; halves are rounded up, as readers expect who see 62.5 as well."""
    return str(floor(round(100 * share, 6) + 0.5))  # 0.285 is slightly less than its decimals


def duration(seconds: float) -> str:
    """Return a time in seconds, minutes, or hours and minutes."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


def narrow_head(head: str) -> str:
    """Return a head that is as narrow as its longest word."""
    return spaced(head, "\n")


def items_text(items: Items) -> str:
    r"""Return a list separated by spaces, a space in an item as `\ `; places are `line:token`.

    Lists of words are separated by ` | `.
    """
    if len(items) == 1 and isinstance(items[0], str):  # first, since most lists have one word
        return _item_text(items[0])
    if any(not isinstance(each, str) and not _is_place(each) for each in items):
        return " | ".join(map(items_text, items))  # type: ignore[arg-type]
    return " ".join(map(_item_text, items))  # type: ignore[arg-type]


def _is_place(item: Sequence[object]) -> bool:
    return len(item) == 2 and isinstance(item[0], int)


def _item_text(item: str | tuple[int, int]) -> str:
    if isinstance(item, str):
        return item.replace("\\", r"\\").replace(" ", r"\ ")
    line, token = item
    return f"{line}:{token}"


def split_items(text: str) -> list[str]:
    """Return the words that `items_text` wrote."""
    return [re.sub(r"\\([ \\])", r"\1", item) for item in _ITEMS.findall(text)]
