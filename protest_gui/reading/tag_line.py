"""How a tag looks in the drop-down: its name, and under it what it means."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from protest_gui.appearance.theme import colours_of

_Index = QModelIndex | QPersistentModelIndex


class TagLine(QStyledItemDelegate):
    """The explanation is wrapped, never cut: one chooses by it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _padding(self) -> int:
        return self._view.fontMetrics().height() // 2

    def _text_width(self) -> int:
        # Room for a scroll bar is always kept, or its coming would wrap the text anew.
        bar = self._view.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._view.width() - 2 * self._view.frameWidth() - bar - 2 * self._padding()

    def _bold(self) -> QFont:
        font = QFont(self._view.font())
        font.setBold(True)
        return font

    def _explanation_height(self, explanation: str) -> int:
        if not explanation:
            return 0
        room = QRect(0, 0, self._text_width(), 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap)
        return self._view.fontMetrics().boundingRect(room, wrap, explanation).height() + 2

    def _draw_background(self, painter: QPainter, place: QRect) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours_of(self._view.palette()).accent))
        painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 4, 4)
        painter.restore()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = colours_of(self._view.palette())
        place: QRect = option.rect
        current = index.row() == self._view.currentIndex().row()
        if current:
            self._draw_background(painter, place)
        padding = self._padding()
        text = place.adjusted(padding, padding // 2, 0, -padding // 2)
        text.setWidth(self._text_width())
        painter.save()
        painter.setFont(self._bold())
        painter.setPen(QColor(colours.accent_text if current else colours.text))
        metrics = QFontMetrics(painter.font())
        name = metrics.elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, self._text_width()
        )
        painter.drawText(text, int(Qt.AlignmentFlag.AlignTop), name)
        painter.setFont(self._view.font())
        painter.setPen(QColor(colours.accent_text if current else colours.muted))
        text.setTop(text.top() + metrics.height() + 2)
        explanation = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
        painter.drawText(text, int(Qt.TextFlag.TextWordWrap), explanation)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        explanation = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
        name = QFontMetrics(self._bold()).height()
        height = name + self._explanation_height(explanation) + self._padding()
        return QSize(self._text_width(), height)
