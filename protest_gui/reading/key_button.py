"""A push button that shows the key that does the same."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from protest_gui.appearance.theme import colours_of
from protest_gui.reading.key_cap import draw_key_cap, key_cap_size
from protest_gui.reading.single_click_button import SingleClickButton

_FEWEST_LETTERS = 11


class Arrow(Enum):
    """Drawn by us: fonts do not agree on how large a triangle is."""

    NONE = 0
    BACK = -1
    ON = 1


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
        self.setAccessibleDescription(self.tr("Key: {0}").format(key) if key else "")
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
