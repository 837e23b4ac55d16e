"""The systems of a project as a table, and what can be done with them."""

from datetime import datetime
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_core.evaluation.project_state import SystemRow
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import ROOT, Index, TableModel
from protest_gui.widgets.table_view import CalmTable


class SystemsPage(QWidget):
    """Each system with what the automatic step said of its candidates."""

    load_wanted = Signal()
    matching_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Systems"))
        self._banner = Banner()
        self._model = SystemsModel(self)
        self._table = CalmTable(tr("Systems"), self._model)
        self._load = QPushButton(tr("&Load systems…"))
        self._load.clicked.connect(lambda _checked: self.load_wanted.emit())
        self._hint = PlainLabel(
            tr("You can also drop files here: NAME.txt with NAME.align, or a folder of them."),
            wraps=True,
        )
        self._table.setAlternatingRowColors(True)
        self._table.setWordWrap(False)
        self._lay_out()
        self._space_out()

    def show_systems(self, rows: tuple[SystemRow, ...]) -> None:
        self._model.show_rows(rows)
        self._table.fit_columns(widest=24)
        self._banner.hide_message()
        if any(row.examples is None for row in rows):
            self._banner.show_message(
                tr("Not all systems have been matched with the reference yet."),
                "info",
                [(tr("&Match now"), self.matching_wanted.emit)],
            )

    def _lay_out(self) -> None:
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._load)
        self._foot.addWidget(self._hint, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout()
        self._column.addWidget(self._table, 1)
        self._column.addLayout(self._foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._banner)
        whole.addLayout(self._column, 1)

    def _space_out(self) -> None:
        height = QFontMetrics(self.font()).height()
        self._column.setContentsMargins(height, height, height, height)
        self._column.setSpacing(height)
        self._foot.setSpacing(height)
        self._table.fit_columns(widest=24)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


_FIRST_NUMBER = 3  # all columns from here on are numbers


class SystemsModel(TableModel):
    """In the order in which they were loaded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SystemRow, ...] = ()

    def show_rows(self, rows: tuple[SystemRow, ...]) -> None:
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers())

    @property
    def _with_verified(self) -> bool:
        return any(row.by_verified is not None for row in self._rows)

    def _headers(self) -> tuple[str, ...]:
        verified = (tr("By verified"),) if self._with_verified else ()
        return (
            tr("System"),
            tr("File"),
            tr("Loaded"),
            tr("Examples"),
            tr("Approved"),
            *verified,
            tr("Referred"),
        )

    def cell(self, index: Index, role: int) -> Any:
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(row, with_verified=self._with_verified)[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= _FIRST_NUMBER:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._hint(row, column)
        return None

    def _hint(self, row: SystemRow, column: int) -> str | None:
        if row.examples is None:
            return tr("not matched with the reference yet")
        if self._headers()[column] == tr("By verified"):
            return row.about_verified
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers()[section]
        if role == Qt.ItemDataRole.ToolTipRole and self._headers()[section] == tr("By verified"):
            return tr(
                "Of the approved: those that the reference alone would have referred, but people "
                "called the same words correct in another system"
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = section >= _FIRST_NUMBER
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def _cells(row: SystemRow, *, with_verified: bool) -> tuple[str, ...]:
    system = row.system
    verified = (row.by_verified,) if with_verified else ()
    numbers = (row.examples, row.approved, *verified, row.referred)
    counts = ("–" if number is None else f"{number:,}" for number in numbers)
    return (system.name, system.text_file, _loaded(system.loaded_at), *counts)


def _loaded(at: str) -> str:
    """On this person's clock; older files may hold something else there."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at
    return f"{moment:%Y-%m-%d %H:%M}"
