"""Asks what of the chosen files is to be loaded, and under which names."""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QVBoxLayout,
    QWidget,
)

from protest_core.loading.outputs import FoundOutputs
from protest_core.loading.systems import SystemOutput, system_name_mistake
from protest_gui.translations import tr
from protest_gui.widgets.inputs import NoDropsOnEditors
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable


class LoadDialog(QDialog):
    """Enter loads, Esc does nothing; Space ticks, F2 changes a name."""

    def __init__(
        self, found: FoundOutputs, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Load systems"))
        self._model = LoadModel(found, taken, self)
        self._table = OutputsTable(tr("Outputs of systems"), self._model)
        self._table.setItemDelegate(NoDropsOnEditors(self._table))
        self._replace = QCheckBox(tr("&Replace loaded systems of the same name that nobody judged"))
        self._aligning = SelectableLabel(
            tr(
                "Texts without alignment are aligned here: a few seconds for a small suite, some "
                "minutes for thousands of lines. It can be cancelled at any time."
            )
        )
        self._tokenised = QCheckBox(tr("These are &tokenised like the suite already"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._load = self._buttons.addButton(tr("&Load"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self._table.horizontalHeader().setStretchLastSection(True)
        self._lay_out(self._explanation(found))
        self._connect()
        self._follow()
        self._load.setDefault(True)
        self._table.setFocus()

    @property
    def outputs(self) -> tuple[SystemOutput, ...]:
        return self._model.chosen

    @property
    def replacing(self) -> bool:
        return self._model.replacing

    def _explanation(self, found: FoundOutputs) -> str:
        if found.outputs:
            return tr("These outputs will be loaded and matched with the reference.")
        return tr("Nothing here can be loaded: an output is NAME.txt, a line for each sentence.")

    def _lay_out(self, explanation: str) -> None:
        line = self.fontMetrics().height()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(line, line, line, line)
        layout.setSpacing(line // 2)
        layout.addWidget(SelectableLabel(explanation))
        layout.addWidget(self._table, 1)
        layout.addWidget(self._aligning)
        layout.addWidget(self._tokenised)
        layout.addWidget(self._replace)
        layout.addWidget(self._buttons)
        room = self.screen().availableSize()
        self.resize(min(52 * line, room.width()), min(24 * line, room.height()))

    def _connect(self) -> None:
        self._model.dataChanged.connect(self._follow)
        self._replace.toggled.connect(
            lambda ticked: self._model.set_replacing(replacing=bool(ticked))
        )
        self._tokenised.toggled.connect(self._tell_tokenised)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _tell_tokenised(self, ticked: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self._model.tokenised = ticked

    def _follow(self) -> None:
        self._replace.setVisible(self._model.some_are_taken)
        for about_aligning in (self._aligning, self._tokenised):
            about_aligning.setVisible(self._model.some_are_aligned_here)
        self._load.setEnabled(self._model.can_be_loaded)
        if self._model.rowCount() and not self._table.currentIndex().isValid():
            self._table.setCurrentIndex(self._model.index(0, 0))


class OutputsTable(CalmTable):
    """The names leave room for what is to be said of them, which is wrapped, not cut."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns_to_room()
            self.resizeRowsToContents()


_NAME, _NOTE = 0, 3


_Role = Qt.ItemDataRole


class LoadModel(TableModel):
    """First what can be loaded, ticked unless taken out; below, what cannot, and why."""

    def __init__(
        self, found: FoundOutputs, taken: Collection[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._outputs = list(found.outputs)
        self._left_out = found.left_out
        self._taken = frozenset(taken)
        self._unticked: set[int] = set()
        self.tokenised = False  # whether texts without alignment are tokenised like the suite
        self.replacing = False  # whether names of loaded systems may be given again
        self._headers = (
            tr("Name"),
            tr("Text"),
            tr("Alignment"),
            tr("Remark"),
        )

    @property
    def chosen(self) -> tuple[SystemOutput, ...]:
        rows = enumerate(self._outputs)
        return tuple(self._as_told(output) for row, output in rows if row not in self._unticked)

    def _as_told(self, output: SystemOutput) -> SystemOutput:
        tokenised = output.tokenised or self.tokenised
        return replace(output, tokenised=tokenised)

    @property
    def some_are_aligned_here(self) -> bool:
        return any(output.links is None for output in self.chosen)

    @property
    def can_be_loaded(self) -> bool:
        rows = set(range(len(self._outputs))) - self._unticked
        return bool(rows) and not any(self._mistake(row) for row in rows)

    @property
    def some_are_taken(self) -> bool:
        return any(output.name in self._taken for output in self.chosen)

    def set_replacing(self, *, replacing: bool) -> None:
        self.replacing = replacing
        self._tell()

    def _tell(self) -> None:
        """Of all rows: one name's change may put another right."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _mistake(self, row: int) -> str | None:
        name = self._outputs[row].name
        if mistake := system_name_mistake(name):
            return mistake
        if Counter(output.name for output in self.chosen)[name] > 1:
            return tr("two would have this name")
        if name in self._taken and not self.replacing:
            return tr("a system of this name is loaded already")
        return None

    def _note(self, row: int) -> str:
        if row in self._unticked:
            return tr("is not loaded")
        return self._mistake(row) or ""

    def _cell(self, row: int, column: int) -> str:
        if row >= len(self._outputs):
            problem = self._left_out[row - len(self._outputs)]
            return ("", Path(problem.file).name, "", problem.message)[column]
        output = self._outputs[row]
        if column == _NOTE:
            return self._note(row)
        links = tr("made here") if output.links is None else output.links.name
        return (output.name, output.text.name, links)[column]

    def _place(self, row: int, column: int) -> str:
        if row >= len(self._outputs):
            return self._left_out[row - len(self._outputs)].file
        output = self._outputs[row]
        return str((output.text, output.text, output.links or output.text, output.text)[column])

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._outputs) + len(self._left_out)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        row, column = index.row(), index.column()
        if role in {_Role.DisplayRole, _Role.EditRole}:
            return self._cell(row, column)
        if role == _Role.ToolTipRole:
            return self._cell(row, column) if column == _NOTE else self._place(row, column)
        if role == _Role.CheckStateRole and column == _NAME and row < len(self._outputs):
            ticked = row not in self._unticked
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        row = index.row()
        if role == _Role.EditRole:
            self._outputs[row] = replace(self._outputs[row], name=str(value).strip())
        elif role == _Role.CheckStateRole:
            ticked = Qt.CheckState(value) is Qt.CheckState.Checked
            (self._unticked.discard if ticked else self._unticked.add)(row)
        else:
            return False
        self._tell()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.row() >= len(self._outputs):
            return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        flags = super().flags(index)
        if index.column() == _NAME:
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if role == _Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headers[section]
        return None
