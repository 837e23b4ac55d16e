"""The line at the foot: what is saved, and what the judgement still lacks."""

from datetime import time

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from protest_gui.reading.hint_sign import Hint, HintSign
from protest_gui.widgets.plain import PlainLabel


class StatusLine(QWidget):
    """Says it in words and by a sign, and to screen readers when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unsaved_sign = HintSign()
        self._unsaved_sign.show_hint(Hint.NOT_SAVED)
        self._unsaved_sign.hide()
        self._saved = PlainLabel()
        self._saved.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._sign = HintSign()
        self._hint = PlainLabel(wraps=True)
        self.setAccessibleName(self.tr("Status"))
        self._arrange()
        self._keep_width()
        self.clear_hint()

    def saved_text(self) -> str:
        return self._saved.text()

    def hint_text(self) -> str:
        return self._hint.text()

    def show_saved(self, when: time | None = None) -> None:
        """Without a time, nothing was written yet and nothing waits."""
        text = self.tr("Saved {0}").format(f"{when:%H:%M}") if when else ""
        self._show_saving(text, lost=False)

    def announce(self, text: str) -> None:
        """To screen readers alone: others see it where they look."""
        self._announce(text)

    def show_saving(self) -> None:
        self._show_saving(self.tr("Saving …"), lost=False)

    def show_not_saved(self) -> None:
        self._show_saving(self.tr("Not saved"), lost=True)
        self._announce(self.tr("Not saved"))

    def show_hint(self, text: str, hint: Hint = Hint.CONFLICT) -> None:
        changed = text != self._hint.text()
        self._hint.setText(text)
        self._sign.show_hint(hint)
        self._sign.setVisible(bool(text))
        if changed and text:
            self._announce(text)

    def clear_hint(self) -> None:
        self.show_hint("")

    def _show_saving(self, text: str, *, lost: bool) -> None:
        self._saved.setText(text)
        role = QPalette.ColorRole.WindowText if lost else QPalette.ColorRole.PlaceholderText
        self._saved.setForegroundRole(role)
        self._unsaved_sign.setVisible(lost)

    def _keep_width(self) -> None:
        """Always the same room, or the hint would jump at every save."""
        texts = (self.tr("Saving …"), self.tr("Saved {0}").format("00:00"), self.tr("Not saved"))
        widest = max(self.fontMetrics().horizontalAdvance(each) for each in texts)
        self._saved.setMinimumWidth(widest + 2)

    def _announce(self, text: str) -> None:
        self.setAccessibleDescription(text)
        alert = QAccessibleEvent(self, QAccessible.Event.Alert)
        QAccessible.updateAccessibility(alert)

    def _arrange(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 12, 5)
        layout.setSpacing(8)
        layout.addWidget(self._unsaved_sign)
        layout.addWidget(self._saved)
        layout.addSpacing(8)
        layout.addWidget(self._sign)
        layout.addWidget(self._hint, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_width()
