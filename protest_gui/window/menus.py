"""The menu bar; entries are the shared actions, with their texts for menus."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from protest_core.commands import MENUS, NOT_FOR_ANNOTATORS, sections_of
from protest_gui.appearance.theme import LARGEST, SMALLEST, STEP, Scheme, apply_theme
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.translations import tr, translated
from protest_gui.window.language import LanguageMenu
from protest_gui.window.recent import RecentMenu

NORMAL = 100


class Menus(QObject):
    """The menus; commands that cannot be done now are grey, others' commands are hidden."""

    def __init__(
        self,
        bar: QMenuBar,
        actions: Actions,
        recent: RecentMenu,
        appearance: "Appearance",
        language: LanguageMenu,
    ) -> None:
        super().__init__(bar)
        self._actions = actions
        further: dict[tuple[str, int], list[QMenu]] = {
            ("file", 1): [recent],
            ("view", 1): [_colours(bar, appearance), language],
        }
        self._menus = {name: self._menu(bar, name, further) for name in MENUS}
        actions.bind(
            appearance,
            {
                "larger": appearance.enlarge,
                "smaller": appearance.reduce,
                "normal_size": appearance.back_to_normal,
            },
        )
        for command_id, role in {
            "quit": QAction.MenuRole.QuitRole,
            "about": QAction.MenuRole.AboutRole,
            "change_keys": QAction.MenuRole.NoRole,  # macOS would take it for something else
        }.items():
            actions[command_id].setMenuRole(role)

    def show_for(self, *, annotating: bool) -> None:
        """Show the menus for annotators of a batch, who lack the commands of projects, or all."""
        self._actions.hide(*NOT_FOR_ANNOTATORS, hidden=annotating)
        for name, menu in self._menus.items():
            commands = (command for section in sections_of(name) for command in section)
            for_annotators = any(command.for_annotators for command in commands)
            menu.menuAction().setVisible(for_annotators or not annotating)

    def _menu(
        self, bar: QMenuBar, name: str, further: Mapping[tuple[str, int], Sequence[QMenu]]
    ) -> QMenu:
        """Add a menu of sections, each with its commands, then its `further` menus."""
        menu = bar.addMenu(translated(MENUS[name]))
        menu.setObjectName(name)
        for number, section in enumerate(sections_of(name), start=1):
            if number > 1:
                menu.addSeparator()
            menu.addActions([self._actions[each.id] for each in section])
            for each in further.get((name, number), ()):
                menu.addMenu(each)
        return menu


class Appearance(QObject):
    """The colours and the text size, which the View menu changes."""

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


def _colours(parent: QWidget, appearance: Appearance) -> QMenu:
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
