"""Plot a metric's figure of each system as bars, with the best three marked."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from protest_core.meta_evaluation.metrics_and_people_report import metric_columns
from protest_core.meta_evaluation.ranks import BEST, RankedSystem, by_rank, systems_ranked
from protest_core.metrics.report import metric_title
from protest_core.report_page.plots.canvas import (
    POINTS,
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
from protest_core.suite.report_frame import caveats_of
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_core.translatable import Text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople

_AROUND = 1.0  # inches above and below the bars
_ROOM = 1.25  # of the longest bar, for the figures beside them
_HEIGHT = 0.7  # of a bar, in rows


def metric_bars_title(metric: str) -> str:
    """Return the title, the same on the screen and in a file."""
    return Text("Systems by {0}").format(metric_title(metric))


def metric_bars(
    table: "MetricsAndPeople", metric: str, *, palette: Palette = PAPER, width: float = WIDTH
) -> "Figure":
    """Plot a metric's figures as bars, the best system first, as in Figure 1 of WMT 2018."""
    missing = [system for system, value in table.values[metric].items() if value is None]
    without = [Text("Undefined: {0}.").format(", ".join(missing))] if missing else []
    return bars_plot(
        by_rank(systems_ranked(table, metric)),
        metric=metric,
        kind=figure_kind(table, metric),
        notes=[*caveats_of(table.frame.suite), *without],
        palette=palette,
        width=width,
    )


def figure_kind(table: "MetricsAndPeople", metric: str) -> Kind:
    """Return how the metric's figures are shown."""
    (column,) = (each for each in metric_columns(table) if each.key == metric)
    return column.kind


def bars_plot(
    systems: Sequence[RankedSystem],
    *,
    metric: str,
    kind: Kind,
    notes: Iterable[str] = (),
    palette: Palette = PAPER,
    width: float = WIDTH,
) -> "Figure":
    """Plot systems with figure and rank beside each bar.

    If there are more than three, the best three have another colour, and figures in bold.
    """
    check_something(systems, f"{metric_title(metric)} is undefined for all systems.")
    ends = [each.value for each in systems]
    marked = [len(systems) > BEST and each.among_best for each in systems]
    with drawing():
        names = [folded(each.system, width) for each in systems]
        figure, axes = new_sheet(palette, width, _AROUND + len(systems) * height_of_row(names))
        for best, colour in ((True, palette.beside), (False, palette.span)):
            rows = [at for at, is_best in enumerate(marked) if is_best is best]
            label = Text("the best three") if best else "_others"
            lengths = [ends[at] for at in rows]
            if rows:
                axes.barh(rows, lengths, height=_HEIGHT, color=colour, label=label)
        # Marked so that a click on the screen finds the bar and opens its system.
        axes.plot(ends, range(len(systems)), linestyle="none", marker="", label=POINTS)
        for at, ranked in enumerate(systems):
            axes.annotate(
                plain(f"{shown(ranked.value, kind)} ({ranked.rank})"),
                (max(ranked.value, 0.0), at),
                xytext=(4, 0),
                textcoords="offset points",
                va="center",
                fontsize=SMALL,
                fontweight="bold" if marked[at] else "normal",
                color=palette.text,
            )
        axes.set_yticks(range(len(systems)), names)
        axes.set_ylim(len(systems) - 0.5, -0.5)
        axes.set_xlim(min(0.0, *ends), _ROOM * max(0.0, *ends) or 1.0)
        explain(figure, palette, notes=notes)
        entitle(figure, palette, metric_bars_title(metric))
        return figure
