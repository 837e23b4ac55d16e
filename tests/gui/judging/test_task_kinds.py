"""Tasks of another kind: one class has the form, the commands and what words are for."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QLabel

from protest_core.annotating.session import AnnotationSession
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import TokenPlace
from protest_gui.context import ProjectContext
from protest_gui.judging.mode import JudgingParts, TaskMode, judging_parts
from protest_gui.judging.page import JudgingPage
from protest_gui.judging.texts import Marks, marks_selected
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences
from tests.builders.further_questions import FORMS, ask
from tests.gui.driving.finding import texts
from tests.gui.driving.judging import JudgingDriver, judging_alone


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


@pytest.fixture
def judging(project: Project, preferences) -> Iterator[JudgingDriver]:
    ask(project, 'version = "forms"\n' + FORMS)
    with judging_alone(project.path, preferences, make_page=page_of_forms) as judging:
        yield judging


def test_another_task_has_its_own_form_keys_and_words_on_the_same_page(judging, stored):
    assert "Chosen: " in texts(judging.window)
    judging.press_quickly("4")
    judging.click_word("Diese")
    assert stored(1).further == {("forms", "er"), ("forms", "sie")}
    assert "Chosen: er sie" in texts(judging.window)
    judging.press("Ctrl+Z")
    assert stored(1).further == {("forms", "sie")}


def test_commands_of_other_tasks_do_nothing_there_and_leading_on_does(judging, stored):
    assert not judging.can("pronoun_no")
    assert not judging.can("add_tag")
    judging.press_quickly("3", "Return", "4")
    assert stored(1).further == {("forms", "er")}
    assert stored(2).further == {("forms", "sie")}
