"""The translation window on small screens with large text: narrow, but nothing is cut."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from protest_core.judgements.model import Answer
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.widgets.labels import ElidedLabel
from tests.gui.driving.window import laid_out

SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]


@pytest.fixture(params=SCREENS, ids=["100", "200", "300"])
def small_page(page, press, request, qapp):
    """With everything that can be shown, as large as a window with menus lets it be."""
    percent, screen = request.param
    apply_theme(qapp, Scheme.LIGHT, percent)
    press("r")
    menus = 2 * page.fontMetrics().height()
    page.resize(screen.width(), screen.height() - menus)
    laid_out(page)
    assert page.texts.reference.isVisible()
    assert page.size() == screen - QSize(0, menus)
    return page


def test_the_page_fits(small_page):
    needed = small_page.minimumSizeHint()
    assert needed.width() <= small_page.width()
    assert needed.height() <= small_page.height()


def test_no_answer_and_no_key_of_an_answer_is_cut(small_page):
    for row in (small_page.panel.antecedent, small_page.panel.pronoun):
        for choice in map(row.choice, Answer):
            assert choice.width() >= choice.sizeHint().width()
            assert choice.height() >= choice.sizeHint().height()
    assert small_page.panel.horizontalScrollBar().maximum() == 0
    assert small_page.panel.widget().width() == small_page.panel.viewport().width()


def test_the_text_keeps_the_larger_share_and_shows_the_pronoun(small_page):
    texts = small_page.texts
    assert texts.width() > small_page.panel.width()
    for column in (texts.source, texts.translation):
        assert column.text.viewport().height() >= 2 * small_page.fontMetrics().height()
    (box,) = texts.translation.text.word_boxes((1, 0))
    assert texts.translation.text.viewport().rect().contains(box.center().toPoint())


def test_the_buttons_below_the_text_can_be_read_and_used(small_page, qtbot):
    texts = small_page.texts
    buttons = (texts.above_button, texts.reference_button, texts.below_button)
    for button in buttons:
        assert texts.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
    words = texts.fontMetrics().horizontalAdvance("Reference")
    assert texts.reference_button.width() > words
    qtbot.mouseClick(texts.reference_button, Qt.MouseButton.LeftButton)
    assert not texts.reference.isVisible()


def test_where_there_is_room_the_answers_stand_side_by_side(page):
    def tops() -> set[int]:
        laid_out(page)
        return {page.panel.pronoun.choice(each).y() for each in Answer}

    assert len(tops()) == 1
    page.resize(500, 480)
    assert len(tops()) == 3
    page.resize(1100, 700)
    assert len(tops()) == 1


@pytest.fixture
def splitter(qtbot) -> QSplitter:
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    splitter.setChildrenCollapsible(False)
    for part in (QWidget(), AnnotationPanel()):
        splitter.addWidget(part)
    splitter.setStretchFactor(0, 1)
    splitter.resize(1100, 500)
    splitter.show()
    laid_out(splitter)
    return splitter


def panel_width(splitter: QSplitter, width: int) -> int:
    splitter.resize(width, 500)
    laid_out(splitter)
    assert sum(splitter.sizes()) == width - splitter.handleWidth()
    return splitter.widget(1).width()


def test_a_narrow_window_takes_from_the_panel_and_a_wide_one_gives_it_back(splitter):
    before = splitter.widget(1).width()
    assert panel_width(splitter, 500) < 0.45 * 500 < before
    assert panel_width(splitter, 1100) == before


def test_a_width_that_somebody_chose_stays(splitter):
    splitter.moveSplitter(1100 - 280, 1)
    chosen = splitter.widget(1).width()
    assert panel_width(splitter, 1000) == chosen
    assert panel_width(splitter, 1100) == chosen


def test_larger_text_makes_the_panel_wider(splitter, qapp):
    before = splitter.widget(1).width()
    apply_theme(qapp, Scheme.LIGHT, 130)
    assert panel_width(splitter, 1100) > before


def ink(label: ElidedLabel) -> int:
    picture = label.grab().toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return sum(picture.pixelColor(x, y).lightness() < 200 for x, y in places)


def test_a_letter_that_reaches_over_the_edge_is_not_cut(qtbot, qapp):
    apply_theme(qapp, Scheme.LIGHT, 300)
    label = ElidedLabel("JJJ")
    qtbot.addWidget(label)
    label.resize(400, 100)
    at_the_edge = ink(label)
    label.setContentsMargins(40, 0, 0, 0)
    assert label.fontMetrics().leftBearing("J") < 0
    assert at_the_edge == ink(label) > 0
