"""Shows what merging would do, and asks which side holds where project and file disagree."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QVBoxLayout, QWidget

from protest_core.batches.merge_plan import Choice, MergeConflict, MergePlan
from protest_core.ids import CandidateId
from protest_gui.merging.conflict_choices import ConflictChoices
from protest_gui.merging.outcome import outcome_of
from protest_gui.merging.plan_model import PlanModel
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.plain import SelectableLabel

_FEWEST_ROWS, _MOST_ROWS = 2, 8  # of files that are seen at once


class MergeDialog(QDialog):
    """Enter merges, Esc changes nothing."""

    def __init__(
        self, plan: MergePlan, conflicts: Sequence[MergeConflict], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Merge batches"))
        self._plan = plan
        self._warning = Banner()
        self._files = CalmTable(self.tr("Files"), PlanModel(plan.files, self))
        self._conflicts = ConflictChoices(conflicts) if conflicts else None
        self._outcome = SelectableLabel()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._merge = self._buttons.addButton(
            self.tr("&Merge"), QDialogButtonBox.ButtonRole.AcceptRole
        )
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
            text = self.tr("Judged under other guidelines than the project has now: {0}.")
            told = (f"{file.path.name} ({file.other_guidelines})" for file in others)
            self._warning.show_message(text.format(", ".join(told)), "warning")

    def _follow(self) -> None:
        self._outcome.setText(outcome_of(self._plan, self.choices))

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
