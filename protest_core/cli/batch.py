"""`protest batch`: tasks as files for annotators, and what such a file is."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.merging import merge, merges, undo
from protest_core.cli.options import FILE, output_options, tell_note
from protest_core.cli.output import Output, say
from protest_core.cli.progress import shown_progress
from protest_core.errors import RefusedError, counted

if TYPE_CHECKING:
    from protest_core.store.project import Project


@click.group("batch", short_help="Hand tasks to annotators as files, and merge them.")
def command() -> None:
    """Hand out the tasks of a task set as files, and merge what comes back.

    ‘protest tasks create’ makes a task set.
    """


@command.command("export")
@click.argument("file", type=FILE)
@click.option("--task-set", help="The task set; may be left out if there is only one.")
@click.option(
    "--annotator",
    "annotators",
    multiple=True,
    required=True,
    help="Who gets a file; may be repeated.",
)
@click.option(
    "--task",
    help="The task that a single annotator gets, as ‘protest tasks list’ calls it: 1, 2, … "
    "Without --task-set, the name of a task set will do: of that, task 1.",
)
@click.option(
    "-o",
    "--output",
    "out",
    type=click.Path(readable=False),
    required=True,
    help="A folder that is there; or, for a single annotator, a file.",
)
@click.option("--open-names", is_flag=True, help="Call systems by their names; otherwise by codes.")
@click.option("--force", is_flag=True, help="Overwrite a batch that nobody has judged in.")
def export(
    *,
    file: Path,
    task_set: str | None,
    annotators: tuple[str, ...],
    task: str | None,
    out: str,
    open_names: bool,
    force: bool,
) -> None:
    """Make a file for each annotator, with a task of the project FILE and the overlap.

    The first annotator gets task 1, the second task 2, and so on.

    \b
      protest batch export news.protest --task-set pilot --annotator Ann --annotator Ben -o .
      protest batch export news.protest --task 2 --annotator Ben -o ben.protestbatch
    """
    from protest_core.operations.batches.handing_out import export_batches
    from protest_core.store.project import Project

    if task is not None and len(annotators) > 1:
        raise click.UsageError("--task is for a single annotator; several get tasks 1, 2, …")
    directory, name = _place(out, several=len(annotators) > 1)
    with shown_progress() as progress, Project.open(file) as project:
        chosen, label = _chosen(project, task_set, task)
        earlier = _handed_out(project, chosen)
        made = export_batches(
            project=project,
            task_set=chosen,
            annotators=annotators if label is None else {annotators[0]: label},
            directory=directory,
            file_name=name,
            blind=not open_names,
            replace=force,
            progress=progress,
        )
    for batch in made:
        size = counted(batch.candidates, "candidate")
        say(f"Made {batch.path} for {batch.annotator}: task {batch.label}, {size}.")
        if others := earlier.get(batch.label):
            tell_note(f"task {batch.label} was handed out before, to {', '.join(others)}")


def _place(out: str, *, several: bool) -> tuple[Path, str | None]:
    """The folder, and the file's name if it is given. What ends as folders do, is meant as one."""
    path = Path(out)
    if several or path.is_dir() or out.endswith(("/", os.sep)):
        return path, None
    return path.parent, path.name


def _chosen(project: "Project", task_set: str | None, task: str | None) -> tuple[str, str | None]:
    """The name of the task set and the label of the task, as far as they are given."""
    from protest_core.operations.batches.tasks import task_sets

    if task_set is not None:
        return task_set, task
    names = [each.settings.name for each in task_sets(project=project)]
    if task in names:
        return str(task), None
    if len(names) == 1:
        return names[0], task
    there_are = f"There are: {', '.join(names)}." if names else "Make one: protest tasks create."
    raise RefusedError(f"Which task set? Name it with --task-set. {there_are}")


def _handed_out(project: "Project", task_set: str) -> dict[str, list[str]]:
    """To whom each task went before."""
    from protest_core.operations.batches.batches import batches

    found: dict[str, list[str]] = {}
    for batch in batches(project=project):
        if batch.task_set == task_set and batch.annotator not in found.get(batch.label, []):
            found.setdefault(batch.label, []).append(batch.annotator)
    return found


@command.command("info")
@click.argument("batch", type=FILE)
@output_options("text", "json")
def info(*, batch: Path, how: str, output: Output) -> None:
    """Say what the file BATCH is, for whom, how much is done and how long it took.

    It may have come from anywhere; nothing in it is changed.
    """
    from protest_core.operations.batches.batch_description import describe_batch
    from protest_core.reports.batches import write_batch
    from protest_core.reports.table import Format

    with output.opened() as write:
        write([write_batch(batch, describe_batch(path=batch), Format(how))])


for _each in (merge, merges, undo):
    command.add_command(_each)
