"""The task sets of a project: who has which task, how far everybody is, and what to do next."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QStackedLayout, QVBoxLayout, QWidget

from protest_core.tasks.model import TaskSetProgress
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.tasks.progress_cell import ProgressCell
from protest_gui.tasks.tasks_model import PROGRESS, TasksModel
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.plain import SelectableLabel


class TasksPage(QWidget):
    """Shows and asks; whoever owns it does what is wanted, with the task set of the row."""

    new_wanted = Signal()
    hand_out_wanted = Signal(str)  # the name of the task set
    merge_wanted = Signal()
    past_merges_wanted = Signal()
    delete_wanted = Signal(str)  # the name of the task set

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Tasks"))
        self.banner = Banner()
        self._wanted = ""  # the task set to go to when it is there
        self._model = TasksModel(self)
        self._table = CalmTable(self.tr("Tasks"), self._model)
        self._table.setItemDelegateForColumn(PROGRESS, ProgressCell(self._table))
        self._table.setWordWrap(False)
        self._nothing = SelectableLabel(
            self.tr(
                "There is no task set yet. A task set deals out what is to be judged: each "
                "annotator gets a file with one task, and sends it back to be merged."
            )
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._new = QPushButton(self.tr("&New task set…"))
        self._hand_out = QPushButton(self.tr("Hand &out…"))
        self._merge = QPushButton(self.tr("&Merge…"))
        self._past = QPushButton(self.tr("&Past merges…"))
        self._delete = QPushButton(self.tr("&Delete"))
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
