"""A project or batch that is open in the window: its pages and its commands."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QInputDialog, QWidget

from protest_core.annotating.adjudication import Disputes
from protest_core.annotating.judge_candidate import judging_name_mistake
from protest_core.annotating.unsaved import ChangeLeftOut, save_copy
from protest_core.batches.open_batch import Batch
from protest_core.candidates.filter import EVERYTHING
from protest_core.changes import ChangeSet
from protest_core.commands import NOT_FOR_ANNOTATORS
from protest_core.db.project import Project
from protest_core.errors import DiskError, ProjectFileError, ProtestError, printable
from protest_core.evaluation.project_overview import (
    people_who_judge,
    project_guidelines,
    project_id,
)
from protest_core.files.paths import PROJECT_SUFFIX, with_suffix
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import Guidelines
from protest_core.names import typed_name
from protest_gui.batch.page import BatchPage
from protest_gui.comparing.adjudication import (
    adjudication_page,
    disputes_on,
    look_for_disputes,
)
from protest_gui.comparing.page import judging_page
from protest_gui.context import NumberReader, ProjectContext, Reading
from protest_gui.jobs.executor import Lane
from protest_gui.judging.page import JudgingPage
from protest_gui.judging.save_failures import left_out_sentence
from protest_gui.keys.actions import Actions
from protest_gui.project.about import AboutPage
from protest_gui.project.candidate_list import CandidateListPage
from protest_gui.project.exporting import ask_what_to_export, write_report
from protest_gui.project.loading import Loading
from protest_gui.project.matching_policy import MatchingPolicyCommand
from protest_gui.project.options import change_options
from protest_gui.project.overview import overview_section
from protest_gui.project.page import PageSection, ProjectPage
from protest_gui.project.systems import SystemsPage
from protest_gui.results.agreement import agreement_section
from protest_gui.results.views import results_section
from protest_gui.tasks.commands import make_task_set_of, tasks_page
from protest_gui.tasks.importing import ImportingJudgements
from protest_gui.tasks.merging import Merging
from protest_gui.translations import shown_language, tr, translated
from protest_gui.widgets.messages import Banner
from protest_gui.window.file_commands import is_open_sentence
from protest_gui.window.presence import Presence, sentence_about
from protest_gui.window.workspace import OpenDocument, Then, Workspace


class ProjectDocument(OpenDocument):
    """An open project: its home page, and a judging page that is made when first needed."""

    def __init__(
        self,
        workspace: Workspace,
        found: Project | Batch,
    ) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._batch = found if isinstance(found, Batch) else None
        self._judging: JudgingPage | None = None
        self._listing: CandidateListPage | None = None
        self._came_from_list = False
        self._is_looking = False  # disputes are being searched
        self._was_modified = False
        self._name_refused = ""  # the message about a refused name
        self._unsaved_told = ""  # a failure reported while the judging page was hidden
        self._home: ProjectPage | BatchPage
        self.context = context = self._context(found)
        self._lister = NumberReader(context, context.list)
        self._presence = Presence(context.path)
        self._presence.register()
        self._loading = Loading(context, workspace.window)
        self._policy = MatchingPolicyCommand(context, self._loading.match, workspace.window)
        self._merging = Merging(context, workspace.window)
        self._importing = ImportingJudgements(context, self._merging, workspace.window)
        workspace.preferences.add_recent(context.path)
        self._home = (
            self._batch_page()
            if self._batch
            else project_page(context, workspace.actions, self._loading)
        )
        self._bind()
        if others := self._presence.others():
            self._home.banner.show_message(sentence_about(others), "warning")
        workspace.stack.addWidget(self._home)

    def _context(self, found: Project | Batch) -> ProjectContext:
        workspace = self._workspace
        if isinstance(found, Batch):
            project, annotator = found.project, found.annotator
        else:
            project, self._project_id = found, project_id(project=found)
            annotator = workspace.preferences.annotator_in(self._project_id)
            if judging_name_mistake(project=project, name=annotator):
                annotator = ""  # the name now belongs to an imported program: ask again
        context = ProjectContext(project, workspace.jobs, annotator, batch=self._batch, parent=self)
        context.message.connect(workspace.show_message)
        context.moved_on.connect(workspace.forget_info)
        context.failed.connect(lambda error, actions: workspace.fail(error, *actions))
        context.reading_wanted.connect(self._read)
        context.list_wanted.connect(self._list)
        context.annotator_changed.connect(self._remember_annotator)
        return context

    def _batch_page(self) -> BatchPage:
        assert self._batch is not None  # noqa: S101 — whoever calls has looked
        page = BatchPage(
            self.context, self._batch, self._workspace.actions, self._workspace.preferences
        )
        page.back_to_reading.connect(self._show_judging_page)
        return page

    def _bind(self) -> None:
        commands: dict[str, Callable[[], object]] = {
            "reload": self._reload,
            "close": lambda: self._workspace.leave(self._workspace.close_document),
        }
        if isinstance(self._home, ProjectPage):
            commands |= {
                "show_tasks": partial(self._home.show_section, tr("Tasks")),
                "load_systems": self._loading.choose,
                "match": self._loading.match,
                "matching_policy": self._policy.show,
                "merge": self._merging.choose,
                "import_judgements": self._importing.choose,
                "past_merges": self._merging.show_past,
                "report": lambda: write_report(self.context, self._workspace.window),
                "save_copy": self._save_copy,
                "export": lambda: ask_what_to_export(self.context, self._workspace.window),
                "options": self._change_options,
                "adjudicate": self._adjudicate,
                "judge_as": self.judge_as,
                "list": self._list_what_is_shown,
            }
        self._workspace.actions.bind(self, commands)

    # What the window needs from every document.

    @property
    def name(self) -> str:
        return self.context.path.name

    @property
    def is_modified(self) -> bool:
        return self._judging is not None and self._judging.has_unsaved

    @property
    def is_batch(self) -> bool:
        return self._batch is not None

    @property
    def missing_commands(self) -> Collection[str]:
        if self._batch is None:
            return ()
        has = {
            "correct_links": self._batch.corrects_links,
            "reference": self._batch.with_reference,
        }
        return NOT_FOR_ANNOTATORS | {command for command, is_there in has.items() if not is_there}

    @property
    def path(self) -> Path:
        return self.context.path

    def is_at(self, path: Path) -> bool:
        return self.context.is_at(path)

    def show_first(self) -> None:
        self._workspace.show(self._home)

    def show_home(self) -> None:
        was_judging = self._is_judging_shown
        if isinstance(self._home, BatchPage):
            self._home.await_saving(self._unsaved_count)
        self._workspace.show(self._home)
        if was_judging and self._judging is not None:
            self._judging.when_saved(self._show_what_was_judged)

    def _show_what_was_judged(self, saved: bool) -> None:  # noqa: FBT001 — the saver calls it
        if isinstance(self._home, BatchPage):  # the page that reports that all is done must know
            self._home.show_unsaved(0 if saved else self._unsaved_count)
        self.context.outdated.emit()

    def offer_systems(self, paths: tuple[Path, ...]) -> None:
        self._loading.offer(paths)

    def offer_judgements(self, path: Path) -> None:
        self._importing.offer(path)

    def offer_batches(self, paths: tuple[Path, ...]) -> None:
        self._merging.offer(paths)

    def stop(self) -> None:
        self._loading.stop()

    def leave(self, then: Then, stay: Then) -> None:
        if not self._loading.may_stop():
            stay()
        elif self._judging is None:
            then()
        else:
            self._judging.leave(then, stay)

    def close(self) -> None:
        self._loading.stop()
        self._workspace.actions.release(self)
        self._take_away_judging_page()
        if self._listing is not None:
            self._workspace.stack.removeWidget(self._listing)
            self._listing.deleteLater()
        self._workspace.stack.removeWidget(self._home)
        self._home.deleteLater()
        self.context.close()
        self._presence.leave()

    # Lists of candidates.

    def _list(self, reading: Reading) -> None:
        if self._listing is None:
            self._listing = page = CandidateListPage(
                self.context, self._workspace.actions, self._who_adjudicates
            )
            page.back_wanted.connect(self.show_home)
            page.adjudication_wanted.connect(self.adjudicate)
            page.task_set_wanted.connect(self._make_task_set_of)
            self._workspace.stack.addWidget(page)
        self._listing.show_list(reading.candidates, reading.at)
        self._workspace.show(self._listing)

    def _list_what_is_shown(self) -> None:
        """List the candidates that are being read or, if none are, all candidates."""
        if self._judging is not None and self._is_judging_shown:
            self._list(Reading(*self._judging.place))
        else:
            self._lister.open(EVERYTHING)

    def _make_task_set_of(self, candidates: Sequence[CandidateId]) -> None:
        make_task_set_of(self.context, candidates, self._workspace.window)

    def _go_back(self) -> None:
        """Go back to the list from which reading began, to the row that was read last."""
        if self._listing is None or self._judging is None or not self._came_from_list:
            self.show_home()
            return
        candidates, at = self._judging.place
        self._listing.go_to(candidates[at])
        self._workspace.show(self._listing)
        self._judging.when_saved(self._show_what_was_judged)

    def _who_adjudicates(self) -> str:
        """Return who adjudicates and tags, and ask for the name if necessary: it is recorded."""
        if not self.context.adjudicator and (name := self._ask_for_name("")):
            self.context.adjudicator = name
        return self.context.adjudicator

    # Judging.

    def _read(self, reading: Reading) -> None:
        self._came_from_list = reading.from_list

        def make() -> JudgingPage:
            workspace = self._workspace
            # In a batch, annotators see only their own answers.
            return judging_page(
                self.context, workspace.actions, workspace.preferences, comparing=not self.is_batch
            )

        def begin(page: JudgingPage) -> None:
            page.read(reading.candidates, reading.at)
            if reading.compare:
                page.compare()

        is_adjudicating = self._judging is not None and disputes_on(self._judging) is not None
        self._judge_on(make, begin, is_usable=not is_adjudicating)

    def _adjudicate(self) -> None:
        if not self._is_looking:
            self._is_looking = True  # a second command starts no second search
            look_for_disputes(self.context, self.adjudicate, ended=self._end_looking)

    def _end_looking(self) -> None:
        self._is_looking = False

    def adjudicate(self, disputes: Disputes) -> None:
        """Begin adjudication, once the adjudicator's name is known."""
        if not self._who_adjudicates():
            return

        def make() -> JudgingPage:
            workspace = self._workspace
            return adjudication_page(
                self.context, workspace.actions, workspace.preferences, disputes
            )

        self._judge_on(
            make, lambda page: page.read(disputes.candidates, disputes.at), is_usable=False
        )

    def _judge_on(
        self,
        make: Callable[[], JudgingPage],
        begin: Callable[[JudgingPage], object],
        *,
        is_usable: bool,
    ) -> None:
        """Judge on the existing page, if it is usable.

        If another page could not save something, show that page first: it can be saved there.
        """

        def go_on(saved: bool) -> None:  # noqa: FBT001 — the saver calls it
            if saved:
                self._take_away_judging_page()
                self._judge_on(make, begin, is_usable=True)
            else:
                self._show_judging_page()

        if self._judging is not None and not is_usable:
            self._judging.when_saved(go_on)
            return
        try:
            if self._judging is None:
                self._judging = self._connected(make())
            begin(self._judging)
        except ProtestError as error:
            self.context.fail(error)
        else:
            self._workspace.forget_info()
            self._show_judging_page()

    def _connected(self, page: JudgingPage) -> JudgingPage:
        page.back_wanted.connect(self._go_back)
        page.unsaved_changed.connect(self._follow_saving)
        page.failures.failed.connect(self._tell_if_hidden)
        page.failures.copied.connect(self._go_on_in)
        self._workspace.stack.addWidget(page)
        return page

    def _take_away_judging_page(self) -> None:
        if self._judging is not None:
            page, self._judging = self._judging, None
            self._workspace.stack.removeWidget(page)
            page.hide()  # its last seconds of work are saved
            # Running saves report to the page, so it is deleted afterwards; also if the
            # context is closed by then, and reports nothing.
            page.when_saved(lambda _saved: None)
            self._workspace.jobs.when_idle(page.deleteLater, Lane.SAVE)

    @property
    def _is_judging_shown(self) -> bool:
        return self._judging is not None and self._workspace.stack.currentWidget() is self._judging

    def _show_judging_page(self) -> None:
        if self._judging is not None:
            self._workspace.withdraw(self._unsaved_told)
            self._workspace.show(self._judging)

    def _tell_if_hidden(self, failure: str) -> None:
        """Report a failure if the page whose banner shows it is hidden."""
        if self._is_judging_shown:
            return
        if isinstance(self._home, BatchPage):
            self._home.show_unsaved(self._unsaved_count)
        else:
            self._unsaved_told = failure
            self.context.fail(DiskError(failure))

    def _follow_saving(self) -> None:
        """Report changes that could not be saved: saving is retried after the page was left."""
        home = self._home
        if self._unsaved_told and not self.is_modified:
            self._workspace.withdraw(self._unsaved_told)
        if isinstance(home, BatchPage) and home.unsaved and not self._unsaved_count:
            home.show_unsaved(0)
            self.context.outdated.emit()
        if self._was_modified is not self.is_modified:
            self._was_modified = self.is_modified
            self._workspace.modified_changed.emit()

    @property
    def _unsaved_count(self) -> int:
        """Return how many judgements, link corrections and own tags are not in the file."""
        return 0 if self._judging is None else len(self._judging.unsaved_changes)

    def _go_on_in(self, copy: Path) -> None:
        """Continue the work in a copy: it has the same candidates under the same ids."""
        page = self._judging
        if page is not None and (disputes := disputes_on(page)) is not None:
            self._workspace.go_on = copy, lambda document: document.adjudicate(disputes)
        elif page is not None:
            candidates, at = page.place
            self._workspace.go_on = copy, lambda document: document.context.read(candidates, at)
        self._workspace.open_wanted.emit(copy)

    # Other commands.

    def judge_as(self) -> None:
        """Ask who judges or adjudicates; unsaved changes stay with the previous name."""
        context, page = self.context, self._judging
        if self._is_judging_shown and page is not None and disputes_on(page) is not None:
            if name := self._ask_for_name(context.adjudicator):
                context.adjudicator = name
        elif (name := self._ask_for_name(context.annotator, or_only_read=True)) is not None:
            context.annotator = name

    def _ask_for_name(self, before: str, *, or_only_read: bool = False) -> str | None:
        """Return the given name, empty for only reading; `None` without a name or for a bad one."""
        self._workspace.withdraw(self._name_refused)
        project = self.context.project
        known = [self._workspace.preferences.annotator, *people_who_judge(project=project)]
        name = ask_for_annotator(
            self._workspace.window, before, known, or_only_read=or_only_read and bool(before)
        )
        if name and (mistake := judging_name_mistake(project=project, name=name)):
            text = tr("Nobody can judge as ‘{0}’: {1}.")
            self._name_refused = text.format(printable(name), translated(mistake))
            self.context.show_message(self._name_refused, "warning")
            return None
        return name

    def _remember_annotator(self, name: str) -> None:
        """Remember the name, or that this person only reads; the name is offered elsewhere."""
        self._workspace.preferences.judge_as(name, self._project_id)

    def _change_options(self) -> None:
        change_options(self.context, self._workspace.window)

    def _reload(self) -> None:
        """Reload the file: others may have changed anything, or put another file in its place."""
        if not self.context.project.is_in_place:
            path = self.context.path
            text = tr("{0} was deleted, moved or replaced since it was opened.").format(path)
            there = tr("&Open what is there now"), lambda: self._workspace.open_wanted.emit(path)
            self.context.fail(ProjectFileError(text), there)
        else:
            self.context.note(ChangeSet(matches=True))

    def guidelines(self) -> Guidelines | None:
        """Return the guidelines of the project, if they can be read."""
        try:
            return project_guidelines(project=self.context.project, language=shown_language())
        except ProtestError:  # the help window can show the keys nevertheless
            return None

    def _save_copy(self) -> None:
        path = self.context.path
        proposed = path.with_name(f"{path.stem} copy{PROJECT_SUFFIX}")
        kinds = tr("PROTEST projects (*{0})").format(PROJECT_SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(
            self._workspace.window, tr("Save a copy"), str(proposed), kinds
        )
        if not chosen:
            return
        copy = with_suffix(Path(chosen))
        if self.is_at(copy):
            self.context.show_message(is_open_sentence(copy), "warning")
            return
        project = self.context.project
        changes = self._judging.unsaved_changes if self._judging is not None else ()

        def tell(left_out: Sequence[ChangeLeftOut]) -> None:
            if left_out:
                self.context.show_message(left_out_sentence(left_out, copy), "warning")
            else:
                self.context.show_message(tr("A copy is in {0}.").format(copy))

        self.context.run(
            Lane.WRITE,
            lambda _progress: save_copy(
                project=project, path=copy, changes=changes, replace_file=True
            ),
            tell,
        )


def project_page(context: ProjectContext, actions: Actions, loading: Loading) -> ProjectPage:
    """Return the page with all sections of a project."""
    banner = Banner()
    sections = (
        PageSection(tr("Overview"), lambda: overview_section(context, actions, banner)),
        PageSection(tr("Systems"), lambda: SystemsPage(context, actions, loading)),
        PageSection(tr("Tasks"), lambda: tasks_page(context, actions)),
        PageSection(tr("Agreement"), lambda: agreement_section(context, actions)),
        PageSection(tr("Results"), lambda: results_section(context, actions)),
        PageSection(tr("About this project"), lambda: AboutPage(context)),
    )
    page = ProjectPage(banner, sections)
    page.section_shown.connect(context.moved_on)
    return page


def ask_for_annotator(
    window: QWidget, name: str, known: Iterable[str], *, or_only_read: bool = False
) -> str | None:
    """Ask for the name under which a person judges; `None` if they cancel, empty if they only read.

    `known` names are offered, but none is filled in: a `Return` that was meant for
    the page must not make anybody an annotator.
    """
    dialog = QInputDialog(window)
    dialog.setWindowTitle(tr("Judge as"))
    dialog.setLabelText(tr("Your name, which is shown beside your judgements:"))
    dialog.setComboBoxItems(list(dict.fromkeys([name, *filter(None, known)])))
    dialog.setComboBoxEditable(True)
    dialog.setTextValue(name)
    only_reads = False
    if or_only_read:
        dialog.sizeHint()  # the dialog makes its buttons now
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        only_read = buttons.addButton(tr("Only &read"), QDialogButtonBox.ButtonRole.ActionRole)

        def choose_reading() -> None:
            nonlocal only_reads
            only_reads = True
            dialog.accept()

        only_read.clicked.connect(choose_reading)
    wanted = dialog.exec() == QDialog.DialogCode.Accepted
    typed = "" if only_reads else typed_name(dialog.textValue())
    # At once, as Qt's own functions do: the window is active again.
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    return typed if wanted and (typed or only_reads) else None
