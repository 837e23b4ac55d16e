"""The page that the window shows before a project is open."""

from collections.abc import Mapping

from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_gui.appearance.theme import app_icon
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import PlainLabel, SectionHeading, make_larger
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.widgets.panes import ScrollPage
from protest_gui.window.recent import RecentList

_WIDTH_IN_LETTERS = 80


class StartPage(QWidget):
    """Doors for different people, and recent projects; everything is reached by Tab and arrows."""

    def __init__(
        self, preferences: Preferences, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setAccessibleName(tr("Start"))
        self._icon = PlainLabel()
        self._title = PlainLabel("PROTEST")
        self._subtitle = PlainLabel(tr("Does the pronoun work? Read, compare, judge."))
        self._recent_title = PlainLabel(tr("&Recent projects"))
        self.recent = RecentList(preferences)
        self._recent_title.setBuddy(self.recent)
        self.recent.emptied.connect(self._show_whether_recent)
        self._lay_out()
        on_font_change(self, StartPage._fit)
        self.show_recent()

    def show_recent(self) -> None:
        """Refresh the list; called when the page is shown, as files come and go."""
        self.recent.fill()
        self._show_whether_recent()

    def _show_whether_recent(self) -> None:
        some = self.recent.count() > 0
        self._recent_title.setVisible(some)
        self.recent.setVisible(some)
        self._column.setStretch(self._column.count() - 1, 0 if some else 1)

    def _lay_out(self) -> None:
        # From the outside in: Qt announces a style to all parts of a widget that moves.
        whole = QWidget()
        spaced(QVBoxLayout(self)).addWidget(ScrollPage(whole))
        self._block = QWidget()
        middle = spaced(QHBoxLayout(whole), margin=(1, 2, 1, 1), gap=None)
        middle.addStretch(1)
        middle.addWidget(self._block, 20)
        middle.addStretch(1)
        self._column = spaced(QVBoxLayout(self._block), margin=None, gap=1)
        heading = QHBoxLayout()
        heading.addWidget(self._icon)
        names = QVBoxLayout()
        names.addStretch()
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        names.addStretch()
        heading.addLayout(names, 1)
        self._column.addLayout(heading)
        spaced(heading, gap=1)
        self._add_doors()
        self._column.addWidget(self._recent_title)
        self._column.addWidget(self.recent, 8)
        self._column.addStretch()

    def _add_doors(self) -> None:
        (first, *_) = self._add_door(
            tr("I received a file to judge"),
            tr("Open it. Your answers are saved in it as you give them."),
            {"open": tr("Open…")},
        )
        self.setFocusProxy(first)
        self._add_door(
            tr("I build a translation system"),
            tr(
                "Drop a source, a reference and the outputs of your systems here to compare the "
                "systems at once. Or make a project from a test suite, which can also be made from "
                "your own texts."
            ),
            {
                "compare_systems": tr("Compare systems…"),
                "new": tr("New project from suite…"),
                "make_suite": tr("Make a suite…"),
            },
        )
        self._add_door(
            tr("I run a study"),
            tr("Open its project to hand out tasks, merge returned batches, and read the results."),
            {"open": tr("Open project…")},
        )
        self._add_door(
            tr("I only want to look"),
            tr("Make small projects with invented systems, and try everything on them."),
            {"demonstration": tr("Try the demonstration…")},
        )

    def _add_door(self, title: str, says: str, commands: Mapping[str, str]) -> list[KeyButton]:
        """Add a door: who comes here, what they do, and a button with a text for each command."""
        explanation = PlainLabel(says, wraps=True)
        explanation.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        door, row = QWidget(), FlowLayout()
        self._column.addWidget(door)
        buttons = [KeyButton(self._actions[name], text) for name, text in commands.items()]
        for button in buttons:
            button.setAutoDefault(True)  # Enter presses the button with the focus
            row.addWidget(button)
        column = spaced(QVBoxLayout(door), gap=0.4)
        column.addWidget(SectionHeading(title))
        column.addWidget(explanation)
        column.addLayout(row)
        return buttons

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        height = metrics.height()
        self._block.setMaximumWidth(_WIDTH_IN_LETTERS * metrics.averageCharWidth())
        self._icon.setFixedSize(4 * height, 4 * height)
        self._icon.setPixmap(app_icon().pixmap(4 * height, 4 * height))
        make_larger(self._title, self.font(), 1.8)
