"""File → Export, which writes data for other programs, and File → Write Report."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter, FilterChoices
from protest_core.db.project import Project
from protest_core.db.result_files import check_may_be_written, save_result
from protest_core.evaluation.project_overview import filter_choices
from protest_core.export.project_export import (
    ExportKind,
    ExportSettings,
    save_export,
)
from protest_core.export.wrong_translations.make import Contrast
from protest_core.files.paths import seems_to_exist
from protest_core.progress import ProgressCallback
from protest_core.report_page.gather import project_report
from protest_core.report_page.html.document import write_report_html
from protest_core.report_page.write import write_report_latex
from protest_core.tables.formats import FORMATS, row_formats
from protest_core.tasks.sets import task_names
from protest_core.translatable import Text
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox, TickMenu
from protest_gui.widgets.export import FileFormat, SaveTarget, ask_where
from protest_gui.widgets.form_dialog import FormDialog
from protest_gui.widgets.inputs import NumberBox, PathEdit, PathToChoose
from protest_gui.widgets.labels import SteadyLabel
from protest_gui.widgets.layout import give_labels_room, spaced, wide_form
from protest_gui.widgets.table_model import Roles, RowsModel, ViewColumn, bold_where
from protest_gui.widgets.table_view import ReadingTable

_NAMES = {
    ExportKind.JUDGEMENTS: Text("Judgements"),
    ExportKind.CANDIDATES: Text("Candidates"),
    ExportKind.MATCHES: Text("Matches"),
    ExportKind.REFERENCES: Text("Verified translations"),
    ExportKind.CONTRAST_PAIRS: Text("Contrast pairs"),
    ExportKind.STRATA: Text("Strata"),
}
_SENTENCES = {
    ExportKind.JUDGEMENTS: Text(
        "The judgements of each annotator on each candidate, with times and guidelines."
    ),
    ExportKind.CANDIDATES: Text("The sentences, highlighted words and outcome of each candidate."),
    ExportKind.MATCHES: Text("The automatic verdict on each candidate: approved, or why not."),
    ExportKind.REFERENCES: Text(
        "Translations that people called correct: further references for the automatic step."
    ),
    ExportKind.CONTRAST_PAIRS: Text(
        "Correct translations, each beside a copy with a wrong pronoun, in the columns of ACES."
    ),
    ExportKind.STRATA: Text("The data that corrected scores are estimated from, for R or pandas."),
}
assert set(_NAMES) == set(_SENTENCES) == set(ExportKind)  # noqa: S101 — tables cover their enum

_OF_TASKS = frozenset({ExportKind.JUDGEMENTS, ExportKind.CANDIDATES, ExportKind.MATCHES})

_CONTRASTS = {
    tuple(Contrast): Text("once deleted, once replaced by a wrong one"),
    (Contrast.DELETION,): Text("deleted"),
    (Contrast.SUBSTITUTION,): Text("replaced by a wrong one"),
}
_REPORT_WRITERS = {".html": write_report_html, ".tex": write_report_latex}
_LARGEST_SEED = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Wanted:
    """An export to write; `replace`: the person has read that the existing file is replaced."""

    settings: ExportSettings
    path: Path
    how: str
    replace: bool


def ask_what_to_export(context: ProjectContext, parent: QWidget) -> None:
    """Ask what to export, and write it in the background; closing the project stops that."""
    project = context.project

    def read() -> tuple[FilterChoices, Sequence[tuple[str, str]]]:
        return filter_choices(project=project), task_names(project=project)

    def show(read: tuple[FilterChoices, Sequence[tuple[str, str]]]) -> None:
        choices, tasks = read
        folder, stem = context.path.parent, context.path.stem
        dialog = ExportDialog(choices, folder, stem, parent, tasks=tasks)
        dialog.ask(lambda: _export(context, dialog.wanted))

    context.run(Lane.READ, lambda _progress: read(), show, shown=False)


def _export(context: ProjectContext, wanted: Wanted) -> None:
    project = context.project

    def work(progress: ProgressCallback) -> tuple[str, ...]:
        return save_export(
            project=project,
            wanted=wanted.settings,
            path=wanted.path,
            how=wanted.how,
            replace=wanted.replace,
            progress=progress,
        )

    def done(notes: tuple[str, ...]) -> None:
        written = tr("Written to {0}.").format(wanted.path)
        told = "\n".join((written, *map(_as_sentence, notes)))
        context.show_message(
            told, "info", (tr("Show the &folder"), partial(_open, context, wanted.path.parent))
        )

    context.run(Lane.BACKGROUND, work, done)


def _open(context: ProjectContext, path: Path) -> None:
    """Open a file or folder in the program that the desktop has for it."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        context.show_message(tr("{0} could not be opened here.").format(path), "warning")


