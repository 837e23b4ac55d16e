"""The text in which a pronoun is read and judged, and its words are selected."""

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextLayout,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QApplication, QToolTip, QWidget

from protest_gui.text.layout import LaidOutText, area_of
from protest_gui.text.marks import Place, Word, name_of, same_word, spoken
from protest_gui.text.positions import joined, utf16_slice

_Key = Qt.Key


_Scroll = QAbstractSlider.SliderAction


_SCROLLING = {
    _Key.Key_Up: _Scroll.SliderSingleStepSub,
    _Key.Key_Down: _Scroll.SliderSingleStepAdd,
    _Key.Key_Home: _Scroll.SliderToMinimum,
    _Key.Key_End: _Scroll.SliderToMaximum,
}


_STEPS = {_Key.Key_Left: -1, _Key.Key_Up: -1, _Key.Key_Right: 1, _Key.Key_Down: 1}


_ENDS = {_Key.Key_Home: 0, _Key.Key_End: -1}


_SIDEWAYS = (_Key.Key_Left, _Key.Key_Right)


_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


_FOR_COPYING = (QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll)


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


class PointedText(TokenView):
    """A click chooses a highlighted word; a drag selects text for copying."""

    def __init__(self, parent: QWidget | None = None, *, selectable: bool) -> None:
        super().__init__(parent)
        self._selectable = selectable
        self._pressed: tuple[Word, QPoint] | None = None
        self._just_clicked: Word | None = None
        # Where the text cursor lies so that assistive technology says a word; nobody dragged it.
        self._said: tuple[int, int] | None = None
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.viewport().setMouseTracking(True)

    def set_selectable(self, selectable: bool) -> None:  # noqa: FBT001 — its name says it
        """Whether words can be chosen; they are highlighted in any case."""
        self._selectable = selectable
        self.viewport().update()

    def _choose(self, word: Word) -> None:
        """For those who know what choosing means."""

    def _set_text(self, text: str, direction: Qt.LayoutDirection) -> None:
        self._said = self._pressed = None
        super()._set_text(text, direction)

    def _selected_part(self) -> tuple[int, int]:
        part = super()._selected_part()
        return (0, 0) if part == self._said else part

    def _choosable_at(self, point: QPoint) -> Word | None:
        return self.word_at(point) if self._selectable else None

    def _silence(self) -> None:
        """Pressed inside a selection, Qt would begin to drag it away."""
        if self._said is not None:
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self._said = None

    def _click(self, at: QPoint) -> None:
        if self._pressed is None:
            return
        word = same_word(self._words, self._pressed[0])
        self._pressed = None
        if word is not None and word == self.word_at(at):
            self._just_clicked = word
            self._choose(word)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._just_clicked = None
        self._silence()
        super().mousePressEvent(event)
        plain = event.button() is _LEFT and not event.modifiers()
        word = self._choosable_at(point) if plain else None
        self._pressed = (word, point) if word is not None else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.buttons() and self._pressed is not None:
            if (point - self._pressed[1]).manhattanLength() < QApplication.startDragDistance():
                return  # a hand that trembles does not select half a letter
            self._pressed = None
        super().mouseMoveEvent(event)
        over_word = not event.buttons() and self._choosable_at(point) is not None
        shape = Qt.CursorShape.PointingHandCursor if over_word else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is _LEFT:
            self._click(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        word = self._choosable_at(event.position().toPoint())
        if word is None:
            super().mouseDoubleClickEvent(event)
        # Two quick clicks choose once, unless the first one went beside the word.
        elif same_word((word,), self._just_clicked) is None:
            self._choose(word)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            word = self.word_at(event.pos())
            name = "" if word is None else name_of(word.mark)
            QToolTip.showText(event.globalPos(), name, self.viewport())
            return True
        return super().viewportEvent(event)


class TokenText(PointedText):
    """Highlighted words are walked with the arrows and chosen with Space or a click.

    All other keys are left to the window: letters, digits, Return, Page Up and Page Down.
    """

    token_chosen = Signal(int, int)  # (line, token), in the numbers of the suite

    def __init__(self, *, selectable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, selectable=selectable)
        self._focused: Word | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabChangesFocus(True)

    def focused_place(self) -> Place | None:
        """The word that Space chooses."""
        return self._focused.place if self._focused else None

    def focus_word(self, word: Word) -> None:
        """Put the ring round the word, show it, and let assistive technology say it."""
        self._focused = word
        self._say(word)
        self._bring_into_view(word)
        self.viewport().update()

    def focus_place(self, place: Place) -> None:
        """The same, of a highlighted word; nothing happens where there is none."""
        for word in self._words:
            if word.place == place:
                self.focus_word(word)

    def _words_changed(self) -> None:
        super()._words_changed()
        self._focused = same_word(self._words, self._focused)
        if self.hasFocus():
            self._keep_focus()
        self.setAccessibleDescription(" ".join(spoken(w.mark, w.text) for w in self._words))

    def _keep_focus(self) -> None:
        """Whoever walks with the keys stands somewhere at once, best where nothing has to move."""
        if not self._selectable or not self._is_laid_out():
            return
        if self._focused is None:
            in_view = [word for word in self._words if self._in_view(word)]
            for word in (in_view or self._words)[:1]:
                self.focus_word(word)
        elif self._said is None and self._focused in self._words:
            self._say(self._focused)

    def _say(self, word: Word) -> None:
        """A selection of the text cursor is what every screen reader follows; it is not drawn."""
        block = self.document().findBlockByNumber(word.block).position()
        cursor = QTextCursor(self.document())
        cursor.setPosition(block + word.start)
        cursor.setPosition(block + word.end, QTextCursor.MoveMode.KeepAnchor)
        self._said = cursor.selectionStart(), cursor.selectionEnd()
        scrolled = self.verticalScrollBar().value()
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(scrolled)  # Qt has gone to the cursor

    def _choose(self, word: Word) -> None:
        self.focus_word(word)
        self.token_chosen.emit(*word.place)

    def _ringed(self) -> Word | None:
        return self._focused if self._selectable and self.hasFocus() else None

    def _is_ours(self, event: QKeyEvent) -> bool:
        if event.modifiers() not in _PLAIN:
            return any(event.matches(key) for key in _FOR_COPYING)
        if self._selectable and event.key() in (_Key.Key_Space, *_SIDEWAYS):
            return True
        return event.key() in _SCROLLING

    def _walk(self, key: int) -> bool:
        """False where no word follows, and the text can scroll instead."""
        if not self._selectable or not self._words:
            return False
        if key in _ENDS:
            return self._go_to(_ENDS[_Key(key)] % len(self._words))
        step = _STEPS[_Key(key)]
        if key in _SIDEWAYS and self._right_to_left():
            step = -step
        if self._focused is None:
            return self._go_to(0)
        return self._go_to(self._words.index(self._focused) + step)

    def _go_to(self, index: int) -> bool:
        if index in range(len(self._words)):
            self.focus_word(self._words[index])
            return True
        return False

    def _press(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif key == _Key.Key_Space:
            # A held key would select and unselect for as long as it is held.
            if self._focused and not event.isAutoRepeat():
                self._choose(self._focused)
        elif not self._walk(key) and key in _SCROLLING:
            self.verticalScrollBar().triggerAction(_SCROLLING[_Key(key)])

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Qt's own would keep keys that move a text cursor from the window's shortcuts.
            event.setAccepted(self._is_ours(event))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._is_ours(event))
        if event.isAccepted():
            self._press(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._keep_focus()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.hasFocus():  # given before there was anything to be seen
            self._keep_focus()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Qt would enlarge this text only
        else:
            super().wheelEvent(event)

    def createMimeDataFromSelection(self) -> QMimeData:
        """The suite's own characters, also those that are drawn as something else."""
        start, end = self.textCursor().selectionStart(), self.textCursor().selectionEnd()
        text = "\n".join(joined(line.tokens) for line in self._lines)
        # Made by Qt itself: the clipboard keeps it until Qt ends, and Python ends before.
        copied = super().createMimeDataFromSelection()
        copied.text()  # it puts its own text and HTML in when it is first asked
        copied.clear()
        copied.setText(utf16_slice(text, start, end))
        return copied


_LEFT = Qt.MouseButton.LeftButton


_BAR_AT = 0.4  # of the margin


def _overlap(selected: tuple[int, int], start: int, end: int) -> bool:
    return selected[0] < end and start < selected[1]
