"""Why somebody should look at an example, on the colour of warnings."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.widgets.plain import SelectableLabel

_RECOLOURING = {QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange}


class DoubtLabel(SelectableLabel):
    """Hidden where there is no doubt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._dress()

    def show_doubts(self, sentences: str) -> None:
        self.setText(sentences)
        self.setAccessibleName(self.tr("To look at: {0}").format(sentences))
        self.setVisible(bool(sentences))

    def _dress(self) -> None:
        colours = colours_of(QApplication.palette())  # its own has the colours given here
        fill, text = colours.warning, colours.warning_text
        sheet = f"background: {fill}; color: {text}; padding: 0.4em 0.6em; border-radius: 4px;"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RECOLOURING:
            self._dress()
