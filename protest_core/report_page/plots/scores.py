"""Scores and their intervals on one scale."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from protest_core.judgements.outcome import Question
from protest_core.report_page.plots.canvas import (
    SMALL,
    WIDTH,
    about,
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
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind, share_range

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.scores.model import ScoreTable, SystemScore
    from protest_core.statistics.proportions import Interval, Share


TITLES = {
    Question.PRONOUN: "Pronouns translated correctly",
    Question.ANTECEDENT: "Antecedents translated correctly",
}


FEW = "too few to say"


NO_CANDIDATES = "no system is loaded that has such candidates."


NOTHING_KNOWN = "no system is matched or judged yet."


def scores_plot(
    table: "ScoreTable",
    question: Question = Question.PRONOUN,
    *,
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Plot each system's share with its interval; while something is open, as a range."""
    scores = {system: table.score(question, system) for system in table.ranked}
    rows = [
        row
        for system, score in scores.items()
        if not score.undefined and (row := Row.of(system, score.share, _note(score)))
    ]
    check_something(rows, why_nothing(table))
    with drawing():
        figure, axes = rows_sheet([row.name for row in rows], palette, width)
        draw_rows(axes, rows, palette, value="share of correct ones")
        scale(axes, ends_of(rows))
        explain(figure, palette, notes=[*about(table.suite), *why_no_share(table)])
        entitle(figure, palette, f"{TITLES[question]}, %")
        return figure


def why_nothing(table: "ScoreTable") -> str:
    all_undecided = table.systems and set(table.systems) == set(table.undecided)
    return NOTHING_KNOWN if all_undecided else NO_CANDIDATES


def _note(score: "SystemScore") -> str:
    """Return the share, or n where it is too small for the share to be interpreted."""
    return f"n = {score.n}: {FEW}" if score.few else shown(share_range(score.share), Kind.PERCENT)


_AROUND = 1.25  # inches above and below the rows


_LEAST_SCALE = 20  # percentage points: smaller differences should not look large


@dataclass(frozen=True, slots=True)
class Row:
    """A row; `low` and `high` differ while something is open; `note` is at the right."""

    name: str
    low: float
    high: float
    interval: "Interval | None"
    note: str

    @classmethod
    def of(cls, name: str, share: "Share", note: str) -> "Row | None":
        if share.low is None or share.high is None:
            return None
        return cls(name, share.low, share.high, share.interval, note)


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


def draw_rows(axes: "Axes", rows: Sequence[Row], palette: Palette, *, value: str) -> None:
    """Draw rows; `value` is what the marks stand for, in the words of the legend."""
    at = range(len(rows))
    open_rows = [(place, row) for place, row in zip(at, rows, strict=True) if row.low != row.high]
    draw_intervals(axes, [(at, row.interval) for at, row in enumerate(rows)], palette)
    for number, (place, row) in enumerate(open_rows):
        label = "range (unjudged examples)" if not number else None
        ends = [100 * row.low, 100 * row.high]
        style: dict[str, Any] = {"linewidth": 7, "solid_capstyle": "butt", "color": palette.span}
        axes.plot(ends, [place, place], label=label, **style)
        axes.plot(ends, [place, place], "|", color=palette.mark, markersize=7)
    known = [(100 * row.low, at) for at, row in enumerate(rows) if row.low == row.high]
    if known:
        axes.plot(*zip(*known, strict=True), "o", color=palette.mark, markersize=5.5, label=value)
    write_notes(axes, [row.note for row in rows], palette)


def draw_intervals(
    axes: "Axes", intervals: Iterable[tuple[float, "Interval | None"]], palette: Palette
) -> None:
    found = [(at, each) for at, each in intervals if each is not None]
    for number, (at, interval) in enumerate(found):
        ends = [100 * interval.low, 100 * interval.high]
        label = "95 % interval" if not number else None
        axes.plot(ends, [at, at], color=palette.mark, linewidth=1.1, label=label)


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


_NEARLY_ZERO = 20  # percent


def scale(axes: "Axes", values: Iterable[float]) -> None:
    """Set a scale in percent with steps of ten, which never shows too small a range."""
    shown = list(values) or [0.0, 1.0]
    low, high = 10 * floor(10 * min(shown)), 10 * ceil(10 * max(shown))
    if low <= _NEARLY_ZERO:
        low = 0  # so that lengths can be compared, where that costs little room
    while high - low < _LEAST_SCALE:
        low, high = max(low - 10, 0), min(high + 10, 100)
    step = 10 if high - low <= 60 else 20
    margin = (high - low) / 50
    axes.set_xticks(range(low - low % step, high + 1, step))
    axes.set_xlim(low - margin, high + margin)


def ends_of(rows: Iterable[Row]) -> Iterable[float]:
    for row in rows:
        yield from (row.low, row.high)
        if row.interval is not None:
            yield from (row.interval.low, row.interval.high)
