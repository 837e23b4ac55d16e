"""The menu bar: every command of the window, and those that the reading page lends it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from protest_gui.keys.key_actions import command_action
from protest_gui.keys.key_map import KeyMap

Do = Callable[[], object]

# Of a project only: who works through a batch has no such functions.
_OF_PROJECTS = frozenset({"overview_panel", "across_systems"})

# Commands of the reading page, by the menu they stand in; `None` is a line between them.
_LENT: dict[str, tuple[str | None, ...]] = {
    "edit": ("undo", "redo"),
    "view": ("more_above", "more_below", "reference", None, "overview_panel", "across_systems"),
    "go": ("next", "previous", "next_open", None, "first", "last", None, "back"),
}


class Menus(QObject):
    """Built once; what cannot be done at the moment is grey, not gone."""

    def __init__(self, bar: QMenuBar, key_map: KeyMap, owner: QObject) -> None:
        super().__init__(owner)
        self._bar = bar
        self._key_map = key_map
        self._owner = owner
        self._menus: dict[str, QMenu] = {}
        self._placeholders: dict[str, QAction] = {}
        self._needing_project: list[QAction] = []
        self._also_of_suites: list[QAction] = []
        self._only_of_suites: list[QAction] = []
        self._not_for_annotators: list[QAction] = []
        self._lent = QActionGroup(self)
        self._lent.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)

    def add_menu(self, name: str, title: str) -> QMenu:
        menu = self._bar.addMenu(title)
        menu.setObjectName(name)
        self._menus[name] = menu
        return menu

    def add_command(
        self, menu: str, command_id: str, do: Do, text: str = "", *, needs_project: bool = False
    ) -> QAction:
        """Of the table of commands, with its keys."""
        action = command_action(self._owner, command_id, self._key_map, do)
        if text:
            action.setText(text)
        return self._add(menu, action, needs_project=needs_project)

    def add_action(self, menu: str, text: str, do: Do, *, needs_project: bool = False) -> QAction:
        """Something done so seldom that it has no key."""
        action = QAction(text, self._owner)
        action.triggered.connect(lambda _checked: do())
        return self._add(menu, action, needs_project=needs_project)

    def _add(self, menu: str, action: QAction, *, needs_project: bool) -> QAction:
        self._menus[menu].addAction(action)
        if needs_project:
            self._needing_project.append(action)
            action.setEnabled(False)
        return action

    def add_places_to_lend(self, menu: str) -> None:
        """Where the reading page's commands stand; grey until there is such a page."""
        for command_id in _LENT[menu]:
            if command_id is None:
                self._menus[menu].addSeparator()
                continue
            action = command_action(self._owner, command_id, self._key_map, _nothing)
            action.setEnabled(False)
            self._menus[menu].addAction(action)
            self._placeholders[command_id] = action

    def hide_from_annotators(self, *actions: QAction) -> None:
        """Who works through a batch sees no functions of a project, and their keys are dead."""
        self._not_for_annotators += actions

    def use_for_suites(self, *both: QAction, only: QAction) -> None:
        """What can be done with an open suite: with projects too, or not."""
        self._also_of_suites += both
        self._only_of_suites.append(only)
        only.setEnabled(False)

    def set_state(
        self,
        *,
        project_is_open: bool,
        reading: bool,
        annotating: bool = False,
        suite_is_open: bool = False,
    ) -> None:
        """`reading`: whether the page that lent its commands is the one that is seen."""
        for action in self._not_for_annotators:
            action.setVisible(not annotating)
        lent = {action.objectName() for action in self._lent.actions()}
        for command_id in _OF_PROJECTS - lent:
            self._placeholders[command_id].setVisible(not annotating)
        for action in self._needing_project:
            action.setEnabled(project_is_open)
        for action in self._also_of_suites:
            action.setEnabled(project_is_open or suite_is_open)
        for action in self._only_of_suites:
            action.setEnabled(suite_is_open)
        self._lent.setEnabled(reading)

    def borrow(self, actions: Iterable[QAction]) -> None:
        """Those the page has take the places held for them, until the page is deleted."""
        for action in actions:
            place = self._placeholders.get(action.objectName())
            if place is not None:
                self._menu_of(place).insertAction(place, action)
                place.setVisible(False)
                self._lent.addAction(action)

    def give_back(self) -> None:
        for action in self._lent.actions():
            self._lent.removeAction(action)
            for menu in self._menus.values():
                menu.removeAction(action)
        for place in self._placeholders.values():
            place.setVisible(True)

    def _menu_of(self, action: QAction) -> QMenu:
        return next(menu for menu in self._menus.values() if action in menu.actions())


def _nothing() -> None:
    """Of a placeholder."""
