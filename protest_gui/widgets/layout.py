"""Layouts that fold if room is short, and spacing that follows the text size."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QWidget,
)

Layout = TypeVar("Layout", bound=QLayout)
Widget = TypeVar("Widget", bound=QWidget)
Sides = tuple[float, float, float, float]  # left, top, right, bottom
_Direction = QBoxLayout.Direction
_GAP = 6
# Lengths in em follow the text size, and palette() the theme.
ROOMY = """
QListWidget { background: palette(window); border: 2px solid transparent; outline: none; }
QListWidget:focus { border-color: palette(highlight); }
QListWidget::item { padding: 0.45em 0.8em; border-radius: 4px; }
QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }
"""


def spaced(
    layout: Layout, *, margin: float | Sides | None = 0.0, gap: float | None = 0.5
) -> Layout:
    """Return the layout with margins and a gap in heights of a line, whatever the text size.

    The layout is already in a widget. The margin is the same at all sides, or given for each;
    for `None`, Qt's own stays.
    """
    widget = layout.parentWidget()
    assert widget is not None, "a layout that is not in a widget yet has no text size"  # noqa: S101
    sides = margin if isinstance(margin, tuple) or margin is None else (margin,) * 4
    spacing = _Spacing(layout, sides, gap)
    widget.installEventFilter(spacing)
    spacing.act(widget)
    return layout


def on_font_change(widget: Widget, do: Callable[[Widget], object]) -> None:
    """Call `do` with the widget now, and again whenever it gets another font or style.

    `do` must not be a bound method: then only garbage collection would delete the widget, and that
    may happen while it is painted.
    """
    watcher = _Watcher(widget, do)
    widget.installEventFilter(watcher)
    watcher.act(widget)


def resize_in_lines(window: QWidget, width: float, height: float) -> None:
    """Resize a window in heights of its text, as far as the screen has room."""
    line = window.fontMetrics().height()
    wanted = QSize(round(width * line), round(height * line))
    window.resize(wanted.boundedTo(window.screen().availableSize()))


def wide_form(dialog: QWidget) -> QFormLayout:
    """Return a form for a dialog whose fields grow with it."""
    form = QFormLayout()
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setVerticalSpacing(dialog.fontMetrics().height() // 2)
    return form


def give_labels_room(form: QFormLayout) -> None:
    """Widen labels a little: a label exactly as wide as its text may lose the last letter."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label = item.widget() if item is not None else None
        if label is not None:
            label.setMinimumWidth(label.sizeHint().width() + label.fontMetrics().height() // 4)


class _FontFilter(QObject):
    def act(self, widget: QWidget) -> None:
        raise NotImplementedError

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        restyled = event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if restyled and isinstance(widget, QWidget):
            self.act(widget)
        return False


class _Spacing(_FontFilter):
    def __init__(self, layout: QLayout, sides: Sides | None, gap: float | None) -> None:
        super().__init__(layout)
        self._sides, self._gap = sides, gap

    def act(self, widget: QWidget) -> None:
        layout, line = self.parent(), widget.fontMetrics().height()
        if not isinstance(layout, QLayout):
            return
        if self._sides is not None:
            layout.setContentsMargins(*(int(side * line) for side in self._sides))
        if self._gap is not None:
            layout.setSpacing(int(self._gap * line))


class _Watcher(_FontFilter):
    def __init__(self, widget: QWidget, do: Callable[[Any], object]) -> None:
        super().__init__(widget)
        self._do = do

    def act(self, widget: QWidget) -> None:
        self._do(widget)


class FlowLayout(QLayout):
    """A layout in lines, like words in a paragraph; an item wider than a line gets a whole line."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width: Qt asks for the same again and again
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def insert_widget(self, index: int, widget: QWidget) -> None:
        self.addWidget(widget)
        self._items.insert(index, self._items.pop())

    def _places(self, within: QRect) -> list[QRect]:
        """Return the places of the items, read from the leading side."""
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
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

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


class EvenRow(QWidget):
    """Parts of equal width side by side, or one below the other if they cannot be shortened.

    Parts beyond `most` are in further rows.
    """

    def __init__(self, parts: Iterable[QWidget], *, most: int = 3) -> None:
        super().__init__()
        self._parts = tuple(parts)
        self._most = min(most, len(self._parts))
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(_GAP)
        self._columns = 0
        self._place_in(self._most)

    def width_side_by_side(self) -> int:
        # The layout remembers what its parts need; asking them costs at each layout of a page.
        items = (self._layout.itemAt(at) for at in range(self._layout.count()))
        widest = max(item.sizeHint().width() for item in items if item is not None)
        return self._most * widest + (self._most - 1) * _GAP

    def turn(self) -> None:
        """Turn if the room has changed, such as when a part has become wider."""
        laid_out = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        roomy = not laid_out or self.width() >= self.width_side_by_side()
        self._place_in(self._most if roomy else 1)

    def _place_in(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(self._most):
            self._layout.setColumnStretch(column, 1 if column < columns else 0)
        for number, part in enumerate(self._parts):
            self._layout.addWidget(part, *divmod(number, columns))

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
