"""Counting takes long in a large project: the window goes on, and one can stop it."""

import sqlite3
from time import monotonic

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QMainWindow, QTableView, QWidget

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.gui.driving.finding import button, buttons, combo, is_shown, says, table
from tests.gui.driving.sections import section, section_quickly
from tests.gui.driving.tables import cells
from tests.gui.driving.window import (
    click,
    close,
    held_up,
    laid_out,
    message,
    open_file,
    press,
    press_quickly,
    read,
    settle,
    steps_noted,
)
from tests.gui.results.conftest import ANNOTATORS, CONFUSION, CONSISTENCY

NAME = "Agreement"
DOING = "Comparing the annotators …"
STEP = "comparing the annotators"
# As in a project that is too large: looking through all candidates never comes to an end.
ENDLESS = """
    ALTER TABLE candidate RENAME TO finite;
    CREATE VIEW candidate AS
        WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT finite.* FROM n, finite
"""
SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]


@pytest.fixture
def patience() -> Patience:
    """A short patience, as what is locked here stays locked."""
    return Patience(reading=0.5, writing=0.5)


@pytest.fixture
def window(main_window: QMainWindow, differing: Project) -> QMainWindow:
    open_file(main_window, differing.path)
    return main_window


def rows(page: QWidget) -> int:
    return len(cells(table(page, ANNOTATORS))) if is_shown(page, QTableView, ANNOTATORS) else 0


def test_nothing_is_counted_in_the_windows_own_thread(window: QMainWindow, qtbot):
    with held_up(window):
        page = section_quickly(window, NAME)
        qtbot.waitUntil(lambda: "Stop" in buttons(page))
        assert says(page, DOING)
        assert rows(page) == 0
    settle(window)
    assert rows(page) == 3
    assert "Stop" not in buttons(page)


def test_what_is_stopped_is_not_shown_and_can_be_asked_for_again(window: QMainWindow, qtbot):
    with held_up(window):
        page = section_quickly(window, NAME)
        qtbot.waitUntil(lambda: "Stop" in buttons(page))
        button(page, "Stop").setFocus()
        press_quickly(page, "Space")
        assert "Stop" not in buttons(page)
    settle(window)
    assert rows(page) == 0
    assert "Stopped" in message(page)
    click(page, "Compare now")
    assert rows(page) == 3
    assert message(page) == ""


def test_what_is_not_seen_is_not_counted(main_window: QMainWindow, differing: Project):
    with steps_noted(main_window) as steps:
        open_file(main_window, differing.path)
        assert STEP not in steps
        assert rows(section(main_window, NAME)) == 3
        assert STEP in steps


def test_whoever_leaves_the_section_does_not_wait_for_its_numbers(window: QMainWindow):
    with steps_noted(window) as steps:
        with held_up(window):
            section_quickly(window, NAME)
            section_quickly(window, "Tasks")
        settle(window)
        assert STEP not in steps
    assert rows(section(window, NAME)) == 3


def test_nobody_is_asked_before_the_window_closes_over_it(window: QMainWindow):
    with held_up(window):
        section_quickly(window, NAME)
        assert not is_shown(window, QFrame, "Work under way")
    assert close(window)


def test_the_window_closes_at_once_in_the_midst_of_a_count(
    window: QMainWindow, differing: Project, qtbot
):
    read(window, list_candidates(project=differing, chosen=CandidateFilter()))
    press(window, "Alt+Left")
    with sqlite3.connect(differing.path) as other:
        other.executescript(ENDLESS)
    other.close()
    with steps_noted(window) as steps:
        section_quickly(window, NAME)
        qtbot.waitUntil(lambda: bool(steps))
        begin = monotonic()
        assert close(window)
    assert monotonic() - begin < 3  # seconds; it would wait four for what is to be saved


def test_an_error_is_told_and_counted_again_when_one_comes_back(
    window: QMainWindow, differing: Project
):
    other = sqlite3.connect(differing.path)
    other.execute("BEGIN EXCLUSIVE")
    page = section(window, NAME)
    other.close()
    assert "is being written by another program" in message(window)
    assert rows(page) == 0
    section(window, "Tasks")
    assert rows(section(window, NAME)) == 3


@pytest.mark.parametrize(("percent", "screen"), SCREENS)
def test_the_section_fits_small_screens(window: QMainWindow, qapp, percent, screen):
    apply_theme(qapp, Scheme.LIGHT, percent)
    page = section(window, NAME)
    window.resize(screen)
    laid_out(window)
    assert window.size() == screen
    needed = page.minimumSizeHint()
    assert needed.width() <= page.width()
    for each in (
        *(button(page, name) for name in buttons(page) if "djudicate" in name or "Cop" in name),
        button(page, "Count unjudged candidates as none"),
        combo(page, "Question"),
    ):
        assert each.width() >= each.sizeHint().width()
    for name in (ANNOTATORS, CONFUSION, CONSISTENCY):
        assert table(page, name).verticalScrollBar().maximum() == 0  # no row is cut
