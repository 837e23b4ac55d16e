"""Plots: what is drawn, and where its points are."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from protest_gui.widgets.plots import PlotView, PointsPlot
from tests.gui.driving.finding import shown
from tests.gui.driving.window import settle


def plot(root: QWidget) -> QWidget:
    """The only one that is seen."""
    (found,) = shown(root, PlotView)
    return found


def drawn(plot: QWidget, qtbot: QtBot) -> None:
    """Until it is as it is to be seen now, or it is said why there is none."""
    assert isinstance(plot, PlotView)

    def is_drawn() -> bool:
        settle(plot)  # what was drawn may need more room, and is then drawn anew
        return plot.is_drawn

    qtbot.waitUntil(is_drawn)


def place_of_point(plot: QWidget, number: int) -> QPoint:
    assert isinstance(plot, PointsPlot)
    return plot.place_of(number).toPoint()


def colours(plot: QWidget) -> set[str]:
    """That are seen in it; every other line is looked at."""
    image = plot.grab().toImage()
    lines = range(0, image.height(), 2)
    return {image.pixelColor(x, y).name() for y in lines for x in range(image.width())}


def sideways(plot: QWidget) -> QScrollBar:
    """What moves it where the window is too narrow."""
    around: QWidget | None = plot
    while not isinstance(around, QScrollArea):
        assert around is not None
        around = around.parentWidget()
    return around.horizontalScrollBar()
