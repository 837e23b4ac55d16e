"""A list of candidates: walked, sorted, searched, tagged, copied and read by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QInputDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QRadioButton,
    QTableView,
)

from protest_core.annotating.candidate_tags import candidate_tags, tag_candidates
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.names import ADJUDICATION
from protest_core.tasks.plan import Included
from protest_core.tasks.sets import task_sets
from protest_gui.tasks.new_task_set import NewTaskSetDialog
from tests.builders.two_systems import add_second_system
from tests.gui.driving.dialogs import choose_file, type_in, when_shown
from tests.gui.driving.finding import button, find, is_shown, plain, says
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_project_shown, section
from tests.gui.driving.window import (
    choose_below,
    click,
    judge_as,
    message,
    open_file,
    pick,
    press,
    press_quickly,
    settle,
    stopped_at,
    type_text,
    until,
)

SAID = ("which is no random sample",)
SEARCH = "Search text, remarks, tags, numbers"


@pytest.fixture
def candidates(project: Project) -> tuple[CandidateId, ...]:
    evaluate(project=project)
    found = list_candidates(project=project, chosen=CandidateFilter())
    for annotator, answer in (("Ben", Answer.NO), ("Cleo", Answer.YES)):
        judge(
            project=project, candidate_id=found[2], annotator=annotator, judgement=Judgement(answer)
        )
    return found


@pytest.fixture
def window(main_window: QMainWindow, project: Project, candidates) -> QMainWindow:
    """A window with the list at the first of five rows."""
    open_file(main_window, project.path)
    click(section(main_window, "Overview"), "List")
    assert rows(main_window).hasFocus()
    assert column(main_window, "Example") == ["1", "2", "3", "4", "5"]
    return main_window


def rows(window: QMainWindow) -> QTableView:
    return find(window, QTableView, "Candidates")


def column(window: QMainWindow, head: str) -> list[str]:
    model = rows(window).model()
    at = heads(window).index(head)
    return [model.index(row, at).data() for row in range(model.rowCount())]


def heads(window: QMainWindow) -> list[str]:
    model = rows(window).model()
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]


def here(window: QMainWindow) -> str:
    """The example of the row that one is at."""
    index = rows(window).currentIndex()
    return str(index.siblingAtColumn(0).data())


def selected(window: QMainWindow) -> set[str]:
    """The examples of the selected rows."""
    return {str(each.data()) for each in rows(window).selectionModel().selectedRows()}


def test_a_row_says_everything_of_its_candidate(window):
    assert heads(window) == [
        "Example",
        "Category",
        "System",
        "Source",
        "Translation",
        "Verdict",
        "Reasons",
        "Outcome",
        "Ben",
        "Cleo",
        "Links",
        "Own tags",
    ]
    assert column(window, "Outcome")[2] == "disputed"
    assert column(window, "Ben")[2].startswith("no")
    assert any("≠" in each for each in column(window, "Reasons"))


def test_adjudication_has_a_column_once_something_is_settled(window, project, candidates):
    judge(
        project=project,
        candidate_id=candidates[2],
        annotator=ADJUDICATION,
        judgement=Judgement(Answer.NO),
        adjudicated_by="Ada",
    )
    press(window, "F5")
    settle(window)
    assert heads(window)[10] == "adjudication"
    assert column(window, "adjudication")[2].startswith("no")


def test_what_one_can_search_for_is_told_in_a_narrow_window(window):
    window.resize(800, 600)
    settle(window)
    field = find(window, QLineEdit, SEARCH)
    assert field.fontMetrics().horizontalAdvance(SEARCH) < field.width()


def test_where_there_is_room_no_column_is_cut(window):
    window.resize(2400, 900)
    press(window, "Escape")
    click(section(window, "Overview"), "List")
    table = rows(window)
    categories = column(window, "Category")
    assert len(max(categories, key=len)) > 30  # else nothing would be cut
    widest = max(map(table.fontMetrics().horizontalAdvance, categories))
    assert table.columnWidth(1) > widest


def test_return_reads_and_going_back_leads_to_the_row(window):
    press(window, "Down", "Down", "Return")
    judging = JudgingDriver(window)
    assert judging.place == "3 / 5"
    press(window, "Alt+Left")
    assert rows(window).hasFocus()
    assert here(window) == "3"
    press(window, "Return", "Return", "Alt+Left")
    assert here(window) == "4"  # the one that was read last
    press(window, "Escape")
    assert is_project_shown(window)


def test_what_is_read_can_be_listed(window, candidates):
    press(window, "Escape")
    click(window, "Read (5)")
    press(window, "Return", "Ctrl+G")
    assert here(window) == "2"


def test_home_end_and_space(window):
    press(window, "End")
    assert here(window) == "5"
    press(window, "Home")
    assert here(window) == "1"
    press(window, "Space")  # takes it out
    assert rows(window).selectionModel().selectedRows() == []


def test_sorting_by_a_choice_keeps_the_row(window):
    press(window, "Down", "Down")
    pick(window, "Sort by", "Ben")
    assert column(window, "Example")[0] == "3"  # who answered comes first
    assert here(window) == "3"
    pick(window, "Sort by", "as given")
    assert column(window, "Example") == ["1", "2", "3", "4", "5"]


def test_a_click_on_a_head_sorts_and_another_the_other_way(window):
    header = rows(window).horizontalHeader()
    header.sectionClicked.emit(0)
    settle(window)
    header.sectionClicked.emit(0)
    settle(window)
    assert column(window, "Example") == ["5", "4", "3", "2", "1"]
    assert find(window, QComboBox, "Sort by").currentText() == "Example"


def test_sorting_and_searching_keep_what_is_selected(window):
    press(window, "Down", "Down", "Shift+Down")  # the third is sorted to the top, the fourth not
    pick(window, "Sort by", "Ben")
    assert selected(window) == {"3", "4"}
    assert here(window) == "4"
    press(window, "F5")
    settle(window)
    assert selected(window) == {"3", "4"}
    assert here(window) == "4"
    rows(window).setFocus()
    press(window, "/")
    type_text(window, "3")
    press(window, "Return")
    assert selected(window) == {"3"}


def test_another_list_has_nothing_of_the_last_one_selected(window):
    press(window, "Down", "Shift+Down", "Escape")
    click(section(window, "Overview"), "List")
    assert selected(window) == {"1"}


def test_reading_anew_stays_at_the_row(window):
    press(window, "Down", "Down", "F5")
    settle(window)
    assert here(window) == "3"


@pytest.mark.parametrize("key", ["/", "Ctrl+F"])
def test_searching_by_the_number_of_an_example(window, key: str):
    press(window, key)
    assert find(window, QLineEdit, SEARCH).hasFocus()
    type_text(window, "4")
    press_quickly(window, "Escape")
    assert rows(window).hasFocus()
    settle(window)
    assert find(window, QLineEdit, SEARCH).text() == "4"


@pytest.mark.parametrize("key", ["Return", "Down"])
def test_return_and_down_lead_from_the_search_to_what_is_found(window, key: str):
    press(window, "/")
    type_text(window, "4")
    press(window, key)
    assert "4" in column(window, "Example")
    assert len(column(window, "Example")) < 5
    assert says(window, f"{len(column(window, 'Example'))} of 5 candidates")
    assert rows(window).hasFocus()
    press(window, "Return")
    assert JudgingDriver(window).is_shown


def test_where_nothing_is_found_a_sentence_says_so_and_the_search_can_be_cleared(window):
    press(window, "/")
    type_text(window, "no <b>such</b> words")
    press(window, "Return")
    assert find(window, QLineEdit, SEARCH).hasFocus()
    assert says(window, "‘no <b>such</b> words’ is in no text, remark, own tag or number")
    assert not is_shown(window, QTableView, "Candidates")
    click(window, "Clear the search")
    assert column(window, "Example") == ["1", "2", "3", "4", "5"]
    assert rows(window).hasFocus()


def test_the_pronoun_is_read_in_its_sentence_and_in_the_translation(window):
    assert column(window, "Source")[0].count("[") == 1
    assert "[" in column(window, "Translation")[0]
    head = heads(window).index("Source")
    rows(window).horizontalHeader().sectionClicked.emit(head)  # nothing is sorted by it
    settle(window)
    assert column(window, "Example") == ["1", "2", "3", "4", "5"]


def test_names_of_systems_that_are_not_in_sight_have_room(window, project, tmp_path):
    name = "a-system-with-a-long-name-v2"
    before = rows(window).columnWidth(heads(window).index("System"))
    press(window, "Escape")
    add_second_system(project, tmp_path, name=name)
    press(window, "F5")
    click(section(window, "Overview"), "List")
    after = rows(window).columnWidth(heads(window).index("System"))
    assert after > rows(window).fontMetrics().horizontalAdvance(name) > before


def test_another_list_is_not_searched_for_what_was_searched_for_in_the_last(window):
    press(window, "/")
    type_text(window, "no such words")
    press(window, "Return")
    assert not is_shown(window, QTableView, "Candidates")
    press(window, "Escape", "Escape")
    click(section(window, "Overview"), "List")
    assert find(window, QLineEdit, SEARCH).text() == ""
    assert column(window, "Example") == ["1", "2", "3", "4", "5"]


def test_several_are_tagged_at_once_and_untagged(window, project, candidates):
    judge_as(window, "Ada")
    press(window, "Shift+Down")
    type_in(window, "odd")
    click(window, "Add tag…")
    settle(window)
    tags = [candidate_tags(project=project, candidate_id=each) for each in candidates[:3]]
    assert tags == [("odd",), ("odd",), ()]
    assert column(window, "Own tags")[:3] == ["odd", "odd", ""]
    type_in(window, "odd")
    click(window, "Remove tag…")
    settle(window)
    assert candidate_tags(project=project, candidate_id=candidates[0]) == ()


def test_tags_are_undone_and_done_again_by_the_usual_keys(window, project, candidates):
    tag_candidates(project=project, candidates=[candidates[0]], tag="odd", by="Ada", added=True)
    judge_as(window, "Ada")
    press(window, "Shift+Down", "Shift+Down")
    type_in(window, "odd")
    click(window, "Add tag…")

    def tags() -> list[bool]:
        settle(window)
        return [bool(candidate_tags(project=project, candidate_id=each)) for each in candidates[:3]]

    assert tags() == [True, True, True]
    press(window, "Ctrl+Z")
    assert tags() == [True, False, False]  # the first one had it before
    press(window, "Ctrl+Z")  # there is nothing more to undo
    assert tags() == [True, False, False]
    press(window, "Ctrl+Y")
    assert tags() == [True, True, True]


def test_without_a_name_nothing_is_tagged(window, project, candidates):
    when_shown(window, QInputDialog, QInputDialog.reject)
    click(window, "Add tag…")
    assert candidate_tags(project=project, candidate_id=candidates[0]) == ()


def test_the_disputed_ones_among_the_selected_are_adjudicated(window):
    judge_as(window, "Ada")
    press(window, "Down", "Down", "Shift+Down")
    click(window, "Adjudicate")
    assert JudgingDriver(window).is_adjudicating
    assert JudgingDriver(window).place == "1 / 1"


@pytest.mark.parametrize(("keys", "size"), [(("Shift+Down",), 2), ((), 5)])
def test_a_task_set_is_made_of_what_is_selected_else_of_all(window, project, keys, size: int):
    press(window, *keys)
    asked: list[list[str]] = []

    def answer(dialog: NewTaskSetDialog) -> None:
        for step in ("1 of 3", "2 of 3", "3 of 3"):
            asked.append([each for each in (step, *SAID) if says(dialog, each)])
            assert not is_shown(dialog, QRadioButton, "What was referred to people")
            press(dialog, "Return")
            settle(window)

    when_shown(window, NewTaskSetDialog, answer)
    click(window, "Make a task set…")
    settle(window)
    assert [each[0] for each in asked] == ["1 of 3", "2 of 3", "3 of 3"]
    assert all("which is no random sample" in each for each in asked)
    (made,) = task_sets(project=project)
    assert (made.settings.included, made.candidates) == (Included.CHOSEN, size)
    assert says(window, "The task set tasks-1 is made")


def test_what_is_selected_is_copied_else_all(window):
    choose_below(window, "Copy or save the table", "Copy as CSV")
    assert len(QGuiApplication.clipboard().text().splitlines()) == 6
    press(window, "Home", "Shift+Down")
    choose_below(window, "Copy or save the table", "Copy as CSV")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("example,category,system,verdict,reasons,outcome")
    assert len(lines) == 3


def test_a_list_is_read_for_the_clipboard_in_the_background(window):
    QGuiApplication.clipboard().setText("before")
    with stopped_at(window, "reading the candidates") as stop:
        (copy,) = (
            each
            for each in button(window, "Copy or save the table").menu().actions()
            if plain(each.text()) == "Copy as CSV"
        )
        copy.trigger()
        until(stop.reached.is_set)
        assert QGuiApplication.clipboard().text() == "before"
        press_quickly(window, "Down")  # the window goes on
        assert here(window) == "2"
    assert len(QGuiApplication.clipboard().text().splitlines()) == 6
    assert message(window) == "The table is on the clipboard."
    assert set(stop.steps) == {"reading the candidates"}


def test_a_list_is_saved_as_a_file(window, tmp_path: Path, monkeypatch):
    choose_file(monkeypatch, tmp_path / "list.tsv")
    choose_below(window, "Copy or save the table", "Save…")
    assert len((tmp_path / "list.tsv").read_text("utf-8").splitlines()) == 6
    assert "list.tsv" in message(window)


def test_the_menu_of_a_row_has_what_the_buttons_do(window):
    press(window, "Down")
    rows(window).menu_wanted.emit(rows(window).mapToGlobal(rows(window).rect().center()))
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible()]
    texts = [plain(each.text()) for each in menu.actions() if not each.isSeparator()]
    assert texts[:5] == ["Read", "Add tag…", "Remove tag…", "Adjudicate", "Make a task set…"]
    assert "Copy as CSV" in texts
    menu.close()
    assert not is_shown(window, QMenu, "")
