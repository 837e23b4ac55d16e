"""Margins and gaps in heights of a line."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.widgets.layout import on_font_change, spaced


@pytest.fixture(autouse=True)
def as_large_as_before(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT, 100)
    yield
    apply_theme(qapp, Scheme.LIGHT, 100)


def test_margins_and_gaps_follow_the_text_size_also_of_a_layout_in_another(qtbot, qapp):
    page = QWidget()
    qtbot.addWidget(page)
    outer, inner = spaced(QVBoxLayout(page), margin=1, gap=1), QHBoxLayout()
    outer.addLayout(inner)
    spaced(inner, margin=(1, 0, 2, 0), gap=0.5)
    page.show()
    for percent in (100, 200):
        apply_theme(qapp, Scheme.LIGHT, percent)
        line = page.fontMetrics().height()
        assert outer.contentsMargins() == QMargins(line, line, line, line)
        assert outer.spacing() == line
        assert inner.contentsMargins() == QMargins(line, 0, 2 * line, 0)
        assert inner.spacing() == line // 2
    assert page.fontMetrics().height() > 20


def test_what_is_none_stays_as_qt_has_it(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    before = layout.contentsMargins(), layout.spacing()
    spaced(layout, margin=None, gap=None)
    assert (layout.contentsMargins(), layout.spacing()) == before


def test_a_layout_without_a_widget_is_refused(qapp):
    with pytest.raises(AssertionError):
        spaced(QVBoxLayout())


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.heights: list[int] = []
        on_font_change(self, Page.note)

    def note(self) -> None:
        self.heights.append(self.fontMetrics().height())


def test_what_depends_on_the_font_is_done_at_once_and_with_each_change(qtbot, qapp):
    page = Page()
    qtbot.addWidget(page)
    page.show()
    apply_theme(qapp, Scheme.LIGHT, 200)
    assert page.heights[0] < page.heights[-1] == page.fontMetrics().height()


def test_a_widget_goes_with_the_last_reference_to_it(qapp):
    page = Page()
    spaced(QVBoxLayout(page), margin=1)
    left = weakref.ref(page)
    gc.disable()  # which may run while the widget is painted
    try:
        del page
        assert left() is None
    finally:
        gc.enable()
