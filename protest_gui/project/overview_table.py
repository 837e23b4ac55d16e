"""The table of the overview; each number opens exactly the candidates that it counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview_report import OverviewRow
from protest_core.judgements.explanations import category_explanation
from protest_core.judgements.outcome import Outcome, counted_as
from protest_core.suite.model import Category
from protest_gui.project.outcome_bar import (
    OUTCOME_ROLE,
    PARTS,
    OutcomeDelegate,
    OutcomeNumber,
    bar_in,
    name_of,
    numbers_of,
    part_at,
    size_of_number,
    words_of,
)
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.count_table import TOTAL_ROLE, CategoryHeader, CountHeader, CountTable
from protest_gui.widgets.table_model import NOTHING, OPENS, RowsModel, ViewColumn, bold_where

_FEWEST_ROWS = 3
_NUMBERS: tuple[Outcome | None, ...] = (*PARTS, None)  # of a system in a category, then their sum
_NARROWEST_NAME = 14  # in heights of a line


class _CountedCell(NamedTuple):
    """The counts of a system in a category, with sums computed once, not at each painting."""

    place: OverviewRow
    counts: OutcomeCounts


@dataclass(frozen=True, slots=True)
class _OutcomesOfCategory:
    """The counts of a category, or of all categories, by system and for all systems."""

    category: Category | None
    cells: tuple[_CountedCell, ...]


class OverviewTable(CountTable):
    """A table by category and system, with a bar of outcomes over their numbers in each field.

    Each number is a cell; a click on a part of the bar is a click on its number.
    """

    cell_reached = Signal()  # the table has scrolled the current cell into view

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = ViewColumn(
            "",
            _name,
            roles={
                Qt.ItemDataRole.ToolTipRole: _name_explained,
                Qt.ItemDataRole.AccessibleDescriptionRole: _meaning,
                Qt.ItemDataRole.FontRole: bold_where(lambda row: row.category is None),
            },
        )
        self._model = RowsModel(names=names, key=lambda row: row.category, parent=self)
        self.setModel(self._model)
        self.setItemDelegate(OutcomeDelegate(self))
        self._categories = CategoryHeader(self)
        self._categories.narrowest = _NARROWEST_NAME
        self.setHorizontalHeader(_SystemHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(self._categories)
        self.setAccessibleName(tr("Candidates by category and system"))

    def show_overview(self, overview: Overview) -> None:
        self._model.show([*_rows(overview)], [*_columns(overview)])
        self.set_sizes()

    def set_sizes(self) -> None:
        """Make systems equally wide; room that is left is divided equally.

        The names of the categories get their room first.
        """
        columns = self._model.columnCount()
        if not columns:
            return
        groups, font = columns // len(_NUMBERS), self.font()
        rows = self._model.rows
        counts = [cell.counts for row in rows for cell in row.cells]
        parts = size_of_number(font, (max(numbers_of(each)) for each in counts))
        sums = size_of_number(font, (each.total for each in counts))
        needed = groups * (len(PARTS) * parts.width() + sums.width())
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        names = self._categories.make_room(room - needed)
        left = max(room - names - needed, 0) // columns
        more = min(left, parts.width())  # bars need not grow beyond twice their length
        header = self.horizontalHeader()
        header.setDefaultSectionSize(parts.width() + more)
        for last in range(len(PARTS), columns, len(_NUMBERS)):
            header.resizeSection(last, sums.width() + more)
        height = self._categories.height_of_a_row(parts.height())
        self._categories.setDefaultSectionSize(height)
        self._keep_rows_in_view(height)

    def _keep_rows_in_view(self, height: int) -> None:
        """Keep a few rows in view; if the window is too low for them, the page scrolls."""
        rows = min(len(self._model.rows), _FEWEST_ROWS) * height
        bar = self.horizontalScrollBar().sizeHint().height()
        around = self.horizontalHeader().sizeHint().height() + bar + 2 * self.frameWidth()
        self.setMinimumHeight(rows + around)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the cell of the number at a point, or whose part of the bar is at it."""
        index = super().indexAt(point)
        shown = index.data(OUTCOME_ROLE) if index.isValid() else None
        if shown is None or shown.part is None:
            return index
        bar = bar_in(self.visualRect(index), shown.part, self.fontMetrics().height())
        part = part_at(bar, numbers_of(shown.counts), QPointF(point))
        if part is None:
            return index
        return index.siblingAtColumn(index.column() + PARTS.index(part) - PARTS.index(shown.part))

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.cell_reached.emit()


