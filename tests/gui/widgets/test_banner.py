"""The banner: one message, no markup, everything by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QVBoxLayout, QWidget

from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.widgets.messages import Banner
from tests.gui.driving.finding import buttons, find
from tests.gui.driving.window import laid_out


@pytest.fixture
def page(qtbot) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.addWidget(Banner())
    layout.addStretch()
    qtbot.addWidget(page)
    page.resize(500, 600)
    page.show()
    page.activateWindow()
    return page


@pytest.fixture
def banner(page: QWidget) -> Banner:
    banner = page.findChild(Banner)
    assert not banner.isVisible()
    return banner


def label(banner: Banner) -> QLabel:
    return banner.findChild(QLabel)


def button(banner: Banner, name: str) -> QPushButton:
    (found,) = [
        each
        for each in banner.findChildren(QPushButton)
        if each.text() == name and each.isVisible()
    ]
    return found


def test_a_message_is_seen_and_heard(banner: Banner):
    banner.show_message("The disk is full.", "error")
    assert banner.isVisible()
    assert label(banner).text() == banner.accessibleName() == "The disk is full."


def test_a_name_with_markup_is_shown_as_it_is(banner: Banner):
    banner.show_message("<b>x</b>.protest is not ours.", "error")
    assert label(banner).textFormat() is Qt.TextFormat.PlainText


def test_its_text_can_be_selected_by_keyboard(banner: Banner):
    banner.show_message("text", "info")
    assert label(banner).textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_a_new_message_takes_the_place_and_the_buttons_of_the_old(banner: Banner):
    banner.show_message("one", "info", [("Try again", lambda: None)])
    banner.show_message("two", "warning")
    assert banner.text == "two"
    assert buttons(banner) == ["Hide message"]


def test_its_buttons_are_reached_by_tab_and_pressed_by_space(banner: Banner, qtbot):
    pressed = []
    banner.show_message("one", "error", [("Try again", lambda: pressed.append(1))])
    label(banner).setFocus()
    qtbot.keyClick(label(banner), Qt.Key.Key_Tab)
    assert button(banner, "Try again").hasFocus()
    qtbot.keyClick(button(banner, "Try again"), Qt.Key.Key_Space)
    assert pressed == [1]
    qtbot.keyClick(button(banner, "Try again"), Qt.Key.Key_Tab)
    cross = find(banner, QAbstractButton, "Hide message")
    assert cross.hasFocus()
    qtbot.keyClick(cross, Qt.Key.Key_Space)
    assert not banner.isVisible()


def test_a_button_may_show_the_next_message(banner: Banner, qtbot):
    banner.show_message("one", "error", [("Next", lambda: banner.show_message("two", "info"))])
    qtbot.mouseClick(button(banner, "Next"), Qt.MouseButton.LeftButton)
    assert banner.text == "two"


def test_closing_it_says_nothing_more(banner: Banner, qtbot):
    banner.show_message("one", "info")
    qtbot.mouseClick(find(banner, QAbstractButton, "Hide message"), Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    assert (banner.text, banner.accessibleName()) == ("", "")


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_its_colours_follow_the_theme_while_it_is_shown(banner: Banner, qapp, scheme, colours):
    banner.show_message("one", "error")
    apply_theme(qapp, scheme, 100)
    image = banner.grab().toImage()
    assert image.pixelColor(2, image.height() // 2).name().upper() == colours.error
    text = label(banner).palette().color(QPalette.ColorRole.WindowText)
    assert text.name().upper() == colours.error_text


@pytest.mark.parametrize("words", [5, 8, 12])
@pytest.mark.parametrize("width", [400, 450, 500, 550, 800])
def test_a_long_message_is_whole_at_twice_the_size(
    banner: Banner, page: QWidget, qapp, width: int, words: int
):
    apply_theme(qapp, Scheme.LIGHT, 200)
    page.resize(width, 900)
    text = "a sentence of some length " * words
    banner.show_message(text, "warning", [("Try again", lambda: None)])
    laid_out(page)
    assert label(banner).height() >= label(banner).heightForWidth(label(banner).width())
    assert page.width() == width


def test_buttons_that_would_squeeze_a_message_stand_below_it(banner: Banner, page: QWidget, qapp):
    apply_theme(qapp, Scheme.LIGHT, 200)
    banner.show_message("a sentence of some length " * 5, "warning", [("Try again", lambda: None)])
    laid_out(page)
    assert page.size().toTuple() == (500, 600)
    assert button(banner, "Try again").y() > label(banner).y()  # beside it, it would squeeze it
