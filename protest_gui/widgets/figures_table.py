"""Shows figures; Enter, Space or a click on one that leads somewhere opens it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_gui.widgets.count_table import CountTable
from protest_gui.widgets.figures_model import Figures, FiguresModel

_WIDEST = 22  # of a column, in heights of a line
_ROOM = "QTableView::item { padding: 0.2em 0.5em; }"
_Behaviour = QAbstractItemView.SelectionBehavior


class _QuietCell(QStyledItemDelegate):
    """Of several tables one is worked in: in the others the place is kept in quiet colours."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        table = self.parent()
        selected = QStyle.StateFlag.State_Selected
        if option.state & selected and isinstance(table, QWidget) and not table.hasFocus():
            option.state &= ~selected
            option.backgroundBrush = option.palette.alternateBase()


class FiguresTable(CountTable):
    """As high as its rows need: the page scrolls, not this. Sideways it does."""

    opened = Signal(object)  # what the figure opens

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self.setModel(self.figures)
        self.setAccessibleName(name)
        self.setStyleSheet(_ROOM)
        self.setItemDelegate(_QuietCell(self))
        self.setSelectionBehavior(_Behaviour.SelectItems)
        self.setWordWrap(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().unsetCursor()  # not everything leads somewhere
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        self.verticalHeader().hide()
        self.asked.connect(self._open)

    def show_figures(self, figures: Figures) -> None:
        self.figures.show_figures(figures)
        self.verticalHeader().setVisible(bool(figures.names))
        if self.figures.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.figures.index(0, 0))
        self.set_sizes()

    def _open(self, index: QModelIndex) -> None:
        opens = self.figures.figure(index).opens if index.isValid() else None
        if opens is not None:
            self.opened.emit(opens)

    def set_sizes(self) -> None:
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.8 * line))
        self.resizeColumnsToContents()
        for column in range(self.figures.columnCount()):
            width = min(self.columnWidth(column) + line // 2, _WIDEST * line)
            self.setColumnWidth(column, width)
        self.updateGeometry()

    def _height(self) -> int:
        rows = self.verticalHeader().length()
        bar = self.horizontalScrollBar().sizeHint().height()
        is_wide = self.horizontalHeader().length() + self._beside() > self.width()
        above = self.horizontalHeader().sizeHint().height()
        return above + rows + (bar if is_wide else 0) + 2 * self.frameWidth() + 2

    def _beside(self) -> int:
        header = self.verticalHeader()
        beside = header.sizeHint().width() if not header.isHidden() else 0
        return beside + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        return QSize(self.horizontalHeader().length() + self._beside(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self._height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self.figures.figure(index).opens is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
