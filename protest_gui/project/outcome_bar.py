"""Outcomes as bars: their order, names, legend, and the delegate that paints them."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.evaluation.project_overview_report import OverviewRow
from protest_core.judgements.explanations import OUTCOME_EXPLANATIONS
from protest_core.judgements.outcome import Outcome, counted_as
from protest_core.judgements.wording import OUTCOME_NAMES
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import figures, number_text, tr, translated
from protest_gui.widgets.count_table import TOTAL_ROLE, CountDelegate, bold
from protest_gui.widgets.labels import PlainLabel, plain_tip
from protest_gui.widgets.layout import FlowLayout, spaced

# All in heights of a line of text.
_BAR, _GAP, _BESIDE, _ABOVE = 0.5, 0.3, 0.6, 0.5
_BESIDE_NUMBER, _NARROWEST = 0.3, 1.6
_THINNEST_PART = 2.0  # pixels: every part that is not empty can be seen
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
# Disputed candidates count as open and are shown with them. Lines that are no translation are
# beside the bar: they are in no percentage.
PARTS = (
    Outcome.APPROVED,
    Outcome.CORRECT,
    Outcome.INCORRECT,
    Outcome.NOT_JUDGEABLE,
    Outcome.OPEN,
)
OUTCOME_ROLE = Qt.ItemDataRole.UserRole + 2


class OutcomeNumber(NamedTuple):
    """A number of a system in a category: of an outcome or, without one, of all outcomes."""

    counts: OutcomeCounts
    part: Outcome | None

    @property
    def number(self) -> int:
        return number_of(self.counts, self.part)


class OutcomeDelegate(CountDelegate):
    """A delegate that paints a number and, above it, the cell's part of the bar of outcomes.

    The bar extends over five cells; each paints the part that is inside it.
    """

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        shown: OutcomeNumber = index.data(OUTCOME_ROLE)
        colours = colours_of(option.palette)
        line, cell = QFontMetricsF(option.font).height(), option.rect
        painter.save()
        painter.setClipRect(cell)
        if index.data(TOTAL_ROLE):
            painter.fillRect(cell, QColor(colours.window))
        number = QStyleOptionViewItem(option)
        number.rect = cell.adjusted(0, round((_ABOVE + _BAR) * line), 0, 0)
        super().paint(painter, number, index)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.part is PARTS[0]:  # another system begins here
            painter.fillRect(QRect(cell.left(), cell.top(), 1, cell.height()), colours.border)
        if shown.part is not None:
            bar = bar_in(cell, shown.part, line)
            paint_bar(painter, bar, numbers_of(shown.counts), colours)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return size_of_number(option.font, [index.data(OUTCOME_ROLE).number])


def bar_in(cell: QRect, part: Outcome, line: float) -> QRectF:
    """Return the rectangle of the bar over the five cells that this part's cell is one of."""
    width = cell.width()
    left = cell.left() - PARTS.index(part) * width + _BESIDE * line
    whole = len(PARTS) * width - (_BESIDE + _BESIDE_NUMBER) * line
    return QRectF(left, cell.top() + _ABOVE * line, whole, _BAR * line)


def part_at(bar: QRectF, numbers: tuple[int, ...], at: QPointF) -> Outcome | None:
    """Return the outcome whose part of the bar is at a point."""
    if not bar.contains(at) or not any(numbers):
        return None
    right = bar.left()
    for part, width in zip(PARTS, widths_of(numbers, bar.width()), strict=True):
        right += width
        if at.x() < right:
            return part
    return None


def size_of_number(font: QFont, numbers: Iterable[int]) -> QSize:
    """Return the size of a cell that has room for each of these numbers."""
    metrics = QFontMetricsF(bold(font))
    line = metrics.height()
    # No digit is wider than 9.
    widest = "".join(
        "9" if character.isdigit() else character
        for character in number_text(max(numbers, default=0))
    )
    width = max(metrics.horizontalAdvance(widest) + 2 * _BESIDE_NUMBER * line, _NARROWEST * line)
    return QSize(round(width), round((_ABOVE + _BAR + _GAP + 1 + _ABOVE) * line))


