"""Plot a metric against human scores of the same systems, with the regression line."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from protest_core.errors import RefusedError, counted
from protest_core.metrics.report import metric_title
from protest_core.report_page.plots.canvas import (
    BOLD_TITLE,
    POINTS,
    SMALL,
    WIDTH,
    check_something,
    drawing,
    entitle,
    explain,
    fitted,
    new_sheet,
    plain,
    shortened,
)
from protest_core.report_page.plots.palette import PAPER, Palette
from protest_core.report_page.plots.point_labels import numbers_beside
from protest_core.suite.report_frame import caveats_of
from protest_core.translatable import Text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople


_HEIGHT, _KEY_LINE = 3.9, 0.16  # inches
# Shares of the width for names: in the key, below, on top.
_KEY, _ALONG, _TITLE = 0.32, 0.5, 0.9
_POINTS_PER_INCH = 72
_LARGEST = 1e100
_STEPS = 60  # of the band's edges, which are curves
_BEYOND = 0.04  # of the range, at either side
_CORRECT = Text("% correct")


@dataclass(frozen=True, slots=True)
class SystemPoint:
    """A system's scores by the metric and by people."""

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
    """Plot numbered systems, the best is 1, with names at the side, where they cannot overlap."""
    ranked = ranked_points(points)
    check_something(ranked, "no system has both figures.")
    _check_sizes(ranked)
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
        _write_numbers(figure, axes, ranked, palette)
        return figure


def _check_sizes(points: Iterable[SystemPoint]) -> None:
    """Refuse values whose squares, or differences, exceed floating-point numbers."""
    largest = max((each for point in points for each in (point.x, point.y)), key=abs)
    if abs(largest) > _LARGEST:
        raise RefusedError(
            Text("{0:g} is too large to be drawn. Write it in another unit.").format(largest)
        )


def ranked_points(points: Iterable[SystemPoint]) -> Sequence[SystemPoint]:
    """Return the points in the order of the key."""
    return sorted(points, key=lambda point: (-point.y, -point.x, point.name))


def _title(points: Sequence[SystemPoint], x_name: str, y_name: str) -> str:
    from protest_core.statistics.correlation import pearson

    found = pearson([point.x for point in points], [point.y for point in points])
    r = "" if found.r is None else f": r = {found.r:.3f}".replace("-", "−")
    return f"{y_name} by {x_name}{r}, {counted(len(points), 'system')}"


def _draw_line(axes: "Axes", points: Sequence[SystemPoint], palette: Palette) -> None:
    from protest_core.statistics.correlation import regression

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
    """Return the ends of the axis; with few systems the whole band would squash the points."""
    low, high = min(known), max(known)
    room = (high - low) or 1.0
    edge = room / 20
    return max(min(low, *band) - edge, low - room), min(max(high, *band) + edge, high + room)


def _draw_points(axes: "Axes", points: Sequence[SystemPoint], palette: Palette) -> None:
    xs, ys = [point.x for point in points], [point.y for point in points]
    axes.plot(xs, ys, "o", color=palette.mark, markersize=4.5, label=POINTS)


def _write_numbers(
    figure: "Figure", axes: "Axes", points: Sequence[SystemPoint], palette: Palette
) -> None:
    """Write the numbers last, when the positions of the points on paper are known."""
    figure.draw_without_rendering()
    to_points = _POINTS_PER_INCH / figure.dpi
    box = axes.bbox
    on_paper = axes.transData.transform([(point.x, point.y) for point in points]) - box.p0
    places = [(float(x), float(y)) for x, y in on_paper * to_points]
    room = float(box.width * to_points), float(box.height * to_points)
    line = {"arrowstyle": "-", "color": palette.muted, "linewidth": 0.7, "shrinkA": 0, "shrinkB": 2}
    spots = numbers_beside(places, room)
    for number, (point, spot) in enumerate(zip(points, spots, strict=True), start=1):
        axes.annotate(
            str(number),
            (point.x, point.y),
            xytext=(spot.across, spot.up),
            textcoords="offset points",
            arrowprops=line if spot.has_line else None,
            ha="center",
            va="center",
            fontsize=SMALL,
            color=palette.text,
        ).set_in_layout(False)  # or the points would move


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


def metric_plot_title(metric: str) -> str:
    """Return the title, the same on the screen, in a report and in a file."""
    return Text("% correct by {0}").format(metric_title(metric))


def metric_points(table: "MetricsAndPeople", metric: str) -> Sequence[SystemPoint]:
    """Return the systems with both scores, people's in percent, in the order of the key."""
    return ranked_points(
        SystemPoint(system, value, 100 * share) for system, value, share in table.points(metric)
    )


def metric_plot(
    table: "MetricsAndPeople", metric: str, *, palette: Palette = PAPER, width: float = WIDTH
) -> "Figure":
    """Plot with the regression line and its 95 % band, as in Figure 2 of WMT 2018."""
    if not table.judged:
        check_something([], "people have judged nothing of this yet.")
    return regression_plot(
        metric_points(table, metric),
        x_name=metric_title(metric),
        y_name=_CORRECT,
        notes=caveats_of(table.frame.suite),
        palette=palette,
        width=width,
    )