class _SystemHeader(CountHeader):
    """A header with the name of each system over all its numbers."""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the part of the name in this section; it extends over the system's sections."""
        first = section - section % len(_NUMBERS)
        width = sum(map(self.sectionSize, range(first, first + len(_NUMBERS))))
        whole = QRect(self.sectionViewportPosition(first), rect.top(), width, rect.height())
        painter.save()
        painter.setClipRect(rect)
        super().paintSection(painter, whole, first)
        painter.restore()


def _rows(overview: Overview) -> Iterator[_OutcomesOfCategory]:
    """Yield the rows, none without systems; under a filter, only categories with candidates."""
    if not overview.systems:
        return
    for category in (*overview.categories, None):
        places = (OverviewRow(overview, system, category) for system in (*overview.systems, None))
        cells = tuple(_CountedCell(place, place.counts) for place in places)
        if category is None or overview.chosen == EVERYTHING or cells[-1].counts.total:
            yield _OutcomesOfCategory(category, cells)


def _columns(overview: Overview) -> Iterator[ViewColumn[_OutcomesOfCategory]]:
    heads = [*overview.systems, tr("all systems")] if overview.systems else []
    for at, head in enumerate(heads):
        for part in _NUMBERS:
            yield _column(head, at, part, is_total=at == len(heads) - 1)


def _column(
    head: str, at: int, part: Outcome | None, *, is_total: bool
) -> ViewColumn[_OutcomesOfCategory]:
    def shown(row: _OutcomesOfCategory) -> OutcomeNumber:
        return OutcomeNumber(row.cells[at].counts, part)

    def number(row: _OutcomesOfCategory) -> str:
        return number_text(shown(row).number) if shown(row).number else NOTHING

    def opens(row: _OutcomesOfCategory) -> CandidateFilter | None:
        outcomes = counted_as(part) if part else frozenset()
        return row.cells[at].place.chosen(outcomes) if shown(row).number else None

    def spoken(row: _OutcomesOfCategory) -> str:
        return tr("{0}, {1}: {2}").format(_name(row), head, words_of(*shown(row)))

    def is_in_total(row: _OutcomesOfCategory) -> bool:
        return is_total or row.category is None

    return ViewColumn(
        head,
        spoken,
        numeric=True,
        hint=head,
        roles={
            Qt.ItemDataRole.DisplayRole: number,
            Qt.ItemDataRole.ToolTipRole: lambda row: words_of(*shown(row), shares=True),
            OPENS: opens,
            OUTCOME_ROLE: shown,
            TOTAL_ROLE: is_in_total,
            Qt.ItemDataRole.FontRole: bold_where(is_in_total),
        },
        head_roles={
            Qt.ItemDataRole.FontRole: bold_where(lambda _head: is_total)(head),
            Qt.ItemDataRole.TextAlignmentRole: Qt.AlignmentFlag.AlignLeft
            | Qt.AlignmentFlag.AlignVCenter,
            Qt.ItemDataRole.AccessibleTextRole: f"{head}: {name_of(part)}",
        },
    )


def _name(row: _OutcomesOfCategory) -> str:
    return translated(row.category.label) if row.category else tr("total")


def _meaning(row: _OutcomesOfCategory) -> str:
    return translated(category_explanation(row.category.id)) if row.category else ""


def _name_explained(row: _OutcomesOfCategory) -> str:
    return f"{_name(row)}\n{_meaning(row)}".strip()
