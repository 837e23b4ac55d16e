"""The frames of dialogs: buttons at the foot, and what Enter and Esc do."""

from collections.abc import Callable

from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QPushButton, QWidget

from protest_gui.widgets.layout import resize_in_lines

ButtonRole = QDialogButtonBox.ButtonRole
StandardButton = QDialogButtonBox.StandardButton


class FramedDialog(QDialog):
    """A dialog with a title and buttons; Enter presses `self._default`, Esc rejects."""

    def __init__(
        self, title: str, parent: QWidget | None, rejecting: StandardButton = StandardButton.Close
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._buttons = QDialogButtonBox(rejecting)
        self._buttons.rejected.connect(self.reject)
        self._default: QPushButton = self._buttons.button(rejecting)

    def ask(self, accepted: Callable[[], object]) -> None:
        """Show the dialog, and call `accepted` if the person accepts; then it is deleted."""

        def answered(answer: int) -> None:
            self.deleteLater()
            if answer == QDialog.DialogCode.Accepted:
                accepted()

        self.finished.connect(answered)
        self.open()

    def ask_and_wait(self) -> bool:
        """Return whether the person accepts; the dialog can still be read, and is deleted later."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        self.deleteLater()
        return accepted

    def _add_button(
        self, text: str, do: Callable[[], object], role: ButtonRole = ButtonRole.ActionRole
    ) -> QPushButton:
        """Add a button that calls `do`; Enter presses it only if it is the default."""
        button = self._buttons.addButton(text, role)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: do())
        return button

    def _end(self, layout: QBoxLayout, width: float, height: float) -> None:
        """Add the buttons to the layout, and resize the dialog to a number of text heights."""
        layout.addWidget(self._buttons)
        self._default.setDefault(True)  # a button can become the default only inside its dialog
        resize_in_lines(self, width, height)


class FormDialog(FramedDialog):
    """A dialog with *Cancel* and a button that is named after what it does; Enter presses it."""

    def __init__(
        self,
        title: str,
        action: str | StandardButton,
        parent: QWidget | None,
        *,
        rejecting: StandardButton = StandardButton.Cancel,
    ) -> None:
        """`action`: the text of the button that accepts, `self._accept`, or a standard button."""
        super().__init__(title, parent, rejecting)
        self._accept = self._default = (
            self._buttons.addButton(action, ButtonRole.AcceptRole)
            if isinstance(action, str)
            else self._buttons.addButton(action)
        )
        self._buttons.accepted.connect(self.accept)
