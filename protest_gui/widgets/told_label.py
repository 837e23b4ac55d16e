"""Text that people wrote: plain, can be copied, and no word is wider than the panel."""

import re

from PySide6.QtGui import (
    QClipboard,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from protest_gui.widgets.plain import SelectableLabel

_LONG_WORD = re.compile(r"\S{25,}")
_EVERY = 12
_MAY_BREAK = "\u200b"


class ToldLabel(SelectableLabel):
    """Long words get places to break at: Qt would make the panel as wide as they are.

    What is copied is as it was written, without these places: a name with them is found nowhere.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.tell(text)

    def tell(self, text: str) -> None:
        self.setText(_LONG_WORD.sub(_breakable, text))
        self.setAccessibleName(text)

    def _copy(self, mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> None:
        if self.hasSelectedText():
            # Qt says selected line ends in its own way.
            text = self.selectedText().replace(_MAY_BREAK, "").replace("\u2029", "\n")
            QGuiApplication.clipboard().setText(text, mode)

    def _select_all(self) -> None:
        self.setSelection(0, len(self.text()))

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if QGuiApplication.clipboard().supportsSelection():
            self._copy(QClipboard.Mode.Selection)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        copy = menu.addAction(self.tr("&Copy"), self._copy)
        copy.setEnabled(self.hasSelectedText())
        menu.addAction(self.tr("Select &All"), self._select_all)
        menu.exec(event.globalPos())
        menu.deleteLater()


def _breakable(word: re.Match[str]) -> str:
    parts = (word[0][at : at + _EVERY] for at in range(0, len(word[0]), _EVERY))
    return _MAY_BREAK.join(parts)


def make_bold(label: QWidget, *, bold: bool = True) -> None:
    """By a style sheet: a font that was set goes when the application's own sheet changes."""
    sheet = "font-weight: bold;" if bold else ""
    if label.styleSheet() != sheet:
        label.setStyleSheet(sheet)
