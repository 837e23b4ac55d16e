"""Commands of the Tasks section: make task sets, hand them out, delete them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from protest_core.annotating.judge_candidate import project_options
from protest_core.batches.export import ExportedBatch, export_batches
from protest_core.changes import ChangeSet
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import ReferenceShown
from protest_core.tasks.choices import TaskChoices, read_task_choices
from protest_core.tasks.model import TaskSetProgress
from protest_core.tasks.sets import create_task_set, delete_task_set, plan_task_set
from protest_gui.context import NumberReader, ProjectContext, Refresher
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.tasks.hand_out import HandOut, HandOutDialog
from protest_gui.tasks.new_task_set import NewTaskSetDialog
from protest_gui.tasks.page import TasksPage
from protest_gui.translations import tr
from protest_gui.widgets.messages import ask


def tasks_page(context: ProjectContext, actions: Actions) -> TasksPage:
    """Return the section with the task sets and their commands."""
    page = TasksPage(actions)
    TaskCommands(context, page)
    return page


def make_task_set_of(
    context: ProjectContext, chosen: Sequence[CandidateId], parent: QWidget
) -> None:
    """Ask how to divide candidates chosen by hand into tasks, and make the task set."""

    def made(name: str) -> None:
        text = tr(
            "The task set {0} is made. ‘Hand out…’ in ‘Tasks’ makes a file for each annotator."
        )
        context.show_message(text.format(name))

    context.run(
        Lane.READ,
        lambda _progress: read_task_choices(project=context.project),
        lambda choices: ask_for_task_set(context, choices, parent, made, chosen),
    )


def ask_for_task_set(
    context: ProjectContext,
    choices: TaskChoices,
    parent: QWidget,
    made: Callable[[str], object],
    chosen: Sequence[CandidateId] = (),
) -> None:
    """Ask for the settings of a task set, and make it; `made` is called with its name."""
    project = context.project
    dialog = NewTaskSetDialog(
        context.run,
        lambda settings: plan_task_set(project=project, settings=settings, chosen=chosen),
        name=choices.free_name(),
        systems=choices.systems,
        categories=choices.categories,
        chosen=len(chosen),
        parent=parent,
    )
    if not dialog.ask_and_wait():
        return
    settings = dialog.settings

    def done(change: ChangeSet) -> None:
        made(settings.name)
        context.note(change)

    context.run(
        Lane.WRITE,
        lambda _progress: create_task_set(project=project, settings=settings, chosen=chosen),
        done,
    )


class TaskCommands(QObject):
    """Commands of the section: dialogs ask, a job does the work, the page shows the result."""

    def __init__(self, context: ProjectContext, page: TasksPage) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._choices = TaskChoices()
        self._reading = LatestJob(context.run, self._show, context.fail)
        Refresher(context, page, self._read)
        page.new_button.clicked.connect(lambda _checked: self.make_new())
        self._numbers = NumberReader(context)
        page.opened.connect(self._numbers.open)
        page.hand_out_wanted.connect(self.hand_out)
        page.delete_wanted.connect(self.delete)

    def _read(self) -> None:
        project = self._context.project
        self._reading.ask(lambda _progress: read_task_choices(project=project))

    def _show(self, choices: TaskChoices) -> None:
        """Show the task sets; dialogs offer the state from when these were read."""
        self._choices = choices
        self._page.show_task_sets(choices.task_sets, choices.unanswered)

    def make_new(self) -> None:
        if not self._choices.systems:
            text = tr("There is nothing to divide into tasks yet: load a system first.")
            self._context.show_message(text)
            return
        ask_for_task_set(
            self._context, self._choices, self._page.window(), self._page.choose_when_shown
        )

    def hand_out(self, name: str) -> None:
        task_set = self._choices.task_set(name)
        if task_set is None:
            return
        dialog = self._hand_out_dialog(task_set)
        if dialog.ask_and_wait():
            self._export(dialog.hand_out)

    def _hand_out_dialog(self, task_set: TaskSetProgress) -> HandOutDialog:
        folder = str(self._context.path.parent)
        options = project_options(project=self._context.project)
        return HandOutDialog(
            task_set,
            self._choices.annotators,
            folder,
            self._page.window(),
            may_see_reference=options.reference is not ReferenceShown.NEVER,
        )

    def _export(self, wanted: HandOut) -> None:
        project = self._context.project

        def done(made: Sequence[ExportedBatch]) -> None:
            self._context.note(ChangeSet(task_sets=(wanted.task_set,)))
            self._tell_made(made, wanted.directory)

        self._context.run(
            Lane.WRITE,
            lambda progress: export_batches(
                project=project,
                task_set=wanted.task_set,
                annotators=wanted.labels,
                directory=wanted.directory,
                blind=wanted.blind,
                with_reference=wanted.with_reference,
                corrects_links=wanted.corrects_links,
                language=wanted.language,
                progress=progress,
            ),
            done,
        )

    def _tell_made(self, made: Sequence[ExportedBatch], folder: Path) -> None:
        names = ", ".join(batch.path.name for batch in made)
        text = tr("Made in {0}: {1}. Send each to its annotator.").format(folder, names)
        show = tr("Show the &folder")
        self._context.show_message(text, "info", (show, lambda: self._show_folder(folder)))

    def _show_folder(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = tr("The folder could not be opened here. It is {0}.").format(folder)
            self._context.show_message(text, "warning")

    def delete(self, name: str) -> None:
        question = tr("Delete the task set {0}?").format(name)
        yes, no = tr("&Delete"), tr("&Keep")
        if not ask(self._page.window(), question, yes=yes, no=no):
            return
        project = self._context.project
        self._context.run(
            Lane.WRITE,
            lambda _progress: delete_task_set(project=project, name=name),
            self._context.note,
        )
