"""Keeps what stands beside the text from taking more than its share of a narrow window."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QSplitter, QWidget

_LARGEST_SHARE = 0.42


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
