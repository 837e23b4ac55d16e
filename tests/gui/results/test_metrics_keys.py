"""Tab follows the reading order in the view of metrics, and names and keys are unique."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMainWindow, QPushButton, QWidget

from tests.gui.driving.finding import name_of, shown
from tests.gui.driving.plots import plot
from tests.gui.driving.sections import turn_to
from tests.gui.driving.window import entry, held_up
from tests.gui.results.conftest import names_by_tab, reached_by_tab


@pytest.fixture
def results(show, judged, main_window: QMainWindow) -> QWidget:
    results = show(judged)
    main_window.resize(1100, 3000)  # all of it is seen
    turn_to(results, "Metrics")
    return results


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def test_tab_goes_down_the_page_and_from_left_to_right(results: QWidget):
    assert {
        "Metric of the plot",
        "Save picture…",
        name_of(plot(results)),
        "Copy signature",
    } <= set(names_by_tab(results))
    places = [place(each, results) for each in reached_by_tab(results)]
    for before, after in pairwise(places):
        assert after.top() >= before.bottom() or after.left() >= before.right()


def test_the_other_plots_are_reached_after_what_is_chosen_for_them(results: QWidget):
    turn_to(results, "Plot")
    reached = names_by_tab(results)
    at = reached.index("Plot")
    assert reached[at : at + 3] == ["Plot", "Save picture…", name_of(plot(results))]


def test_what_can_be_pressed_or_read_is_called_differently(results: QWidget):
    parts = [*shown(results, QPushButton), *shown(results, QLineEdit)]
    names = [name_of(each) for each in parts if isinstance(each, QPushButton) or name_of(each)]
    assert len(names) >= 7
    assert len(set(names)) == len(names)


def test_no_key_means_two_things_not_even_one_of_the_menus(
    results: QWidget, main_window: QMainWindow
):
    with held_up(main_window):  # what counts and measures can be stopped
        entry(main_window, "File/Reload").trigger()
        texts = [each.text() for each in shown(results, QAbstractButton)]
    assert {"Sto&p", "Stop &measuring"} <= set(texts)
    texts += [each.text() for each in main_window.menuBar().actions()]
    keys = [key for key in (QKeySequence.mnemonic(text).toString() for text in texts) if key]
    assert len(keys) >= 14
    assert sorted(keys) == sorted(set(keys))
