"""Plot: one of the plots at a time, which can be saved for a paper."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.results.choice import Choice
from protest_gui.results.plots import Plot, in_words, plot_name
from protest_gui.results.results_found import Results
from protest_gui.widgets.plot_view import PlotView
from protest_gui.widgets.wide_part import WidePart


class PlotPage(QWidget):
    """Asks to be drawn; whoever owns it does so, off the reader's way."""

    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice[Plot](self.tr("Plot"), ((each, plot_name(each)) for each in Plot))
        self.save = QPushButton(self.tr("&Save picture…"))
        self.save.setAutoDefault(False)
        self.view = PlotView()
        self._results: Results | None = None
        self._above = FlowLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.choice, self.save):
            self._above.addWidget(part)
        self._column.addLayout(self._above)
        self._column.addWidget(WidePart(self.view))
        self._space_out()
        self.choice.chosen.connect(self._draw)
        self.save.clicked.connect(lambda _checked: self.save_wanted.emit())

    @property
    def plot(self) -> Plot:
        return self.choice.value

    def show_results(self, results: Results) -> None:
        self._results = results
        self._draw()

    def _draw(self) -> None:
        if self._results is not None:
            self.view.setAccessibleName(plot_name(self.plot))
            self.view.setAccessibleDescription(in_words(self.plot, self._results))
            self.view.draw_anew()

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._above.setSpacing(line // 2)
        self._column.setSpacing(line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
