"""A sentence that appears where it is needed and keeps its place when it is not."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.widgets.plain import PlainLabel


class Notice(PlainLabel):
    """Two lines high, so that nothing jumps while one types."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, wraps=True)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._measure()

    def show_text(self, text: str) -> None:
        self.setText(text)
        self._colour()
        if text:
            # Screen readers say it without the focus having to go there.
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _measure(self) -> None:
        line = self.fontMetrics().height()
        self.setMargin(round(0.4 * line))
        self.setFixedHeight(round(2.8 * line))

    def _colour(self) -> None:
        window = self.window() if self.parent() else self
        colours = colours_of(window.palette())
        fill, text = (
            (colours.error, colours.error_text) if self.text() else (colours.window, colours.text)
        )
        palette = QPalette(window.palette())
        palette.setColor(QPalette.ColorRole.Window, fill)
        palette.setColor(QPalette.ColorRole.WindowText, text)
        self.setAutoFillBackground(bool(self.text()))
        self.setPalette(palette)

    # Qt's

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()