def paint_bar(painter: QPainter, bar: QRectF, numbers: tuple[int, ...], colours: Colours) -> None:
    """Paint the parts side by side with hairlines between; without parts, paint a thin line."""
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
    """Divide the room in proportion; every number above 0 gets at least the minimum."""
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
    """Paint a part of the bar; the open part is hollow: there is work to do."""
    colour = QColor(getattr(colours, part.value))
    if part is Outcome.OPEN:
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        painter.fillRect(where, colour)


class Legend(QWidget):
    """The names and shares of the five outcomes, and their sum; each opens what it counts.

    Arrows move between the numbers, Tab leaves. In a narrow window they take several lines.
    """

    opened = Signal(object)  # the CandidateFilter of the candidates that a number counts

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = [name_of(part) for part in (*PARTS, None)]
        self.setAccessibleName(tr("The six numbers are: {0}").format(", ".join(names)))
        # The first line is level with the text of buttons.
        self._rows = spaced(QVBoxLayout(self), margin=(0, 0.3, 0, 0))
        self._entries = FlowLayout()
        self._rows.addLayout(self._entries)
        spaced(self._entries, gap=0.5)
        self._parts = {part: LegendNumber(translated(OUTCOME_EXPLANATIONS[part])) for part in PARTS}
        self._disputed, self._verified, self._all = (LegendNumber() for _ in range(3))
        self._left_out = LegendNumber(translated(OUTCOME_EXPLANATIONS[Outcome.NO_TRANSLATION]))
        for part, number in self._parts.items():
            self._entries.addWidget(_entry(part, number))
        others = (self._disputed, self._verified, self._left_out, self._all)
        self._numbers = (*self._parts.values(), *others)
        for number in self._numbers:
            if number not in self._parts.values():
                self._entries.addWidget(number)
            number.opened.connect(self.opened)
            number.reached.connect(partial(self._let_tab_reach, number))
            number.left.connect(partial(self._go_on_from, number))
        self._outdated: PlainLabel | None = None  # made when it is first needed

    def show_counts(self, row: OverviewRow) -> None:
        """Show the counts of all candidates that match the overview's filter."""
        counts = row.counts
        for part, entry in self._parts.items():
            number, name = number_of(counts, part), translated(OUTCOME_NAMES[part])
            share = f" {_percentage(number, counts)}" if sum(numbers_of(counts)) else ""
            spoken = words_of(counts, part, shares=True)
            entry.show_number(name + share, number, row.chosen(counted_as(part)), spoken)
        # They count as open, but somebody has to settle them.
        text = tr("of the open {0} disputed").format(number_text(counts.disputed))
        of_disputed = row.chosen(frozenset({Outcome.DISPUTED}))
        self._disputed.show_number(text, counts.disputed, of_disputed)
        self._disputed.setVisible(counts.disputed > 0)
        # Approvals that the reference alone would not have given are shown separately.
        text = tr("of the approved {0} by verified translations")
        of_verified = replace(row.chosen(frozenset({Outcome.APPROVED})), by_verified=True)
        text = text.format(number_text(counts.by_verified))
        self._verified.show_number(text, counts.by_verified, of_verified)
        self._verified.setVisible(counts.by_verified > 0)
        text = f"{name_of(Outcome.NO_TRANSLATION)} {number_text(counts.no_translation)}"
        of_left_out = row.chosen(frozenset({Outcome.NO_TRANSLATION}))
        self._left_out.show_number(text, counts.no_translation, of_left_out)
        self._left_out.setVisible(counts.no_translation > 0)
        text = tr("all {0}").format(number_text(counts.total))
        self._all.show_number(text, counts.total, row.chosen())
        if leading := self._leading():
            now = next((each for each in leading if each.hasFocus()), leading[0])
            self._let_tab_reach(now)

    def show_outdated(self, notes: Iterable[str]) -> None:
        """Show in a line of its own that numbers rest on outdated judgements."""
        text = " ".join(notes)
        if self._outdated is None and text:
            self._outdated = PlainLabel(wraps=True)
            self._rows.addWidget(self._outdated)
        if self._outdated is not None:
            self._outdated.setText(text)
            self._outdated.setVisible(bool(text))

    def _leading(self) -> "list[LegendNumber]":
        """Return the numbers that open something."""
        return [each for each in self._numbers if each.isEnabled() and not each.isHidden()]

    def _let_tab_reach(self, number: "LegendNumber") -> None:
        """Let Tab reach only this number."""
        for each in self._numbers:
            tab = each is number
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tab else Qt.FocusPolicy.ClickFocus)

    def _go_on_from(self, number: "LegendNumber", steps: int) -> None:
        leading = self._leading()
        at = leading.index(number) + steps
        if 0 <= at < len(leading):
            leading[at].setFocus(Qt.FocusReason.TabFocusReason)


