"""The merges that were made, each of which can be taken back."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QStackedLayout, QVBoxLayout, QWidget

from protest_core.batches.merge_rules import Kind, MergeRecord
from protest_core.errors import ProtestError
from protest_core.judgements.wording import local_time
from protest_gui.translations import tr
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable


class PastMergesDialog(QDialog):
    """Shows and asks; whoever owns it takes back what is wanted, and shows the list anew."""

    undo_wanted = Signal(int)  # the merge's id

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Past merges"))
        self.banner = Banner()
        self._model = PastMergesModel(self)
        self._table = CalmTable(tr("Past merges"), self._model)
        self._table.setWordWrap(False)
        self._table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._nothing = SelectableLabel(tr("Nothing was merged into this project yet."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._undo = self._buttons.addButton(
            tr("&Undo this merge"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._lay_out()
        self._connect()
        self._undo.setAutoDefault(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self.show_merges(())

    def show_merges(self, merges: Sequence[MergeRecord]) -> None:
        """Where one is stays where it is."""
        before = self._model.merge(self._table.currentIndex())
        self._model.show_merges(merges)
        self._table.fit_columns(widest=14)
        self._shown.setCurrentWidget(self._table if merges else self._nothing)
        if merges:
            row = self._model.row_of(before.id) if before else 0
            self._table.setCurrentIndex(self._model.index(row, 0))
            self._table.setFocus()
        self._follow()

    def show_failure(self, error: ProtestError) -> None:
        self.banner.show_message(str(error), "error")
        self._follow()

    def _follow(self) -> None:
        merge = self._model.merge(self._table.currentIndex())
        self._undo.setEnabled(merge is not None and merge.undone_at is None)

    def _tell(self) -> None:
        if merge := self._model.merge(self._table.currentIndex()):
            self._undo.setEnabled(False)  # until the list is shown anew
            self.undo_wanted.emit(merge.id)

    def _connect(self) -> None:
        self._undo.clicked.connect(lambda _checked: self._tell())
        self._table.selectionModel().currentChanged.connect(lambda *_: self._follow())
        self._buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        self._shown = QStackedLayout()
        self._shown.addWidget(self._nothing)
        self._shown.addWidget(self._table)
        inside = QVBoxLayout()
        inside.setContentsMargins(line, line, line, line)
        inside.setSpacing(line)
        inside.addLayout(self._shown, 1)
        inside.addWidget(
            SelectableLabel(
                tr(
                    "Undoing puts back what was there before. What was judged anew since then "
                    "stays, and so does the history; the file can be merged again."
                )
            )
        )
        inside.addWidget(self._buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addLayout(inside, 1)
        self.resize(QSize(66 * line, 26 * line).boundedTo(self.screen().availableSize()))


_Role = Qt.ItemDataRole


_KINDS = (Kind.NEW, Kind.CHANGED, Kind.WITHDRAWN, Kind.CONFLICT)


_NAMES = 4  # columns before the numbers


_UNDONE = _NAMES + len(_KINDS)


class PastMergesModel(TableModel):
    """A row for each file that brought something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._merges: tuple[MergeRecord, ...] = ()
        self._headers = (
            tr("When"),
            tr("By"),
            tr("File"),
            tr("Annotator"),
            tr("New"),
            tr("Changed"),
            tr("Withdrawn"),
            tr("Conflicts"),
            tr("Undone"),
        )

    def show_merges(self, merges: Sequence[MergeRecord]) -> None:
        self.beginResetModel()
        self._merges = tuple(reversed(merges))
        self.endResetModel()

    def merge(self, index: Index) -> MergeRecord | None:
        return self._merges[index.row()] if index.isValid() else None

    def row_of(self, merge_id: int) -> int:
        """Or the first, where there is no such one."""
        rows = (row for row, merge in enumerate(self._merges) if merge.id == merge_id)
        return next(rows, 0)

    def _words(self, merge: MergeRecord, column: int) -> str:
        if column < _NAMES:
            when = local_time(merge.merged_at)
            return (when, merge.merged_by, merge.file, merge.annotator)[column]
        if column == _UNDONE:
            return local_time(merge.undone_at) if merge.undone_at else ""
        return f"{merge.counts.get(_KINDS[column - _NAMES], 0):,}"

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._merges)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        column = index.column()
        words = self._words(self._merges[index.row()], column)
        if role == _Role.DisplayRole:
            return "·" if words == "0" and _is_number(column) else words
        if role == _Role.AccessibleTextRole:
            return words
        return _alignment(column) if role == _Role.TextAlignmentRole else None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.DisplayRole:
            return self._headers[section]
        return _alignment(section) if role == _Role.TextAlignmentRole else None


def _is_number(column: int) -> bool:
    return _NAMES <= column < _UNDONE


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if _is_number(column) else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
