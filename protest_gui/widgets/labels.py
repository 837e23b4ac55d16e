"""Labels: plain, wrapping, elided, and headings."""

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QClipboard,
    QContextMenuEvent,
    QFont,
    QFontInfo,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from protest_core.errors import printable
from protest_gui.translations import tr

_ANY_HEIGHT = 10_000
_LONG_WORD = re.compile(r"\S{25,}")
_EVERY = 12
_MAY_BREAK = "\u200b"


class PlainLabel(QLabel):
    """A label of plain text, which neither becomes markup nor changes the direction beside it."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(printable(text, lines=True))


class SteadyLabel(PlainLabel):
    """A label as high as its longest possible text, so that nothing below it moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, wraps=True)
        self._possible: tuple[str, ...] = ()
        self._highest: dict[int, int] = {}  # of the possible texts, by width

    def set_possible(self, texts: Sequence[str]) -> None:
        """Set all texts that it may show."""
        if (possible := tuple(texts)) != self._possible:
            self._possible = possible
            self._highest.clear()
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        # Qt asks ten times for each text that is shown.
        if width not in self._highest:
            self._highest[width] = self._highest_of_possible(width)
        return max(super().heightForWidth(width), self._highest[width])

    def _highest_of_possible(self, width: int) -> int:
        margins = self.contentsMargins()
        room = QRect(0, 0, width - margins.left() - margins.right(), _ANY_HEIGHT)
        wrap = int(Qt.TextFlag.TextWordWrap)
        heights = (
            self.fontMetrics().boundingRect(room, wrap, text).height() for text in self._possible
        )
        return max(heights, default=0) + margins.top() + margins.bottom()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._highest.clear()


class SelectableLabel(PlainLabel):
    """A label that wraps, and whose text can be selected with mouse or keyboard."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wraps=True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )


def plain_tip(text: str) -> str:
    """Return the HTML with which a tool tip shows this text as it is, wrapped.

    Qt guesses from the text whether a tip is HTML; so it is always HTML, and escaped.
    """
    return f"<p>{escape(printable(text, lines=True))}</p>".replace("\n", "<br>") if text else ""


class WrappingLabel(SelectableLabel):
    """A label that breaks long words: Qt would make the panel as wide as they are.

    Copied text is without these break characters: a name with them would be found nowhere.
    """

    def setText(self, text: str) -> None:
        super().setText(_LONG_WORD.sub(_breakable, text))
        self.setAccessibleName(text)

    def _copy(self, mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> None:
        if self.hasSelectedText():
            # Qt has its own character for selected line ends.
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
        copy = menu.addAction(tr("&Copy"), self._copy)
        copy.setEnabled(self.hasSelectedText())
        menu.addAction(tr("Select &all"), self._select_all)
        menu.exec(event.globalPos())
        menu.deleteLater()


def _breakable(word: re.Match[str]) -> str:
    parts = (word[0][at : at + _EVERY] for at in range(0, len(word[0]), _EVERY))
    return _MAY_BREAK.join(parts)


def make_bold(label: QWidget, *, bold: bool = True) -> None:
    """Make a label bold by a style sheet: fonts are lost when the application's sheet changes."""
    sheet = "font-weight: bold;" if bold else ""
    if label.styleSheet() != sheet:
        label.setStyleSheet(sheet)


class SectionHeading(PlainLabel):
    """A heading in bold, in which names of people are not changed."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wraps=True)
        make_bold(self)


class ElidedLabel(PlainLabel):
    """A label that cuts its text if there is no room; `text()` is always the whole text."""

    cut = Qt.TextElideMode.ElideRight  # where
    _explanation = ""

    def explain(self, text: str) -> None:
        """Show an explanation in the tip, below the text if that is cut."""
        self._explanation = text
        self._tell_the_rest()

    def shown_text(self) -> str:
        line = " ".join(self.text().split())
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(line, self.cut, width)

    def _tell_the_rest(self) -> None:
        rest = self.text() if self.shown_text() != self.text() else ""
        tip = "\n".join(filter(None, (rest, self._explanation)))
        self.setToolTip(plain_tip(tip))

    def minimumSizeHint(self) -> QSize:
        letters = min(len(self.text()), 3)
        width = self.fontMetrics().horizontalAdvance("…") + letters * (
            self.fontMetrics().averageCharWidth()
        )
        return QSize(width, super().minimumSizeHint().height())

    def setText(self, text: str) -> None:
        before = self.text()
        super().setText(text)
        if self.text() != before:
            self._tell_the_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_the_rest()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.shown_text()
        # A letter like J would reach over the edge.
        over = self.fontMetrics().leftBearing(text[0]) if text else 0
        place = self.contentsRect().adjusted(max(-over, 0), 0, 0, 0)
        painter.drawText(place, int(self.alignment()), text)


def make_larger(widget: QWidget, normal: QFont, factor: float) -> None:
    """Make a text larger; call this whenever the normal font changes.

    By a style sheet: a font that was only set is lost when the application's sheet changes.
    """
    size = factor * QFontInfo(normal).pointSizeF()
    widget.setStyleSheet(f"font-size: {size:.2f}pt; font-weight: bold;")
