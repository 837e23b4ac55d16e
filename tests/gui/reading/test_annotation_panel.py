from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from protest_core.judgements.model import LONGEST_REMARK, LONGEST_TAG, Answer
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.widgets.buttons import KeyedHeading
from tests.gui.driving.window import laid_out

KEYS = {
    "antecedent_yes": "Q",
    "antecedent_no": "W",
    "antecedent_unset": "E",
    "pronoun_yes": "1",
    "pronoun_no": "2",
    "pronoun_unset": "0",
    "previous": "PgUp",
    "next": "Enter",
    "next_open": "N",
    "add_tag": "T",
    "remark": "M",
}


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Scheme.LIGHT, 100)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A panel beside a text, 700 pixels high."""
    window = QWidget()
    layout = QHBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(QTextEdit(), 1)
    layout.addWidget(AnnotationPanel())
    qtbot.addWidget(window)
    window.resize(900, 700)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def panel(window: QWidget) -> AnnotationPanel:
    panel = window.findChild(AnnotationPanel)
    panel.set_questions(pronoun="Pronoun correct, given the antecedent?", antecedent="Antecedent?")
    panel.set_keys(KEYS.__getitem__)
    panel.progress.show_progress(2, 84, 1, 1, 0)
    panel.heading.show_example("anaphoric · it", "System B")
    panel.heading.show_reasons(["pronoun differs"])
    panel.heading.show_annotator("liane")
    return panel


def test_it_says_what_is_judged_and_by_whom(panel: AnnotationPanel):
    assert panel.heading.shown_lines() == (
        "anaphoric · it",
        "System B",
        "Referred: pronoun differs",
        "Judging as liane",
    )


def test_several_reasons_are_all_told(panel: AnnotationPanel):
    panel.heading.show_reasons(["pronoun differs", "antecedent differs"])
    assert "Referred: pronoun differs; antecedent differs" in panel.heading.shown_lines()


def test_without_reasons_it_was_approved(panel: AnnotationPanel):
    panel.heading.show_reasons([])
    assert "Approved: matches the reference" in panel.heading.shown_lines()


def test_what_a_verified_translation_approves_names_its_system(panel: AnnotationPanel):
    panel.heading.show_reasons([], verified_by="<b>one</b>")
    told = "Approved: matches the verified translation of <b>one</b>"
    assert told in panel.heading.shown_lines()


def test_before_the_automatic_step_nothing_is_said_of_it(panel: AnnotationPanel):
    panel.heading.show_reasons(None)
    assert panel.heading.shown_lines() == ("anaphoric · it", "System B", "Judging as liane")


def test_the_antecedent_is_asked_for_only_where_there_is_one(panel: AnnotationPanel):
    assert panel.antecedent.isVisible()
    panel.set_questions(pronoun="Pronoun correct?", antecedent=None)
    assert not panel.antecedent.isVisible()
    assert panel.pronoun.question() == "Pronoun correct?"


def test_what_its_widgets_say_is_passed_on(panel: AnnotationPanel, qtbot: QtBot):
    said: list[object] = []
    panel.antecedent_answered.connect(lambda answer: said.append(("antecedent", answer)))
    panel.pronoun_answered.connect(lambda answer: said.append(("pronoun", answer)))
    panel.tag_added.connect(lambda tag: said.append(("tag", tag)))
    panel.remark_written.connect(lambda text: said.append(("remark", text)))
    panel.left.connect(lambda: said.append("left"))
    qtbot.mouseClick(panel.antecedent.choice(Answer.YES), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.pronoun.choice(Answer.NO), Qt.MouseButton.LeftButton)
    panel.focus_tags()
    qtbot.keyClicks(panel.tags.field, "x")
    qtbot.keyClick(panel.tags.field, Qt.Key.Key_Return)
    panel.focus_remark()
    qtbot.keyClicks(panel.remark, "y")
    qtbot.keyClick(panel.remark, Qt.Key.Key_Escape)
    assert said == [
        ("antecedent", Answer.YES),
        ("pronoun", Answer.NO),
        ("tag", "x"),
        ("remark", "y"),
        "left",
    ]


@pytest.mark.parametrize("name", ["previous", "next", "next_open"])
def test_the_ways_on_are_passed_on(panel: AnnotationPanel, qtbot: QtBot, name: str):
    with qtbot.waitSignal(getattr(panel, name)):
        qtbot.mouseClick(getattr(panel.progress, f"{name}_button"), Qt.MouseButton.LeftButton)


def test_the_annotator_can_be_changed(panel: AnnotationPanel, qtbot: QtBot):
    with qtbot.waitSignal(panel.change_annotator):
        qtbot.mouseClick(panel.heading.change_button, Qt.MouseButton.LeftButton)


def test_keys_come_from_the_map(panel: AnnotationPanel):
    assert panel.antecedent.choice(Answer.NO).key() == "W"
    assert panel.pronoun.choice(Answer.UNSET).key() == "0"
    assert panel.progress.next_button.key() == "Enter"


def fill(panel: AnnotationPanel) -> None:
    panel.tags.show_tags(["ant_unsure", "noncompositional_translation"])
    panel.remark.show_remark("one\ntwo\nthree")


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_everything_fits_at_normal_size(
    panel: AnnotationPanel, qapp: QApplication, theme: None, scheme: Scheme
):
    apply_theme(qapp, scheme, 100)
    fill(panel)
    laid_out(panel)
    assert panel.verticalScrollBar().maximum() == 0
    assert 300 <= panel.width() <= 380


def test_large_text_scrolls_down_but_never_sideways(
    panel: AnnotationPanel, qapp: QApplication, theme: None
):
    apply_theme(qapp, Scheme.LIGHT, 200)
    fill(panel)
    laid_out(panel)
    assert panel.verticalScrollBar().maximum() > 0
    assert panel.widget().width() <= panel.viewport().width()
    assert panel.horizontalScrollBar().maximum() == 0
    panel.focus_remark()
    laid_out(panel)
    middle = panel.remark.mapTo(panel.viewport(), panel.remark.rect().center())
    assert panel.viewport().rect().contains(middle)


def test_it_grows_with_the_text_size(panel: AnnotationPanel, qapp: QApplication, theme: None):
    apply_theme(qapp, Scheme.LIGHT, 100)
    laid_out(panel)
    before = panel.sizeHint().width(), panel.remark.height()
    apply_theme(qapp, Scheme.LIGHT, 200)
    laid_out(panel)
    assert panel.sizeHint().width() > 1.8 * before[0]
    assert panel.remark.height() > 1.5 * before[1]


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_no_answer_is_shortened(
    panel: AnnotationPanel, qapp: QApplication, theme: None, percent: int
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    laid_out(panel)
    for row in (panel.antecedent, panel.pronoun):
        for answer in Answer:
            choice = row.choice(answer)
            assert choice.width() >= choice.sizeHint().width(), answer


def heading(panel: AnnotationPanel, text: str) -> KeyedHeading:
    (found,) = [each for each in panel.findChildren(KeyedHeading) if each.text() == text]
    return found


def test_it_says_how_much_more_fits_once_that_is_little(panel: AnnotationPanel, qtbot: QtBot):
    remarks, tags = heading(panel, "Remarks"), heading(panel, "Tags")
    panel.remark.show_remark("x" * (LONGEST_REMARK * 9 // 10 - 1))
    assert remarks.room_left() == ""
    qtbot.keyClicks(panel.remark, "yy")
    assert remarks.room_left() == "9,999 characters left"
    panel.remark.show_remark("x" * LONGEST_REMARK)
    assert remarks.room_left() == "Full: 100,000 characters"
    panel.remark.show_remark("")
    assert remarks.room_left() == ""
    panel.tags.field.setText("x" * (LONGEST_TAG - 7))
    assert tags.room_left() == "7 characters left"
    qtbot.keyClick(panel.tags.field, Qt.Key.Key_Return)
    assert tags.room_left() == ""
