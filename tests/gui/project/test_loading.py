"""Loading from the window to the store: in the background, all or nothing."""

import sqlite3
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QTableView

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate, evaluation_table
from protest_core.judgements.model import Answer
from protest_core.judgements.queries.record import load_judgement
from protest_gui.jobs.strip import ProgressStrip
from protest_gui.project.load_dialog import LoadDialog
from protest_gui.window.failures import ProblemsDialog
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import choose, drop, open_file, settle
from tests.small_suite import SYSTEM, write_system


@pytest.fixture
def window(main_window: MainWindow, project: Project) -> MainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "outputs"
    folder.mkdir()
    return folder


def names(project: Project) -> list[str]:
    return [system.name for system in fetch(project, list_systems)]


def load(dialog: LoadDialog) -> None:
    button(dialog, "Load").click()


def problems(window: MainWindow) -> ProblemsDialog:
    (dialog,) = window.findChildren(ProblemsDialog)
    return dialog


def test_dropped_files_are_loaded_and_matched(window, project: Project, folder: Path):
    when_shown(window, LoadDialog, load)
    drop(window, *write_system(folder, "two"), *write_system(folder, "three"))
    settle(window)
    assert names(project) == ["one", "two", "three"]
    counts = {each.name: each.total for each in evaluation_table(project=project).systems}
    assert (counts["two"].approved, counts["two"].referred) == (2, 3)
    assert [row.system.name for row in window.pages.project_page.state.systems] == names(project)


def test_the_menu_asks_for_files_and_one_of_a_pair_is_enough(
    window, project: Project, folder: Path, monkeypatch
):
    text, _ = write_system(folder, "two")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(text)], ""))
    when_shown(window, LoadDialog, load)
    choose(window, "File/Load Systems…")
    assert names(project) == ["one", "two"]


def test_cancelling_the_dialog_loads_nothing(window, project: Project, folder: Path):
    write_system(folder, "two")
    met = when_shown(window, LoadDialog, LoadDialog.reject)
    drop(window, folder)
    settle(window)
    assert len(met) == 1
    assert names(project) == ["one"]


def test_all_mistakes_of_all_files_come_in_one_dialog(window, project: Project, folder: Path):
    write_system(folder, "bad", text="zu  kurz\n")
    write_system(folder, "worse", links="0-0\n" * 6 + "7-7\n")
    when_shown(window, LoadDialog, load)
    drop(window, folder)
    settle(window)
    model = problems(window).findChild(QTableView).model()
    rows = [
        tuple(model.index(row, column).data() for column in range(4))
        for row in range(model.rowCount())
    ]
    assert (str(folder / "bad.txt"), 1, 3, "double blank") in [
        (file, line, column, text.partition(";")[0][:12]) for file, line, column, text in rows
    ]
    assert any(file.endswith("worse.align") and line == 7 for file, line, _, _ in rows)
    assert names(project) == ["one"]
    assert not window.banner.isVisible()
    problems(window).close()


def test_raw_text_is_aligned_here_and_told_of(window, project: Project, folder: Path):
    (folder / "two.txt").write_text(SYSTEM["text"].replace(" .", "."), encoding="utf-8")
    when_shown(window, LoadDialog, load)
    drop(window, folder / "two.txt")
    settle(window)
    assert names(project) == ["one", "two"]
    assert "two was aligned here" in window.banner.text
    assert "7 of 7 reference lines" in window.banner.text
    counts = [each.total for each in evaluation_table(project=project).systems]
    assert [each.approved + each.referred for each in counts] == [5, 5]


@pytest.mark.parametrize("stage", ["loading", "matching", "tokenising", "learning to align"])
def test_cancelling_under_way_leaves_the_file_as_it_was(
    window, project: Project, folder: Path, qtbot, stage: str, monkeypatch
):
    _, links = write_system(folder, "two")
    before = project.path.read_bytes()
    reached, cancelled = threading.Event(), threading.Event()
    is_beside = stage in {"tokenising", "learning to align"}
    if is_beside:
        links.unlink()
    worker = window.beside if is_beside else window.worker
    progress_of = worker._progress_of

    def slow(task):
        tell = progress_of(task)

        def wait_there(done, total, doing):
            if doing.startswith(stage):
                reached.set()
                cancelled.wait(60)
            tell(done, total, doing)

        return wait_there

    monkeypatch.setattr(worker, "_progress_of", slow)
    when_shown(window, LoadDialog, load)
    drop(window, folder)
    (strip,) = (each for each in window.findChildren(ProgressStrip) if each.follows(worker))
    qtbot.waitUntil(lambda: reached.is_set() and strip.isVisible())
    qtbot.mouseClick(strip.findChild(QPushButton), Qt.MouseButton.LeftButton)
    cancelled.set()
    settle(window)
    assert project.path.read_bytes() == before
    assert "Nothing has changed" in window.banner.text
    assert not strip.isVisible()


