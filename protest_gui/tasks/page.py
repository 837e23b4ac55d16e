"""The Tasks section: a row for each task and each annotator who works on it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QPushButton, QStackedLayout, QVBoxLayout, QWidget

from protest_core.candidates.filter import CandidateQuery
from protest_core.judgements.model import State
from protest_core.judgements.questions import Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.report import draw_sentences
from protest_core.tasks.sets import task_candidates
from protest_gui.keys.actions import Actions
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.count_table import leads_to
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import FlowLayout, spaced
from protest_gui.widgets.state_bar import STATES_ROLE, StateBarDelegate
from protest_gui.widgets.table_model import RowsModel, ViewColumn, opening_column
from protest_gui.widgets.table_view import ReadingTable

_Role = Qt.ItemDataRole
PROGRESS = 4  # the number of the column with the bar
_STATES = (State.DONE, State.INCOMPLETE, State.CONFLICT, State.NEW)  # the columns after the bar


@dataclass(frozen=True, slots=True)
class TaskLine:
    """A row: a task and an annotator; `starts_set`, `starts_task`: the row above has another."""

    task_set: str
    task: TaskProgress
    annotator: str  # empty: nobody has it
    states: Mapping[State, int]
    starts_set: bool
    starts_task: bool


class TasksPage(QWidget):
    """The section with the task sets; its owner carries out the commands."""

    hand_out_wanted = Signal(str)  # the name of the task set
    delete_wanted = Signal(str)  # the name of the task set
    opened = Signal(object)  # the CandidateQuery of a number

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setAccessibleName(tr("Tasks"))
        self._task_sets: dict[str, TaskSetProgress] = {}
        self._wanted = ""  # the task set to go to when it is listed
        self._model = RowsModel(_columns(), key=_name, parent=self)
        self._table = ReadingTable(tr("Tasks"), self._model)
        self._table.setItemDelegateForColumn(PROGRESS, StateBarDelegate(self._table))
        self._table.setWordWrap(False)
        self._drawn = SelectableLabel()  # how the chosen task set was drawn
        self._unanswered = SelectableLabel()  # how many judgements lack an answer
        self._nothing = SelectableLabel(
            tr(
                "There is no task set yet. A task set divides candidates among "
                "annotators: each gets a file with one task, and sends it back to be "
                "merged."
            )
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.new_button = QPushButton(tr("&New task set…"))
        self._hand_out = QPushButton(tr("Hand &out…"))
        self._merge = QPushButton(tr("&Merge…"))
        self._past = QPushButton(tr("&Past merges…"))
        self._delete = QPushButton(tr("&Delete"))
        self._lay_out()
        self._connect()
        self.show_task_sets((), {})

    @property
    def chosen(self) -> str | None:
        """Return the name of the current row's task set."""
        row = self._model.row(self._table.currentIndex())
        return row.task_set if row else None

    def show_task_sets(
        self, task_sets: Sequence[TaskSetProgress], unanswered: Mapping[Question, int]
    ) -> None:
        """Show the task sets; `unanswered`: finished judgements without an answer, by question."""
        before = self.chosen
        self._task_sets = {each.settings.name: each for each in task_sets}
        self._model.show(list(_rows(task_sets)))
        self._table.fit_columns(widest=12)
        self._shown.setCurrentWidget(self._table if task_sets else self._nothing)
        self._unanswered.setText("\n".join(map(translated, unanswered_notes(unanswered))))
        self._unanswered.setVisible(bool(self._unanswered.text()))
        if self._wanted or self.chosen is None:
            self._go_to(self._wanted or before or "")
        self._wanted = ""
        self._follow_selection()

    def choose_when_shown(self, task_set: str) -> None:
        """Choose this task set, which was just made, as soon as the page lists it."""
        self._wanted = task_set

    def _go_to(self, task_set: str) -> None:
        """Go to the task set or, if it is not listed, to the top."""
        names = [row.task_set for row in self._model.rows]
        row = names.index(task_set) if task_set in names else 0
        self._table.setCurrentIndex(self._model.index(row, 0))

    def _follow_selection(self) -> None:
        for button in (self._hand_out, self._delete):
            button.setEnabled(self.chosen is not None)
        self._drawn.setText(self._how_drawn())
        self._drawn.setVisible(bool(self._drawn.text()))

    def _how_drawn(self) -> str:
        chosen = self._task_sets.get(self.chosen or "")
        if chosen is None:
            return ""
        sentences = " ".join(map(translated, draw_sentences(chosen.settings, chosen.draws)))
        return f"{self.chosen} · {sentences}" if sentences else ""

    def _tell(self, signal: SignalInstance) -> None:
        if self.chosen is not None:
            signal.emit(self.chosen)

    def _connect(self) -> None:
        self._merge.clicked.connect(self._actions["merge"].trigger)
        self._past.clicked.connect(self._actions["past_merges"].trigger)
        self._hand_out.clicked.connect(lambda _checked: self._tell(self.hand_out_wanted))
        self._delete.clicked.connect(lambda _checked: self._tell(self.delete_wanted))
        self._table.opened.connect(self.opened)
        self._table.activated.connect(self._activated)
        self._table.selectionModel().currentChanged.connect(lambda *_: self._follow_selection())

    def _activated(self, index: QModelIndex) -> None:
        if not leads_to(index):  # otherwise it is open already: a double click is a click, too
            self._tell(self.hand_out_wanted)

    def _lay_out(self) -> None:
        """Lay out from the top: what is added first comes first by Tab, too.

        A stack without a parent would show its first widget as a window of its own.
        """
        column = spaced(QVBoxLayout(self), margin=1, gap=1)
        self._shown = QStackedLayout()
        column.addLayout(self._shown, 1)
        self._shown.addWidget(self._nothing)
        self._shown.addWidget(self._table)
        column.addWidget(self._drawn)
        column.addWidget(self._unanswered)
        foot = FlowLayout()  # large text may need several lines of buttons
        column.addLayout(foot)
        spaced(foot)
        for button in (self.new_button, self._hand_out, self._merge, self._past, self._delete):
            foot.addWidget(button)


