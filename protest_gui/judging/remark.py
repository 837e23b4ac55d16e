"""The field for a remark on a judgement."""

import unicodedata

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QSizePolicy, QWidget

from protest_core.judgements.model import LONGEST_REMARK
from protest_gui.translations import tr
from protest_gui.widgets.inputs import HeldKey

_FEWEST_LINES, _MOST_LINES = 2, 8
_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
)


class RemarkEdit(QPlainTextEdit):
    """The field for a remark. Undo belongs to the window, which also undoes answers and tags."""

    written = Signal(str)
    filled = Signal(int)  # the number of characters, whoever changed the text
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._remark = ""
        self._plain = ""  # the text as Qt returns it: without no-break spaces
        self._held = HeldKey()
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)  # dropped files are for the window, which only copies them
        self.setTabChangesFocus(True)
        self.setAccessibleName(tr("Remarks"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._tell)
        self.document().documentLayout().documentSizeChanged.connect(self._fit_height)
        self._fit_height()

    def remark(self) -> str:
        return self._remark

    def show_remark(self, remark: str) -> None:
        if remark != self._remark:
            self._replace(remark)
            self._remark = remark

    def finish_composing(self) -> None:
        """Take over text of an input method, which belongs to the remark that the focus leaves."""
        if self._composed():
            QApplication.inputMethod().commit()
        if composed := self._composed():
            whole = QInputMethodEvent()
            whole.setCommitString(composed)
            QApplication.sendEvent(self, whole)
            QApplication.inputMethod().reset()

    def _composed(self) -> str:
        return self.textCursor().block().layout().preeditAreaText()

    def _replace(self, text: str) -> None:
        """Change only the part that differs, so that the cursor is at the change."""
        shown = self.toPlainText()
        start = common_start(shown, text)
        end = common_start(shown[start:][::-1], text[start:][::-1])
        with QSignalBlocker(self):
            cursor = QTextCursor(self.document())
            cursor.setPosition(units(shown[:start]))
            cursor.setPosition(units(shown[: len(shown) - end]), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(text[start : len(text) - end])
            self.setTextCursor(cursor)
        self._plain = self.toPlainText()
        self.filled.emit(len(self._plain))

    def _tell(self) -> None:
        """Emit the text; text that is still being composed is not part of the document."""
        text = self.toPlainText()
        if text == self._plain:
            return
        if len(text) > max(LONGEST_REMARK, len(self._plain)):
            QApplication.beep()
            self._replace(self._plain)
            return
        self._remark = self._plain = text
        self.filled.emit(len(text))
        self.written.emit(text)

    def _fit_height(self) -> None:
        lines = self._lines()
        shown = min(max(lines, _FEWEST_LINES), _MOST_LINES)
        around = self.height() - self.contentsRect().height()  # the frame and the padding
        margins = 2 * round(self.document().documentMargin())
        self.setFixedHeight(shown * self.fontMetrics().lineSpacing() + margins + around)
        bar = Qt.ScrollBarPolicy
        scrolls = lines > _MOST_LINES
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAsNeeded if scrolls else bar.ScrollBarAlwaysOff
        )

    def _lines(self) -> int:
        """Count the lines as wrapped now; the document's own count may be for a narrower field."""
        layout = self.document().documentLayout()
        block, lines = self.document().begin(), 0
        while block.isValid() and lines <= _MOST_LINES:
            layout.blockBoundingRect(block)  # lays the block out
            lines += block.layout().lineCount()
            block = block.next()
        return lines

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Refuse copied files, which are no remark."""
        return source.hasText() and not any(url.isLocalFile() for url in source.urls())

    def insertFromMimeData(self, source: QMimeData) -> None:
        chosen = len(self.textCursor().selection().toPlainText())
        room = max(LONGEST_REMARK - len(self._plain) + chosen, 0)
        text = cleaned(source.text())
        if len(text) > room:
            QApplication.beep()
        self.insertPlainText(text[:room])

    def event(self, event: QEvent) -> bool:
        if self._held.repeats(event):
            event.accept()
            return True
        if event.type() is QEvent.Type.ShortcutOverride and _is_for_the_window(event):
            self.finish_composing()
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif _is_for_the_window(event):
            event.ignore()
        else:
            if event.key() not in _MODIFIERS:  # an input method may still be waiting for it
                # Qt counts composed text as part of the document: the cursor would be set
                # beyond the end, and the next key would crash the program.
                self.finish_composing()
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.finish_composing()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_height()


def _is_for_the_window(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent):
        return False
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    if event.matches(undo) or event.matches(redo):
        return True
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    if control and event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        return True
    # Keys of the number pad have a modifier of their own.
    bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return bare and event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def common_start(one: str, other: str) -> int:
    """Return the length of the common beginning of two texts."""
    shorter = min(len(one), len(other))
    return next((i for i in range(shorter) if one[i] != other[i]), shorter)


def units(text: str) -> int:
    """The length of a text in Qt's positions, which count UTF-16 units: two for an emoji."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cleaned(pasted: str) -> str:
    """Return pasted text without characters that no file can contain, and with one line end."""
    text = "\n".join(pasted.splitlines()) + ("\n" if pasted.endswith("\n") else "")
    return "".join(
        character
        for character in text
        if character in "\n\t" or unicodedata.category(character) not in ("Cc", "Cs")
    )
