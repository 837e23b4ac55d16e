"""The table of the overview: a click or Enter on a cell chooses what it counts."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.judgements.explanations import category_explanation
from protest_core.suite.model import Category
from protest_gui.project.outcome_bar import COUNTS_ROLE, OutcomeDelegate, size_of_cell, words_of
from protest_gui.translations import tr, translated
from protest_gui.widgets.count_table import TOTAL_ROLE, CountHeader, CountTable
from protest_gui.widgets.table_model import Column, Index, RowsModel

_FEWEST_ROWS = 3


class OverviewTable(CountTable):
    """A table of outcomes by category and system, each cell a bar with its numbers."""

    cell_chosen = Signal(QModelIndex)
    cell_reached = Signal()  # the table itself already shows it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._systems: tuple[str, ...] = ()
        names = Column(
            "",
            _name,
            roles={
                Qt.ItemDataRole.ToolTipRole: _name_explained,
                Qt.ItemDataRole.AccessibleDescriptionRole: _meaning,
                TOTAL_ROLE: lambda row: row.category is None,
            },
        )
        self._model = RowsModel(names=names, key=lambda row: row.category, parent=self)
        self.setModel(self._model)
        self.setItemDelegate(OutcomeDelegate(self))
        self.setHorizontalHeader(CountHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(CountHeader(Qt.Orientation.Vertical, self))
        self.setAccessibleName(tr("Candidates by category and system"))
        self.clicked.connect(self._choose)

    def show_overview(self, overview: Overview) -> None:
        self._systems = overview.systems
        self._model.show(_rows(overview), _columns(overview))
        self.set_sizes()

    def chosen(self, index: Index, within: CandidateFilter) -> CandidateFilter:
        """Return what the cell counts; a total adds no condition of its own."""
        if index.column() < len(self._systems):
            within = replace(within, systems=frozenset({self._systems[index.column()]}))
        row = self._model.row(index)
        if row is not None and row.category is not None:
            within = replace(within, categories=frozenset({row.category.id}))
        return within

    def _choose(self, index: QModelIndex) -> None:
        """Of nothing there is nothing to read."""
        if index.isValid() and index.data(COUNTS_ROLE).total:
            self.cell_chosen.emit(index)

    def set_sizes(self) -> None:
        """Systems are equally wide; where there is room, all get the same share of what is left."""
        columns = self._model.columnCount()
        if not columns:
            return
        systems = [counts for row in self._model.rows for counts in row.counts[:-1]]
        cell = size_of_cell(self.font(), systems)
        total = size_of_cell(self.font(), [row.counts[-1] for row in self._model.rows])
        needed = cell.width() * (columns - 1) + total.width()
        left = max(self.viewport().width() - needed, 0) // columns
        more = min(left, cell.width())  # bars of twice the length are long enough
        self.horizontalHeader().setDefaultSectionSize(cell.width() + more)
        self.horizontalHeader().resizeSection(columns - 1, total.width() + more)
        self.verticalHeader().setDefaultSectionSize(cell.height())
        self._keep_rows_in_view(cell.height())

    def _keep_rows_in_view(self, height: int) -> None:
        """A few of them; where the window is too low for that, the page scrolls."""
        rows = min(len(self._model.rows), _FEWEST_ROWS) * height
        bar = self.horizontalScrollBar().sizeHint().height()
        around = self.horizontalHeader().sizeHint().height() + bar + 2 * self.frameWidth()
        self.setMinimumHeight(rows + around)

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.cell_reached.emit()


@dataclass(frozen=True, slots=True)
class _CategoryRow:
    """The counts of a category, or the total of all of them: by system, and of all systems."""

    category: Category | None
    counts: tuple[OutcomeCounts, ...]


def _rows(overview: Overview) -> list[_CategoryRow]:
    """Return nothing where there are no systems; under a filter, categories that have any."""
    if not overview.systems:
        return []
    rows = [
        _CategoryRow(
            category,
            (
                *(overview.cells[system, category.id] for system in overview.systems),
                overview.total_of_category(category.id),
            ),
        )
        for category in overview.categories
        if overview.chosen == EVERYTHING or overview.total_of_category(category.id).total
    ]
    totals = (overview.total_of_system(system) for system in overview.systems)
    return [*rows, _CategoryRow(None, (*totals, overview.total))]


def _columns(overview: Overview) -> list[Column[_CategoryRow]]:
    if not overview.systems:
        return []
    heads = [*overview.systems, tr("all systems")]
    return [_column(head, at, total=at == len(heads) - 1) for at, head in enumerate(heads)]


def _column(head: str, at: int, *, total: bool) -> Column[_CategoryRow]:
    def words(row: _CategoryRow) -> str:
        return words_of(row.counts[at])

    return Column(
        head,
        words,
        hint=head,
        roles={
            Qt.ItemDataRole.ToolTipRole: lambda row: words_of(row.counts[at], shares=True),
            COUNTS_ROLE: lambda row: row.counts[at],
            TOTAL_ROLE: lambda row: total or row.category is None,
        },
        head_roles={TOTAL_ROLE: total},
    )


def _name(row: _CategoryRow) -> str:
    return translated(row.category.label) if row.category else tr("total")


def _meaning(row: _CategoryRow) -> str:
    return translated(category_explanation(row.category.id)) if row.category else ""


def _name_explained(row: _CategoryRow) -> str:
    return f"{_name(row)}\n{_meaning(row)}".strip()
