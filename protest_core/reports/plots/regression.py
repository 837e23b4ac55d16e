"""A metric beside people's scores of the same systems, with the line through them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.reports.plots.names import (
    BOLD_TITLE,
    SMALL,
    WIDTH,
    fitted,
    plain,
    shortened,
)
from protest_core.reports.plots.palette import PAPER, Palette
from protest_core.reports.plots.sheet import (
    POINTS,
    check_something,
    drawing,
    entitle,
    explain,
    new_sheet,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_HEIGHT, _KEY_LINE = 3.9, 0.16  # inches
_KEY, _ALONG, _TITLE = 0.32, 0.5, 0.9  # of the width, for names: in the key, below, at the top
_STEPS = 60  # of the band's edges, which are curves
_BEYOND = 0.04  # of the range, at either side


@dataclass(frozen=True, slots=True)
class SystemPoint:
    """What the metric, and what people, say of a system."""

    name: str
    x: float
    y: float


def regression_plot(
    points: Sequence[SystemPoint],
    *,
    x_name: str,
    y_name: str,
    notes: Iterable[str] = (),
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Systems are numbered, the best of them 1, and named at the side: names would overlap."""
    ranked = ranked_points(points)
    check_something(ranked, "no system has both figures.")
    with drawing():
        height = max(_HEIGHT, 1.2 + _KEY_LINE * len(ranked))
        figure, axes = new_sheet(palette, width, height)
        for side in ("left", "bottom"):
            axes.spines[side].set(visible=True, color=palette.muted)
        axes.grid(color=palette.hairline, linewidth=0.6)
        _draw_line(axes, ranked, palette)
        _draw_points(axes, ranked, palette)
        _write_key(axes, ranked, palette, _KEY * width)
        axes.set_xlabel(fitted(x_name, _ALONG * width, lines=2), color=palette.text)
        axes.set_ylabel(fitted(y_name, _ALONG * _HEIGHT, lines=2), color=palette.text)
        explain(figure, palette, notes=notes)
        in_title = (shortened(each, _TITLE * width, size=BOLD_TITLE) for each in (x_name, y_name))
        entitle(figure, palette, _title(ranked, *in_title))
        return figure


def ranked_points(points: Iterable[SystemPoint]) -> Sequence[SystemPoint]:
    """As the key numbers them."""
    return sorted(points, key=lambda point: (-point.y, -point.x, point.name))


def _title(points: Sequence[SystemPoint], x_name: str, y_name: str) -> str:
    from protest_core.statistics import pearson

    found = pearson([point.x for point in points], [point.y for point in points])
    r = "" if found.r is None else f": r = {found.r:.3f}".replace("-", "−")
    return f"{y_name} by {x_name}{r}, {counted(len(points), 'system')}"


def _draw_line(axes: "Axes", points: Sequence[SystemPoint], palette: Palette) -> None:
    from protest_core.statistics import regression

    band = regression([point.x for point in points], [point.y for point in points])
    if band is None:
        return
    low, high = min(point.x for point in points), max(point.x for point in points)
    beyond = _BEYOND * (high - low)
    step = (high - low + 2 * beyond) / _STEPS
    xs = [low - beyond + step * number for number in range(_STEPS + 1)]
    line, lower, upper = zip(*map(band.at, xs), strict=True)
    axes.fill_between(xs, lower, upper, color=palette.span, linewidth=0, label="95 % band")
    axes.plot(xs, line, color=palette.beside, linewidth=1.4, label="least squares")
    axes.set_xlim(xs[0], xs[-1])
    axes.set_ylim(*_ends([*line, *(point.y for point in points)], [*lower, *upper]))


def _ends(known: Sequence[float], band: Sequence[float]) -> tuple[float, float]:
    """The points are to be seen: of few systems the band is so wide that they would be a line."""
    low, high = min(known), max(known)
    room = (high - low) or 1.0
    edge = room / 20
    return max(min(low, *band) - edge, low - room), min(max(high, *band) + edge, high + room)


def _draw_points(axes: "Axes", points: Sequence[SystemPoint], palette: Palette) -> None:
    xs, ys = [point.x for point in points], [point.y for point in points]
    axes.plot(xs, ys, "o", color=palette.mark, markersize=4.5, label=POINTS)
    for number, (point, shift) in enumerate(zip(points, _shifts(points), strict=True), start=1):
        axes.annotate(
            str(number),
            (point.x, point.y),
            xytext=shift,
            textcoords="offset points",
            ha="center",
            va="center",
            fontsize=SMALL,
            color=palette.text,
        )


# Round a point, in points of type; the first that is free is taken.
_PLACES = ((0, 9), (9, 0), (0, -9), (-9, 0), (8, 7), (-8, 7), (8, -7), (-8, -7), (0, 18), (0, -18))
_ROOM = (270.0, 190.0)  # about what the axes measure, in points
_APART = (9.0, 8.0)  # what a number needs for itself


def _shifts(points: Sequence[SystemPoint]) -> Iterable[tuple[int, int]]:
    places = [*_on_paper(points)]
    taken = list(places)
    for x, y in places:
        free = (each for each in _PLACES if _is_free(x + each[0], y + each[1], taken))
        shift = next(free, _PLACES[0])
        taken.append((x + shift[0], y + shift[1]))
        yield shift


def _is_free(x: float, y: float, taken: Iterable[tuple[float, float]]) -> bool:
    return not any(abs(x - a) < _APART[0] and abs(y - b) < _APART[1] for a, b in taken)


def _on_paper(points: Sequence[SystemPoint]) -> Iterable[tuple[float, float]]:
    for point in points:
        yield (
            _along([each.x for each in points], point.x) * _ROOM[0],
            _along([each.y for each in points], point.y) * _ROOM[1],
        )


def _along(values: Sequence[float], value: float) -> float:
    low, high = min(values), max(values)
    return (value - low) / (high - low) if high > low else 0.5


def _write_key(
    axes: "Axes", points: Sequence[SystemPoint], palette: Palette, inches: float
) -> None:
    names = (shortened(point.name, inches, size=SMALL) for point in points)
    lines = (f"{number}  {name}" for number, name in enumerate(names, start=1))
    axes.text(
        1.03,
        1,
        "\n".join(map(plain, lines)),
        transform=axes.transAxes,
        va="top",
        fontsize=SMALL,
        linespacing=1.35,
        color=palette.text,
    )