class LegendNumber(QToolButton):
    """A number of the legend: a click or Enter opens what it counts; 0 opens nothing."""

    opened = Signal(object)  # the CandidateFilter
    reached = Signal()  # the number has the focus
    left = Signal(int)  # an arrow asks for the next number (1) or the one before (-1)

    def __init__(self, meaning: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opens: CandidateFilter | None = None
        self.setAutoRaise(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(plain_tip(meaning))
        self.setAccessibleDescription(meaning)
        self.clicked.connect(lambda _checked: self.opened.emit(self._opens))

    def show_number(self, text: str, number: int, opens: CandidateFilter, spoken: str = "") -> None:
        """Show the number; `spoken` is its text for screen readers, if `text` shows a share."""
        self._opens = opens
        self.setText(text)
        self.setAccessibleName(spoken or text)
        self.setEnabled(number > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        elif event.key() in _STEPS:
            self.left.emit(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


def _entry(part: Outcome, number: LegendNumber) -> QWidget:
    entry = QWidget()
    layout = QHBoxLayout(entry)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(Swatch(part))
    layout.addWidget(number)
    return entry


class Swatch(QWidget):
    """A sample of a part of the bar, as large as the text."""

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


def numbers_of(counts: OutcomeCounts) -> tuple[int, ...]:
    """Return one number for each of the parts."""
    return tuple(number_of(counts, part) for part in PARTS)


def number_of(counts: OutcomeCounts, part: Outcome | None) -> int:
    """Return the count of a part of the bar; without a part, the count of all."""
    if part is None:
        return counts.total
    return sum(map(counts.having, counted_as(part)))


def words_of(counts: OutcomeCounts, part: Outcome | None = None, *, shares: bool = False) -> str:
    """Return a number with its name and, if wanted, its percentage; without a part, the total."""
    if part is None:
        left_out = (Outcome.NO_TRANSLATION,) if counts.no_translation else ()
        words = ", ".join(words_of(counts, each, shares=shares) for each in (*PARTS, *left_out))
        return tr("{0} in all: {1}").format(number_text(counts.total), words)
    number = number_of(counts, part)
    in_bar = shares and number and part in PARTS
    share = f" ({_percentage(number, counts)})" if in_bar else ""
    words = f"{number_text(number)} {name_of(part)}{share}"
    if part is Outcome.APPROVED and counts.by_verified:
        words += ", " + by_verified(counts.by_verified)
    if part is Outcome.OPEN and counts.disputed:
        words += ", " + tr("of them {0} disputed").format(number_text(counts.disputed))
    return words


def name_of(part: Outcome | None) -> str:
    return translated(OUTCOME_NAMES[part]) if part else tr("all of these")


def _percentage(number: int, counts: OutcomeCounts) -> str:
    """Return the share of a part in the whole bar."""
    return f"{figures(shown(number / sum(numbers_of(counts)), Kind.PERCENT))} %"


def by_verified(count: int) -> str:
    text = tr("of them {0} by verified translations")
    return text.format(number_text(count))
