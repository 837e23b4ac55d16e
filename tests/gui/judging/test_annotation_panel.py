"""The panel beside the text: what it offers, and that all of it can be read at any text size."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication, QInputDialog, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import LONGEST_REMARK, LONGEST_TAG, Judgement
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.builders.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button, description_of, is_shown, shown
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import laid_out

QUESTIONS = ("Antecedent", "Pronoun")


@pytest.mark.parametrize(("name", "place"), [("Previous", 1), ("Next", 3), ("Next open", 4)])
def test_the_ways_on_can_be_clicked(judging: JudgingDriver, name: str, place: int):
    judging.press("PgDown", "PgDown", "2", "PgUp")
    judging.click(name)
    assert judging.place == f"{place} / 5"


def test_the_annotator_can_be_changed(in_window: JudgingDriver):
    def say(dialog: QInputDialog) -> None:
        dialog.setTextValue("Ben")
        dialog.accept()

    met = when_shown(in_window.window, QInputDialog, say)
    in_window.click("Change the annotator…")
    assert met
    assert "Judging as Ben" in in_window.lines


def test_keys_come_from_the_map(judging: JudgingDriver):
    assert description_of(judging.choice("Antecedent", "No")) == "Key: W"
    assert description_of(judging.choice("Pronoun", "Open")) == "Key: 0"
    assert description_of(button(judging.window, "Next")) == "Key: Return"


@pytest.fixture
def full(project: Project, preferences) -> Iterator[JudgingDriver]:
    """The judging page with two tags and a remark of three lines."""
    tags = frozenset({"ant_unsure", "noncompositional_translation"})
    candidate = fetch(project, find_candidate, "one", ExampleId(1))
    judgement = Judgement(tags=tags, remark="one\ntwo\nthree")
    judge(project=project, candidate_id=candidate, annotator="Ada", judgement=judgement)
    with judging_alone(project.path, preferences, candidates=[candidate]) as judging:
        assert set(judging.tags) == tags
        yield judging


def test_everything_fits_at_normal_size(full: JudgingDriver, qapp: QApplication):
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        apply_theme(qapp, scheme, 100)
        laid_out(full.window)
        assert full.panel.verticalScrollBar().maximum() == 0
        assert 300 <= full.panel.width() <= 380


def test_large_text_scrolls_down_but_never_sideways(full: JudgingDriver, qapp: QApplication):
    apply_theme(qapp, Scheme.LIGHT, 200)
    laid_out(full.window)
    panel, remark = full.panel, full.remark_field
    assert panel.verticalScrollBar().maximum() > 0
    assert panel.widget().width() <= panel.viewport().width()
    assert panel.horizontalScrollBar().maximum() == 0
    full.press("M")
    laid_out(full.window)
    middle = remark.mapTo(panel.viewport(), remark.rect().center())
    assert panel.viewport().rect().contains(middle)


def test_it_grows_with_the_text_size(judging: JudgingDriver, qapp: QApplication):
    laid_out(judging.window)
    before = judging.panel.sizeHint().width(), judging.remark_field.height()
    apply_theme(qapp, Scheme.LIGHT, 200)
    laid_out(judging.window)
    assert judging.panel.sizeHint().width() > 1.8 * before[0]
    assert judging.remark_field.height() > 1.5 * before[1]


def test_no_answer_is_shortened(judging: JudgingDriver, qapp: QApplication):
    for percent, question in product((80, 100, 200), QUESTIONS):
        apply_theme(qapp, Scheme.LIGHT, percent)
        laid_out(judging.window)
        for choice in judging.choices(question):
            assert choice.width() >= choice.sizeHint().width(), (percent, choice.text())


def test_it_says_how_much_more_fits_once_that_is_little(judging: JudgingDriver):
    judging.press("M")
    remark, panel = judging.remark_field, judging.panel
    remark.insertPlainText("x" * (LONGEST_REMARK * 9 // 10 - 1))
    assert not any("left" in each.accessibleName() for each in shown(panel))
    judging.type_text("yy")
    assert is_shown(panel, QWidget, "9,999 characters left")
    remark.insertPlainText("x" * 9_999)
    assert is_shown(panel, QWidget, "Full: 100,000 characters")
    remark.clear()
    assert not is_shown(panel, QWidget, "Full: 100,000 characters")
    judging.press("Escape", "T")
    judging.type_text("x" * (LONGEST_TAG - 7))
    assert is_shown(panel, QWidget, "7 characters left")
    judging.press("Return")
    assert not is_shown(panel, QWidget, "7 characters left")
