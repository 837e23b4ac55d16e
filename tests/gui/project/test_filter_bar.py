"""The filter: what is chosen is told once, and nothing changes by itself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from protest_core.candidates.filter import CandidateFilter, Links
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason
from protest_gui.project.filter_bar import FilterBar
from tests.builders.invented_condition import FilterWithExamples
from tests.gui.driving.finding import button, combo, field
from tests.gui.project.overviews import CHOICES

NOTHING = CandidateFilter()


@pytest.fixture
def bar(qtbot) -> FilterBar:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.show_choices(CHOICES)
    bar.resize(900, 100)
    bar.show()
    qtbot.waitExposed(bar)
    assert bar.filter == NOTHING
    assert not clear(bar).isEnabled()
    return bar


def clear(bar: FilterBar) -> QAbstractButton:
    return button(bar, "Clear the filter")


def search(bar: FilterBar) -> QLineEdit:
    return field(bar, "Search text and remarks")


def labels(box: QComboBox) -> list[str]:
    return [box.itemText(number) for number in range(box.count())]


def choose(qtbot, box: QComboBox, label: str) -> None:
    """Choose an entry as by keyboard."""
    box.setFocus()
    step = labels(box).index(label) - box.currentIndex()
    key = Qt.Key.Key_Down if step > 0 else Qt.Key.Key_Up
    for _ in range(abs(step)):
        qtbot.keyClick(box, key)
    assert box.currentText() == label


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Category", ["any category", "anaphoric · intra-sentential · they", "event · it"]),
        (
            "Outcome",
            [
                "any outcome",
                "approved",
                "correct",
                "incorrect",
                "not judgeable",
                "open",
                "disputed",
            ],
        ),
        (
            "State of a judgement",
            ["any state", "not judged", "incomplete", "done", "contradictory"],
        ),
        (
            "Reason for referral",
            [
                "any reason",
                "the pronoun differs from the reference's",
                "the pronoun's form is ambiguous",
            ],
        ),
        ("Tag", ["any tag", "odd", "ärger"]),
        ("Word alignment", ["any alignment", "the aligner is unsure", "links are corrected"]),
        ("Distance of the antecedent", ["any distance", "1 line"]),
        ("Metric and people", ["any metric", "APT disagrees", "AutoPRF disagrees"]),
        ("Annotator", ["any annotator", "Ada", "gpt (program)"]),
    ],
)
def test_one_can_choose_what_there_is_or_any(bar, name, expected):
    assert labels(combo(bar, name)) == expected
    assert combo(bar, name).currentIndex() == 0


@pytest.mark.parametrize(
    ("name", "label", "expected"),
    [
        ("Category", "event · it", replace(NOTHING, categories=frozenset({"event_it"}))),
        ("Outcome", "incorrect", replace(NOTHING, outcomes=frozenset({Outcome.INCORRECT}))),
        # As the numbers are shown: the disputed count as open.
        (
            "Outcome",
            "open",
            replace(NOTHING, outcomes=frozenset({Outcome.OPEN, Outcome.DISPUTED})),
        ),
        ("Outcome", "disputed", replace(NOTHING, outcomes=frozenset({Outcome.DISPUTED}))),
        (
            "State of a judgement",
            "contradictory",
            replace(NOTHING, states=frozenset({State.CONFLICT})),
        ),
        (
            "Reason for referral",
            "the pronoun's form is ambiguous",
            replace(NOTHING, reasons=frozenset({Reason.AMBIGUOUS_FORM})),
        ),
        ("Tag", "ärger", replace(NOTHING, tags=frozenset({"ärger"}))),
        ("Word alignment", "the aligner is unsure", replace(NOTHING, links=Links.UNSURE)),
        ("Word alignment", "links are corrected", replace(NOTHING, links=Links.CORRECTED)),
        ("Metric and people", "AutoPRF disagrees", replace(NOTHING, against_metric="autoprf")),
        ("Annotator", "gpt (program)", replace(NOTHING, annotator="gpt")),
    ],
)
def test_what_is_chosen_is_told(bar, qtbot, name, label, expected):
    told = []
    bar.filter_changed.connect(told.append)
    choose(qtbot, combo(bar, name), label)
    assert told[-1] == bar.filter == expected


def test_conditions_come_together(bar, qtbot):
    choose(qtbot, combo(bar, "Tag"), "odd")
    choose(qtbot, combo(bar, "Annotator"), "Ada")
    assert bar.filter == CandidateFilter(tags=frozenset({"odd"}), annotator="Ada")


def test_a_search_waits_for_a_pause_in_typing(bar, qtbot):
    told = []
    bar.filter_changed.connect(told.append)
    with qtbot.waitSignal(bar.filter_changed):
        qtbot.keyClicks(search(bar), "Straße")
        assert told == []
        assert bar.filter.text == "Straße"
    assert told == [CandidateFilter(text="Straße")]


def test_enter_searches_at_once_and_only_once(bar, qtbot):
    told = []
    bar.filter_changed.connect(told.append)
    qtbot.keyClicks(search(bar), "it")
    qtbot.keyClick(search(bar), Qt.Key.Key_Return)
    assert told == [CandidateFilter(text="it")]
    qtbot.keyClick(search(bar), Qt.Key.Key_Return)
    assert len(told) == 1


def test_a_choice_takes_along_what_was_typed_before_the_pause(bar, qtbot):
    told = []
    bar.filter_changed.connect(told.append)
    qtbot.keyClicks(search(bar), "it")
    choose(qtbot, combo(bar, "Annotator"), "Ada")
    assert told == [CandidateFilter(text="it", annotator="Ada")]


def test_clear_takes_back_everything_and_tells_it_once(bar, qtbot):
    choose(qtbot, combo(bar, "Tag"), "odd")
    qtbot.keyClicks(search(bar), "it")
    told = []
    bar.filter_changed.connect(told.append)
    assert clear(bar).isEnabled()
    qtbot.mouseClick(clear(bar), Qt.MouseButton.LeftButton)
    assert told == [bar.filter] == [NOTHING]
    assert search(bar).text() == ""
    assert not clear(bar).isEnabled()


def test_new_choices_do_not_change_the_filter(bar, qtbot):
    choose(qtbot, combo(bar, "Tag"), "ärger")
    with qtbot.assertNotEmitted(bar.filter_changed):
        bar.show_choices(replace(CHOICES, tags=("a", "b", "ärger")))
    assert bar.filter.tags == {"ärger"}
    assert labels(combo(bar, "Tag")) == ["any tag", "a", "b", "ärger"]


def test_what_is_chosen_stays_although_it_has_gone_from_the_project(bar, qtbot):
    choose(qtbot, combo(bar, "Tag"), "odd")
    with qtbot.assertNotEmitted(bar.filter_changed):
        bar.show_choices(replace(CHOICES, tags=()))
    assert bar.filter.tags == {"odd"}
    assert labels(combo(bar, "Tag")) == ["any tag", "odd"]


def test_a_long_choice_can_be_read_in_full(bar, qtbot):
    reason = combo(bar, "Reason for referral")
    assert "any reason" in reason.toolTip()
    choose(qtbot, reason, "the pronoun's form is ambiguous")
    assert "form is ambiguous" in reason.toolTip()


def test_everything_has_a_name(bar):
    controls = [*bar.findChildren(QComboBox), search(bar), clear(bar)]
    assert all(control.accessibleName() for control in controls)


def test_a_further_condition_has_its_choice(qtbot, monkeypatch):
    monkeypatch.setattr("protest_gui.project.filter_bar.CandidateFilter", FilterWithExamples)
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.show_choices(CHOICES)
    bar.show()
    choose(qtbot, combo(bar, "Example"), "No. 2")
    assert bar.filter == FilterWithExamples(examples=frozenset({"2"}))
    bar.clear()
    assert bar.filter == FilterWithExamples()
