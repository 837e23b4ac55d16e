"""What people call correct by what a metric says of the same systems, of a project."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from protest_core.reports.metric_names import metric_title
from protest_core.reports.plots.names import WIDTH
from protest_core.reports.plots.palette import PAPER, Palette
from protest_core.reports.plots.regression import SystemPoint, ranked_points, regression_plot
from protest_core.reports.plots.sheet import about, check_something

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from protest_core.operations.metrics.metrics_and_people import MetricsAndPeople


_CORRECT = "% correct"


def metric_plot_title(metric: str) -> str:
    """The same on the screen, in a report and in a file."""
    return f"{_CORRECT} by {metric_title(metric)}"


def metric_points(table: "MetricsAndPeople", metric: str) -> Sequence[SystemPoint]:
    """The systems that have both figures, people's as percentages; as the key numbers them."""
    return ranked_points(
        SystemPoint(system, value, 100 * share)
        for system, value in table.values[metric].items()
        if value is not None and (share := table.share(system)) is not None
    )


def metric_plot(
    table: "MetricsAndPeople", metric: str, *, palette: Palette = PAPER, width: float = WIDTH
) -> "Figure":
    """With the regression line and its 95 % band, as in Figure 2 of WMT 2018."""
    if not table.judged:
        check_something([], "people have judged nothing of this yet.")
    return regression_plot(
        metric_points(table, metric),
        x_name=metric_title(metric),
        y_name=_CORRECT,
        notes=about(table.suite),
        palette=palette,
        width=width,
    )
