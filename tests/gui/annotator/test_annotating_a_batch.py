"""A whole batch from opening to sending it back, by keyboard, in the window an annotator has."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QTableView

from protest_core.annotating.judge import change_options, judge
from protest_core.batches.open_batch import batch_candidates, batch_state, open_batch
from protest_core.db.header import is_batch
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.record import load_judgement
from protest_gui.window.help import HelpWindow
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import entry, menu, open_file, settle
from tests.small_batch import ANNA, write_batch

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(main_window: MainWindow, batch_file: Path) -> MainWindow:
    main_window.preferences.annotator = "somebody else"
    open_file(main_window, batch_file)
    page = main_window.pages.batch_page
    assert page.isVisible()
    assert main_window.pages.project_page is None
    assert page.continue_button.hasFocus()
    assert not page.send_back.isVisible()
    return main_window


def press(window: MainWindow, qtbot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    qtbot.keyClick(window.focusWidget(), key, *modifiers)
    settle(window)


def judge_all(window: MainWindow, qtbot) -> None:
    """Without the last Enter."""
    press(window, qtbot, Qt.Key.Key_Return)
    for place in range(5):
        for key in (Qt.Key.Key_W, Qt.Key.Key_2):
            press(window, qtbot, key)
        if place < 4:
            press(window, qtbot, Qt.Key.Key_Return)


def test_the_first_page_says_for_whom_it_is_and_how_much_is_done(window):
    page = window.pages.batch_page
    assert page.title.text() == "For Anna"
    assert "Task set study" in page.subtitle.text()
    assert page.summary.text() == "0 of 5 done"
    model = page.findChild(QTableView).model()
    headers = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert headers == ["new", "incomplete", "done", "in conflict"]
    assert model.rowCount() == 6
    last = model.index(5, 0)
    assert last.data() == "5"
    assert last.data(Qt.ItemDataRole.AccessibleTextRole) == "all categories, new: 5"


def test_by_enter_alone_and_two_keys_each_the_whole_batch_is_judged(window, batch_file, qtbot):
    judge_all(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Return)
    page = window.pages.batch_page
    assert page.isVisible()
    assert page.send_back.isVisible()
    assert not page.continue_button.isVisible()
    assert page.send_back.text() == f"All done: send this file back.\n{batch_file}"
    assert page.send_back.show_button.hasFocus()
    window.close_project()
    settle(window)
    with open_batch(path=batch_file) as batch:
        assert batch_state(batch=batch).count(State.DONE) == 5
        with batch.project.reading() as tx:
            said = {load_judgement(tx, each, ANNA) for each in batch_candidates(batch=batch)}
    assert {each.pronoun for each in said} == {Answer.NO}


def test_the_last_answer_says_that_it_was_the_last(window, qtbot):
    judge_all(window, qtbot)
    reading = window.pages.reading_page
    assert "That was the last one here" in reading.banner.text
    assert reading.banner.isVisible()
    press(window, qtbot, Qt.Key.Key_0)
    assert not reading.banner.isVisible()


def test_next_open_leads_out_once_nothing_is_open(window, qtbot):
    judge_all(window, qtbot)
    press(window, qtbot, Qt.Key.Key_PageUp)
    press(window, qtbot, Qt.Key.Key_N)
    assert window.pages.batch_page.send_back.isVisible()


def test_going_back_beyond_the_first_one_stays_there(window, qtbot):
    judge_all(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Home, CTRL)
    press(window, qtbot, Qt.Key.Key_PageUp)
    assert window.pages.reading_page.isVisible()
    assert "Nothing is left open" in window.pages.reading_page.banner.text


def test_while_something_is_open_the_end_of_the_list_is_not_the_end(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Return)
    press(window, qtbot, Qt.Key.Key_End, CTRL)
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.pages.reading_page.isVisible()
    assert "Still open: 5" in window.pages.reading_page.banner.text


def test_continue_goes_to_the_first_open_one_of_the_task(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_W, Qt.Key.Key_2, Qt.Key.Key_Return):
        press(window, qtbot, key)
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    page = window.pages.batch_page
    assert page.summary.text() == "1 of 5 done"
    assert page.continue_button.hasFocus()
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.pages.reading_page.panel.progress.shown_place() == "2 / 5"


def test_a_number_in_the_table_opens_exactly_what_it_counts(window, qtbot):
    page = window.pages.batch_page
    table = page.findChild(QTableView)
    page.continue_button.setFocus()
    for _ in range(2):
        press(window, qtbot, Qt.Key.Key_Tab)
    assert table.hasFocus()
    press(window, qtbot, Qt.Key.Key_Down)
    assert table.currentIndex().data() == "1"
    press(window, qtbot, Qt.Key.Key_Return)
    reading = window.pages.reading_page
    assert reading.panel.progress.shown_place() == "1 / 1"
    sitting = reading.reader.sitting
    assert sitting.view.candidate.example.category == page.state.categories[1]
    assert sitting.navigator.candidates == page.state.chosen(page.state.categories[1].id, State.NEW)


def test_nothing_opens_where_nothing_is_counted(window, qtbot):
    table = window.pages.batch_page.findChild(QTableView)
    table.setFocus()
    press(window, qtbot, Qt.Key.Key_Right)
    assert table.currentIndex().data() == "0"
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.pages.batch_page.isVisible()


def test_contradictions_count_as_judged_and_are_pointed_at(window, qtbot):
    judge_all(window, qtbot)
    reading = window.pages.reading_page
    reading.reader.say(lambda sitting: sitting.add_tag("bad_translation"))
    settle(window)
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    page = window.pages.batch_page
    assert page.summary.text() == "4 of 5 done · 1 in conflict"
    assert "1 example with answers that contradict each other" in page.send_back.text()


def test_one_judges_as_the_annotator_of_the_batch_and_cannot_change_that(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Return)
    heading = window.pages.reading_page.panel.heading
    assert "Judging as Anna" in heading.shown_lines()
    assert not heading.change_button.isVisible()
    assert not window.pages.judge_as("Ben")
    assert window.opened.annotator == ANNA
    assert window.preferences.annotator == "somebody else"


def test_only_the_menus_of_an_annotator_are_there(window):
    shown = [plain(each.text()) for each in window.menuBar().actions() if each.isVisible()]
    assert shown == ["File", "Edit", "View", "Go", "Help"]
    entries = [plain(a.text()) for a in menu(window, "File").actions() if a.isVisible()]
    assert [each for each in entries if each] == ["Open…", "Open Recent", "Reload", "Close", "Quit"]


def test_the_keys_of_what_is_hidden_are_dead(window, project, qtbot, monkeypatch):
    asked: list[str] = []

    def note(*_asked: object) -> tuple[list[str], str]:
        asked.append("which systems")
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", note)
    press(window, qtbot, Qt.Key.Key_L, CTRL)
    assert asked == []
    open_file(window, project.path)
    press(window, qtbot, Qt.Key.Key_L, CTRL)
    assert asked == ["which systems"]


def test_a_project_opened_afterwards_has_all_its_menus(window, project):
    open_file(window, project.path)
    assert window.pages.project_page.isVisible()
    assert window.pages.batch_page is None
    assert entry(window, "File/Load Systems…").isEnabled()
    assert entry(window, "Tools/Judge as…").isEnabled()
    assert window.opened.annotator == "somebody else"


def test_the_guidelines_are_those_of_the_batch(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Tab)
    assert window.pages.batch_page.guidelines_button.hasFocus()
    press(window, qtbot, Qt.Key.Key_Return)
    (help_window,) = window.findChildren(HelpWindow)
    assert help_window.isVisible()
    assert help_window.tabs.currentWidget() is help_window.guidelines
    assert window.opened.batch.guidelines.version in help_window.guidelines.toPlainText()
    help_window.close()


def test_links_cannot_be_mended_in_a_batch(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Return)
    page = window.pages.reading_page
    press(window, qtbot, Qt.Key.Key_B)
    assert not page.correction.is_on
    assert not page.mending_bar.isVisible()
    assert "mend_links" not in page.actions_by_command


def test_the_keys_on_f1_are_those_that_work_there(window, qtbot):
    press(window, qtbot, Qt.Key.Key_F1)
    (help_window,) = window.findChildren(HelpWindow)
    labels = {label.text() for label in help_window.keys.findChildren(QLabel)}
    assert "Next open" in labels
    assert not labels & {
        "Same example across systems",
        "Adjudicate what people disagree on",
        "Mend links: choose the words that really translate",
    }
    help_window.close()


def test_the_path_can_be_copied_and_the_folder_shown(window, batch_file, qtbot, monkeypatch):
    judge_all(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Return)
    opened_folders: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened_folders.append(url) or True)
    press(window, qtbot, Qt.Key.Key_Return)
    assert [Path(each.toLocalFile()) for each in opened_folders] == [batch_file.parent]
    button(window.pages.batch_page, "Copy path").click()
    assert QGuiApplication.clipboard().text() == str(batch_file)
    assert "on the clipboard" in window.pages.batch_page.banner.text


def test_a_folder_that_cannot_be_shown_is_named(window, batch_file, qtbot, monkeypatch):
    judge_all(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Return)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    press(window, qtbot, Qt.Key.Key_Return)
    assert str(batch_file.parent) in window.pages.batch_page.banner.text


@pytest.mark.parametrize("shown", [ReferenceShown.NEVER, ReferenceShown.ON_REQUEST])
def test_the_reference_is_shown_as_the_project_allowed_it(
    main_window: MainWindow, project, tmp_path, qtbot, shown
):
    change_options(project=project, options=ProjectOptions(reference=shown))
    open_file(main_window, write_batch(project, tmp_path / "mail"))
    press(main_window, qtbot, Qt.Key.Key_Return)
    texts = main_window.pages.reading_page.texts
    assert texts.reference_button.isVisible() == (shown is ReferenceShown.ON_REQUEST)


def test_systems_have_neutral_names(window, qtbot):
    press(window, qtbot, Qt.Key.Key_Return)
    assert "System A" in window.pages.reading_page.panel.heading.shown_lines()


def test_what_cannot_be_saved_is_never_called_done(window, batch_file, qtbot):
    judge_all(window, qtbot)
    batch_file.rename(batch_file.with_name("moved.protestbatch"))
    press(window, qtbot, Qt.Key.Key_1)
    press(window, qtbot, Qt.Key.Key_Return)
    reading = window.pages.reading_page
    assert reading.isVisible()
    assert "Not saved, but kept in this window" in reading.saving_banner.text
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    page = window.pages.batch_page
    assert page.isVisible()
    assert not page.send_back.isVisible()
    assert "1 judgement could not be saved yet" in page.banner.text
    button(page, "Back to it").click()
    assert reading.isVisible()
    press(window, qtbot, Qt.Key.Key_Left, ALT)
    batch_file.with_name("moved.protestbatch").rename(batch_file)
    reading.reader.saver.save_unsaved()  # as it does by itself after some seconds
    settle(window)
    assert page.send_back.isVisible()
    assert not page.banner.isVisible()


def test_a_copy_saved_in_need_is_a_batch_and_the_work_goes_on_in_it(
    window, batch_file, qtbot, tmp_path, monkeypatch
):
    copy = tmp_path / "copy.protestbatch"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    press(window, qtbot, Qt.Key.Key_Return)
    batch_file.unlink()
    press(window, qtbot, Qt.Key.Key_2)
    button(window.pages.reading_page, "Save a Copy…").click()
    settle(window)
    assert is_batch(path=copy)
    assert window.opened.path == copy
    assert window.opened.batch is not None
    assert window.pages.reading_page.isVisible()
    with open_batch(path=copy, read_only=True) as batch:
        assert batch_state(batch=batch).count(State.NEW) == 4


def test_reload_counts_anew_what_another_window_saved(window, batch_file, qtbot):
    with open_batch(path=batch_file) as other:
        judge(
            project=other.project,
            candidate_id=batch_candidates(batch=other)[0],
            annotator=ANNA,
            judgement=Judgement(tags=frozenset({"bad_translation"})),
        )
    press(window, qtbot, Qt.Key.Key_F5)
    assert window.pages.batch_page.summary.text() == "1 of 5 done"
