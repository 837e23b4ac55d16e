"""Says what the parts of the overview's bars mean, in their order."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from protest_core.judgements.outcome import Outcome
from protest_gui.appearance.theme import colours_of
from protest_gui.project.outcome_names import PARTS, outcome_name
from protest_gui.project.overview_cell import paint_part
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.widgets.plain import PlainLabel


class Legend(QWidget):
    """Breaks into lines where the window is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = [outcome_name(part) for part in PARTS]
        self.setAccessibleName(self.tr("The five numbers are: {0}").format(", ".join(names)))
        self._rows = QVBoxLayout(self)
        self._entries = FlowLayout()
        self._rows.addLayout(self._entries)
        for part, name in zip(PARTS, names, strict=True):
            self._entries.addWidget(_entry(part, name))
        # Made when there is something to say.
        self._verified: PlainLabel | None = None
        self._outdated: PlainLabel | None = None
        self._space_out()

    def show_verified(self, count: int) -> None:
        """Approvals that the reference alone would not have given are told apart."""
        if self._verified is None and count:
            self._verified = PlainLabel()
            self._entries.addWidget(self._verified)
        if self._verified is not None:
            text = self.tr("of the approved {0} by verified translations")
            self._verified.setText(text.format(f"{count:,}"))
            self._verified.setVisible(count > 0)

    def show_outdated(self, notes: Iterable[str]) -> None:
        """In a line of its own: the numbers below rest on what nobody says any more."""
        told = " ".join(notes)
        if self._outdated is None and told:
            self._outdated = PlainLabel(wraps=True)
            self._rows.addWidget(self._outdated)
        if self._outdated is not None:
            self._outdated.setText(told)
            self._outdated.setVisible(bool(told))

    def _space_out(self) -> None:
        line = QFontMetrics(self.font()).height()
        self._entries.setSpacing(line)
        # So that a first line stands beside the text of buttons.
        self._rows.setContentsMargins(0, round(0.3 * line), 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


def _entry(part: Outcome, name: str) -> QWidget:
    entry = QWidget()
    layout = QHBoxLayout(entry)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(Swatch(part))
    layout.addWidget(PlainLabel(name))
    return entry


class Swatch(QWidget):
    """A small piece of the bar's part, as large as the text."""

    def __init__(self, part: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self.font()).height()
        return QSize(line, round(0.6 * line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_part(painter, QRectF(self.rect()), self._part, colours_of(self.palette()))
