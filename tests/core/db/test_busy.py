"""Files that others use: waited for, told, and given up at Ctrl+C or when it takes too long."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import match_groups
from tests.builders.fetch import fetch

PROGRAM = Path(sys.executable).with_name("protest")
WAITS = "in use by another program. Waiting for up to 60 seconds … (Ctrl+C stops)"
COMMANDS: dict[str, Callable[[Path], list[object]]] = {
    "that writes": lambda path: ["evaluate", path],
    "that only reads": lambda path: ["info", path],
    "that makes it anew": lambda path: ["new", path, "--suite", path.with_name("small"), "--force"],
}


@contextmanager
def command_that_waits(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    command = [str(each) for each in (PROGRAM, *arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stderr is not None
        assert any(WAITS in line for line in process.stderr)  # after what it says of its work
        yield process


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Lock a file as another program does, for reading, too."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


@pytest.mark.parametrize("which", COMMANDS)
def test_a_command_waits_for_another_program_says_so_and_then_does_its_work(
    project: Project, which: str
):
    project.close()
    with locked(project.path) as other, command_that_waits(*COMMANDS[which](project.path)) as it:
        other.execute("ROLLBACK")
        _, errors = it.communicate()
    assert it.returncode == 0
    assert "in use" not in errors  # once is enough


def test_ctrl_c_ends_a_command_that_waits_at_once(project: Project):
    project.close()
    with locked(project.path), command_that_waits("evaluate", project.path) as it:
        it.send_signal(signal.SIGINT)
        _, errors = it.communicate(timeout=10)  # not the rest of the minute
    assert it.returncode == 1
    assert errors == "protest: stopped; unfinished work was undone.\n"


def test_what_is_to_be_saved_waits_for_whoever_still_reads(project: Project):
    with closing(sqlite3.connect(project.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM candidate").fetchone()
        writing = Thread(target=evaluate, kwargs={"project": project})
        writing.start()
        wait_until_nobody_may_begin_to_read(project.path)
        assert writing.is_alive()
        reader.execute("COMMIT")
        writing.join(10)
    assert fetch(project, match_groups) != ()


def wait_until_nobody_may_begin_to_read(path: Path) -> None:
    """Wait until another program has written everything and is about to commit."""
    another = sqlite3.connect(path, timeout=0)
    with closing(another), suppress(sqlite3.OperationalError):
        while True:
            another.execute("SELECT count(*) FROM candidate").fetchone()
