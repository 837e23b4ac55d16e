"""View → text size and colours: at once, and remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from protest_gui.appearance.theme import LARGEST, SMALLEST, Scheme, colours_of
from tests.gui.driving.window import choose, entry, new_window

CTRL = Qt.KeyboardModifier.ControlModifier


def size() -> float:
    return QApplication.font().pointSizeF()


def test_ctrl_plus_and_minus_and_zero_change_the_text_at_once(main_window: QMainWindow, qtbot):
    normal = size()
    qtbot.keyClick(main_window, Qt.Key.Key_Plus, CTRL)
    assert size() == pytest.approx(1.1 * normal)
    assert main_window.menuBar().font().pointSizeF() == pytest.approx(1.1 * normal)
    qtbot.keyClick(main_window, Qt.Key.Key_0, CTRL)
    assert size() == pytest.approx(normal)
    qtbot.keyClick(main_window, Qt.Key.Key_Minus, CTRL)
    assert size() == pytest.approx(0.9 * normal)


def test_there_is_a_largest_and_a_smallest_text(main_window: QMainWindow, preferences):
    for _ in range(40):
        choose(main_window, "View/Larger text")
    assert preferences.text_percent == LARGEST
    for _ in range(40):
        choose(main_window, "View/Smaller text")
    assert preferences.text_percent == SMALLEST


def test_the_next_window_has_the_size_and_the_colours_of_the_last(main_window, qtbot, preferences):
    normal = size()
    choose(main_window, "View/Larger text")
    choose(main_window, "View/Colours/Dark")
    choose(main_window, "View/Colours/Dark")
    second = new_window(preferences)
    qtbot.addWidget(second)
    assert size() == pytest.approx(1.1 * normal)
    assert colours_of(second.palette()).name == "dark"
    assert entry(second, "View/Colours/Dark").isChecked()


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_colours_change_at_once(main_window: QMainWindow, scheme: Scheme, preferences):
    choose(main_window, f"View/Colours/{scheme.value.title()}")
    assert colours_of(main_window.palette()).name == scheme.value
    assert preferences.scheme is scheme


def test_one_choice_of_colours_is_ticked(main_window: QMainWindow):
    choose(main_window, "View/Colours/Dark")
    ticked = [
        name
        for name in ("Follow system", "Light", "Dark")
        if entry(main_window, f"View/Colours/{name}").isChecked()
    ]
    assert ticked == ["Dark"]
