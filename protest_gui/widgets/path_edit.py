"""A field for a path, with a button that opens the desktop's dialog, and room for what is wrong."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from protest_core.errors import ProtestError
from protest_core.files.paths import typed_path
from protest_gui.appearance.theme import colours_of
from protest_gui.widgets.line_edit import LineEdit
from protest_gui.widgets.plain import PlainLabel


class PathEdit(QWidget):
    """Knows whether a person wrote what is in it, or it was only proposed."""

    changed = Signal(str)

    def __init__(
        self, name: str, choose: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.was_typed = False
        self._edit = LineEdit()
        self._edit.setAccessibleName(name)
        button = QPushButton(self.tr("Choose…"))
        button.setAccessibleName(self.tr("Choose: {0}").format(name))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: choose())
        self._mistake = PlainLabel(wraps=True)
        self._mistake.hide()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._edit, 0, 0)
        layout.addWidget(button, 0, 1)
        layout.addWidget(self._mistake, 1, 0, 1, 2)
        self.setFocusProxy(self._edit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # or the key of its name does not lead here
        self._edit.textEdited.connect(self._note_typing)
        self._edit.textChanged.connect(lambda _text: self.show_mistake(""))
        self._edit.textChanged.connect(lambda text: self.changed.emit(text.strip()))

    @property
    def text(self) -> str:
        return self._edit.text().strip()

    def set_text(self, text: str) -> None:
        """As a person chose it."""
        self.was_typed = True
        self._edit.setText(text)

    def propose(self, text: str) -> None:
        self._edit.setText(text)

    @property
    def path(self) -> Path | None:
        """Nothing as long as what is typed leads nowhere that can be looked at."""
        try:
            return typed_path(self.text)
        except ProtestError:
            return None

    def check(self, mistake_in: Callable[[Path], str]) -> None:
        """Show what is wrong with the path, if anything is."""
        try:
            mistake = mistake_in(typed_path(self.text))
        except ProtestError as error:
            mistake = str(error)
        self.show_mistake(mistake)

    @property
    def mistake(self) -> str:
        return self._mistake.text()

    def show_mistake(self, mistake: str) -> None:
        """Until the path is changed; the cursor comes here."""
        self._mistake.setText(mistake)
        self._mistake.setVisible(bool(mistake))
        self._edit.setAccessibleDescription(mistake)
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
        # An emptied field may be proposed to again.
        self.was_typed = bool(text.strip())
