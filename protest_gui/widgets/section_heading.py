"""A bold line over a table."""

from PySide6.QtWidgets import QWidget

from protest_gui.widgets.plain import PlainLabel


class SectionHeading(PlainLabel):
    """Names of people stand in it as they are."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wraps=True)
        # By a style sheet: it stays when the application's sheet changes.
        self.setStyleSheet("font-weight: bold;")
