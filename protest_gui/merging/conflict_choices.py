"""Asks of every contradiction which side holds, one by one or all at once."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_core.batches.merge_plan import Choice, MergeConflict
from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_gui.merging.conflicts_model import ConflictsModel
from protest_gui.merging.conflicts_table import ConflictsTable
from protest_gui.widgets.plain import PlainLabel, SelectableLabel

_FEWEST_LINES = 5  # of the table that are seen at once


class ConflictChoices(QWidget):
    """At first the project's judgements hold."""

    chosen = Signal()

    def __init__(self, conflicts: Sequence[MergeConflict], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ConflictsModel(conflicts, self)
        self._table = ConflictsTable(self._model)
        self._project = QPushButton(self.tr("The &project’s"))
        self._file = QPushButton(self.tr("The &file’s"))
        self._heading = SelectableLabel(
            self.tr(
                "{0} changed both here and in a file. Choose which one holds, with Left and Right "
                "or by a click."
            ).format(counted(len(conflicts), "judgement"))
        )
        self.setFocusProxy(self._table)
        self._lay_out()
        self._model.chosen.connect(self.chosen)
        self._project.clicked.connect(lambda _on: self._model.choose_all(Choice.PROJECT))
        self._file.clicked.connect(lambda _on: self._model.choose_all(Choice.FILE))

    @property
    def choices(self) -> Mapping[tuple[str, CandidateId], Choice]:
        return self._model.choices

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        buttons = QHBoxLayout()
        buttons.addWidget(PlainLabel(self.tr("For all of them:")))
        for button in (self._project, self._file):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._table.setMinimumHeight(_FEWEST_LINES * line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(line // 2)
        column.addWidget(self._heading)
        column.addWidget(self._table, 1)
        column.addLayout(buttons)
