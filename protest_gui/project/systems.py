"""The systems of a project as a table, and the commands for them."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QInputDialog, QMessageBox, QPushButton, QVBoxLayout, QWidget

from protest_core.candidates.model import System
from protest_core.errors import printable
from protest_core.evaluation.model import unmatched_sentence
from protest_core.evaluation.systems import SystemList, system_list, systems_table
from protest_core.loading.change_systems import (
    Removal,
    Removed,
    mark_as_reference,
    plan_removal,
    remove,
    rename,
)
from protest_gui.context import NumberReader, ProjectContext, Refresher
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.project.loading import Loading
from protest_gui.translations import tr, translated
from protest_gui.widgets.labels import PlainLabel, plain_tip
from protest_gui.widgets.layout import FlowLayout, spaced
from protest_gui.widgets.messages import MatchBanner
from protest_gui.widgets.table_model import TableModel
from protest_gui.widgets.table_view import ReadingTable


class SystemsPage(QWidget):
    """The section with the systems and the automatic verdicts on their candidates."""

    def __init__(self, context: ProjectContext, actions: Actions, loading: Loading) -> None:
        super().__init__()
        self._context = context
        self._loading = loading
        self._opening = NumberReader(context)
        self._reading = LatestJob(context.run, self._show_systems, context.fail)
        Refresher(context, self, self._read)
        self.setAccessibleName(tr("Systems"))
        self._banner = MatchBanner(actions["match"])
        self._model = TableModel(parent=self)
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
        self._replace = self._new_action(
            tr("Re&place…"), "", lambda system: self._loading.choose_instead(system.name)
        )
        self._remove = self._new_action(tr("Remo&ve…"), "Del", self._plan_removal)
        self._hint = PlainLabel(
            tr("You can also drop files here: NAME.txt with NAME.align, or a folder of them."),
            wraps=True,
        )
        self._table.setAlternatingRowColors(True)
        self._table.setWordWrap(False)
        self._table.selectionModel().currentChanged.connect(lambda *_: self._show_mark())
        self._table.addActions(self._changes)
        self._table.opened.connect(self._opening.open)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._lay_out()

    @property
    def _changes(self) -> list[QAction]:
        """Return the commands for the current system."""
        return [self._rename, self._replace, self._remove]

    def _new_action(self, text: str, key: str, do: Callable[[System], object]) -> QAction:
        """Return an action for the current system, for a menu, a key and a button."""
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
            self._context.show_message(
                text.format(printable(removal.system), printable(str(removed.copy)))
            )

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
        """Mark the current system as the reference, or count it as a system again."""
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
        self._mark.setEnabled(row is not None)
        for action in self._changes:
            action.setEnabled(row is not None)
        self._mark.setText(
            tr("Count as a system a&gain") if marked else tr("Mark as the &reference")
        )

    def _read(self) -> None:
        project = self._context.project
        self._reading.ask(lambda _progress: system_list(project=project))

    def _show_systems(self, systems: SystemList) -> None:
        self._model.show_table(systems_table(systems), key=lambda row: row.system.id)
        self._table.fit_columns(widest=24)
        self._show_mark()
        names = [row.system.name for row in systems.rows]
        self._banner.show_unmatched(translated(unmatched_sentence(systems.unmatched, names)))

    def _lay_out(self) -> None:
        foot = FlowLayout()  # large text may need several lines of buttons
        foot.addWidget(self._load)
        for action in self._changes:
            foot.addWidget(_button(action))
        foot.addWidget(self._mark)
        column = spaced(QVBoxLayout(self), margin=1, gap=1)
        column.addWidget(self._table, 1)
        column.addWidget(self._banner)
        column.addLayout(foot)
        column.addWidget(self._hint)
        spaced(foot)


def _button(action: QAction) -> QPushButton:
    button = QPushButton(action.text())
    button.setEnabled(action.isEnabled())
    button.setToolTip(plain_tip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)))
    button.clicked.connect(action.trigger)
    action.changed.connect(lambda: button.setEnabled(action.isEnabled()))
    return button
