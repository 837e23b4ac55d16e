"""The text in which a pronoun is read and judged, and its words are selected."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QApplication, QToolTip, QWidget

from protest_gui.text.layout import LaidOutText, text_of
from protest_gui.text.marks import FoldedLines, Marks, Place, Row, Word, name_of, same_word, spoken
from protest_gui.text.painting import Selection, TokenPainter
from protest_gui.text.positions import utf16_slice

_Key, _Scroll = Qt.Key, QAbstractSlider.SliderAction
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
_LEFT = Qt.MouseButton.LeftButton


class TokenText(LaidOutText):
    """A text whose highlighted words are reached by arrow keys and chosen by Space or a click.

    A drag selects text for copying. All other keys are left to the window: letters, digits,
    Return, Page Up and Page Down.
    """

    token_chosen = Signal(int, int)  # (line, token), in the numbers of the suite
    fold_clicked = Signal(object)  # the FoldedLines

    def __init__(self, *, selectable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = TokenPainter(self.token_style)
        self._selectable = selectable
        self._focused: Word | None = None
        self._pointed_at: Word | None = None
        self._pressed: tuple[Word | FoldedLines, QPoint] | None = None
        self._just_clicked: Word | None = None
        # Where the text cursor is, so that screen readers say a word; it is no selection by mouse.
        self._spoken: Selection | None = None
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabChangesFocus(True)

    def set_selectable(self, selectable: bool) -> None:  # noqa: FBT001 — its name says it
        """Set whether words can be chosen; they are highlighted in any case."""
        self._selectable = selectable
        self.viewport().update()

    def show_rows(self, rows: Sequence[Row], marks: Marks, *, right_to_left: bool) -> bool:
        changed = super().show_rows(rows, marks, right_to_left=right_to_left)
        if changed:
            self._spoken = self._pressed = None
        self._follow_words()
        return changed

    def set_marks(self, marks: Marks) -> None:
        super().set_marks(marks)
        self._follow_words()

    def focus_word(self, word: Word) -> None:
        """Put the ring round the word, scroll to it, and let screen readers say it."""
        self._focused = word
        self._speak(word)
        self.bring_into_view(word)
        self.viewport().update()

    def focus_place(self, place: Place) -> None:
        """Focus the highlighted word at this place, if there is one."""
        for word in self.words:
            if word.place == place:
                self.focus_word(word)

    def point_at(self, place: Place | None) -> None:
        """Put a ring round this word, whether or not it can be chosen; `None` removes the ring."""
        self._pointed_at = next((word for word in self.words if word.place == place), None)
        if self._pointed_at is not None:
            self._focused = self._pointed_at
            self._speak(self._pointed_at)
        self.viewport().update()

    # The word with the focus, and how it is spoken

    def _follow_words(self) -> None:
        self._focused = same_word(self.words, self._focused)
        self._pointed_at = same_word(self.words, self._pointed_at)
        if self.hasFocus():
            self._keep_focus()
        self.setAccessibleDescription(" ".join(spoken(w.mark, w.text) for w in self.words))

    def _keep_focus(self) -> None:
        """Focus a word when the keyboard is used, if possible one that needs no scrolling."""
        if not self._selectable or not self.is_laid_out():
            return
        if self._focused is None:
            in_view = [word for word in self.words if self.is_in_view(word)]
            for word in (in_view or self.words)[:1]:
                self.focus_word(word)
        elif self._spoken is None and self._focused in self.words:
            self._speak(self._focused)

    def _speak(self, word: Word) -> None:
        """Select the word by the text cursor, which screen readers follow; that is not drawn."""
        block = self.document().findBlockByNumber(word.block).position()
        cursor = QTextCursor(self.document())
        cursor.setPosition(block + word.start)
        cursor.setPosition(block + word.end, QTextCursor.MoveMode.KeepAnchor)
        self._spoken = cursor.selectionStart(), cursor.selectionEnd()
        scrolled = self.verticalScrollBar().value()
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(scrolled)  # Qt has scrolled to the cursor

    def _stop_speaking(self) -> None:
        """Clear the selection: a press inside one would make Qt drag it away."""
        if self._spoken is not None:
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self._spoken = None

    def _choose(self, word: Word) -> None:
        self.focus_word(word)
        self.token_chosen.emit(*word.place)

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
        if self.hasFocus():  # the focus came before the text was visible
            self._keep_focus()

    # Painting

    def _selection(self) -> Selection:
        """Return the part that is selected for copying."""
        cursor = self.textCursor()
        selection = cursor.selectionStart(), cursor.selectionEnd()
        return (0, 0) if selection == self._spoken else selection

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw without Qt, which would show the text cursor's selection, even of a spoken word."""
        self.finish_layout()
        if self._painter.style is not self.token_style:
            self._painter = TokenPainter(self.token_style)
        self._painter.pixel_ratio = self.devicePixelRatioF()
        down = self.verticalScrollBar().value()
        painter = QPainter(self.viewport())
        painter.translate(0, -down)
        clip = QRectF(event.rect()).translated(0, down)
        focused = self._focused if self._selectable and self.hasFocus() else self._pointed_at
        self._painter.draw(painter, self, clip, selected=self._selection(), focused=focused)

    # Keys

    def _is_ours(self, event: QKeyEvent) -> bool:
        if event.modifiers() not in _PLAIN:
            return any(event.matches(key) for key in _FOR_COPYING)
        if self._selectable and event.key() in (_Key.Key_Space, *_SIDEWAYS):
            return True
        return event.key() in _SCROLLING

    def _walk(self, key: int) -> bool:
        """Return `False` if no word follows, so that the text can scroll instead."""
        if not self._selectable or not self.words:
            return False
        if key in _ENDS:
            return self._go_to(_ENDS[_Key(key)] % len(self.words))
        step = _STEPS[_Key(key)]
        if key in _SIDEWAYS and self.right_to_left:
            step = -step
        if self._focused is None:
            return self._go_to(0)
        return self._go_to(self.words.index(self._focused) + step)

    def _go_to(self, index: int) -> bool:
        if index in range(len(self.words)):
            self.focus_word(self.words[index])
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
            # Qt's own handler would keep keys that move a text cursor from the window's shortcuts.
            event.setAccepted(self._is_ours(event))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._is_ours(event))
        if event.isAccepted():
            self._press(event)

    # Mouse

    def _choosable_at(self, point: QPoint) -> Word | None:
        return self.word_at(point) if self._selectable else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._just_clicked = None
        self._stop_speaking()
        super().mousePressEvent(event)
        plain = event.button() is _LEFT and not event.modifiers()
        pressed = (self._choosable_at(point) or self.fold_at(point)) if plain else None
        self._pressed = (pressed, point) if pressed is not None else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.buttons() and self._pressed is not None:
            if (point - self._pressed[1]).manhattanLength() < QApplication.startDragDistance():
                return  # a trembling hand must not select half a letter
            self._pressed = None
        super().mouseMoveEvent(event)
        over_word = not event.buttons() and bool(self._choosable_at(point) or self.fold_at(point))
        shape = Qt.CursorShape.PointingHandCursor if over_word else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is not _LEFT or self._pressed is None:
            return
        pressed, self._pressed = self._pressed[0], None
        if isinstance(pressed, FoldedLines):
            if pressed == self.fold_at(event.position().toPoint()):
                self.fold_clicked.emit(pressed)
            return
        word = same_word(self.words, pressed)
        if word is not None and word == self.word_at(event.position().toPoint()):
            self._just_clicked = word
            self._choose(word)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        word = self._choosable_at(event.position().toPoint())
        if word is None:
            super().mouseDoubleClickEvent(event)
        # Two quick clicks choose once, unless the first one missed the word.
        elif same_word((word,), self._just_clicked) is None:
            self._choose(word)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            word = self.word_at(event.pos())
            name = "" if word is None else name_of(word.mark)
            QToolTip.showText(event.globalPos(), name, self.viewport())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Qt would enlarge only this text
        else:
            super().wheelEvent(event)

    # Copying

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the suite's own characters, also characters that are drawn as others."""
        start, end = self.textCursor().selectionStart(), self.textCursor().selectionEnd()
        text = "\n".join(map(text_of, self.rows))
        # Made by Qt itself: the clipboard keeps it until Qt ends, which is after Python ends.
        copied = super().createMimeDataFromSelection()
        copied.text()  # Qt puts its own text and HTML in when the data is first requested
        copied.clear()
        copied.setText(utf16_slice(text, start, end))
        return copied
