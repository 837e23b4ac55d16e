"""The table of contradictions: Left and Right choose a side, Space the other one."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from protest_gui.merging.conflicts_model import CHOICE, IN_FILE, IN_PROJECT, ConflictsModel
from protest_gui.merging.side_cell import SideCell
from protest_gui.widgets.calm_table import CalmTable

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ConflictsTable(CalmTable):
    """A click on a judgement chooses it."""

    def __init__(self, model: ConflictsModel, parent: QWidget | None = None) -> None:
        super().__init__("", model, parent)
        self.setAccessibleName(self.tr("Judgements in conflict"))
        self.setAccessibleDescription(
            self.tr("Left: the project's holds. Right: the file's holds. Space: the other one.")
        )
        self._conflicts = model
        self.setWordWrap(True)
        header = self.horizontalHeader()
        self.fit_columns(widest=10)
        for side in CHOICE:
            header.setSectionResizeMode(side, QHeaderView.ResizeMode.Stretch)
            self.setItemDelegateForColumn(side, SideCell(self))
        header.sectionResized.connect(lambda *_: self._fit_rows())
        self.setCurrentIndex(model.index(0, 0))
        self.clicked.connect(self._choose)

    def _fit_rows(self) -> None:
        """Columns that were stretched wrap elsewhere."""
        self.verticalHeader().resizeSections(QHeaderView.ResizeMode.ResizeToContents)

    def _choose(self, index: QModelIndex) -> None:
        if index.column() in CHOICE:
            self._conflicts.choose(index.row(), CHOICE[index.column()])

    def _side(self, key: int) -> int | None:
        """The column that such an arrow points to, also where text runs from right to left."""
        sides = (IN_PROJECT, IN_FILE)
        if self.isRightToLeft():
            sides = (IN_FILE, IN_PROJECT)
        return {Qt.Key.Key_Left.value: sides[0], Qt.Key.Key_Right.value: sides[1]}.get(key)

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
