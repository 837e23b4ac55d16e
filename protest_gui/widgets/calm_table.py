"""A table to read in: no lines, no row numbers, room round the text, Tab leaves it."""

from PySide6.QtCore import QAbstractItemModel, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)


class CalmTable(QTableView):
    """Rows are as high as their text needs."""

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QTableView::item { padding: 0.2em 0.5em; }")
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def room_beside_text(self) -> int:
        """What the style keeps free at the two sides of a cell's text, in pixels."""
        option, style, across = QStyleOptionViewItem(), self.style(), 1000
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, across, self.fontMetrics().height())
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        option.showDecorationSelected = True  # or the text is as wide as its letters
        text = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, self)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, self) + 1
        return across - text.width() + 2 * margin

    def fit_columns_to_room(self) -> None:
        """To their content, or as far as there is room: then the widest give way.

        The last has what is left, and where it needs it, at least a third.
        """
        header, across = self.horizontalHeader(), self.viewport().width()
        wanted = [
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in range(self.model().columnCount())
        ]
        *widths, last = wanted
        room = limit = across - min(last, across // 3)
        for number, width in enumerate(sorted(widths)):
            limit = room // (len(widths) - number)
            if width > limit:
                break
            room -= width
            limit = width
        shown = [min(width, limit) for width in widths]
        for column, width in enumerate([*shown, across - sum(shown)]):
            self.setColumnWidth(column, width)

    def fit_columns(self, *, widest: int) -> None:
        """To their content, but none wider than so many lines are high; the last takes the rest."""
        self.resizeColumnsToContents()
        limit = widest * self.fontMetrics().height()
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column), limit))
