"""Buttons and headings that show their key."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from protest_gui.appearance.theme import colours_of
from protest_gui.translations import tr

_FEWEST_LETTERS = 11


class Arrow(Enum):
    """Drawn by us: fonts do not agree on how large a triangle is."""

    NONE = 0
    BACK = -1
    ON = 1


class SingleClickButton(QPushButton):
    """A double click counts as one click, and a held one as one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoRepeat(False)
        self.setAutoDefault(False)
        # Whoever clicks wants to go on reading: only Tab brings the focus here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt would press the button a second time.
        event.accept()


class KeyButton(SingleClickButton):
    """An arrow or a few words, and a key cap."""

    def __init__(
        self, text: str = "", arrow: Arrow = Arrow.NONE, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._arrow = arrow
        self._key = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.setAccessibleDescription(tr("Key: {0}").format(key) if key else "")
        self.updateGeometry()
        self.update()

    def _draw_contents(self, painter: QPainter) -> None:
        colours = colours_of(self.palette())
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.ButtonText)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        painter.setPen(ink)
        widths = self._widths_shown()
        left = (self.width() - sum(widths) - self._gap() * (len(widths) - 1)) / 2
        for width, draw in zip(widths, (self._draw_sign, self._draw_cap), strict=False):
            draw(painter, self._mirrored(QRectF(left, 0, width, self.height())), ink)
            left += width + self._gap()
            ink = QColor(colours.muted) if self.isEnabled() else ink

    def _draw_sign(self, painter: QPainter, place: QRectF, ink: QColor) -> None:
        if self._arrow is Arrow.NONE:
            left = Qt.TextElideMode.ElideLeft  # what tells it from its neighbours comes last
            text = self.fontMetrics().elidedText(self.text(), left, ceil(place.width()) + 1)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            return
        half = self.fontMetrics().height() * 0.3
        ahead = half * self._arrow.value
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            ahead = -ahead
        middle = place.center()
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        corners = (QPointF(ahead, 0), QPointF(-ahead, half), QPointF(-ahead, -half))
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))

    def _draw_cap(self, painter: QPainter, place: QRectF, ink: QColor) -> None:
        cap = QRectF(QPointF(), key_cap_size(self.font(), self._key))
        cap.moveCenter(place.center())
        rim = QColor(colours_of(self.palette()).control_border)
        draw_key_cap(painter, cap, self._key, ink=ink, rim=rim)

    def _mirrored(self, place: QRectF) -> QRectF:
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            place.moveLeft(self.width() - place.right())
        return place

    def _widths(self) -> list[float]:
        metrics = self.fontMetrics()
        bare = self._arrow is Arrow.NONE
        sign = metrics.horizontalAdvance(self.text()) if bare else metrics.height() * 0.7
        cap = key_cap_size(self.font(), self._key).width()
        return [sign, cap] if cap else [sign]

    def _widths_shown(self) -> list[float]:
        """Where it is narrow, the words matter more than the key."""
        widths = self._widths()
        if sum(widths) + self._gap() * (len(widths) + 1) <= self.width():
            return widths
        return [min(widths[0], self.width() - 2 * self._gap())]

    def _gap(self) -> float:
        return self.fontMetrics().height() / 2

    def sizeHint(self) -> QSize:
        widths = self._widths()
        width = sum(widths) + self._gap() * (len(widths) + 1)
        return QSize(ceil(width), 2 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics().averageCharWidth() * _FEWEST_LETTERS
        width = min(self._widths()[0], letters) + 2 * self._gap()
        return QSize(ceil(width), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        self._draw_contents(painter)


_PLENTY = 10  # more than a tenth of what there may be


class KeyHeading(QWidget):
    """The field itself has the accessible name."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._key = ""
        self._room = ""

    def text(self) -> str:
        return self._text

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def room_left(self) -> str:
        """In words; empty while there is plenty."""
        return self._room

    def show_length(self, length: int, longest: int) -> None:
        """Of what is in the field: when little more fits, it is said how much."""
        left, room = longest - length, ""
        if left <= 0:
            room = tr("Full: %n characters", "", length, one="Full: %n character")
        elif left <= longest // _PLENTY:
            room = tr("%n characters left", "", left, one="%n character left")
        if room == self._room:
            return
        self._room = room
        self.setAccessibleName(room)
        if left <= 0:
            # Screen readers say it without the focus having to go there.
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.update()

    def _words(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._text)

    def _cap(self) -> QRectF:
        """Right behind the words."""
        cap = QRectF(QPointF(), key_cap_size(self.font(), self._key))
        cap.moveLeft(self._words() + 8)
        cap.moveTop((self.height() - cap.height()) / 2)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cap.moveLeft(self.width() - cap.right())
        return cap

    def sizeHint(self) -> QSize:
        cap = key_cap_size(self.font(), self._key)
        width = self._words() + 8 + cap.width()
        return QSize(round(width), self.fontMetrics().height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setPen(QColor(colours.text))
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), int(leading), self._text)
        painter.setPen(QColor(colours.muted))
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        beside = self.width() - self._cap().width() - self._words() - 16
        room = self.fontMetrics().elidedText(self._room, Qt.TextElideMode.ElideRight, round(beside))
        painter.drawText(self.rect(), int(trailing), room)
        muted, rim = QColor(colours.muted), QColor(colours.control_border)
        draw_key_cap(painter, self._cap(), self._key, ink=muted, rim=rim)


_SMALLER = 0.85


def key_cap_size(font: QFont, key: str) -> QSizeF:
    """Nothing where no key is set; at least as wide as high."""
    if not key:
        return QSizeF()
    metrics = QFontMetricsF(_cap_font(font))
    height = metrics.height() + 2
    return QSizeF(max(height, metrics.horizontalAdvance(key) + 0.5 * height), height)


def draw_key_cap(painter: QPainter, place: QRectF, key: str, *, ink: QColor, rim: QColor) -> None:
    """`place` has the size that `key_cap_size` gave for the painter's font."""
    if not key:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(_cap_font(painter.font()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, 1))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(ink)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


def _cap_font(font: QFont) -> QFont:
    smaller = QFont(font)
    smaller.setBold(False)
    if font.pointSizeF() > 0:
        smaller.setPointSizeF(_SMALLER * font.pointSizeF())
    else:
        smaller.setPixelSize(max(1, round(_SMALLER * font.pixelSize())))
    return smaller
