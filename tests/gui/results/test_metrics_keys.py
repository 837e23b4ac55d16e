"""In the view of metrics Tab goes as one reads, and no two things have the same name or key."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QWidget

from protest_gui.numbers.results import ResultsPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import plain
from tests.gui.driving.window import settle


@pytest.fixture
def page(show, judged, main_window: MainWindow, qtbot) -> ResultsPage:
    page = show(judged)
    main_window.resize(1100, 3000)  # all of it is seen
    page.tabs.setFocus()
    for _ in range(3):
        qtbot.keyClick(page.tabs, Qt.Key.Key_Right)
    settle(main_window)
    assert page.metrics.tables.isVisible()
    return page


def reached_by_tab(page: ResultsPage, qtbot) -> Iterator[QWidget]:
    page.tabs.setFocus()
    focused: QWidget = page.tabs
    while page.isAncestorOf(focused):
        yield focused
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def test_tab_goes_down_the_page_and_from_left_to_right(page: ResultsPage, qtbot):
    reached = [*reached_by_tab(page, qtbot)]
    plot = page.metrics.tables.plot
    assert {plot.choice, plot.save, plot.view, page.signature._copy} <= set(reached)
    places = [place(each, page) for each in reached]
    for before, after in pairwise(places):
        assert after.top() >= before.bottom() or after.left() >= before.right()


def test_the_other_plots_are_reached_after_what_is_chosen_for_them(page: ResultsPage, qtbot):
    qtbot.keyClick(page.tabs, Qt.Key.Key_Right)
    qtbot.waitUntil(page.plot.isVisible)
    reached = [*reached_by_tab(page, qtbot)]
    of_plot = [each for each in reached if page.plot.isAncestorOf(each)]
    assert of_plot == [page.plot.choice, page.plot.save, page.plot.view]


def test_what_can_be_pressed_or_read_is_called_differently(page: ResultsPage):
    parts = [*page.findChildren(QPushButton), *page.findChildren(QLineEdit)]
    names = [
        each.accessibleName() or plain(each.text())
        for each in parts
        if each.isVisible() and (isinstance(each, QPushButton) or each.accessibleName())
    ]
    assert len(names) >= 7
    assert len(set(names)) == len(names)


def test_no_key_means_two_things_not_even_one_of_the_menus(
    page: ResultsPage, main_window: MainWindow
):
    seen = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    under_way = [page._stop, page.metrics._stop]  # seen while something is counted
    texts = [each.text() for each in (*seen, *under_way)]
    texts += [each.text() for each in main_window.menuBar().actions()]
    keys = [key for key in (QKeySequence.mnemonic(text).toString() for text in texts) if key]
    assert len(keys) >= 14
    assert sorted(keys) == sorted(set(keys))
