"""What the window shows before a project is open."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_gui.appearance.theme import app_icon
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel, make_larger
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.window.recent import RecentList

_WIDTH_IN_LETTERS = 80


class StartPage(QWidget):
    """Open a project, make one, or try the demonstration; all of it by Tab, Enter and arrows."""

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
        self.setFocusProxy(self._open)
        self.show_recent()

    def show_recent(self) -> None:
        """Files come and go, and others are opened: to be called when the page is shown."""
        self.recent.fill()
        self._show_whether_recent()

    def _show_whether_recent(self) -> None:
        some = self.recent.count() > 0
        self._recent_title.setVisible(some)
        self.recent.setVisible(some)
        self._column.setStretch(self._column.count() - 1, 0 if some else 1)

    def _add_button(self, row: FlowLayout, name: str, command_id: str) -> QPushButton:
        button = QPushButton(name)
        button.setAutoDefault(True)  # Enter presses the one with the focus
        button.clicked.connect(self._actions[command_id].trigger)
        row.addWidget(button)
        return button

    def _buttons(self) -> FlowLayout:
        row = FlowLayout()
        self._open = self._add_button(row, tr("&Open…"), "open")
        self._add_button(row, tr("&New from suite…"), "new")
        self._add_button(row, tr("Try the &demonstration…"), "demonstration")
        return row

    def _lay_out(self) -> None:
        self._block = QWidget()
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
        self._column.addLayout(self._buttons())
        self._column.addWidget(self._recent_title)
        self._column.addWidget(self.recent, 8)
        self._column.addStretch()
        outer = spaced(QHBoxLayout(self), margin=(1, 3, 1, 2), gap=None)
        outer.addStretch(1)
        outer.addWidget(self._block, 20)
        outer.addStretch(1)

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        height = metrics.height()
        self._block.setMaximumWidth(_WIDTH_IN_LETTERS * metrics.averageCharWidth())
        self._icon.setFixedSize(4 * height, 4 * height)
        self._icon.setPixmap(app_icon().pixmap(4 * height, 4 * height))
        make_larger(self._title, self.font(), 1.8)
