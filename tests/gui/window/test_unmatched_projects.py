"""A project that was made with its systems but not matched says why it has no numbers."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QTableView

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.small_suite import SYSTEM, write_system
from tests.gui.driving import tables
from tests.gui.driving.finding import button, buttons, shown, table, texts
from tests.gui.driving.sections import section, tab_names, turn_to
from tests.gui.driving.window import click, focused, open_file, press

NONE_MATCHED = (
    "No system has been matched with the reference yet. "
    "Until then, what the program would approve counts as open."
)


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    open_file(main_window, project.path)
    return main_window


@pytest.mark.parametrize("name", ["Overview", "Systems", "Results"])
def test_it_says_why_and_offers_to_match(window: QMainWindow, name: str):
    page = section(window, name)
    assert NONE_MATCHED in texts(page)
    assert "Hide message" not in buttons(page)  # it stays while there are no numbers
    click(page, "Match now")
    assert NONE_MATCHED not in texts(page)
    assert "Match now" not in buttons(page)


def test_matching_shows_the_numbers_of_the_overview(window: QMainWindow):
    page = section(window, "Overview")
    counts = table(page, "Candidates by category and system")
    assert tables.cells(counts)[-1][-6:] == ["·", "·", "·", "·", "5", "5"]
    click(page, "Match now")
    assert tables.cells(counts)[-1][-6:] == ["2", "·", "·", "·", "3", "5"]


def test_the_results_show_no_tables_of_nothing(window: QMainWindow):
    results = section(window, "Results")
    for name in tab_names(results):
        turn_to(results, name)
        if name != "Metrics":  # which compare texts, matched or not
            assert shown(results, QTableView) == []
    turn_to(results, "Scores")
    click(results, "Match now")
    scores = table(results, "Scores by system and category")
    assert "undefined" not in tables.cells(scores)[0][0]


def test_it_is_reached_by_tab(window: QMainWindow):
    for name in ("Overview", "Results"):
        page = section(window, name)
        reached = []
        page.setFocus()
        while (there := focused(window)) not in reached:
            reached.append(there)
            press(window, "Tab")
        assert button(page, "Match now") in reached


def test_one_that_was_loaded_later_is_named(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    evaluate(project=project)
    files = write_system(tmp_path, "late", text=SYSTEM["text"])
    load_systems(project=project, outputs=[SystemOutput("<b>late</b>", *files)])
    open_file(main_window, project.path)
    sentence = (
        "Not matched with the reference yet: <b>late</b>. "
        "Until then, what the program would approve counts as open."
    )
    for name in ("Overview", "Results"):
        assert sentence in texts(section(main_window, name))
    assert shown(section(main_window, "Results"), QTableView)
