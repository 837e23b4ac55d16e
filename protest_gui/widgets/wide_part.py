"""A part of a page that scrolls sideways where the window is too narrow for it, and not down."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

_SIDEWAYS = {Qt.Key.Key_Left, Qt.Key.Key_Right}


class WidePart(QScrollArea):
    """As high as what is in it."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def sizeHint(self) -> QSize:
        content: QWidget | None = self.widget()  # while Qt makes this, there is none
        if content is None:
            return QSize()
        needed = content.minimumSizeHint()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(
            needed.width(), needed.height() + (bar if needed.width() > self.width() else 0)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down are the page's."""
        if event.key() in _SIDEWAYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # another picture
            self.updateGeometry()
        return super().viewportEvent(event)
