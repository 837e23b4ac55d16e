"""Judging in the translation window: keys and clicks in, judgements in the file out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from protest_core.annotating.judge_candidate import change_options
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement
from tests.gui.driving.finding import button, buttons, description_of, name_of
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import change_keys, focused, hold, press, settle, until

LEFT = Qt.MouseButton.LeftButton
YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
PRONOUN, ANTECEDENT = (1, 0), (0, 2)  # “Diese”, “Lampe”
RIGHT = Judgement(YES, YES, frozenset({PRONOUN, ANTECEDENT}))


def test_a_correct_anaphoric_pronoun_takes_three_keys(judging, stored):
    judging.press_quickly("Q", "1", "Return")
    assert stored(1) == RIGHT
    assert judging.place == "2 / 5"


def test_a_correct_event_pronoun_takes_two_keys(judging, stored):
    judging.press("Ctrl+End")
    judging.press_quickly("1", "Return")
    assert stored(5) == Judgement(YES, UNSET, frozenset({(5, 2)}))


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("W", Judgement(UNSET, NO)),
        ("2", Judgement(NO)),
        ("WE", Judgement()),
        ("20", Judgement()),
        ("S", Judgement(tokens=frozenset({PRONOUN}))),
        ("A", Judgement(tokens=frozenset({ANTECEDENT}))),
        ("AA", Judgement()),
        ("D", Judgement()),  # there is no third word
    ],
)
def test_each_key_says_what_its_button_shows(judging, stored, keys, expected):
    judging.press_quickly(*keys)
    assert stored(1) == expected


def test_the_number_pad_answers_and_leads_on(judging, stored):
    for key in (Qt.Key.Key_2, Qt.Key.Key_Enter):
        QTest.keyClick(judging.text(), key, Qt.KeyboardModifier.KeypadModifier)
    assert stored(1) == Judgement(NO)
    assert judging.place == "2 / 5"


def test_clicks_do_what_keys_do(judging, stored):
    judging.choose_answer("Antecedent", "Yes")
    judging.choose_answer("Pronoun", "No")
    assert stored(1) == Judgement(NO, YES, frozenset({ANTECEDENT}))
    judging.click("Next")
    assert judging.place == "2 / 5"


def test_a_click_on_a_word_selects_it_and_a_double_click_only_once(judging, stored):
    judging.click_word("Diese")
    assert stored(1).tokens == {PRONOUN}
    QTest.mouseDClick(judging.text().viewport(), LEFT, pos=judging.at("Lampe"))
    assert stored(1).tokens == {PRONOUN, ANTECEDENT}


def test_arrows_walk_the_words_and_space_selects(judging, stored):
    judging.press_quickly("Right", "Space")
    assert stored(1).tokens == {PRONOUN}
    judging.press_quickly("Left", "Space")
    assert stored(1).tokens == {PRONOUN, ANTECEDENT}


def test_double_clicking_next_skips_nothing(judging, qtbot):
    following = button(judging.window, "Next")
    qtbot.mouseClick(following, LEFT)
    QTest.mouseDClick(following, LEFT)
    assert judging.place in {"2 / 5", "3 / 5"}


def test_a_key_held_down_judges_once_and_moves_once(judging, stored):
    hold(judging.window, "A")
    assert stored(1).tokens == {ANTECEDENT}
    judging.press("Ctrl+Z")
    hold(judging.window, "PgDown")
    assert judging.place == "2 / 5"


def test_letters_typed_into_a_remark_stay_there(judging, stored):
    judging.press("M")
    assert judging.remark_field.hasFocus()
    judging.type_text("qw12 n")
    assert stored(1) == Judgement(remark="qw12 n")
    judging.press("Escape")
    assert judging.text().hasFocus()
    judging.press("2")
    assert stored(1) == Judgement(NO, remark="qw12 n")


def test_every_letter_of_a_remark_is_saved_as_it_is_typed(judging, stored):
    judging.press("M")
    for end, letter in enumerate("so", start=1):
        judging.type_text(letter)
        assert stored(1).remark == "so"[:end]


def test_tags_are_added_by_keyboard_and_taken_away(judging, stored):
    judging.press("T")
    assert judging.tag_field.hasFocus()
    judging.type_text("bad_translation")
    judging.press("Return", "Escape")
    assert stored(1).tags == {"bad_translation"}
    judging.press("Ctrl+Z")
    assert stored(1) == Judgement()


def test_undo_and_redo_reach_the_file(judging, stored):
    judging.press_quickly("Q", "1", "Ctrl+Z")
    assert stored(1) == Judgement(UNSET, YES, frozenset({ANTECEDENT}))
    assert judging.answer("Pronoun") == "Open"
    judging.press_quickly("Ctrl+Y")
    assert stored(1) == RIGHT


def test_undo_works_inside_a_remark(judging, stored):
    judging.press("M")
    judging.type_text("one two")
    judging.press("Ctrl+Z")
    assert stored(1).remark == "one"
    assert judging.remark == "one"


def test_undo_goes_to_the_candidate_it_changes(judging, stored):
    judging.press_quickly("2", "W", "Return", "Ctrl+Z")
    assert judging.place == "1 / 5"
    assert stored(1) == Judgement(NO)


def test_page_keys_and_next_open_move(judging):
    judging.press("PgDown", "PgDown")
    assert judging.place == "3 / 5"
    judging.press("PgUp")
    assert judging.place == "2 / 5"
    judging.press("N")
    assert judging.place == "3 / 5"
    judging.press("Ctrl+End")
    assert judging.place == "5 / 5"
    judging.press("PgDown")
    assert judging.place == "5 / 5"
    judging.press("Ctrl+Home")
    assert judging.place == "1 / 5"


def test_next_open_says_when_nothing_is_left(judging):
    judging.press(*["W", "2", "PgDown"] * 5, "N")
    assert "Nothing is left open" in judging.message


def test_at_the_end_of_the_list_is_said_what_is_still_open(judging):
    judging.press("Ctrl+End", "2", "Return")
    assert judging.place == "5 / 5"
    assert "Still open: 4; N leads" in judging.message
    judging.press("N")
    assert judging.place == "1 / 5"
    assert judging.message == ""


def test_a_conflict_is_hinted_at_and_asked_about_at_the_foot(judging, stored):
    judging.press("S")
    assert "not called correct" in judging.hint
    judging.press("Return")
    assert "the pronoun's words are selected, but it is not called correct" in judging.question
    assert "Press Return again to leave it as it is" in judging.question
    assert judging.hint == ""  # it would say the same
    assert judging.place == "1 / 5"
    judging.read_question()
    judging.press("1")
    assert judging.question == ""
    assert stored(1) == Judgement(YES, tokens=frozenset({PRONOUN}))


def test_a_word_that_is_still_to_be_chosen_is_no_contradiction_yet(judging):
    judging.press("W", "1", "S")  # yes, and its word taken back
    assert judging.counts == "0 done · 1 incomplete"
    judging.never_read()
    judging.press("Return", "PgDown")
    assert judging.counts == "0 done · 1 contradictory"


def test_whoever_closes_the_question_goes_back_to_judging(judging):
    judging.press("S", "Return")
    judging.read_question()
    judging.click("Hide message")
    assert "not called correct" in judging.hint
    judging.press("Return")
    assert judging.question
    assert judging.place == "1 / 5"


@pytest.mark.parametrize("key", ["Return", "N", "Ctrl+End"])
def test_a_conflict_left_as_it_is_is_not_asked_about_again(judging, key):
    judging.press("S", key)
    judging.read_question()
    judging.press(key)
    assert judging.place != "1 / 5"
    assert judging.question == ""
    judging.press("Ctrl+Home", "PgDown")
    assert judging.question == ""
    assert judging.place == "2 / 5"


def test_the_question_names_the_key_that_is_to_be_pressed_again(judging):
    judging.press("PgDown", "S", "PgUp")
    assert "Press PgUp again" in judging.question


def answer_by_key(judging: JudgingDriver, key: str) -> None:
    judging.read_question()
    assert judging.question
    judging.press_quickly(f"Alt+{key}")
    until(lambda: not judging.question)  # the button goes down and up
    judging.settle()


def test_a_contradiction_is_settled_by_the_key_that_clears_the_answer(judging, stored):
    judging.press("W", "1", "S", "Return")  # yes, and its word taken back
    answer_by_key(judging, "C")
    assert judging.place == "1 / 5"  # there is something to answer again
    assert judging.hint == "The question about the pronoun is not answered"
    assert stored(1) == Judgement(antecedent=Answer.NO)
    judging.press("Ctrl+Z")
    assert "no word selected" in judging.hint


def test_a_contradiction_is_settled_by_the_key_that_removes_the_tag(judging, stored):
    judging.press("W", "2", "T")
    judging.type_text("bad_translation")
    judging.press("Return", "Return")
    answer_by_key(judging, "R")
    assert judging.place == "2 / 5"
    assert stored(1) == Judgement(pronoun=Answer.NO, antecedent=Answer.NO)


def test_a_bad_translation_is_left_without_its_answers(judging, stored):
    judging.press("W", "2", "T")
    judging.type_text("bad_translation")
    judging.press("Return", "Return")
    answer_by_key(judging, "C")
    assert judging.place == "2 / 5"
    assert stored(1) == Judgement(tags=frozenset({"bad_translation"}))


def test_without_checks_nothing_is_asked(in_window, project):
    change_options(project=project, options=ProjectOptions(conflict_checks=False))
    in_window.press("F5", "S", "Return")
    assert in_window.question == ""
    assert in_window.place == "2 / 5"


def test_more_context_is_shown_on_demand(judging):
    judging.press("PgDown")
    assert "old lamp" not in judging.text("Source").toPlainText()
    judging.press("Ctrl+Up")
    assert "The old lamp" in judging.text("Source").toPlainText()
    assert "Die alte Lampe" in judging.text().toPlainText()
    assert not button(judging.window, "More context above").isEnabled()


def test_the_reference_is_hidden_until_asked_for_and_with_the_next_candidate(judging):
    assert not judging.has_text("Reference")
    judging.press("R")
    assert "Sie ist kaputt" in judging.text("Reference").toPlainText()
    judging.press("R")
    assert not judging.has_text("Reference")
    judging.press("R", "PgDown")
    assert not judging.has_text("Reference")


@pytest.mark.parametrize("reference", [ReferenceShown.NEVER, ReferenceShown.ALWAYS])
def test_a_project_can_forbid_or_always_show_the_reference(project, preferences, reference):
    change_options(project=project, options=ProjectOptions(reference=reference))
    always = reference is ReferenceShown.ALWAYS
    with judging_alone(project.path, preferences) as judging:
        assert judging.has_text("Reference") == always
        judging.press("R")
        assert judging.has_text("Reference") == always
        assert not any(name == "Reference" for name in buttons(judging.window))


def test_the_panel_says_what_is_judged_and_why(judging):
    category = judging.lines.index("anaphoric · inter-sentential · subject it")
    assert judging.lines[category + 1] == "one"
    assert "has not run" not in " ".join(judging.lines)
    assert "Judging as Ada" in judging.lines


def test_the_antecedent_is_asked_about_only_where_there_is_one(judging, stored):
    assert judging.choices("Antecedent")
    judging.press("PgDown", "PgDown")
    assert not judging.choices("Antecedent")
    judging.press("Q")
    assert stored(3) == Judgement()


def test_highlighted_words_are_told_to_screen_readers(judging):
    assert judging.words() == ["Lampe", "Diese"]


def test_changed_keys_work_and_are_shown(judging, stored):
    change_keys(judging.window, "pronoun_no", "X")
    assert "X" in description_of(judging.choice("Pronoun", "No"))
    judging.press("2")
    assert stored(1) == Judgement()
    judging.press("X")
    assert stored(1) == Judgement(NO)


def test_what_is_saved_is_said_with_its_time(judging):
    judging.press_quickly("2")
    assert judging.saved == "Saving …"
    settle(judging.window)
    assert judging.saved.startswith("Saved ")


def test_a_hidden_page_judges_nothing(in_window, stored):
    in_window.press("Alt+Left")
    assert not in_window.is_shown
    press(in_window.window, "2", "Q", "A", "T", "N")
    assert stored(1) == Judgement()
    assert not any(map(in_window.can, ("pronoun_no", "antecedent_yes", "token_1", "add_tag")))


def test_tab_leads_to_both_texts(in_batch):
    met = set()
    for _ in range(12):
        in_batch.press("Tab")
        met.add(name_of(focused(in_batch.window)))
    texts = {in_batch.title("Source"), in_batch.title("Translation")}
    assert {*texts, "Remarks"} <= met
