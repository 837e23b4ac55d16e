"""Asks what of the files somebody chose is to be loaded, and under which names."""

from collections.abc import Collection

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
from protest_core.loading.systems import SystemOutput
from protest_gui.project.load_model import LoadModel
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.line_edit import NoDropsOnEditors
from protest_gui.widgets.plain import SelectableLabel


class LoadDialog(QDialog):
    """Enter loads, Esc does nothing; Space ticks, F2 changes a name."""

    def __init__(
        self, found: FoundOutputs, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Load systems"))
        self._model = LoadModel(found, taken, self)
        self._table = OutputsTable(self.tr("Outputs of systems"), self._model)
        self._table.setItemDelegate(NoDropsOnEditors(self._table))
        self._replace = QCheckBox(
            self.tr("&Replace loaded systems of the same name that nobody judged")
        )
        self._aligning = SelectableLabel(
            self.tr(
                "Texts without alignment are aligned here: a few seconds for a small suite, some "
                "minutes for thousands of lines. It can be cancelled at any time."
            )
        )
        self._tokenised = QCheckBox(self.tr("These are &tokenised like the suite already"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._load = self._buttons.addButton(
            self.tr("&Load"), QDialogButtonBox.ButtonRole.AcceptRole
        )
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
            return self.tr("These outputs will be loaded and matched with the reference.")
        return self.tr(
            "Nothing here can be loaded: an output is NAME.txt, a line for each sentence."
        )

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
