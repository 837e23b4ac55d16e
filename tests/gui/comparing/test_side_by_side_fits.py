"""Nothing is cut on small screens with large text, or wider than the window."""

from collections.abc import Sequence
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QScrollArea, QStyle, QStyleOptionViewItem, QTextEdit

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.judge_candidate import judge
from protest_core.judgements.guidelines import guidelines_for, parse_guidelines
from protest_core.judgements.model import LONGEST_TAG, Answer, Judgement, State, StoredJudgement
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.comparing.answers_table import AllAnswers, AnswersTable
from protest_gui.widgets.labels import WrappingLabel
from tests.builders.further_questions import FORMS, REGISTER
from tests.builders.own_tags import add_candidate_tag
from tests.gui.driving.finding import button, buttons, shown, table
from tests.gui.driving.finding import find as find_widget
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.tables import area, cells, heads
from tests.gui.driving.window import laid_out

SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]
FURTHER = parse_guidelines(REGISTER + FORMS, guidelines_for("en", "de")).further
SAID = frozenset({("register", "no"), ("forms", "er"), ("forms", "sie")})
LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente" * 3


@pytest.fixture(params=SCREENS, ids=["100", "200", "300"])
def small(judging: JudgingDriver, judged, find, request, qapp) -> JudgingDriver:
    """The judging page with a name, a tag and a remark that have no place to break at."""
    percent, screen = request.param
    candidate = find("one", 1)
    said = Judgement(Answer.NO, Answer.NO, tags=frozenset({"x" * LONGEST_TAG}), remark=LONG)
    judge(project=judged, candidate_id=candidate, annotator=LONG[:99], judgement=said)
    add_candidate_tag(project=judged, candidate_id=candidate, tag="y" * LONGEST_TAG, added_by="Ada")
    apply_theme(qapp, Scheme.LIGHT, percent)
    judging.press("R", "O")
    judging.click("2 earlier judgements")
    menus = 2 * judging.window.fontMetrics().height()
    judging.window.resize(screen.width(), screen.height() - menus)
    laid_out(judging.window)
    assert judging.window.size() == screen - QSize(0, menus)
    return judging


def test_the_page_with_the_overview_panel_fits(small):
    needed = small.window.minimumSizeHint()
    assert needed.width() <= small.window.width()
    assert needed.height() <= small.window.height()
    assert small.text().width() > small.overview.width()


@pytest.mark.parametrize("panel", ["Judgement", "All answers"])
def test_larger_text_makes_the_panel_wider_whichever_is_shown(judging, qapp, panel):
    if panel == "All answers":
        judging.press("O")
    judging.window.resize(2000, 700)
    laid_out(judging.window)
    shown_panel = find_widget(judging.window, QScrollArea, panel)
    before = shown_panel.width()
    apply_theme(qapp, Scheme.LIGHT, 200)
    laid_out(judging.window)
    assert shown_panel.width() >= 1.9 * before


def test_nothing_in_the_panel_is_cut_at_its_side(small):
    panel = small.overview
    assert panel.widget().width() == panel.viewport().width()
    for label in shown(panel, QLabel):
        right = label.mapTo(panel.widget(), label.rect().topRight()).x()
        assert right <= panel.widget().width(), label.text()
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_the_table_is_as_wide_as_the_panel_and_shows_all_rows(small):
    people = table(small.window, "Everybody's judgements")
    assert people.horizontalScrollBar().maximum() == 0
    assert people.verticalScrollBar().maximum() == 0
    assert area(people, -1, 0).bottom() <= people.viewport().height()


def test_the_switch_can_be_read(small):
    names = [each for each in buttons(small.window) if each.startswith("Panel: ")]
    assert len(names) == 2
    for name in names:
        choice = button(small.window, name)
        assert choice.width() >= choice.sizeHint().width()


def test_the_systems_one_under_another_fit(small):
    small.press("X")
    laid_out(small.window)
    needed = small.window.minimumSizeHint()
    assert needed.width() <= small.window.width()
    assert needed.height() <= small.window.height()
    for card in small.cards:
        (text,) = shown(card, QTextEdit)
        assert text.verticalScrollBar().maximum() == 0
        for label in shown(card, QLabel):
            assert label.mapTo(card, label.rect().topRight()).x() <= card.width()
    lines = small.window.fontMetrics().height()
    assert small.text("Source").height() >= 2 * lines
    (focused,) = (card for card in small.cards if card.hasFocus())
    assert focused.visibleRegion().boundingRect().height() > 2 * lines


def test_what_has_no_column_stands_in_the_first_one(judged, find, qtbot):
    judgements = all_judgements(project=judged, candidate_id=find("one", 1))
    people = AnswersTable()
    qtbot.addWidget(people)
    people.show()
    people.show_answers(AllAnswers(judgements, [Question.PRONOUN]))
    columns = set()
    for width in range(800, 60, -20):
        people.resize(width, 300)
        laid_out(people)
        columns.add(len(heads(people)))
        row = " ".join(cells(people)[0]).split()
        assert {"Ben", "yes", "odd", "done"} <= set(row), (width, row)
    assert columns == {4, 2, 1}


def test_a_long_word_may_be_broken_and_is_said_whole(qtbot):
    label = WrappingLabel(f"so: {LONG}")
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance(LONG) / 4
    assert label.accessibleName() == f"so: {LONG}"
    assert label.text().replace("\u200b", "") == f"so: {LONG}"


def words_cut(people: AnswersTable) -> list[str]:
    """Words for which the style leaves no room in their cell."""
    model, style, cut = people.model(), people.style(), []
    margins = 2 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, people) + 1)
    for row, column in product(range(model.rowCount()), range(model.columnCount())):
        index, option = model.index(row, column), QStyleOptionViewItem()
        people.initViewItemOption(option)
        option.rect = people.visualRect(index)
        people.itemDelegate().initStyleOption(option, index)
        text = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, people)
        advance = QFontMetrics(option.font).horizontalAdvance
        words = str(index.data()).split()
        cut += [word for word in words if advance(word) > text.width() - margins]
    return cut


@pytest.mark.parametrize("questions", [FIRST_TWO, (*FIRST_TWO, *FURTHER)], ids=["two", "four"])
@pytest.mark.parametrize("width", [200, 330, 520, 700])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_no_word_of_the_table_of_annotators_is_cut(
    qtbot, qapp, percent: int, width: int, questions: Sequence[Question]
):
    """Uses a font in which no heading is wider than what stands below it."""
    apply_theme(qapp, Scheme.LIGHT, percent)
    people = AnswersTable()
    qtbot.addWidget(people)
    people.setStyleSheet(people.styleSheet() + 'QTableView { font-family: "DejaVu Sans Mono"; }')
    judgements = tuple(
        StoredJudgement(judgement, state, made_at="2020-01-01", candidate_id=1, annotator=name)
        for name, judgement, state in (
            ("Maximiliane", Judgement(Answer.NO, further=SAID), State.INCOMPLETE),
            ("Ben", Judgement(Answer.NO, Answer.YES), State.DONE),
        )
    )
    people.resize(width * percent // 100, 300)
    people.show()
    people.show_answers(AllAnswers(judgements, questions))
    assert words_cut(people) == []
    assert sum(map(people.columnWidth, range(people.model().columnCount()))) == (
        people.viewport().width()
    )
