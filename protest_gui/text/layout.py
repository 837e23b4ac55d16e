"""Sentences in a text document, and the positions of their highlighted words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from unicodedata import bidirectional

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.text.marks import (
    FoldedLines,
    Marks,
    Place,
    Role,
    Row,
    ShownLine,
    Word,
    words_of,
)
from protest_gui.text.positions import shown_text
from protest_gui.text.style import TokenStyle

_LTR, _RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
_RESTYLING = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.PaletteChange,
    QEvent.Type.ApplicationPaletteChange,
)
Extent = tuple[float, float]
_TOUCHING = 0.5


@dataclass(frozen=True, slots=True)
class WordPart:
    """The part of a word on one line; `box` is its outline in the document's coordinates."""

    line: int
    box: QRectF
    # Whether it borders on another token, without a blank between.
    left_joined: bool = False
    right_joined: bool = False


class LaidOutText(QTextEdit):
    """A text with a paragraph for each sentence, which knows where its highlighted words are.

    Qt lays it out again only when text, font or width change.
    """

    reflowed = Signal()  # the size or the font has changed, or the text is shown

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self.marks: Marks = {}
        self.words: tuple[Word, ...] = ()  # the highlighted words, in the order of the text
        self._text = ""
        self._is_stretched = False  # some rows are higher than their text
        self._direction = _LTR
        self._parts: dict[Place, list[WordPart]] = {}
        self._width_of_parts = -1.0
        self._following = True  # until the reader scrolls
        self._sees_pronoun = True  # at the place to which the reader scrolled
        self._is_reflowing = False
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().actionTriggered.connect(self._leave_pronoun)
        self.verticalScrollBar().valueChanged.connect(self._note_view)
        self._apply_style()

    @property
    def right_to_left(self) -> bool:
        return self._direction is _RTL

    def show_rows(self, rows: Sequence[Row], marks: Marks, *, right_to_left: bool) -> bool:
        """Show sentences with highlighted words; return whether the text has changed."""
        text = "\n".join(shown_text(text_of(row)) for row in rows)
        direction = _RTL if right_to_left else _LTR
        changed = (text, direction) != (self._text, self._direction)
        self.rows, self.marks = tuple(rows), marks
        if changed:
            self.words = ()  # a change of size meanwhile would use their old places
            self._set_text(text, direction)
        self.words = words_of(self.rows, marks)
        self._parts.clear()
        if changed:
            self.scroll_to_pronoun()
        self.viewport().update()
        return changed

    def set_marks(self, marks: Marks) -> None:
        """Highlight other words, or the same ones differently."""
        self.marks = marks
        self.words = words_of(self.rows, marks)
        self._parts.clear()
        self.viewport().update()

    def scroll_to_pronoun(self) -> None:
        """Scroll the pronoun to the middle.

        This is repeated after a change of size, until the reader scrolls away.
        """
        self._following = self._sees_pronoun = True
        self.finish_layout()
        bar = self.verticalScrollBar()
        if bar.maximum():
            middle = self._pronoun_area().center().y()
            bar.setValue(round(middle - self.viewport().height() / 2))

    @property
    def sees_pronoun(self) -> bool:
        """Return whether the pronoun was visible at the last scrolling."""
        return self._sees_pronoun

    def keep_pronoun_in_view(self) -> None:
        """Scroll no further than needed; this does not count as scrolling by the reader."""
        self.finish_layout()
        if not self.verticalScrollBar().maximum():
            return
        area = self._pronoun_area()
        if area.height():
            self.verticalScrollBar().setValue(self._value_to_show(area.top(), area.bottom()))

    def word_boxes(self, place: Place) -> list[QRectF]:
        """Return the rectangles in which a highlighted word is drawn on the viewport."""
        self.finish_layout()
        up = -self.verticalScrollBar().value()
        words = [word for word in self.words if word.place == place]
        return [part.box.translated(0, up) for word in words for part in self.parts_of(word)]

    def row_area(self, line: int) -> QRectF:
        """Return the area of a line, or of the row in which it is folded, in the document."""
        self.finish_layout()
        for number, row in enumerate(self.rows):
            if line in (row.lines if isinstance(row, FoldedLines) else (row.number,)):
                return area_of(self.document().findBlockByNumber(number))
        return QRectF()

    def row_top(self, line: int) -> float:
        """Return how far below the upper edge of the viewport a line begins."""
        return self.row_area(line).top() - self.verticalScrollBar().value()

    def is_line_in_view(self, line: int) -> bool:
        area, top = self.row_area(line), self.row_top(line)
        return -area.height() < top < self.viewport().height()

    def fold_at(self, point: QPoint) -> FoldedLines | None:
        """Return the folded lines whose row is at a point of the viewport."""
        down = point.y() + self.verticalScrollBar().value()
        for row in self.rows:
            if isinstance(row, FoldedLines):
                area = self.row_area(row.lines.start)
                if area.top() <= down <= area.bottom():
                    return row
        return None

    def row_heights(self) -> list[float]:
        """Return the height that each row needs, without the space between rows."""
        self.finish_layout()
        blocks = map(self.document().findBlockByNumber, range(len(self.rows)))
        return [area_of(block).height() for block in blocks]

    def stretch_rows(self, heights: Sequence[float], *, also_last: bool) -> None:
        """Stretch rows to these heights by room below each row, or below all except the last.

        Room below the last row would be an empty end, to which readers can scroll.
        """
        edit = QTextCursor(self.document())
        edit.beginEditBlock()
        gap = margin = self.token_style.sentence_gap
        own_heights = self.row_heights()
        if not also_last:
            heights = [*heights[:-1], *own_heights[-1:]]
        for number, (own, wanted) in enumerate(zip(own_heights, heights, strict=True)):
            block = self.document().findBlockByNumber(number)
            margin = gap + max(0.0, wanted - own)
            if abs(block.blockFormat().bottomMargin() - margin) > _TOUCHING:
                self._is_stretched = True
                other = QTextBlockFormat()
                other.setBottomMargin(margin)
                QTextCursor(block).mergeBlockFormat(other)
        edit.endEditBlock()
        self._set_room_at_end(margin - gap)
        self._parts.clear()

    def _set_room_at_end(self, room: float) -> None:
        """Leave room below the last row: Qt ignores the margin in its format."""
        frame = self.document().rootFrame()
        end = self.token_style.margin + room
        if abs(frame.frameFormat().bottomMargin() - end) > _TOUCHING:
            other = frame.frameFormat()
            other.setBottomMargin(end)
            frame.setFrameFormat(other)

    @property
    def is_following(self) -> bool:
        """Return whether the text keeps the pronoun visible, whatever changes."""
        return self._following

    def scroll_along(self, value: int, *, following: bool) -> None:
        """Scroll with another text that shows the same lines."""
        self._following = following
        self.verticalScrollBar().setValue(value)

    def word_at(self, point: QPoint) -> Word | None:
        """Return the highlighted word at a point of the viewport."""
        for word in self.words:
            if any(box.contains(QPointF(point)) for box in self.word_boxes(word.place)):
                return word
        return None

    def pronoun_rect(self) -> QRect:
        """Return the area of the pronoun's words, or of its sentence, before any scrolling."""
        self.finish_layout()
        return self._pronoun_area().toAlignedRect()

    def height_of_lines(self) -> int:
        """Return the height that shows everything without scrolling."""
        self.finish_layout()
        return round(self.document().size().height()) + 2 * self.frameWidth()

    def is_laid_out(self) -> bool:
        """Return `False` until the text is shown for the first time."""
        return self.document().firstBlock().layout().lineCount() > 0

    def is_in_view(self, word: Word) -> bool:
        visible = QRectF(self.viewport().rect())
        return any(visible.intersects(box) for box in self.word_boxes(word.place))

    def bring_into_view(self, word: Word) -> None:
        """Scroll no further than needed, with some room round the word."""
        self.finish_layout()
        if parts := self.parts_of(word):
            self._bring_into_view(parts[0].box.top(), parts[-1].box.bottom())

    def bring_line_into_view(self, line: int) -> None:
        area = self.row_area(line)
        if area.height():
            self._bring_into_view(area.top(), area.bottom())

    def _value_to_show(self, top: float, bottom: float) -> int:
        """Return the scroll position that shows this area, with some room round it."""
        room, height = self.token_style.margin, self.viewport().height()
        room = max(0.0, min(room, (height - (bottom - top)) / 2))
        before = self.verticalScrollBar().value()
        return round(min(max(before, bottom + room - height), top - room))

    def _bring_into_view(self, top: float, bottom: float) -> None:
        bar = self.verticalScrollBar()
        before = bar.value()
        bar.setValue(self._value_to_show(top, bottom))
        self._following = self._following and bar.value() == before

    def finish_layout(self) -> None:
        """Let Qt lay out the whole text, which it does when it is asked for the end."""
        document = self.document()
        document.documentLayout().blockBoundingRect(document.lastBlock())
        if document.pageSize().width() != self._width_of_parts:
            self._width_of_parts = document.pageSize().width()
            self._parts.clear()

    def parts_of(self, word: Word) -> list[WordPart]:
        """Return the boxes of a word as they are drawn; they stay until the layout changes."""
        parts = self._parts.get(word.place)
        if parts is None:
            block = self.document().findBlockByNumber(word.block)
            parts = word_parts(block, word.start, word.end)
            if parts and (word.joined_before or word.joined_after):
                self._set_borders(parts, word, block.layout())
            parts = [self._outlined(part) for part in parts]
            self._parts[word.place] = parts
        return parts

    def _outlined(self, part: WordPart) -> WordPart:
        box = self.token_style.outline(
            part.box, left_joined=part.left_joined, right_joined=part.right_joined
        )
        return replace(part, box=box)

    def _set_borders(self, parts: list[WordPart], word: Word, layout: QTextLayout) -> None:
        """Let the first and the last part of a word end in the middle before the next token.

        The middle is between the drawn letters, not at a text cursor: that is so close to the
        last letter that the outline would cover it.
        """
        leftwards = _runs_leftwards(word.text, otherwise=self.right_to_left)
        line_number, token = word.place
        for number, position, joined, left, other in (
            (0, word.start, word.joined_before, not leftwards, token - 1),
            (-1, word.end, word.joined_after, leftwards, token + 1),
        ):
            part = parts[number]
            line = layout.lineAt(part.line)
            x = _between(line, position) + layout.position().x()
            if (line_number, other) not in self.marks:  # it needs no room for an outline
                x += -self.token_style.border if left else self.token_style.border
            if joined and left and x < part.box.right():
                box = QRectF(part.box)
                box.setLeft(x)
                parts[number] = replace(part, box=box, left_joined=True)
            elif joined and not left and x > part.box.left():
                box = QRectF(part.box)
                box.setRight(x)
                parts[number] = replace(part, box=box, right_joined=True)

    def _set_text(self, text: str, direction: Qt.LayoutDirection) -> None:
        # New paragraphs take over the first one's format: one insertion does it all.
        whole = self._whole_text()
        whole.beginEditBlock()
        whole.insertText(text)
        if direction is not self._direction or self._is_stretched:
            self._whole_text().setBlockFormat(self.token_style.block_format(direction))
        for number in range(len(self.rows)):
            # Otherwise Qt shapes a paragraph again whenever it draws or measures a word in it.
            self.document().findBlockByNumber(number).layout().setCacheEnabled(True)
        whole.endEditBlock()
        if self._is_stretched:
            self._set_room_at_end(0)
        self._text, self._direction, self._is_stretched = text, direction, False

    def _apply_style(self) -> None:
        self.token_style = TokenStyle(colours_of(self.palette()), self.font())
        document = self.document()
        # A new layout each time, so not for a change of colours.
        if document.defaultFont() != self.token_style.font:
            document.setDefaultFont(self.token_style.font)
            document.setDocumentMargin(self.token_style.margin)
            self._whole_text().setBlockFormat(self.token_style.block_format(self._direction))
        self._parts.clear()
        self.viewport().update()

    def _whole_text(self) -> QTextCursor:
        # Not select(Document), which asks the old layout where the cursor goes on screen.
        cursor = QTextCursor(self.document())
        end = self.document().characterCount() - 1
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _pronoun_area(self) -> QRectF:
        """Return the area of the pronoun's words, or of its sentence where none is highlighted."""
        words = [word for word in self.words if word.mark.role is not Role.ANTECEDENT]
        boxes = [part.box for word in words for part in self.parts_of(word)]
        if not boxes:
            lines = (row for row in self.rows if isinstance(row, ShownLine))
            boxes = [self.row_area(line.number) for line in lines if line.with_pronoun]
        area = reduce(QRectF.united, boxes, QRectF())
        return area if area.height() <= self.viewport().height() else boxes[0]

    def _leave_pronoun(self) -> None:
        self._following = False

    def _note_view(self, value: int) -> None:
        if not self._is_reflowing and self.is_laid_out():
            area = self._pronoun_area()
            self._sees_pronoun = area.top() < value + self.viewport().height() and (
                area.bottom() > value
            )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # Qt has scrolled to the text cursor, at the end
        if self._following:
            self.scroll_to_pronoun()
        self.reflowed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._is_reflowing = True  # Qt scrolls, too
        super().resizeEvent(event)
        if self._following:
            self.scroll_to_pronoun()
        elif self._sees_pronoun:
            self.keep_pronoun_in_view()
        self._is_reflowing = False
        self.reflowed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RESTYLING:
            self._is_reflowing = True
            self._apply_style()
            if self._following:
                self.scroll_to_pronoun()
            elif self._sees_pronoun:
                self.keep_pronoun_in_view()
            self._is_reflowing = False
            self.reflowed.emit()


