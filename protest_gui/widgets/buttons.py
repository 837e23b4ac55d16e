"""Buttons and headings that show their keys."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractButton,
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
_PLENTY = 10  # more than a tenth of the limit is left
_SMALLER = 0.85  # the text of a key, than the words beside it


class Arrow(Enum):
    """The direction of an arrow, which we draw: fonts differ in the size of a triangle."""

    NONE = 0
    BACK = -1
    ON = 1


class SingleClickButton(QPushButton):
    """A button for which a double click counts as one click, and a held key as one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoRepeat(False)
        self.setAutoDefault(False)
        # After a click people want to go on reading: only Tab brings the focus here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt would press the button a second time.
        event.accept()


class CrossButton(QAbstractButton):
    """A × that lights up under the pointer; no push button, whose padding would make it large."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._ink: QColor | None = None

    def set_ink(self, ink: QColor) -> None:
        """Draw it in this colour, on a background on which the theme's colours are invisible."""
        self._ink = ink
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def sizeHint(self) -> QSize:
        side = side_of_cross(self)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        ink = self._ink or QColor(colours.text if self.underMouse() else colours.muted)
        if self.underMouse() or self.hasFocus():
            ground = QColor(self._ink or colours.border)
            if self._ink is not None:
                ground.setAlphaF(0.2)
            painter.setPen(QPen(ink, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        painter.setPen(QPen(ink, max(1.3, place.width() / 14)))
        third = place.width() * 0.34
        cross = place.adjusted(third, third, -third, -third)
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.topRight(), cross.bottomLeft())


def side_of_cross(widget: QWidget) -> int:
    return widget.fontMetrics().height() + 6


def mirrored(place: QRectF, widget: QWidget) -> QRectF:
    """Return a place in a widget, mirrored if people read from the right."""
    if widget.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return place
    return place.translated(widget.width() - place.right() - place.left(), 0)


class KeyCap(QObject):
    """The key of an action on a widget, which draws it and leaves room for it."""

    def __init__(self, widget: QWidget, action: QAction | None = None) -> None:
        super().__init__(widget)
        self._widget = widget
        self._action: QAction | None = None
        self.key = ""  # as this desktop writes it; empty without one
        self.follow(action)

    def follow(self, action: QAction | None) -> None:
        """Show the key of this action from now on, or none without an action."""
        if self._action is not None:
            self._action.changed.disconnect(self._show_key)
        self._action = action
        if action is not None:
            action.changed.connect(self._show_key)
        self._show_key()

    def size(self) -> QSizeF:
        """Return the size, empty without a key; the cap is at least as wide as high."""
        if not self.key:
            return QSizeF()
        metrics = QFontMetricsF(self._font())
        height = metrics.height() + 2
        return QSizeF(max(height, metrics.horizontalAdvance(self.key) + 0.5 * height), height)

    def draw(self, painter: QPainter, left: float, *, ink: QColor, rim: QColor) -> None:
        """Draw it vertically centred; on the other side if people read from the right."""
        if not self.key:
            return
        place = QRectF(QPointF(left, 0), self.size())
        place.moveTop((self._widget.height() - place.height()) / 2)
        place = mirrored(place, self._widget)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(rim, 1))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.key)
        painter.restore()

    def _font(self) -> QFont:
        font = self._widget.font()
        smaller = QFont(font)
        smaller.setBold(False)
        if font.pointSizeF() > 0:
            smaller.setPointSizeF(_SMALLER * font.pointSizeF())
        else:
            smaller.setPixelSize(max(1, round(_SMALLER * font.pixelSize())))
        return smaller

    def _show_key(self) -> None:
        shortcut = QKeySequence() if self._action is None else self._action.shortcut()
        key = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
        if key != self.key:
            self.key = key
            text = tr("Key: {0}").format(key) if key else ""
            self._widget.setAccessibleDescription(text)
            self._widget.updateGeometry()
            self._widget.update()


class KeyButton(SingleClickButton):
    """An arrow or a few words and the key of an action, which it triggers."""

    def __init__(
        self,
        action: QAction,
        text: str = "",
        arrow: Arrow = Arrow.NONE,
        *,
        follows_enabled: bool = True,
    ) -> None:
        """`text` is shown instead of the action's text.

        `follows_enabled`: the button is enabled and disabled with its action.
        """
        super().__init__(text)
        self._action = action
        self._own_text = text
        self._arrow = arrow
        self._follows_enabled = follows_enabled
        self._cap = KeyCap(self, action)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow_action)
        self._follow_action()

    def _follow_action(self) -> None:
        if self._follows_enabled:
            self.setEnabled(self._action.isEnabled())
        text = self._own_text or self._action.iconText()  # without the `&` of menus
        if text != self.text():
            self.setText(text)
            self.updateGeometry()

    def set_own_text(self, text: str) -> None:
        self._own_text = text
        self._follow_action()

    def _draw_contents(self, painter: QPainter) -> None:
        colours = colours_of(self.palette())
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.ButtonText)
        if self._is_filled():
            ink = QColor(colours.accent_text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        painter.setPen(ink)
        sign, *cap = self._widths_shown()
        left = (self.width() - sign - sum(self._gap() + width for width in cap)) / 2
        self._draw_sign(painter, mirrored(QRectF(left, 0, sign, self.height()), self), ink)
        if cap:
            rim = ink if self._is_filled() else QColor(colours.control_border)
            muted = self.isEnabled() and not self._is_filled()
            ink = QColor(colours.muted) if muted else ink
            self._cap.draw(painter, left + sign + self._gap(), ink=ink, rim=rim)

    def _draw_sign(self, painter: QPainter, place: QRectF, ink: QColor) -> None:
        if self._arrow is Arrow.NONE:
            left = Qt.TextElideMode.ElideLeft  # what distinguishes it is at its end
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

    def _is_filled(self) -> bool:
        """Return whether the style sheet gives it the colour of the button that Enter presses."""
        return self.isEnabled() and self.isDefault()

    def _widths(self) -> list[float]:
        metrics = self.fontMetrics()
        bare = self._arrow is Arrow.NONE
        sign = metrics.horizontalAdvance(self.text()) if bare else metrics.height() * 0.7
        cap = self._cap.size().width()
        return [sign, cap] if cap else [sign]

    def _widths_shown(self) -> list[float]:
        """Return the widths of words and key; if both do not fit, of the words alone."""
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


class KeyHeading(QWidget):
    """A heading with the key that leads to its field; the field has the accessible name."""

    def __init__(self, text: str, action: QAction | None = None) -> None:
        super().__init__()
        self._text = text
        self._cap = KeyCap(self, action)
        self._room = ""

    def text(self) -> str:
        return self._text

    def show_length(self, length: int, longest: int) -> None:
        """Show the number of characters left when the field is nearly full."""
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

    def sizeHint(self) -> QSize:
        width = self._words() + 8 + self._cap.size().width()
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
        beside = self.width() - self._cap.size().width() - self._words() - 16
        room = self.fontMetrics().elidedText(self._room, Qt.TextElideMode.ElideRight, round(beside))
        painter.drawText(self.rect(), int(trailing), room)
        muted, rim = QColor(colours.muted), QColor(colours.control_border)
        self._cap.draw(painter, self._words() + 8, ink=muted, rim=rim)
