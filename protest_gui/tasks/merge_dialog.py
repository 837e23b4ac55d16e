"""The preview of a merge, which asks which side is valid if both disagree."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.batches.link_preview import LinkConflict, LinkEffects
from protest_core.batches.merge_plan import (
    Choices,
    ConflictKey,
    FilePlan,
    MergeConflict,
    MergePlan,
    MergeSide,
)
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.report import conflict_in_words, links_of_part, merge_outcome
from protest_core.errors import distinct_names
from protest_core.judgements.annotators import name_with_kind
from protest_gui.translations import tr, translated
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import Roles, RowsModel, ViewColumn, bold_where, number_column
from protest_gui.widgets.table_view import ReadingTable

Conflict = MergeConflict | LinkConflict
_FEWEST_ROWS, _MOST_ROWS = 2, 8  # files visible at once
_FEWEST_LINES = 5  # rows of conflicts visible at once
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
# Measuring the words of more rows takes too long; longer texts are cut, with the rest as a hint.
_MOST_MEASURED, _LINES_UNMEASURED = 200, 4
_Role = Qt.ItemDataRole
_TOP: Roles[Conflict] = {
    _Role.TextAlignmentRole: lambda _row: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
}
IN_PROJECT, IN_FILE = 3, 4  # the numbers of these columns
CHOICE = {IN_PROJECT: MergeSide.PROJECT, IN_FILE: MergeSide.FILE}
_HOLDS, _DOES_NOT = "●", "○"


class MergeDialog(FormDialog):
    """A preview of a merge. Enter merges, Esc changes nothing."""

    def __init__(
        self,
        plan: MergePlan,
        conflicts: Sequence[Conflict],
        effects: LinkEffects | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`effects` are those of link corrections on verdicts."""
        super().__init__(tr("Merge batches"), tr("&Merge"), parent)
        self._plan = plan
        self._effects = effects
        self._warning = Banner()
        files = RowsModel(_plan_columns(plan.files), parent=self)
        files.show(plan.files)
        self._files = ReadingTable(tr("Files"), files)
        self._conflicts = ConflictChoices(conflicts) if conflicts else None
        self._outcome = SelectableLabel()
        self._fit_files()
        self._lay_out()
        self._connect()
        self._warn()
        self._show_outcome()
        (self._conflicts or self._accept).setFocus()

    @property
    def choices(self) -> Choices:
        return {} if self._conflicts is None else self._conflicts.choices

    def _warn(self) -> None:
        """Warn of removed systems, and of files judged under other guidelines."""
        warnings = [f"{each.file}: {translated(each.message)}." for each in self._plan.warnings]
        others = [file for file in self._plan.files if file.other_guidelines]
        if others:
            text = tr("Judged under other guidelines than the project has now: {0}.")
            told = (f"{file.path.name} ({file.other_guidelines})" for file in others)
            warnings.append(text.format(", ".join(told)))
        if warnings:
            self._warning.show_message(" ".join(warnings), "warning")

    def _show_outcome(self) -> None:
        self._outcome.setText(translated(merge_outcome(self._plan, self.choices, self._effects)))

    def _connect(self) -> None:
        if self._conflicts is not None:
            self._conflicts.chosen.connect(self._show_outcome)

    def _fit_files(self) -> None:
        """Show all files without scrolling, unless they are many or there is little room."""
        table, line = self._files, self.fontMetrics().height()
        table.setWordWrap(False)
        table.fit_columns(widest=16)
        self._widest_name = table.columnWidth(0)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        head = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
        heights = [table.rowHeight(row) for row in range(len(self._plan.files))]
        table.setMinimumHeight(head + sum(heights[:_FEWEST_ROWS]))
        table.setMaximumHeight(head + sum(heights[:_MOST_ROWS]) + line // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names of files the room that is left, never less than they need."""
        super().resizeEvent(event)
        table = self._files
        others = table.horizontalHeader().length() - table.columnWidth(0)
        room = table.viewport().width() - others
        table.setColumnWidth(0, max(room, self._widest_name))

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.addWidget(self._files, 1)
        if self._conflicts is not None:
            column.addWidget(self._conflicts, 3)
        column.addWidget(self._outcome)
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addWidget(self._warning)
        whole.addLayout(column, 1)
        spaced(column, margin=1, gap=1)
        files = self._files.maximumHeight() / self.fontMetrics().height()
        self._end(column, 60, files + (9 if self._conflicts is None else 34))


def _plan_columns(files: Sequence[FilePlan]) -> list[ViewColumn[FilePlan]]:
    names = distinct_names(file.path for file in files)
    links = number_column(tr("Links"), _links_that_come_in)
    path: Roles[FilePlan] = {_Role.ToolTipRole: lambda file: str(file.path)}
    return [
        ViewColumn(tr("File"), lambda file: names[file.path], roles=path),
        ViewColumn(
            tr("Annotator"), lambda file: translated(name_with_kind(file.annotator, file.kind))
        ),
        ViewColumn(tr("Task"), lambda file: translated(file.task)),
        number_column(tr("New"), lambda file: file.counts[MergeKind.NEW]),
        number_column(tr("Changed"), lambda file: file.counts[MergeKind.CHANGED]),
        number_column(tr("Withdrawn"), lambda file: file.counts[MergeKind.WITHDRAWN]),
        number_column(tr("Unchanged"), lambda file: file.counts[MergeKind.UNCHANGED]),
        *([links] if any(file.links for file in files) else []),
        number_column(tr("Conflicts"), lambda file: len(file.conflicts) + len(file.link_conflicts)),
    ]


def _links_that_come_in(file: FilePlan) -> int:
    """Return how many link corrections are merged without a question."""
    asked = {MergeKind.UNCHANGED, MergeKind.CONFLICT}
    return sum(number for kind, number in file.link_counts.items() if kind not in asked)


class ConflictChoices(QWidget):
    """The judgements and links in conflict, with a question for all of them."""

    def __init__(self, conflicts: Sequence[Conflict], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = ConflictsTable(conflicts)
        self._project = QPushButton(tr("The &project’s"))
        self._file = QPushButton(tr("The &file’s"))
        self._heading = SelectableLabel(_what_is_in_conflict(conflicts))
        self.setFocusProxy(self._table)
        self._lay_out()
        self.chosen = self._table.chosen
        self._project.clicked.connect(lambda _on: self._table.choose_all(MergeSide.PROJECT))
        self._file.clicked.connect(lambda _on: self._table.choose_all(MergeSide.FILE))

    @property
    def choices(self) -> Choices:
        return self._table.choices

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        buttons = QHBoxLayout()
        buttons.addWidget(PlainLabel(tr("For all of them:")))
        for button in (self._project, self._file):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._table.setMinimumHeight(_FEWEST_LINES * line)
        column = spaced(QVBoxLayout(self))
        column.addWidget(self._heading)
        column.addWidget(self._table, 1)
        column.addLayout(buttons)


def _what_is_in_conflict(conflicts: Sequence[Conflict]) -> str:
    if any(isinstance(each, LinkConflict) for each in conflicts):
        return tr(
            "%n judgements or links changed both here and in a file, or in two files. "
            "Choose which to keep, with Left and Right or by a click.",
            "",
            len(conflicts),
            one="%n judgement or link changed both here and in a file, or in two files. "
            "Choose which to keep, with Left and Right or by a click.",
        )
    return tr(
        "%n judgements changed both here and in a file. Choose which one to keep, with "
        "Left and Right or by a click.",
        "",
        len(conflicts),
        one="%n judgement changed both here and in a file. Choose which one to keep, with "
        "Left and Right or by a click.",
    )


class ConflictsTable(ReadingTable):
    """Judgements and links in conflict; the valid side is bold and has a full dot.

    A click on a judgement chooses it. At first the project's are chosen.
    """

    chosen = Signal()

    def __init__(self, conflicts: Sequence[Conflict], parent: QWidget | None = None) -> None:
        self.choices: dict[ConflictKey, MergeSide] = {
            conflict.key: MergeSide.PROJECT for conflict in conflicts
        }
        self._conflicts = RowsModel(_conflict_columns(self.choices))
        self._conflicts.show(conflicts)
        self._measured_at: tuple[int, ...] = ()
        has_links = any(isinstance(each, LinkConflict) for each in conflicts)
        name = tr("Judgements and links in conflict") if has_links else tr("Judgements in conflict")
        super().__init__(name, self._conflicts, parent)
        self._conflicts.setParent(self)
        self.setAccessibleDescription(
            tr("Left keeps the project's, Right takes the file's, Space switches.")
        )
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_LINES_UNMEASURED * self.fontMetrics().height())
        columns.setResizeContentsPrecision(_MOST_MEASURED)
        self.fit_columns(widest=10)
        for side in CHOICE:
            columns.setSectionResizeMode(side, QHeaderView.ResizeMode.Stretch)
        self.setCurrentIndex(self._conflicts.index(0, 0))
        self.clicked.connect(self._choose_at)

    def choose_all(self, choice: MergeSide) -> None:
        self.choices.update(dict.fromkeys(self.choices, choice))
        self._show_choices()

    def _choose(self, row: int, choice: MergeSide) -> None:
        self.choices[self._conflicts.rows[row].key] = choice
        self._show_choices()

    def _choose_other(self, row: int) -> None:
        now = self.choices[self._conflicts.rows[row].key]
        self._choose(row, MergeSide.PROJECT if now is MergeSide.FILE else MergeSide.FILE)

    def _show_choices(self) -> None:
        """Refresh all rows: a candidate may be in several files."""
        self._conflicts.show_again()
        self.chosen.emit()

    def _fit_rows(self) -> None:
        rows = len(self._conflicts.rows)
        if rows <= _MOST_MEASURED:
            for row in range(rows):
                beside = 2 * self.fontMetrics().height()
                cells = [self._conflicts.index(row, side) for side in CHOICE]
                self.setRowHeight(row, self.height_of(cells, beside=beside))

    def _choose_at(self, index: QModelIndex) -> None:
        if index.column() in CHOICE:
            self._choose(index.row(), CHOICE[index.column()])

    def _side(self, key: int) -> int | None:
        """Return the column that an arrow key points to, also if text runs from right to left."""
        sides = (IN_PROJECT, IN_FILE)
        if self.isRightToLeft():
            sides = (IN_FILE, IN_PROJECT)
        return {Qt.Key.Key_Left.value: sides[0], Qt.Key.Key_Right.value: sides[1]}.get(key)

    def updateGeometries(self) -> None:
        """Fit the rows once both columns are stretched: their words wrap differently then."""
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
            self._choose(row, CHOICE[side])
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self._choose_other(row)
        else:
            super().keyPressEvent(event)


def _conflict_columns(choices: Choices) -> list[ViewColumn[Conflict]]:
    """Return the columns of conflicts, which look up the valid side in `choices`."""
    example: Roles[Conflict] = {**_TOP, _Role.ToolTipRole: _category_and_file}
    return [
        ViewColumn(
            tr("Annotator"),
            lambda each: translated(name_with_kind(each.annotator, each.kind)),
            roles=_TOP,
        ),
        ViewColumn(tr("System"), lambda each: each.candidate.system, roles=_TOP),
        ViewColumn(tr("Example"), _example, roles=example),
        _side_column(
            tr("In the project"),
            MergeSide.PROJECT,
            lambda each: translated(conflict_in_words(each)[0]),
            choices,
        ),
        _side_column(
            tr("In the file"),
            MergeSide.FILE,
            lambda each: translated(conflict_in_words(each)[1]),
            choices,
        ),
    ]


def _side_column(
    head: str,
    side: MergeSide,
    words: Callable[[Conflict], str],
    choices: Choices,
) -> ViewColumn[Conflict]:
    def holds(each: Conflict) -> bool:
        return choices[each.key] is side

    def text(each: Conflict) -> str:
        return f"{_HOLDS if holds(each) else _DOES_NOT} {words(each)}"

    def spoken(each: Conflict) -> str:
        said = tr("chosen: {0}") if holds(each) else tr("goes into the history: {0}")
        return said.format(words(each))

    roles: Roles[Conflict] = {
        **_TOP,
        _Role.DisplayRole: text,
        _Role.ToolTipRole: words,
        _Role.FontRole: bold_where(holds),
    }
    return ViewColumn(head, spoken, roles=roles)


def _example(conflict: Conflict) -> str:
    number = str(conflict.candidate.example.id)
    if isinstance(conflict, LinkConflict):
        return f"{number} · {translated(links_of_part(conflict))}"
    return number


def _category_and_file(conflict: Conflict) -> str:
    return f"{translated(conflict.candidate.example.category.label)}\n{conflict.file}"
