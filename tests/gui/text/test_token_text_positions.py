"""Tokens are found again in the document, whatever characters they are made of."""

from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QTextCursor, QTextDocument

from protest_core.text.writing import as_tokens, as_written
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.positions import shown_text, utf16_length, utf16_slice, utf16_span
from protest_gui.text.token_text import TokenText
from tests.properties import examples

KEEP = QTextCursor.MoveMode.KeepAnchor
HARD = (
    "a \t\n\r\x00\x1f\x7f\x85\u00ad\u200b\u200d\u202e\u2028\u2029\ufdd0\ufdd1\ufeff\ufffc\uffff😀é"
)
TOKENS = st.lists(
    st.text(st.one_of(st.characters(), st.sampled_from(HARD.replace(" ", ""))), max_size=8).map(
        lambda token: token.replace(" ", "")
    ),
    min_size=1,
    max_size=8,
)


def in_document(document: QTextDocument, block: int, span: tuple[int, int]) -> str:
    start = document.findBlockByNumber(block).position()
    cursor = QTextCursor(document)
    cursor.setPosition(start + span[0])
    cursor.setPosition(start + span[1], KEEP)
    return cursor.selectedText()


@pytest.mark.parametrize("write", [as_tokens, partial(as_written, language="fr")])
@given(st.lists(TOKENS, min_size=1, max_size=4))
def test_between_a_tokens_positions_stands_the_token(write, sentences: list[list[str]]):
    lines = [write(tuple(tokens)) for tokens in sentences]
    document = QTextDocument()
    QTextCursor(document).insertText("\n".join(shown_text(line.text) for line in lines))
    assert document.blockCount() == len(sentences)
    for block, line in enumerate(lines):
        for span in line.spans:
            found = in_document(document, block, utf16_span(line.text, span))
            assert found == shown_text(line.text[slice(*span)])


@given(st.text(st.characters(categories=["L", "M", "N", "P", "S"])))
def test_letters_and_signs_are_shown_as_they_are(token: str):
    assert shown_text(token) == token


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters=" ")), min_size=1))
def test_what_is_copied_is_what_the_suite_has(tokens: list[str]):
    line = as_tokens(tuple(tokens))
    for token, span in zip(tokens, line.spans, strict=True):
        assert utf16_slice(line.text, *utf16_span(line.text, span)) == token


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", 0), ("abc", 3), ("é", 1), ("e\u0301", 2), ("😀", 2), ("👩‍🔬x", 6), ("\ud800", 1)],
)
def test_positions_count_units_of_utf_16(text: str, expected: int):
    assert utf16_length(text) == expected


def test_half_a_pair_is_shown_as_unknown():
    assert shown_text("a\ud83db") == "a\ufffdb"


def test_a_full_stop_stays_with_the_word_before_it():
    assert shown_text("fest . 5 .x ,") == "fest\u00a0. 5 .x\u00a0,"


@examples(40)
@given(TOKENS)
@example(["कि", "কে", "ਕਿ", "கி", "ക"])  # scripts that need shaping
def test_any_tokens_can_be_shown_marked_and_drawn(qtbot, tokens: list[str]):
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(200, 100)
    text.show()
    marks = {(0, number): Mark(Role.BOTH, selected=True, key="A") for number in range(len(tokens))}
    for right_to_left in (False, True):
        text.show_rows([ShownLine(0, tuple(tokens), True)], marks, right_to_left=right_to_left)
        assert not text.grab().isNull()
        assert all(text.word_boxes(place) for place in marks)
