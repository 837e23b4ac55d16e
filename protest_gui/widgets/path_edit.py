"""A field for a path, with a button that opens the desktop's dialog."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget


class PathEdit(QWidget):
    """Knows whether a person wrote what is in it, or it was only proposed."""

    changed = Signal(str)

    def __init__(
        self, name: str, choose: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.was_typed = False
        self._edit = QLineEdit()
        self._edit.setAccessibleName(name)
        button = QPushButton(self.tr("Choose…"))
        button.setAccessibleName(self.tr("Choose: {0}").format(name))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: choose())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._edit, 1)
        layout.addWidget(button)
        self.setFocusProxy(self._edit)
        self._edit.textEdited.connect(self._note_typing)
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

    def _note_typing(self, text: str) -> None:
        # An emptied field may be proposed to again.
        self.was_typed = bool(text.strip())
