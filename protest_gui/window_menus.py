"""What stands in the window's menus, and what each entry does."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from protest_gui.appearance.theme import Scheme
from protest_gui.menus import Menus
from protest_gui.recent_menu import RecentMenu

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


def build_menus(window: "MainWindow") -> Menus:
    menus = Menus(window.menuBar(), window.key_map, window)
    _build_file(menus, window)
    menus.add_menu("edit", _told("&Edit"))
    menus.add_places_to_lend("edit")
    _build_view(menus, window)
    menus.add_menu("go", _told("&Go"))
    menus.add_places_to_lend("go")
    _build_tools(menus, window)
    _build_help(menus, window)
    return menus


def _build_file(menus: Menus, window: "MainWindow") -> None:
    menu, files, loading = menus.add_menu("file", _told("&File")), window.files, window.loading
    new = menus.add_command("file", "new", files.make_new, _told("&New Project from Suite…"))
    menus.add_command("file", "open", files.choose, _told("&Open…"))
    suite = menus.add_action("file", _told("Open S&uite…"), window.suites.choose)
    recent = RecentMenu(window.preferences, menu)
    recent.chosen.connect(window.open_project)
    recent.cleared.connect(window.start_page.show_recent)
    menu.addMenu(recent)
    menu.addSeparator()
    text = _told("&Load Systems…")
    load = menus.add_command("file", "load_systems", loading.choose, text, needs_project=True)
    text = _told("&Merge Batches…")
    merge = menus.add_action("file", text, window.merging.choose, needs_project=True)
    again = menus.add_command("file", "reload", window.reload, _told("R&eload"), needs_project=True)
    copy = menus.add_action("file", _told("&Save a Copy…"), files.save_copy, needs_project=True)
    text = _told("Write Re&port…")
    report = menus.add_action("file", text, window.reporting.write, needs_project=True)
    elsewhere = menus.add_action("file", _told("Save Suite &As…"), window.suites.save_as)
    menu.addSeparator()
    text = _told("&Close")
    close = menus.add_command("file", "close", window.close_project, text, needs_project=True)
    menus.use_for_suites(again, close, only=elsewhere)
    leave = menus.add_command("file", "quit", window.close, _told("&Quit"))
    leave.setMenuRole(QAction.MenuRole.QuitRole)
    menus.hide_from_annotators(new, suite, load, merge, copy, report, elsewhere)


def _build_view(menus: Menus, window: "MainWindow") -> None:
    menu, looks = menus.add_menu("view", _told("&View")), window.looks
    menus.add_command("view", "larger", looks.enlarge, _told("&Larger Text"))
    menus.add_command("view", "smaller", looks.reduce, _told("&Smaller Text"))
    menus.add_command("view", "normal_size", looks.back_to_normal, _told("&Normal Text Size"))
    menu.addMenu(_colours_menu(menu, window))
    menu.addSeparator()
    menus.add_places_to_lend("view")


def _colours_menu(parent: QMenu, window: "MainWindow") -> QMenu:
    menu = QMenu(_told("&Colours"), parent)
    group = QActionGroup(menu)
    names = {
        Scheme.SYSTEM: _told("as the &System"),
        Scheme.LIGHT: _told("&Light"),
        Scheme.DARK: _told("&Dark"),
    }
    for scheme, name in names.items():
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(scheme is window.looks.scheme)
        action.setActionGroup(group)
        action.triggered.connect(lambda _checked, chosen=scheme: window.looks.choose(chosen))
    return menu


def _build_tools(menus: Menus, window: "MainWindow") -> None:
    menu, tools = menus.add_menu("tools", _told("&Tools")), window.tools
    menus.hide_from_annotators(menu.menuAction())
    menus.add_action("tools", _told("&Judge as…"), tools.judge_as)
    text = _told("&Adjudicate…")
    begin = window.adjudicating.begin
    adjudicate = menus.add_command("tools", "adjudicate", begin, text, needs_project=True)
    menus.hide_from_annotators(adjudicate)
    text, match = _told("&Match Systems Anew"), window.loading.match
    menus.add_action("tools", text, match, needs_project=True)
    menus.add_action("tools", _told("&Project Options…"), tools.change_options, needs_project=True)
    keys = menus.add_action("tools", _told("&Keys…"), tools.change_keys)
    keys.setMenuRole(QAction.MenuRole.NoRole)  # macOS would take it for something else


def _build_help(menus: Menus, window: "MainWindow") -> None:
    menus.add_menu("help", _told("&Help"))
    menus.add_command("help", "help", window.tools.show_help, _told("&Keys and Guidelines"))
    about = menus.add_action("help", _told("&About PROTEST"), window.tools.show_about)
    about.setMenuRole(QAction.MenuRole.AboutRole)


def _told(text: str) -> str:
    return QCoreApplication.translate("Menus", text)