def _as_sentence(note: str) -> str:
    """Return a note of the core, which commands print after a colon, as a sentence."""
    text = translated(note)
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def write_report(context: ProjectContext, parent: QWidget) -> None:
    """Ask for a file, and write the report in the background; closing the project stops that."""
    kinds = [FileFormat(tr("Web page"), ".html"), FileFormat("LaTeX", ".tex")]
    proposed = context.path.with_name(f"{context.path.stem}-report")
    place = ask_where(parent, tr("Write report"), proposed, kinds)
    if place is None:
        return
    project = context.project

    def done(_nothing: None) -> None:
        context.show_message(
            tr("The report is written: {0}").format(place.path),
            "info",
            (tr("&Open"), partial(_open, context, place.path)),
            (tr("Show the &folder"), partial(_open, context, place.path.parent)),
        )

    context.run(Lane.BACKGROUND, lambda progress: _write_report(project, place, progress), done)


def _write_report(project: Project, place: SaveTarget, progress: ProgressCallback) -> None:
    """Write the report; check before the long work, too, whether the file can be written."""
    check_may_be_written(path=place.path, replace=place.replace)
    report = project_report(project=project, progress=progress)
    doing = tr("writing the report")
    pieces = []
    for piece in _REPORT_WRITERS[place.kind.suffix](report):
        progress(0, 1, doing)  # can be cancelled here, too
        pieces.append(piece)
    save_result(path=place.path, content=pieces, replace=place.replace)


