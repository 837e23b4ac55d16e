"""Plot: one of the plots at a time, which can be saved for a paper."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from protest_core.report_page.plots.palette import Palette
from protest_gui.results.choice import Choice
from protest_gui.results.plot_part import Drawing, PlotPart
from protest_gui.results.plots import Plot, draw, in_words, plot_name
from protest_gui.results.results_found import Results
from protest_gui.widgets.plot_view import PlotView

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class PlotPage(PlotPart):
    """Of the scores and the audit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PlotView(), parent)
        self._results: Results | None = None
        self.choice = Choice[Plot](self.tr("Plot"), ((each, plot_name(each)) for each in Plot))
        self.add_choice(self.choice)
        self.choice.chosen.connect(self._draw)

    def show_results(self, results: Results) -> None:
        self._results = results
        self._draw()

    def _draw(self) -> None:
        if (results := self._results) is None:
            return
        plot = self.choice.value

        def drawn(palette: Palette, width: float) -> "Figure":
            return draw(plot, results, palette=palette, width=width)

        drawing = Drawing(plot.value, plot_name(plot), results.scores.signature, drawn)
        self.show_drawing(drawing, in_words(plot, results))
