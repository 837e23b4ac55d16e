"""The menu bar: entries are the shared actions, with the words of menus."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from protest_gui.appearance.theme import LARGEST, SMALLEST, STEP, Scheme, apply_theme
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.window.language import LanguageMenu
from protest_gui.window.recent import RecentMenu

NORMAL = 100


class Menus(QObject):
    """Built once; what cannot be done at the moment is grey, what an annotator lacks is gone."""

    def __init__(
        self,
        bar: QMenuBar,
        actions: Actions,
        recent: RecentMenu,
        appearance: "Appearance",
        language: LanguageMenu,
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._actions = actions
        self._file(recent)
        self._menu(
            "edit",
            tr("&Edit"),
            [("undo", ""), ("redo", ""), None, ("correct_links", tr("Correct &links"))],
        )
        self._view(appearance, language)
        self._go()
        self._tools = self._menu(
            "tools",
            tr("&Tools"),
            [
                ("judge_as", tr("&Judge as…")),
                ("adjudicate", tr("&Adjudicate…")),
                ("match", tr("Re-run &matching")),
                ("matching_policy", tr("Ma&tching policy…")),
                ("options", tr("&Project options…")),
                ("change_keys", tr("&Keys…")),
            ],
        )
        self._menu(
            "help",
            tr("&Help"),
            [
                ("help", tr("&Keys and guidelines")),
                ("manual", tr("&Manual")),
                ("about", tr("&About PROTEST")),
            ],
        )
        for command_id, role in {
            "quit": QAction.MenuRole.QuitRole,
            "about": QAction.MenuRole.AboutRole,
            "change_keys": QAction.MenuRole.NoRole,  # macOS would take it for something else
        }.items():
            actions[command_id].setMenuRole(role)

    def show_for(self, *, annotating: bool) -> None:
        """Who works through a batch has no functions of projects, and their keys are dead."""
        self._actions.hide(*_NOT_FOR_ANNOTATORS, hidden=annotating)
        self._tools.menuAction().setVisible(not annotating)

    def _file(self, recent: RecentMenu) -> None:
        menu = self._menu(
            "file",
            tr("&File"),
            [
                ("new", tr("&New project from suite…")),
                ("open", tr("&Open…")),
                ("open_suite", tr("Open s&uite…")),
                ("make_suite", tr("Ma&ke a suite…")),
                ("convert", tr("Con&vert an older project…")),
            ],
        )
        menu.addMenu(recent)
        menu.addSeparator()
        self._fill(
            menu,
            [
                ("load_systems", tr("&Load systems…")),
                ("merge", tr("&Merge batches…")),
                ("import_judgements", tr("&Import judgements…")),
                ("reload", tr("R&eload")),
                ("save_copy", tr("&Save a copy…")),
                ("export", tr("E&xport…")),
                ("report", tr("Write re&port…")),
                ("save_suite_as", tr("Save suite &as…")),
                None,
                ("close", tr("&Close")),
                ("quit", tr("&Quit")),
            ],
        )

    def _view(self, appearance: "Appearance", language: LanguageMenu) -> None:
        menu = self._menu(
            "view",
            tr("&View"),
            [
                ("larger", tr("&Larger text")),
                ("smaller", tr("&Smaller text")),
                ("normal_size", tr("&Normal text size")),
            ],
        )
        self._actions.bind(
            appearance,
            {
                "larger": appearance.enlarge,
                "smaller": appearance.reduce,
                "normal_size": appearance.back_to_normal,
            },
        )
        menu.addMenu(self._colours(menu, appearance))
        menu.addMenu(language)
        menu.addSeparator()
        self._fill(
            menu,
            [
                ("more_above", ""),
                ("more_below", ""),
                ("folds", ""),
                ("tokens", ""),
                ("reference", ""),
                None,
                ("overview_panel", ""),
                ("across_systems", ""),
            ],
        )

    def _go(self) -> None:
        self._menu(
            "go",
            tr("&Go"),
            [
                ("next", ""),
                ("previous", ""),
                ("next_open", ""),
                ("walk", ""),
                None,
                ("first", ""),
                ("last", ""),
                None,
                ("list", ""),
                ("back", ""),
            ],
        )

    def _colours(self, parent: QMenu, appearance: "Appearance") -> QMenu:
        menu = QMenu(tr("&Colours"), parent)
        group = QActionGroup(menu)
        for scheme, name in {
            Scheme.SYSTEM: tr("Follow &system"),
            Scheme.LIGHT: tr("&Light"),
            Scheme.DARK: tr("&Dark"),
        }.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(scheme is appearance.scheme)
            action.setActionGroup(group)
            action.triggered.connect(lambda _checked, chosen=scheme: appearance.choose(chosen))
        return menu

    def _menu(self, name: str, title: str, entries: list[tuple[str, str] | None]) -> QMenu:
        menu = self._bar.addMenu(title)
        menu.setObjectName(name)
        self._fill(menu, entries)
        return menu

    def _fill(self, menu: QMenu, entries: list[tuple[str, str] | None]) -> None:
        """Commands with the words of menus, where these differ; `None` is a line."""
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            command_id, text = entry
            if text:
                self._actions.set_text(command_id, text)
            menu.addAction(self._actions[command_id])


_NOT_FOR_ANNOTATORS = (
    "new",
    "open_suite",
    "make_suite",
    "convert",
    "load_systems",
    "merge",
    "import_judgements",
    "save_copy",
    "export",
    "report",
    "save_suite_as",
    "adjudicate",
    "judge_as",
    "match",
    "matching_policy",
    "list",
    "options",
    "change_keys",
    "overview_panel",
    "across_systems",
)


class Appearance(QObject):
    """Colours and text size, as the View menu changes them."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
