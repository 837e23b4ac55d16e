"""Where the page stands on which one reads or adjudicates: made when it is first wanted."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from protest_gui.keys.key_map import KeyMap
from protest_gui.menus import Menus
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences
from protest_gui.reading_page import MakeReadingPage, ReadingPage


class ReadingPlace(QObject):
    """One page at a time: who adjudicates does not judge for themselves meanwhile."""

    back_wanted = Signal()
    unsaved_changed = Signal()
    annotator_wanted = Signal()
    copy_made = Signal(object)  # its path
    not_saved = Signal(str)  # why

    def __init__(self, stack: QStackedWidget, key_map: KeyMap, preferences: Preferences) -> None:
        super().__init__(stack)
        self._stack = stack
        self._key_map = key_map
        self._preferences = preferences
        self._make: MakeReadingPage | None = None
        self.menus: Menus | None = None
        self.page: ReadingPage | None = None

    @property
    def is_seen(self) -> bool:
        return self.page is not None and self._stack.currentWidget() is self.page

    def page_for(self, make: MakeReadingPage, opened: OpenedProject) -> ReadingPage | None:
        """Not while what was said on a page of another kind is unsaved: that page says why."""
        if self.page is not None and self._make is not make:
            if not self.page.is_saved():
                return None
            self.clear()
        if self.page is None:
            self._make = make
            self.page = self._connected(make(opened, self._key_map, self._preferences))
        return self.page

    def clear(self) -> None:
        if self.menus is not None:
            self.menus.give_back()
        if self.page is not None:
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
        self.page = None

    def _connected(self, page: ReadingPage) -> ReadingPage:
        page.back_wanted.connect(self.back_wanted)
        page.finished.connect(self.back_wanted)
        page.unsaved_changed.connect(self.unsaved_changed)
        page.annotator_wanted.connect(self.annotator_wanted)
        page.copy_made.connect(self.copy_made)
        page.not_saved.connect(self.not_saved)
        self._stack.addWidget(page)
        if self.menus is not None:
            self.menus.borrow(page.actions())
        return page
