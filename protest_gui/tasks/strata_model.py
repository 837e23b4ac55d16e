"""The sizes of a planned task set, by system and category, with their total."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from protest_core.tasks.plan import Included, TaskPlan
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_NAMES = 2  # columns of text, before those of numbers


class StrataModel(TableModel):
    """Empty until a plan is shown."""

    def __init__(self, labels: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._labels = labels
        self._rows: list[tuple[str, ...]] = []
        self._everything = False
        self._bold = QFont()  # the view's own, but bold
        self._bold.setBold(True)

    def show_plan(self, plan: TaskPlan) -> None:
        self.beginResetModel()
        self._everything = plan.settings.included is Included.EVERYTHING
        self._rows = [*self._strata(plan), self._total(plan)] if plan.strata else []
        self.endResetModel()

    def _strata(self, plan: TaskPlan) -> list[tuple[str, ...]]:
        return [
            (
                stratum.system,
                self._labels.get(stratum.category, stratum.category),
                f"{stratum.referred:,}",
                f"{stratum.audited:,}",
                f"{stratum.overlap:,}",
                span(*stratum.per_task(plan.settings.tasks)),
            )
            for stratum in plan.strata
        ]

    def _total(self, plan: TaskPlan) -> tuple[str, ...]:
        sizes = [len(task) for task in plan.tasks]
        return (
            self.tr("total"),
            "",
            f"{sum(stratum.referred for stratum in plan.strata):,}",
            f"{sum(stratum.audited for stratum in plan.strata):,}",
            f"{len(plan.overlap):,}",
            span(min(sizes), max(sizes)),
        )

    def _header(self, section: int) -> str:
        return (
            self.tr("System"),
            self.tr("Category"),
            self.tr("Referred"),
            self.tr("Approved") if self._everything else self.tr("Audited"),
            self.tr("Overlap"),
            self.tr("Per task"),
        )[section]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 6

    def cell(self, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        if role == Qt.ItemDataRole.FontRole and index.row() == len(self._rows) - 1:
            return self._bold
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._header(section)
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def span(fewest: int, most: int) -> str:
    return f"{fewest:,}" if fewest == most else f"{fewest:,}–{most:,}"


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column >= _NAMES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
