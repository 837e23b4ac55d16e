"""The recently opened projects, on the start page and in the menu."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from protest_core.errors import printable
from protest_core.files.paths import seems_to_exist
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.labels import plain_tip
from protest_gui.widgets.layout import ROOMY

_PATH = Qt.ItemDataRole.UserRole
_NUMBERED = 9


class RecentList(QListWidget):
    """A list; Enter or a double click opens, Delete removes from the list (not from the disk)."""

    chosen = Signal(object)  # the path
    emptied = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet(ROOMY)
        self.setAccessibleName(tr("Recent projects"))
        self.setToolTip(tr("Enter opens a project, Delete removes it from this list."))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._preferences = preferences
        self.itemActivated.connect(self._choose)

    def fill(self) -> None:
        self.clear()
        for path in self._preferences.recent_files:
            self._add(path)
        self.setCurrentRow(0)

    def _add(self, path: Path) -> None:
        there = seems_to_exist(path)
        place = str(path.parent) if there else tr("not there any more: {0}").format(path)
        name, place = printable(path.name), printable(place)
        item = QListWidgetItem(f"{name}\n{place}", self)
        item.setData(_PATH, str(path))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {place}")
        if not there:
            item.setForeground(self.palette().placeholderText())

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(Path(item.data(_PATH)))

    def _take_off(self) -> None:
        row = self.currentRow()
        if row >= 0:
            self._preferences.remove_recent(Path(self.takeItem(row).data(_PATH)))
            self.setCurrentRow(min(row, self.count() - 1))
        if self.count() == 0:
            self.emptied.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._take_off()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentItem():
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)


class RecentMenu(QMenu):
    """A menu that is filled each time it opens: files come and go meanwhile."""

    chosen = Signal(object)  # the path
    cleared = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(tr("Open &recent"))
        self.setToolTipsVisible(True)
        self._preferences = preferences
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        self.clear()
        paths = self._preferences.recent_files
        for number, path in enumerate(paths, start=1):
            self._add(number, path)
        self.addSeparator()
        clear = self.addAction(tr("&Clear list"), self._clear_list)
        clear.setEnabled(bool(paths))

    def _add(self, number: int, path: Path) -> None:
        there = seems_to_exist(path)
        # An & in a name would underline a letter.
        name = printable(str(path)).replace("&", "&&")
        shown = name if there else tr("{0} (not there)").format(name)
        action = self.addAction(f"&{number}  {shown}" if number <= _NUMBERED else shown)
        action.setToolTip(plain_tip(str(path)))  # otherwise Qt takes the text
        action.setEnabled(there)
        action.triggered.connect(lambda _checked: self.chosen.emit(path))

    def _clear_list(self) -> None:
        for path in self._preferences.recent_files:
            self._preferences.remove_recent(path)
        self.cleared.emit()
