"""A failed save: the window stays, says why, keeps what was typed, and offers a way out."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QMessageBox
from shiboken6 import Shiboken
from sqlalchemy import text

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.project_summary import project_summary
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.change_systems import remove
from protest_core.loading.systems import load_systems
from tests.builders.fetch import fetch
from tests.builders.programs import add_program
from tests.builders.small_batch import ANNA
from tests.gui.driving.dialogs import answer, choose_file, when_shown
from tests.gui.driving.finding import button, is_shown
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import (
    ask_after_closing,
    choose,
    click,
    close,
    held_up,
    message,
    messages,
    open_file,
    press,
    read,
    stopped_at,
    until,
)

NO = Judgement(Answer.NO)
Trouble = Callable[[Path], object]
THEIRS = Judgement(Answer.NO, tags=frozenset({"theirs"}))


@pytest.fixture
def patience() -> Patience:
    """A short patience, as what is locked here stays locked."""
    return Patience(reading=0.5, writing=0.5)


@contextmanager
def deleted(path: Path) -> Iterator[None]:
    aside = path.rename(path.with_suffix(".aside"))
    yield
    aside.rename(path)


@contextmanager
def replaced(path: Path) -> Iterator[None]:
    aside = path.rename(path.with_suffix(".aside"))
    shutil.copy(aside, path)
    yield
    aside.rename(path)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


TROUBLES = [
    (deleted, "deleted, moved or replaced"),
    (replaced, "deleted, moved or replaced"),
    (locked, "being written by another program"),
]


def in_file(path: Path, example: int) -> Judgement:
    with Project.open(path, read_only=True) as project:
        candidate = fetch(project, find_candidate, "one", ExampleId(example))
        assert candidate is not None
        return fetch(project, load_judgement, candidate, "Ada")


@pytest.mark.parametrize(("trouble", "sentence"), TROUBLES)
def test_what_cannot_be_saved_is_kept_and_saved_when_tried_again(
    judging, project, trouble, sentence
):
    with trouble(project.path):
        judging.press_quickly("2", "W")
        judging.settle()
        assert sentence in judging.message
        assert judging.saved == "Not saved"
        judging.press("PgDown", "PgUp")
        assert (judging.answer("Pronoun"), judging.answer("Antecedent")) == ("No", "No")
    judging.click("Try again")
    assert in_file(project.path, 1) == Judgement(Answer.NO, Answer.NO)
    assert judging.message == ""
    assert judging.saved.startswith("Saved")


@pytest.mark.parametrize(("trouble", "_sentence"), TROUBLES[:2])
def test_a_copy_holds_what_could_not_be_saved(
    judging, project, monkeypatch, tmp_path, trouble, _sentence
):
    copy = tmp_path / "copy.protest"
    choose_file(monkeypatch, copy)
    with trouble(project.path):
        judging.press("2")
        judging.click("Save a copy…")
        assert in_file(copy, 1) == NO
        assert judging.message == ""
    assert in_file(project.path, 1) == Judgement()


def test_a_copy_gets_the_ending_of_a_project(judging, project, monkeypatch, tmp_path):
    choose_file(monkeypatch, tmp_path / "copy")
    with deleted(project.path):
        judging.press("2")
        judging.click("Save a copy…")
    assert in_file(tmp_path / "copy.protest", 1) == NO


def test_cancelling_the_copy_changes_nothing(judging, project, monkeypatch):
    choose_file(monkeypatch, None)
    with deleted(project.path):
        judging.press("2")
        judging.click("Save a copy…")
        assert judging.saved == "Not saved"
        assert "Not saved, but kept" in judging.message


def test_a_copy_that_cannot_be_saved_says_so(judging, project, monkeypatch, tmp_path):
    choose_file(monkeypatch, tmp_path / "no such folder" / "copy.protest")
    with deleted(project.path):
        judging.press("2")
        judging.click("Save a copy…")
        assert "There is no folder" in judging.message
        assert judging.saved == "Not saved"


@pytest.fixture
def refused_everywhere(in_window, project: Project) -> JudgingDriver:
    """A judging page while a program's judgements were imported under the annotator's name."""
    with Project.open(project.path) as other:
        add_program(other, "Ada")
        with other.changing() as tx:  # of the last candidate only
            others = "candidate_id < (SELECT max(id) FROM candidate)"
            tx.execute(text(f"DELETE FROM judgement WHERE {others}"))
    in_window.press("W", "PgDown", "2")
    return in_window


def test_what_no_copy_can_hold_is_told_and_stays_in_the_window(
    refused_everywhere, project, monkeypatch, tmp_path
):
    judging, window = refused_everywhere, refused_everywhere.window
    choose_file(monkeypatch, tmp_path / "copy.protest")
    judging.click("Save a copy…")
    assert window.windowTitle().startswith(project.path.name)
    assert "2 changes could not be saved in the copy either" in message(window)
    assert "Ada is a program in this project" in message(window)
    assert judging.saved == "Not saved"
    judging.press("PgUp")
    assert judging.answer("Antecedent") == "No"
    choose(window, "File/Save a copy…")
    assert any("copy.protest" in each for each in messages(window))
    assert not any("A copy is in" in each for each in messages(window))
    asked = answer(window, "Stay")
    assert not close(window)
    assert len(asked) == 1


def test_a_copy_that_does_not_hold_all_closes_nothing_unasked(
    refused_everywhere, monkeypatch, tmp_path
):
    window = refused_everywhere.window
    choose_file(monkeypatch, tmp_path / "copy.protest")
    asked: list[str] = []

    def save_a_copy(box: QMessageBox) -> None:
        button(box, "Save a copy…").click()
        when_shown(window, QMessageBox, lambda again: asked.append(again.informativeText()))

    when_shown(window, QMessageBox, save_a_copy)
    assert not close(window)
    assert "2 changes could not be saved in the copy either" in asked[0]
    assert refused_everywhere.saved == "Not saved"


def test_the_next_change_tries_again_by_itself(judging, project):
    with deleted(project.path):
        judging.press("2")
    judging.press("W")
    assert in_file(project.path, 1) == Judgement(Answer.NO, Answer.NO)
    assert judging.message == ""


def test_what_cannot_be_read_leaves_the_window_where_it_is(judging, project):
    other = sqlite3.connect(project.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    judging.press("PgDown")
    assert "being written by another program" in judging.message
    assert judging.place == "1 / 5"
    other.execute("ROLLBACK")
    other.close()
    judging.press("PgDown")
    assert judging.place == "2 / 5"


def test_closing_asks_about_what_is_not_saved_and_may_stay(in_window, project):
    asked: list[str] = []

    def press_escape(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        QTest.keyClick(box, Qt.Key.Key_Escape)

    with deleted(project.path):
        in_window.press("2")
        when_shown(in_window.window, QMessageBox, press_escape)
        assert not close(in_window.window)
        assert "deleted" in asked[0]
        answer(in_window.window, "Stay")
        assert not close(in_window.window)
        assert in_window.saved == "Not saved"
    in_window.click("Try again")
    assert in_file(project.path, 1) == NO


def test_whoever_gives_it_up_is_asked_once(in_window, project):
    with deleted(project.path):
        in_window.press("2")
        asked = answer(in_window.window, "Close and lose them")
        assert close(in_window.window)
    assert len(asked) == 1
    assert in_file(project.path, 1) == Judgement()


def test_closing_after_a_copy_loses_nothing(in_batch, batch_file, monkeypatch, tmp_path):
    copy = tmp_path / "copy.protestbatch"
    choose_file(monkeypatch, copy)
    with deleted(batch_file):
        in_batch.press("2")
        answer(in_batch.window, "Save a copy…")
        assert close(in_batch.window)
    assert answers_in(copy) == [Answer.NO]


def test_where_a_copy_cannot_be_opened_the_next_file_begins_at_its_beginning(
    in_window, project, monkeypatch, tmp_path
):
    copy, other = tmp_path / "copy.protest", tmp_path / "other.protest"
    shutil.copy(project.path, other)
    choose_file(monkeypatch, copy)
    window = in_window.window
    with deleted(project.path):
        in_window.press("2")
        with stopped_at(window, "opening") as stop:
            button(window, "Save a copy…").click()
            until(stop.reached.is_set)
            copy.unlink()
    assert copy.name in message(window)
    open_file(window, other)
    assert is_shown(window, QListWidget, "Sections")


def test_with_everything_saved_closing_asks_nothing(in_batch, batch_file):
    in_batch.press_quickly("2")
    assert close(in_batch.window)
    assert answers_in(batch_file) == [Answer.NO]


def answers_in(batch_file: Path) -> list[Answer]:
    with open_batch(path=batch_file, read_only=True) as batch:
        views = [
            fetch(batch.project, load_judgement, each, ANNA)
            for each in batch_candidates(batch=batch)
        ]
    return [each.pronoun for each in views if each != Judgement()]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:
        pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill_up(folder: Path) -> Path:
    ballast = folder / "ballast"
    with ballast.open("wb") as file:
        while True:
            try:
                os.write(file.fileno(), b"x" * 512)
            except OSError:
                return ballast


def test_on_a_full_disk_nothing_is_lost(project, preferences, small_disk):
    path = Path(shutil.copy(project.path, small_disk))
    with judging_alone(path, preferences) as judging:
        ballast = fill_up(small_disk)
        judging.press("2")
        assert "the disk is full" in judging.message
        assert judging.saved == "Not saved"
        assert in_file(path, 1) == Judgement()
        ballast.unlink()
        judging.click("Try again")
        assert in_file(path, 1) == NO


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Root may write everywhere, so it becomes somebody else for a while."""
    folder.chmod(0o555)
    if root := os.geteuid() == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


