"""Outcomes as bars: their order, names, legend, and the delegate that paints them."""

from collections.abc import Iterable

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.explanations import OUTCOME_EXPLANATIONS
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.wording import OUTCOME_NAMES
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import figures, number_text, tr, translated
from protest_gui.widgets.count_table import NOTHING, TOTAL_ROLE, bold, paint_ground
from protest_gui.widgets.labels import PlainLabel, plain_tip
from protest_gui.widgets.layout import FlowLayout, spaced

# All in heights of a line of text.
_BAR, _GAP, _BESIDE, _ABOVE = 0.5, 0.3, 0.6, 0.5


_NARROWEST_COLUMN, _BETWEEN_COLUMNS = 1.6, 0.6


_THINNEST_PART = 2.0  # pixels: whatever is there can be seen


class OutcomeDelegate(QStyledItemDelegate):
    """A delegate that paints the outcomes of a cell as a bar with five numbers below."""

    def _paint_numbers(
        self, painter: QPainter, where: QRectF, numbers: tuple[int, ...], colours: Colours
    ) -> None:
        column = where.width() / len(numbers)
        for place, number in enumerate(numbers):
            painter.setPen(QColor(colours.text if number else colours.muted))
            box = QRectF(where.left() + place * column, where.top(), column, where.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, number_text(number) if number else NOTHING)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return size_of_cell(option.font, [index.data(COUNTS_ROLE)])

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        counts = index.data(COUNTS_ROLE)
        colours = colours_of(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        total = bool(index.data(TOTAL_ROLE))
        paint_ground(painter, option, colours, total=total)
        painter.setFont(bold(option.font) if total else option.font)
        line = QFontMetricsF(option.font).height()
        inside = QRectF(option.rect).adjusted(
            _BESIDE * line, _ABOVE * line, -_BESIDE * line, -_ABOVE * line
        )
        bar = QRectF(inside.left(), inside.top(), inside.width(), _BAR * line)
        paint_bar(painter, bar, numbers_of(counts), colours)
        inside.setTop(bar.bottom() + _GAP * line)
        self._paint_numbers(painter, inside, numbers_of(counts), colours)
        painter.restore()


def size_of_cell(font: QFont, cells: Iterable[OutcomeCounts]) -> QSize:
    """So large that the numbers of any of these cells have room."""
    metrics = QFontMetricsF(bold(font))
    line = metrics.height()
    largest = max((number for counts in cells for number in numbers_of(counts)), default=0)
    # Nines are as wide as digits get.
    widest = "".join(
        "9" if character.isdigit() else character for character in number_text(largest)
    )
    number = metrics.horizontalAdvance(widest) + _BETWEEN_COLUMNS * line
    column = max(number, _NARROWEST_COLUMN * line)
    height = (_ABOVE + _BAR + _GAP + 1 + _ABOVE) * line
    return QSize(round(len(PARTS) * column + 2 * _BESIDE * line), round(height))


def paint_bar(painter: QPainter, bar: QRectF, numbers: tuple[int, ...], colours: Colours) -> None:
    """Parts beside each other with a hairline between; nothing at all is a thin line."""
    if not any(numbers):
        painter.setPen(QPen(QColor(colours.border), 1))
        painter.drawLine(
            QPointF(bar.left(), bar.center().y()), QPointF(bar.right(), bar.center().y())
        )
        return
    left = bar.left()
    for part, width in zip(PARTS, widths_of(numbers, bar.width()), strict=True):
        if width:
            paint_part(painter, QRectF(left, bar.top(), width - 1, bar.height()), part, colours)
        left += width


def widths_of(numbers: tuple[int, ...], room: float) -> list[float]:
    """In proportion, but whatever is there gets the least width; together exactly the room."""
    least = _THINNEST_PART + 1
    total = sum(numbers)
    thin = [0 < number * room / total < least for number in numbers]
    remaining = sum(number for number, is_thin in zip(numbers, thin, strict=True) if not is_thin)
    for_others = room - least * sum(thin)
    return [
        least if is_thin else number * for_others / remaining if number else 0
        for number, is_thin in zip(numbers, thin, strict=True)
    ]


def paint_part(painter: QPainter, where: QRectF, part: Outcome, colours: Colours) -> None:
    """What is open is hollow: there is something to do."""
    colour = QColor(getattr(colours, part.value))
    if part is Outcome.OPEN:
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        painter.fillRect(where, colour)


class Legend(QWidget):
    """The names of the five outcomes, in lines where the window is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = [translated(OUTCOME_NAMES[part]) for part in PARTS]
        self.setAccessibleName(tr("The five numbers are: {0}").format(", ".join(names)))
        # So that a first line stands beside the text of buttons.
        self._rows = spaced(QVBoxLayout(self), margin=(0, 0.3, 0, 0))
        self._entries = FlowLayout()
        self._rows.addLayout(self._entries)
        spaced(self._entries, gap=1)
        self._names = {part: PlainLabel(name) for part, name in zip(PARTS, names, strict=True)}
        for part, label in self._names.items():
            self._entries.addWidget(_entry(part, label))
        # Made when there is something to say.
        self._disputed: PlainLabel | None = None
        self._verified: PlainLabel | None = None
        self._outdated: PlainLabel | None = None

    def show_shares(self, counts: OutcomeCounts) -> None:
        """Show which share of all candidates has each outcome."""
        for number, (part, label) in zip(numbers_of(counts), self._names.items(), strict=True):
            share = f" {_percentage(number, counts.total)}" if counts.total else ""
            label.setText(translated(OUTCOME_NAMES[part]) + share)

    def show_disputed(self, count: int) -> None:
        """They are counted as open, but somebody has to settle them."""
        if self._disputed is None and count:
            self._disputed = PlainLabel()
            self._entries.addWidget(self._disputed)
        if self._disputed is not None:
            self._disputed.setText(tr("of the open {0} disputed").format(number_text(count)))
            self._disputed.setVisible(count > 0)

    def show_verified(self, count: int) -> None:
        """Approvals that the reference alone would not have given are told apart."""
        if self._verified is None and count:
            self._verified = PlainLabel()
            self._entries.addWidget(self._verified)
        if self._verified is not None:
            text = tr("of the approved {0} by verified translations")
            self._verified.setText(text.format(number_text(count)))
            self._verified.setVisible(count > 0)

    def show_outdated(self, notes: Iterable[str]) -> None:
        """In a line of its own: the numbers below rest on what nobody says any more."""
        text = " ".join(notes)
        if self._outdated is None and text:
            self._outdated = PlainLabel(wraps=True)
            self._rows.addWidget(self._outdated)
        if self._outdated is not None:
            self._outdated.setText(text)
            self._outdated.setVisible(bool(text))


def _entry(part: Outcome, label: PlainLabel) -> QWidget:
    entry = QWidget()
    layout = QHBoxLayout(entry)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(Swatch(part))
    label.setToolTip(plain_tip(translated(OUTCOME_EXPLANATIONS[part])))
    label.setAccessibleDescription(translated(OUTCOME_EXPLANATIONS[part]))
    layout.addWidget(label)
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


# The disputed ones count as open and are shown with them.
PARTS = (
    Outcome.APPROVED,
    Outcome.CORRECT,
    Outcome.INCORRECT,
    Outcome.NOT_JUDGEABLE,
    Outcome.OPEN,
)


def numbers_of(counts: OutcomeCounts) -> tuple[int, ...]:
    """One for each of the parts."""
    return (
        counts.approved,
        counts.correct,
        counts.incorrect,
        counts.not_judgeable,
        counts.open + counts.disputed,
    )


def words_of(counts: OutcomeCounts, *, shares: bool = False) -> str:
    """Return the numbers with their names and, if wanted, the percentage of each."""
    words = []
    for number, part in zip(numbers_of(counts), PARTS, strict=True):
        share = f" ({_percentage(number, counts.total)})" if shares and number else ""
        words.append(f"{number_text(number)} {translated(OUTCOME_NAMES[part])}{share}")
    if counts.by_verified:
        words.insert(1, by_verified(counts.by_verified))
    if counts.disputed:
        disputed = tr("of them {0} disputed")
        words.append(disputed.format(number_text(counts.disputed)))
    return ", ".join(words)


def _percentage(number: int, total: int) -> str:
    return f"{figures(shown(number / total, Kind.PERCENT))} %"


def by_verified(count: int) -> str:
    text = tr("of them {0} by verified translations")
    return text.format(number_text(count))


COUNTS_ROLE = Qt.ItemDataRole.UserRole
