"""A whole batch from opening to sending it back, by keyboard, in the window an annotator has."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QScrollArea, QTableView, QTextBrowser

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, batch_state, open_batch
from protest_core.db.header import is_batch
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import load_judgement
from protest_core.tasks.plan import Pace
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.batch.summary import BatchSummary
from tests.builders.small_batch import ANNA, write_batch
from tests.gui.driving.dialogs import choose_file, other_window
from tests.gui.driving.finding import button, buttons, find, plain, says, shown, table, texts
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_batch_shown, is_project_shown
from tests.gui.driving.tables import cell, current, heads, spoken
from tests.gui.driving.window import (
    choose,
    click,
    close_file,
    entries,
    entry,
    held_up,
    is_nothing_open,
    laid_out,
    message,
    message_buttons,
    open_file,
    press,
    press_quickly,
    settle,
)


@pytest.fixture
def window(main_window, preferences, batch_file: Path):
    preferences.judge_as("somebody else", "another project")
    open_file(main_window, batch_file)
    assert is_batch_shown(main_window)
    assert not is_project_shown(main_window)
    assert button(main_window, "Start").hasFocus()
    assert not is_done(main_window)
    return main_window


@pytest.fixture
def judging(window) -> JudgingDriver:
    press(window, "Return")
    return JudgingDriver(window)


def is_done(window) -> bool:
    return "Show in folder" in buttons(window)


def numbers(window) -> QTableView:
    return table(window, "Examples by category and state")


def judge_all(window) -> JudgingDriver:
    """Judge all candidates, without the last Enter."""
    press(window, "Return", *["W", "2", "Return"] * 4, "W", "2")
    return JudgingDriver(window)


@pytest.mark.parametrize("done", [False, True])
def test_the_first_page_fits_a_small_screen_with_large_text(window, qapp, done: bool):
    if done:
        judge_all(window)
        press(window, "Return")
        assert is_done(window)
    apply_theme(qapp, Scheme.LIGHT, 200)
    settle(window)
    laid_out(window)
    assert window.minimumSizeHint().height() < 600  # else the window outgrows the screen


def test_the_first_page_is_not_scrolled_where_its_table_can_be(window):
    numbers(window).setMinimumHeight(100)
    window.resize(window.width(), 500)
    laid_out(window)
    (page,) = (each for each in shown(window, QScrollArea) if numbers(window) in shown(each))
    assert page.verticalScrollBar().maximum() == 0


def test_the_first_page_says_for_whom_it_is_and_how_much_is_done(window):
    title, subtitle, *others = texts(window)
    assert title == "For Anna"
    assert "Task set study" in subtitle
    assert "0 of 5 done" in others
    assert heads(numbers(window)) == ["new", "incomplete", "done", "contradictory"]
    assert numbers(window).model().rowCount() == 6
    assert cell(numbers(window), -1, "new") == "5"
    assert spoken(numbers(window), -1, "new") == "all categories, new: 5"


def test_with_large_text_each_name_of_a_category_has_room(window, qapp):
    apply_theme(qapp, Scheme.LIGHT, 200)
    window.resize(900, 700)
    laid_out(window)
    names = numbers(window).verticalHeader()
    metrics = QFontMetrics(names.font())
    for row in range(names.count()):
        name = numbers(window).model().headerData(row, Qt.Orientation.Vertical)
        room = QRect(0, 0, names.width() - metrics.height(), 1_000)
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, name)
        assert names.sectionSize(row) >= needed.height(), name


def test_by_enter_alone_and_two_keys_each_the_whole_batch_is_judged(window, batch_file):
    judge_all(window)
    press(window, "Return")
    assert is_done(window)
    assert not {"Start", "Continue"} & set(buttons(window))
    assert "All done: send this file back." in texts(window)
    assert f"The file to send back: {batch_file}" in texts(window)
    choose(window, "File/Close")
    with open_batch(path=batch_file) as batch:
        assert batch_state(batch=batch).count(State.DONE) == 5
        with batch.project.reading() as tx:
            said = {load_judgement(tx, each, ANNA) for each in batch_candidates(batch=batch)}
    assert {each.pronoun for each in said} == {Answer.NO}


def work_in(batch_file: Path, seconds: float, count: int) -> None:
    """Judgements of so many seconds each."""
    with open_batch(path=batch_file) as batch:
        for candidate in batch_candidates(batch=batch)[:count]:
            judge(
                project=batch.project,
                candidate_id=candidate,
                annotator=ANNA,
                judgement=Judgement(pronoun=Answer.NO),
                seconds=seconds,
            )


def test_the_time_worked_is_told_and_can_be_switched_off(main_window, preferences, batch_file):
    work_in(batch_file, 90, 4)
    open_file(main_window, batch_file)
    assert "6 min worked" in texts(main_window)  # four judgements say nothing of a pace
    click(main_window, "Time worked")
    assert not [each for each in texts(main_window) if "worked" in each]
    close_file(main_window)
    open_file(main_window, batch_file)
    assert not [each for each in texts(main_window) if "worked" in each]
    assert not preferences.time_shown


def test_what_is_left_is_estimated_from_ones_own_pace(qtbot, batch_file):
    work_in(batch_file, 90, 2)
    with open_batch(path=batch_file) as batch:
        state = batch_state(batch=batch)
    assert state.seconds_left is None
    summary = BatchSummary()
    qtbot.addWidget(summary)
    summary.show_state(replace(state, pace=Pace(60.0, 12)), with_time=True)
    summary.show()
    assert "3 min worked · about 4 min left, at 60 s for each example" in texts(summary)


def test_the_last_answer_says_that_it_was_the_last(window):
    judging = judge_all(window)
    assert "That was the last open example. Return leads back" in judging.message
    judging.press("0")
    assert judging.message == ""


def test_next_open_leads_out_once_nothing_is_open(window):
    judge_all(window)
    press(window, "PgUp", "N")
    assert is_done(window)


def test_the_last_enter_while_the_batch_is_closing_leads_nowhere(window):
    judge_all(window)
    close_file(window)
    press_quickly(window, "Return")
    settle(window)
    assert is_nothing_open(window)


def test_going_back_beyond_the_first_one_stays_there(window):
    judging = judge_all(window)
    judging.press("Ctrl+Home", "PgUp")
    assert judging.place == "1 / 5"
    assert "Nothing is left open" in judging.message


def test_while_something_is_open_the_end_of_the_list_is_not_the_end(judging):
    judging.press("Ctrl+End", "Return")
    assert judging.place == "5 / 5"
    assert "Still open: 5" in judging.message


def test_continue_goes_to_the_first_open_one_of_the_task(window, judging):
    judging.press("W", "2", "Return", "Alt+Left")
    assert says(window, "1 of 5 done")
    assert button(window, "Continue").hasFocus()
    press(window, "Return")
    assert judging.place == "2 / 5"


def test_a_number_in_the_table_opens_exactly_what_it_counts(window):
    press(window, "Tab", "Tab")
    assert numbers(window).hasFocus()
    press(window, "Down")
    assert current(numbers(window)) == "1"
    category = spoken(numbers(window), 1, "new").removesuffix(", new: 1")
    press(window, "Return")
    judging = JudgingDriver(window)
    assert judging.place == "1 / 1"
    assert category in judging.lines


def test_nothing_opens_where_nothing_is_counted(window):
    numbers(window).setFocus()
    press(window, "Right")
    assert current(numbers(window)) == "·"
    press(window, "Return")
    assert is_batch_shown(window)


def test_what_contradicts_itself_is_not_all_done_and_enter_opens_it(window):
    judging = judge_all(window)
    judging.press("T")
    judging.type_text("bad_translation")
    judging.press("Return", "Alt+Left")
    assert says(window, "4 of 5 done · 1 contradictory")
    assert not says(window, "All done")
    assert button(window, "Review 1 contradictory answer").hasFocus()
    press(window, "Return")
    assert judging.place == "1 / 1"
    assert judging.tags == ["bad_translation"]
    judging.click("Remove tag bad_translation")
    judging.press("Return")
    assert says(window, "All done")


def test_enter_after_the_last_answer_opens_nothing(window, monkeypatch):
    judge_all(window)
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    press(window, *["Return"] * 4)
    assert is_done(window)
    assert opened == []


def test_one_judges_as_the_annotator_of_the_batch_and_cannot_change_that(
    window, judging, preferences, batch_file
):
    assert "Judging as Anna" in judging.lines
    assert "Change the annotator…" not in buttons(window)
    judging.press("2")
    with open_batch(path=batch_file, read_only=True) as batch, batch.project.reading() as tx:
        assert load_judgement(tx, batch_candidates(batch=batch)[0], ANNA).pronoun is Answer.NO
    assert preferences.annotator == "somebody else"


def test_only_the_menus_of_an_annotator_are_there(window):
    seen = [plain(each.text()) for each in window.menuBar().actions() if each.isVisible()]
    assert seen == ["File", "Edit", "View", "Go", "Help"]
    assert entries(window, "File") == ["Open…", "Open recent", "Reload", "Close", "Quit"]


def test_the_keys_of_what_is_hidden_are_dead(window, project, monkeypatch):
    asked: list[str] = []

    def note(*_asked: object) -> tuple[list[str], str]:
        asked.append("which systems")
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", note)
    press(window, "Ctrl+L")
    assert asked == []
    open_file(window, project.path)
    press(window, "Ctrl+L")
    assert asked == ["which systems"]


def test_a_project_opened_afterwards_has_all_its_menus(window, project):
    open_file(window, project.path)
    assert is_project_shown(window)
    assert not is_batch_shown(window)
    assert entry(window, "File/Load systems…").isEnabled()
    assert entry(window, "Tools/Judge as…").isEnabled()
    click(window, "Read (5)")
    assert "Reading" in JudgingDriver(window).lines


def test_the_guidelines_are_those_of_the_batch(window, batch_file):
    press(window, "Tab", "Return")
    help_window = other_window("Keys and guidelines")
    with open_batch(path=batch_file, read_only=True) as batch:
        version = batch.guidelines.version
    assert version in find(help_window, QTextBrowser, "Guidelines").toPlainText()
    help_window.close()


def test_f1_opens_what_the_button_says(window):
    assert "Guidelines (F1)" in buttons(window)
    press(window, "F1")
    help_window = other_window("Keys and guidelines")
    assert shown(help_window, QTextBrowser) == [find(help_window, QTextBrowser, "Guidelines")]
    help_window.close()


def test_after_a_click_on_the_guidelines_enter_goes_on_with_the_work(window):
    click(window, "Guidelines (F1)")
    other_window("Keys and guidelines").close()
    press(window, "Return")
    assert JudgingDriver(window).place == "1 / 5"


def test_the_guidelines_become_larger_by_the_same_keys(window):
    press(window, "F1")
    help_window = other_window("Keys and guidelines")
    before = help_window.fontMetrics().height()
    press(help_window, "Ctrl++")
    assert help_window.fontMetrics().height() > before
    press(help_window, "Ctrl+0")
    help_window.close()


def test_the_keys_on_f1_are_those_that_work_there(window):
    press(window, "Return", "F1")
    help_window = other_window("Keys and guidelines")
    (sheet,) = shown(help_window, QTextBrowser)
    assert "Next open" in sheet.toPlainText()
    assert "Correct links: choose the words that really translate" in sheet.toPlainText()
    for command in ("Same example across systems", "Adjudicate disagreements"):
        assert command not in sheet.toPlainText()
    help_window.close()


def test_the_path_can_be_copied_and_the_folder_shown(window, batch_file, monkeypatch):
    judge_all(window)
    opened_folders: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened_folders.append(url) or True)
    press(window, "Return", "Tab", "Return")
    assert [Path(each.toLocalFile()) for each in opened_folders] == [batch_file.parent]
    click(window, "Copy path")
    assert QGuiApplication.clipboard().text() == str(batch_file)
    assert "on the clipboard" in message(window)


def test_a_folder_that_cannot_be_shown_is_named(window, batch_file, monkeypatch):
    judge_all(window)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    press(window, "Return", "Tab", "Return")
    assert str(batch_file.parent) in message(window)


@pytest.mark.parametrize("with_reference", [False, True])
def test_the_reference_is_offered_only_where_it_is_in_the_batch(
    main_window, project, tmp_path, with_reference
):
    path = write_batch(project, tmp_path / "mail", with_reference=with_reference)
    open_file(main_window, path)
    told = any(
        "without the reference, which would influence you" in each for each in texts(main_window)
    )
    assert told is not with_reference
    press(main_window, "Return")
    assert ("Reference" in buttons(main_window)) is with_reference
    (command,) = main_window.findChildren(QAction, "reference")
    assert command.isEnabled() is with_reference
    assert (command.text() == "Reference (not in this batch)") is not with_reference
    press(main_window, "R")
    assert JudgingDriver(main_window).has_text("Reference") is with_reference


def test_systems_have_neutral_names(judging):
    assert "System A" in judging.lines


def test_what_cannot_be_saved_is_never_called_done(window, batch_file, qtbot):
    judging = judge_all(window)
    moved = batch_file.rename(batch_file.with_name("moved.protestbatch"))
    judging.press("1", "Return")
    assert judging.place == "5 / 5"
    assert any("Not saved, but kept in this window" in each for each in judging.messages)
    judging.press("Alt+Left")
    assert is_batch_shown(window)
    assert not is_done(window)
    assert "1 change could not be saved yet" in message(window)
    click(window, "Back to it")
    assert judging.place == "5 / 5"
    judging.press("Alt+Left")
    moved.rename(batch_file)
    judging.retry_soon()
    qtbot.waitUntil(lambda: is_done(window))
    assert message(window) == ""


def test_what_is_still_being_saved_is_not_called_done_either(window):
    judging = judge_all(window)
    judging.press("Return")
    assert is_done(window)
    numbers(window).setFocus()
    press(window, "Down", "Right", "Right")
    assert current(numbers(window)) == "1"  # what is done
    press(window, "Return")
    with held_up(window):
        judging.press_quickly("1", "Alt+Left")
        assert is_batch_shown(window)
        assert not is_done(window)
    settle(window)
    assert is_done(window)


def test_a_copy_saved_in_need_is_a_batch_and_the_work_goes_on_in_it(
    window, judging, batch_file, tmp_path, monkeypatch
):
    copy = tmp_path / "copy.protestbatch"
    choose_file(monkeypatch, copy)
    batch_file.unlink()
    judging.press("2")
    assert "Save a copy…" in message_buttons(window)
    judging.click("Save a copy…")
    assert is_batch(path=copy)
    assert window.windowTitle().startswith(copy.name)
    assert judging.place == "1 / 5"
    assert judging.answer("Pronoun") == "No"
    with open_batch(path=copy, read_only=True) as batch:
        assert batch_state(batch=batch).count(State.NEW) == 4


def test_reload_counts_anew_what_another_window_saved(window, batch_file):
    with open_batch(path=batch_file) as other:
        judge(
            project=other.project,
            candidate_id=batch_candidates(batch=other)[0],
            annotator=ANNA,
            judgement=Judgement(tags=frozenset({"bad_translation"})),
        )
    press(window, "F5")
    assert says(window, "1 of 5 done")