def test_in_a_folder_that_became_read_only_nothing_is_lost(project, preferences):
    with TemporaryDirectory() as name:
        path = Path(shutil.copy(project.path, name))
        with judging_alone(path, preferences) as judging:
            with read_only(Path(name)):
                judging.press("2")
                assert "its folder is read-only" in judging.message
                assert judging.saved == "Not saved"
            judging.click("Try again")
            assert in_file(path, 1) == NO


def test_what_was_given_up_is_not_tried_again_when_the_window_is_closed(in_window, project):
    window = in_window.window
    with deleted(project.path):
        in_window.press("2")
        assert in_window.saved == "Not saved"
        timers = window.findChildren(QTimer)
        (again,) = [each for each in timers if each.isActive() and each.interval() >= 1_000]
        answer(window, "Close and lose them")
        assert close(window)
        assert not Shiboken.isValid(again)  # else it would ask the jobs, which were stopped


def test_nothing_is_done_for_a_page_that_asks_while_it_is_taken_away(in_window):
    done: list[object] = []
    job = ask_after_closing(in_window.window, done.append)
    assert job.cancelled.is_set()
    assert done == []


def test_a_lock_that_ends_is_noticed_without_anybody(judging, project, qtbot):
    judging.retry_soon()
    with locked(project.path):
        judging.press("2")
        assert judging.saved == "Not saved"
    qtbot.waitUntil(lambda: judging.saved.startswith("Saved"))
    assert in_file(project.path, 1) == NO
    assert judging.message == ""


