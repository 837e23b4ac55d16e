"""A metric beside people: each system a point, with the line through them and its 95 % band."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from protest_core.metrics.report import metric_title
from protest_core.report_page.plots.palette import Palette
from protest_core.report_page.plots.regression import (
    SystemPoint,
    metric_plot,
    metric_plot_title,
    metric_points,
)
from protest_gui.results.choice import Choice
from protest_gui.results.metrics_found import MetricsFound
from protest_gui.results.metrics_words import (
    correlation_in_words,
    metric_value,
)
from protest_gui.results.plot_part import Drawing, PlotPart
from protest_gui.results.results_words import percent, told
from protest_gui.widgets.points_plot import PointsPlot, Spot

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class MetricPlot(PlotPart):
    """Figure 2 of the WMT 2018 paper; a point opens its system's candidates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.points = PointsPlot()
        super().__init__(self.points, parent)
        self._found: MetricsFound | None = None
        self.choice = Choice[str](self.tr("Metric of the plot"), [])
        self.add_choice(self.choice)
        self.choice.chosen.connect(self._draw)
        self.points.reached.connect(self._show_point)

    def show_found(self, found: MetricsFound) -> None:
        self._found = found
        self.choice.show_choices((each, metric_title(each)) for each in found.table.metrics)
        self._draw()

    def _draw(self) -> None:
        if (found := self._found) is None:
            return
        column, table = self.choice.value, found.table

        def drawn(palette: Palette, width: float) -> "Figure":
            return metric_plot(table, column, palette=palette, width=width)

        title = metric_plot_title(column)
        about = correlation_in_words(table, column)
        file_name = f"{column.replace(' ', '-')}-and-people"
        self.show_drawing(Drawing(file_name, title, table.signature, drawn), about)
        spots = [_spot(found, column, each) for each in metric_points(table, column)]
        self.points.show_spots(spots, about)

    def _show_point(self, where: QRect) -> None:
        """Where the window is too narrow for the plot."""
        middle = where.center()
        self.wide.ensureVisible(middle.x(), middle.y(), where.width(), 0)


def _spot(found: MetricsFound, column: str, point: SystemPoint) -> Spot:
    value = metric_value(point.x, found.table.values[column].values())
    correct = percent(point.y / 100, point.y / 100)
    spoken = told("{0}: {1} {2}, {3} correct").format(
        point.name, metric_title(column), value, correct
    )
    return Spot(spoken, found.of_system(point.name))
