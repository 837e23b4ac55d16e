"""The antecedents of an example, one of which is the one that corrections are about."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QWidget

from protest_core.errors import printable

_FEWEST, _MOST = 2, 5  # lines that are shown


class AntecedentList(QListWidget):
    """Arrows, the mouse or the command go from one to the next."""

    chosen = Signal(int)  # its number

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Antecedents"))
        self.setWordWrap(True)
        self.setStyleSheet("QListWidget::item { padding: 0.3em 0.5em; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._tell)
        self._filling = False

    def show_antecedents(self, described: Sequence[str], current: int) -> None:
        """Numbered as in the text."""
        self._filling = True
        several = len(described) > 1
        entries = [
            printable(f"{n}  {each}" if several else each) for n, each in enumerate(described, 1)
        ]
        if entries != [self.item(row).text() for row in range(self.count())]:
            self.clear()
            self.addItems(entries)
        self.setCurrentRow(current)
        self._filling = False

    def _tell(self, row: int) -> None:
        if row >= 0 and not self._filling:
            self.chosen.emit(row)

    def sizeHint(self) -> QSize:
        lines = min(max(2 * self.count(), _FEWEST), _MOST)
        height = round(lines * 1.2 * self.fontMetrics().height())
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        letters = 12 * self.fontMetrics().averageCharWidth()
        return QSize(letters, 3 * self.fontMetrics().height())
