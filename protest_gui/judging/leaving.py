"""Leaving a candidate or a list: contradictory answers, the end, and what is left."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QWidget

from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.conflicts import CONFLICT_SENTENCES, Conflict
from protest_core.judgements.model import Judgement
from protest_gui.judging.controller import JudgingController
from protest_gui.keys.actions import Actions
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.messages import Banner

_Role = QMessageBox.ButtonRole


class ConflictQuestion(QMessageBox):
    """It comes while one types, so only a key that is pressed for it answers it."""

    def __init__(
        self,
        conflicts: Sequence[Conflict],
        parent: QWidget,
        resolutions: Mapping[str, Callable[[], object]],
        keep: Callable[[], object],
    ) -> None:
        """`resolutions`: what would settle them, by the words on its button."""
        super().__init__(parent)
        self.setObjectName("conflict_question")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(tr("Contradictory answers"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(tr("This judgement contradicts itself."))
        self.setInformativeText("\n".join(_sentence(each) for each in conflicts))
        amend = self.addButton(tr("&Go back"), _Role.RejectRole)
        buttons = {self.addButton(name, _Role.ActionRole): do for name, do in resolutions.items()}
        buttons[self.addButton(tr("&Keep as it is"), _Role.AcceptRole)] = keep
        for button, do in buttons.items():
            button.clicked.connect(lambda _checked, do=do: do())
        # One under another: side by side, large ones would be cut at the edge of a small screen.
        for box in self.findChildren(QDialogButtonBox):
            box.setOrientation(Qt.Orientation.Vertical)
        self.setDefaultButton(amend)
        self.setEscapeButton(amend)
        for each in (self, amend, *buttons):
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
    parent: QWidget,
    conflicts: Sequence[Conflict],
    controller: JudgingController,
    leave: Callable[[], object],
) -> None:
    """To go back is the default and what Esc does; nothing happens then."""
    session = controller.session
    resolutions = session.resolutions

    def settle(resolution: Judgement) -> None:
        controller.act(lambda session: session.settle(resolution))
        if not session.is_open(session.candidate_id):  # else there is something to answer
            leave()

    named = {
        _name(session.judgement, each, resolutions): partial(settle, each) for each in resolutions
    }
    ConflictQuestion(conflicts, parent, named, leave).open()


def _name(before: Judgement, after: Judgement, others: Sequence[Judgement]) -> str:
    """What the button says that makes this change."""
    if gone := before.tags - after.tags:
        if sum(each.tags != before.tags for each in others) > 1:
            return tr("Remove &{0}").format(", ".join(gone))
        return tr("&Remove the tag") if len(gone) == 1 else tr("&Remove the tags")
    changed = (before.pronoun is not after.pronoun) + (before.antecedent is not after.antecedent)
    if not changed:
        return tr("&Unselect the words")
    return tr("&Clear the answer") if changed == 1 else tr("&Clear the answers")


def _sentence(conflict: Conflict) -> str:
    sentence = translated(CONFLICT_SENTENCES[conflict])
    return f"{sentence[0].upper()}{sentence[1:]}."


class EndOfList:
    """Says with the last answer of a batch that nothing is open any more."""

    def __init__(self, banner: Banner, actions: Actions) -> None:
        self._banner = banner
        self._actions = actions
        self._was_open = False
        self._announced = False

    def begin(self, session: AnnotationSession) -> None:
        self._was_open, self._announced = session.open_count > 0, False

    def follow(self, session: AnnotationSession) -> None:
        """Said with the last answer, and taken back with it."""
        is_open, was_open = session.open_count > 0, self._was_open
        self._was_open = is_open
        if was_open and not is_open:
            text = tr("That was the last one here. {0} leads back to the first page.")
            self._banner.show_message(text.format(self._actions.shown_key("next_open")), "info")
            self._announced = True
        elif is_open and self._announced:
            self._banner.hide_message()
            self._announced = False


def what_is_left(session: AnnotationSession, actions: Actions) -> str:
    if not session.open_count:
        return tr("Nothing is left open in this list.")
    text = tr("The list ends here. Still open: {0}; {1} leads to the next of them.")
    return text.format(number_text(session.open_count), actions.shown_key("next_open"))
