"""The table of contradictions: Left and Right choose a side, Space the other one."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from protest_gui.merging.conflicts_model import CHOICE, IN_FILE, IN_PROJECT, ConflictsModel
from protest_gui.widgets.calm_table import CalmTable

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_TALLEST = 10_000

# To measure the words of more rows takes longer than anybody waits; what is cut off is a hint.
_MOST_MEASURED, _LINES_UNMEASURED = 200, 4


class ConflictsTable(CalmTable):
    """A click on a judgement chooses it."""

    def __init__(self, model: ConflictsModel, parent: QWidget | None = None) -> None:
        self._conflicts = model
        self._measured_at: tuple[int, ...] = ()
        super().__init__("", model, parent)
        self.setAccessibleName(self.tr("Judgements in conflict"))
        self.setAccessibleDescription(
            self.tr("Left: the project's holds. Right: the file's holds. Space: the other one.")
        )
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_LINES_UNMEASURED * self.fontMetrics().height())
        columns.setResizeContentsPrecision(_MOST_MEASURED)
        self.fit_columns(widest=10)
        for side in CHOICE:
            columns.setSectionResizeMode(side, QHeaderView.ResizeMode.Stretch)
        self.setCurrentIndex(model.index(0, 0))
        self.clicked.connect(self._choose)

    def _fit_rows(self) -> None:
        rows = self._conflicts.rowCount()
        if rows <= _MOST_MEASURED:
            for row in range(rows):
                self.setRowHeight(row, self._height(row))

    def _height(self, row: int) -> int:
        """In bold, so that rows stay as they are when the choice changes.

        Qt itself measures without the room that the style sheet leaves at both sides, and cuts
        lines off.
        """
        font = QFont(self.font())
        font.setBold(True)
        metrics, wrap = QFontMetrics(font), Qt.TextFlag.TextWordWrap.value
        heights = []
        for side in CHOICE:
            width = max(self.columnWidth(side) - 2 * metrics.height(), 1)
            text = str(self._conflicts.index(row, side).data())
            heights.append(metrics.boundingRect(0, 0, width, _TALLEST, wrap, text).height())
        return max(heights) + metrics.height() // 2

    def _choose(self, index: QModelIndex) -> None:
        if index.column() in CHOICE:
            self._conflicts.choose(index.row(), CHOICE[index.column()])

    def _side(self, key: int) -> int | None:
        """The column that such an arrow points to, also where text runs from right to left."""
        sides = (IN_PROJECT, IN_FILE)
        if self.isRightToLeft():
            sides = (IN_FILE, IN_PROJECT)
        return {Qt.Key.Key_Left.value: sides[0], Qt.Key.Key_Right.value: sides[1]}.get(key)

    def updateGeometries(self) -> None:
        """Once both sides are stretched: their words wrap elsewhere then."""
        super().updateGeometries()
        widths = tuple(map(self.columnWidth, CHOICE))
        if widths != self._measured_at:
            self._measured_at = widths
            self._fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, side = self.currentIndex().row(), self._side(event.key())
        if event.key() in _ENTER:
            event.ignore()  # the dialog's
        elif row >= 0 and side is not None:
            self._conflicts.choose(row, CHOICE[side])
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self._conflicts.choose_other(row)
        else:
            super().keyPressEvent(event)
