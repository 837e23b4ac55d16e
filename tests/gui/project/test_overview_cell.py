"""How a cell of the overview is drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from protest_core.candidates.filter import OutcomeCounts
from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.project.outcome_bar import paint_bar, size_of_cell, widths_of

numbers = st.tuples(*[st.integers(0, 200_000)] * 5).filter(any)


@given(numbers, st.integers(40, 400))
def test_the_parts_fill_the_bar(numbers, room):
    assert sum(widths_of(numbers, room)) == pytest.approx(room)


@given(numbers, st.integers(40, 400))
def test_what_is_there_can_be_seen_and_what_is_not_takes_no_room(numbers, room):
    for number, width in zip(numbers, widths_of(numbers, room), strict=True):
        assert width >= 2 if number else width == 0


def test_parts_are_in_proportion():
    assert widths_of((1, 0, 3, 0, 4), 80) == [10, 0, 30, 0, 40]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_parts_stand_in_their_order_and_the_open_one_is_hollow(qapp, colours):
    image = QImage(100, 10, QImage.Format.Format_RGB32)
    image.fill(QColor(colours.base))
    painter = QPainter(image)
    paint_bar(painter, QRectF(0, 0, 100, 10), (1, 1, 1, 1, 1), colours)
    painter.end()
    seen = [image.pixelColor(10 + 20 * part, 5).name().upper() for part in range(5)]
    assert seen == [
        colours.approved.upper(),
        colours.correct.upper(),
        colours.incorrect.upper(),
        colours.not_judgeable.upper(),
        colours.base.upper(),
    ]
    assert image.pixelColor(90, 0).name().upper() == colours.open.upper()


def test_a_cell_has_room_for_its_numbers(qapp):
    font = QApplication.font()
    small = size_of_cell(font, [OutcomeCounts(1, 1, 1, 1, 1)])
    large = size_of_cell(font, [OutcomeCounts(1, 1, 1, 1, 1), OutcomeCounts(approved=200_000)])
    assert large.width() > 5 * QFontMetricsF(font).horizontalAdvance("200,000")
    assert large.width() > small.width()
    assert large.height() == small.height()


def test_a_cell_grows_with_the_text(qapp):
    normal = size_of_cell(QApplication.font(), [OutcomeCounts(1)])
    apply_theme(qapp, Scheme.LIGHT, 200)
    double = size_of_cell(QApplication.font(), [OutcomeCounts(1)])
    assert double.width() == pytest.approx(2 * normal.width(), rel=0.1)
    assert double.height() == pytest.approx(2 * normal.height(), rel=0.1)
