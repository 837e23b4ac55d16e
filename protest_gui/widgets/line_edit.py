"""Fields for a line of text, in windows and in tables."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget


class LineEdit(QLineEdit):
    """Nothing can be dropped on it: Qt's takes even files as it is proposed, and so may move them.

    They are for the window, which only copies them.
    """

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.ignore()


class NoDropsOnEditors(QStyledItemDelegate):
    """The same of the fields that a table opens to edit a cell."""

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        editor = super().createEditor(parent, option, index)
        editor.setAcceptDrops(False)
        return editor
