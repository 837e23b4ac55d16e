"""Where the window was, brought back to where it can be seen."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from protest_gui.preferences import Preferences

_FIRST_SHARE = 0.8  # of the screen, until somebody makes it another size
_LARGEST_FIRST = (1200, 800)


def restore_place(window: QWidget, preferences: Preferences) -> None:
    """Qt restores what was saved; the screen it was on may have gone since."""
    if not window.restoreGeometry(preferences.geometry):
        window.resize(_first_size(QGuiApplication.primaryScreen().availableGeometry()))
    bring_on_screen(window)


def bring_on_screen(window: QWidget) -> None:
    """Whole, as far as the screen is large enough; a window that can be seen is left alone."""
    frame = window.frameGeometry()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(screen.contains(frame) for screen in screens):
        return
    screen = max(screens, key=lambda each: _area(each.intersected(frame)))
    room = screen.size() - (frame.size() - window.size())  # the desktop's frame needs some of it
    window.resize(window.size().boundedTo(room))
    window.move(_moved_into(window.frameGeometry(), screen).topLeft())


def save_place(window: QWidget, preferences: Preferences) -> None:
    preferences.geometry = window.saveGeometry()


def _first_size(screen: QRect) -> QSize:
    largest = QSize(*_LARGEST_FIRST)
    return (screen.size() * _FIRST_SHARE).boundedTo(largest)


def _area(rectangle: QRect) -> int:
    return max(rectangle.width(), 0) * max(rectangle.height(), 0)


def _moved_into(frame: QRect, screen: QRect) -> QRect:
    left = min(max(frame.left(), screen.left()), screen.right() - frame.width() + 1)
    top = min(max(frame.top(), screen.top()), screen.bottom() - frame.height() + 1)
    return QRect(max(left, screen.left()), max(top, screen.top()), frame.width(), frame.height())
