"""Shows what merging would do, and asks which side holds where both disagree."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.batches.merge_plan import Choice, FilePlan, MergeConflict, MergePlan
from protest_core.batches.merge_rules import Kind
from protest_core.batches.report import merge_outcome, side_in_words
from protest_core.errors import counted, distinct_names
from protest_core.ids import CandidateId
from protest_gui.translations import tr, translated
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable

_FEWEST_ROWS, _MOST_ROWS = 2, 8  # of files that are seen at once


class MergeDialog(QDialog):
    """Enter merges, Esc changes nothing."""

    def __init__(
        self, plan: MergePlan, conflicts: Sequence[MergeConflict], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Merge batches"))
        self._plan = plan
        self._warning = Banner()
        self._files = CalmTable(tr("Files"), PlanModel(plan.files, self))
        self._conflicts = ConflictChoices(conflicts) if conflicts else None
        self._outcome = SelectableLabel()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._merge = self._buttons.addButton(tr("&Merge"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._fit_files()
        self._lay_out()
        self._connect()
        self._warn()
        self._follow()
        self._merge.setDefault(True)
        (self._conflicts or self._merge).setFocus()

    @property
    def choices(self) -> Mapping[tuple[str, CandidateId], Choice]:
        return {} if self._conflicts is None else self._conflicts.choices

    def _warn(self) -> None:
        """Of files that were judged under other guidelines than the project's."""
        others = [file for file in self._plan.files if file.other_guidelines]
        if others:
            text = tr("Judged under other guidelines than the project has now: {0}.")
            told = (f"{file.path.name} ({file.other_guidelines})" for file in others)
            self._warning.show_message(text.format(", ".join(told)), "warning")

    def _follow(self) -> None:
        self._outcome.setText(translated(merge_outcome(self._plan, self.choices)))

    def _connect(self) -> None:
        if self._conflicts is not None:
            self._conflicts.chosen.connect(self._follow)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _fit_files(self) -> None:
        """All of them seen without scrolling, unless they are many or there is little room."""
        table, line = self._files, self.fontMetrics().height()
        table.setWordWrap(False)
        table.fit_columns(widest=16)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        head = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
        heights = [table.rowHeight(row) for row in range(len(self._plan.files))]
        table.setMinimumHeight(head + sum(heights[:_FEWEST_ROWS]))
        table.setMaximumHeight(head + sum(heights[:_MOST_ROWS]) + line // 2)

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        column = QVBoxLayout()
        column.setContentsMargins(line, line, line, line)
        column.setSpacing(line)
        column.addWidget(self._files, 1)
        if self._conflicts is not None:
            column.addWidget(self._conflicts, 3)
        column.addWidget(self._outcome)
        column.addWidget(self._buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._warning)
        whole.addLayout(column, 1)
        height = self._files.maximumHeight() + (9 if self._conflicts is None else 34) * line
        self.resize(QSize(60 * line, height).boundedTo(self.screen().availableSize()))


_NAMES = 3  # columns before the numbers


_NOTHING = "·"


class PlanModel(TableModel):
    """In the order in which the files were chosen."""

    def __init__(self, files: Sequence[FilePlan], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._names = distinct_names(file.path for file in files)
        self._headers = (
            tr("File"),
            tr("Annotator"),
            tr("Task"),
            tr("New"),
            tr("Changed"),
            tr("Withdrawn"),
            tr("Unchanged"),
            tr("Conflicts"),
        )

    def _words(self, file: FilePlan, column: int) -> str:
        if column < _NAMES:
            return (self._names[file.path], file.annotator, file.task)[column]
        return f"{file.counts[tuple(Kind)[column - _NAMES]]:,}"

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._files)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        file, column = self._files[index.row()], index.column()
        words = self._words(file, column)
        if role == _Role.DisplayRole:
            return _NOTHING if words == "0" and column >= _NAMES else words
        if role == _Role.AccessibleTextRole:
            return words
        if role == _Role.TextAlignmentRole:
            return _alignment(column)
        if role == _Role.ToolTipRole and column == 0:
            return str(file.path)
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.DisplayRole:
            return self._headers[section]
        return _alignment(section) if role == _Role.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column >= _NAMES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


_FEWEST_LINES = 5  # of the table that are seen at once


class ConflictChoices(QWidget):
    """At first the project's judgements hold."""

    chosen = Signal()

    def __init__(self, conflicts: Sequence[MergeConflict], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ConflictsModel(conflicts, self)
        self._table = ConflictsTable(self._model)
        self._project = QPushButton(tr("The &project’s"))
        self._file = QPushButton(tr("The &file’s"))
        self._heading = SelectableLabel(
            tr(
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
        buttons.addWidget(PlainLabel(tr("For all of them:")))
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


_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


_TALLEST = 10_000


# To measure the words of more rows takes longer than anybody waits; what is cut off is a hint.
_MOST_MEASURED, _LINES_UNMEASURED = 200, 4


class ConflictsModel(TableModel):
    """At first the project's judgements hold; the one that holds is bold and has a full dot."""

    chosen = Signal()

    def __init__(self, conflicts: Sequence[MergeConflict], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conflicts = conflicts
        self.choices: dict[tuple[str, CandidateId], Choice] = {
            conflict.key: Choice.PROJECT for conflict in conflicts
        }
        self._headers = (
            tr("Annotator"),
            tr("System"),
            tr("Example"),
            tr("In the project"),
            tr("In the file"),
        )

    def choose(self, row: int, choice: Choice) -> None:
        self.choices[self._conflicts[row].key] = choice
        self._tell()

    def choose_other(self, row: int) -> None:
        now = self.choices[self._conflicts[row].key]
        self.choose(row, Choice.PROJECT if now is Choice.FILE else Choice.FILE)

    def choose_all(self, choice: Choice) -> None:
        self.choices = dict.fromkeys(self.choices, choice)
        self._tell()

    def _tell(self) -> None:
        """Of all rows: two copies of a file may say something of the same candidate."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.chosen.emit()

    def _words(self, conflict: MergeConflict, column: int) -> str:
        if column == IN_PROJECT:
            return side_in_words(conflict.in_project, beside=conflict.in_file)
        if column == IN_FILE:
            return side_in_words(conflict.in_file, beside=conflict.in_project)
        candidate = conflict.candidate
        return (conflict.annotator, candidate.system, str(candidate.example.id))[column]

    def _holds(self, conflict: MergeConflict, column: int) -> bool:
        return _COLUMN[self.choices[conflict.key]] == column

    def _spoken(self, conflict: MergeConflict, column: int) -> str:
        words = self._words(conflict, column)
        if column not in CHOICE:
            return words
        holds = self._holds(conflict, column)
        text = tr("holds: {0}") if holds else tr("goes into history: {0}")
        return text.format(words)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._conflicts)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        conflict, column = self._conflicts[index.row()], index.column()
        holds = column in CHOICE and self._holds(conflict, column)
        if role == _Role.DisplayRole:
            words = self._words(conflict, column)
            return words if column not in CHOICE else f"{_HOLDS if holds else _DOES_NOT} {words}"
        if role == _Role.AccessibleTextRole:
            return self._spoken(conflict, column)
        if role == _Role.FontRole and holds:
            font = QFont()
            font.setBold(True)
            return font
        if role == _Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        if role == _Role.ToolTipRole:
            return self._hint(conflict, column)
        return None

    def _hint(self, conflict: MergeConflict, column: int) -> str | None:
        if column in CHOICE:
            return self._words(conflict, column)
        if column == _EXAMPLE:
            label, file = conflict.candidate.example.category.label, conflict.file
            return f"{label}\n{file}"
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if role == _Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headers[section]
        return None


class ConflictsTable(CalmTable):
    """A click on a judgement chooses it."""

    def __init__(self, model: ConflictsModel, parent: QWidget | None = None) -> None:
        self._conflicts = model
        self._measured_at: tuple[int, ...] = ()
        super().__init__("", model, parent)
        self.setAccessibleName(tr("Judgements in conflict"))
        self.setAccessibleDescription(
            tr("Left: the project's holds. Right: the file's holds. Space: the other one.")
        )
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_LINES_UNMEASURED * self.fontMetrics().height())
        columns.setResizeContentsPrecision(_MOST_MEASURED)
        self.fit_columns(widest=10)
        for side in CHOICE:
            columns.setSectionResizeMode(side, QHeaderView.ResizeMode.Stretch)
        self.setCurrentIndex(model.index(0, 0))
        self.clicked.connect(self._choose)

    def _fit_rows(self) -> None:
        rows = self._conflicts.rowCount()
        if rows <= _MOST_MEASURED:
            for row in range(rows):
                self.setRowHeight(row, self._height(row))

    def _height(self, row: int) -> int:
        """In bold, so that rows stay as they are when the choice changes.

        Qt itself measures without the room that the style sheet leaves at both sides, and cuts
        lines off.
        """
        font = QFont(self.font())
        font.setBold(True)
        metrics, wrap = QFontMetrics(font), Qt.TextFlag.TextWordWrap.value
        heights = []
        for side in CHOICE:
            width = max(self.columnWidth(side) - 2 * metrics.height(), 1)
            text = str(self._conflicts.index(row, side).data())
            heights.append(metrics.boundingRect(0, 0, width, _TALLEST, wrap, text).height())
        return max(heights) + metrics.height() // 2

    def _choose(self, index: QModelIndex) -> None:
        if index.column() in CHOICE:
            self._conflicts.choose(index.row(), CHOICE[index.column()])

    def _side(self, key: int) -> int | None:
        """The column that such an arrow points to, also where text runs from right to left."""
        sides = (IN_PROJECT, IN_FILE)
        if self.isRightToLeft():
            sides = (IN_FILE, IN_PROJECT)
        return {Qt.Key.Key_Left.value: sides[0], Qt.Key.Key_Right.value: sides[1]}.get(key)

    def updateGeometries(self) -> None:
        """Once both sides are stretched: their words wrap elsewhere then."""
        super().updateGeometries()
        widths = tuple(map(self.columnWidth, CHOICE))
        if widths != self._measured_at:
            self._measured_at = widths
            self._fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, side = self.currentIndex().row(), self._side(event.key())
        if event.key() in _ENTER:
            event.ignore()  # the dialog's
        elif row >= 0 and side is not None:
            self._conflicts.choose(row, CHOICE[side])
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self._conflicts.choose_other(row)
        else:
            super().keyPressEvent(event)


_Role = Qt.ItemDataRole


_ANNOTATOR, _SYSTEM, _EXAMPLE, IN_PROJECT, IN_FILE = range(5)


CHOICE = {IN_PROJECT: Choice.PROJECT, IN_FILE: Choice.FILE}


_COLUMN = {choice: column for column, choice in CHOICE.items()}


_HOLDS, _DOES_NOT = "●", "○"
