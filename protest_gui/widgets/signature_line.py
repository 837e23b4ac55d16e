"""A table's signature: one long line that can be selected, and a button that copies it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from protest_gui.widgets.line_edit import LineEdit
from protest_gui.widgets.plain import PlainLabel


class SignatureLine(QWidget):
    """In a field, which scrolls: broken into lines it could not be copied as it is."""

    copied = Signal()

    def __init__(self, name: str = "", copy: str = "", parent: QWidget | None = None) -> None:
        """`name`: for screen readers, and `copy`: with a key of its own, where there are two."""
        super().__init__(parent)
        self._line = LineEdit()
        self._line.setReadOnly(True)
        self._line.setAccessibleName(name or self.tr("Signature"))
        hint = self.tr("What was counted, and how; of a command, ‘--signature’ repeats it")
        self._line.setToolTip(hint)
        self._line.setAccessibleDescription(hint)
        self._copy = QPushButton(copy or self.tr("Cop&y signature"))
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(lambda _checked: self._copy_it())
        label = PlainLabel(self.tr("Signature"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self._line, 1)
        row.addWidget(self._copy)
        self.show_signature("")

    @property
    def signature(self) -> str:
        return self._line.text()

    def show_signature(self, signature: str) -> None:
        self._line.setText(signature)
        self._line.setCursorPosition(0)
        self._copy.setEnabled(bool(signature))

    def _copy_it(self) -> None:
        QGuiApplication.clipboard().setText(self.signature)
        self.copied.emit()
