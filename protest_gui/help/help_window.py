"""The window of F1: keys and guidelines, beside the work and not in its way."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from protest_core.judgements.guidelines import Guidelines
from protest_gui.help.guidelines_page import GuidelinesPage
from protest_gui.help.key_sheet import KeySheet
from protest_gui.keys.key_map import KeyMap

_WIDTH, _HEIGHT = 68, 46  # line heights


class HelpWindow(QWidget):
    """Not modal; Esc closes it."""

    change_keys = Signal()

    def __init__(
        self, key_map: KeyMap, guidelines: Guidelines | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Keys and guidelines"))
        self.keys = KeySheet(key_map)
        self.guidelines = GuidelinesPage(guidelines)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Help"))
        self.tabs.addTab(self.keys, self.tr("&Keys"))
        self.tabs.addTab(self.guidelines, self.tr("&Guidelines"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self.keys.change_keys.connect(self.change_keys)
        self._take_size()
        self.keys.setFocus()  # so that the arrows scroll at once

    def show_guidelines(self, guidelines: Guidelines | None) -> None:
        """Those of the project that is open now; which tab is in front stays as it was."""
        self.guidelines.show_guidelines(guidelines)

    def show_keys_for(self, *, batch: bool) -> None:
        self.keys.show_for(batch=batch)

    def turn_to_guidelines(self) -> None:
        self.tabs.setCurrentWidget(self.guidelines)
        self.guidelines.setFocus()  # so that the arrows scroll at once

    def _take_size(self) -> None:
        line = self.fontMetrics().height()
        room = self.screen().availableSize()
        self.resize(
            min(_WIDTH * line, round(0.9 * room.width())),
            min(_HEIGHT * line, round(0.9 * room.height())),
        )

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
