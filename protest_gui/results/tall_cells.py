"""A table of figures whose cells have several lines, and which all lead somewhere."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from protest_gui.widgets.figures_table import FiguresTable


class _NotUnderlined(QStyledItemDelegate):
    """Where every number leads somewhere, lines below all of them would only be in the way."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.font.setUnderline(False)


class TallCells(FiguresTable):
    """Every row is as high as the highest needs: rows can be compared at a glance."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setItemDelegate(_NotUnderlined(self))

    def set_sizes(self) -> None:
        super().set_sizes()
        texts = (figure.text for row in self.figures.figures.rows for figure in row)
        lines = max((text.count("\n") + 1 for text in texts), default=1)
        line = self.fontMetrics().lineSpacing()
        self.verticalHeader().setDefaultSectionSize(round((lines + 0.8) * line))
        self.updateGeometry()
