"""Somebody who judges fast and at random, until killed, and notes what is shown as saved."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protest_core.operations import (
    CandidateFilter,
    CandidateId,
    Judgement,
    list_candidates,
    open_project,
)
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences
from protest_gui.presence import Presence
from protest_gui.reading.translation_page import TranslationPage
from protest_gui.running.worker import Worker

Note = Callable[[str, object], None]
_KEY, _CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def annotate(path: Path, *, seed: int, notes: int) -> None:
    """Never returns. `notes` is the writing end of a pipe: a line of JSON for each event."""
    app = QApplication([])
    with open_project(path=path) as project:
        opened = OpenedProject(project, Worker(), "Ada", Presence(path))
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

    def noted_save(candidate_id: CandidateId, judgement: Judgement, seconds: float) -> None:
        said[candidate_id] = judgement
        _note(notes, "said", [candidate_id, plain(judgement)])
        save(candidate_id, judgement, seconds)

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
    dice = chance.random()
    if dice < 0.15:
        QTest.qWait(chance.randint(1, 15))  # people are slower than the disk, mostly
    elif dice < 0.6:
        _press(page, chance.choice("qwe120asd"))
    elif dice < 0.7:
        _press(page, "m")
        for letter in chance.choices("abc ", k=chance.randint(1, 8)):
            _press(page, letter)
        QTest.keyClick(page.focusWidget(), _KEY.Key_Escape)
    elif dice < 0.8:
        QTest.keyClick(page.focusWidget(), chance.choice([_KEY.Key_Z, _KEY.Key_Y]), _CONTROL)
    else:
        move = chance.choice([_KEY.Key_PageDown, _KEY.Key_PageDown, _KEY.Key_PageUp])
        QTest.keyClick(page.focusWidget(), move)


def _press(page: TranslationPage, letter: str) -> None:
    QTest.keyClicks(page.focusWidget() or page, letter)
