"""Text with a panel beside it, or below it where both side by side would be too narrow."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

_PANEL_IN_LINES, _LARGEST_SHARE = 24, 0.42
_Orientation = Qt.Orientation


class TurningSplitter(QSplitter):
    """Whoever moves the handle decides, until it turns."""

    def __init__(self, text: QWidget, panel: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = text, panel
        self._moved = False
        self.setChildrenCollapsible(False)
        self.addWidget(text)
        self.addWidget(panel)
        self.setStretchFactor(0, 1)
        self.splitterMoved.connect(self._remember)

    def _remember(self) -> None:
        self._moved = True

    def _turn(self) -> None:
        narrow = self.width() < sum(each.minimumSizeHint().width() for each in self._parts)
        wanted = _Orientation.Vertical if narrow else _Orientation.Horizontal
        if wanted is not self.orientation():
            self.setOrientation(wanted)
            self._moved = False

    def _share(self) -> None:
        if self._moved or self.orientation() is _Orientation.Vertical:
            return
        wanted = _PANEL_IN_LINES * self.fontMetrics().height()
        least = self._parts[1].minimumSizeHint().width()
        panel = max(min(wanted, round(_LARGEST_SHARE * self.width())), least)
        self.setSizes([self.width() - panel, panel])

    def minimumSizeHint(self) -> QSize:
        """It could turn at any time."""
        narrowest = max(each.minimumSizeHint().width() for each in self._parts)
        return QSize(narrowest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._turn()
            self._share()
