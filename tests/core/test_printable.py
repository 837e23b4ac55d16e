"""Text as it may be shown to people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.errors import printable, with_all_escaped


@pytest.mark.parametrize("text", ["нет\u00a0!", "نمی\u200cخواهم", "שלום\u200f", "👩\u200d🔬"])
def test_what_scripts_and_emoji_need_stays(text: str):
    assert printable(text) == text
    assert with_all_escaped(text) != text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", r"\x1b[2J"),
        ("a\x9bb\x7f", r"a\x9bb\x7f"),
        ("a\ud800\x07b", r"a\ud800\x07b"),
        ("\u202efdp.exe\u2066", r"\u202efdp.exe\u2066"),
        ("one\ntwo\tthree\r", r"one\ntwo\tthree\r"),
    ],
)
def test_what_moves_a_cursor_or_turns_text_is_seen(text: str, shown: str):
    assert printable(text) == shown


@given(st.text())
def test_lines_stay_lines_and_nothing_else_is_let_through(text: str):
    shown = printable(text, lines=True)
    for line in shown.replace("\t", "").split("\n"):
        assert printable(line) == line
    assert shown.count("\n") == text.count("\n")
