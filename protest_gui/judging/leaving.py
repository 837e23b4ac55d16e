"""Leaving a candidate or a list: contradictory answers, the end, and what is left."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.conflicts import CONFLICT_SENTENCES, Conflict
from protest_gui.context import ProjectContext
from protest_gui.keys.key_map import KeyMap
from protest_gui.translations import tr, translated
from protest_gui.widgets.messages import Banner

_Role = QMessageBox.ButtonRole


class ConflictQuestion(QMessageBox):
    """It comes while one types, so only a key that is pressed for it answers it."""

    def __init__(self, conflicts: Sequence[Conflict], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("conflict_question")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(tr("Amend?"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(tr("This judgement contradicts itself."))
        self.setInformativeText("\n".join(_sentence(each) for each in conflicts))
        amend = self.addButton(tr("&Amend"), _Role.RejectRole)
        self.leave_button = self.addButton(tr("&Leave as it is"), _Role.AcceptRole)
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
    sentence = translated(CONFLICT_SENTENCES[conflict])
    return f"{sentence[0].upper()}{sentence[1:]}."


class EndOfList:
    """Says with the last answer of a batch that nothing is open any more.

    In a project one reads what one likes, and there is no such end.
    """

    def __init__(self, context: ProjectContext, banner: Banner, key_map: KeyMap) -> None:
        self._in_batch = context.batch is not None
        self._banner = banner
        self._key_map = key_map
        self._was_open = False
        self._announced = False

    def begin(self, session: AnnotationSession) -> None:
        self._was_open, self._announced = session.open_count > 0, False

    def follow(self, session: AnnotationSession) -> None:
        """Said with the last answer, and taken back with it."""
        if not self._in_batch:
            return
        is_open, was_open = session.open_count > 0, self._was_open
        self._was_open = is_open
        if was_open and not is_open:
            text = tr("That was the last one here. {0} leads back to the first page.")
            self._banner.show_message(text.format(self._key_map.shown("next_open")), "info")
            self._announced = True
        elif is_open and self._announced:
            self._banner.hide_message()
            self._announced = False

    def is_reached(self, session: AnnotationSession) -> bool:
        return self._in_batch and not session.open_count


def what_is_left(session: AnnotationSession, key_map: KeyMap) -> str:
    if not session.open_count:
        return tr("Nothing is left open in this list.")
    text = tr("The list ends here. Still open: {0}; {1} leads to the next of them.")
    return text.format(f"{session.open_count:,}", key_map.shown("next_open"))
