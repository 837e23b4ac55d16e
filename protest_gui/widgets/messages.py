"""Banners, notices and questions."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import tr
from protest_gui.widgets.buttons import CrossButton
from protest_gui.widgets.labels import PlainLabel, SelectableLabel, plain_tip
from protest_gui.widgets.layout import on_font_change, spaced

MessageKind = Literal["info", "warning", "error"]
Action = tuple[str, Callable[[], object]]
_LARGEST_SHARE_OF_BUTTONS = 0.4
_FILL_AND_TEXT: dict[MessageKind, Callable[[Colours], tuple[str, str]]] = {
    "info": lambda colours: (colours.panel, colours.text),
    "warning": lambda colours: (colours.warning, colours.warning_text),
    "error": lambda colours: (colours.error, colours.error_text),
}


class UnsavedChoice(Enum):
    """The choices for changes that could not be saved; to stay is the default."""

    STAY = auto()
    TRY_AGAIN = auto()
    COPY = auto()
    DISCARD = auto()


class Banner(QFrame):
    """A message with buttons at the foot of a page; a new message replaces the old one.

    At the foot it moves nothing that the person is about to click.
    """

    closed = Signal()  # the banner is hidden

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind: MessageKind = "info"
        self._text = SelectableLabel()
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._beside = spaced(QHBoxLayout(self), margin=(1, 0.5, 0.5, 0.5))
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.addLayout(self._layout, 1)
        spaced(self._layout)
        self._layout.addWidget(self._text, 1)
        self._layout.addLayout(self._row)
        self._cross = CrossButton(tr("Hide message"), self)
        self._cross.setToolTip(plain_tip(self._cross.accessibleName()))
        self._cross.clicked.connect(lambda _checked: self.hide_message())
        self._beside.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        spaced(self._row)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def show_message(
        self, text: str, kind: MessageKind, actions: Sequence[Action] = (), *, closes: bool = True
    ) -> None:
        """`closes`: the message can be hidden, besides the other actions."""
        self._clear()
        self._kind = kind
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.setAccessibleName(text)
        for name, do in actions:
            self._add_button(name, do)
        self._cross.setVisible(closes)
        self._order_tabs()
        self._recolour()
        self._make_room()
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def hide_info(self) -> None:
        """Hide a message that only informs, such as when the person goes on."""
        if self._kind == "info":
            self.hide_message()

    def hide_message(self) -> None:
        self._clear()
        self._text.clear()
        self.setAccessibleName("")
        self.hide()
        self.closed.emit()

    def _add_button(self, name: str, do: Callable[[], object]) -> None:
        button = QPushButton(name, self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: do())
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.append(button)
        button.show()

    def _order_tabs(self) -> None:
        for before, after in pairwise((self._text, *self._buttons, self._cross)):
            QWidget.setTabOrder(before, after)

    def _clear(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()  # later: it may be the button that was clicked
        self._buttons.clear()

    def _recolour(self) -> None:
        # Not by the palette: a new style sheet of the application would undo that.
        self._text.setStyleSheet(f"color: {self._colours()[1].name()}")
        self._cross.set_ink(self._colours()[1])
        self.update()

    def _make_room(self) -> None:
        """Put the buttons below the text if they and the × would squeeze it."""
        taken = self._row.sizeHint().width()
        if not self._cross.isHidden():
            taken += self._cross.sizeHint().width() + self._beside.spacing()
        wide = taken <= self.width() * _LARGEST_SHARE_OF_BUTTONS
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)

    def _colours(self) -> tuple[QColor, QColor]:
        """Return the colours of the background and the text."""
        fill, text = _FILL_AND_TEXT[self._kind](colours_of(self.palette()))
        return QColor(fill), QColor(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._recolour()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill, text = self._colours()
        painter = QPainter(self)
        painter.fillRect(event.rect(), fill)
        text.setAlphaF(0.35)
        painter.fillRect(0, self.height() - 1, self.width(), 1, text)


class MatchBanner(Banner):
    """A message that systems are not matched yet, with the command that matches them.

    It stays until they are matched, in place of their numbers.
    """

    def __init__(self, match: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match

    def show_unmatched(self, sentence: str) -> None:
        """Show the sentence; an empty one hides the banner."""
        if sentence:
            action = tr("&Match now"), self._match.trigger
            self.show_message(sentence, "info", [action], closes=False)
        else:
            self.hide_message()


class Notice(PlainLabel):
    """A message two lines high, so that nothing jumps during typing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, wraps=True)
        self._is_mistake = False
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        on_font_change(self, Notice._fit_height)

    def show_text(self, text: str, *, is_mistake: bool = True) -> None:
        """Show a text, in quiet colours if it is no mistake."""
        self.setText(text)
        self._is_mistake = is_mistake and bool(text)
        self._colour()
        if text:
            # Screen readers say it without the focus having to go there.
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _fit_height(self) -> None:
        line = self.fontMetrics().height()
        self.setMargin(round(0.4 * line))
        self.setFixedHeight(round(2.8 * line))

    def _colour(self) -> None:
        window = self.window() if self.parent() else self
        colours = colours_of(window.palette())
        fill, text = (
            (colours.error, colours.error_text)
            if self._is_mistake
            else (colours.window, colours.text)
        )
        palette = QPalette(window.palette())
        palette.setColor(QPalette.ColorRole.Window, fill)
        palette.setColor(QPalette.ColorRole.WindowText, text)
        self.setAutoFillBackground(self._is_mistake)
        self.setPalette(palette)


def ask(parent: QWidget, question: str, *, yes: str, no: str) -> bool:
    box = QMessageBox(QMessageBox.Icon.Question, parent.windowTitle(), question, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    yes_button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    no_button = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no_button)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is yes_button


def ask_before_closing(parent: QWidget, failure: str, *, copy: bool = True) -> UnsavedChoice:
    """Ask before unsaved changes are lost; `copy`: whether they can be saved in a copy."""
    box = QMessageBox(parent)
    box.setObjectName("closing_question")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Not saved"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("Some of your changes could not be saved."))
    box.setInformativeText(failure)
    role = QMessageBox.ButtonRole
    buttons: dict[QAbstractButton, UnsavedChoice] = {
        box.addButton(tr("&Try again"), role.ActionRole): UnsavedChoice.TRY_AGAIN,
        box.addButton(tr("Close and &lose them"), role.DestructiveRole): UnsavedChoice.DISCARD,
        (stay := box.addButton(tr("&Stay"), role.RejectRole)): UnsavedChoice.STAY,
    }
    if copy:
        buttons[box.addButton(tr("Save a &copy…"), role.ActionRole)] = UnsavedChoice.COPY
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    choice = buttons.get(box.clickedButton(), UnsavedChoice.STAY)
    box.deleteLater()
    return choice
