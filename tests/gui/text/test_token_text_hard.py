"""Texts that nobody would write, and that a suite or a system can hold all the same."""

import pytest
from PySide6.QtCore import QRectF

from protest_gui.appearance.colours import LIGHT
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    GERMAN,
    all_marked,
    box_of,
    colours_in,
    picture,
    share_of,
)


@pytest.fixture
def text(qtbot) -> TokenText:
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(600, 240)
    with qtbot.waitActive(text):
        text.show()
    text.clearFocus()  # no ring
    return text


def test_a_word_too_long_for_a_line_has_a_box_on_each(text: TokenText):
    text.show_rows(
        [ShownLine(0, ("x", "w" * 300, "y"), True)],
        {(0, 1): Mark(Role.PRONOUN)},
        right_to_left=False,
    )
    boxes = text.word_boxes((0, 1))
    assert len(boxes) > 3
    assert sorted(box.top() for box in boxes) == [box.top() for box in boxes]
    image = picture(text)
    assert all(share_of(LIGHT.pronoun.fill, image, box) > 0.2 for box in boxes[:3])


def test_ten_thousand_letters_have_their_boxes_inside_the_text(text: TokenText):
    text.show_rows(
        [ShownLine(0, ("w" * 10_000,), True)], {(0, 0): Mark(Role.PRONOUN)}, right_to_left=False
    )
    boxes = text.word_boxes((0, 0))
    assert len(boxes) > 100
    assert all(0 <= box.left() < box.right() <= text.viewport().width() for box in boxes)


def test_a_word_after_emoji_is_marked_exactly(text: TokenText):
    plain, strange = ShownLine(0, ("aa", "bb")), ShownLine(1, ("😀e\u0301👩‍🔬", "bb"))
    text.show_rows([plain, strange], all_marked((plain, strange)), right_to_left=False)
    assert abs(box_of(text, (1, 1)).width() - box_of(text, (0, 1)).width()) <= 1


@pytest.mark.parametrize("tokens", [("", "", "x"), ("\u200b", "x"), ("\t", "x")])
def test_a_token_that_cannot_be_seen_has_a_box(text: TokenText, tokens: tuple[str, ...]):
    text.show_rows([ShownLine(0, tokens, True)], {(0, 0): Mark(Role.PRONOUN)}, right_to_left=False)
    assert box_of(text, (0, 0)).width() >= 4
    assert share_of(LIGHT.pronoun.fill, picture(text), box_of(text, (0, 0))) > 0.1


def test_markup_is_text(text: TokenText):
    tokens = ("<b>x</b>", "&amp;", "<img", "src='/etc/passwd'>")
    text.show_rows([ShownLine(0, tokens)], {}, right_to_left=False)
    assert text.toPlainText() == " ".join(tokens)


def test_an_empty_sentence_has_its_own_line(text: TokenText):
    lines = [ShownLine(0, (), True), ShownLine(1, ("x",))]
    text.show_rows(lines, {}, right_to_left=False)
    assert text.document().blockCount() == 2
    assert not text.grab().isNull()


def test_marks_on_what_is_not_there_are_left_out(text: TokenText):
    text.show_rows(GERMAN, {(9, 0): Mark(Role.PRONOUN)}, right_to_left=False)
    text.set_marks({(4, 99): Mark(Role.PRONOUN), (4, -1): Mark(Role.PRONOUN)})
    assert text.word_boxes((4, 99)) == text.word_boxes((4, -1)) == []
    assert LIGHT.pronoun.fill.lower() not in colours_in(picture(text), QRectF(text.rect()))
