"""Scores by the distance of the antecedent, with their intervals."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from protest_core.candidates.filter import DISTANCE_NAMES
from protest_core.report_page.plots.canvas import (
    WIDTH,
    check_something,
    drawing,
    entitle,
    explain,
    new_sheet,
    plain,
)
from protest_core.report_page.plots.palette import PAPER, Palette, mixed
from protest_core.report_page.plots.scores import NO_CANDIDATES, title_of
from protest_core.scores.notes import why_no_share
from protest_core.suite.report_frame import caveats_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from protest_core.scores.distances import DistanceComparison, DistancePart

_SIGNS = (
    "Distance: lines between the pronoun and its nearest antecedent. Lines are 95 % intervals; "
    "bars reach from every open candidate wrong to all of them right."
)
_HEIGHT = 3.2  # inches
_SHAPES = "osD^vP*X"  # of systems: more cannot be told apart
_ROOM = 0.7  # of the room between two distances, for the systems beside each other


def distances_plot(
    found: "DistanceComparison", *, palette: Palette = PAPER, width: float = WIDTH
) -> "Figure":
    """Plot each system's score at each distance; of a range, a bar from end to end."""
    question = found.question
    systems = [
        system
        for system in found.frame.systems
        if any(part.scores.headline(question, system).low is not None for part in found.parts)
    ]
    check_something(systems, NO_CANDIDATES)
    drawn = systems[: len(_SHAPES)]
    with drawing():
        figure, axes = new_sheet(palette, width, _HEIGHT)
        for number, system in enumerate(drawn):
            off = _ROOM * ((number + 0.5) / len(drawn) - 0.5)
            colour = _colour(palette, number, len(drawn))
            points = [*_draw_ends(axes, found, system, off, (colour, palette.span))]
            style: dict[str, Any] = {"color": colour, "linestyle": "none", "markersize": 5}
            axes.plot(*zip(*points, strict=True), _SHAPES[number], label=plain(system), **style)
        axes.set_xticks(
            range(len(found.parts)),
            [f"{DISTANCE_NAMES[part.distance]}\nn = {_n(found, part)}" for part in found.parts],
        )
        axes.set_xlim(-0.5, len(found.parts) - 0.5)
        axes.set_ylim(0, 100)
        axes.grid(axis="y", color=palette.hairline, linewidth=0.6)
        notes = [_SIGNS, *caveats_of(found.frame.suite), *why_no_share(found.parts[0].scores)]
        if len(systems) > len(drawn):
            notes.append(f"The first {len(drawn)} of {len(systems)} systems; the table has all.")
        explain(figure, palette, notes=notes)
        title = title_of(found.parts[0].scores, question)
        entitle(figure, palette, f"{title}, by distance, %")
        return figure


def _draw_ends(
    axes: "Axes",
    found: "DistanceComparison",
    system: str,
    off: float,
    colours: tuple[str, str],
) -> Iterator[tuple[float, float]]:
    """Draw a system's intervals and ranges, and yield the places of its marks."""
    for at, part in enumerate(found.parts):
        headline = part.scores.headline(found.question, system)
        if headline.low is None or headline.high is None:
            continue
        places = [at + off] * 2
        if headline.interval is not None:
            ends = [100 * headline.interval.low, 100 * headline.interval.high]
            axes.plot(places, ends, color=colours[0], linewidth=1.1)
        if headline.low != headline.high:
            ends = [100 * headline.low, 100 * headline.high]
            bar: dict[str, Any] = {"linewidth": 5, "solid_capstyle": "butt", "zorder": 1.5}
            axes.plot(places, ends, color=colours[1], **bar)
        yield at + off, 100 * headline.middle


def _n(found: "DistanceComparison", part: "DistancePart") -> int:
    """Return the number of examples of the system that has most."""
    scores = (part.scores.score(found.question, each) for each in found.frame.systems)
    return max(each.n for each in scores)


def _colour(palette: Palette, number: int, systems: int) -> str:
    return mixed(palette.mark, palette.beside, number / max(systems - 1, 1))
