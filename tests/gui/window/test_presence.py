"""Other programs that have a file open: real processes, living and dead."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow

from protest_core.db.project import Project
from protest_gui.window.presence import OtherWindow, Presence, sentence_about
from tests.gui.driving.finding import field
from tests.gui.driving.window import close_file, message, open_file, press, type_text

OTHER_WINDOW = """
import sys
from pathlib import Path
from protest_gui.window.presence import Presence
presence = Presence(Path(sys.argv[1]))
presence.register()
print("open", flush=True)
sys.stdin.read()
presence.leave()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "open"
    folder.mkdir(exist_ok=True)
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "x.protest"
    path.write_text("")
    return path


@pytest.fixture
def start(folder: Path) -> Iterator:
    processes = []

    def start(path: Path) -> subprocess.Popen:
        process = subprocess.Popen(
            [sys.executable, "-c", OTHER_WINDOW, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        assert process.stdout.readline() == "open\n"
        return process

    yield start
    for process in processes:
        process.stdin.close()
        process.wait(60)
        process.stdout.close()


def test_alone_there_is_nobody_else(path: Path):
    presence = Presence(path)
    presence.register()
    assert presence.others() == ()
    presence.leave()


def test_another_process_is_named_with_its_user_and_since_when(path: Path, start):
    process = start(path)
    (other,) = Presence(path).others()
    assert other.process == process.pid
    assert other.user
    assert datetime.now(UTC) - other.since < timedelta(minutes=1)


def test_several_are_all_found_and_the_first_to_leave_hides_no_other(path: Path, start):
    first, second = start(path), start(path)
    assert {each.process for each in Presence(path).others()} == {first.pid, second.pid}
    first.stdin.close()
    first.wait(60)
    assert [each.process for each in Presence(path).others()] == [second.pid]


def test_another_file_is_no_matter(path: Path, start, tmp_path: Path):
    start(path)
    assert Presence(tmp_path / "y.protest").others() == ()


def test_one_file_by_two_names_is_one_file(path: Path, start, tmp_path: Path):
    link = tmp_path / "link.protest"
    link.symlink_to(path)
    process = start(link)
    assert [each.process for each in Presence(path).others()] == [process.pid]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_that_was_killed_is_forgotten(path: Path, start, folder: Path):
    process = start(path)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(60)
    assert list(folder.glob("protest-*.lock"))
    assert Presence(path).others() == ()
    assert list(folder.glob("protest-*.lock")) == []


def test_where_nothing_can_be_written_nobody_is_told_and_nothing_fails(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "there is none"))
    presence = Presence(path)
    presence.register()
    assert presence.others() == ()
    presence.leave()


def test_today_only_the_time_is_told_and_otherwise_the_day_too():
    now = datetime.now(UTC)
    today = sentence_about((OtherWindow("anna", 123, "here", now),))
    assert today.startswith(f"Also open since {now.astimezone():%H:%M} by anna (process 123): ")
    earlier = now - timedelta(days=3)
    assert f"{earlier.astimezone():%Y-%m-%d}" in sentence_about((OtherWindow("", 1, "h", earlier),))


def test_the_window_says_who_has_the_file_and_opens_it_all_the_same(
    main_window: QMainWindow, project: Project, start
):
    process = start(project.path)
    open_file(main_window, project.path)
    assert f"(process {process.pid})" in message(main_window)


def test_what_is_said_of_others_stays_while_something_is_searched(
    main_window: QMainWindow, project: Project, start
):
    process = start(project.path)
    open_file(main_window, project.path)
    field(main_window, "Search text and remarks").setFocus()
    type_text(main_window, "rain")
    press(main_window, "Return")
    assert f"(process {process.pid})" in message(main_window)


def test_the_window_leaves_no_trace_when_it_closes_the_file(
    main_window: QMainWindow, project: Project, folder: Path
):
    open_file(main_window, project.path)
    assert message(main_window) == ""
    assert len(list(folder.glob("protest-*.lock"))) == 1
    close_file(main_window)
    assert list(folder.glob("protest-*.lock")) == []
