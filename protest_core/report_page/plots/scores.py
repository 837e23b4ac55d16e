"""Scores and their intervals on one scale."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from protest_core.judgements.questions import Question
from protest_core.report_page.plots.canvas import (
    SMALL,
    WIDTH,
    check_something,
    drawing,
    entitle,
    explain,
    folded,
    height_of_row,
    new_sheet,
    plain,
)
from protest_core.report_page.plots.palette import PAPER, Palette
from protest_core.scores.notes import why_no_share
from protest_core.suite.report_frame import caveats_of
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, Range

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.scores.model import Headline, ScoreTable
    from protest_core.statistics.proportions import Interval, Share


TITLES = {
    Question.PRONOUN: "Pronouns translated correctly",
    Question.ANTECEDENT: "Antecedents translated correctly",
}
FEW = "too few to say"
NO_CANDIDATES = "no system is loaded that has such candidates."
NOTHING_KNOWN = "no system is matched or judged yet."
_AROUND = 1.25  # inches above and below the rows
_LEAST_SCALE = 20  # percentage points: smaller differences should not look large
_NEARLY_ZERO = 20  # percent


@dataclass(frozen=True, slots=True)
class Signs:
    """The meanings of the signs of a plot, in the words of its legend."""

    point: str
    range: str = "from every open candidate wrong to all right"
    interval: str = "95 % interval"
    fallback: str = ""


_COUNTED = Signs("share of correct ones", interval="95 %, new examples")
_ESTIMATED = Signs(
    "estimate",
    "estimate, unknown candidates wrong to right",
    "95 %, these candidates",
    "no estimate: every open candidate wrong to all right",
)


@dataclass(frozen=True, slots=True)
class PlotRow:
    """A row; `low` and `high` differ while candidates are open; `note` is at the right.

    `fallback`: the row shows the range instead of an estimate, unlike other rows.
    """

    name: str
    low: float
    high: float
    interval: "Interval | None"
    note: str
    fallback: bool = False

    @classmethod
    def of(
        cls, name: str, figure: "Share | Headline", note: str, *, fallback: bool = False
    ) -> "PlotRow | None":
        if figure.low is None or figure.high is None:
            return None
        return cls(name, figure.low, figure.high, figure.interval, note, fallback)


def scores_plot(
    table: "ScoreTable",
    question: Question = Question.PRONOUN,
    *,
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Plot each system's estimate or, without any, its share, with intervals.

    The score is a range while candidates are open, or while unknown ones affect an estimate.
    """
    estimated = table.is_estimated(question)
    rows = [
        row
        for system in table.ranked
        if (row := _row(table, question, system, estimated=estimated))
    ]
    check_something(rows, why_nothing(table))
    with drawing():
        figure, axes = rows_sheet([row.name for row in rows], palette, width)
        draw_rows(axes, rows, palette, _ESTIMATED if estimated else _COUNTED)
        scale(axes, ends_of(rows))
        explain(figure, palette, notes=[*caveats_of(table.frame.suite), *why_no_share(table)])
        entitle(figure, palette, f"{title_of(table, question)}, %")
        return figure


def title_of(table: "ScoreTable", question: Question) -> str:
    estimated = ", estimated" if table.is_estimated(question) else ""
    return f"{TITLES.get(question) or f'Correct answers to “{question.name}”'}{estimated}"


def why_nothing(table: "ScoreTable") -> str:
    all_undecided = table.frame.systems and set(table.frame.systems) == set(table.undecided)
    return NOTHING_KNOWN if all_undecided else NO_CANDIDATES


def _row(
    table: "ScoreTable", question: Question, system: str, *, estimated: bool
) -> "PlotRow | None":
    """Return a system's row, with n in place of the figure if it is too small to interpret it."""
    headline, score = table.headline(question, system), table.score(question, system)
    if headline.low is None or headline.high is None:
        return None
    figure = shown(Range(headline.low, headline.high), Kind.PERCENT)
    fallback = estimated and not headline.estimated
    note = f"n = {score.n}: {FEW}" if score.few else f"({figure})" if fallback else figure
    return PlotRow.of(system, headline, note, fallback=fallback)


