"""Scrolling pages and splitters."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QSplitter, QWidget

_Orientation = Qt.Orientation
_LARGEST_SHARE = 0.42
_WIDEST = 36  # heights of a line, as Qt has it
_SIDEWAYS = {Qt.Key.Key_Left, Qt.Key.Key_Right}


class SideSplitter(QSplitter):
    """A page with a panel at its end, which keeps its width up to its share of the room.

    When there is room again, the panel gets its width back. If it `turns`, it is below the
    page if there is no room for both.
    """

    def __init__(
        self, page: QWidget, panel: QWidget, parent: QWidget | None = None, *, turns: bool = False
    ) -> None:
        super().__init__(parent)
        self._page, self._panel = page, panel
        self._turns = turns
        self._wanted = 0  # the panel's former width, while it has less
        self._has_other_font = False
        self.setChildrenCollapsible(False)
        self.addWidget(page)
        self.addWidget(panel)
        self.setStretchFactor(0, 1)
        self.splitterMoved.connect(self._take_choice)

    def _take_choice(self) -> None:
        """Keep the width that a person gives the panel."""
        self._wanted = 0

    def _turn(self) -> None:
        least = sum(each.minimumSizeHint().width() for each in (self._page, self._panel))
        narrow = self._turns and self.width() < least + self.handleWidth()
        orientation = _Orientation.Vertical if narrow else _Orientation.Horizontal
        if orientation is not self.orientation():
            self._wanted = self._wanted or self._panel.sizeHint().width()
            self.setOrientation(orientation)

    def _share(self, before: int = 0) -> None:
        if self.orientation() is _Orientation.Vertical or not sum(self.sizes()):
            return
        if self._has_other_font:
            self._has_other_font = False
            self._wanted = self._panel.sizeHint().width()
        total, now = sum(self.sizes()), self.sizes()[1]
        wanted, least = self._wanted or before or now, self._panel.minimumSizeHint().width()
        width = max(min(wanted, round(_LARGEST_SHARE * total)), least)
        self._wanted = wanted if width < wanted else 0
        if width != now:
            self.setSizes([total - width, width])

    def minimumSizeHint(self) -> QSize:
        """Ask for room for one of the two: it could turn at any time."""
        least = super().minimumSizeHint()
        if self._turns:
            parts = (self._page, self._panel)
            least.setWidth(max(each.minimumSizeHint().width() for each in parts))
        return least

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
            if self._has_other_font:
                self._share()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        beside = self._panel.isVisible() and self.orientation() is _Orientation.Horizontal
        before = self._panel.width() if beside else 0
        super().resizeEvent(event)  # at first it divides the room as splitters do
        self._turn()
        self._share(before)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._has_other_font = True  # its contents learn of that later, and ask for a layout


class ScrollPage(QScrollArea):
    """Scrolls a page up and down; it is as wide as the page needs."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        page: QWidget | None = self.widget()  # while Qt makes this, there is none
        if page is not None:  # Qt still has the page's width with the previous font
            hint.setWidth(min(page.sizeHint().width(), _WIDEST * self.fontMetrics().height()))
        return hint

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        page: QWidget | None = self.widget()  # while Qt makes this, there is none
        needed = page.minimumSizeHint().width() if page else 0
        return QSize(needed + bar, super().minimumSizeHint().height())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # the page may need another width now
            self.updateGeometry()
        return super().viewportEvent(event)


def scrolled(content: QWidget) -> QScrollArea:
    """Return an area without a frame that scrolls a part of a dialog; the keys go to that part."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(content)
    return area


class WideScroll(QScrollArea):
    """Scrolls its contents sideways, and is as high as these."""

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
        """Leave up and down to the page."""
        if event.key() in _SIDEWAYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # another picture
            self.updateGeometry()
        return super().viewportEvent(event)
