"""The systems of a project as a table, and what can be done with them."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_core.evaluation.project_state import SystemRow, system_rows
from protest_gui.context import ProjectContext, Refresher
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.translations import tr
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_model import Column, Roles, RowsModel
from protest_gui.widgets.table_view import ReadingTable

_TIP = Qt.ItemDataRole.ToolTipRole


class SystemsPage(QWidget):
    """The section with the systems, and what the automatic step said of their candidates."""

    def __init__(self, context: ProjectContext, actions: Actions) -> None:
        super().__init__()
        self._context = context
        self._actions = actions
        self._reading = LatestJob(context.run, self._show_systems, context.fail)
        Refresher(context, self, self._read)
        self.setAccessibleName(tr("Systems"))
        self._banner = Banner()
        self._model = RowsModel[SystemRow](key=lambda row: row.system.id, parent=self)
        self._table = ReadingTable(tr("Systems"), self._model)
        self._load = QPushButton(tr("&Load systems…"))
        self._load.clicked.connect(actions["load_systems"].trigger)
        self._hint = PlainLabel(
            tr("You can also drop files here: NAME.txt with NAME.align, or a folder of them."),
            wraps=True,
        )
        self._table.setAlternatingRowColors(True)
        self._table.setWordWrap(False)
        self._lay_out()

    def _read(self) -> None:
        project = self._context.project
        self._reading.ask(lambda _progress: system_rows(project=project))

    def _show_systems(self, rows: tuple[SystemRow, ...]) -> None:
        with_verified = any(row.by_verified is not None for row in rows)
        self._model.show(rows, _columns(with_verified=with_verified))
        self._table.fit_columns(widest=24)
        self._banner.hide_message()
        if any(row.examples is None for row in rows):
            self._banner.show_message(
                tr("Not all systems have been matched with the reference yet."),
                "info",
                [(tr("&Match now"), self._actions["match"].trigger)],
            )

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self._load)
        foot.addWidget(self._hint, 1, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout()
        column.addWidget(self._table, 1)
        column.addLayout(foot)
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addWidget(self._banner)
        whole.addLayout(column, 1)
        spaced(column, margin=1, gap=1)
        spaced(foot, gap=1)


def _columns(*, with_verified: bool) -> list[Column[SystemRow]]:
    verified = Column[SystemRow](
        tr("By verified"),
        lambda row: _count(row.by_verified),
        numeric=True,
        hint=tr(
            "Of the approved: those that the reference alone would have referred, but people "
            "called the same words correct in another system"
        ),
        roles={_TIP: lambda row: _why_no_counts(row) or row.about_verified},
    )
    tip: Roles[SystemRow] = {_TIP: _why_no_counts}
    return [
        Column(tr("System"), lambda row: row.system.name, roles=tip),
        Column(tr("File"), lambda row: row.system.text_file, roles=tip),
        Column(tr("Loaded"), lambda row: _loaded(row.system.loaded_at), roles=tip),
        Column(tr("Examples"), lambda row: _count(row.examples), numeric=True, roles=tip),
        Column(tr("Approved"), lambda row: _count(row.approved), numeric=True, roles=tip),
        *([verified] if with_verified else []),
        Column(tr("Referred"), lambda row: _count(row.referred), numeric=True, roles=tip),
    ]


def _count(number: int | None) -> str:
    return "–" if number is None else f"{number:,}"


def _why_no_counts(row: SystemRow) -> str | None:
    return tr("not matched with the reference yet") if row.examples is None else None


def _loaded(at: str) -> str:
    """On this person's clock; older files may hold something else there."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at
    return f"{moment:%Y-%m-%d %H:%M}"
