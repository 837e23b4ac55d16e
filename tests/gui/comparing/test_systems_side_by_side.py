"""One example across the systems, led by keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

from protest_core.annotating.judge_candidate import change_options
from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.gui.driving.finding import description_of, find, name_of, shown, texts
from tests.gui.driving.judging import JudgingDriver, judging_alone, word_at
from tests.gui.driving.window import laid_out

ONE = "one · being read"


def is_across(judging: JudgingDriver) -> bool:
    return bool(judging.cards)


def focused(judging: JudgingDriver) -> str:
    (card,) = (each for each in judging.cards if each.hasFocus())
    return texts(card)[0]


def test_the_systems_stand_one_under_another_with_what_was_found_and_said(judging):
    judging.press("X")
    assert not judging.shows("Judgement")
    one, two = judging.cards
    assert texts(one) == [
        ONE,
        "disputed",
        "Referred: the pronoun differs from the reference's",
        "Ben: antecedent yes, pronoun yes, odd\nCleo: antecedent yes, pronoun no, ant_unsure",
    ]
    assert texts(two) == ["two", "open", "Referred: the pronoun's form is ambiguous"]
    assert judging.words("Source") == ["lamp", "It"]
    (german, other) = (description_of(*shown(card, QTextEdit)) for card in (one, two))
    assert german == "Antecedent: Lampe. Pronoun: Diese."
    assert other == "Antecedent: Lampe. Pronoun: Sie."
    assert bottom(one) < top(two)


def top(widget: QWidget) -> int:
    return widget.mapTo(widget.window(), QPoint()).y()


def bottom(widget: QWidget) -> int:
    return top(widget) + widget.height()


def test_the_reference_stands_above_the_systems(judging):
    judging.press("X")
    (reference,) = (each for each in shown(judging.window, QTextEdit) if says_reference(each))
    assert "Sie" in reference.toPlainText()
    assert bottom(reference) <= top(judging.cards[0])


def says_reference(text: QTextEdit) -> bool:
    return name_of(text) == "Reference"


def test_a_reference_that_is_never_shown_is_not_shown_here_either(judged, preferences):
    change_options(project=judged, options=ProjectOptions(reference=ReferenceShown.NEVER))
    with judging_alone(judged.path, preferences, comparing=True) as judging:
        judging.press("X")
        assert judging.cards
        assert not any(map(says_reference, shown(judging.window, QTextEdit)))


def test_an_approval_names_the_words_it_rests_on(judging):
    judging.press("PgDown", "PgDown", "X")
    assert [texts(card)[1:3] for card in judging.cards] == [
        ["approved", "Approved: shares “es” with the reference"]
    ] * 2


def test_a_screen_reader_hears_all_of_a_card(judging):
    judging.press("X")
    one, _ = judging.cards
    assert name_of(one) == f"{ONE}: disputed"
    heard = description_of(one)
    assert heard.startswith("Antecedent: Lampe. Pronoun: Diese. Referred:")
    assert "Cleo: antecedent yes, pronoun no" in heard


def test_arrows_walk_and_stop_at_the_ends(judging):
    judging.press("X")
    assert focused(judging) == ONE
    judging.press("Down")
    assert focused(judging) == "two"
    judging.press("Down")
    assert focused(judging) == "two"
    judging.press("Up", "Up")
    assert focused(judging) == ONE


def test_escape_and_the_same_key_lead_back_to_where_one_was(judging):
    for back in ("Escape", "X"):
        judging.press("X", "Down", back)
        assert not is_across(judging)
        assert judging.text().hasFocus()
        assert judging.place == "1 / 5"


def test_enter_reads_it_after_the_one_that_one_came_from(judging):
    judging.press("X", "Down", "Return")
    assert not is_across(judging)
    assert judging.title() == "Translation · two"
    assert judging.place == "2 / 6"
    judging.press("2")
    assert judging.answer("Pronoun") == "No"
    judging.press("PgUp")
    assert judging.title() == "Translation · one"


def test_what_is_in_the_list_is_read_there(judged, preferences):
    with judging_alone(judged.path, preferences, comparing=True) as judging:
        judging.press("PgDown", "X", "Down", "Return")
        assert judging.title() == "Translation · two"
        assert judging.place == "7 / 10"


def test_enter_on_the_one_that_was_read_leads_back(judging):
    judging.press("X", "Return")
    assert not is_across(judging)
    assert judging.place == "1 / 5"


def test_a_double_click_reads_it_too(judging):
    judging.press("X")
    _, two = judging.cards
    QTest.mouseDClick(two, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert judging.title() == "Translation · two"


def test_meanwhile_no_key_judges_or_turns_pages(judging, judged, find):
    judging.press("X", "2", "Q", "N", "O", "End", "PgDown")
    assert is_across(judging)
    judging.press("Escape")
    assert judging.place == "1 / 5"
    assert judging.shows("Judgement")
    assert fetch(judged, load_judgement, find("one", 1), "Ada") == Judgement()


def test_a_contradiction_is_asked_about_before_another_is_read(judging):
    judging.press("1", "S")  # yes, and its word taken back
    assert "no word selected" in judging.hint
    judging.press("X", "Down", "Return")
    assert "Press Return to leave it as it is" in judging.question
    assert judging.title() == "Translation · one"
    judging.read_question()
    judging.press("Return")
    assert judging.title() == "Translation · two"
    assert not is_across(judging)


def test_from_the_overview_panel_one_comes_back_to_the_overview_panel(judging):
    judging.press("O", "X", "Escape")
    assert judging.shows("All answers")
    judging.press("X", "Down", "Return")
    assert "Nobody has judged this yet." in texts(judging.overview)


def test_reading_something_else_leaves_it(judging, judged):
    judging.press("X")
    judging.read(*list_candidates(project=judged, chosen=CandidateFilter())[4:])
    assert not is_across(judging)


def test_what_is_longer_than_the_window_scrolls_to_the_card_with_the_focus(judging):
    judging.window.resize(640, 420)
    laid_out(judging.window)
    judging.press("X", "Down")
    laid_out(judging.window)
    (two,) = (card for card in judging.cards if card.hasFocus())
    (text,) = shown(two, QTextEdit)
    pronoun = text.viewport().mapTo(judging.window, word_at(text, "Sie"))
    hint = find(judging.window, QLabel, "↑ ↓ move, Enter reads the current one, Esc goes back")
    assert bottom(judging.text("Source")) < pronoun.y() < top(hint)
