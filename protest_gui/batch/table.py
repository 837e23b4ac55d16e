"""A batch as a table: categories and their total down, states across."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from protest_core.batches.open_batch import BatchState
from protest_core.ids import CandidateId
from protest_core.judgements.explanations import STATE_EXPLANATIONS, category_explanation
from protest_core.judgements.model import State
from protest_core.suite.model import Category
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.count_table import (
    NOTHING,
    TOTAL_ROLE,
    CountHeader,
    CountTable,
    bold,
    paint_ground,
)
from protest_gui.widgets.table_model import Column, RowsModel

# In heights of a line of text.
_ROW, _WRAPPED_ROW, _BESIDE = 2.0, 2.6, 0.6  # the second: of a name of two lines
_MOST_LINES = 5


_LEAST_ROWS, _NARROWEST_NAME = 4, 10


class BatchTable(CountTable):
    """A table of candidates by category and state; all rows are shown where there is room."""

    chosen = Signal(object)  # a tuple of CandidateId

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = Column(
            "",
            _name,
            roles={
                Qt.ItemDataRole.ToolTipRole: _meaning,
                Qt.ItemDataRole.AccessibleDescriptionRole: _meaning,
                TOTAL_ROLE: lambda row: row.category is None,
            },
        )
        self._model = RowsModel(names=names, key=lambda row: row.category, parent=self)
        self.setModel(self._model)
        self.setItemDelegate(_Number(self))
        self.setHorizontalHeader(_StateHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_CategoryHeader(Qt.Orientation.Vertical, self))
        self.setAccessibleName(tr("Examples by category and state"))
        self.clicked.connect(self._choose)

    def show_state(self, state: BatchState) -> None:
        self._model.show(_rows(state), _columns())
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0, 0))
        self.set_sizes()

    def _choose(self, index: QModelIndex) -> None:
        """Of nothing there is nothing to read."""
        if index.isValid() and (candidates := index.data(CANDIDATES_ROLE)):
            self.chosen.emit(candidates)

    def set_sizes(self) -> None:
        """All columns are equally wide, so that the names above them have room."""
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
        names.setDefaultSectionSize(names.height_of_a_row())
        self.setMaximumHeight(self.sizeHint().height())

    @property
    def _categories(self) -> "_CategoryHeader":
        header = self.verticalHeader()
        assert isinstance(header, _CategoryHeader)  # noqa: S101 — we have set it
        return header

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(10 * line, round(_LEAST_ROWS * _ROW * line))

    def sizeHint(self) -> QSize:
        """All rows, and no more."""
        rows = self.verticalHeader().length() + self.horizontalHeader().height()
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth() + 4)


class _CategoryHeader(CountHeader):
    """Names of categories, on one line where there is room, else wrapped."""

    wraps = False
    _room = 0

    def make_room(self, width: int) -> None:
        before = (self.wraps, self._room)
        self.wraps = self._widest() > width
        self._room = max(width, round(_NARROWEST_NAME * self.fontMetrics().height()))
        if before != (self.wraps, self._room):
            self.model().headerDataChanged.emit(self.orientation(), 0, self.count() - 1)

    def height_of_a_row(self) -> int:
        """Return the height in which each name has room."""
        metrics = QFontMetricsF(bold(self.font()))
        line = metrics.height()
        if not self.wraps:
            return round(_ROW * line)
        room = QRectF(0, 0, self._room - 2 * _BESIDE * line, _MOST_LINES * line)
        wrap = Qt.TextFlag.TextWordWrap
        highest = max(metrics.boundingRect(room, wrap, each).height() for each in self._names())
        return round(max(2 * line, highest) + (_WRAPPED_ROW - 2) * line)

    def _names(self) -> list[str]:
        return [self._name(section) for section in range(self.count())]

    def _widest(self) -> int:
        metrics = QFontMetricsF(bold(self.font()))
        widest = max(map(metrics.horizontalAdvance, self._names()), default=0.0)
        return round(widest + 2 * _BESIDE * metrics.height()) + 2

    def sectionSizeFromContents(self, section: int) -> QSize:
        width = self._room if self.wraps else self._widest()
        return QSize(width, super().sectionSizeFromContents(section).height())


class _StateHeader(CountHeader):
    """Names of states, over the ends of their numbers and never shortened."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.alignment = Qt.AlignmentFlag.AlignRight

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(self.font())
        name = str(self.model().headerData(section, self.orientation()))
        width = metrics.horizontalAdvance(name) + 2 * _BESIDE * metrics.height()
        return QSize(round(width) + 2, round(_ROW * metrics.height()))


class _Number(QStyledItemDelegate):
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours = colours_of(option.palette)
        text = str(index.data())
        some = text != "0"
        total = bool(index.data(TOTAL_ROLE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, colours, total=total)
        painter.setFont(bold(option.font) if total and some else option.font)
        painter.setPen(QColor(colours.text if some else colours.muted))
        beside = _BESIDE * QFontMetricsF(option.font).height()
        where = QRectF(option.rect).adjusted(beside, 0, -beside, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(where, right, text if some else NOTHING)
        painter.restore()


STATES = (State.NEW, State.INCOMPLETE, State.DONE, State.CONFLICT)


@dataclass(frozen=True, slots=True)
class _CategoryRow:
    """The candidates of a category, or of all of them, by state."""

    category: Category | None
    candidates: tuple[tuple[CandidateId, ...], ...]


def _rows(state: BatchState) -> list[_CategoryRow]:
    return [
        _CategoryRow(
            category,
            tuple(state.chosen(category.id if category else None, each) for each in STATES),
        )
        for category in (*state.categories, None)
    ]


def _columns() -> list[Column[_CategoryRow]]:
    names = (tr("new"), tr("incomplete"), tr("done"), tr("contradictory"))
    return [_column(name, at) for at, name in enumerate(names)]


def _column(name: str, at: int) -> Column[_CategoryRow]:
    def count(row: _CategoryRow) -> str:
        return number_text(len(row.candidates[at]))

    meaning = translated(STATE_EXPLANATIONS[STATES[at]])
    return Column(
        name,
        lambda row: tr("{0}, {1}: {2}").format(_name(row), name, count(row)),
        hint=meaning,
        roles={
            Qt.ItemDataRole.DisplayRole: count,
            CANDIDATES_ROLE: lambda row: row.candidates[at],
            TOTAL_ROLE: lambda row: row.category is None,
        },
        head_roles={Qt.ItemDataRole.AccessibleDescriptionRole: meaning},
    )


def _name(row: _CategoryRow) -> str:
    return translated(row.category.label) if row.category else tr("all categories")


def _meaning(row: _CategoryRow) -> str:
    return translated(category_explanation(row.category.id)) if row.category else ""


CANDIDATES_ROLE = Qt.ItemDataRole.UserRole
