"""The parts of a judging page: its task, and its modes besides judging."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from protest_core.evaluation.project_overview import project_languages
from protest_core.judgements.model import TokenPlace
from protest_gui.context import ProjectContext
from protest_gui.judging.controller import JudgingController, MakeSession
from protest_gui.judging.texts import JudgingTexts, Marks
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences


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
    """A mode of a judging page besides judging; while it is on, the words are for it."""

    changed = Signal()  # other words are marked, or other commands allowed
    switched = Signal()  # on or off: the candidate is to be shown anew

    bar: QWidget | None = None  # what it shows above the texts
    is_on = False
    always_shows = False  # also while it is not on, it shows something of the candidate
    is_choosing = False  # words that are chosen must not be shown anew meanwhile
    only_reads = False  # while it is on, nothing is judged

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
        """Return its commands that can never be done here, with what menus say of them."""
        return {}

    def allows(self, command_id: str) -> bool:  # noqa: ARG002 — here, anything
        """Return whether this command can be done while it is on."""
        return True

    def marks(self) -> Marks:
        """Return the words of the translation that are marked while it is on."""
        return {}

    def choose(self, place: TokenPlace) -> None:
        """Do what a click on a word is for while it is on."""

    def go_on(self) -> bool:
        """Return whether the command *Next* was for it, while it is on."""
        return False

    def compare(self) -> None:
        """Show what all annotators answered."""

    # What the page tells it while it is on, or if it always shows something.

    def show_list(self) -> None:
        """Another list of candidates is read."""

    def stop(self) -> None:
        """Another candidate is about to be shown, or the same anew."""

    def show_candidate(self) -> None:
        """The candidate is shown."""

    def show_judgement(self) -> None:
        """Take note of another judgement of the same candidate."""

    def show_saved(self) -> None:
        """Take note that all is saved."""


class TaskMode(JudgingMode):
    """The task on a candidate: a form, its commands, and what the words are for.

    It is on while no other mode is, and always shows something of the candidate.
    """

    left = Signal()  # the form: keys are for the text again

    form: QWidget  # beside the texts
    is_on = True
    always_shows = True

    def finish_typing(self) -> None:
        """Take over what is being typed in the form."""

    def silenced(self) -> QSignalBlocker:
        """Let the form answer nothing while this is held."""
        return QSignalBlocker(self.form)

    def show_counts(self) -> None:
        """Take note that everybody's outcomes are counted."""

    def read_again(self) -> None:
        """Read what the project offers for answers, as its tags."""
