"""The names beside the overview's rows and above its columns: wrapped or shortened, never cut."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.project.overview_cell import bold
from protest_gui.project.overview_model import TOTAL_ROLE

# In heights of a line of text.
_BESIDE = 0.6
_WIDEST_NAME, _LINES = 14, 2


class OverviewHeader(QHeaderView):
    """Categories are wrapped; the names of systems, which may be long, lose their middle."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.alignment = Qt.AlignmentFlag.AlignLeft  # of the names above columns

    def _name(self, section: int) -> str:
        role = Qt.ItemDataRole.DisplayRole
        return str(self.model().headerData(section, self.orientation(), role))

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(bold(self.font()))
        line = metrics.height()
        if self.orientation() is Qt.Orientation.Horizontal:
            return QSize(0, round(2 * line))
        room = QRectF(0, 0, _WIDEST_NAME * line, _LINES * line)
        name = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._name(section))
        return QSize(round(name.width() + 2 * _BESIDE * line) + 1, round(_LINES * line))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        colours = colours_of(self.palette())
        role = self.model().headerData(section, self.orientation(), TOTAL_ROLE)
        painter.save()
        painter.fillRect(rect, QColor(colours.window))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(colours.border))
        painter.setFont(bold(self.font()) if role else self.font())
        painter.setPen(QColor(colours.text))
        metrics = QFontMetricsF(painter.font())
        beside = round(_BESIDE * metrics.height())
        inside = rect.adjusted(beside, 0, -beside, 0)
        name, flags = self._name(section), Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        if self.orientation() is Qt.Orientation.Horizontal:
            name = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, inside.width())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            flags = flags | self.alignment
        painter.drawText(inside, flags, name)
        painter.restore()
