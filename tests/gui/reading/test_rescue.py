"""When saving fails: the window stays, says why, keeps what was said, and offers a way out."""

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
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.changes import ChangeSet
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.project_summary import project_summary
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_core.loading.systems import load_systems
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.judging.page import TranslationPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.window.presence import Presence
from tests.fetch import fetch

NO = Judgement(Answer.NO)


@pytest.fixture
def patience() -> Patience:
    """What is locked here stays locked."""
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


Trouble = Callable[[Path], object]
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


def button(page: TranslationPage, name: str) -> QPushButton:
    shown = [each for each in page.saving_banner.findChildren(QPushButton) if each.isVisible()]
    (found,) = [each for each in shown if name in each.text()]
    return found


def settled(page: TranslationPage) -> None:
    assert page._opened.worker.wait(60_000)


@pytest.mark.parametrize(("trouble", "sentence"), TROUBLES)
def test_what_cannot_be_saved_is_kept_and_saved_when_tried_again(
    page, press, opened, qtbot, trouble, sentence
):
    with trouble(opened.path):
        press("2", "w")
        settled(page)
        assert sentence in page.saving_banner.text
        assert page.status.saved_text() == "Not saved"
        assert page.unsaved
        press(Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        assert page.reader.sitting.judgement == Judgement(Answer.NO, Answer.NO)
    qtbot.mouseClick(button(page, "Try Again"), Qt.MouseButton.LeftButton)
    settled(page)
    assert in_file(opened.path, 1) == Judgement(Answer.NO, Answer.NO)
    assert not page.saving_banner.isVisible()
    assert page.status.saved_text().startswith("Saved")


@pytest.mark.parametrize(("trouble", "_sentence"), TROUBLES[:2])
def test_a_copy_holds_what_could_not_be_saved(
    page, press, opened, qtbot, monkeypatch, tmp_path, trouble, _sentence
):
    copy = tmp_path / "copy.protest"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    with trouble(opened.path):
        press("2")
        settled(page)
        with qtbot.waitSignal(page.copy_made) as made:
            qtbot.mouseClick(button(page, "Save a Copy"), Qt.MouseButton.LeftButton)
            settled(page)
        assert made.args == [copy]
        assert in_file(copy, 1) == NO
    assert in_file(opened.path, 1) == Judgement()


def test_a_copy_gets_the_ending_of_a_project(page, press, opened, qtbot, monkeypatch, tmp_path):
    chosen = str(tmp_path / "copy")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    with deleted(opened.path):
        press("2")
        settled(page)
        with qtbot.waitSignal(page.copy_made) as made:
            qtbot.mouseClick(button(page, "Save a Copy"), Qt.MouseButton.LeftButton)
            settled(page)
    assert made.args == [tmp_path / "copy.protest"]
    assert in_file(tmp_path / "copy.protest", 1) == NO


def test_cancelling_the_copy_changes_nothing(page, press, opened, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    with deleted(opened.path):
        press("2")
        settled(page)
        qtbot.mouseClick(button(page, "Save a Copy"), Qt.MouseButton.LeftButton)
        settled(page)
        assert page.unsaved
        assert page.saving_banner.isVisible()


def test_a_copy_that_cannot_be_saved_says_so(page, press, opened, qtbot, monkeypatch, tmp_path):
    nowhere = tmp_path / "no such folder" / "copy.protest"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    with deleted(opened.path):
        press("2")
        settled(page)
        qtbot.mouseClick(button(page, "Save a Copy"), Qt.MouseButton.LeftButton)
        settled(page)
        assert "There is no folder" in page.saving_banner.text
        assert page.unsaved


def test_the_next_change_tries_again_by_itself(page, press, opened):
    with deleted(opened.path):
        press("2")
        settled(page)
    press("w")
    settled(page)
    assert in_file(opened.path, 1) == Judgement(Answer.NO, Answer.NO)
    assert not page.saving_banner.isVisible()


def test_what_cannot_be_read_leaves_the_window_where_it_is(page, press, opened):
    other = sqlite3.connect(opened.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    press(Qt.Key.Key_PageDown)
    assert "being written by another program" in page.banner.text
    assert page.panel.progress.shown_place() == "1 / 5"
    other.execute("ROLLBACK")
    other.close()
    press(Qt.Key.Key_PageDown)
    assert page.panel.progress.shown_place() == "2 / 5"


def answer_with(name: str) -> list[str]:
    """Press this button in the question that is about to come; what it said is returned."""
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.informativeText())
        if name == "Esc":
            QTest.keyClick(box, Qt.Key.Key_Escape)
            return
        (button,) = [b for b in box.buttons() if name in b.text().replace("&", "")]
        button.click()

    QTimer.singleShot(0, answer)
    return asked


@pytest.mark.parametrize(
    ("name", "closes"), [("Stay", False), ("Esc", False), ("Close and Lose It", True)]
)
def test_closing_asks_about_what_is_not_saved(page, press, opened, name, closes):
    with deleted(opened.path):
        press("2")
        settled(page)
        asked = answer_with(name)
        assert page.may_close() == closes
        assert "deleted" in asked[0]
        assert page.unsaved


def test_closing_after_a_copy_loses_nothing(page, press, opened, monkeypatch, tmp_path):
    copy = tmp_path / "copy.protest"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    with deleted(opened.path):
        press("2")
        settled(page)
        answer_with("Save a Copy")
        assert page.may_close()
    assert in_file(copy, 1) == NO


def test_with_everything_saved_closing_asks_nothing(page, press, opened):
    press("2")
    assert page.may_close()
    assert in_file(opened.path, 1) == NO


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:
        pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def page_in(project: Project, key_map: KeyMap, preferences, qtbot):
    """A page on a copy of the small project in another folder."""
    worker = Worker()
    opened: list[Project] = []

    def page_in(folder: Path) -> TranslationPage:
        path = Path(shutil.copy(project.path, folder))
        opened.append(Project.open(path))
        page = TranslationPage(
            OpenedProject(opened[0], worker, worker, "Ada", Presence(path)), key_map, preferences
        )
        qtbot.addWidget(page)
        with qtbot.waitActive(page):
            page.show()
        page.read(list_candidates(project=project, chosen=CandidateFilter()))
        return page

    yield page_in
    worker.stop()
    for each in opened:
        each.close()


def fill_up(folder: Path) -> Path:
    ballast = folder / "ballast"
    with ballast.open("wb") as file:
        while True:
            try:
                os.write(file.fileno(), b"x" * 512)
            except OSError:
                return ballast


def test_on_a_full_disk_nothing_is_lost(page_in, small_disk, qtbot):
    page = page_in(small_disk)
    ballast = fill_up(small_disk)
    qtbot.keyClicks(page.focusWidget(), "2")
    settled(page)
    assert "the disk is full" in page.saving_banner.text
    assert page.unsaved
    assert in_file(page._opened.path, 1) == Judgement()
    ballast.unlink()
    qtbot.mouseClick(button(page, "Try Again"), Qt.MouseButton.LeftButton)
    settled(page)
    assert in_file(page._opened.path, 1) == NO


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


def test_in_a_folder_that_became_read_only_nothing_is_lost(page_in, qtbot):
    with TemporaryDirectory() as name:
        page = page_in(Path(name))
        with read_only(Path(name)):
            qtbot.keyClicks(page.focusWidget(), "2")
            settled(page)
            assert "its folder is read-only" in page.saving_banner.text
            assert page.unsaved
        qtbot.mouseClick(button(page, "Try Again"), Qt.MouseButton.LeftButton)
        settled(page)
        assert in_file(page._opened.path, 1) == NO


def test_a_lock_that_ends_is_noticed_without_anybody(page, press, opened, qtbot):
    page.reader.saver._again.setInterval(50)
    with locked(opened.path):
        press("2")
        settled(page)
        assert page.unsaved
    qtbot.waitUntil(lambda: not page.unsaved)
    assert in_file(opened.path, 1) == NO
    assert not page.saving_banner.isVisible()


def test_no_other_message_takes_the_place_of_what_is_not_saved(page, press, opened):
    with deleted(opened.path):
        press("2", Qt.Key.Key_PageUp)
        settled(page)
        press(Qt.Key.Key_PageUp)
        assert "The list ends here" in page.banner.text
        assert page.saving_banner.isVisible()
        page.read(page.reader.sitting.navigator.candidates)
        assert page.saving_banner.isVisible()
        assert button(page, "Try Again").isVisible()


def other_window_says(path: Path, judgement: Judgement) -> None:
    with Project.open(path) as project:
        candidate = fetch(project, find_candidate, "one", ExampleId(1))
        assert candidate is not None
        judge(project=project, candidate_id=candidate, annotator="Ada", judgement=judgement)


THEIRS = Judgement(Answer.NO, tags=frozenset({"theirs"}))


@pytest.mark.parametrize("choice", ["Keep Mine", "Take Theirs"])
def test_what_another_window_said_meanwhile_is_not_overwritten_unasked(
    page, press, opened, qtbot, choice
):
    other_window_says(opened.path, THEIRS)
    press("w")
    settled(page)
    assert "in another window or program meanwhile" in page.saving_banner.text
    assert in_file(opened.path, 1) == THEIRS
    qtbot.mouseClick(button(page, choice), Qt.MouseButton.LeftButton)
    settled(page)
    expected = THEIRS if choice == "Take Theirs" else Judgement(antecedent=Answer.NO)
    assert in_file(opened.path, 1) == expected
    assert page.reader.sitting.judgement == expected
    assert not page.unsaved
    press("2")
    settled(page)
    assert in_file(opened.path, 1).pronoun is Answer.NO


def test_one_judgement_that_is_refused_does_not_keep_others_from_being_saved(page, press, opened):
    other_window_says(opened.path, THEIRS)
    press("2", "w", Qt.Key.Key_PageDown, "2", "w")
    settled(page)
    assert in_file(opened.path, 1) == THEIRS
    assert in_file(opened.path, 2) == Judgement(Answer.NO, Answer.NO)
    assert len(page.unsaved) == 1


def test_a_system_that_is_loaded_anew_takes_no_judgement_of_the_old_one(
    page, press, opened, output
):
    load_systems(project=opened.project, outputs=[output], replace=True)
    press("2")
    settled(page)
    assert "its system was loaded anew" in page.saving_banner.text
    assert project_summary(path=opened.path).judgements == 0


def test_counts_and_next_open_know_what_is_not_saved_yet(page, press, opened):
    with deleted(opened.path):
        press("2", "w")
        settled(page)
        page.take_change(ChangeSet())
        assert page.panel.progress.shown_counts().startswith("1 done")
        press("n")
        assert page.panel.progress.shown_place() == "2 / 5"
