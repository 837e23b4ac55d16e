"""A bold line over a table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class SectionHeading(QLabel):
    """Names of people stand in it as they are."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        # By a style sheet: it stays when the application's sheet changes.
        self.setStyleSheet("font-weight: bold;")