class ExportDialog(FormDialog):
    """A dialog: Enter writes the export, Esc nothing; fields without meaning for it are grey."""

    def __init__(
        self,
        choices: FilterChoices,
        folder: Path,
        stem: str,
        parent: QWidget | None = None,
        *,
        tasks: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Propose a file in this folder whose name begins with `stem`.

        `tasks` can limit the export to their candidates, as `task_names` returns them.
        """
        super().__init__(tr("Export"), tr("&Export"), parent)
        self._folder, self._stem = folder, stem
        self._kinds = _KindsTable()
        self._systems = TickMenu(tr("Systems"), tr("All systems"), tr("{0} of {1} systems"))
        self._systems.show_names({name: name for name in choices.systems})
        self._categories = TickMenu(
            tr("Categories"), tr("All categories"), tr("{0} of {1} categories")
        )
        self._categories.show_names(
            {each.id: translated(each.label) for each in choices.categories}
        )
        self._annotators = TickMenu(
            tr("Annotators"), tr("All annotators"), tr("{0} of {1} annotators")
        )
        self._annotators.show_names({name: name for name in choices.annotators})
        self._tasks = ChoiceBox[tuple[str, str]](tr("Tasks"))
        self._tasks.show_values(
            [
                (("", ""), tr("All candidates")),
                *(((name, task), _task_in_words(name, task)) for name, task in tasks),
            ]
        )
        self._tasks.setVisible(bool(tasks))
        self._contrasts = ChoiceBox[tuple[Contrast, ...]](tr("The pronoun is"))
        self._contrasts.show_values((how, translated(name)) for how, name in _CONTRASTS.items())
        self._seed = NumberBox(0, _LARGEST_SEED)
        self._seed.setToolTip(
            tr("The seed decides which wrong pronoun is taken; the same seed gives the same pairs.")
        )
        self._format = ChoiceBox[str](tr("Format"))
        self._format.show_values((how, translated(FORMATS[how].shown)) for how in row_formats())
        self._path = PathEdit(tr("File"), PathToChoose.NEW_FILE, title=tr("Export"))
        self._remark = SteadyLabel()
        self._remark.set_possible([_will_be_replaced()])
        self._lay_out()
        self._connect()
        self._propose_format()
        self._kinds.setFocus()

    @property
    def wanted(self) -> Wanted:
        path = self._path.path or Path()
        settings = ExportSettings(
            self._kinds.kind,
            CandidateFilter(frozenset(self._systems.chosen), frozenset(self._categories.chosen)),
            self._annotators.chosen if self._annotators.isEnabled() else (),
            self._contrasts.value,
            self._seed.value(),
            *(self._tasks.value if self._tasks.isEnabled() else ("", "")),
        )
        return Wanted(settings, path, self._format.value, seems_to_exist(path))

    def accept(self) -> None:
        self._path.check(_mistake_in)
        if not self._path.mistake:
            super().accept()

    def _propose_format(self) -> None:
        """Choose the format that other programs expect for this kind of export."""
        pairs = self._kinds.kind is ExportKind.CONTRAST_PAIRS
        self._format.choose("tsv" if pairs else "csv")
        self._propose_path()

    def _propose_path(self) -> None:
        """Propose a path beside the project; change only the ending of a typed name."""
        suffix = FORMATS[self._format.value].suffix
        if not self._path.was_typed:
            name = f"{self._stem}-{self._kinds.kind.value}{suffix}"
            self._path.propose(str(self._folder / name))
        elif _format_of(self._path.text) is not None:
            self._path.set_text(str(Path(self._path.text).with_suffix(suffix)))
        self._follow_choices()

    def _take_format(self) -> None:
        """Choose the format by the ending that was typed."""
        how = _format_of(self._path.text)
        if how is not None:
            self._format.choose(how)
        self._follow_choices()

    def _follow_choices(self) -> None:
        kind = self._kinds.kind
        is_filtered = kind is not ExportKind.STRATA
        self._systems.setEnabled(is_filtered)
        self._categories.setEnabled(is_filtered)
        self._annotators.setEnabled(kind is ExportKind.JUDGEMENTS)
        self._tasks.setEnabled(kind in _OF_TASKS)
        for part in (self._contrasts, self._seed):
            part.setEnabled(kind is ExportKind.CONTRAST_PAIRS)
        menus = (self._systems, self._categories, self._annotators)
        some = not any(menu.isEnabled() and menu.is_empty for menu in menus)
        self._accept.setEnabled(some and bool(Path(self._path.text).name))
        path = self._path.path
        there = path is not None and seems_to_exist(path) and not path.is_dir()
        self._remark.setText(_will_be_replaced() if there else "")

    def _connect(self) -> None:
        self._kinds.chosen.connect(self._propose_format)
        self._format.chosen.connect(self._propose_path)
        self._path.changed.connect(self._take_format)
        for menu in (self._systems, self._categories, self._annotators):
            menu.changed.connect(self._follow_choices)

    def _lay_out(self) -> None:
        form = wide_form(self)
        menus = QHBoxLayout()
        for menu in (self._systems, self._categories, self._annotators):
            menus.addWidget(menu)
        menus.addWidget(self._tasks)
        menus.addStretch(1)
        form.addRow(tr("&Of"), menus)
        form.labelForField(menus).setBuddy(self._systems)  # type: ignore[attr-defined]
        form.addRow(tr("The &pronoun is"), self._contrasts)
        form.addRow(tr("&Seed"), self._seed)
        form.addRow(tr("&Format"), self._format)
        form.addRow(tr("Fi&le"), self._path)
        give_labels_room(form)
        layout = spaced(QVBoxLayout(self), margin=1, gap=0.7)
        layout.addWidget(self._kinds, 1)
        layout.addLayout(form)
        layout.addWidget(self._remark)
        self._end(layout, 54, 34)


def _task_in_words(task_set: str, task: str) -> str:
    return tr("{0}, task {1}").format(task_set, task) if task else task_set


def _mistake_in(path: Path) -> str:
    """Return why nothing can be written there; other mistakes raise an error with a sentence."""
    check_may_be_written(path=path, replace=True)
    return ""


def _will_be_replaced() -> str:
    return tr("This file exists already. It will be replaced.")


def _format_of(name: str) -> str | None:
    """Return the format of a file name's ending."""
    suffix = Path(name).suffix.lower()
    return next((how for how in row_formats() if FORMATS[how].suffix == suffix), None)


class _KindsTable(ReadingTable):
    """A table of the kinds of export, each with a sentence; the current row is chosen."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        spoken: Roles[ExportKind] = {
            Qt.ItemDataRole.FontRole: bold_where(lambda _kind: True),
            Qt.ItemDataRole.AccessibleTextRole: lambda kind: (
                f"{translated(_NAMES[kind])}: {translated(_SENTENCES[kind])}"
            ),
        }
        self._rows = RowsModel[ExportKind](
            [
                ViewColumn(tr("Export"), lambda kind: translated(_NAMES[kind]), roles=spoken),
                ViewColumn(tr("What is in it"), lambda kind: translated(_SENTENCES[kind])),
            ]
        )
        self._rows.show(tuple(_NAMES))
        super().__init__(tr("What to export"), self._rows, parent)
        self._rows.setParent(self)
        self.horizontalHeader().hide()
        self.setMinimumHeight(5 * self.fontMetrics().height())
        self.setCurrentIndex(self._rows.index(0, 0))
        self.selectionModel().currentRowChanged.connect(lambda _now, _before: self.chosen.emit())

    @property
    def kind(self) -> ExportKind:
        return self._rows.rows[self.currentIndex().row()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns_to_room()
            self.resizeRowsToContents()
