"""A task of another kind, for which one class has the form, the commands and what words are for."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from protest_core.annotating.session import AnnotationSession
from protest_core.ids import CandidateId
from protest_core.judgements.model import TokenPlace
from protest_gui.context import ProjectContext
from protest_gui.judging.mode import JudgingParts, TaskMode, judging_parts
from protest_gui.judging.page import JudgingPage
from protest_gui.judging.texts import Marks, marks_selected
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences


class ChoosingForms(TaskMode):
    """A task in which only forms are chosen: by number, or by a click on any word for the first."""

    def __init__(self, parts: JudgingParts) -> None:
        super().__init__(parts)
        self.form = self.said = QLabel()

    def commands(self) -> Commands:
        return {"choice_1": lambda: self._choose(1), "choice_2": lambda: self._choose(2)}

    def marks(self) -> Marks:
        return marks_selected(self._controller.session.view, ())

    def choose(self, place: TokenPlace) -> None:  # noqa: ARG002 — any word
        self._choose(1)

    def show_candidate(self) -> None:
        self.show_judgement()

    def show_judgement(self) -> None:
        chosen = sorted(choice for _, choice in self._controller.session.judgement.further)
        self.said.setText(f"Chosen: {' '.join(chosen)}")

    def _choose(self, number: int) -> None:
        self._controller.act(lambda session: session.choose_numbered(number))


def page_of_forms(
    context: ProjectContext, actions: Actions, preferences: Preferences
) -> JudgingPage:
    def new_session(
        candidates: Sequence[CandidateId], at: int, earlier: AnnotationSession | None
    ) -> AnnotationSession:
        return AnnotationSession(
            context.project, candidates, "Ada", save_at_once=False, earlier=earlier, at=at
        )

    parts = judging_parts(context, actions, preferences, new_session)
    return JudgingPage(parts, ChoosingForms(parts))
