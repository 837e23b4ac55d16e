"""`python -m tests.torture.events EVENTS SEED project|batch`: random events in the main window.

It ends with an error on any exception, any message of Qt or a logger, a crash or standing still;
and if afterwards a file is not sound, or lacks a judgement that was shown as saved.
"""

import faulthandler
import logging
import os
import random
import re
import shutil
import sqlite3
import sys
import threading
import traceback
from argparse import ArgumentParser
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QSettings,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import Batch, batch_candidates, open_batch
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.demo import PILOT, demonstration_suites, make_judged_demonstration
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_gui.judging.page import JudgingPage
from protest_gui.preferences import Preferences
from protest_gui.widgets.messages import Banner
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import find
from tests.gui.driving.window import new_window, open_quickly, settle, until
from tests.torture.random_events import RandomPerson

KINDS = ("project", "batch")
_WATCHED, _SECONDS = 20, 120  # so many events that take longer stand still
_LAST_EVENTS = 60  # which are told when something goes wrong
# What a platform says that draws on no screen, and Qt of scripts that no font has.
_OF_THE_PLATFORM = (
    "This plugin does not support ",
    "OpenType support missing for ",
    # A popup that closes while it is given the focus.
    "QObject::connect: Cannot connect (nullptr)::focusObjectChanged(QObject*) to QApplication",
)
_OF_THE_TEST = "not accepted by receiving widget"  # a key or a click that nobody wants
_OUR_ERROR = "Something went wrong in PROTEST itself"
Place = tuple[Path, str, CandidateId]  # of a judgement: the file, and whose it is


@dataclass
class Run:
    """The results of a run, and its faults."""

    faults: list[str]
    last_events: Sequence[str]
    banners: Counter[str]
    saves_shown: int


