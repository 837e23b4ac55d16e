"""Tokens that are written without a blank between: each has its own box, and can be chosen."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protest_core.text.writing import as_tokens, as_written
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    box_of,
    focused_place,
    middle_of,
    picture,
)
from tests.properties import examples

ENGLISH = ("They", "did", "n't", "see", '"', "it", '"', ".")
ARABIC = ("هل", "هي", "هنا", "؟")
TOKENS = st.lists(
    st.sampled_from(
        ["l'", "eau", "n't", "did", "-t-il", "«", "»", ",", ".", '"', "@-@", "هي", "؟"]
    ),
    min_size=1,
    max_size=8,
).map(tuple)


@pytest.fixture
def text(qtbot) -> TokenText:
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(700, 200)
    with qtbot.waitActive(text):
        text.show()
    return text


def show(text: TokenText, tokens: tuple[str, ...], language: str, write=as_written) -> None:
    line = write(tokens, language) if write is as_written else write(tokens)
    marks = {(0, number): Mark(Role.PRONOUN) for number in range(len(tokens))}
    text.show_rows([ShownLine(0, tokens, True, line)], marks, right_to_left=language == "ar")


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("tokens", "language"), [(ENGLISH, "en"), (ARABIC, "ar")])
def test_joined_words_have_boxes_that_do_not_touch(
    text: TokenText, qapp: QApplication, tokens, language, percent
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    text.resize(1400, 300)
    show(text, tokens, language)
    boxes = [box_of(text, (0, number)) for number in range(len(tokens))]
    order = sorted(boxes, key=lambda box: box.left())
    assert order == (boxes[::-1] if language == "ar" else boxes)
    pen = text.token_style.pen_width
    for left, right in pairwise(order):
        assert right.left() - left.right() >= pen  # both outlines are seen
        assert left.width() > 0


def test_joined_words_are_nearer_than_words_with_a_blank_between(text: TokenText):
    show(text, ENGLISH, "en")
    they, did, not_ = (box_of(text, (0, number)) for number in range(3))
    pen = text.token_style.pen_width
    assert not_.left() - did.right() <= 2 * pen + 1
    show(text, ENGLISH, "en", as_tokens)
    assert box_of(text, (0, 2)).left() > not_.left()
    assert box_of(text, (0, 0)) == they


def test_each_joined_word_is_chosen_by_a_click(text: TokenText, qtbot):
    show(text, ENGLISH, "en")
    for number in range(len(ENGLISH)):
        with qtbot.waitSignal(text.token_chosen) as chosen:
            QTest.mouseClick(
                text.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(text, (0, number))
            )
        assert chosen.args == [0, number]
        qtbot.wait(0)


def test_the_arrows_walk_each_joined_word(text: TokenText, qtbot):
    show(text, ENGLISH, "en")
    text.setFocus()
    qtbot.keyClick(text, Qt.Key.Key_Home)
    walked = []
    for _ in ENGLISH:
        walked.append(text.textCursor().selectedText())
        qtbot.keyClick(text, Qt.Key.Key_Right)
    assert tuple(walked) == ENGLISH


def test_what_is_copied_is_what_is_read(text: TokenText, qapp: QApplication):
    show(text, ENGLISH, "en")
    text.selectAll()
    assert text.createMimeDataFromSelection().text() == 'They didn\'t see "it".'


@examples(40)
@given(TOKENS, st.sampled_from(["en", "fr", "ar", "tlh"]))
def test_switching_keeps_every_word_and_which_one_has_the_focus(qtbot, tokens, language: str):
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(300, 150)
    text.show()
    show(text, tokens, language)
    last = text.words[-1]
    text.focus_word(last)
    before = [(word.place, word.text, word.mark) for word in text.words]
    show(text, tokens, language, as_tokens)
    assert [(word.place, word.text, word.mark) for word in text.words] == before
    assert focused_place(text) == last.place
    show(text, tokens, language)
    assert [(word.place, word.text, word.mark) for word in text.words] == before
    assert all(text.word_boxes(word.place) for word in text.words)
    assert not text.grab().isNull()


def letters_of(text: TokenText, place: tuple[int, int]) -> int:
    """Return how many points of a word's box have the colour of its letters."""
    text.viewport().repaint()
    word = next(each for each in text.words if each.place == place)
    wanted = text.token_style.of(word.mark).text.rgb()
    image, area = picture(text), box_of(text, place).toAlignedRect()
    across, down = range(area.left(), area.right() + 1), range(area.top(), area.bottom() + 1)
    return sum(image.pixel(x, y) == wanted for x in across for y in down)


@pytest.mark.parametrize("percent", [200, 250])
@pytest.mark.parametrize(
    ("tokens", "language", "place"),
    [(("à", "lui", "."), "fr", (0, 1)), (("quelqu'", "un"), "fr", (0, 0)), (ARABIC, "ar", (0, 2))],
)
@pytest.mark.parametrize("all_marked", [True, False])
def test_the_ring_round_a_word_covers_none_of_its_letters(
    text: TokenText, qapp: QApplication, tokens, language, place, all_marked, percent
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    text.resize(1400, 300)
    show(text, tokens, language)
    if not all_marked:
        text.set_marks({place: Mark(Role.PRONOUN)})
    text.point_at(None)
    text.clearFocus()
    without = letters_of(text, place)
    assert without > 0
    text.point_at(place)
    assert letters_of(text, place) == without


@pytest.mark.parametrize("percent", [100, 250])
def test_the_box_of_a_word_ends_beyond_its_last_letter(text: TokenText, qapp, percent):
    """Half way to the sign behind it, wherever a text cursor would stand."""
    apply_theme(qapp, Scheme.LIGHT, percent)
    text.resize(1400, 300)
    show(text, ("à", "lui", "."), "fr")
    text.set_marks({(0, 1): Mark(Role.PRONOUN)})
    line = text.document().firstBlock().layout().lineAt(0)
    left = text.document().firstBlock().layout().position().x()

    def ink(start: int, length: int) -> list[QRectF]:
        return [
            run.rawFont().boundingRect(glyph).translated(at).translated(left, 0)
            for run in line.glyphRuns(start, length)
            for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True)
        ]

    (letter,), (sign,) = ink(4, 1), ink(5, 1)
    middle = (letter.right() + sign.left()) / 2
    assert abs(box_of(text, (0, 1)).right() - middle) <= 1
