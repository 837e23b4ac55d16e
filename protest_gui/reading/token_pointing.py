"""The mouse over highlighted words: clicks, drags, the pointer's shape, tooltips."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from protest_gui.reading.token_marks import name_of
from protest_gui.reading.token_view import TokenView
from protest_gui.reading.token_words import Word, same_word

_LEFT = Qt.MouseButton.LeftButton


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
