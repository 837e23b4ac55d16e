"""Layouts that fold where room is short."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QWidget


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
            if item.isEmpty():  # a hidden widget; it leaves no gap
                places.append(QRect(left, top, 0, 0))
                continue
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


_Direction = QBoxLayout.Direction


_GAP = 6


class TurningRow(QWidget):
    """None of its parts is ever shortened to make room for another."""

    def __init__(self, parts: Iterable[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = tuple(parts)
        self._layout = QBoxLayout(_Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(_GAP)
        for part in self._parts:
            self._layout.addWidget(part, 1)

    def width_side_by_side(self) -> int:
        widest = max(part.sizeHint().width() for part in self._parts)
        return len(self._parts) * widest + (len(self._parts) - 1) * _GAP

    def turn(self) -> None:
        """When a part may have become wider or narrower."""
        laid_out = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        roomy = not laid_out or self.width() >= self.width_side_by_side()
        self._layout.setDirection(_Direction.LeftToRight if roomy else _Direction.TopToBottom)

    def sizeHint(self) -> QSize:
        return QSize(self.width_side_by_side(), self._layout.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        narrowest = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(narrowest, self._layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.turn()


# Lengths in em follow the text size, and palette() the theme.
ROOMY = """
QListWidget { background: palette(window); border: 2px solid transparent; outline: none; }
QListWidget:focus { border-color: palette(highlight); }
QListWidget::item { padding: 0.45em 0.8em; border-radius: 4px; }
QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }
"""
