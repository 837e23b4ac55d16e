"""The systems of a project as a table, and what can be done with them."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QInputDialog, QMessageBox, QPushButton, QVBoxLayout, QWidget

from protest_core.candidates.model import System
from protest_core.errors import printable
from protest_core.evaluation.project_state import SystemRow, system_rows
from protest_core.loading.change_systems import (
    Removal,
    Removed,
    mark_as_reference,
    plan_removal,
    remove,
    rename,
)
from protest_gui.context import ProjectContext, Refresher
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.translations import tr, translated
from protest_gui.widgets.labels import PlainLabel, plain_tip
from protest_gui.widgets.layout import FlowLayout, spaced
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
        self._mark = QPushButton(tr("Mark as the &reference"))
        self._mark.setToolTip(
            plain_tip(
                tr(
                    "The system is the human reference, judged like a system: it is shown, but in "
                    "no rank, comparison, average or correlation"
                )
            )
        )
        self._mark.setEnabled(False)
        self._mark.clicked.connect(self._change_mark)
        self._rename = self._new_action(tr("&Rename…"), "F2", self._ask_for_name)
        self._remove = self._new_action(tr("Remo&ve…"), "Del", self._plan_removal)
        self._hint = PlainLabel(
            tr("You can also drop files here: NAME.txt with NAME.align, or a folder of them."),
            wraps=True,
        )
        self._table.setAlternatingRowColors(True)
        self._table.setWordWrap(False)
        self._table.selectionModel().currentChanged.connect(lambda *_: self._show_mark())
        self._table.addActions([self._rename, self._remove])
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._lay_out()

    def _new_action(self, text: str, key: str, do: Callable[[System], object]) -> QAction:
        """Return what is done with the system that one is at, by a menu, a key or a button."""
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setEnabled(False)

        def do_it() -> None:
            if row := self._model.row(self._table.currentIndex()):
                do(row.system)

        action.triggered.connect(do_it)
        return action

    def _ask_for_name(self, system: System) -> None:
        name, wanted = QInputDialog.getText(
            self.window(),
            tr("Rename"),
            tr("The new name of {0}:").format(system.name),
            text=system.name,
        )
        if wanted:
            project = self._context.project
            self._context.run(
                Lane.WRITE,
                lambda _progress: rename(project=project, system=system.name, name=name.strip()),
                self._context.note,
            )

    def _plan_removal(self, system: System) -> None:
        project = self._context.project
        self._context.run(
            Lane.READ,
            lambda _progress: plan_removal(project=project, system=system.name),
            self._ask_before_removing,
        )

    def _ask_before_removing(self, removal: Removal) -> None:
        question = QMessageBox(self.window())
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(tr("Remove"))
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setText(tr("Remove the system {0}?").format(printable(removal.system)))
        kept = tr("A copy of the project as it is now is kept beside it.")
        question.setInformativeText("\n".join([*map(translated, removal.sentences), kept]))
        button = question.addButton(tr("&Remove"), QMessageBox.ButtonRole.AcceptRole)
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        button.clicked.connect(lambda _checked: self._remove_system(removal))
        question.open()

    def _remove_system(self, removal: Removal) -> None:
        project = self._context.project

        def done(removed: Removed) -> None:
            self._context.note(removed.change)
            text = tr("{0} was removed. The project as it was before: {1}")
            self._context.tell(text.format(printable(removal.system), printable(str(removed.copy))))

        self._context.run(
            Lane.WRITE,
            lambda progress: remove(
                project=project,
                system=removal.system,
                with_judgements=removal.is_judged,
                progress=progress,
            ),
            done,
        )

    def _change_mark(self) -> None:
        """Mark the system one is at as the reference, or count it as a system again."""
        row = self._model.row(self._table.currentIndex())
        if row is None:
            return
        project, system = self._context.project, row.system
        self._context.run(
            Lane.WRITE,
            lambda _progress: mark_as_reference(
                project=project, systems=[system.name], marked=not system.is_reference
            ),
            self._context.note,
        )

    def _show_mark(self) -> None:
        row = self._model.row(self._table.currentIndex())
        marked = row is not None and row.system.is_reference
        for each in (self._mark, self._rename, self._remove):
            each.setEnabled(row is not None)
        self._mark.setText(
            tr("Count as a system a&gain") if marked else tr("Mark as the &reference")
        )

    def _read(self) -> None:
        project = self._context.project
        self._reading.ask(lambda _progress: system_rows(project=project))

    def _show_systems(self, rows: tuple[SystemRow, ...]) -> None:
        with_verified = any(row.by_verified is not None for row in rows)
        self._model.show(rows, _columns(with_verified=with_verified))
        self._table.fit_columns(widest=24)
        self._show_mark()
        self._banner.hide_message()
        if any(row.examples is None for row in rows):
            self._banner.show_message(
                tr("Not all systems have been matched with the reference yet."),
                "info",
                [(tr("&Match now"), self._actions["match"].trigger)],
            )

    def _lay_out(self) -> None:
        foot = FlowLayout()  # large text may need more lines of buttons than one
        foot.addWidget(self._load)
        for action in (self._rename, self._remove):
            foot.addWidget(_button(action))
        foot.addWidget(self._mark)
        column = QVBoxLayout()
        column.addWidget(self._table, 1)
        column.addLayout(foot)
        column.addWidget(self._hint)
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addWidget(self._banner)
        whole.addLayout(column, 1)
        spaced(column, margin=1, gap=1)
        spaced(foot)


def _button(action: QAction) -> QPushButton:
    button = QPushButton(action.text())
    button.setEnabled(action.isEnabled())
    button.setToolTip(plain_tip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)))
    button.clicked.connect(action.trigger)
    action.changed.connect(lambda: button.setEnabled(action.isEnabled()))
    return button


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
        Column(tr("System"), lambda row: row.system.shown_name, roles=tip),
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
