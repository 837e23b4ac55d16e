"""The Tasks section: a row for each task and each annotator who works on it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QStackedLayout, QVBoxLayout, QWidget

from protest_core.judgements.model import State
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import OVERLAP
from protest_gui.translations import tr
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import FlowLayout
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.state_bar import STATES_ROLE, ProgressCell
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable


class TasksPage(QWidget):
    """Shows and asks; whoever owns it does what is wanted, with the task set of the row."""

    new_wanted = Signal()
    hand_out_wanted = Signal(str)  # the name of the task set
    merge_wanted = Signal()
    past_merges_wanted = Signal()
    delete_wanted = Signal(str)  # the name of the task set

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Tasks"))
        self.banner = Banner()
        self._wanted = ""  # the task set to go to when it is there
        self._model = TasksModel(self)
        self._table = CalmTable(tr("Tasks"), self._model)
        self._table.setItemDelegateForColumn(PROGRESS, ProgressCell(self._table))
        self._table.setWordWrap(False)
        self._nothing = SelectableLabel(
            tr(
                "There is no task set yet. A task set deals out what is to be judged: each "
                "annotator gets a file with one task, and sends it back to be merged."
            )
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._new = QPushButton(tr("&New task set…"))
        self._hand_out = QPushButton(tr("Hand &out…"))
        self._merge = QPushButton(tr("&Merge…"))
        self._past = QPushButton(tr("&Past merges…"))
        self._delete = QPushButton(tr("&Delete"))
        self._lay_out()
        self._connect()
        self._space_out()
        self.show_task_sets(())

    @property
    def chosen(self) -> str | None:
        """The name of the task set that the row at the cursor belongs to."""
        return self._model.task_set(self._table.currentIndex())

    def show_task_sets(self, task_sets: Sequence[TaskSetProgress]) -> None:
        before = self.chosen
        self._model.show_task_sets(task_sets)
        self._table.fit_columns(widest=12)
        self._shown.setCurrentWidget(self._table if task_sets else self._nothing)
        if self._wanted or self.chosen is None:
            self._go_to(self._wanted or before or "")
        self._wanted = ""
        self._follow()

    def choose_when_shown(self, task_set: str) -> None:
        """It was just made, and the page has not heard of it yet."""
        self._wanted = task_set

    def _go_to(self, task_set: str) -> None:
        """Or to the top, where there is no such one."""
        row = self._model.first_row_of(task_set)
        self._table.setCurrentIndex(self._model.index(row or 0, 0))

    def _follow(self) -> None:
        for button in (self._hand_out, self._delete):
            button.setEnabled(self.chosen is not None)

    def _tell(self, signal: SignalInstance) -> None:
        if self.chosen is not None:
            signal.emit(self.chosen)

    def _connect(self) -> None:
        self._new.clicked.connect(lambda _checked: self.new_wanted.emit())
        self._merge.clicked.connect(lambda _checked: self.merge_wanted.emit())
        self._past.clicked.connect(lambda _checked: self.past_merges_wanted.emit())
        self._hand_out.clicked.connect(lambda _checked: self._tell(self.hand_out_wanted))
        self._delete.clicked.connect(lambda _checked: self._tell(self.delete_wanted))
        self._table.activated.connect(self._activated)
        self._table.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def _activated(self, _index: QModelIndex) -> None:
        self._tell(self.hand_out_wanted)

    def _lay_out(self) -> None:
        """From the top: what is added first comes first by Tab, too.

        And a stack without a parent would show its first widget as a window of its own.
        """
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        self._column = QVBoxLayout()
        whole.addLayout(self._column, 1)
        self._shown = QStackedLayout()
        self._column.addLayout(self._shown, 1)
        self._shown.addWidget(self._nothing)
        self._shown.addWidget(self._table)
        self._foot = FlowLayout()  # large text may need more lines of buttons than one
        self._column.addLayout(self._foot)
        for button in (self._new, self._hand_out, self._merge, self._past, self._delete):
            self._foot.addWidget(button)

    def _space_out(self) -> None:
        height = QFontMetrics(self.font()).height()
        self._column.setContentsMargins(height, height, height, height)
        self._column.setSpacing(height)
        self._foot.setSpacing(height // 2)
        self._table.fit_columns(widest=12)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()


_TASK_SET, _TASK, _CANDIDATES, _ANNOTATOR, PROGRESS = range(5)


_STATES = (State.DONE, State.INCOMPLETE, State.CONFLICT, State.NEW)  # after the bar


_NOTHING = "·"


@dataclass(frozen=True, slots=True)
class TaskRow:
    """`starts_set` and `starts_task`: whether the row above is about another one."""

    task_set: str
    task: TaskProgress
    annotator: str  # empty: nobody
    states: Mapping[State, int]
    starts_set: bool
    starts_task: bool


class TasksModel(TableModel):
    """Names that would only repeat the row above are left out, but not for screen readers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TaskRow, ...] = ()
        self._headers = (
            tr("Task set"),
            tr("Task"),
            tr("Candidates"),
            tr("Handed out to"),
            tr("Progress"),
            tr("Done"),
            tr("Incomplete"),
            tr("In conflict"),
            tr("New"),
        )

    def show_task_sets(self, task_sets: Iterable[TaskSetProgress]) -> None:
        """Where the rows stay the same, so does the reader's place."""
        rows = tuple(_rows(task_sets))
        if [_name(row) for row in rows] == [_name(row) for row in self._rows]:
            self._rows = rows
            if rows:
                last = self.index(len(rows) - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def task_set(self, index: Index) -> str | None:
        """The name of the one that the row belongs to."""
        return self._rows[index.row()].task_set if index.isValid() else None

    def first_row_of(self, task_set: str) -> int | None:
        return next((at for at, row in enumerate(self._rows) if row.task_set == task_set), None)

    def _shown(self, row: TaskRow, column: int) -> str:
        if column == _TASK_SET:
            return row.task_set if row.starts_set else ""
        if column in {_TASK, _CANDIDATES} and not row.starts_task:
            return ""
        return self._words(row, column)

    def _words(self, row: TaskRow, column: int) -> str:
        """Never left out."""
        if column == _TASK_SET:
            return row.task_set
        if column == _TASK:
            return tr("overlap") if row.task.label == OVERLAP else row.task.label
        if column == _CANDIDATES:
            return f"{row.task.candidates:,}"
        if column == _ANNOTATOR:
            return self._annotator(row)
        return _number(row.states[_STATES[column - PROGRESS - 1]])

    def _annotator(self, row: TaskRow) -> str:
        if not row.annotator:
            return tr("nobody yet")
        if row.annotator in row.task.handed_out:
            return row.annotator
        return f"({row.annotator})"

    def _how_it_got_there(self, row: TaskRow) -> str | None:
        """Why a name stands in brackets."""
        if not row.annotator or row.annotator in row.task.handed_out:
            return None
        text = tr("{0} has no file of this task, but judged some of it in this project.")
        return text.format(row.annotator)

    def _hint(self, row: TaskRow) -> str:
        counts = (f"{row.states[state]:,}" for state in _STATES)
        return tr("{0} done, {1} incomplete, {2} in conflict, {3} new").format(*counts)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        row, column = self._rows[index.row()], index.column()
        if role == STATES_ROLE:
            return row.states
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if column == PROGRESS:
            spoken = {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}
            return self._hint(row) if role in spoken else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(row, column)
        if role == Qt.ItemDataRole.ToolTipRole and column == _ANNOTATOR:
            return self._how_it_got_there(row)
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    is_number = column == _CANDIDATES or column > PROGRESS
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _rows(task_sets: Iterable[TaskSetProgress]) -> Iterable[TaskRow]:
    for task_set in task_sets:
        for number, task in enumerate(task_set.tasks):
            for place, (annotator, states) in enumerate(task.by_annotator):
                first = not number and not place
                yield TaskRow(task_set.settings.name, task, annotator, states, first, not place)


def _name(row: TaskRow) -> tuple[str, str, str]:
    return row.task_set, row.task.label, row.annotator


def _number(number: int) -> str:
    return f"{number:,}" if number else _NOTHING
