"""What stands above the questions: what is judged, why it came to a person, and who that is."""

import pytest
from pytestqt.qtbot import QtBot

from protest_gui.judging.heading import ExampleHeading
from tests.gui.driving.finding import texts


@pytest.fixture
def heading(qtbot: QtBot) -> ExampleHeading:
    heading = ExampleHeading()
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
        "Referred: pronoun differs",
        "Judging as liane",
    ]


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
