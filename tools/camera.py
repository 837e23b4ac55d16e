"""Grabs pictures of windows for the docs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import settle

PICTURES = Path("docs/pictures")
SIZE, LARGE = QSize(1120, 700), QSize(1280, 880)
LOOKS = [("", Scheme.LIGHT, 100), ("-dark", Scheme.DARK, 100), ("-200", Scheme.LIGHT, 200)]
LOOKS += [("-dark-200", Scheme.DARK, 200)]


class Camera:
    def __init__(self, app: QApplication, window: MainWindow) -> None:
        self.app = app
        self.window = window

    def do(self, *commands: str) -> None:
        """Trigger commands, whatever their keys, and wait until their work is done."""
        for command in commands:
            action = self.window.findChild(QAction, command)
            assert action is not None, command
            assert action.isEnabled(), command
            action.trigger()
        settle(self.window)

    def take(self, name: str, widget: QWidget | None = None, size: QSize = SIZE) -> None:
        """Save a picture of a widget or, without one, of the window."""
        widget = widget or self.window
        widget.resize(size)
        for _ in range(5):
            self.app.processEvents()
        widget.grab().save(str(PICTURES / f"{name}.png"), "PNG", 0)

    def scroll_to(self, part: QWidget) -> None:
        """Scroll until the part is at the top, below its heading."""
        page: QWidget | None = part
        while not isinstance(page, QScrollArea) or not page.widget():
            assert page is not None
            page = page.parentWidget()
        whole = page.widget()
        assert whole is not None
        heading = 3 * part.fontMetrics().height()
        top = part.mapTo(whole, QPoint(0, 0)).y() - heading
        page.verticalScrollBar().setValue(top)

    def take_in_all_looks(self, name: str, act: Callable[[], object] = lambda: None) -> None:
        act()
        for suffix, scheme, percent in LOOKS:
            apply_theme(self.app, scheme, percent)
            self.take(name + suffix, size=LARGE if percent > 100 else SIZE)
        apply_theme(self.app, Scheme.LIGHT, 100)