def rows_sheet(
    names: Sequence[str], palette: Palette, width: float = WIDTH
) -> tuple["Figure", "Axes"]:
    """Return a canvas with a place for each of the names, the first at the top."""
    shown = [folded(name, width) for name in names]
    figure, axes = new_sheet(palette, width, _AROUND + height_of_row(shown) * len(shown))
    axes.set_yticks(range(len(shown)), shown)
    axes.set_ylim(len(shown) - 0.5, -0.5)
    axes.grid(axis="x", color=palette.hairline, linewidth=0.6)
    return figure, axes


def draw_rows(axes: "Axes", rows: Sequence[PlotRow], palette: Palette, signs: Signs) -> None:
    placed = [*enumerate(rows)]
    intervals = [(at, row.interval) for at, row in placed]
    draw_intervals(axes, intervals, palette, label=signs.interval)
    for fallback, label in ((False, signs.range), (True, signs.fallback)):
        ranges = [(at, row) for at, row in placed if row.fallback is fallback]
        _draw_ranges(axes, ranges, palette, label=label, striped=fallback)
    known = [(100 * row.low, at) for at, row in placed if row.low == row.high and not row.fallback]
    if known:
        style: dict[str, Any] = {"color": palette.mark, "markersize": 5.5, "label": signs.point}
        axes.plot(*zip(*known, strict=True), "o", **style)
    write_notes(axes, [row.note for row in rows], palette)


def _draw_ranges(
    axes: "Axes",
    rows: Iterable[tuple[int, PlotRow]],
    palette: Palette,
    *,
    label: str,
    striped: bool,
) -> None:
    """Draw a bar from end to end; a striped one even without a range."""
    found = [(at, row) for at, row in rows if striped or row.low != row.high]
    for number, (place, row) in enumerate(found):
        ends = [100 * row.low, 100 * row.high]
        style: dict[str, Any] = {"linewidth": 7, "color": palette.span, "solid_capstyle": "butt"}
        if striped:
            style |= {"linestyle": (0, (0.3, 0.3)), "dash_capstyle": "butt"}
        named = None if number else label
        axes.plot(ends, [place, place], label=named, **style)
        axes.plot(ends, [place, place], "|", color=palette.mark, markersize=7)


def draw_intervals(
    axes: "Axes",
    intervals: Iterable[tuple[float, "Interval | None"]],
    palette: Palette,
    *,
    label: str,
) -> None:
    found = [(at, each) for at, each in intervals if each is not None]
    for number, (at, interval) in enumerate(found):
        ends = [100 * interval.low, 100 * interval.high]
        named = None if number else label
        axes.plot(ends, [at, at], color=palette.mark, linewidth=1.1, label=named)


def write_notes(axes: "Axes", notes: Iterable[str], palette: Palette) -> None:
    """Write the figures themselves, in a column at the right."""
    where = axes.get_yaxis_transform()
    for at, note in enumerate(notes):
        style: dict[str, Any] = {
            "va": "center",
            "fontsize": SMALL,
            "color": palette.muted,
            "transform": where,
        }
        axes.text(1.02, at, plain(note), **style)


def scale(axes: "Axes", values: Iterable[float]) -> None:
    """Set a scale in percent with steps of ten, which never shows too small a range."""
    shown = list(values) or [0.0, 1.0]
    low, high = 10 * floor(10 * min(shown)), 10 * ceil(10 * max(shown))
    if low <= _NEARLY_ZERO:
        low = 0  # begin at 0 if that costs little room, so that lengths can be compared
    while high - low < _LEAST_SCALE:
        low, high = max(low - 10, 0), min(high + 10, 100)
    step = 10 if high - low <= 60 else 20
    margin = (high - low) / 50
    axes.set_xticks(range(low - low % step, high + 1, step))
    axes.set_xlim(low - margin, high + margin)


def ends_of(rows: Iterable[PlotRow]) -> Iterable[float]:
    for row in rows:
        yield from (row.low, row.high)
        if row.interval is not None:
            yield from (row.interval.low, row.interval.high)
