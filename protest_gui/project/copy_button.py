"""Copies the overview's numbers to the clipboard, for a spreadsheet, a program or a paper."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.tables.model import Format
from protest_core.tables.render import render

_FORMATS = {
    "CSV": Format.CSV,
    "TSV": Format.TSV,
    "LaTeX": Format.LATEX,
    "JSON": Format.JSON,
}


class CopyButton(QPushButton):
    """Opens a menu of formats."""

    copied = Signal(str)  # the name of the format

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Copy table"), parent)
        self.overview: Overview | None = None
        self.setToolTip(self.tr("Copy the numbers as they are shown"))
        menu = QMenu(self)
        for name in _FORMATS:
            menu.addAction(self.tr("as {0}").format(name)).setData(name)
        menu.triggered.connect(self._copy)
        self.setMenu(menu)

    def _copy(self, action: QAction) -> None:
        name = action.data()
        if self.overview is not None:
            text = "".join(render(overview_report(self.overview), _FORMATS[name]))
            QGuiApplication.clipboard().setText(text)
            self.copied.emit(name)
