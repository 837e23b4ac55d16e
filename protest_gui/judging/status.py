"""The status line: whether all is saved, and hints with their signs."""

from datetime import time
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from protest_core.annotating.session import AnnotationSession
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.judging.saving import Saver
from protest_gui.translations import tr, translated
from protest_gui.widgets.labels import PlainLabel


class Hint(Enum):
    """The subject of the sentence beside the sign."""

    CONFLICT = "conflict"
    INCOMPLETE = "incomplete"
    NOT_SAVED = "not saved"


class StatusLine(QWidget):
    """A line with a sentence and a sign; changes are announced to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unsaved_sign = HintSign()
        self._unsaved_sign.show_hint(Hint.NOT_SAVED)
        self._unsaved_sign.hide()
        self._saved = PlainLabel()
        self._saved.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._sign = HintSign()
        self._hint = PlainLabel(wraps=True)
        self.setAccessibleName(tr("Status"))
        self._arrange()
        self._keep_room()
        self.clear_hint()

    def show_saved(self, when: time | None = None) -> None:
        """Show the time of the last save; `None`: nothing was saved yet, and nothing is unsaved."""
        text = tr("Saved {0}").format(f"{when:%H:%M}") if when else ""
        self._show_saving(text, lost=False)

    def show_saving(self) -> None:
        self._show_saving(tr("Saving …"), lost=False)

    def show_not_saved(self) -> None:
        self._show_saving(tr("Not saved"), lost=True)
        self.tell_screen_readers(tr("Not saved"))

    def show_hint(self, text: str, hint: Hint = Hint.CONFLICT) -> None:
        changed = text != self._hint.text()
        self._hint.setText(text)
        self._sign.show_hint(hint)
        self._sign.setVisible(bool(text))
        if changed and text:
            self.tell_screen_readers(text)

    def show_hint_of(self, session: AnnotationSession) -> None:
        """Show what is still to do for this candidate."""
        text = translated(session.hint)
        kind = Hint.CONFLICT if session.conflicts else Hint.INCOMPLETE
        self.show_hint(f"{text[:1].upper()}{text[1:]}", kind)

    def show_saving_of(self, saver: Saver) -> None:
        if not saver.has_unsaved:
            self.show_saved(saver.saved_at.time() if saver.saved_at else None)
        elif saver.failure:
            self.show_not_saved()
        else:
            self.show_saving()

    def clear_hint(self) -> None:
        self.show_hint("")

    def _show_saving(self, text: str, *, lost: bool) -> None:
        self._saved.setText(text)
        role = QPalette.ColorRole.WindowText if lost else QPalette.ColorRole.PlaceholderText
        self._saved.setForegroundRole(role)
        self._unsaved_sign.setVisible(lost)

    def _keep_room(self) -> None:
        """Reserve room: otherwise a hint would shorten the texts above, and they would jump."""
        policy = self._sign.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._sign.setSizePolicy(policy)
        texts = (tr("Saving …"), tr("Saved {0}").format("00:00"), tr("Not saved"))
        widest = max(self.fontMetrics().horizontalAdvance(each) for each in texts)
        self._saved.setMinimumWidth(widest + 2)

    def tell_screen_readers(self, text: str) -> None:
        """Let screen readers say this text, which is shown elsewhere."""
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
            self._keep_room()


class HintSign(QWidget):
    """A sign beside a sentence with the same meaning: screen readers need not stop here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = Hint.INCOMPLETE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def hint(self) -> Hint:
        return self._hint

    def show_hint(self, hint: Hint) -> None:
        self._hint = hint
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.1)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self.palette())
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._hint is Hint.INCOMPLETE:
            _draw_half(painter, place, colours)
        elif self._hint is Hint.CONFLICT:
            _draw_triangle(painter, place, colours.warning_text, colours.warning)
        else:
            _draw_triangle(painter, place, colours.error_text, colours.error)


def _draw_half(painter: QPainter, place: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(QColor(colours.accent), max(1.3, place.width() / 10)))
    inner = place.adjusted(1, 1, -1, -1)
    painter.drawEllipse(inner)
    painter.setBrush(QColor(colours.accent))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPie(inner, -90 * 16, 180 * 16)


def _draw_triangle(painter: QPainter, place: QRectF, ink: str, fill: str) -> None:
    path = QPainterPath(QPointF(place.center().x(), place.top()))
    path.lineTo(place.bottomRight())
    path.lineTo(place.bottomLeft())
    path.closeSubpath()
    pen = QPen(QColor(ink), max(1.3, place.width() / 11))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
    middle = place.center().x()
    height = place.height()
    painter.drawLine(
        QPointF(middle, place.top() + 0.42 * height), QPointF(middle, place.top() + 0.65 * height)
    )
    painter.drawPoint(QPointF(middle, place.top() + 0.83 * height))
