"""A plot whose points lead somewhere, by mouse and by keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.report_page.plots.files import Pixels
from protest_gui.widgets.plots import PointLink, PointsPlot
from tests.gui.driving.plots import colours

SPOTS = [
    PointLink("<b>best</b>, 0.9", "b"),
    PointLink("second, 0.5", "s"),
    PointLink("last, 0.1", "l"),
]
# In the order of the key: the best is in the middle, the last at the left.
POINTS = ((200.0, 30.0), (300.0, 60.0), (100.0, 90.0))
WHITE = b"\xff" * (4 * 400 * 120)


@pytest.fixture
def page(qtbot) -> QWidget:
    page = QWidget()
    QVBoxLayout(page).addWidget(PointsPlot())
    qtbot.addWidget(page)
    page.resize(600, 300)
    page.show()
    page.activateWindow()
    return page


def test_until_it_is_drawn_a_plot_says_that_it_is_being_drawn(page: QWidget, qtbot):
    qtbot.waitExposed(page)
    plot = page.findChild(PointsPlot)
    assert len(colours(plot)) > 1  # of text
    plot.show_pixels(Pixels(400, 120, WHITE, ()))
    assert "#ffffff" in colours(plot)


def test_a_plot_is_asked_for_as_wide_as_its_room(page: QWidget, qtbot):
    plot = page.findChild(PointsPlot)
    widths = []
    for width in (900, 1200):
        with qtbot.waitSignal(plot.wanted) as asked:
            page.resize(width, 300)
        widths.append(asked.args[0].width)
    assert widths[1] > widths[0]


@pytest.fixture
def plot(page: QWidget) -> PointsPlot:
    plot = page.findChild(PointsPlot)
    plot.show_spots(SPOTS, "three systems")
    plot.show_pixels(Pixels(400, 120, WHITE, POINTS))
    plot.setFocus()
    assert plot.place_of(0).toTuple() == POINTS[0]
    return plot


@pytest.fixture
def opened(plot: PointsPlot) -> list[object]:
    opened: list[object] = []
    plot.opened.connect(opened.append)
    return opened


def press(qtbot, plot: PointsPlot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(plot, key)


@pytest.mark.parametrize(("number", "opens"), [(0, "b"), (1, "s"), (2, "l")])
def test_a_click_on_a_point_or_beside_it_opens_it(plot, opened, qtbot, number, opens):
    for beside in (QPoint(0, 0), QPoint(5, -5)):
        where = plot.place_of(number).toPoint() + beside
        qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=where)
    assert opened == [opens, opens]


def test_a_click_elsewhere_and_another_button_open_nothing(plot, opened, qtbot):
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    where = plot.place_of(0).toPoint()
    qtbot.mouseClick(plot, Qt.MouseButton.RightButton, pos=where)
    assert opened == []


def test_left_and_right_go_along_the_plot_and_stay_at_its_ends(plot, opened, qtbot):
    left, right, enter = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return
    press(qtbot, plot, enter, right, enter, right, enter)
    press(qtbot, plot, left, left, enter, left, enter)
    assert opened == ["b", "s", "s", "l", "l"]


def test_up_and_down_go_by_rank(plot, opened, qtbot):
    down, space = Qt.Key.Key_Down, Qt.Key.Key_Space
    press(qtbot, plot, space, down, space, down, space, down, space, Qt.Key.Key_Up, space)
    assert opened == ["b", "s", "l", "l", "s"]


def test_the_point_one_is_at_is_told_and_seen(plot, qtbot):
    assert plot.accessibleDescription() == "<b>best</b>, 0.9\nthree systems"
    before = plot.grab().toImage()
    reached = []
    plot.reached.connect(reached.append)
    press(qtbot, plot, Qt.Key.Key_Right)
    assert plot.accessibleDescription() == "second, 0.5\nthree systems"
    assert plot.grab().toImage() != before
    assert reached[-1].contains(plot.place_of(1).toPoint())


def test_a_tool_tip_names_the_point_and_is_no_markup(plot, qtbot):
    qtbot.mouseMove(plot, plot.place_of(0).toPoint())
    assert plot.toolTip() == "<p>&lt;b&gt;best&lt;/b&gt;, 0.9</p>"
    assert plot.cursor().shape() is Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(plot, QPoint(20, 20))
    assert plot.toolTip() == ""
    assert plot.cursor().shape() is not Qt.CursorShape.PointingHandCursor


def test_a_picture_that_is_shown_smaller_has_its_points_where_they_are_seen(plot, opened, qtbot):
    """The window is narrower than when the plot was drawn."""
    larger = tuple((2 * x, 2 * y) for x, y in POINTS)
    plot.show_pixels(Pixels(800, 240, 4 * WHITE, larger))
    assert plot.width() < 600
    assert plot.place_of(1).x() == pytest.approx(600 * plot.width() / 800, abs=1)
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.place_of(1).toPoint())
    assert opened == ["s"]


def test_before_it_is_drawn_and_where_nothing_is_drawn_keys_open_nothing(plot, opened, qtbot):
    plot.show_spots(SPOTS[:2], "two systems")
    press(qtbot, plot, Qt.Key.Key_Right, Qt.Key.Key_Return)
    plot.show_sentence("There is nothing to draw.")
    press(qtbot, plot, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert opened == []
    assert plot.accessibleDescription() == "There is nothing to draw.\ntwo systems"
