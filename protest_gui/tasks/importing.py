"""File → Import Judgements: a table from another program is merged like a returned batch."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge_plan import MergePlan
from protest_core.errors import printable
from protest_core.files.paths import PathKind, kind_at
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.names import LONGEST_NAME, annotator_name_mistake, typed_name
from protest_core.progress import ProgressCallback
from protest_core.tasks.sets import task_names
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.tasks.merging import Merging
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import LineEdit, PathEdit, PathToChoose
from protest_gui.widgets.labels import PlainLabel, SelectableLabel
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form
from protest_gui.widgets.messages import Notice


@dataclass(frozen=True, slots=True)
class JudgementTable:
    """A table to read; `annotator` and `kind`: who judged, if the table does not say it.

    `task_set`: the task set that was worked on, likewise.
    """

    path: Path
    annotator: str | None = None
    kind: AnnotatorKind | None = None
    task_set: str = ""


class ImportingJudgements:
    """Asks for a table, and previews its import; after a mistake it can be asked for again."""

    def __init__(self, context: ProjectContext, merging: Merging, parent: QWidget) -> None:
        self._context = context
        self._merging = merging
        self._parent = parent
        self._earlier: JudgementTable | None = None  # fills the dialog again

    def offer(self, path: Path) -> None:
        """Ask about this table before anything is read from it."""
        self._earlier = JudgementTable(path)
        self.choose()

    def choose(self) -> None:
        project = self._context.project
        self._context.run(
            Lane.READ, lambda _progress: task_names(project=project), self._ask, shown=False
        )

    def _ask(self, tasks: Sequence[tuple[str, str]]) -> None:
        folder = str(self._context.path.parent)
        task_sets = [name for name, task in tasks if not task]
        dialog = ImportDialog(folder, self._parent, earlier=self._earlier, task_sets=task_sets)
        dialog.ask(lambda: self._plan(dialog.table))

    def _plan(self, table: JudgementTable) -> None:
        project = self._context.project

        def work(progress: ProgressCallback) -> MergePlan:
            return plan_table(
                project=project,
                path=table.path,
                annotator=table.annotator,
                kind=table.kind,
                task_set=table.task_set,
                progress=progress,
            )

        def failed(error: Exception) -> None:
            self._earlier = table
            self._context.fail(error, (tr("C&hange…"), self.choose))

        self._earlier = None
        self._merging.offer_plan(work, tr("Import judgements"), failed)


class ImportDialog(FormDialog):
    """A dialog: Enter reads the table and previews its import; Esc reads none."""

    def __init__(
        self,
        folder: str,
        parent: QWidget | None = None,
        *,
        earlier: JudgementTable | None = None,
        task_sets: Sequence[str] = (),
    ) -> None:
        """`earlier` fills the fields; `task_sets` are the names of the project's task sets."""
        super().__init__(tr("Import judgements"), tr("P&review"), parent)
        self._path = PathEdit(
            tr("Table"),
            PathToChoose.FILE,
            folder,
            title=tr("Import judgements"),
            filters=tr("Tables (*.csv *.tsv *.jsonl);;All files (*)"),
        )
        self._annotator = LineEdit()
        self._annotator.setMaxLength(LONGEST_NAME)
        self._annotator.setPlaceholderText(tr("if the table names none"))
        self._task_set = ChoiceBox[str](tr("Work on the task set"))
        self._task_set.show_values(
            [("", tr("as the table says")), *((each, each) for each in task_sets)]
        )
        self._people = QRadioButton(tr("A &person’s, unless the table says otherwise"))
        self._program = QRadioButton(tr("A pro&gram’s, such as a language model’s"))
        self._people.setChecked(True)
        explained = tr("Compared with people in Agreement, never counted in outcomes.")
        self._program.setAccessibleDescription(explained)
        self._explained = PlainLabel(explained, wraps=True)
        self._mistake = Notice()
        if earlier is not None:
            self._path.set_text(str(earlier.path))
            self._annotator.setText(earlier.annotator or "")
            self._program.setChecked(earlier.kind is AnnotatorKind.PROGRAM)
            if earlier.task_set in task_sets:
                self._task_set.choose(earlier.task_set)
        self._lay_out()
        self._connect()
        self._check_fields()
        self._path.setFocus()

    @property
    def table(self) -> JudgementTable:
        kind = AnnotatorKind.PROGRAM if self._program.isChecked() else None
        path, task_set = self._path.path or Path(), self._task_set.value
        return JudgementTable(path, self._name or None, kind, task_set)

    @property
    def _name(self) -> str:
        return typed_name(self._annotator.text())

    def accept(self) -> None:
        self._path.check(_mistake_in)
        if not self._path.mistake:
            super().accept()

    def _check_fields(self) -> None:
        mistake = annotator_name_mistake(self._name) if self._name else ""
        told = tr("No annotator can be called ‘{0}’: {1}.")
        self._mistake.show_text(
            told.format(printable(self._name), translated(mistake)) if mistake else ""
        )
        self._accept.setEnabled(bool(self._path.text) and not mistake)

    def _connect(self) -> None:
        self._path.changed.connect(lambda _text: self._check_fields())
        self._annotator.textChanged.connect(lambda _text: self._check_fields())

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        form = wide_form(self)
        form.addRow(tr("&Table"), self._path)
        form.addRow(tr("&Annotator"), self._annotator)
        form.addRow(tr("&Work on"), self._task_set)
        form.setRowVisible(self._task_set, self._task_set.count() > 1)
        give_labels_room(form)
        below = QVBoxLayout()
        below.setContentsMargins(round(1.6 * line), 0, 0, 0)
        below.addWidget(self._explained)
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.6)
        layout.addWidget(
            SelectableLabel(
                tr(
                    "A table (CSV, TSV, JSON Lines) with a row for each judgement and "
                    "the columns system, example and pronoun (yes, no, unset). You see "
                    "what would be added before anything is changed."
                )
            )
        )
        layout.addLayout(form)
        layout.addWidget(PlainLabel(tr("The judgements are")))
        layout.addWidget(self._people)
        layout.addWidget(self._program)
        layout.addLayout(below)
        layout.addStretch(1)
        layout.addWidget(self._mistake)
        self._end(layout, 46, 25)


def _mistake_in(path: Path) -> str:
    if kind_at(path) is PathKind.FILE:
        return ""
    return tr("There is no file {0}. Check the name.").format(printable(str(path)))
