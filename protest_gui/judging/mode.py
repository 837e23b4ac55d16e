"""The parts of a judging page: its task, its modes besides judging, and commands of them all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from protest_core.evaluation.project_overview import project_languages
from protest_core.judgements.model import TokenPlace
from protest_gui.context import ProjectContext
from protest_gui.judging.controller import JudgingController, MakeSession, Move
from protest_gui.judging.texts import JudgingTexts, Marks
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences

# Commands that lead to another candidate.
GOING = frozenset({"next", "previous", "next_open", "first", "last"})

# Commands that prepare judging; without an annotator's name they do nothing and say why.
NEED_A_NAME = frozenset({"add_tag", "remark", "correct_links"})


@dataclass(frozen=True, slots=True)
class JudgingParts:
    """The parts that a judging page and its modes share."""

    context: ProjectContext
    actions: Actions
    preferences: Preferences
    controller: JudgingController
    texts: JudgingTexts


def judging_parts(
    context: ProjectContext,
    actions: Actions,
    preferences: Preferences,
    make_session: MakeSession,
) -> JudgingParts:
    """Return new parts for a judging page of this project."""
    return JudgingParts(
        context,
        actions,
        preferences,
        JudgingController(context, make_session, context),
        JudgingTexts(project_languages(project=context.project), preferences, actions),
    )


class JudgingMode(QObject):
    """A mode of a judging page besides judging; while it is on, words are chosen for it."""

    changed = Signal()  # other words are marked, or other commands allowed
    switched = Signal()  # on or off: the candidate is to be shown again

    bar: QWidget | None = None  # a widget above the texts
    is_on = False
    always_shows = False  # it shows something of the candidate even while it is off
    is_choosing = False  # words are being chosen: the texts must not be shown again
    only_reads = False  # nothing is judged while it is on

    def __init__(self, parts: JudgingParts) -> None:
        super().__init__()
        self._context = parts.context
        self._actions = parts.actions
        self._preferences = parts.preferences
        self._controller = parts.controller
        self._texts = parts.texts

    def commands(self) -> Commands:
        """Return its commands; they take the place of the page's own."""
        return {}

    def why_not(self) -> Mapping[str, str]:
        """Return its commands that can never be done here, with their texts in menus."""
        return {}

    def allows(self, command_id: str) -> bool:  # noqa: ARG002 — here, anything
        """Return whether this command works while the mode is on."""
        return True

    def marks(self) -> Marks:
        """Return the words of the translation that are marked while it is on."""
        return {}

    def choose(self, place: TokenPlace) -> None:
        """Handle a click on a word while the mode is on."""

    def go_on(self) -> bool:
        """Return whether the mode has handled the command *Next*."""
        return False

    def compare(self) -> None:
        """Show what all annotators answered."""

    # Called by the page while the mode is on, or if it always shows something.

    def show_list(self) -> None:
        """Take note that another list of candidates is read."""

    def stop(self) -> None:
        """Stop: another candidate is about to be shown, or the same again."""

    def show_candidate(self) -> None:
        """Show something of the candidate, which the page has shown."""

    def show_judgement(self) -> None:
        """Take note of another judgement of the same candidate."""

    def show_saved(self) -> None:
        """Take note that all is saved."""


class TaskMode(JudgingMode):
    """The task on a candidate: a form, its commands, and the meaning of a click on a word.

    It is on while no other mode is on, and always shows something of the candidate.
    """

    left = Signal()  # the form is done: the text gets the keys again

    form: QWidget  # beside the texts
    is_on = True
    always_shows = True

    def finish_typing(self) -> None:
        """Take over text that is being typed in the form."""

    def silenced(self) -> QSignalBlocker:
        """Keep the form from answering while the context is active."""
        return QSignalBlocker(self.form)

    def show_counts(self) -> None:
        """Take note that everybody's outcomes are counted."""

    def read_again(self) -> None:
        """Read again what the project offers for answers, such as tags."""


def leading_commands(controller: JudgingController, task: TaskMode) -> Commands:
    """Return the commands that need nothing but these two."""
    return {
        **_going(controller, task),
        "undo": partial(controller.act, lambda session: session.undo()),
        "redo": partial(controller.act, lambda session: session.redo()),
        "more_above": partial(controller.see, lambda session: session.more_above()),
        "more_below": partial(controller.see, lambda session: session.more_below()),
    }


def _going(controller: JudgingController, task: TaskMode) -> Commands:
    def move(command: str, act: Move, *, onward: bool = True) -> None:
        task.finish_typing()  # a field keeps the focus when a button is clicked
        controller.move(act, command, onward=onward)

    moves: dict[str, tuple[Move, bool]] = {
        "next": (lambda session: session.next(), True),
        "previous": (lambda session: session.previous(), False),
        "next_open": (lambda session: session.next_open(), True),
        "first": (lambda session: session.go_to(0), False),
        "last": (lambda session: session.go_to(len(session.navigator.candidates) - 1), True),
    }
    return {
        command: partial(move, command, act, onward=onward)
        for command, (act, onward) in moves.items()
    }
