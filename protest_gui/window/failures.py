"""Failures in words: of a file, a request, a disk, or a bug."""

import platform
import traceback
from collections.abc import Sequence

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core import __version__
from protest_core.errors import InputError, Problem, ProtestError
from protest_core.progress import Cancelled
from protest_gui.translations import error_message, number_text, tr, translated
from protest_gui.widgets.form_dialog import FramedDialog
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Action, Banner
from protest_gui.widgets.table_model import RowsModel, ViewColumn
from protest_gui.widgets.table_view import ReadingTable


def show_failure(parent: QWidget, banner: Banner, error: BaseException, *more: Action) -> None:
    """Show a list for many errors, a sentence for one; unexplained ones are errors of ours."""
    if isinstance(error, InputError) and error.problems:
        ProblemsDialog(error, parent).show()
    elif isinstance(error, Cancelled):
        banner.show_message(tr("Stopped. Nothing has changed."), "info")
    elif isinstance(error, ProtestError):
        banner.show_message(error_message(error), "error", more)
    else:
        _show_own_error(banner, error)


def _show_own_error(banner: Banner, error: BaseException) -> None:
    report = report_of(error)
    sentence = tr(
        "Something went wrong in PROTEST itself ({0}). Your judgements are kept. Please "
        "report it: “Copy report” puts what we need to know on the clipboard."
    ).format(type(error).__name__)
    copy = (tr("&Copy report"), lambda: QGuiApplication.clipboard().setText(report))
    banner.show_message(sentence, "error", [copy])


def report_of(error: BaseException) -> str:
    """Return a report; it has no texts of the project except what the error itself quotes."""
    machine = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"PROTEST {__version__}\n{machine}\n{''.join(traceback.format_exception(error))}"


class ProblemsDialog(FramedDialog):
    """A list of problems that stays open while the files are corrected."""

    def __init__(self, error: InputError, parent: QWidget | None = None) -> None:
        for earlier in parent.findChildren(ProblemsDialog) if parent else ():
            earlier.close()
        super().__init__(tr("Mistakes in files"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._error = error
        self._table = _table(error.problems)
        self._add_button(tr("&Copy all"), self._copy)
        layout = spaced(QVBoxLayout(self), margin=1)
        layout.addWidget(SelectableLabel(translated(error.summary)))
        layout.addWidget(self._table, 1)
        if error.unlisted:
            layout.addWidget(PlainLabel(tr("… and {0} more").format(number_text(error.unlisted))))
        self._end(layout, 56, 26)
        self._table.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._error))


def _table(problems: Sequence[Problem]) -> ReadingTable:
    model = RowsModel(_columns())
    model.show(problems)
    table = ReadingTable(tr("Mistakes"), model)
    model.setParent(table)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.horizontalHeader().setStretchLastSection(True)
    table.fit_columns(widest=20)
    if problems:
        table.setCurrentIndex(table.model().index(0, 0))
    return table


def _columns() -> list[ViewColumn[Problem]]:
    tip = Qt.ItemDataRole.ToolTipRole
    return [
        ViewColumn(tr("File"), lambda each: each.file, roles={tip: lambda each: each.file}),
        ViewColumn(tr("Line"), lambda each: str(each.line or ""), numeric=True),
        ViewColumn(tr("Column"), lambda each: str(each.column or ""), numeric=True),
        ViewColumn(
            tr("What is wrong"),
            lambda each: translated(each.message),
            roles={tip: lambda each: translated(each.message)},
        ),
    ]
