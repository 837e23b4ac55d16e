"""Scrolling pages and splitters."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QSplitter, QWidget


class SideWidth(QObject):
    """Of a panel at the end of a splitter; where there is room again, it gets back what it had."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._wanted = 0  # while it has less

    def follow_parent(self) -> None:
        splitter = self._panel.parentWidget()
        if isinstance(splitter, QSplitter):
            splitter.installEventFilter(self)
            splitter.splitterMoved.connect(self._take_choice)

    def want(self, width: int) -> None:
        self._wanted = width
        self._share()

    def _take_choice(self) -> None:
        """Whoever moves the handle knows best."""
        self._wanted = 0

    def _share(self, before: int = 0) -> None:
        splitter = self._panel.parentWidget()
        if not isinstance(splitter, QSplitter) or not sum(splitter.sizes()):
            return
        *others, now = splitter.sizes()
        total = sum(others) + now
        wanted, least = self._wanted or before or now, self._panel.minimumSizeHint().width()
        width = max(min(wanted, round(_LARGEST_SHARE * total)), least)
        self._wanted = wanted if width < wanted else 0
        if width != now:
            splitter.setSizes([total - width, width])

    def eventFilter(self, splitter: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Resize:
            return False
        before = self._panel.width() if self._panel.isVisible() else 0
        splitter.removeEventFilter(self)
        QCoreApplication.sendEvent(splitter, event)  # first it shares as splitters do
        splitter.installEventFilter(self)
        self._share(before)
        return True


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
