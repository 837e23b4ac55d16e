"""One example across the systems, led by keys."""

import pytest
from PySide6.QtCore import Qt

from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_gui.judging.leaving import ConflictQuestion
from tests.fetch import fetch
from tests.gui.driving.window import laid_out

Key = Qt.Key


def cards(page) -> list[list[str]]:
    return [
        [label.accessibleName() for label in (card.system, card.outcome, card.match, card.said)]
        for card in page.across.cards
    ]


def focused(page) -> str:
    (system,) = (card.system.accessibleName() for card in page.across.cards if card.hasFocus())
    return system


def test_the_systems_stand_one_under_another_with_what_was_found_and_said(page, press):
    press("x")
    assert page.across.isVisible()
    assert not page.splitter.isVisible()
    assert cards(page) == [
        [
            "one · the one you read",
            "disputed",
            "Referred: the pronoun differs from the reference's",
            "Ben: antecedent yes, pronoun yes, odd\nCleo: antecedent yes, pronoun no, ant_unsure",
        ],
        ["two", "open", "Referred: the pronoun's form is ambiguous", ""],
    ]
    assert page.across.source.accessibleDescription() == "Antecedent: lamp. Pronoun: It."
    one, two = page.across.cards
    assert one.text.accessibleDescription() == "Antecedent: Lampe. Pronoun: Diese."
    assert two.text.accessibleDescription() == "Antecedent: Lampe. Pronoun: Sie."
    tops = [card.mapTo(page, card.rect().topLeft()).y() for card in (one, two)]
    assert tops[0] + one.height() < tops[1]


def test_an_approval_names_the_words_it_rests_on(page, press):
    press(Key.Key_PageDown, Key.Key_PageDown, "x")
    assert [row[1:3] for row in cards(page)] == [
        ["approved", "Approved: shares “es” with the reference"]
    ] * 2


def test_a_screen_reader_hears_all_of_a_card(page, press):
    press("x")
    one, _ = page.across.cards
    assert one.accessibleName() == "one · the one you read: disputed"
    heard = one.accessibleDescription()
    assert heard.startswith("Antecedent: Lampe. Pronoun: Diese. Referred:")
    assert "Cleo: antecedent yes, pronoun no" in heard


def test_arrows_walk_and_stop_at_the_ends(page, press):
    press("x")
    assert focused(page) == "one · the one you read"
    press(Key.Key_Down)
    assert focused(page) == "two"
    press(Key.Key_Down)
    assert focused(page) == "two"
    press(Key.Key_Up, Key.Key_Up)
    assert focused(page) == "one · the one you read"


def test_escape_and_the_same_key_lead_back_to_where_one_was(page, press):
    for back in (Key.Key_Escape, "x"):
        press("x", Key.Key_Down, back)
        assert not page.across.isVisible()
        assert page.texts.translation.text.hasFocus()
        assert page.panel.progress.shown_place() == "1 / 5"


def test_enter_reads_it_after_the_one_that_one_came_from(page, press):
    press("x", Key.Key_Down, Key.Key_Return)
    assert not page.across.isVisible()
    assert page.texts.translation.title() == "Translation · two"
    assert page.panel.progress.shown_place() == "2 / 6"
    press("2")
    assert page.reader.sitting.judgement == Judgement(Answer.NO)
    press(Key.Key_PageUp)
    assert page.texts.translation.title() == "Translation · one"


def test_what_is_in_the_list_is_read_there(page, press, opened):
    page.read(list_candidates(project=opened.project, chosen=CandidateFilter()), 1)
    press("x", Key.Key_Down, Key.Key_Return)
    assert page.texts.translation.title() == "Translation · two"
    assert page.panel.progress.shown_place() == "7 / 10"


def test_enter_on_the_one_that_was_read_leads_back(page, press):
    press("x", Key.Key_Return)
    assert not page.across.isVisible()
    assert page.panel.progress.shown_place() == "1 / 5"


def test_a_double_click_reads_it_too(page, press, qtbot):
    press("x")
    _, two = page.across.cards
    qtbot.mouseDClick(two, Qt.MouseButton.LeftButton, pos=two.rect().topLeft() * 2)
    assert page.texts.translation.title() == "Translation · two"


def test_meanwhile_no_key_judges_or_turns_pages(page, press, opened, find):
    press("x", "2", "q", "n", "o", Key.Key_End)
    press(Key.Key_PageDown)
    assert page.across.isVisible()
    press(Key.Key_Escape)
    assert page.panel.progress.shown_place() == "1 / 5"
    assert not page.mode.is_on
    assert fetch(opened.project, load_judgement, find("one", 1), "Ada") == Judgement()


@pytest.mark.parametrize(("amend", "system"), [(True, "one"), (False, "two")])
def test_a_contradiction_is_asked_about_before_another_is_read(page, press, qtbot, amend, system):
    press("1", "s")  # yes, and its word taken back
    assert page.reader.sitting.conflicts
    press("x", Key.Key_Down, Key.Key_Return)
    question = page.findChild(ConflictQuestion)
    qtbot.keyClick(question if amend else question.leave_button, Key.Key_Escape if amend else " ")
    assert page.texts.translation.title() == f"Translation · {system}"
    assert not page.across.isVisible()


def test_from_the_overview_panel_one_comes_back_to_the_overview_panel(page, press):
    press("o", "x", Key.Key_Escape)
    assert page.overview.isVisible()
    press("x", Key.Key_Down, Key.Key_Return)
    assert page.overview.isVisible()
    assert page.overview.nobody.isVisible()


def test_reading_something_else_leaves_it(page, press, opened):
    press("x")
    page.read(list_candidates(project=opened.project, chosen=CandidateFilter()), 4)
    assert not page.across.isVisible()


def test_what_is_longer_than_the_window_scrolls_to_the_card_with_the_focus(page, press):
    page.resize(640, 420)
    laid_out(page)
    press("x", Key.Key_Down)
    laid_out(page)
    (two,) = (card for card in page.across.cards if card.hasFocus())
    pronoun = two.text.mapTo(page, two.text.pronoun_rect().center())
    hint = page.across.hint
    assert page.across.source.geometry().bottom() < pronoun.y()
    assert pronoun.y() < hint.mapTo(page, hint.rect().topLeft()).y()