class Faults(logging.Handler):
    """Collects exceptions, and what Qt and loggers warn of."""

    def __init__(self, note: Callable[[str], object]) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self._note = note

    def __enter__(self) -> "Faults":
        sys.excepthook = self._add_exception
        sys.unraisablehook = threading.excepthook = self._add_unraisable
        qInstallMessageHandler(lambda _kind, _where, text: self._add_message(text))
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.excepthook, sys.unraisablehook = sys.__excepthook__, sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        logging.getLogger().removeHandler(self)

    def add(self, fault: str) -> None:
        self.found.append(fault)
        self._note(f"FAULT {fault}")

    def emit(self, record: logging.LogRecord) -> None:
        self.add(f"{record.name}: {record.getMessage()}")

    def _add_exception(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.add("".join(traceback.format_exception(kind, error, trace)))

    def _add_unraisable(self, what: Any) -> None:
        self._add_exception(what.exc_type, what.exc_value, what.exc_traceback)

    def _add_message(self, text: str) -> None:
        if not (text.startswith(_OF_THE_PLATFORM) or text.endswith(_OF_THE_TEST)):
            self.add(f"Qt: {text}\n{''.join(traceback.format_stack()[:-2])}")


class SavedJudgements:
    """Judgements that pages have shown as saved, and later ones of the same candidates."""

    def __init__(self, note: Callable[[str], object]) -> None:
        self.shown: dict[Place, Judgement] = {}
        self.saves_shown = 0
        self._later: dict[Place, list[Judgement]] = {}
        self._note = note
        self._followed: set[JudgingPage] = set()

    def follow(self, window: MainWindow) -> None:
        """Look also at the page that is shown now."""
        for page in window.findChildren(JudgingPage):
            if page.isVisible() and page not in self._followed:
                self._followed.add(page)
                self._look_at(page)

    def _look_at(self, page: JudgingPage) -> None:
        labels = find(page, QWidget, "Status").findChildren(QLabel)
        said: dict[Place, Judgement] = {}

        def note() -> None:
            session = page.controller.session
            for candidate_id, judgement in session.unsaved.items():
                place = session.project.path, session.annotator, candidate_id
                said[place] = judgement
                self._later.setdefault(place, []).append(judgement)
            if said and any(label.text().startswith("Saved") for label in labels):
                self._note(f"shown as saved: {said}")
                self.saves_shown += 1
                self.shown |= said
                for place in said:
                    self._later[place].clear()
                said.clear()

        page.controller.saver.changed.connect(note)

    def missing(self) -> Iterator[str]:
        """Yield a sentence for each that is not in its file."""
        for path in {path for path, *_ in self.shown}:
            copies = path.parent.glob(f"{path.stem}.before-removal-*{path.suffix}")
            places = [place for place in self.shown if place[0] == path]
            stored = [_stored(each, places) for each in (path, *copies)]
            for place in places:
                # What was removed with its system, after a question, is in the copy of that moment.
                found = [each[place] for each in stored]
                if not any(each in (self.shown[place], *self._later[place]) for each in found):
                    _, annotator, candidate_id = place
                    shown = self.shown[place]
                    yield f"{path.name}, {annotator}, {candidate_id}: {shown} → {found[0]}"


def _stored(path: Path, places: Sequence[Place]) -> dict[Place, Judgement]:
    with _opened(path) as opened, _project_of(opened).reading() as tx:
        return {place: load_judgement(tx, place[2], place[1]) for place in places}


def _opened(path: Path) -> Project | Batch:
    return open_batch(path=path) if is_batch(path=path) else Project.open(path)


def _project_of(opened: Project | Batch) -> Project:
    return opened.project if isinstance(opened, Batch) else opened


class Events:
    """Has a random person do so many things, and opens the window anew when it was closed."""

    def __init__(
        self, count: int, person: RandomPerson, home: Path, settings: Path, saved: SavedJudgements
    ) -> None:
        self.left = count
        self.saved = saved
        self.banners: Counter[str] = Counter()  # with their numbers taken out
        self._person = person
        self._home = home
        self._settings = settings
        self._is_running = False
        self._told: list[str] = []
        self._open()

    def run(self) -> None:
        """Return when nothing waits any more, and the window is closed."""
        self._is_running = True
        QTimer.singleShot(0, self._go_on)
        while self.left > 0:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            # Only here: from here on nothing waits that was done in the window.
            if not self._person.window.isVisible():
                self._delete_window()
                self._open()
        self._is_running = False
        _dismiss()
        window = self._person.window
        settle(window)
        self._note_banners()
        window.close()
        until(lambda: not window.isVisible())
        self._delete_window()

    def _go_on(self) -> None:
        """The next is asked for first: what is done now may open a dialog, and wait in it."""
        if not self.left % _WATCHED:
            faulthandler.dump_traceback_later(_SECONDS, exit=True)
        if self._is_running:
            QTimer.singleShot(self._person.milliseconds, self._go_on)
            self._do()

    def _do(self) -> None:
        if self.left <= 0:
            _dismiss()
        elif self._person.window.isVisible() or _waiting() is not None:
            self._note_banners()
            self.saved.follow(self._person.window)
            self.left -= self._person.do()

    def _delete_window(self) -> None:
        self._person.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _open(self) -> None:
        settings = QSettings(str(self._settings), QSettings.Format.IniFormat)
        self._person.window = window = new_window(Preferences(settings))
        window.show()
        window.activateWindow()
        open_quickly(window, self._home)
        settle(window)

    def _note_banners(self) -> None:
        banners = self._person.window.findChildren(Banner)
        now = [banner.text for banner in banners if banner.isVisible()]
        for text in now:
            if text not in self._told:
                self.banners[re.sub(r"\d+", "0", text)] += 1
        self._told = now


def project_of(path: Path) -> str | None:
    """Return the id of a project; of a batch, whose annotator is known, none."""
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("SELECT value FROM setting WHERE key = 'project_id'").fetchone()
    return found and str(found[0])


def _dismiss() -> None:
    """Close what waits, so that whoever opened it goes on."""
    if (waiting := _waiting()) is not None:
        waiting.close()


def _waiting() -> QWidget | None:
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


def run(count: int, seed: int, home: Path, files: Sequence[Path], folder: Path) -> Run:
    """Open `home` most, and choose from `files`; `folder` is for all that is written.

    Its `events.log` tells what was done even after a crash.
    """
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    os.environ["TMPDIR"] = str(folder)  # where windows tell each other what they have open
    os.chdir(folder)  # names of files are typed, too
    (folder / "new").mkdir()
    settings = folder / "preferences.ini"
    preferences = Preferences(QSettings(str(settings), QSettings.Format.IniFormat))
    if (project := project_of(home)) is not None:
        preferences.judge_as("Ada", project)
    last_events: deque[str] = deque(maxlen=_LAST_EVENTS)
    with (folder / "events.log").open("w", buffering=1, encoding="utf-8") as log:

        def note(event: str) -> None:
            last_events.append(event)
            log.write(f"{event!a}\n")

        person = RandomPerson(home, files, folder / "new", random.Random(seed), note)
        saved = SavedJudgements(note)
        with Faults(note) as faults, pytest.MonkeyPatch.context() as patch:
            person.answer_the_system(patch)
            events = Events(count, person, home, settings, saved)
            events.run()
    faulthandler.cancel_dump_traceback_later()
    ours = (each for each in events.banners if each.startswith(_OUR_ERROR))
    found = [*faults.found, *ours, *_unsound(folder), *saved.missing()]
    return Run(found, last_events, events.banners, saved.saves_shown)


def _unsound(folder: Path) -> list[str]:
    files = chain(folder.rglob("*.protest"), folder.rglob("*.protestbatch"))
    return [f"{path.name}: {mistake}" for path in files if (mistake := _mistake_in(path))]


def _mistake_in(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        try:
            (result,) = database.execute("PRAGMA integrity_check").fetchone()
            dangling = database.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.DatabaseError as error:
            return str(error)
    return "" if result == "ok" and not dangling else f"{result} {dangling}"


def _project(folder: Path) -> tuple[Path, list[Path]]:
    """The judged demonstration, and what can be opened, loaded, merged or dropped beside it."""
    path, others = _demonstration(folder)
    suite = Path(shutil.copytree(demonstration_suites()[0], folder / "suite"))
    systems = sorted((suite / "systems").iterdir())
    return path, [path, *others, suite, *systems]


def _batch(folder: Path) -> tuple[Path, list[Path]]:
    _, (ada, *others) = _demonstration(folder)
    return ada, [ada, *others]


_PREPARE = {"project": _project, "batch": _batch}


def _demonstration(folder: Path) -> tuple[Path, list[Path]]:
    """The project, two batches of it with the first judgements, and a text that is nothing."""
    path = make_judged_demonstration(directory=folder)
    with Project.open(path) as project:
        made = export_batches(
            project=project, task_set=PILOT.name, annotators=("Ada", "Emil"), directory=folder
        )
    for each in made:
        with open_batch(path=each.path) as batch:
            for candidate in batch_candidates(batch=batch)[:5]:
                said = Judgement(Answer.NO, remark="first")
                judge(
                    project=batch.project,
                    candidate_id=candidate,
                    annotator=batch.annotator,
                    judgement=said,
                )
    (folder / "nothing.txt").write_text("a\n", encoding="utf-8")
    return path, [*(each.path for each in made), folder / "nothing.txt"]


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("events", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("kind", choices=KINDS)
    asked = parser.parse_args(arguments)
    faulthandler.enable()
    folder = Path(mkdtemp(prefix="protest-events-"))
    home, files = _PREPARE[asked.kind](folder / "files")
    result = run(asked.events, asked.seed, home, files, folder)
    for text, times in result.banners.most_common():
        sys.stdout.write(f"{times:6} × {text}\n")
    sys.stdout.write(
        f"{asked.events:,} events in a {asked.kind}, seed {asked.seed}: "
        f"{result.saves_shown:,} saves shown, {len(result.faults)} faults\n"
    )
    if result.faults:
        sys.stdout.writelines(f"{event}\n" for event in result.last_events)
        sys.stdout.writelines(f"\nFAULT {fault}\n" for fault in result.faults)
        sys.stdout.write(f"All events are in {folder / 'events.log'}.\n")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