@pytest.fixture
def aligning(window, folder: Path, qtbot, monkeypatch):
    """Loading that has come as far as tokenising, and goes on when it is told to."""
    reached, go_on = threading.Event(), threading.Event()
    progress_of = window.beside._progress_of

    def slow(task):
        tell = progress_of(task)

        def wait_there(done, total, doing):
            if doing.startswith("tokenising"):
                reached.set()
                go_on.wait(60)
            tell(done, total, doing)

        return wait_there

    monkeypatch.setattr(window.beside, "_progress_of", slow)
    text, links = write_system(folder, "two")
    links.unlink()
    when_shown(window, LoadDialog, load)
    drop(window, text)
    qtbot.waitUntil(reached.is_set)
    yield go_on
    go_on.set()
    settle(window)


def test_what_is_judged_while_systems_are_aligned_is_saved_at_once(
    window, project: Project, aligning, qtbot
):
    (candidate, *_) = list_candidates(project=project, chosen=CandidateFilter())
    window.read_candidates([candidate])
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_1)
    assert window.worker.wait(60_000)
    assert not aligning.is_set()
    assert fetch(project, load_judgement, candidate, window.opened.annotator).pronoun is Answer.YES
    aligning.set()
    settle(window)
    assert names(project) == ["one", "two"]


@pytest.mark.parametrize(("answer", "loaded"), [("Stop and close", ["one"]), ("Go on", None)])
def test_closing_the_project_asks_whether_aligning_may_stop(
    window, project: Project, aligning, answer: str, loaded
):
    when_shown(window, QMessageBox, lambda box: button(box, answer).click())
    window.close_project()
    assert (window.opened is None) == (loaded is not None)
    aligning.set()
    settle(window)
    assert names(project) == (loaded or ["one", "two"])
    assert not window.banner.isVisible() or loaded is None


def test_closing_in_the_first_step_of_loading_asks_and_loads_nothing(
    window, project: Project, folder: Path
):
    text, links = write_system(folder, "two")
    links.unlink()
    when_shown(window, LoadDialog, load)
    drop(window, text)
    asked = when_shown(window, QMessageBox, lambda box: button(box, "Stop and close").click())
    window.close_project()
    assert len(asked) == 1
    assert window.opened is None
    settle(window)
    assert names(project) == ["one"]
    assert not window.banner.isVisible()


def test_a_judged_system_is_not_replaced(window, project: Project, folder: Path):
    with sqlite3.connect(project.path) as database:
        database.execute("INSERT INTO annotator (id, name) VALUES (1, 'anna')")
        database.execute(
            "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, remark, "
            "guidelines, state, made_at, origin) "
            "VALUES (1, 1, 'yes', 'yes', '', '', 'done', '', '')"
        )
    database.close()
    write_system(folder, "one", text=SYSTEM["text"].replace("Es regnet", "Das regnet"))

    def replace(dialog: LoadDialog) -> None:
        dialog._replace.click()
        load(dialog)

    when_shown(window, LoadDialog, replace)
    drop(window, folder)
    settle(window)
    assert "has been judged" in problems(window).findChild(QTableView).model().index(0, 3).data()
    problems(window).close()


def test_an_unjudged_system_can_be_replaced(window, project: Project, folder: Path):
    write_system(folder, "one", text=SYSTEM["text"].replace("Es regnet", "Das regnet"))

    def replace(dialog: LoadDialog) -> None:
        dialog._replace.click()
        load(dialog)

    when_shown(window, LoadDialog, replace)
    drop(window, folder)
    settle(window)
    (system,) = fetch(project, list_systems)
    assert "Das regnet" in "\n".join(fetch(project, load_translation, system.id).sentences)


def test_warnings_are_told_and_the_system_is_loaded(window, project: Project, folder: Path):
    write_system(folder, "odd", text=SYSTEM["text"].replace("kaputt", "ka\u2028putt"))
    when_shown(window, LoadDialog, load)
    drop(window, folder)
    settle(window)
    assert names(project) == ["one", "odd"]
    assert "U+2028" in window.banner.text
