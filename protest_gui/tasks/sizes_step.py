"""The last step to a task set: what will be made, shown before it is."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from protest_core.tasks.plan import TaskPlan
from protest_gui.tasks.strata_model import StrataModel, span
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.plain import SelectableLabel


class SizesStep(QWidget):
    """A sentence for what everybody gets, and a table for where it comes from."""

    def __init__(self, labels: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = SelectableLabel()
        self._model = StrataModel(labels, self)
        self._table = CalmTable(self.tr("Sizes"), self._model)
        self._table.setWordWrap(False)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setItemDelegate(_ToRead(self._table))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.fontMetrics().height())
        column.addWidget(self._sentence)
        column.addWidget(self._table, 1)

    def show_plan(self, plan: TaskPlan) -> None:
        self._model.show_plan(plan)
        self._table.fit_columns(widest=22)
        self._sentence.setText(self._told(plan))

    def focus_first(self) -> None:
        self._table.setFocus()

    def _told(self, plan: TaskPlan) -> str:
        sizes = [len(task) + len(plan.overlap) for task in plan.tasks]
        each = span(min(sizes), max(sizes))
        if plan.overlap:
            return self.tr(
                "{0} candidates in {1} tasks. Each annotator gets {2}; {3} of them are the "
                "overlap, the same for all."
            ).format(f"{plan.size:,}", f"{len(plan.tasks):,}", each, f"{len(plan.overlap):,}")
        return self.tr("{0} candidates in {1} tasks. Each annotator gets {2}.").format(
            f"{plan.size:,}", f"{len(plan.tasks):,}", each
        )


class _ToRead(QStyledItemDelegate):
    """Arrows scroll, and no cell stands out: there is nothing to choose."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver)
