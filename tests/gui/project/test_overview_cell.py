"""The drawing of a cell of the overview."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.project.outcome_bar import (
    PARTS,
    paint_bar,
    part_at,
    size_of_number,
    widths_of,
)

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


def test_a_number_has_room_in_its_cell(qapp):
    font = QApplication.font()
    small, large = size_of_number(font, [1, 1]), size_of_number(font, [1, 200_000])
    assert large.width() > QFontMetricsF(font).horizontalAdvance("200,000")
    assert large.width() > small.width()
    assert large.height() == small.height()


def test_a_cell_grows_with_the_text(qapp):
    normal = size_of_number(QApplication.font(), [1])
    apply_theme(qapp, Scheme.LIGHT, 200)
    double = size_of_number(QApplication.font(), [1])
    assert double.width() == pytest.approx(2 * normal.width(), rel=0.1)
    assert double.height() == pytest.approx(2 * normal.height(), rel=0.1)


@given(numbers, st.integers(40, 400))
def test_where_a_part_of_the_bar_is_painted_it_is_found(numbers, room):
    bar, right = QRectF(7, 3, room, 10), 7.0
    for part, number, width in zip(PARTS, numbers, widths_of(numbers, room), strict=True):
        if number:
            assert part_at(bar, numbers, QPointF(right + width / 2, 5)) is part
        right += width
    assert part_at(bar, numbers, QPointF(7 + room / 2, 14)) is None
    assert part_at(bar, (0, 0, 0, 0, 0), QPointF(7 + room / 2, 5)) is None
