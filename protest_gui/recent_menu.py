"""The menu File → Open Recent."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from protest_core.errors import printable
from protest_core.files.paths import seems_to_exist
from protest_gui.preferences import Preferences
from protest_gui.widgets.plain import plain_tip

_NUMBERED = 9


class RecentMenu(QMenu):
    """Made anew each time it opens: files come and go meanwhile."""

    chosen = Signal(object)  # the path
    cleared = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &Recent"))
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
        clear = self.addAction(self.tr("&Clear List"), self._clear_list)
        clear.setEnabled(bool(paths))

    def _add(self, number: int, path: Path) -> None:
        there = seems_to_exist(path)
        # An & in a name would be taken for a mnemonic.
        name = printable(str(path)).replace("&", "&&")
        shown = name if there else self.tr("{0} (not there)").format(name)
        action = self.addAction(f"&{number}  {shown}" if number <= _NUMBERED else shown)
        action.setToolTip(plain_tip(str(path)))  # else it would be the text
        action.setEnabled(there)
        action.triggered.connect(lambda _checked: self.chosen.emit(path))

    def _clear_list(self) -> None:
        for path in self._preferences.recent_files:
            self._preferences.remove_recent(path)
        self.cleared.emit()
