"""Colours and text size: applied at once, remembered for the next time."""

from PySide6.QtWidgets import QApplication

from protest_gui.appearance.theme import LARGEST, SMALLEST, STEP, Scheme, apply_theme
from protest_gui.preferences import Preferences

NORMAL = 100


class Looks:
    """What the View menu changes."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._apply()

    @property
    def scheme(self) -> Scheme:
        return self._preferences.scheme

    def choose(self, scheme: Scheme) -> None:
        self._preferences.scheme = scheme
        self._apply()

    def enlarge(self) -> None:
        self._resize_text(self._preferences.text_percent + STEP)

    def reduce(self) -> None:
        self._resize_text(self._preferences.text_percent - STEP)

    def back_to_normal(self) -> None:
        self._resize_text(NORMAL)

    def _resize_text(self, percent: int) -> None:
        self._preferences.text_percent = min(max(percent, SMALLEST), LARGEST)
        self._apply()

    def _apply(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self._preferences.scheme, self._preferences.text_percent)
