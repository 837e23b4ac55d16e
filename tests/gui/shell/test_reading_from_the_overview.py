"""From opening a project to a judgement in its file, through the real pages, by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QTableView

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import overview
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.summary import load_summary
from protest_core.evaluation.run import evaluate
from protest_core.judgements.queries.record import load_judgement
from protest_core.suite.queries import load_suite
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.finding import button
from tests.gui.driving.window import entry, open_file, settle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(main_window: MainWindow, project: Project) -> MainWindow:
    evaluate(project=project)
    main_window.preferences.annotator = "anna"
    open_file(main_window, project.path)
    overview_page = main_window.pages.project_page.overview_page
    button(overview_page, "Read all 5").click()
    settle(main_window)
    assert main_window.pages.reading_page.isVisible()
    return main_window


def press(window: MainWindow, qtbot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    qtbot.keyClick(window.focusWidget(), key, *modifiers)
    settle(window)


def judged(project: Project) -> int:
    with project.reading() as tx:
        return load_summary(tx).judgements


def test_an_answer_by_key_is_in_the_file(window: MainWindow, project: Project, qtbot):
    press(window, qtbot, Qt.Key.Key_2)
    assert judged(project) == 1
    with project.reading() as tx:
        candidates = [find_candidate(tx, "one", each.id) for each in seen_examples(tx)]
        assert any(load_judgement(tx, each, "anna").pronoun == "no" for each in candidates)


def seen_examples(tx):
    return load_suite(tx).examples


def test_undo_from_the_menu_takes_it_back(window: MainWindow, project: Project, qtbot):
    assert not entry(window, "Edit/Undo").isEnabled()
    press(window, qtbot, Qt.Key.Key_2)
    entry(window, "Edit/Undo").trigger()
    settle(window)
    assert judged(project) == 0
    assert entry(window, "Edit/Redo").isEnabled()


def test_back_shows_what_was_judged_meanwhile(window: MainWindow, project: Project, qtbot):
    press(window, qtbot, Qt.Key.Key_N)
    press(window, qtbot, Qt.Key.Key_2)
    press(window, qtbot, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.pages.project_page.isVisible()
    model = window.pages.project_page.overview_page.findChild(QTableView).model()
    of_all = model.index(model.rowCount() - 1, model.columnCount() - 1)
    assert model.counts(of_all) == overview(project=project, chosen=CandidateFilter()).total
    assert window.pages.project_page.state.summary.judgements == 1


def test_on_the_overview_its_keys_judge_nothing(window: MainWindow, project: Project, qtbot):
    press(window, qtbot, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    press(window, qtbot, Qt.Key.Key_2)
    press(window, qtbot, Qt.Key.Key_Z, CTRL)
    assert judged(project) == 0


def test_it_is_shown_that_all_is_saved(window: MainWindow, qtbot):
    press(window, qtbot, Qt.Key.Key_2)
    assert not window.isWindowModified()
    assert window.pages.unsaved == {}


def test_closing_the_window_right_after_a_key_loses_nothing(window, project: Project, qtbot):
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_2)
    window.close()
    assert not window.isVisible()
    assert judged(project) == 1


def test_text_size_reaches_what_is_read(window: MainWindow, qtbot):
    before = window.focusWidget().font().pointSizeF()
    press(window, qtbot, Qt.Key.Key_Plus, CTRL)
    assert window.focusWidget().font().pointSizeF() > before
    assert QApplication.activeModalWidget() is None


def test_what_cannot_be_read_is_told_and_the_overview_stays(window: MainWindow, qtbot):
    window.pages.show_project_page()
    settle(window)
    window.read_candidates([])
    assert "nothing to read" in window.banner.text
    assert window.pages.project_page.isVisible()


def test_the_systems_of_the_project_are_still_there(window: MainWindow, project: Project):
    assert [system.name for system in fetch(project, list_systems)] == ["one"]


def test_in_a_copy_that_had_to_be_made_the_work_goes_on_where_it_was(
    window: MainWindow, project: Project, qtbot, monkeypatch, tmp_path
):
    copy = tmp_path / "copy.protest"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    press(window, qtbot, Qt.Key.Key_PageDown)
    project.path.unlink()
    press(window, qtbot, Qt.Key.Key_2)
    button(window.pages.reading_page, "Save a Copy…").click()
    settle(window)
    assert window.windowTitle().startswith("copy.protest")
    page = window.pages.reading_page
    assert page.isVisible()
    assert page.panel.progress.shown_place() == "2 / 5"
    press(window, qtbot, Qt.Key.Key_PageDown)
    press(window, qtbot, Qt.Key.Key_2)
    assert project_summary(path=copy).judgements == 2
