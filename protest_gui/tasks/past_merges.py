"""The past merges, each of which can be undone."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from protest_core.batches.merge_rules import MergeKind, MergeRecord
from protest_core.errors import ProtestError
from protest_core.judgements.annotators import name_with_kind
from protest_core.judgements.wording import local_time
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.form_dialog import FramedDialog
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import RowsModel, ViewColumn, number_column
from protest_gui.widgets.table_view import ReadingTable


class PastMergesDialog(FramedDialog):
    """The list of past merges; its owner undoes one on request, and shows the list again."""

    undo_wanted = Signal(int)  # the merge's id

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Past merges"), parent)
        self.banner = Banner()
        self._model = RowsModel(_columns(), key=lambda merge: merge.id, parent=self)
        self._table = ReadingTable(tr("Past merges"), self._model)
        self._table.setWordWrap(False)
        self._table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._nothing = SelectableLabel(tr("Nothing was merged into this project yet."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._undo = self._add_button(tr("&Undo this merge"), self._tell)
        self._lay_out()
        self._connect()
        self.show_merges(())

    def show_merges(self, merges: Sequence[MergeRecord]) -> None:
        """Show these merges, and keep the current row."""
        before = self._model.row(self._table.currentIndex())
        self._model.show(merges[::-1])
        self._table.fit_columns(widest=14)
        self._shown.setCurrentWidget(self._table if merges else self._nothing)
        if merges:
            ids = [merge.id for merge in self._model.rows]
            row = ids.index(before.id) if before and before.id in ids else 0
            self._table.setCurrentIndex(self._model.index(row, 0))
            self._table.setFocus()
        self._follow_selection()

    def show_failure(self, error: ProtestError) -> None:
        self.banner.show_message(error_message(error), "error")
        self._follow_selection()

    def _follow_selection(self) -> None:
        merge = self._model.row(self._table.currentIndex())
        self._undo.setEnabled(merge is not None and merge.undone_at is None)

    def _tell(self) -> None:
        if merge := self._model.row(self._table.currentIndex()):
            self._undo.setEnabled(False)  # until the list is shown again
            self.undo_wanted.emit(merge.id)

    def _connect(self) -> None:
        self._table.selectionModel().currentChanged.connect(lambda *_: self._follow_selection())

    def _lay_out(self) -> None:
        self._shown = QStackedLayout()
        self._shown.addWidget(self._nothing)
        self._shown.addWidget(self._table)
        inside = QVBoxLayout()
        inside.addLayout(self._shown, 1)
        inside.addWidget(
            SelectableLabel(
                tr(
                    "Undoing restores what was there before. Later judgements and the "
                    "history stay; the file can be merged again."
                )
            )
        )
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addWidget(self.banner)
        whole.addLayout(inside, 1)
        spaced(inside, margin=1, gap=1)
        self._end(inside, 66, 26)


def _columns() -> list[ViewColumn[MergeRecord]]:
    return [
        ViewColumn(tr("When"), lambda merge: local_time(merge.merged_at)),
        ViewColumn(tr("By"), lambda merge: merge.merged_by),
        ViewColumn(tr("File"), lambda merge: merge.file),
        ViewColumn(
            tr("Annotator"),
            lambda merge: translated(name_with_kind(merge.annotator, merge.kind)),
        ),
        number_column(tr("New"), lambda merge: merge.counts.get(MergeKind.NEW, 0)),
        number_column(tr("Changed"), lambda merge: merge.counts.get(MergeKind.CHANGED, 0)),
        number_column(tr("Withdrawn"), lambda merge: merge.counts.get(MergeKind.WITHDRAWN, 0)),
        number_column(tr("Conflicts"), lambda merge: merge.counts.get(MergeKind.CONFLICT, 0)),
        ViewColumn(
            tr("Undone"), lambda merge: local_time(merge.undone_at) if merge.undone_at else ""
        ),
    ]
