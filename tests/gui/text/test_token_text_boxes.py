"""Highlighted words as they are drawn: looked up in the pixels."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from protest_gui.appearance.colours import DARK, LIGHT, Colours
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    ANTECEDENT,
    ARABIC,
    FILLER,
    FIRST,
    GERMAN,
    MARKS,
    SECOND,
    all_marked,
    box_of,
    colours_in,
    picture,
    share_of,
)

SCHEMES = [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)]


@pytest.fixture
def text(qtbot) -> TokenText:
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(600, 240)
    with qtbot.waitActive(text):
        text.show()
    text.clearFocus()  # no ring
    return text


def strip_left_of(box: QRectF) -> QRectF:
    """Return an area that no box may cover: above the line of text, before the word."""
    return QRectF(box.left() - 4, box.top() + 8, 1, box.height() - 16)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("scheme", "colours"), SCHEMES)
def test_each_kind_of_word_has_its_fill(
    text: TokenText, qapp: QApplication, scheme: Scheme, colours: Colours, percent: int
):
    apply_theme(qapp, scheme, percent)
    text.resize(1200, 500)
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    image = picture(text)
    for place, expected in (
        (ANTECEDENT, colours.antecedent),
        (FIRST, colours.pronoun_selected),
        (SECOND, colours.pronoun),
    ):
        box = box_of(text, place)
        assert share_of(expected.fill, image, box) > 0.3
        assert expected.text.lower() in colours_in(image, box)
        assert colours_in(image, strip_left_of(box)) == {colours.base.lower()}
    assert image.pixelColor(image.width() - 3, image.height() - 3).name() == colours.base.lower()


@pytest.mark.parametrize(("scheme", "colours"), SCHEMES)
def test_context_is_muted_and_the_pronouns_sentence_is_not(
    text: TokenText, qapp: QApplication, scheme: Scheme, colours: Colours
):
    apply_theme(qapp, scheme, 150)
    text.show_rows(GERMAN, all_marked(GERMAN), right_to_left=False)
    context, sentence = box_of(text, (5, 1)), box_of(text, (4, 3))
    text.set_marks({})
    image = picture(text)
    assert colours.muted.lower() in colours_in(image, context)
    assert colours.text.lower() not in colours_in(image, context)
    assert colours.text.lower() in colours_in(image, sentence)
    margin = QRectF(0, sentence.top(), sentence.height() / 2, sentence.height())
    assert colours.accent.lower() in colours_in(image, margin)
    assert colours_in(image, margin.translated(0, context.top() - sentence.top())) == {
        colours.base.lower()
    }


@pytest.mark.parametrize("right_to_left", [False, True])
def test_a_box_lies_on_its_word_and_on_no_other(text: TokenText, right_to_left: bool):
    """All ink of a word is in its box: what is left after taking the boxes away is blank."""
    lines = ARABIC if right_to_left else GERMAN
    text.show_rows(lines, all_marked(lines), right_to_left=right_to_left)
    marked = all_marked(lines)
    boxes = {place: text.word_boxes(place) for place in marked}
    text.set_marks({})
    image = picture(text)
    flat = [box for part in boxes.values() for box in part]
    for one in flat:
        assert sum(one.intersects(other) for other in flat) == 1
        ink = colours_in(image, one) - {LIGHT.base.lower()}
        assert ink, "a box without a word"
    margin = text.token_style.margin
    whole = QRectF(margin - 1, 0, image.width() - 2 * margin + 2, 240)
    columns = {
        x
        for x in range(int(whole.left()), int(whole.right()))
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 160
        and not any(box.adjusted(-1, -1, 1, 1).contains(x, y) for box in flat)
    }
    assert columns == set()


def test_the_first_word_of_arabic_text_stands_at_the_right(text: TokenText):
    text.show_rows(ARABIC, all_marked(ARABIC), right_to_left=True)
    assert box_of(text, (3, 0)).right() > text.viewport().width() - 2 * text.token_style.margin
    assert box_of(text, (3, 0)).left() > box_of(text, (3, 1)).right()


def test_a_number_and_latin_letters_in_arabic_text_keep_their_place(text: TokenText):
    text.show_rows(ARABIC, all_marked(ARABIC), right_to_left=True)
    lefts = [min(box.left() for box in text.word_boxes((4, token))) for token in range(9)]
    assert lefts == sorted(lefts, reverse=True)


def test_a_word_of_two_directions_lies_apart(text: TokenText):
    """Seen from the left: abc, then the next word's Hebrew letter, then this one's, then y."""
    line = ShownLine(0, ("x", "abcא", "בy", "z"), True)
    text.show_rows([line], all_marked((line,)), right_to_left=False)
    latin, hebrew = text.word_boxes((0, 1))
    before, after = text.word_boxes((0, 2))
    middles = [box.center().x() for box in (latin, before, hebrew, after)]
    assert middles == sorted(middles)
    assert not any(box.contains(before.center()) for box in (latin, hebrew))


def test_solid_and_dashed_are_seen_in_the_outline(text: TokenText):
    """A pronoun's outline has no holes along its upper edge; an antecedent's has."""
    marks = {(3, 1): Mark(Role.ANTECEDENT), (4, 3): Mark(Role.PRONOUN), (4, 5): Mark(Role.BOTH)}
    text.show_rows(GERMAN, marks, right_to_left=False)
    image = picture(text)

    def shades(place) -> set[str]:
        box = box_of(text, place)
        return colours_in(image, QRectF(box.left() + 6, box.top(), box.width() - 12, 1))

    assert len(shades((4, 3))) == 1
    assert len(shades((3, 1))) > 2
    assert len(shades((4, 5))) > 2
    both = colours_in(image, box_of(text, (4, 5)).adjusted(0, -2, 0, 2))
    assert {LIGHT.pronoun.fill.lower(), LIGHT.pronoun.text} <= both


def test_a_tick_and_a_key_are_drawn_and_go_again(text: TokenText):
    plain, full = {FIRST: Mark(Role.PRONOUN)}, {FIRST: Mark(Role.PRONOUN, key="D")}
    text.show_rows(GERMAN, plain, right_to_left=False)
    without = picture(text)
    text.set_marks(full)
    box = box_of(text, FIRST)
    below = QRectF(box.left(), box.bottom() + 2, box.width(), 4)
    assert colours_in(without, below) == {LIGHT.base.lower()}
    assert colours_in(picture(text), below) != {LIGHT.base.lower()}
    text.set_marks({FIRST: Mark(Role.PRONOUN, selected=True)})
    assert LIGHT.pronoun_selected.outline.lower() in colours_in(picture(text), below)
    text.set_marks(plain)
    assert picture(text) == without


def test_new_marks_and_the_same_text_make_no_new_layout(text: TokenText, qtbot):
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    changes = []
    text.document().contentsChange.connect(lambda *change: changes.append(change))
    before = picture(text)
    text.set_marks({FIRST: Mark(Role.ANTECEDENT)})
    text.show_rows(GERMAN, {}, right_to_left=False)
    assert changes == []
    assert picture(text) != before
    text.show_rows(GERMAN[:2], {}, right_to_left=False)
    assert changes


def test_another_text_leaves_nothing_of_the_one_before(text: TokenText):
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    before = picture(text)
    text.show_rows(ARABIC, {}, right_to_left=True)
    text.show_rows([ShownLine(n, FILLER) for n in range(9)], {}, right_to_left=False)
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    assert picture(text) == before
    text.show_rows([], {}, right_to_left=False)
    assert colours_in(picture(text), QRectF(text.rect())) == {LIGHT.base.lower()}


def test_boxes_follow_text_size_and_width(text: TokenText, qapp: QApplication):
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    before = box_of(text, SECOND)
    apply_theme(qapp, Scheme.LIGHT, 200)
    larger = box_of(text, SECOND)
    assert larger.height() > 1.7 * before.height()
    assert share_of(LIGHT.pronoun.fill, picture(text), larger) > 0.3
    text.resize(260, 400)
    assert box_of(text, SECOND).left() != larger.left()
    assert share_of(LIGHT.pronoun.fill, picture(text), box_of(text, SECOND)) > 0.3


def test_the_text_shows_no_caret_and_cannot_be_changed(text: TokenText, qtbot):
    text.show_rows(GERMAN, {}, right_to_left=False)
    text.setFocus()
    qtbot.keyClicks(text, "abc")
    qtbot.keyClick(text, Qt.Key.Key_Delete)
    assert text.toPlainText().startswith("Das Plasma ist")
