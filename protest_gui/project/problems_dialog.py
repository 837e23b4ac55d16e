"""Every mistake in files that were given to us, in one list with file, line and column."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from protest_core.errors import InputError, Problem
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.plain import PlainLabel, SelectableLabel
from protest_gui.widgets.table_model import ROOT, Index, TableModel


class ProblemsModel(TableModel):
    """File, line, column, and what is wrong there."""

    def __init__(self, problems: Sequence[Problem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems = problems
        self._headers = (
            self.tr("File"),
            self.tr("Line"),
            self.tr("Column"),
            self.tr("What is wrong"),
        )

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._problems)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        problem = self._problems[index.row()]
        cells = (problem.file, problem.line, problem.column, problem.message)
        value = cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if value is None else value
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(value, str):
            return value
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (1, 2):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headers[section]
        return None


class ProblemsDialog(QDialog):
    """Not modal: one mends the files while reading it, until a newer list takes its place."""

    def __init__(self, error: InputError, parent: QWidget | None = None) -> None:
        for earlier in parent.findChildren(ProblemsDialog) if parent else ():
            earlier.close()
        super().__init__(parent)
        self.setWindowTitle(self.tr("Mistakes in files"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._error = error
        self._table = _table(error.problems)
        self._buttons = QDialogButtonBox()
        self._add_buttons()
        layout = QVBoxLayout(self)
        layout.addWidget(SelectableLabel(str(error.args[0])))
        layout.addWidget(self._table, 1)
        if error.unlisted:
            layout.addWidget(PlainLabel(self.tr("… and {0} more").format(f"{error.unlisted:,}")))
        layout.addWidget(self._buttons)
        line = self.fontMetrics().height()
        layout.setSpacing(line // 2)
        layout.setContentsMargins(line, line, line, line)
        room = self.screen().availableSize()
        self.resize(min(56 * line, room.width()), min(26 * line, room.height()))
        self._table.setFocus()

    def _add_buttons(self) -> None:
        copy = self._buttons.addButton(self.tr("&Copy all"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        close = self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        self._buttons.rejected.connect(self.reject)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._error))


def _table(problems: Sequence[Problem]) -> CalmTable:
    table = CalmTable(
        QCoreApplication.translate("ProblemsDialog", "Mistakes"), ProblemsModel(problems)
    )
    table.model().setParent(table)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.horizontalHeader().setStretchLastSection(True)
    table.fit_columns(widest=20)
    if problems:
        table.setCurrentIndex(table.model().index(0, 0))
    return table
