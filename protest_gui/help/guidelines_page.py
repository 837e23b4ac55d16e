"""The guidelines for judging, to read: help, tags, version."""

import re

from PySide6.QtCore import QEvent
from PySide6.QtGui import (
    QColor,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from protest_core.judgements.guidelines import Guidelines
from protest_gui.appearance.theme import colours_of

# As wide as a line should be: about seventy letters can be read with ease.
_MEASURE = "You see an English text and its translation. A pronoun is highlighted."
_LINE_HEIGHT = 140.0  # percent
_HEADING_SIZE = 2  # steps above the text; Markdown's own headings shout
_Feature = QTextDocument.MarkdownFeature


class GuidelinesPage(QTextBrowser):
    """A column of text in the middle, as wide as one reads with ease."""

    def __init__(self, guidelines: Guidelines | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)  # what the guidelines say is all there is to read
        self.setAccessibleName(self.tr("Guidelines"))
        self.show_guidelines(guidelines)

    def show_guidelines(self, guidelines: Guidelines | None) -> None:
        self._guidelines = guidelines
        self._write()

    def _write(self) -> None:
        place = self.verticalScrollBar().value()
        self.document().setMarkdown(self._markdown(), _Feature.MarkdownDialectGitHub | _NO_HTML)
        self._set_spaces()
        self._mute_last_line()
        self._set_margins()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # it went along to the end
        self.verticalScrollBar().setValue(place)

    def _markdown(self) -> str:
        if self._guidelines is None:
            return self.tr("The guidelines are here as soon as a project is open.")
        tags = "\n".join(
            f"- **`{tag.name}`** – {escaped(tag.explanation)}" for tag in self._guidelines.tags
        )
        heading, version = self.tr("Tags"), self.tr("Guidelines: version {0}")
        return "\n\n".join(
            [
                self._guidelines.help,
                f"# {heading}",
                tags,
                escaped(version.format(self._guidelines.version)),
            ]
        )

    def _set_spaces(self) -> None:
        line = self.fontMetrics().height()
        self.document().setIndentWidth(1.5 * line)
        block = self.document().firstBlock()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            spaces = QTextBlockFormat()
            spaces.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
            spaces.setTopMargin(1.2 * line if level and block.position() else 0)
            spaces.setBottomMargin(line / 3 if block.textList() else line / 2)
            cursor = QTextCursor(block)
            cursor.mergeBlockFormat(spaces)
            if level:
                size = QTextCharFormat()
                size.setProperty(
                    QTextFormat.Property.FontSizeAdjustment, max(_HEADING_SIZE - level, 0)
                )
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(size)
            block = block.next()

    def _mute_last_line(self) -> None:
        muted = QTextCharFormat()
        muted.setForeground(QColor(colours_of(self.palette()).muted))
        cursor = QTextCursor(self.document().lastBlock())
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(muted)

    def _set_margins(self) -> None:
        """By the document's frame: around the viewport, the margins would have another colour."""
        line = self.fontMetrics().height()
        measure = self.fontMetrics().horizontalAdvance(_MEASURE)
        side = max(2 * line, (self.viewport().width() - measure) // 2)
        margins = QTextFrameFormat()
        margins.setLeftMargin(side)
        margins.setRightMargin(side)
        margins.setTopMargin(2 * line)
        margins.setBottomMargin(2 * line)
        self.document().rootFrame().setFrameFormat(margins)

    # Qt's

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._write()


def escaped(text: str) -> str:
    """Text in which nothing counts as Markdown."""
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", text)


_NO_HTML = _Feature.MarkdownNoHTML
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
