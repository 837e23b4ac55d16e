"""Labels and tool tips that show text as it is.

Qt takes text that looks like HTML for HTML, and opens the files that it names: a tag, a name or a
remark that somebody sent must not get so far.
"""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from protest_core.errors import printable


class PlainLabel(QLabel):
    """A label whose text is never taken for markup, nor turns what stands beside it round."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(printable(text, lines=True))


class SelectableLabel(PlainLabel):
    """Wraps, and can be selected with the mouse or the keyboard."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wraps=True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )


def plain_tip(text: str) -> str:
    """Return what a tool tip must be given to show this text as it is, wrapped.

    Qt decides by the text whether a tip is HTML, so that it always has to be, and escaped.
    """
    return f"<p>{escape(printable(text, lines=True))}</p>".replace("\n", "<br>") if text else ""
