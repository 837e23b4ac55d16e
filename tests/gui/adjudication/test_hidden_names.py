"""Who decides may choose not to know who said what."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.preferences import Preferences
from tests.gui.driving.window import laid_out, settle

PEOPLE = ("Ada", "Ben", "Cleo")


def press(window, qtbot, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(window.focusWidget(), key, modifier)
    settle(window)


def everything_told(page: QWidget) -> str:
    """All that is written there, or told to screen readers and by tool tips."""
    told = []
    for each in page.findChildren(QWidget):
        told += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            told.append(each.text())
    return "\n".join(told)


def names(page) -> list[str]:
    return [name for name, _ in page.panel.opinions.shown_opinions()]


def test_names_are_shown_until_somebody_hides_them(window, page, qtbot):
    assert names(page) == ["Ada", "Ben", "Cleo"]
    press(window, qtbot, Qt.Key.Key_I)
    assert names(page) == ["Annotator A", "Annotator B", "Annotator C"]
    press(window, qtbot, Qt.Key.Key_I)
    assert names(page) == ["Ada", "Ben", "Cleo"]


def test_hidden_names_stand_nowhere_on_the_page(window, page, qtbot):
    assert all(name in everything_told(page) for name in PEOPLE)
    press(window, qtbot, Qt.Key.Key_I)
    for _ in range(3):
        assert not [name for name in PEOPLE if name in everything_told(page)]
        press(window, qtbot, Qt.Key.Key_Return)


def test_panels_that_would_show_names_do_not_open(window, page, qtbot):
    press(window, qtbot, Qt.Key.Key_I)
    for key in (Qt.Key.Key_O, Qt.Key.Key_X):
        press(window, qtbot, key)
        assert not [name for name in PEOPLE if name in everything_told(page)]
        assert page.panel.opinions.isVisible()


def test_the_choice_is_remembered(window, page, preferences: Preferences, settings, qtbot):
    press(window, qtbot, Qt.Key.Key_I)
    assert Preferences(settings).names_hidden
    press(window, qtbot, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    window.adjudicating.begin()
    settle(window)
    assert names(window.pages.reading_page)[0] == "Annotator A"


def test_the_key_takes_over_what_stands_beside_it(window, page, qtbot):
    press(window, qtbot, Qt.Key.Key_I)
    for _ in range(3):
        for place, key in enumerate((Qt.Key.Key_A, Qt.Key.Key_B)):
            _, said = page.panel.opinions.shown_opinions()[place]
            press(window, qtbot, key, Qt.KeyboardModifier.ShiftModifier)
            answer = page.reader.sitting.judgement.pronoun
            assert said.startswith(f"pronoun {answer}")
        press(window, qtbot, Qt.Key.Key_PageDown)


def test_a_key_without_a_person_does_nothing(window, page, qtbot):
    press(window, qtbot, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert not page.reader.sitting.history.to_undo


def test_keys_are_shown_and_follow_the_key_map(window, page):
    rows = page.panel.opinions._rows
    assert [row.button.key() for row in rows] == ["Shift+A", "Shift+B", "Shift+C"]
    assert page.panel.opinions.names_button.key() == "I"
    window.key_map.set_keys("take_over_1", ("Ctrl+7",))
    assert rows[0].button.key() == "Ctrl+7"


SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]


@pytest.mark.parametrize(("percent", "screen"), SCREENS)
def test_the_page_fits_small_screens(window, page, qapp, percent, screen):
    apply_theme(qapp, Scheme.LIGHT, percent)
    window.resize(screen)
    laid_out(window)
    assert window.size() == screen
    assert page.minimumSizeHint().width() <= page.width()
    assert page.panel.widget().width() == page.panel.viewport().width()
    opinions = page.panel.opinions
    assert opinions.names_button.width() >= opinions.names_button.minimumSizeHint().width()
    assert all(
        row.button.width() >= row.fontMetrics().horizontalAdvance(row.button.text())
        for row in opinions._rows
    )
