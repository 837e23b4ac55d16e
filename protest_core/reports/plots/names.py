"""Names as plots write them: on a few lines, and of a very long one the middle left out."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from protest_core.errors import printable

WIDTH = 6.3  # inches: the text of an A4 page
TEXT, SMALL, TITLE = 8.5, 7.5, 10.0  # points
BOLD_TITLE = 1.17 * TITLE  # which takes as much room as this does
NARROW = 4.5  # inches; narrower sheets have shorter lines
NAME_LINE, LINES = 1.9, 3  # inches of a line, and lines, of a name beside an axis
_SHORT_LINE = 0.95
_FEWEST = 4  # letters on a line, however wide they are
_DOTS = 100  # per inch


def plain(text: str) -> str:
    """A name is no formula, though it may have two dollars in it."""
    return _no_formula(printable(text))


def _no_formula(text: str) -> str:
    return text.replace("$", r"\$")


def folded(name: str, width: float = WIDTH) -> str:
    """For a place beside an axis, on a sheet of this width."""
    return fitted(name, NAME_LINE if width >= NARROW else _SHORT_LINE)


def fitted(name: str, inches: float, *, lines: int = LINES, size: float = TEXT) -> str:
    """On as few lines as it needs and there are, all about as long."""
    return _no_formula("\n".join(_lines(name, inches, lines, size)))


def shortened(name: str, inches: float, *, size: float = TEXT) -> str:
    """On one line; still to be made `plain`."""
    (line,) = _lines(name, inches, 1, size)
    return line


def wrapped(text: str, inches: float, *, size: float) -> list[str]:
    """Whole words on each line; still to be made `plain`."""
    first, *words = text.split()
    lines = [first]
    for word in words:
        longer = f"{lines[-1]} {word}"
        if room_of([plain(longer)], size=size)[0] <= inches:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _lines(name: str, inches: float, lines: int, size: float) -> list[str]:
    shown = printable(name)
    letters = _letters_on(inches, shown, size)
    found, left = [*_evenly(shown, letters)], letters * lines
    while len(found) > lines:
        found = [*_evenly(_without_middle(shown, left), letters)]
        left -= 1
    return found


def _letters_on(inches: float, text: str, size: float) -> int:
    """Letters of one script are wider than those of another, and W is wider than i."""
    wide, _ = room_of([_no_formula(text)], size=size)
    return max(int(inches * len(text) / wide), _FEWEST) if wide else _FEWEST


def _without_middle(text: str, letters: int) -> str:
    half = letters // 2
    return text if len(text) <= letters else f"{text[: letters - half - 1]}…{text[-half:]}"


def _evenly(text: str, letters: int) -> Iterator[str]:
    fewest = max(-(-len(text) // letters), 1)
    for size in range(max(len(text) // fewest, 1), letters + 1):
        if len(lines := list(_cut(text, size))) <= fewest:
            yield from lines
            return
    yield from _cut(text, letters)


def _cut(text: str, size: int) -> Iterator[str]:
    """At a blank or a sign where there is one nearby."""
    while len(text) > size:
        near = (at for at in range(size, size // 2, -1) if not text[at - 1].isalnum())
        at = next(near, max(size, 1))
        yield text[:at].rstrip()
        text = text[at:].lstrip()
    yield text


def height_of_row(names: Iterable[str]) -> float:
    """Inches; of each, so that the one with most lines has room."""
    lines = max((name.count("\n") + 1 for name in names), default=1)
    return max(0.27, 0.06 + 0.135 * lines)


def room_of(texts: Iterable[str], *, size: float = TEXT) -> tuple[float, float]:
    """Inches: how wide the widest is, and how high the highest, in the fonts of plots."""
    sizes = [_size(each, size) for each in texts]
    return max((w for w, _ in sizes), default=0.0), max((h for _, h in sizes), default=0.0)


@lru_cache(maxsize=2000)  # a name is written in several plots of a report
def _size(text: str, size: float) -> tuple[float, float]:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(dpi=_DOTS)
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    found = figure.text(0, 0, text, fontsize=size).get_window_extent(renderer)
    return found.width / _DOTS, found.height / _DOTS