def text_of(row: Row) -> str:
    return row.text if isinstance(row, FoldedLines) else row.shown.text


def _runs_leftwards(word: str, *, otherwise: bool) -> bool:
    """Return whether a word is written from right to left; signs are like the text round them."""
    for character in word:
        if (direction := bidirectional(character)) in ("L", "R", "AL"):
            return direction != "L"
    return otherwise


def area_of(block: QTextBlock) -> QRectF:
    """Return the rectangle of a paragraph in the document."""
    layout = block.layout()
    if not layout.lineCount():  # not laid out: the widget was never shown
        return QRectF()
    last = layout.lineAt(layout.lineCount() - 1)
    return QRectF(layout.position(), QSizeF(last.width(), last.y() + last.height()))


def word_parts(block: QTextBlock, start: int, end: int) -> list[WordPart]:
    """Return the parts of a word, at least one for each line on which it stands.

    There are none before the first layout. The boxes are those of the glyphs.
    """
    layout = block.layout()
    origin = layout.position()
    parts = []
    for line in _lines_with(layout, start, end):
        first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
        for left, right in _extents(line, first, last):
            box = QRectF(left, line.y(), right - left, line.height()).translated(origin)
            parts.append(WordPart(line.lineNumber(), box))
    return parts


def _lines_with(layout: QTextLayout, start: int, end: int) -> Iterator[QTextLine]:
    line = layout.lineForTextPosition(start)
    while line.isValid():
        yield line
        following = line.lineNumber() + 1
        if line.textStart() + line.textLength() >= end or following >= layout.lineCount():
            return
        line = layout.lineAt(following)


