"""The translation window of a project with two systems, in which three people have judged."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_gui.comparing.page import ResearchPage
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.window.presence import Presence
from tests.fetch import fetch
from tests.small_suite import FILES, write_system

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
LAMP, DIESE = (0, 2), (1, 0)
Find = Callable[[str, int], CandidateId]


@pytest.fixture
def find(project: Project) -> Find:
    def find(system: str, example: int) -> CandidateId:
        found = fetch(project, find_candidate, system, ExampleId(example))
        assert found is not None
        return found

    return find


@pytest.fixture
def judged(project: Project, find: Find, tmp_path: Path) -> Project:
    """Of "one", example 1: Ben finds the pronoun right, Cleo wrong; Dan took back what he said.

    Of example 2 only Cleo has said something, of all others nobody.
    """
    text = FILES["reference.txt"].replace("Die alte Lampe", "Die ÄLTERE Lampe")
    files = write_system(tmp_path, "two", text=text)
    load_systems(project=project, outputs=[SystemOutput("two", *files)])
    evaluate(project=project)

    def say(example: int, who: str, judgement: Judgement) -> None:
        candidate = find("one", example)
        judge(project=project, candidate_id=candidate, annotator=who, judgement=judgement)

    say(1, "Ben", Judgement(NO, YES, frozenset({LAMP}), remark="a first thought"))
    say(1, "Ben", Judgement(YES, YES, frozenset({LAMP, DIESE}), frozenset({"odd"}), "it is fine"))
    say(1, "Cleo", Judgement(NO, YES, frozenset({LAMP}), frozenset({"ant_unsure"}), "I doubt it"))
    say(1, "Dan", Judgement(NO, NO))
    say(1, "Dan", Judgement())
    say(2, "Cleo", Judgement(NO, NO))
    return project


@pytest.fixture
def opened(judged: Project, patience: Patience, qtbot: QtBot) -> Iterator[OpenedProject]:
    worker = Worker()
    with Project.open(judged.path, patience=patience) as own:
        yield OpenedProject(own, worker, worker, "Ada", Presence(own.path))
        worker.stop()


@pytest.fixture
def key_map(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def page(
    opened: OpenedProject, key_map: KeyMap, preferences: Preferences, qtbot: QtBot
) -> ResearchPage:
    """At example 1 of "one": the list holds the five of this system."""
    page = ResearchPage(opened, key_map, preferences)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    with qtbot.waitActive(page):
        page.show()
    chosen = CandidateFilter(systems=frozenset({"one"}))
    page.read(list_candidates(project=opened.project, chosen=chosen))
    assert not page.mode.is_on
    assert page.texts.translation.text.hasFocus()
    return page


@pytest.fixture
def press(page: ResearchPage, opened: OpenedProject, qtbot: QtBot) -> Callable[..., None]:
    """Keys one after the other, to whatever has the focus; then all is saved."""

    def press(*keys: str | Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            focused = page.focusWidget() or page
            if isinstance(key, str):
                qtbot.keyClicks(focused, key, modifier)
            else:
                qtbot.keyClick(focused, key, modifier)
        assert opened.worker.wait(60_000)
        QApplication.processEvents()

    return press
