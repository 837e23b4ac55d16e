"""Loading systems into the open project, and matching all its systems."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from protest_core.candidates.filter import CandidateFilter, Links
from protest_core.changes import ChangeSet
from protest_core.errors import ImplausibleTextError, ProtestError, printable
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.model import EvaluationTable, judged_sentence, saved_sentence
from protest_core.evaluation.project_overview import filter_choices, list_candidates
from protest_core.ids import CandidateId
from protest_core.loading.change_systems import plan_removal
from protest_core.loading.outputs import outputs_among
from protest_core.loading.systems import (
    OutputsAligned,
    OutputsRead,
    SystemOutput,
    add_aligned_systems,
    align_outputs_read,
    read_outputs,
)
from protest_core.matching.policy import PolicyChange
from protest_core.progress import ProgressCallback
from protest_core.suite.report_frame import WITHOUT_REFERENCE
from protest_core.translatable import Text
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Job, Lane
from protest_gui.project.load_dialog import LoadDialog
from protest_gui.translations import tr, translated
from protest_gui.widgets.messages import ask


class Loading:
    """Loads systems after a preview; the work can be cancelled."""

    def __init__(self, context: ProjectContext, parent: QWidget) -> None:
        self._context = context
        self._parent = parent
        self._under_way: list[_LoadJob] = []

    def choose(self) -> None:
        if chosen := self._ask_for_files(tr("Load systems")):
            self.offer(chosen)

    def choose_instead(self, system: str) -> None:
        """Choose another output of a system."""
        if chosen := self._ask_for_files(tr("Replace {0}").format(printable(system))):
            self.offer(chosen, instead_of=system)

    def _ask_for_files(self, title: str) -> list[Path]:
        kinds = tr("All files (*);;Outputs of systems (*.txt *.align)")
        chosen, _ = QFileDialog.getOpenFileNames(
            self._parent, title, str(self._context.path.parent), kinds
        )
        return [Path(name) for name in chosen]

    def offer(self, paths: Sequence[Path], *, instead_of: str | None = None) -> None:
        """Offer to load files and folders, also dropped ones."""
        try:
            project, files = self._context.project, outputs_among(paths)
            loaded = filter_choices(project=project).systems
            same = [each.name for each in files.outputs if each.name in loaded]
            judged = [each for each in same if plan_removal(project=project, system=each).is_judged]
        except ProtestError as error:
            self._context.fail(error)
            return
        dialog = LoadDialog(files, loaded, self._parent, instead_of=instead_of, judged=judged)
        if dialog.ask_and_wait() and dialog.outputs:
            job = _LoadJob(self._context, self._parent, self._under_way)
            job.begin(dialog.outputs, replacing=dialog.replacing)

    def may_stop(self) -> bool:
        """Ask before the project is closed; return whether it may be."""
        question = tr("Systems are still being loaded. Stop that, and load none of them?")
        yes, no = tr("&Stop and close"), tr("&Go on")
        return not self._under_way or ask(self._parent, question, yes=yes, no=no)

    def stop(self) -> None:
        for job in tuple(self._under_way):
            job.stop()

    def match(self, change: PolicyChange | None = None) -> None:
        """Match all systems again, under the project's policy or a changed one.

        That is needed, too, when people have verified more translations that count as references.
        """
        context, project = self._context, self._context.project

        def match(progress: ProgressCallback) -> ChangeSet:
            return evaluate(project=project, change=change, progress=progress)

        def count(progress: ProgressCallback) -> EvaluationTable:
            with project.snapshot(progress) as copy:
                return evaluation_table(project=copy)

        def done(changes: ChangeSet) -> None:
            context.note(changes)
            # A job of its own: if it fails or is stopped, the matching stays.
            context.run(
                Lane.READ, count, lambda table: context.show_message(_about_matching(table))
            )

        context.run(Lane.WRITE, match, done)


class _LoadJob:
    """A run of loading: files are read, aligned, and added to the project.

    Aligning takes minutes for large suites; it blocks no other job.
    """

    def __init__(
        self, context: ProjectContext, parent: QWidget, under_way: "list[_LoadJob]"
    ) -> None:
        self._context = context
        self._parent = parent
        self._under_way = under_way
        self._job: Job | None = None

    def begin(
        self, outputs: Sequence[SystemOutput], *, replacing: bool, anyway: bool = False
    ) -> None:
        project = self._context.project
        self._under_way.append(self)

        def work(progress: ProgressCallback) -> OutputsRead:
            return read_outputs(
                project=project,
                outputs=outputs,
                replace=replacing,
                anyway=anyway,
                progress=progress,
            )

        def failed(error: Exception) -> None:
            if self not in self._under_way:
                return
            self._under_way.remove(self)
            if isinstance(error, ImplausibleTextError) and self._is_to_go_on(error):
                self.begin(outputs, replacing=replacing, anyway=True)
            elif not isinstance(error, ImplausibleTextError):
                self._context.fail(error)

        self._job = self._context.run(Lane.WRITE, work, self._align, failed)

    def _is_to_go_on(self, error: ImplausibleTextError) -> bool:
        question = translated(error.text)
        return ask(self._parent, question, yes=tr("Load &anyway"), no=tr("Load &nothing"))

    def stop(self) -> None:
        """Stop: nothing is loaded, and nothing is reported."""
        self._under_way.remove(self)
        if self._job is not None:
            self._job.cancel()

    def _align(self, read: OutputsRead) -> None:
        if self in self._under_way:
            self._job = self._context.run(
                Lane.BACKGROUND,
                lambda progress: align_outputs_read(read, progress=progress),
                self._add,
                self._fail,
            )

    def _add(self, ready: OutputsAligned) -> None:
        if self not in self._under_way:
            return
        self._under_way.remove(self)
        project = self._context.project
        self._context.run(
            Lane.WRITE,
            lambda progress: add_aligned_systems(project=project, ready=ready, progress=progress),
            self._tell_loaded,
        )

    def _fail(self, error: Exception) -> None:
        if self in self._under_way:
            self._under_way.remove(self)
            self._context.fail(error)

    def _tell_loaded(self, change: ChangeSet) -> None:
        self._context.note(change)
        text = loaded_sentence(change)
        if change.warnings:
            self._context.show_message(text, "warning")
        elif text:
            self._tell_with_unsure(text, change.systems)

    def _tell_with_unsure(self, text: str, systems: Sequence[str]) -> None:
        """Show the message with a button for the candidates whose links may be wrong, if any."""
        context = self._context
        chosen = CandidateFilter(systems=frozenset(systems), links=Links.UNSURE)

        def tell(candidates: Sequence[CandidateId]) -> None:
            look = (tr("&Look at them"), partial(context.read, candidates))
            context.show_message(text, "info", *([look] if candidates else []))

        context.run(
            Lane.READ,
            lambda _progress: list_candidates(project=context.project, chosen=chosen),
            tell,
        )


def loaded_sentence(change: ChangeSet) -> str:
    """Return what is to be known of the systems that were loaded; empty if that is nothing."""
    names = ", ".join(change.systems)
    if change.warnings:
        return tr(
            "Loaded {0}, with %n warnings; the first: {1}",
            "",
            len(change.warnings),
            one="Loaded {0}, with %n warning: {1}",
        ).format(names, translated(change.warnings[0].text))
    notes = translated(Text("; ").join(change.notes))
    return tr("Loaded {0}: {1}.").format(names, notes) if notes else ""


def _about_matching(table: EvaluationTable) -> str:
    without_reference = table.frame.suite.without_reference
    if not table.policy.verified_translations:
        if without_reference:
            return translated(WITHOUT_REFERENCE)
        return tr("All systems are matched with the reference.")
    text = tr(
        "All systems are matched with the reference and with verified translations, which save {0}."
    )
    if without_reference:
        text = tr("All systems are matched with verified translations, which save {0}.")
    saved = text.format(translated(saved_sentence(table.total)))
    return f"{saved} {translated(judged_sentence(table.total))}".rstrip()
