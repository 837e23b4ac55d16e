"""The window comes back where it was, or where it can be seen."""

import pytest
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from protest_gui.preferences import Preferences
from tests.gui.driving.window import close, new_window


def made(preferences: Preferences, qtbot) -> QMainWindow:
    window = new_window(preferences)
    qtbot.addWidget(window)
    window.show()
    return window


def show_again(window: QMainWindow) -> None:
    window.hide()
    window.show()


def is_whole_on_screen(window: QMainWindow) -> bool:
    frame = window.frameGeometry()
    return any(s.availableGeometry().contains(frame) for s in QGuiApplication.screens())


def test_the_place_is_remembered(preferences: Preferences, qtbot):
    first = made(preferences, qtbot)
    first.setGeometry(31, 47, 600, 500)
    close(first)
    assert made(preferences, qtbot).geometry() == QRect(31, 47, 600, 500)


@pytest.mark.parametrize("place", [(50_000, 100), (-50_000, 100), (100, 50_000), (100, -900)])
def test_a_place_on_a_screen_that_is_gone_comes_back_to_one_that_is_there(
    preferences: Preferences, qtbot, place: tuple[int, int]
):
    first = made(preferences, qtbot)
    first.setGeometry(*place, 600, 500)
    close(first)
    assert not preferences.geometry.isEmpty()
    assert is_whole_on_screen(made(preferences, qtbot))


def test_a_window_far_off_is_moved_though_qt_would_leave_it(preferences: Preferences, qtbot):
    window = made(preferences, qtbot)
    window.setGeometry(50_000, 50_000, 600, 500)
    show_again(window)
    assert is_whole_on_screen(window)
    assert window.size().toTuple() == (600, 500)


def test_a_window_larger_than_the_screen_shrinks_to_it(preferences: Preferences, qtbot):
    window = made(preferences, qtbot)
    window.setGeometry(0, 0, 9_000, 9_000)
    show_again(window)
    assert is_whole_on_screen(window)


def test_a_window_that_can_be_seen_is_left_alone(preferences: Preferences, qtbot):
    window = made(preferences, qtbot)
    window.setGeometry(5, 40, 600, 500)
    show_again(window)
    assert window.geometry() == QRect(5, 40, 600, 500)


def test_on_a_small_screen_it_opens_nearly_as_large(preferences: Preferences, qtbot):
    room = QGuiApplication.primaryScreen().availableSize()
    size = made(preferences, qtbot).size()
    assert room.width() * 0.85 < size.width() < room.width()
    assert room.height() * 0.85 < size.height() < room.height()


def test_a_damaged_place_is_as_none(preferences: Preferences, qtbot):
    preferences.geometry = QByteArray(b"nonsense")
    assert is_whole_on_screen(made(preferences, qtbot))