def _columns() -> list[ViewColumn[TaskLine]]:
    """Return the columns; names that repeat the row above are shown only to screen readers."""
    return [
        ViewColumn(
            tr("Task set"),
            lambda row: row.task_set,
            roles={_Role.DisplayRole: lambda row: row.task_set if row.starts_set else ""},
        ),
        ViewColumn(
            tr("Task"),
            _task_name,
            roles={_Role.DisplayRole: lambda row: _task_name(row) if row.starts_task else ""},
        ),
        _of_task(tr("Candidates")),
        ViewColumn(tr("Handed out to"), _annotator, roles={_Role.ToolTipRole: _why_in_brackets}),
        ViewColumn(
            tr("Progress"),
            _counts,
            roles={
                _Role.DisplayRole: lambda _row: None,
                _Role.ToolTipRole: _counts,
                STATES_ROLE: lambda row: row.states,
            },
        ),
        _in_state(tr("Done"), State.DONE),
        _in_state(tr("Incomplete"), State.INCOMPLETE),
        _in_state(tr("Contradictory"), State.CONFLICT),
        _in_state(tr("New"), State.NEW),
    ]


def _of_task(head: str) -> ViewColumn[TaskLine]:
    """Return the column with the size of a task; only its first row shows and opens it."""
    column: ViewColumn[TaskLine] = opening_column(
        head,
        lambda row: row.task.candidates,
        opens=lambda row: _query(row, _task_name(row)) if row.starts_task else None,
        name=lambda row: f"{row.task_set}, {_task_name(row)}",
    )
    roles = dict(column.roles)
    roles[_Role.DisplayRole] = lambda row: column.text(row) if row.starts_task else ""
    return replace(column, roles=roles)


def _in_state(head: str, state: State) -> ViewColumn[TaskLine]:
    """Return the column of the candidates that are in this state for the row's annotator."""
    return opening_column(
        head,
        lambda row: row.states[state],
        opens=lambda row: _query(row, head, annotator=row.annotator, state=state),
        name=_whose,
    )


def _query(row: TaskLine, counted: str, **which: Any) -> CandidateQuery:
    """Return the query for candidates of the row's task; for `which` see `task_candidates`."""
    of = f"{row.task_set}, {counted}"
    return CandidateQuery(of, partial(task_candidates, task=row.task.id, **which))


def _whose(row: TaskLine) -> str:
    return f"{row.task_set}, {_task_name(row)}, {_annotator(row)}"


def _task_name(row: TaskLine) -> str:
    return tr("overlap") if row.task.label == OVERLAP else row.task.label


def _annotator(row: TaskLine) -> str:
    if not row.annotator:
        return tr("nobody yet")
    if row.annotator in row.task.handed_out:
        return row.annotator
    return f"({row.annotator})"


def _why_in_brackets(row: TaskLine) -> str | None:
    if not row.annotator or row.annotator in row.task.handed_out:
        return None
    text = tr("{0} has no file of this task, but judged some of it in this project.")
    return text.format(row.annotator)


def _counts(row: TaskLine) -> str:
    counts = (number_text(row.states[state]) for state in _STATES)
    return tr("{0} done, {1} incomplete, {2} contradictory, {3} new").format(*counts)


def _rows(task_sets: Sequence[TaskSetProgress]) -> Iterator[TaskLine]:
    for task_set in task_sets:
        for number, task in enumerate(task_set.tasks):
            for place, (annotator, states) in enumerate(task.by_annotator):
                first = not number and not place
                yield TaskLine(task_set.settings.name, task, annotator, states, first, not place)


def _name(row: TaskLine) -> tuple[str, str, str]:
    return row.task_set, row.task.label, row.annotator
