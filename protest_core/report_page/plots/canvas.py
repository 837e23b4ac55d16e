"""The canvas of a plot: fonts, colours, margins, title, names on lines."""

import logging
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from contextlib import contextmanager
from functools import cache, lru_cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any, cast

from protest_core.errors import RefusedError, printable
from protest_core.extras import Extra, require
from protest_core.report_page.plots.palette import Palette
from protest_core.translatable import Text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.suite.model import Category


# If DejaVu lacks a letter, the first of these fonts that has it is used.
_MORE_FONTS = (
    *("Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew"),
    *("Noto Sans Devanagari", "Noto Sans", "Arial Unicode MS", "Microsoft YaHei", "Segoe UI"),
)
_LINE = 0.15  # inches
POINTS = "_points"  # marks points that clicks have to find; names with _ are in no legend
_NOTE_LINE = 100  # letters, at the usual width
_SIGN = 8  # letters that a sign takes in a legend
MOST_CATEGORIES = 40  # most categories in one plot: more cannot be compared by eye
WIDTH = 6.3  # inches: the text of an A4 page
TEXT, SMALL, TITLE = 8.5, 7.5, 10.0  # points
BOLD_TITLE = 1.17 * TITLE  # a bold title is as wide as plain text of this size
NARROW = 4.5  # inches; narrower ones have shorter lines
NAME_LINE, LINES = 1.9, 3  # inches of a line, and number of lines, of a name beside an axis
_SHORT_LINE = 0.95
_FEWEST = 4  # letters on a line, regardless of their width
_DOTS = 100  # per inch


@contextmanager
def drawing() -> Iterator[None]:
    """Set our own configuration of matplotlib, regardless of the user's."""
    require(Extra.PLOTS)
    # Its messages about its own folders and fonts are irrelevant to people who want a plot.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    import matplotlib

    # In this order: some defaults depend on others.
    usual: dict[str, Any] = {
        k: v for k, v in matplotlib.rcParamsDefault.items() if not k.startswith("backend")
    }
    with warnings.catch_warnings():
        # A letter that no font has is shown as a box; files with text as text still contain it.
        warnings.filterwarnings("ignore", message=r"(?s)Glyph .* missing from font", append=False)
        with matplotlib.rc_context(cast(Any, usual | _settings())):
            yield


def _settings() -> dict[str, Any]:
    return {
        "font.family": list(_fonts()),
        "font.size": TEXT,
        "pdf.fonttype": 42,  # fonts are embedded unchanged, and text can be searched
        "svg.fonttype": "none",  # text stays text
        "svg.hashsalt": "protest",  # reproducible names inside the file
        "axes.unicode_minus": True,
    }


@cache
def _fonts() -> tuple[str, ...]:
    from matplotlib import font_manager

    there = set(font_manager.get_font_names())
    return ("DejaVu Sans", *(name for name in _MORE_FONTS if name in there))


def check_something(rows: Sized, sentence: str) -> None:
    """Refuse to draw an empty picture, which would look like an error."""
    if not rows:
        raise RefusedError(Text("There is nothing to draw: {0}").format(sentence))


def largest(
    categories: Sequence["Category"], size: Callable[["Category"], int]
) -> tuple[Sequence["Category"], Sequence[str]]:
    """Return the largest categories, in their order, and a note if these are not all of them."""
    if len(categories) <= MOST_CATEGORIES:
        return categories, ()
    drawn = set(sorted(categories, key=size, reverse=True)[:MOST_CATEGORIES])
    note = f"The {MOST_CATEGORIES} largest of {len(categories):,} categories; the table has all."
    return [each for each in categories if each in drawn], (note,)


