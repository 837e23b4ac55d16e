"""A batch as a table: categories and their total as rows, states as columns."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from protest_core.batches.open_batch import BatchState
from protest_core.ids import CandidateId
from protest_core.judgements.explanations import STATE_EXPLANATIONS, category_explanation
from protest_core.judgements.model import State
from protest_core.suite.model import Category
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.count_table import (
    TOTAL_ROLE,
    CategoryHeader,
    CountDelegate,
    CountHeader,
    CountTable,
)
from protest_gui.widgets.table_model import NOTHING, OPENS, RowsModel, ViewColumn, bold_where

# In heights of a line of text.
_ROW, _BESIDE = 2.0, 0.6
_LEAST_ROWS = 4
STATES = (State.NEW, State.INCOMPLETE, State.DONE, State.CONFLICT)


@dataclass(frozen=True, slots=True)
class _StatesOfCategory:
    """The candidates of a category, or of all categories, by state."""

    category: Category | None
    candidates: tuple[tuple[CandidateId, ...], ...]


class BatchTable(CountTable):
    """A table of candidates by category and state; all rows are shown where there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = ViewColumn(
            "",
            _name,
            roles={
                Qt.ItemDataRole.ToolTipRole: _meaning,
                Qt.ItemDataRole.AccessibleDescriptionRole: _meaning,
                Qt.ItemDataRole.FontRole: bold_where(_is_total),
            },
        )
        self._model = RowsModel(names=names, key=lambda row: row.category, parent=self)
        self.setModel(self._model)
        self.setItemDelegate(CountDelegate(self))
        self.setHorizontalHeader(_StateHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(CategoryHeader(self))
        self.setAccessibleName(tr("Examples by category and state"))

    def show_state(self, state: BatchState) -> None:
        self._model.show(_rows(state), _columns())
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0, 0))
        self.set_sizes()

    def set_sizes(self) -> None:
        """Make all columns equally wide, so that the names above them have room."""
        columns = self._model.columnCount()
        if not columns:
            return
        names, states = self._categories, self.horizontalHeader()
        least = max(states.sectionSizeFromContents(each).width() for each in range(columns))
        scroll_bar = self.verticalScrollBar().sizeHint().width()
        names.make_room(self.contentsRect().width() - scroll_bar - columns * least)
        width = max(least, self.viewport().width() // columns)
        states.setDefaultSectionSize(width)
        rest = self.viewport().width() - (columns - 1) * width
        states.resizeSection(columns - 1, max(width, rest))
        names.setDefaultSectionSize(
            names.height_of_a_row(round(_ROW * self.fontMetrics().height()))
        )
        self.setMaximumHeight(self.sizeHint().height())

    @property
    def _categories(self) -> CategoryHeader:
        header = self.verticalHeader()
        assert isinstance(header, CategoryHeader)  # noqa: S101 — we have set it
        return header

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(10 * line, round(_LEAST_ROWS * _ROW * line))

    def sizeHint(self) -> QSize:
        """All rows, and no more."""
        rows = self.verticalHeader().length() + self.horizontalHeader().height()
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth() + 4)


class _StateHeader(CountHeader):
    """A header with the names of states, right-aligned with their numbers and never shortened."""

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(self.font())
        name = str(self.model().headerData(section, self.orientation()))
        width = metrics.horizontalAdvance(name) + 2 * _BESIDE * metrics.height()
        return QSize(round(width) + 2, round(_ROW * metrics.height()))


def _rows(state: BatchState) -> list[_StatesOfCategory]:
    return [
        _StatesOfCategory(
            category,
            tuple(state.chosen(category.id if category else None, each) for each in STATES),
        )
        for category in (*state.categories, None)
    ]


def _columns() -> list[ViewColumn[_StatesOfCategory]]:
    names = (tr("new"), tr("incomplete"), tr("done"), tr("contradictory"))
    return [_column(name, at) for at, name in enumerate(names)]


def _column(name: str, at: int) -> ViewColumn[_StatesOfCategory]:
    def count(row: _StatesOfCategory) -> str:
        return number_text(len(row.candidates[at])) if row.candidates[at] else NOTHING

    meaning = translated(STATE_EXPLANATIONS[STATES[at]])
    return ViewColumn(
        name,
        lambda row: tr("{0}, {1}: {2}").format(
            _name(row), name, number_text(len(row.candidates[at]))
        ),
        numeric=True,
        hint=meaning,
        roles={
            Qt.ItemDataRole.DisplayRole: count,
            OPENS: lambda row: row.candidates[at],
            TOTAL_ROLE: _is_total,
            Qt.ItemDataRole.FontRole: bold_where(_is_total),
        },
        head_roles={Qt.ItemDataRole.AccessibleDescriptionRole: meaning},
    )


def _is_total(row: _StatesOfCategory) -> bool:
    return row.category is None


def _name(row: _StatesOfCategory) -> str:
    return translated(row.category.label) if row.category else tr("all categories")


def _meaning(row: _StatesOfCategory) -> str:
    return translated(category_explanation(row.category.id)) if row.category else ""
