"""The sheet that a plot is drawn on: its fonts, colours, margins and title, always the same."""

import logging
import warnings
from collections.abc import Iterable, Iterator, Sized
from contextlib import contextmanager
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any, cast

from protest_core.errors import RefusedError
from protest_core.reports.evaluation import DEMONSTRATION
from protest_core.reports.plots.names import BOLD_TITLE, SMALL, TEXT, TITLE, WIDTH, plain, wrapped
from protest_core.reports.plots.palette import Palette

if TYPE_CHECKING:  # only drawing needs it, and it takes its time
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.suite.testsuite import SuiteDescription

# Where DejaVu has no letter, one of these may; the first that has it is taken.
_MORE_FONTS = (
    *("Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew"),
    *("Noto Sans Devanagari", "Noto Sans", "Arial Unicode MS", "Microsoft YaHei", "Segoe UI"),
)
_LINE = 0.15  # inches
POINTS = "_points"  # a mark for those that can be found again; with _ it is in no legend
_NOTE_LINE = 100  # letters, on a sheet of the usual width
_SIGN = 8  # letters that a sign takes in a legend


@contextmanager
def drawing() -> Iterator[None]:
    """As we set it, whatever the person's own settings of matplotlib are."""
    # What it says of its own folders and fonts concerns nobody who wants a plot.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    import matplotlib

    # In their order: some defaults look at others.
    usual: dict[str, Any] = {
        k: v for k, v in matplotlib.rcParamsDefault.items() if not k.startswith("backend")
    }
    with warnings.catch_warnings():
        # A letter that no font has is shown as a box; a file with its text as text still has it.
        warnings.filterwarnings("ignore", message=r"(?s)Glyph .* missing from font", append=False)
        with matplotlib.rc_context(cast(Any, usual | _settings())):
            yield


def _settings() -> dict[str, Any]:
    return {
        "font.family": list(_fonts()),
        "font.size": TEXT,
        "pdf.fonttype": 42,  # fonts are embedded as they are, and text can be searched
        "svg.fonttype": "none",  # text stays text
        "svg.hashsalt": "protest",  # the same names inside of the file each time
        "axes.unicode_minus": True,
    }


@cache
def _fonts() -> tuple[str, ...]:
    from matplotlib import font_manager

    there = set(font_manager.get_font_names())
    return ("DejaVu Sans", *(name for name in _MORE_FONTS if name in there))


def check_something(rows: Sized, sentence: str) -> None:
    """An empty picture would look like a mistake."""
    if not rows:
        raise RefusedError(f"There is nothing to draw: {sentence}")


def new_sheet(palette: Palette, width: float, height: float) -> tuple["Figure", "Axes"]:
    """Inches. What stands round the axes gets the room it needs."""
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
    """Below the axes: what one has to know, and what the signs mean."""
    handles, labels = figure.axes[0].get_legend_handles_labels()
    said, letters = list(notes), _letters(figure, _NOTE_LINE)
    lines = _wrapped(said, letters)
    text = "\n".join(map(plain, lines))
    if not handles and not text:
        return
    beside = _beside(labels) <= letters
    below = len(lines) - len(_wrapped(said, _NOTE_LINE)) + (0 if beside else len(labels) - 1)
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
    """For lines that a sheet of the usual width would not need."""
    figure.set_figheight(figure.get_figheight() + _LINE * max(lines, 0))


def _letters(figure: "Figure", on_usual: int) -> int:
    return max(round(on_usual * figure.get_figwidth() / WIDTH), _SIGN)


def _beside(labels: Iterable[str]) -> int:
    """Letters that they take on one line."""
    return sum(len(label) + _SIGN for label in labels)


def about(suite: "SuiteDescription") -> Iterable[str]:
    """What must not be overlooked in any picture of its figures."""
    return (DEMONSTRATION,) if suite.demonstration else ()