def test_no_other_message_takes_the_place_of_what_is_not_saved(in_window, project):
    window = in_window.window
    with deleted(project.path):
        in_window.press("2", "PgUp")
        unsaved, said = in_window.messages
        assert "Not saved" in unsaved
        assert "The list ends here" in said
        press(window, "Alt+Left")
        click(window, "Read (5)")
        assert any("Not saved" in each for each in in_window.messages)
    in_window.click("Try again")
    assert in_file(project.path, 1) == NO


def test_what_is_told_elsewhere_of_what_is_not_saved_goes_when_it_is_saved(
    in_window, project, qtbot
):
    window = in_window.window
    with deleted(project.path):
        in_window.press("2")
        press(window, "Alt+Left")
        assert "Not saved" in message(window)
        click(window, "Read (5)")
        assert "Not saved" in message(window)  # by the page itself, and not a second time
        press(window, "Alt+Left")
        in_window.retry_soon()
        assert "Not saved" in message(window)
    qtbot.waitUntil(lambda: message(window) == "")
    assert in_file(project.path, 1) == NO


def other_window_says(path: Path, judgement: Judgement) -> None:
    with Project.open(path) as project:
        candidate = fetch(project, find_candidate, "one", ExampleId(1))
        assert candidate is not None
        judge(project=project, candidate_id=candidate, annotator="Ada", judgement=judgement)


