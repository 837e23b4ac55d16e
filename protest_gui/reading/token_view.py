"""Text with highlighted words, painted; nothing can be done with it yet."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QTextBlock, QTextCharFormat, QTextLayout

from protest_gui.reading.token_layout import LaidOutText, area_of
from protest_gui.reading.token_words import Word

_BAR_AT = 0.4  # of the margin


class TokenView(LaidOutText):
    """Draws the text itself, since each sentence and each highlighted word has its own colour."""

    def _selected_part(self) -> tuple[int, int]:
        """What was selected for copying, in positions of the document."""
        cursor = self.textCursor()
        return cursor.selectionStart(), cursor.selectionEnd()

    def _ringed(self) -> Word | None:
        """The word with the focus, if there is one to be seen."""
        return None

    def _draw_bars_and_text(self, painter: QPainter, clip: QRectF) -> None:
        bar = _BAR_AT * self._style.margin
        selected = self._selected_part()
        block = self.document().firstBlock()
        for line in self._lines:
            if line.with_pronoun:
                across = self.viewport().width() - bar if self._right_to_left() else bar
                self._painter.draw_bar(painter, area_of(block), across)
            painter.setPen(self._style.text if line.with_pronoun else self._style.muted)
            block.layout().draw(painter, QPointF(), self._ranges_in(block, *selected), clip)
            block = block.next()

    def _ranges_in(self, block: QTextBlock, start: int, end: int) -> list[QTextLayout.FormatRange]:
        if start == end:
            return []
        first, last = max(0, start - block.position()), end - block.position()
        look = QTextCharFormat()
        look.setBackground(self.palette().highlight())
        look.setForeground(self.palette().highlightedText())
        part = QTextLayout.FormatRange()
        part.start, part.length, part.format = first, min(last, block.length()) - first, look
        return [part] if part.length > 0 else []

    def _draw_words(self, painter: QPainter) -> None:
        """Over the text: letters drawn on letters of another colour would get coarse edges."""
        selected = self._selected_part()
        for word in self._words:
            block = self.document().findBlockByNumber(word.block)
            layout, start = block.layout(), block.position() + word.start
            chosen_for_copying = _overlap(selected, start, start - word.start + word.end)
            for part in self._parts_of(word):
                painter.setClipping(False)
                self._painter.draw_box(painter, word.mark, part.box, filled=not chosen_for_copying)
                if not chosen_for_copying:
                    painter.setClipRect(part.box)
                    painter.setPen(self._style.of(word.mark).text)
                    layout.lineAt(part.line).draw(painter, layout.position())
        painter.setClipping(False)

    def _draw_signs(self, painter: QPainter, word: Word) -> None:
        parts = self._parts_of(word)
        if parts and (word.mark.selected or word.mark.key):
            to_left = self._right_to_left()
            sign = self._painter.sign(word.mark, parts[-1].box, at_left=to_left)
            self._painter.draw_sign(painter, word.mark, sign)

    def _draw(self, painter: QPainter, clip: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_bars_and_text(painter, clip)
        self._draw_words(painter)
        ringed = self._ringed()
        for part in self._parts_of(ringed) if ringed else ():
            self._painter.draw_ring(painter, part.box)
        for word in self._words:
            self._draw_signs(painter, word)

    def paintEvent(self, event: QPaintEvent) -> None:
        """All by ourselves: Qt would show the text cursor's selection, which only says a word."""
        self._finish_layout()
        down = self.verticalScrollBar().value()
        self._painter.pixel_ratio = self.devicePixelRatioF()
        painter = QPainter(self.viewport())
        painter.translate(0, -down)
        self._draw(painter, QRectF(event.rect()).translated(0, down))


def _overlap(selected: tuple[int, int], start: int, end: int) -> bool:
    return selected[0] < end and start < selected[1]
