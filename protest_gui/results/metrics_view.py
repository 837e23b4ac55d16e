"""Metrics: measured only while somebody looks, since that takes its time."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_gui.reading.elided_label import ElidedLabel
from protest_gui.results.metrics_found import MetricsAsked, MetricsFound
from protest_gui.results.metrics_tables import MetricsTables
from protest_gui.results.results_found import Counting, Results
from protest_gui.widgets.seen_page import SeenPage


class MetricsView(SeenPage):
    """What was measured before stays while it is measured anew."""

    found_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: MetricsFound | None = None
        self.tables = MetricsTables()
        self._doing = ElidedLabel()
        self._stop = QPushButton(self.tr("Stop &measuring"))
        self._stop.setAutoDefault(False)
        self._under_way = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._under_way.addWidget(self._stop)
        self._under_way.addWidget(self._doing, 1)
        self._column.addLayout(self._under_way)
        self._column.addWidget(self.tables)
        self._space_out()
        self.tables.hide()
        self.show_computing(under_way=False)
        self._stop.clicked.connect(lambda _checked: self.stop_wanted.emit())

    def asked(self, counting: Counting) -> MetricsAsked:
        tables = self.tables
        only = tables.people_only.isChecked()
        return MetricsAsked(counting.settings, tables.verdicts.asked, people_only=only)

    def show_results(self, results: Results) -> None:
        """Of the other views; what this one shows is measured when somebody looks."""

    def show_found(self, found: MetricsFound) -> None:
        self.found = found
        self.tables.show_found(found)
        self.tables.show()
        self.found_changed.emit()

    def show_computing(self, *, under_way: bool) -> None:
        self._doing.setText(self.tr("Measuring …"))
        self._doing.setVisible(under_way)
        self._stop.setVisible(under_way)

    def show_step(self, done: int, total: int, doing: str) -> None:
        """Whole texts take their time: it is told which one is measured."""
        what = f"{doing[:1].upper()}{doing[1:]} …"
        counted = self.tr("{0} ({1} of {2})").format(what, done + 1, total)
        self._doing.setText(counted if total > 1 else what)

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._under_way.setSpacing(line // 2)
        self._column.setSpacing(line // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