@pytest.mark.parametrize("choice", ["Keep mine", "Take theirs"])
def test_what_another_window_said_meanwhile_is_not_overwritten_unasked(judging, project, choice):
    other_window_says(project.path, THEIRS)
    judging.press("W")
    assert "in another window or program since" in judging.message
    assert in_file(project.path, 1) == THEIRS
    judging.click(choice)
    theirs = choice == "Take theirs"
    assert in_file(project.path, 1) == (THEIRS if theirs else Judgement(antecedent=Answer.NO))
    assert judging.answer("Pronoun") == ("No" if theirs else "Open")
    assert judging.answer("Antecedent") == ("Open" if theirs else "No")
    assert judging.tags == (["theirs"] if theirs else [])
    assert judging.saved != "Not saved"
    assert judging.message == ""
    judging.press("2")
    assert in_file(project.path, 1).pronoun is Answer.NO


def test_nor_is_it_after_one_has_gone_to_another_list(in_window, project):
    window = in_window.window
    others = list_candidates(project=project, chosen=CandidateFilter())[1:]
    other_window_says(project.path, THEIRS)
    in_window.press("W")
    press(window, "Alt+Left")
    read(window, others)
    in_window.press("2")
    press(window, "Alt+Left")
    assert in_file(project.path, 1) == THEIRS
    read(window, others)
    in_window.click("Keep mine")
    assert in_file(project.path, 1) == Judgement(antecedent=Answer.NO)


def test_one_judgement_that_is_refused_does_not_keep_others_from_being_saved(judging, project):
    other_window_says(project.path, THEIRS)
    judging.press_quickly("2", "W", "PgDown", "2", "W")
    judging.settle()
    assert in_file(project.path, 1) == THEIRS
    assert in_file(project.path, 2) == Judgement(Answer.NO, Answer.NO)
    assert judging.saved == "Not saved"


@pytest.mark.parametrize("before", [(), ("1",)])
def test_of_a_system_that_was_removed_it_is_said_that_it_is_gone(judging, project, before):
    judging.press(*before)
    with Project.open(project.path) as elsewhere:
        remove(project=elsewhere, system="one", with_judgements=True)
    judging.press("2")
    assert "its system was removed or loaded anew" in judging.message
    assert "judged this" not in judging.message
    assert judging.answer("Pronoun") == "No"
    assert judging.saved == "Not saved"


def test_a_system_that_is_loaded_anew_takes_no_judgement_of_the_old_one(judging, project, output):
    load_systems(project=project, outputs=[output], replace=True)
    judging.press("2")
    assert "its system was removed or loaded anew" in judging.message
    assert project_summary(path=project.path).judgements == 0


def test_counts_and_next_open_know_what_is_not_saved_yet(in_batch):
    with held_up(in_batch.window):
        in_batch.press_quickly("2", "W", "F5")
        assert in_batch.counts.startswith("1 done")
        in_batch.press_quickly("N")
        assert in_batch.place == "2 / 5"


def test_what_is_said_while_one_leaves_is_saved_without_a_question(judging, stored):
    asked = when_shown(judging.window, QMessageBox, lambda _box: None)
    QTimer.singleShot(0, lambda: judging.press_quickly("2"))
    assert judging.may_close()
    assert asked == []
    assert stored(1).pronoun is Answer.NO
