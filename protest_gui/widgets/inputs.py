"""Fields for text, numbers and paths."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QDragEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QCompleter,
    QFileDialog,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_core.errors import ProtestError
from protest_core.files.paths import typed_path
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import error_message, tr
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import on_font_change

_LEAVING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_PAUSE = 250  # milliseconds without a key, after which a search begins


class PathToChoose(Enum):
    """The target of a path: a file or folder that exists, or one that will be made."""

    FILE = auto()
    FOLDER = auto()
    NEW_FILE = auto()
    NEW_FOLDER = auto()


class LineEdit(QLineEdit):
    """A line of text without drops: Qt's accepts files, and may thereby move them.

    Files are for the window, which only copies them.
    """

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.ignore()


class SearchField(LineEdit):
    """A field for words to search for, which waits for a pause in typing, or for Return."""

    searched = Signal()
    left = Signal()  # by Return or Down, for the results

    def __init__(self, name: str, *, width: int, parent: QWidget | None = None) -> None:
        """`width` is the least width, in heights of a line."""
        super().__init__(parent)
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        self._width = width
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self.textChanged.connect(lambda _text: self._pause.start())
        self._pause.timeout.connect(self.search_now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING and not event.modifiers() & ~_KEYPAD:
            self.search_now()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def search_now(self) -> None:
        self.stop_waiting()
        self.searched.emit()

    def forget(self) -> None:
        """Clear the search without a signal."""
        self.clear()
        self.stop_waiting()

    def stop_waiting(self) -> None:
        """Stop waiting, as the search was started by other means."""
        self._pause.stop()

    def stand_beside(self, box: QWidget) -> None:
        """Be as wide as the text size and the placeholder need, and as high as the box beside."""
        metrics = self.fontMetrics()
        # Qt keeps room for the button that clears the field, too, and for margins.
        asked = metrics.horizontalAdvance(self.placeholderText()) + 3 * metrics.height()
        self.setMinimumWidth(max(self._width * metrics.height(), asked))
        self.setMinimumHeight(box.sizeHint().height())


class NoDropsOnEditors(QStyledItemDelegate):
    """A delegate whose fields do not take drops either."""

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        editor = super().createEditor(parent, option, index)
        editor.setAcceptDrops(False)
        return editor


class CheckedEdit(QWidget):
    """A field for a line of text, with the mistake in it below, and whether a person wrote it."""

    changed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.was_typed = False
        self._explanation = PlainLabel(wraps=True)
        self._explanation.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._explanation.hide()
        self._edit = LineEdit()
        self._edit.setAccessibleName(name)
        self._mistake = PlainLabel(wraps=True)
        self._mistake.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._edit, 0, 0)
        self._grid.addWidget(self._mistake, 1, 0, 1, -1)
        self._grid.addWidget(self._explanation, 2, 0, 1, -1)
        self.setFocusProxy(self._edit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # or its letter does not lead here
        self._edit.textEdited.connect(self._note_typing)
        self._edit.textChanged.connect(lambda _text: self.show_mistake(""))
        self._edit.textChanged.connect(lambda text: self.changed.emit(text.strip()))

    @property
    def text(self) -> str:
        return self._edit.text().strip()

    def explain(self, text: str) -> None:
        """Explain below the field and to screen readers what belongs into it."""
        self._explanation.setText(text)
        self._explanation.show()
        self._edit.setAccessibleDescription(text)

    def hint(self, text: str) -> None:
        """Show an example while the field is empty."""
        self._edit.setPlaceholderText(text)

    def complete(self, texts: Sequence[str]) -> None:
        """Offer to complete what is typed to one of these texts."""
        completer = QCompleter(texts, self._edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._edit.setCompleter(completer)

    def set_text(self, text: str) -> None:
        """Set the text as if a person had typed it."""
        self.was_typed = True
        self._edit.setText(text)

    def propose(self, text: str) -> None:
        self._edit.setText(text)

    def check_text(self, mistake_in: Callable[[str], str]) -> None:
        """Show the mistake in the text, if any."""
        try:
            mistake = mistake_in(self.text)
        except ProtestError as error:
            mistake = error_message(error)
        self.show_mistake(mistake)

    @property
    def mistake(self) -> str:
        return self._mistake.text()

    def show_mistake(self, mistake: str) -> None:
        """Show a mistake until the text is changed, and move the cursor here."""
        self._mistake.setText(mistake)
        self._mistake.setVisible(bool(mistake))
        self._edit.setAccessibleDescription(mistake or self._explanation.text())
        if mistake:
            colours = colours_of(self.palette())
            self._mistake.setStyleSheet(
                f"background: {colours.error}; color: {colours.error_text};"
            )
            self._mistake.setMargin(self.fontMetrics().height() // 3)
            self._edit.setFocus()
            # Screen readers say it with the field.
            QAccessible.updateAccessibility(
                QAccessibleEvent(self._mistake, QAccessible.Event.Alert)
            )

    def _note_typing(self, text: str) -> None:
        # An emptied field can take proposals again.
        self.was_typed = bool(text.strip())


class PathEdit(CheckedEdit):
    """A field for a path, with a button to choose one."""

    def __init__(
        self,
        name: str,
        kind: PathToChoose,
        folder: str = "",
        *,
        title: str = "",
        filters: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`folder`: where choosing begins; `title`: the title of that dialog instead of `name`."""
        super().__init__(name, parent)
        self._kind, self._folder = kind, folder
        self._title, self._filters = title or name, filters
        button = QPushButton(tr("Choose…"))
        button.setAccessibleName(tr("Choose: {0}").format(name))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: self._choose())
        self._grid.addWidget(button, 0, 1)

    @property
    def path(self) -> Path | None:
        """Return the path, or an empty one while the typed text leads to no readable place."""
        try:
            return typed_path(self.text)
        except ProtestError:
            return None

    def check(self, mistake_in: Callable[[Path], str]) -> None:
        """Show the mistake in the path, if any."""
        self.check_text(lambda text: mistake_in(typed_path(text)))

    def _choose(self) -> None:
        """Let the person choose a path; the dialog with the field says if a file is replaced."""
        where = self.window(), self._title, self.text or self._folder
        options = QFileDialog.Option.DontConfirmOverwrite
        match self._kind:
            case PathToChoose.FILE:
                chosen, _ = QFileDialog.getOpenFileName(*where, self._filters)
            case PathToChoose.FOLDER:
                chosen = QFileDialog.getExistingDirectory(*where)
            case PathToChoose.NEW_FILE:
                chosen, _ = QFileDialog.getSaveFileName(*where, self._filters, options=options)
            case PathToChoose.NEW_FOLDER:
                options |= QFileDialog.Option.ShowDirsOnly
                chosen, _ = QFileDialog.getSaveFileName(*where, options=options)
        if chosen:
            self.set_text(chosen)


class NumberBox(QSpinBox):
    """A field for a number, with separators between thousands."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLineEdit(LineEdit())
        self.setRange(least, most)
        self.setGroupSeparatorShown(True)
        on_font_change(self, NumberBox._fit_padding)

    def _fit_padding(self) -> None:
        self.lineEdit().setTextMargins(self.fontMetrics().height() // 3, 0, 0, 0)


class HeldKey:
    """Tells from a field's events whether the key that led to it is still held."""

    def __init__(self) -> None:
        self._down = False

    def repeats(self, event: QEvent) -> bool:
        """Return whether the key is still held; another press or a release ends that."""
        if isinstance(event, QFocusEvent):
            self._down = event.reason() is Qt.FocusReason.ShortcutFocusReason
        elif isinstance(event, QKeyEvent):
            self._down = self._down and event.isAutoRepeat()
            return self._down
        return False
