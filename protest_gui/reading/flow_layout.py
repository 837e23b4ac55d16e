"""Widgets one after another, and on as many lines as it takes."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Like words in a paragraph; an item wider than the line gets the whole line."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def insert_widget(self, index: int, widget: QWidget) -> None:
        self.addWidget(widget)
        self._items.insert(index, self._items.pop())
        self.invalidate()

    def _places(self, within: QRect) -> list[QRect]:
        """Where the items go, read from the leading side."""
        places = []
        left, top, height = within.left(), within.top(), 0
        for item in self._items:
            size = item.sizeHint().boundedTo(QSize(within.width(), item.sizeHint().height()))
            if left > within.left() and left + size.width() > within.left() + within.width():
                left, top, height = within.left(), top + height + self.spacing(), 0
            places.append(QRect(QPoint(left, top), size))
            left += size.width() + self.spacing()
            height = max(height, size.height())
        return places

    def _height(self, width: int) -> int:
        places = self._places(QRect(0, 0, width, 0))
        return max((place.bottom() + 1 for place in places), default=0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(width)

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def setGeometry(self, within: QRect) -> None:
        super().setGeometry(within)
        parent = self.parentWidget()
        mirrored = parent and parent.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for item, place in zip(self._items, self._places(within), strict=True):
            if mirrored:
                place.moveRight(within.left() + within.right() - place.left())
            item.setGeometry(place)
