"""What went wrong, as people are told of it: their file, their request, their disk, or us."""

import platform
import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from protest_core import __version__
from protest_core.errors import InputError, Problem, ProtestError
from protest_core.progress import Cancelled
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.messages import Action
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


def show_failure(window: "MainWindow", error: BaseException, *more: Action) -> None:
    """A list for many mistakes, a sentence for one; what is not explained is a mistake of ours."""
    if isinstance(error, InputError) and error.problems:
        ProblemsDialog(error, window).show()
    elif isinstance(error, Cancelled):
        window.banner.show_message(tr("Stopped. Nothing has changed."), "info")
    elif isinstance(error, ProtestError):
        window.banner.show_message(str(error), "error", more)
    else:
        show_mistake(window, error)


def show_mistake(window: "MainWindow", error: BaseException) -> None:
    report = report_of(error)
    sentence = tr(
        "Something went wrong in PROTEST itself ({0}). What you judged is kept. Please report it: "
        "“Copy report” puts what we need to know on the clipboard."
    ).format(type(error).__name__)
    copy = (tr("&Copy report"), lambda: QGuiApplication.clipboard().setText(report))
    window.banner.show_message(sentence, "error", [copy])


def report_of(error: BaseException) -> str:
    """Nothing of the project's texts is in it but what the error itself may quote."""
    machine = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"PROTEST {__version__}\n{machine}\n{''.join(traceback.format_exception(error))}"


class ProblemsModel(TableModel):
    """File, line, column, and what is wrong there."""

    def __init__(self, problems: Sequence[Problem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems = problems
        self._headers = (
            tr("File"),
            tr("Line"),
            tr("Column"),
            tr("What is wrong"),
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
        self.setWindowTitle(tr("Mistakes in files"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._error = error
        self._table = _table(error.problems)
        self._buttons = QDialogButtonBox()
        self._add_buttons()
        layout = QVBoxLayout(self)
        layout.addWidget(SelectableLabel(str(error.args[0])))
        layout.addWidget(self._table, 1)
        if error.unlisted:
            layout.addWidget(PlainLabel(tr("… and {0} more").format(f"{error.unlisted:,}")))
        layout.addWidget(self._buttons)
        line = self.fontMetrics().height()
        layout.setSpacing(line // 2)
        layout.setContentsMargins(line, line, line, line)
        room = self.screen().availableSize()
        self.resize(min(56 * line, room.width()), min(26 * line, room.height()))
        self._table.setFocus()

    def _add_buttons(self) -> None:
        copy = self._buttons.addButton(tr("&Copy all"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        close = self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        self._buttons.rejected.connect(self.reject)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._error))


def _table(problems: Sequence[Problem]) -> CalmTable:
    table = CalmTable(tr("Mistakes"), ProblemsModel(problems))
    table.model().setParent(table)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.horizontalHeader().setStretchLastSection(True)
    table.fit_columns(widest=20)
    if problems:
        table.setCurrentIndex(table.model().index(0, 0))
    return table
