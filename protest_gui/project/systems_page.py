"""The systems of a project, and the way to load more."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_gui.project.systems_model import SystemRow, SystemsModel
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.plain import PlainLabel


class SystemsPage(QWidget):
    """Each system with what the automatic step said of its candidates."""

    load_wanted = Signal()
    matching_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Systems"))
        self._banner = Banner()
        self._model = SystemsModel(self)
        self._table = CalmTable(self.tr("Systems"), self._model)
        self._load = QPushButton(self.tr("&Load systems…"))
        self._load.clicked.connect(lambda _checked: self.load_wanted.emit())
        self._hint = PlainLabel(
            self.tr("You can also drop files here: NAME.txt with NAME.align, or a folder of them."),
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
                self.tr("Not all systems have been matched with the reference yet."),
                "info",
                [(self.tr("&Match now"), self.matching_wanted.emit)],
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
