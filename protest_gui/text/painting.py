"""Draw texts: sentences, boxes of words, ticks, key hints, focus ring, margin's bar."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextLayout,
)

from protest_gui.text.layout import LaidOutText, WordPart, area_of
from protest_gui.text.marks import FoldedLines, Mark, Word
from protest_gui.text.style import TokenStyle

Selection = tuple[int, int]  # positions in the document
_BAR_AT = 0.4  # of the margin
_TICK = ((-0.24, 0.02), (-0.06, 0.22), (0.26, -0.2))  # across and down, in its own widths
_MOST_STAMPS = 1000


class TokenPainter:
    """Draws a text and its highlighted words.

    Each shape is drawn once and then stamped: words recur, and dashed lines are slow.
    """

    def __init__(self, style: TokenStyle) -> None:
        self.style = style
        self.pixel_ratio = 1.0  # of the screen
        self._stamps: dict[Hashable, QPixmap] = {}
        self._key_metrics = QFontMetricsF(style.hint_font)

    def draw(
        self,
        painter: QPainter,
        text: LaidOutText,
        clip: QRectF,
        *,
        selected: Selection,
        focused: Word | None,
    ) -> None:
        """Draw the text in `clip`; `selected` is for copying, `focused` has the keyboard."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_sentences(painter, text, clip, selected)
        for word in text.words:
            for part in text.parts_of(word):
                filled = not _is_selected(word, text, selected)
                self._draw_box(painter, word.mark, part.box, filled=filled)
        for part in text.parts_of(focused) if focused else ():
            self._draw_ring(painter, part)
        # Last: between two tokens without a blank, lines touch letters.
        for word in text.words:
            if not _is_selected(word, text, selected):
                self._draw_letters(painter, text, word)
        painter.setClipping(False)
        for word in text.words:
            parts = text.parts_of(word)
            if parts and (word.mark.selected or word.mark.key):
                self._draw_sign(painter, word.mark, parts[-1].box, at_left=text.right_to_left)

    def _draw_sentences(
        self, painter: QPainter, text: LaidOutText, clip: QRectF, selected: Selection
    ) -> None:
        """Draw each sentence in its colour, with a bar beside that of the pronoun."""
        bar = _BAR_AT * self.style.margin
        block = text.document().firstBlock()
        for row in text.rows:
            if isinstance(row, FoldedLines):
                self._draw_fold(painter, text, block, row)
                block = block.next()
                continue
            if row.with_pronoun:
                across = text.viewport().width() - bar if text.right_to_left else bar
                self._draw_bar(painter, area_of(block), across)
            painter.setPen(self.style.text if row.with_pronoun else self.style.muted)
            ranges = _selected_in(block, selected, text.palette())
            block.layout().draw(painter, QPointF(), ranges, clip)
            block = block.next()

    def _draw_fold(
        self, painter: QPainter, text: LaidOutText, block: QTextBlock, fold: FoldedLines
    ) -> None:
        """Draw the row of folded lines, as wide as the text, with the key that opens it."""
        style, area = self.style, area_of(block)
        room = style.margin / 2
        width = text.viewport().width() - 2 * room
        height = block.layout().lineAt(0).height() if block.layout().lineCount() else 0.0
        band = QRectF(room, area.top(), width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.panel)
        painter.drawRoundedRect(band, style.radius, style.radius)
        painter.setPen(style.muted)
        block.layout().draw(painter, QPointF())
        if not fold.key:
            return
        cap_height = self._key_metrics.height()
        cap_width = max(cap_height, self._key_metrics.horizontalAdvance(fold.key) + room)
        written = block.layout().lineAt(0).naturalTextRect().translated(block.layout().position())
        left = written.left() - room - cap_width if text.right_to_left else written.right() + room
        cap = QRectF(left, band.center().y() - cap_height / 2, cap_width, cap_height)
        painter.setPen(QPen(style.muted, style.pen_width))
        painter.setBrush(style.base)
        painter.drawRoundedRect(cap, 2 * style.pen_width, 2 * style.pen_width)
        painter.setFont(style.hint_font)
        painter.setPen(style.text)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, fold.key)

    def _draw_letters(self, painter: QPainter, text: LaidOutText, word: Word) -> None:
        """Draw a word over its sentence, whose letters would otherwise give it coarse edges."""
        layout = text.document().findBlockByNumber(word.block).layout()
        painter.setPen(self.style.of(word.mark).text)
        for part in text.parts_of(word):
            border = self.style.border
            left, right = (border if each else 0 for each in (part.left_joined, part.right_joined))
            painter.setClipRect(part.box.adjusted(-left, 0, right, 0))
            layout.lineAt(part.line).draw(painter, layout.position())

    def _draw_box(self, painter: QPainter, mark: Mark, box: QRectF, *, filled: bool) -> None:
        def draw(stamp: QPainter) -> None:
            self._paint_box(stamp, mark, QRectF(0, 0, box.width(), box.height()), filled=filled)

        self._stamp(painter, (mark.role, mark.selected, filled), box, draw)

    def _draw_sign(self, painter: QPainter, mark: Mark, box: QRectF, *, at_left: bool) -> None:
        """Draw a tick, seen without colours too, if it is selected, and the key that selects it."""
        sign = self._sign(mark, box, at_left=at_left)

        def draw(stamp: QPainter) -> None:
            self._paint_sign(stamp, mark, QRectF(0, 0, sign.width(), sign.height()))

        self._stamp(painter, (mark.role, mark.selected, mark.key), sign, draw)

    def _sign(self, mark: Mark, box: QRectF, *, at_left: bool) -> QRectF:
        """Return the place of a sign, across the lower edge of a box, where the word ends.

        On a short box it is in the middle, and below the letters, which it must not cover.
        """
        pen = self.style.pen_width
        height = round(self._key_metrics.capHeight() + 2.4 * pen)
        tick = self.style.tick if mark.selected else 0.0
        letter = self._key_metrics.horizontalAdvance(mark.key)
        width = max(height, round(tick + letter + 4 * pen))
        if width >= box.width():
            left = box.center().x() - width / 2
        else:
            left = box.left() if at_left else box.right() - width
        return QRectF(round(left), round(box.bottom() - 1.5 * pen), width, height)

    def _draw_ring(self, painter: QPainter, part: WordPart) -> None:
        """Draw a ring round the focused word, with a line of the background between them."""
        style, width = self.style, 1.5 * self.style.pen_width
        painter.setPen(QPen(style.accent, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # No further out than half a blank, or the ring would touch the words beside it.
        room = style.pen_width + width / 2
        # On a side without a blank, in the middle before the next token, to cover no letter.
        left, right = (
            style.border if joined else room for joined in (part.left_joined, part.right_joined)
        )
        ring = part.box.adjusted(-left, -room, right, room)
        painter.drawRoundedRect(ring, style.radius + width, style.radius + width)

    def _draw_bar(self, painter: QPainter, sentence: QRectF, middle: float) -> None:
        """Draw a bar in the margin beside a sentence; `middle` is its horizontal position."""
        width = self.style.bar
        bar = QRectF(middle - width / 2, sentence.top(), width, sentence.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.style.accent)
        painter.drawRoundedRect(bar, width / 2, width / 2)

    def _paint_box(self, painter: QPainter, mark: Mark, outside: QRectF, *, filled: bool) -> None:
        look, radius = self.style.of(mark), self.style.radius
        painter.setPen(look.outline)
        painter.setBrush(look.fill if filled else Qt.BrushStyle.NoBrush)
        inside = _shrunk(outside, self.style.inset if look.outer else self.style.pen_width)
        painter.drawRoundedRect(inside if look.outer else outside, radius, radius)
        second = look.outer or look.inner
        if second is not None:
            painter.setPen(second)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(outside if look.outer else inside, radius, radius)

    def _paint_sign(self, painter: QPainter, mark: Mark, sign: QRectF) -> None:
        pen, outline = self.style.pen_width, self.style.of(mark).outline.color()
        ink = self.style.base if mark.selected else self.style.text
        painter.setPen(QPen(outline, pen))
        painter.setBrush(outline if mark.selected else self.style.base)
        painter.drawRoundedRect(sign, 2 * pen, 2 * pen)
        letter = self._key_metrics.horizontalAdvance(mark.key)
        tick = self.style.tick if mark.selected else 0.0
        left = sign.center().x() - (tick + letter) / 2
        if mark.selected:
            self._draw_tick(painter, QPointF(left + tick / 2, sign.center().y()), ink)
        painter.setFont(self.style.hint_font)
        painter.setPen(ink)
        down = sign.center().y() + self._key_metrics.capHeight() / 2
        painter.drawText(QPointF(left + tick, down), mark.key)

    def _draw_tick(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        pen = QPen(ink, 1.4 * self.style.pen_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        side = self.style.tick
        painter.drawPolyline([middle + QPointF(x, y) * side for x, y in _TICK])

    def _stamp(
        self, painter: QPainter, kind: Hashable, area: QRectF, draw: Callable[[QPainter], None]
    ) -> None:
        """Draw a kind of shape that is drawn often.

        `draw` has the area's corner as its origin, and room for pens round the area.
        """
        key = (kind, area.width(), area.height(), self.pixel_ratio)
        stamp = self._stamps.get(key)
        if stamp is None:
            if len(self._stamps) >= _MOST_STAMPS:
                self._stamps.clear()
            stamp = self._stamps[key] = self._drawn(area, draw)
        room = self.style.room
        painter.drawPixmap(QPointF(area.left() - room, area.top() - room), stamp)

    def _drawn(self, area: QRectF, draw: Callable[[QPainter], None]) -> QPixmap:
        room, ratio = self.style.room, self.pixel_ratio
        size = _shrunk(area, -room).size() * ratio
        pixmap = QPixmap(round(size.width() + 0.5), round(size.height() + 0.5))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room, room)
        draw(painter)
        painter.end()
        return pixmap


def _shrunk(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _is_selected(word: Word, text: LaidOutText, selected: Selection) -> bool:
    """Return whether a part of the word is selected for copying."""
    block = text.document().findBlockByNumber(word.block).position()
    return selected[0] < block + word.end and block + word.start < selected[1]


def _selected_in(
    block: QTextBlock, selected: Selection, palette: QPalette
) -> list[QTextLayout.FormatRange]:
    """Return the format of the part of a paragraph that is selected for copying."""
    start, end = selected
    if start == end:
        return []
    first, last = max(0, start - block.position()), end - block.position()
    look = QTextCharFormat()
    look.setBackground(palette.highlight())
    look.setForeground(palette.highlightedText())
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = first, min(last, block.length()) - first, look
    return [part] if part.length > 0 else []
