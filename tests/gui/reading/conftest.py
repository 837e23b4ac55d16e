"""A translation page on the small project, read as by a person called Ada."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import ExampleId
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.judging.page import TranslationPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.window.presence import Presence
from tests.fetch import fetch


@pytest.fixture
def opened(project: Project, patience: Patience, qtbot: QtBot) -> Iterator[OpenedProject]:
    worker = Worker()
    with Project.open(project.path, patience=patience) as own:
        yield OpenedProject(own, worker, worker, "Ada", Presence(own.path))
        worker.stop()


@pytest.fixture
def key_map(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def page(
    opened: OpenedProject, key_map: KeyMap, preferences: Preferences, qtbot: QtBot
) -> TranslationPage:
    """At example 1, "It is broken": its antecedent is the lamp of the line before."""
    page = TranslationPage(opened, key_map, preferences)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    with qtbot.waitActive(page):
        page.show()
    page.read(list_candidates(project=opened.project, chosen=CandidateFilter()))
    assert page.panel.progress.shown_place() == "1 / 5"
    assert page.status.saved_text() == ""
    assert page.texts.translation.text.hasFocus()
    return page


@pytest.fixture
def press(page: TranslationPage, qtbot: QtBot) -> Callable[..., None]:
    """Keys one after the other, to whatever has the focus; then all is saved."""

    def press(*keys: str | Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            window = page.window().windowHandle()
            if isinstance(key, str):
                qtbot.keyClicks(page.focusWidget() or page, key, modifier)
            else:
                qtbot.keyClick(page.focusWidget() or page, key, modifier)
            assert window is not None

    return press


@pytest.fixture
def stored(page: TranslationPage, opened: OpenedProject) -> Callable[[int], Judgement]:
    """What Ada said of an example, as it is in the file once the worker is done."""

    def stored(example: int) -> Judgement:
        assert opened.worker.wait(60_000)
        candidate = fetch(opened.project, find_candidate, "one", ExampleId(example))
        assert candidate is not None
        return fetch(opened.project, load_judgement, candidate, "Ada")

    return stored
