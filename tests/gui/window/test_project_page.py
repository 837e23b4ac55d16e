"""The sections about a project and their names at the left."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QMainWindow, QScrollArea, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.loading.create_project import create_project
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.builders.small_suite import FILES, write_suite
from tests.gui.driving import tables
from tests.gui.driving.finding import (
    button,
    buttons,
    field,
    find,
    is_shown,
    shown,
    table,
    texts,
)
from tests.gui.driving.sections import is_project_shown, section, sections
from tests.gui.driving.window import (
    choose,
    click,
    close_file,
    entry,
    focused,
    held_up,
    is_busy,
    is_nothing_open,
    laid_out,
    message,
    open_file,
    pick,
    pick_quickly,
    press,
    press_quickly,
    reading_noted,
    settle,
)

CATEGORY, METRIC = "Category", "Metric and people"
STRIP = "Work under way"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


def lines(window: QMainWindow) -> list[str]:
    """Return the lines about the project."""
    return "\n".join(texts(section(window, "About this project"))).splitlines()


def test_with_text_of_twice_the_size_a_small_window_shows_every_section(window, qapp):
    apply_theme(qapp, Scheme.LIGHT, 200)
    window.resize(900, 600)
    for name in sections(window):
        section(window, name)
        laid_out(window)
        assert (name, window.size()) == (name, QSize(900, 600))


def test_the_overview_comes_first_and_shows_the_counts(window: QMainWindow):
    assert "Read (5)" in buttons(window)


def test_sections_are_chosen_by_arrows(window: QMainWindow):
    names = ["Overview", "Systems", "Tasks", "Agreement", "Results", "About this project"]
    assert sections(window) == names
    find(window, QListWidget, "Sections").setFocus()
    for expected in names[1:]:
        press(window, "Down")
        assert is_shown(window, QWidget, expected)


def test_after_opening_the_keyboard_is_on_the_page(window: QMainWindow):
    assert find(window, QWidget, "Project").isAncestorOf(focused(window))


def test_choosing_in_the_overview_hands_over_the_candidates(window: QMainWindow):
    counts = table(window, "Candidates by category and system")
    row = tables.row_heads(counts).index("event · it")
    with reading_noted(window) as noted:
        tables.click(counts, row, 0)
        settle(window)
    assert [len(each) for each in noted] == [1]


def test_where_nothing_is_left_to_read_nothing_is_handed_over(
    window: QMainWindow, project: Project
):
    """Somebody else has judged it meanwhile."""
    counts = table(window, "Candidates by category and system")
    pick(window, "Outcome", "open")
    for candidate in list_candidates(project=project, chosen=CandidateFilter()):
        judge(
            project=project,
            candidate_id=candidate,
            annotator="ann",
            judgement=Judgement(tags=frozenset({"bad_translation"})),
        )
    with reading_noted(window) as noted:
        tables.click(counts, -1, -1)
        settle(window)
    assert noted == []


def test_a_filter_counts_anew(window: QMainWindow):
    pick(window, CATEGORY, "event · it")
    assert "Read (1)" in buttons(window)


def test_a_page_that_is_gone_is_not_filled_any_more(window: QMainWindow):
    with held_up(window):
        entry(window, "File/Reload").trigger()
        close_file(window)
        assert not is_project_shown(window)
    settle(window)  # an error in a slot fails the test
    assert is_nothing_open(window)


def test_an_error_in_reading_is_told_and_what_was_shown_stays(
    window: QMainWindow, project: Project
):
    before = tables.cells(table(section(window, "Systems"), "Systems"))
    with closing(sqlite3.connect(project.path)) as other:
        other.execute("ALTER TABLE match RENAME TO gone")
    choose(window, "File/Reload")
    assert "does not fit together" in message(window)
    assert tables.cells(table(window, "Systems")) == before


def test_about_says_what_the_project_holds(window: QMainWindow, project: Project):
    about = lines(window)
    assert about[0] == "small 2 · English → German"
    for expected in (str(project.path), "7 in 2 documents", "event · it", "5", "total"):
        assert expected in about
    assert any(line.startswith("one, loaded ") for line in about)


def open_with(window: QMainWindow, tmp_path: Path, suite_toml: str) -> None:
    suite = write_suite(tmp_path / "s", suite_toml=suite_toml)
    create_project(path=tmp_path / "p.protest", directory=suite)
    open_file(window, tmp_path / "p.protest")


def test_what_is_invented_is_called_so(main_window: QMainWindow, tmp_path: Path):
    open_with(main_window, tmp_path, FILES["suite.toml"] + "demonstration = true\n")
    about = lines(main_window)
    assert any("Invented for demonstration" in line for line in about)
    assert "none" in about  # of the systems


def test_a_name_with_markup_is_shown_as_it_is(main_window: QMainWindow, tmp_path: Path):
    open_with(main_window, tmp_path, FILES["suite.toml"].replace("small", "<b>x</b>"))
    about = section(main_window, "About this project")
    (title,) = [each for each in shown(about, QLabel) if each.text().startswith("<b>x</b> 2")]
    assert title.textFormat() is Qt.TextFormat.PlainText


def test_text_stands_in_a_block_of_readable_width(window: QMainWindow):
    window.resize(1600, 600)
    about = section(window, "About this project")
    assert isinstance(about, QScrollArea)
    block = about.widget()
    assert block.width() <= 100 * block.fontMetrics().averageCharWidth()
    assert block.x() == 0


def test_every_section_takes_a_new_text_size(window: QMainWindow):
    """Qt tells all widgets one after another: none may be deleted meanwhile."""
    for name in ("Overview", "Systems", "Tasks", "About this project"):
        label = section(window, name).findChild(QLabel)
        before = label.font().pointSizeF()
        press(window, "Ctrl++", "Ctrl++", "Ctrl++")
        assert section(window, name).findChild(QLabel).font().pointSizeF() > before


@pytest.fixture
def contradicted(window: QMainWindow, project: Project) -> CandidateId:
    """Somebody calls wrong what is as in the reference."""
    approved = CandidateFilter(outcomes=frozenset({Outcome.APPROVED}))
    candidate, *_ = list_candidates(project=project, chosen=approved)
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    return candidate


def test_what_a_metric_and_people_disagree_on_is_filtered_and_read(
    window: QMainWindow, contradicted: CandidateId
):
    pick(window, METRIC, "APT disagrees")
    with reading_noted(window) as noted:
        click(window, "Read (1)")
    assert [tuple(each) for each in noted] == [(contradicted,)]


def test_measuring_for_the_filter_shows_its_progress_and_can_be_cancelled(
    window: QMainWindow, contradicted: CandidateId, qtbot
):
    with held_up(window):
        pick_quickly(window, METRIC, "APT disagrees")
        qtbot.waitUntil(lambda: is_shown(window, QFrame, STRIP))
        button(find(window, QFrame, STRIP), "Cancel").click()
    settle(window)
    assert "not those of the filter" in message(window)
    assert "Read (5)" in buttons(window)
    click(window, "Count now")
    assert message(window) == ""
    assert "Read (1)" in buttons(window)


def test_a_filter_that_needs_no_measuring_shows_no_progress(window: QMainWindow):
    with held_up(window):
        field(window, "Search text and remarks").setFocus()
        press_quickly(window, "I", "T", "Return")
        assert not is_busy(window)
    settle(window)
    assert "Read (5)" not in buttons(window)
