"""A key as it looks on a keyboard: a small rounded box."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.keys.key_map import native_text
from protest_gui.widgets.plain import PlainLabel


class KeyCap(PlainLabel):
    """As wide as its text needs, but never narrower than high."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    # Qt's

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = round(1.5 * metrics.height())
        return QSize(max(height, metrics.horizontalAdvance(self.text()) + metrics.height()), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        thin = max(1.0, self.height() / 24)
        radius = self.height() / 6
        box = QRectF(self.rect()).adjusted(thin, thin, -thin, -thin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # First the edge in front, then the top of the key over all but its lowest part.
        painter.setPen(QPen(QColor(colours.control_border), thin))
        painter.setBrush(QColor(colours.border))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(QColor(colours.base))
        top = box.adjusted(0, 0, 0, -2 * thin)
        painter.drawRoundedRect(top, radius, radius)
        painter.setPen(QColor(colours.text))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.text())


class KeyRow(QWidget):
    """Alternative keys side by side; those pressed together are joined by a plus."""

    def __init__(self, keys: list[str], *, together: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = self.fontMetrics().height()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(0.25 * line))
        for number, key in enumerate(keys):
            if number and together:
                layout.addWidget(_muted(together))
            for place, text in enumerate(caps_of(key)):
                if place:
                    layout.addWidget(_muted("+"))
                layout.addWidget(KeyCap(text))
        if not keys:
            layout.addWidget(_muted("–"))
        layout.addStretch()


def caps_of(key: str) -> list[str]:
    """`Ctrl++` is the plus key with Ctrl; a Mac writes its combinations without any plus."""
    text = native_text(key)
    if text == "+":
        return ["+"]
    if text.endswith("++"):
        return [*text[:-2].split("+"), "+"]
    return text.split("+")


def _muted(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label
