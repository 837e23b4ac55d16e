"""`make torture`: an annotator is killed again and again; nothing shown as saved may be lost."""

import json
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from protest_core.judgements.queries.load import load_judgement

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from protest_core.annotating.judge_candidate import change_options
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import ProjectOptions
from tests.torture.annotator import annotate, plain

KILLS = 1_000
_MOST_NOTES = 60  # in one life: things said, and saves shown

Judgements = dict[int, list[object]]


@dataclass
class Life:
    """Notes of one annotator from before the kill."""

    ready: bool = False
    shown_as_saved: Judgements = field(default_factory=dict)
    said_later: dict[int, list[list[object]]] = field(default_factory=dict)
    saves_shown: int = 0

    def read(self, notes: bytes) -> None:
        # The kill may have torn the last line.
        for line in notes.split(b"\n")[:-1]:
            what, content = json.loads(line)
            if what == "ready":
                self.ready = True
            elif what == "said":
                self.said_later.setdefault(content[0], []).append(content[1])
            else:
                self.shown_as_saved.update(dict(content))
                self.said_later.clear()
                self.saves_shown += 1


def torture(folder: Path, *, kills: int, seed: int) -> Iterator[Life]:
    """One file for all lives: each begins with what the kill before left behind."""
    path, *_ = make_demonstration(directory=folder)
    with Project.open(path) as project:
        # A question that waits for an answer would only slow the annotator down.
        change_options(project=project, options=ProjectOptions(conflict_checks=False))
    chance = random.Random(seed)
    for number in range(kills):
        notes = chance.randint(1, _MOST_NOTES)
        life = one_life(path, seed=seed + number, notes=notes, then=chance.uniform(0, 0.02))
        check(path, life)
        yield life


def one_life(path: Path, *, seed: int, notes: int, then: float) -> Life:
    """Forked before Qt is started: that is much faster than a new Python.

    The kill comes so many seconds after so many notes, however slow the machine is.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        annotate(path, seed=seed, notes=writing)
        os._exit(1)
    os.close(writing)
    life, read = Life(), b""
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while read.count(b"\n") < notes and (some := pipe.read(65536)):
            read += some
        sleep(then)
        os.kill(child, signal.SIGKILL)
        while some := pipe.read(65536):
            read += some
    os.waitpid(child, 0)
    life.read(read)
    return life


def check(path: Path, life: Life) -> None:
    """Check that every judgement shown as saved is there, or a later one of its candidate."""
    assert life.ready, "the annotator did not even begin"
    with Project.open(path) as project, project.reading() as tx:
        for candidate, shown in life.shown_as_saved.items():
            stored = plain(load_judgement(tx, CandidateId(candidate), "Ada"))
            later = life.said_later.get(candidate, [])
            assert stored == shown or stored in later, (candidate, stored, shown, later)
    with sqlite3.connect(path) as database:
        (result,) = database.execute("PRAGMA integrity_check").fetchone()
        dangling = database.execute("PRAGMA foreign_key_check").fetchall()
    database.close()
    assert result == "ok", result
    assert dangling == []


def main() -> int:
    saves = 0
    with TemporaryDirectory() as folder:
        for number, life in enumerate(torture(Path(folder), kills=KILLS, seed=1), start=1):
            saves += life.saves_shown
            if number % 50 == 0:
                sys.stdout.write(f"{number:,} kills, {saves:,} saves shown, none lost\n")
                sys.stdout.flush()
    # If hardly anything was saved, nothing was tried.
    return 0 if saves >= KILLS else 1


if __name__ == "__main__":
    sys.exit(main())
