"""An annotator who judges fast and at random until killed, and notes what is shown as saved."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_gui.comparing.page import judging_page
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Job, Jobs, Lane
from protest_gui.judging.page import JudgingPage
from protest_gui.keys.actions import Actions
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from tests.gui.driving.finding import find

Note = Callable[[str, object], None]
_KEY, _CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


class NotedJobs(Jobs):
    """Calls `before_saving` before anything that the annotator said can be saved."""

    before_saving: Callable[[], object]

    def run(self, lane: Lane, *work: Any, **how: Any) -> Job:
        if lane is Lane.SAVE:
            self.before_saving()
        return super().run(lane, *work, **how)


def annotate(path: Path, *, seed: int, notes: int) -> None:
    """Annotate for ever. `notes` is the writing end of a pipe: a line of JSON for each event."""
    app = QApplication([])
    window = QWidget()
    with Project.open(path) as project:
        jobs = NotedJobs(window)
        context = ProjectContext(project, jobs, "Ada", parent=window)
        settings = QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        actions = Actions(KeyMap(preferences, window), window)
        page = judging_page(context, actions, preferences, comparing=False)
        QVBoxLayout(window).addWidget(page)
        window.show()
        window.activateWindow()
        page.read(list_candidates(project=project, chosen=CandidateFilter()))
        _keep_notes(page, jobs, notes)
        _note(notes, "ready", None)
        chance = random.Random(seed)
        while True:
            _do_something(page, chance)
            app.processEvents()


def _keep_notes(page: JudgingPage, jobs: NotedJobs, notes: int) -> None:
    """Note judgements before they can be saved, and saves after they are shown."""
    said: dict[CandidateId, Judgement] = {}
    labels = find(page, QWidget, "Status").findChildren(QLabel)

    def note_said() -> None:
        for candidate_id, judgement in page.controller.session.unsaved.items():
            if said.get(candidate_id) != judgement:
                said[candidate_id] = judgement
                _note(notes, "said", [candidate_id, plain(judgement)])

    def note_saved() -> None:
        if any(label.text().startswith("Saved") for label in labels):
            _note(notes, "saved", [[each, plain(what)] for each, what in said.items()])

    jobs.before_saving = note_said
    page.controller.saver.changed.connect(note_saved)


def plain(judgement: Judgement) -> list[object]:
    """Return the judgement as it comes back from JSON."""
    return [
        judgement.pronoun,
        judgement.antecedent,
        [list(place) for place in sorted(judgement.tokens)],
        sorted(judgement.tags),
        judgement.remark,
    ]


def _note(notes: int, what: str, content: object) -> None:
    os.write(notes, json.dumps([what, content]).encode() + b"\n")


def _do_something(page: JudgingPage, chance: random.Random) -> None:
    (act,) = chance.choices(list(_ACTS), weights=_ACTS.values())
    act(page, chance)


def _think(_page: JudgingPage, chance: random.Random) -> None:
    QTest.qWait(chance.randint(1, 15))  # people are slower than the disk, mostly


def _answer(page: JudgingPage, chance: random.Random) -> None:
    _press(page, chance.choice("qwe120asd"))


def _add_tag(page: JudgingPage, chance: random.Random) -> None:
    _press(page, "t")
    _type(page, chance.choice(["bad_translation", "mine"]))
    QTest.keyClick(page.focusWidget(), _KEY.Key_Return)
    QTest.keyClick(page.focusWidget(), _KEY.Key_Escape)


def _write_remark(page: JudgingPage, chance: random.Random) -> None:
    _press(page, "m")
    _type(page, "".join(chance.choices("abc ", k=chance.randint(1, 8))))
    QTest.keyClick(page.focusWidget(), _KEY.Key_Escape)


def _clear(page: JudgingPage, _chance: random.Random) -> None:
    page.controller.act(lambda session: session.clear())


def _undo_or_redo(page: JudgingPage, chance: random.Random) -> None:
    QTest.keyClick(page.focusWidget(), chance.choice([_KEY.Key_Z, _KEY.Key_Y]), _CONTROL)


def _move(page: JudgingPage, chance: random.Random) -> None:
    move = chance.choice([_KEY.Key_PageDown, _KEY.Key_PageDown, _KEY.Key_PageUp])
    QTest.keyClick(page.focusWidget(), move)


_ACTS: dict[Callable[[JudgingPage, random.Random], None], int] = {
    _think: 15,
    _answer: 45,
    _add_tag: 4,
    _write_remark: 8,
    _clear: 2,
    _undo_or_redo: 8,
    _move: 18,
}


def _type(page: JudgingPage, text: str) -> None:
    for letter in text:
        _press(page, letter)


def _press(page: JudgingPage, letter: str) -> None:
    QTest.keyClicks(page.focusWidget() or page, letter)
