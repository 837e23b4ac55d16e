"""Parts of equal width that stand side by side, or under each other where that is too narrow."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

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
