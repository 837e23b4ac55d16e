"""The menu for choosing the language of the windows."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from protest_gui.preferences import Preferences
from protest_gui.translations import best_language, languages, own_name, shown_language, tr


class LanguageMenu(QMenu):
    """A menu with each language's own name; the choice is saved, and shown at once."""

    wanted = Signal(str)  # another language than is shown

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(tr("Lang&uage"), parent)
        self._preferences = preferences
        self._before: str | None = None  # the earlier choice, while another language is wanted
        self._group = QActionGroup(self)
        self._add("", tr("Follow &system"))
        for code in languages():
            self._add(code, own_name(code))

    def stay(self) -> None:
        """Take the choice back: the person stays in this window and its language."""
        if self._before is None:
            return
        self._preferences.language, self._before = self._before, None
        for action in self._group.actions():
            action.setChecked(action.data() == self._preferences.language)

    def _add(self, code: str, name: str) -> None:
        action = self.addAction(name)
        action.setData(code)
        action.setCheckable(True)
        action.setChecked(code == self._preferences.language)
        action.setActionGroup(self._group)
        action.triggered.connect(lambda _checked: self._choose(code))

    def _choose(self, code: str) -> None:
        before, self._preferences.language = self._preferences.language, code
        if (best := best_language([code])) != shown_language():
            self._before = before
            self.wanted.emit(best)
