"""Somebody who judges fast and at random, until killed, and notes what is shown as saved."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.judging.page import TranslationPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.window.presence import Presence

Note = Callable[[str, object], None]
_KEY, _CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def annotate(path: Path, *, seed: int, notes: int) -> None:
    """Never returns. `notes` is the writing end of a pipe: a line of JSON for each event."""
    app = QApplication([])
    with Project.open(path) as project:
        opened = OpenedProject(project, Worker(), Worker(), "Ada", Presence(path))
        settings = QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        page = TranslationPage(opened, KeyMap(preferences), preferences)
        _keep_notes(page, notes)
        page.show()
        page.activateWindow()
        page.read(list_candidates(project=project, chosen=CandidateFilter()))
        _note(notes, "ready", None)
        chance = random.Random(seed)
        while True:
            _do_something(page, chance)
            app.processEvents()


def _keep_notes(page: TranslationPage, notes: int) -> None:
    """What is said is noted before it can be saved, what is saved after it is shown."""
    said: dict[CandidateId, Judgement] = {}
    saver = page.reader.saver
    save = saver.save

    def noted_save() -> None:
        for candidate_id, judgement in page.unsaved.items():
            if said.get(candidate_id) != judgement:
                said[candidate_id] = judgement
                _note(notes, "said", [candidate_id, plain(judgement)])
        save()

    def note_saved() -> None:
        if page.status.saved_text().startswith("Saved"):
            _note(notes, "saved", [[each, plain(what)] for each, what in said.items()])

    saver.save = noted_save  # type: ignore[method-assign]
    saver.changed.connect(note_saved)


def plain(judgement: Judgement) -> list[object]:
    """As it comes back from JSON."""
    return [
        judgement.pronoun,
        judgement.antecedent,
        [list(place) for place in sorted(judgement.tokens)],
        sorted(judgement.tags),
        judgement.remark,
    ]


def _note(notes: int, what: str, content: object) -> None:
    os.write(notes, json.dumps([what, content]).encode() + b"\n")


def _do_something(page: TranslationPage, chance: random.Random) -> None:
    (act,) = chance.choices(list(_ACTS), weights=_ACTS.values())
    act(page, chance)


def _think(_page: TranslationPage, chance: random.Random) -> None:
    QTest.qWait(chance.randint(1, 15))  # people are slower than the disk, mostly


def _answer(page: TranslationPage, chance: random.Random) -> None:
    _press(page, chance.choice("qwe120asd"))


def _add_tag(page: TranslationPage, chance: random.Random) -> None:
    _press(page, "t")
    _type(page, chance.choice(["bad_translation", "mine"]))
    QTest.keyClick(page.focusWidget(), _KEY.Key_Return)
    QTest.keyClick(page.focusWidget(), _KEY.Key_Escape)


def _write_remark(page: TranslationPage, chance: random.Random) -> None:
    _press(page, "m")
    _type(page, "".join(chance.choices("abc ", k=chance.randint(1, 8))))
    QTest.keyClick(page.focusWidget(), _KEY.Key_Escape)


def _clear(page: TranslationPage, _chance: random.Random) -> None:
    page.reader.say(lambda sitting: sitting.clear())


def _undo_or_redo(page: TranslationPage, chance: random.Random) -> None:
    QTest.keyClick(page.focusWidget(), chance.choice([_KEY.Key_Z, _KEY.Key_Y]), _CONTROL)


def _move(page: TranslationPage, chance: random.Random) -> None:
    move = chance.choice([_KEY.Key_PageDown, _KEY.Key_PageDown, _KEY.Key_PageUp])
    QTest.keyClick(page.focusWidget(), move)


_ACTS: dict[Callable[[TranslationPage, random.Random], None], int] = {
    _think: 15,
    _answer: 45,
    _add_tag: 4,
    _write_remark: 8,
    _clear: 2,
    _undo_or_redo: 8,
    _move: 18,
}


def _type(page: TranslationPage, text: str) -> None:
    for letter in text:
        _press(page, letter)


def _press(page: TranslationPage, letter: str) -> None:
    QTest.keyClicks(page.focusWidget() or page, letter)