def _between(line: QTextLine, position: int) -> float:
    """Return the middle between the letters drawn before and after a position."""
    # Two units each: a letter may need both.
    before = _ink(line, max(line.textStart(), position - 2), position)
    after = _ink(line, position, min(line.textStart() + line.textLength(), position + 2))
    if before is None or after is None:
        x: float = line.cursorToX(position)[0]  # type: ignore[index]  # as in _extents
        return x
    leftwards = before[0] > after[0]
    return (after[1] + before[0]) / 2 if leftwards else (before[1] + after[0]) / 2


def _ink(line: QTextLine, start: int, end: int) -> Extent | None:
    """Return how far the strokes of these letters reach; `None` if nothing is drawn."""
    boxes = [
        run.rawFont().boundingRect(glyph).translated(at)
        for run in (line.glyphRuns(start, end - start) if start < end else [])
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True)
    ]
    drawn = [box for box in boxes if not box.isEmpty()]
    if not drawn:
        return None
    return min(box.left() for box in drawn), max(box.right() for box in drawn)


def _extents(line: QTextLine, start: int, end: int) -> list[Extent]:
    """Return the extents of the glyphs: where the direction turns, a text cursor has two places.

    A word of both directions can be split, with other words between its halves.
    """
    runs = line.glyphRuns(start, end - start) if start < end else []
    drawn = [run.boundingRect() for run in runs]
    if not drawn:  # nothing visible, like an empty token
        x: float = line.cursorToX(start)[0]  # type: ignore[index]  # a pair, whatever the stub says
        return [(x, x)]
    extents: list[Extent] = []
    for left, right in sorted((each.left(), each.right()) for each in drawn):
        if extents and left <= extents[-1][1] + _TOUCHING:
            extents[-1] = extents[-1][0], max(right, extents[-1][1])
        else:
            extents.append((left, right))
    return extents
