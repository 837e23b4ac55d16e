"""Asks, before a contradiction is left behind, whether to amend it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from protest_core.judgements.conflicts import CONFLICT_SENTENCES, Conflict

_Role = QMessageBox.ButtonRole


class ConflictQuestion(QMessageBox):
    """It comes while one types, so only a key that is pressed for it answers it."""

    def __init__(self, conflicts: Sequence[Conflict], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("conflict_question")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Amend?"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(self.tr("This judgement contradicts itself."))
        self.setInformativeText("\n".join(_sentence(each) for each in conflicts))
        amend = self.addButton(self.tr("&Amend"), _Role.RejectRole)
        self.leave_button = self.addButton(self.tr("&Leave as it is"), _Role.AcceptRole)
        self.setDefaultButton(amend)
        self.setEscapeButton(amend)
        for each in (self, amend, self.leave_button):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key that led away may still be down."""
        repeated = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        return repeated or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.modifiers():
            super().keyPressEvent(event)
        else:  # the message box would take a letter alone for the button that it underlines
            QDialog.keyPressEvent(self, event)


def ask_about(
    parent: QWidget, conflicts: Sequence[Conflict], *, leave: Callable[[], object]
) -> QMessageBox:
    """Amend is the default and what Esc does; nothing happens then."""
    question = ConflictQuestion(conflicts, parent)
    question.leave_button.clicked.connect(lambda _checked: leave())
    question.open()
    return question


def _sentence(conflict: Conflict) -> str:
    sentence = CONFLICT_SENTENCES[conflict]
    return f"{sentence[0].upper()}{sentence[1:]}."
