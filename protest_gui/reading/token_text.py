"""The text in which a pronoun is read and judged, and its words are selected."""

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from protest_gui.reading.token_marks import Mark, Marks, Place, Role, ShownLine, spoken
from protest_gui.reading.token_pointing import PointedText
from protest_gui.reading.token_positions import joined, utf16_slice
from protest_gui.reading.token_words import Word, same_word

__all__ = ["Mark", "Marks", "Place", "Role", "ShownLine", "TokenText"]

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
