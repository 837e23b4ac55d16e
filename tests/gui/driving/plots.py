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
    """Wait until the plot is drawn as it is to be seen now, or replaced by a sentence."""
    assert isinstance(plot, PlotView)

    def is_drawn() -> bool:
        settle(plot)  # what was drawn may need more room, and is then drawn anew
        return plot.is_drawn

    qtbot.waitUntil(is_drawn)


def place_of_point(plot: QWidget, number: int) -> QPoint:
    assert isinstance(plot, PointsPlot)
    return plot.place_of(number).toPoint()


def colours(plot: QWidget) -> set[str]:
    """Return the colours that are seen in the plot; every other line is looked at."""
    image = plot.grab().toImage()
    lines = range(0, image.height(), 2)
    return {image.pixelColor(x, y).name() for y in lines for x in range(image.width())}


def sideways(plot: QWidget) -> QScrollBar:
    """Return the scroll bar that moves the plot if the window is too narrow."""
    around: QWidget | None = plot
    while not isinstance(around, QScrollArea):
        assert around is not None
        around = around.parentWidget()
    return around.horizontalScrollBar()