def new_sheet(palette: Palette, width: float, height: float) -> tuple["Figure", "Axes"]:
    """Return a canvas of this size in inches; what surrounds the axes gets the room it needs."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained", facecolor=palette.ground)
    axes = figure.add_subplot(facecolor=palette.ground)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(palette.muted)
    axes.tick_params(colors=palette.text, labelsize=TEXT, length=0)
    axes.set_axisbelow(True)
    return figure, axes


def entitle(figure: "Figure", palette: Palette, title: str) -> None:
    style: dict[str, Any] = {"fontsize": TITLE, "fontweight": "bold", "color": palette.text}
    lines = wrapped(title, figure.get_figwidth() - 0.15, size=BOLD_TITLE)
    _make_room(figure, len(lines) - 1)
    figure.suptitle("\n".join(map(plain, lines)), x=0.01, ha="left", **style)


def explain(figure: "Figure", palette: Palette, *, notes: Iterable[str] = ()) -> None:
    """Write notes below the axes, and what the signs mean."""
    handles, labels = figure.axes[0].get_legend_handles_labels()
    texts, letters = list(notes), _letters(figure, _NOTE_LINE)
    lines = _wrapped(texts, letters)
    text = "\n".join(map(plain, lines))
    if not handles and not text:
        return
    beside = _beside(labels) <= letters
    below = len(lines) - len(_wrapped(texts, _NOTE_LINE)) + (0 if beside else len(labels) - 1)
    _make_room(figure, below)
    legend = figure.legend(
        handles,
        labels,
        title=text or None,
        loc="outside lower left",
        ncols=max(len(labels), 1) if beside else 1,
        frameon=False,
        fontsize=SMALL,
        labelcolor=palette.text,
        title_fontproperties={"size": SMALL},
        alignment="left",
        handletextpad=0.6,
        columnspacing=1.6,
        borderaxespad=0,
    )
    legend.get_title().set_color(palette.muted)


def _wrapped(notes: Iterable[str], letters: int) -> list[str]:
    return [line for note in notes for line in wrap(note, letters)]


def _make_room(figure: "Figure", lines: int) -> None:
    """Add room for more lines than a canvas of the usual width has."""
    figure.set_figheight(figure.get_figheight() + _LINE * max(lines, 0))


def _letters(figure: "Figure", on_usual: int) -> int:
    return max(round(on_usual * figure.get_figwidth() / WIDTH), _SIGN)


def _beside(labels: Iterable[str]) -> int:
    """Return the number of letters that labels take on one line."""
    return sum(len(label) + _SIGN for label in labels)


def plain(text: str) -> str:
    """Return text without formulas: names may have two dollars in them."""
    return _no_formula(printable(text))


def _no_formula(text: str) -> str:
    return text.replace("$", r"\$")


def folded(name: str, width: float = WIDTH) -> str:
    """Return a name folded for an axis, on a canvas of this width."""
    return fitted(name, NAME_LINE if width >= NARROW else _SHORT_LINE)


def fitted(name: str, inches: float, *, lines: int = LINES, size: float = TEXT) -> str:
    """Return a name on as few lines as possible, of about the same length."""
    return _no_formula("\n".join(_lines(name, inches, lines, size)))


def shortened(name: str, inches: float, *, size: float = TEXT) -> str:
    """Return a name shortened to one line; still to be made `plain`."""
    (line,) = _lines(name, inches, 1, size)
    return line


def wrapped(text: str, inches: float, *, size: float) -> list[str]:
    """Return lines of whole words; still to be made `plain`."""
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
    rows_of_text, left = [*_evenly(shown, letters)], letters * lines
    while len(rows_of_text) > lines:
        rows_of_text = [*_evenly(_without_middle(shown, left), letters)]
        left -= 1
    return rows_of_text


def _letters_on(inches: float, text: str, size: float) -> int:
    """Return how many letters fit; their widths differ by script, and W is wider than i."""
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
    """Yield parts of a long word, cut at a blank or a sign if there is one nearby."""
    while len(text) > size:
        near = (at for at in range(size, size // 2, -1) if not text[at - 1].isalnum())
        at = next(near, max(size, 1))
        yield text[:at].rstrip()
        text = text[at:].lstrip()
    yield text


def height_of_row(names: Iterable[str]) -> float:
    """Return the height in inches of each row, so that the name with most lines fits."""
    lines = max((name.count("\n") + 1 for name in names), default=1)
    return max(0.27, 0.06 + 0.135 * lines)


def room_of(texts: Iterable[str], *, size: float = TEXT) -> tuple[float, float]:
    """Return the greatest width and height of texts in inches, in the fonts of plots."""
    sizes = [_size(each, size) for each in texts]
    return max((w for w, _ in sizes), default=0.0), max((h for _, h in sizes), default=0.0)


@lru_cache(maxsize=2000)  # names are in several plots of a report
def _size(text: str, size: float) -> tuple[float, float]:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(dpi=_DOTS)
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    found = figure.text(0, 0, text, fontsize=size).get_window_extent(renderer)
    return found.width / _DOTS, found.height / _DOTS
