"""Judging in the translation window: keys and clicks in, judgements in the file out."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from protest_core.annotating.judge import change_options
from protest_core.changes import ChangeSet
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement

KEY, MODIFIER = Qt.Key, Qt.KeyboardModifier
YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
PRONOUN, ANTECEDENT = (1, 0), (0, 2)
RIGHT = Judgement(YES, YES, frozenset({PRONOUN, ANTECEDENT}))


def shown_position(page) -> str:
    return page.panel.progress.shown_place()


def test_a_correct_anaphoric_pronoun_takes_three_keys(page, press, stored):
    press("q", "1", KEY.Key_Return)
    assert stored(1) == RIGHT
    assert shown_position(page) == "2 / 5"


def test_a_correct_event_pronoun_takes_two_keys(page, press, stored):
    page.reader.sitting.go_to(4)
    page.reader.shown.emit()
    press("1", KEY.Key_Return)
    assert stored(5) == Judgement(YES, UNSET, frozenset({(5, 2)}))


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("w", Judgement(UNSET, NO)),
        ("2", Judgement(NO)),
        ("we", Judgement()),
        ("20", Judgement()),
        ("s", Judgement(tokens=frozenset({PRONOUN}))),
        ("a", Judgement(tokens=frozenset({ANTECEDENT}))),
        ("aa", Judgement()),
        ("d", Judgement()),  # there is no third word
    ],
)
def test_each_key_says_what_its_button_shows(press, stored, keys, expected):
    press(*keys)
    assert stored(1) == expected


def test_the_number_pad_answers_and_leads_on(page, press, stored):
    press(KEY.Key_2, KEY.Key_Enter, modifier=MODIFIER.KeypadModifier)
    assert stored(1) == Judgement(NO)
    assert shown_position(page) == "2 / 5"


def test_clicks_do_what_keys_do(page, stored, qtbot):
    qtbot.mouseClick(page.panel.antecedent.choice(YES), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.panel.pronoun.choice(NO), Qt.MouseButton.LeftButton)
    assert stored(1) == Judgement(NO, YES, frozenset({ANTECEDENT}))
    qtbot.mouseClick(page.panel.progress.next_button, Qt.MouseButton.LeftButton)
    assert shown_position(page) == "2 / 5"


def middle_of(page, place) -> QPoint:
    return page.texts.translation.text.word_boxes(place)[0].center().toPoint()


def test_a_click_on_a_word_selects_it_and_a_double_click_only_once(page, stored, qtbot):
    viewport = page.texts.translation.text.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=middle_of(page, PRONOUN))
    assert stored(1).tokens == {PRONOUN}
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=middle_of(page, ANTECEDENT))
    assert stored(1).tokens == {PRONOUN, ANTECEDENT}


def test_arrows_walk_the_words_and_space_selects(page, press, stored):
    press(KEY.Key_Right, KEY.Key_Space)
    assert stored(1).tokens == {PRONOUN}
    press(KEY.Key_Left, KEY.Key_Space)
    assert stored(1).tokens == {PRONOUN, ANTECEDENT}


def test_double_clicking_next_skips_nothing(page, qtbot):
    qtbot.mouseClick(page.panel.progress.next_button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(page.panel.progress.next_button, Qt.MouseButton.LeftButton)
    assert shown_position(page) in {"2 / 5", "3 / 5"}


def test_a_key_held_down_judges_once_and_moves_once(page, stored, qtbot, held):
    held(KEY.Key_A, "a")
    assert stored(1).tokens == {ANTECEDENT}
    page.reader.say(lambda sitting: sitting.clear())
    held(KEY.Key_PageDown, "")
    assert shown_position(page) == "2 / 5"


@pytest.fixture
def held(page):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    def hold(key: Qt.Key, text: str) -> None:
        target = page.focusWidget()
        QTest.keyClick(target, key)
        for _ in range(5):
            again = QKeyEvent(
                QEvent.Type.ShortcutOverride, key, MODIFIER.NoModifier, text, autorep=True
            )
            QApplication.sendEvent(target, again)
            again = QKeyEvent(QEvent.Type.KeyPress, key, MODIFIER.NoModifier, text, autorep=True)
            QApplication.sendEvent(target, again)

    return hold


def test_letters_typed_into_a_remark_stay_there(page, press, stored):
    press("m")
    assert page.panel.remark.hasFocus()
    press(*"qw12 n")
    assert stored(1) == Judgement(remark="qw12 n")
    press(KEY.Key_Escape)
    assert page.texts.translation.text.hasFocus()
    press("2")
    assert stored(1) == Judgement(NO, remark="qw12 n")


def test_every_letter_of_a_remark_is_saved_as_it_is_typed(page, press, stored):
    press("m")
    for end, letter in enumerate("so", start=1):
        press(letter)
        assert stored(1).remark == "so"[:end]


def test_tags_are_added_by_keyboard_and_taken_away(page, press, stored):
    press("t")
    assert page.panel.tags.field.hasFocus()
    press(*"bad_translation", KEY.Key_Return, KEY.Key_Escape)
    assert stored(1).tags == {"bad_translation"}
    press("z", modifier=MODIFIER.ControlModifier)
    assert stored(1) == Judgement()


def test_undo_and_redo_reach_the_file(page, press, stored):
    press("q", "1")
    press("z", modifier=MODIFIER.ControlModifier)
    assert stored(1) == Judgement(UNSET, YES, frozenset({ANTECEDENT}))
    assert page.panel.pronoun.answer() is UNSET
    press("y", modifier=MODIFIER.ControlModifier)
    assert stored(1) == RIGHT


def test_undo_works_inside_a_remark(page, press, stored):
    press("m", *"one two")
    press("z", modifier=MODIFIER.ControlModifier)
    assert stored(1).remark == "one"
    assert page.panel.remark.toPlainText() == "one"


def test_undo_goes_to_the_candidate_it_changes(page, press, stored):
    press("2", "w", KEY.Key_Return)
    press("z", modifier=MODIFIER.ControlModifier)
    assert shown_position(page) == "1 / 5"
    assert stored(1) == Judgement(NO)


def test_page_keys_and_next_open_move(page, press):
    press(KEY.Key_PageDown, KEY.Key_PageDown)
    assert shown_position(page) == "3 / 5"
    press(KEY.Key_PageUp)
    assert shown_position(page) == "2 / 5"
    press("n")
    assert shown_position(page) == "3 / 5"
    press(KEY.Key_End, modifier=MODIFIER.ControlModifier)
    assert shown_position(page) == "5 / 5"
    press(KEY.Key_PageDown)
    assert shown_position(page) == "5 / 5"
    press(KEY.Key_Home, modifier=MODIFIER.ControlModifier)
    assert shown_position(page) == "1 / 5"


def test_next_open_says_when_nothing_is_left(page, press):
    for _ in range(5):
        press("w", "2", KEY.Key_PageDown)
    press("n")
    assert page.banner.isVisible()
    assert "Nothing is left open" in page.banner.text


def test_at_the_end_of_the_list_is_said_what_is_still_open(page, press):
    press(KEY.Key_End, modifier=MODIFIER.ControlModifier)
    press("2", KEY.Key_Return)
    assert shown_position(page) == "5 / 5"
    assert "Still open: 4; N leads" in page.banner.text
    press("n")
    assert shown_position(page) == "1 / 5"
    assert not page.banner.isVisible()


def question(page) -> QMessageBox | None:
    found = page.findChildren(QMessageBox, "conflict_question")
    return found[0] if found else None


def test_a_conflict_is_hinted_at_and_asked_about_with_amend_as_default(page, press, stored):
    press("s")
    assert "not called correct" in page.status.hint_text()
    press(KEY.Key_Return)
    box = question(page)
    assert box is not None
    assert shown_position(page) == "1 / 5"
    QTest.keyClick(box, KEY.Key_Return)
    assert shown_position(page) == "1 / 5"
    assert stored(1) == Judgement(tokens=frozenset({PRONOUN}))


def test_escape_amends_too(page, press):
    press("s", KEY.Key_PageDown)
    QTest.keyClick(question(page), KEY.Key_Escape)
    assert shown_position(page) == "1 / 5"


def test_a_conflict_left_as_it_is_is_not_asked_about_again(page, press, qtbot):
    press("s", KEY.Key_Return)
    box = question(page)
    (leave,) = [b for b in box.buttons() if "Leave" in b.text()]
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert shown_position(page) == "2 / 5"
    qtbot.waitUntil(lambda: question(page) is None)
    press(KEY.Key_PageUp, KEY.Key_PageDown)
    assert question(page) is None
    assert shown_position(page) == "2 / 5"


def test_without_checks_nothing_is_asked(page, press, opened):
    change_options(project=opened.project, options=ProjectOptions(conflict_checks=False))
    page.take_change(ChangeSet())
    press("s", KEY.Key_Return)
    assert question(page) is None
    assert shown_position(page) == "2 / 5"


def test_more_context_is_shown_on_demand(page, press):
    press(KEY.Key_PageDown)
    assert "old lamp" not in page.texts.source.text.toPlainText()
    press(KEY.Key_Up, modifier=MODIFIER.ControlModifier)
    assert "The old lamp" in page.texts.source.text.toPlainText()
    assert "Die alte Lampe" in page.texts.translation.text.toPlainText()
    assert not page.texts.above_button.isEnabled()


def test_the_reference_is_hidden_until_asked_for_and_with_the_next_candidate(page, press):
    assert not page.texts.reference.isVisible()
    press("r")
    assert "Sie ist kaputt" in page.texts.reference.text.toPlainText()
    press("r")
    assert not page.texts.reference.isVisible()
    press("r", KEY.Key_PageDown)
    assert not page.texts.reference.isVisible()


@pytest.mark.parametrize("reference", [ReferenceShown.NEVER, ReferenceShown.ALWAYS])
def test_a_project_can_forbid_or_always_show_the_reference(page, press, opened, reference):
    change_options(project=opened.project, options=ProjectOptions(reference=reference))
    page.take_change(ChangeSet())
    always = reference is ReferenceShown.ALWAYS
    assert page.texts.reference.isVisible() == always
    press("r")
    assert page.texts.reference.isVisible() == always
    assert not page.texts.reference_button.isVisible()


def test_the_panel_says_what_is_judged_and_why(page):
    lines = page.panel.heading.shown_lines()
    assert lines[0] == "anaphoric · inter-sentential · subject it"
    assert lines[1] == "one"
    assert "has not run" not in " ".join(lines)
    assert "Judging as Ada" in lines


def test_the_antecedent_is_asked_about_only_where_there_is_one(page, press):
    assert page.panel.antecedent.isVisible()
    press(KEY.Key_PageDown, KEY.Key_PageDown)
    assert not page.panel.antecedent.isVisible()
    press("q")
    assert page.reader.sitting.judgement == Judgement()


def test_highlighted_words_are_told_to_screen_readers(page):
    described = page.texts.translation.text.accessibleDescription()
    assert "Lampe" in described
    assert "Diese" in described


def test_changed_keys_work_and_are_shown(page, press, stored, key_map):
    key_map.set_keys("pronoun_no", ["X"])
    press("2")
    assert stored(1) == Judgement()
    press("x")
    assert stored(1) == Judgement(NO)


def test_what_is_saved_is_said_with_its_time(page, press, opened):
    press("2")
    assert page.status.saved_text() == "Saving …"
    assert opened.worker.wait(60_000)
    assert page.status.saved_text().startswith("Saved ")


def test_a_hidden_page_judges_nothing(page, opened, qtbot, stored):
    page.hide()
    for action in page.actions_by_command.values():
        assert not action.isEnabled()
