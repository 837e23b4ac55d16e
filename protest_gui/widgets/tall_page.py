"""A page that scrolls up and down where the window is too low for it, and never sideways."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class TallPage(QScrollArea):
    """As wide as the page needs; the page itself is no higher than the window where it can be."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        page: QWidget | None = self.widget()  # while Qt makes this, there is none
        needed = page.minimumSizeHint().width() if page else 0
        return QSize(needed + bar, super().minimumSizeHint().height())
