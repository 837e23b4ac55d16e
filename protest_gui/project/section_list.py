"""The names of a project's pages, at the left."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from protest_gui.widgets.roomy import ROOMY

_SHORTEST_IN_LETTERS = 16


class SectionList(QListWidget):
    """As wide as its names need, whatever the text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Sections"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(ROOMY)

    def add_section(self, name: str) -> None:
        QListWidgetItem(name, self)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        names = [self.item(row).text() for row in range(self.count())]
        longest = max(map(metrics.horizontalAdvance, names), default=0)
        shortest = _SHORTEST_IN_LETTERS * metrics.averageCharWidth()
        self.setFixedWidth(max(longest, shortest) + 3 * metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()
