"""The menu bar, and what each entry does."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from protest_gui.appearance.theme import LARGEST, SMALLEST, STEP, Scheme, apply_theme
from protest_gui.keys.actions import command_action
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.window.recent import RecentMenu

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


Do = Callable[[], object]


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


def build_menus(window: "MainWindow") -> Menus:
    menus = Menus(window.menuBar(), window.key_map, window)
    _build_file(menus, window)
    menus.add_menu("edit", tr("&Edit"))
    menus.add_places_to_lend("edit")
    _build_view(menus, window)
    menus.add_menu("go", tr("&Go"))
    menus.add_places_to_lend("go")
    _build_tools(menus, window)
    _build_help(menus, window)
    return menus


def _build_file(menus: Menus, window: "MainWindow") -> None:
    menu, files, loading = menus.add_menu("file", tr("&File")), window.files, window.loading
    new = menus.add_command("file", "new", files.make_new, tr("&New Project from Suite…"))
    menus.add_command("file", "open", files.choose, tr("&Open…"))
    suite = menus.add_action("file", tr("Open S&uite…"), window.suites.choose)
    recent = RecentMenu(window.preferences, menu)
    recent.chosen.connect(window.open_project)
    recent.cleared.connect(window.start_page.show_recent)
    menu.addMenu(recent)
    menu.addSeparator()
    text = tr("&Load Systems…")
    load = menus.add_command("file", "load_systems", loading.choose, text, needs_project=True)
    text = tr("&Merge Batches…")
    merge = menus.add_action("file", text, window.merging.choose, needs_project=True)
    again = menus.add_command("file", "reload", window.reload, tr("R&eload"), needs_project=True)
    copy = menus.add_action("file", tr("&Save a Copy…"), files.save_copy, needs_project=True)
    text = tr("Write Re&port…")
    report = menus.add_action("file", text, window.reporting.write, needs_project=True)
    elsewhere = menus.add_action("file", tr("Save Suite &As…"), window.suites.save_as)
    menu.addSeparator()
    text = tr("&Close")
    close = menus.add_command("file", "close", window.close_project, text, needs_project=True)
    menus.use_for_suites(again, close, only=elsewhere)
    leave = menus.add_command("file", "quit", window.close, tr("&Quit"))
    leave.setMenuRole(QAction.MenuRole.QuitRole)
    menus.hide_from_annotators(new, suite, load, merge, copy, report, elsewhere)


def _build_view(menus: Menus, window: "MainWindow") -> None:
    menu, looks = menus.add_menu("view", tr("&View")), window.looks
    menus.add_command("view", "larger", looks.enlarge, tr("&Larger Text"))
    menus.add_command("view", "smaller", looks.reduce, tr("&Smaller Text"))
    menus.add_command("view", "normal_size", looks.back_to_normal, tr("&Normal Text Size"))
    menu.addMenu(_colours_menu(menu, window))
    menu.addSeparator()
    menus.add_places_to_lend("view")


def _colours_menu(parent: QMenu, window: "MainWindow") -> QMenu:
    menu = QMenu(tr("&Colours"), parent)
    group = QActionGroup(menu)
    names = {
        Scheme.SYSTEM: tr("as the &System"),
        Scheme.LIGHT: tr("&Light"),
        Scheme.DARK: tr("&Dark"),
    }
    for scheme, name in names.items():
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(scheme is window.looks.scheme)
        action.setActionGroup(group)
        action.triggered.connect(lambda _checked, chosen=scheme: window.looks.choose(chosen))
    return menu


def _build_tools(menus: Menus, window: "MainWindow") -> None:
    menu, tools = menus.add_menu("tools", tr("&Tools")), window.tools
    menus.hide_from_annotators(menu.menuAction())
    menus.add_action("tools", tr("&Judge as…"), tools.judge_as)
    text = tr("&Adjudicate…")
    begin = window.adjudicating.begin
    adjudicate = menus.add_command("tools", "adjudicate", begin, text, needs_project=True)
    menus.hide_from_annotators(adjudicate)
    text, match = tr("&Match Systems Anew"), window.loading.match
    menus.add_action("tools", text, match, needs_project=True)
    menus.add_action("tools", tr("&Project Options…"), tools.change_options, needs_project=True)
    keys = menus.add_action("tools", tr("&Keys…"), tools.change_keys)
    keys.setMenuRole(QAction.MenuRole.NoRole)  # macOS would take it for something else


def _build_help(menus: Menus, window: "MainWindow") -> None:
    menus.add_menu("help", tr("&Help"))
    menus.add_command("help", "help", window.tools.show_help, tr("&Keys and Guidelines"))
    about = menus.add_action("help", tr("&About PROTEST"), window.tools.show_about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


# Of a project only: who works through a batch has no such functions.
_OF_PROJECTS = frozenset({"overview_panel", "across_systems"})


# Commands of the reading page, by the menu they stand in; `None` is a line between them.
_LENT: dict[str, tuple[str | None, ...]] = {
    "edit": ("undo", "redo"),
    "view": ("more_above", "more_below", "reference", None, "overview_panel", "across_systems"),
    "go": ("next", "previous", "next_open", None, "first", "last", None, "back"),
}


def _nothing() -> None:
    """Of a placeholder."""


NORMAL = 100


class Looks:
    """What the View menu changes."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._apply()

    @property
    def scheme(self) -> Scheme:
        return self._preferences.scheme

    def choose(self, scheme: Scheme) -> None:
        self._preferences.scheme = scheme
        self._apply()

    def enlarge(self) -> None:
        self._resize_text(self._preferences.text_percent + STEP)

    def reduce(self) -> None:
        self._resize_text(self._preferences.text_percent - STEP)

    def back_to_normal(self) -> None:
        self._resize_text(NORMAL)

    def _resize_text(self, percent: int) -> None:
        self._preferences.text_percent = min(max(percent, SMALLEST), LARGEST)
        self._apply()

    def _apply(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self._preferences.scheme, self._preferences.text_percent)
