"""One tag of a judgement, with a × that takes it away."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.reading.elided_label import ElidedLabel
from protest_gui.widgets.plain import plain_tip


class TagChip(QWidget):
    """Reached by Tab; Delete or Backspace removes, as does a click on ×."""

    removed = Signal(str)

    def __init__(self, name: str, explanation: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._label = ElidedLabel(name)
        self.remove_button = RemoveButton(self.tr("Remove tag {0}").format(name))
        self.remove_button.clicked.connect(self._remove)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 2, 2, 2)
        layout.setSpacing(2)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.remove_button)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Tag {0}").format(name))
        self.setAccessibleDescription(self.tr("Delete removes it"))
        self.setToolTip(plain_tip(f"{name}\n{explanation}".strip()))

    def shown_name(self) -> str:
        return self._label.shown_text()

    def _remove(self) -> None:
        self.removed.emit(self.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.isAutoRepeat():
            self._remove()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = colours.accent if self.hasFocus() else colours.control_border
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(colours.base))
        radius = min(frame.height() / 2, self.fontMetrics().height() * 0.8)
        painter.drawRoundedRect(frame, radius, radius)


class RemoveButton(QAbstractButton):
    """A × that lights up under the mouse; no push button, whose padding would make it large."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the chip has it
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height() + 6
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.border))
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        ink = QColor(colours.text if self.underMouse() else colours.muted)
        painter.setPen(QPen(ink, max(1.3, place.width() / 14)))
        third = place.width() * 0.34
        cross = place.adjusted(third, third, -third, -third)
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.topRight(), cross.bottomLeft())
