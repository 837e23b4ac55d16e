"""A key as it looks on the keyboard, drawn small beside what it does."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

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
