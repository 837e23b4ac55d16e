"""The field in which one types or picks a tag."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QValidator,
)
from PySide6.QtWidgets import QWidget

from protest_core.judgements.model import LONGEST_TAG, is_tag
from protest_gui.appearance.theme import colours_of
from protest_gui.reading.held_key import HeldKey
from protest_gui.reading.plain_text import units
from protest_gui.reading.tag_list import TagList
from protest_gui.reading.tag_names import TagChoice, matching, tag_name
from protest_gui.widgets.line_edit import LineEdit

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN_KEYS = (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TagField(LineEdit):
    """`left`: the person is through and wants the text back."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: Sequence[TagChoice] = ()
        self._present: Collection[str] = ()
        self._held = HeldKey()
        self.list = TagList(self)
        self.list.picked.connect(self._choose)
        self._limit("")
        self.setValidator(_NoControlCharacters(self))
        self.setPlaceholderText(self.tr("Add a tag"))
        self.setAccessibleName(self.tr("Add a tag"))
        self.textChanged.connect(self._limit)
        self.textEdited.connect(self.open_list)
        self._keep_room_for_the_arrow()

    def set_choices(self, choices: Sequence[TagChoice]) -> None:
        self._choices = choices

    def set_present(self, tags: Collection[str]) -> None:
        """These are not offered again."""
        self._present = tags

    def open_list(self) -> None:
        typed = self.text()
        choices = matching(self._choices, typed, present=self._present)
        # With nothing typed, nothing is meant: Enter must not add a tag by itself.
        self.list.offer(choices, first_is_meant=bool(typed.strip()))
        self.list.open_at(self)

    def _limit(self, text: str) -> None:
        """In characters, while Qt counts two for an emoji."""
        limit = LONGEST_TAG + units(text) - len(text)
        if limit != self.maxLength():  # Qt forgets what could be undone
            self.setMaxLength(limit)

    def _choose(self, name: str) -> None:
        self.setText("")  # unlike clear(), it leaves nothing for the field's own undo
        self.list.shut()
        self.chosen.emit(name)

    def _enter(self) -> None:
        name = self.list.meant() or tag_name(self.text())
        if name is not None:
            self._choose(name)
        elif not self.text().strip():
            self._leave()

    def _leave(self) -> None:
        self.setText("")
        self.list.shut()
        self.left.emit()

    def _down_or_up(self, key: int) -> None:
        if not self.list.isVisible():
            self.open_list()
        self.list.move_by(1 if key == Qt.Key.Key_Down else -1)

    def _keep_room_for_the_arrow(self) -> None:
        room = round(self.fontMetrics().height() * 1.6)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.setTextMargins(room if rtl else 0, 0, 0 if rtl else room, 0)

    def event(self, event: QEvent) -> bool:
        if self._held.repeats(event):
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            if event.key() in _OWN_KEYS and not event.modifiers() & _COMMAND:
                event.accept()
                return True
            if not self.text() and _is_undo(event):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & _COMMAND or event.key() not in _OWN_KEYS:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._down_or_up(event.key())
        elif event.isAutoRepeat():
            pass  # a held key neither adds twice nor leaves after adding
        elif event.key() in _ENTER:
            self._enter()
        else:
            self._leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.open_list()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.list.shut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._keep_room_for_the_arrow()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.fontMetrics().height() * 0.28
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        middle = QPointF(4 * size if rtl else self.width() - 4 * size, self.height() / 2 + 1)
        painter.setPen(QPen(QColor(colours_of(self.palette()).muted), max(1.3, size / 3)))
        corners = (QPointF(-size, -size / 2), QPointF(0, size / 2), QPointF(size, -size / 2))
        painter.drawPolyline([middle + corner for corner in corners])


_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def _is_undo(event: QKeyEvent) -> bool:
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    return event.matches(undo) or event.matches(redo)


class _NoControlCharacters(QValidator):
    """Refuses what is pasted, too."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def validate(self, typed: str, position: int) -> object:
        name = "_".join(typed.split())
        good = not name or is_tag(name)
        state = QValidator.State.Acceptable if good else QValidator.State.Invalid
        return state, typed, position
