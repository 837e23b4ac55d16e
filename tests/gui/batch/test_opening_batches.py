"""The ways into a batch: by name, by dropping, from a place where nothing can be saved."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from protest_core.batches.open_batch import batch_state, open_batch
from protest_core.db.project import Project
from protest_core.judgements.model import State
from protest_gui.main import shown_window
from tests.builders.small_suite import write_system
from tests.gui.driving.sections import is_batch_shown
from tests.gui.driving.window import (
    choose,
    click,
    close,
    drop,
    is_nothing_open,
    message,
    message_buttons,
    open_file,
    press,
    settle,
    try_to_open,
)

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


@pytest.fixture
def read_only(batch_file: Path) -> Path:
    batch_file.chmod(0o444)
    return batch_file


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """The paths that are chosen in the next file dialogs, one after the other."""
    given: list[Path | None] = []

    def choose(*asked: object, **_options: object) -> tuple[str, str]:
        answer = given.pop(0)
        return (str(answer) if answer else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return given


def test_by_name_on_the_command_line(batch_file, preferences, qtbot, tmp_path, monkeypatch):
    (tmp_path / "open").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "open"))
    window = shown_window(batch_file, preferences)
    qtbot.addWidget(window, before_close_func=close)
    settle(window)
    assert is_batch_shown(window)
    assert window.windowTitle().startswith(batch_file.name)
    assert preferences.recent_files == [batch_file]


def test_by_dropping(main_window, batch_file: Path):
    assert drop(main_window, batch_file)
    settle(main_window)
    assert is_batch_shown(main_window)


def test_by_the_menu_which_shows_both_kinds(main_window, batch_file, monkeypatch):
    kinds: list[str] = []

    def choose_it(_parent, _title, _folder, kind):
        kinds.append(kind)
        return str(batch_file), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose_it)
    choose(main_window, "File/Open…")
    assert is_batch_shown(main_window)
    assert "*.protest *.protestbatch" in kinds[0]


def test_whatever_it_is_called(main_window, batch_file: Path):
    renamed = batch_file.rename(batch_file.with_suffix(".protest"))
    open_file(main_window, renamed)
    assert is_batch_shown(main_window)


def test_outputs_dropped_on_a_batch_are_not_loaded(main_window, batch_file, tmp_path):
    open_file(main_window, batch_file)
    drop(main_window, *write_system(tmp_path, "two"))
    assert "Open a project first" in message(main_window)


def test_a_damaged_batch_is_told_in_a_sentence(main_window, batch_file: Path):
    batch_file.write_bytes(batch_file.read_bytes()[:5_000])
    try_to_open(main_window, batch_file)
    assert is_nothing_open(main_window)
    assert batch_file.name in message(main_window)


def test_a_read_only_one_is_copied_and_the_copy_opened(
    main_window, read_only, answers, preferences, tmp_path
):
    to = tmp_path / "mine.protestbatch"
    answers.append(to)
    before = read_only.read_bytes()
    try_to_open(main_window, read_only)
    assert main_window.windowTitle().startswith(to.name)
    assert is_batch_shown(main_window)
    assert preferences.recent_files == [to]
    assert read_only.read_bytes() == before


def test_a_name_without_ending_gets_ours(main_window, read_only, answers, tmp_path):
    answers.append(tmp_path / "mine")
    try_to_open(main_window, read_only)
    assert main_window.windowTitle().startswith("mine.protestbatch")


def test_who_cancels_is_told_why_nothing_opened_and_can_choose_again(
    main_window, read_only, answers, tmp_path
):
    answers += [None, tmp_path / "mine.protestbatch"]
    try_to_open(main_window, read_only)
    assert is_nothing_open(main_window)
    assert "lies where nothing can be saved" in message(main_window)
    click(main_window, "Choose a place…")
    assert main_window.windowTitle().startswith("mine.protestbatch")
    assert message(main_window) == ""


def test_the_second_time_the_work_goes_on_in_the_copy(main_window, read_only, answers, tmp_path):
    to = tmp_path / "mine.protestbatch"
    answers += [to, to]
    try_to_open(main_window, read_only)
    press(main_window, "Return", "W", "2")
    choose(main_window, "File/Close")
    try_to_open(main_window, read_only)
    assert main_window.windowTitle().startswith(to.name)
    with open_batch(path=to, read_only=True) as batch:
        assert batch_state(batch=batch).count(State.DONE) == 1


def test_another_file_of_that_name_is_not_overwritten(
    main_window, read_only, answers, project: Project
):
    answers.append(project.path)
    taken = project.path.with_name(project.path.name + ".protestbatch")
    taken.write_text("mine")
    try_to_open(main_window, read_only)
    assert taken.read_text() == "mine"
    assert "exists already and is something else" in message(main_window)
    assert "Choose a place…" in message_buttons(main_window)


def test_a_folder_that_is_not_there_is_told(main_window, read_only, answers, tmp_path):
    answers.append(tmp_path / "none" / "mine.protestbatch")
    try_to_open(main_window, read_only)
    assert is_nothing_open(main_window)
    assert "no folder" in message(main_window)


def test_who_else_has_it_open_is_told(main_window, batch_file: Path):
    with subprocess.Popen(
        [sys.executable, "-c", OTHER_WINDOW, str(batch_file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "open\n"
        open_file(main_window, batch_file)
        other.stdin.close()
    assert f"(process {other.pid})" in message(main_window)
