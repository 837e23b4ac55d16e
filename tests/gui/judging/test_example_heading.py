"""The heading above the questions: what is judged, why it was referred, and by whom."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from protest_gui.judging.heading import ExampleHeading
from protest_gui.widgets.labels import ElidedLabel
from tests.gui.driving.finding import texts


@pytest.fixture
def heading(qtbot: QtBot) -> ExampleHeading:
    heading = ExampleHeading(QAction())
    qtbot.addWidget(heading)
    heading.resize(330, 200)
    heading.show()
    heading.show_example("anaphoric · it", "System B")
    heading.show_reasons(["pronoun differs"])
    heading.show_annotator("liane")
    return heading


def test_it_says_what_is_judged_and_by_whom(heading: ExampleHeading):
    assert texts(heading) == [
        "anaphoric · it",
        "System B",
        "Judging as liane",
        "Referred: pronoun differs",
    ]


def test_a_category_without_room_keeps_its_end_and_its_tip_has_all_of_it(heading: ExampleHeading):
    name = "anaphoric · inter-sentential · non-subject it"
    heading.show_example(name, "System B", "It refers to a noun.")
    heading.resize(180, 200)
    (category,) = (each for each in heading.findChildren(ElidedLabel) if each.text() == name)
    assert category.shown_text().startswith("anaphoric")
    assert category.shown_text().endswith("subject it")
    assert category.toolTip() == f"<p>{name}<br>It refers to a noun.</p>"
    heading.resize(800, 200)
    assert category.toolTip() == "<p>It refers to a noun.</p>"


def test_several_reasons_are_all_told(heading: ExampleHeading):
    heading.show_reasons(["pronoun differs", "antecedent differs"])
    assert "Referred: pronoun differs; antecedent differs" in texts(heading)


def test_without_reasons_it_was_approved(heading: ExampleHeading):
    heading.show_reasons([])
    assert "Approved: matches the reference" in texts(heading)


def test_what_a_verified_translation_approves_names_its_system(heading: ExampleHeading):
    heading.show_reasons([], verified_by="<b>one</b>")
    assert "Approved: matches the verified translation of <b>one</b>" in texts(heading)


def test_before_the_automatic_step_nothing_is_said_of_it(heading: ExampleHeading):
    heading.show_reasons(None)
    assert texts(heading) == ["anaphoric · it", "System B", "Judging as liane"]


def test_the_category_and_the_verdict_are_explained_by_a_tip_and_to_a_screen_reader(
    heading: ExampleHeading,
):
    heading.show_example("pleonastic · it", "System B", "“It” stands for nothing.")
    labels = {each.text(): each for each in heading.findChildren(QLabel)}
    category, referred = labels["pleonastic · it"], labels["Referred: pronoun differs"]
    assert "stands for nothing" in category.toolTip()
    assert category.accessibleDescription() == "“It” stands for nothing."
    assert "people decide" in referred.toolTip()
    assert "people decide" in referred.accessibleDescription()


def test_a_category_without_explanation_has_no_tip(heading: ExampleHeading):
    heading.show_example("pleonastic · it", "System B", "“It” stands for nothing.")
    heading.show_example("ours", "System B")
    (category,) = (each for each in heading.findChildren(QLabel) if each.text() == "ours")
    assert category.toolTip() == category.accessibleDescription() == ""
