"""The frame of dialogs that ask for something and then do one thing."""

from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QWidget

from protest_gui.widgets.layout import resize_in_lines


class FormDialog(QDialog):
    """A dialog with *Cancel* and a button that is named after what it does; Enter presses it."""

    def __init__(self, title: str, action: str, parent: QWidget | None) -> None:
        """`action`: the words on the button that accepts, `self._accept`."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self._accept = self._buttons.addButton(action, role)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _end(self, layout: QBoxLayout, width: float, height: float) -> None:
        """Add the buttons to the layout, and resize the dialog to so many heights of its text."""
        layout.addWidget(self._buttons)
        self._accept.setDefault(True)  # only in its dialog can it become the default
        resize_in_lines(self, width, height)
