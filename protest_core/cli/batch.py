"""`protest batch`: export, info, merge, merges, undo."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import (
    FILE,
    Output,
    output_options,
    print_note,
    print_warnings,
    say,
    shown_progress,
)
from protest_core.errors import RefusedError, counted, shell_quoted

if TYPE_CHECKING:
    from protest_core.batches.link_preview import LinkEffects
    from protest_core.batches.merge import Merged
    from protest_core.batches.merge_plan import Choices, MergePlan
    from protest_core.db.project import Project


@click.group("batch", cls=CommandGroup)
def command() -> None:
    """Hand out the tasks of a task set as files, and merge the returned batches.

    ‘protest tasks create’ makes a task set.
    """


@command.command("export", short_help="Make a file with a task for each annotator.")
@click.argument("file", type=FILE)
@click.option("--task-set", help="The task set; may be left out if there is only one.")
@click.option(
    "--annotator",
    "annotators",
    multiple=True,
    required=True,
    help="An annotator who gets a file; may be repeated.",
)
@click.option(
    "--task",
    help="The task that a single annotator gets, as ‘protest tasks list’ calls it: 1, 2, … "
    "Without --task-set, the name of a task set means its task 1.",
)
@click.option(
    "-o",
    "--output",
    "out",
    type=click.Path(readable=False),
    required=True,
    help="An existing folder; or, for a single annotator, a file.",
)
@click.option(
    "--with-reference",
    is_flag=True,
    help="Let annotators look at the reference translation, which influences them.",
)
@click.option("--no-links", is_flag=True, help="Do not let annotators correct links.")
@click.option(
    "--language",
    default="",
    metavar="CODE",
    help="The language of the windows for annotators who have chosen none: de, fr.  "
    "[default: that of their system]",
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
    with_reference: bool,
    no_links: bool,
    language: str,
    open_names: bool,
    force: bool,
) -> None:
    """Make a file for each annotator, with a task of the project FILE and the overlap.

    The first annotator gets task 1, the second task 2, and so on.

    \b
      protest batch export news.protest --annotator Ann --annotator Ben -o .
      protest batch export news.protest --task 2 --annotator Ben -o b.protestbatch
    """
    from protest_core.batches.export import export_batches
    from protest_core.db.project import Project

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
            with_reference=with_reference,
            corrects_links=not no_links,
            language=language,
            replace=force,
            progress=progress,
        )
    for batch in made:
        size = counted(batch.candidates, "candidate")
        say(f"Made {batch.path} for {batch.annotator}: task {batch.label}, {size}.")
        if others := earlier.get(batch.label):
            print_note(f"task {batch.label} was handed out before, to {', '.join(others)}")


def _place(out: str, *, several: bool) -> tuple[Path, str | None]:
    """Return the folder, and the file's name if given; a path that ends like a folder is one."""
    path = Path(out)
    if several or path.is_dir() or out.endswith(("/", os.sep)):
        return path, None
    return path.parent, path.name


def _chosen(project: "Project", task_set: str | None, task: str | None) -> tuple[str, str | None]:
    """Return the name of the task set and the label of the task, as far as they are given."""
    from protest_core.tasks.sets import task_sets

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
    """Return the annotators who were given each task before."""
    from protest_core.batches.open_batch import batches

    annotators: dict[str, list[str]] = {}
    for batch in batches(project=project):
        if batch.task_set == task_set and batch.annotator not in annotators.get(batch.label, []):
            annotators.setdefault(batch.label, []).append(batch.annotator)
    return annotators


@command.command("info", short_help="Describe a batch.")
@click.argument("batch", type=FILE)
@output_options("text", "json")
def info(*, batch: Path, output: Output) -> None:
    """Describe the file BATCH: its annotator, how much is done and how long it took.

    The file need not be trusted; nothing in it is changed.
    """
    from protest_core.batches.open_batch import describe_batch
    from protest_core.batches.report import batch_report

    with output.opened():
        output.show(batch_report(batch, describe_batch(path=batch)))


@click.command("merge", short_help="Merge returned batches into the project.")
@click.argument("file", type=FILE)
@click.argument("batches", metavar="BATCH…", type=FILE, nargs=-1, required=True)
@click.option("--dry-run", is_flag=True, help="Only show what would be merged.")
@click.option(
    "--on-conflict",
    type=click.Choice(["project", "file"]),
    help="Which judgement or links to keep if both were changed; the others stay in history.  "
    "[default: project]",
)
@click.option(
    "--on-link-conflict",
    type=click.Choice(["project", "file"]),
    help="Which links to keep, if other than --on-conflict.",
)
@output_options(*TABLE_FORMATS)
def merge(
    *,
    file: Path,
    batches: tuple[Path, ...],
    dry_run: bool,
    on_conflict: str | None,
    on_link_conflict: str | None,
    output: Output,
) -> None:
    """Merge judgements and corrected links of each BATCH into the project FILE, and print them.

    If anything is wrong with one of the files, none is merged. Merging a file again changes
    nothing.
    """
    from protest_core.batches.link_preview import link_conflicts, link_effects
    from protest_core.batches.merge import plan_merge
    from protest_core.batches.merge_plan import merge_conflicts
    from protest_core.batches.report import merge_plan_report
    from protest_core.db.project import Project
    from protest_core.suite.queries import project_suite

    with (
        output.opened(),
        shown_progress() as progress,
        Project.open(file, read_only=dry_run) as project,
    ):
        plan = plan_merge(project=project, paths=batches, progress=progress)
        conflicts = merge_conflicts(project=project, plan=plan)
        of_links = link_conflicts(project=project, plan=plan)
        effects = link_effects(project=project, plan=plan)
        choices = made_choices(plan, on_conflict, on_link_conflict)
        suite = project_suite(project=project)
        table = output.rendered(merge_plan_report(suite, plan.files, conflicts, of_links))
        merged = None if dry_run else merged_with(project, plan, choices)
        try:
            output.write(table)
        finally:  # even if the table cannot be written, everything is merged
            print_merged(merged, plan, choices, effects)
            if conflicts and on_conflict is None:
                print_conflicts(file, len(conflicts), merged)
            if of_links and on_conflict is on_link_conflict is None:
                print_link_conflicts(file, len(of_links), merged)


@click.command("merges", short_help="List past merges.")
@click.argument("file", type=FILE)
@output_options(*TABLE_FORMATS)
def merges(*, file: Path, output: Output) -> None:
    """List the merges into the project FILE: files, times, annotators."""
    from protest_core.batches.merge import merges
    from protest_core.batches.report import merges_report
    from protest_core.db.project import Project
    from protest_core.suite.queries import project_suite

    with output.opened(), Project.open(file, read_only=True) as project:
        suite = project_suite(project=project)
        output.show(merges_report(suite, merges(project=project)))


@click.command("undo", short_help="Undo a merge.")
@click.argument("file", type=FILE)
@click.argument("merge_id", metavar="ID", type=int)
def undo(*, file: Path, merge_id: int) -> None:
    """Undo the merge ID of the project FILE; ‘protest batch merges’ lists them.

    Candidates that were judged again since then stay as they are, and everything stays in history.
    """
    from protest_core.batches.merge import undo_merge
    from protest_core.db.project import Project

    with Project.open(file) as project:
        undone = undo_merge(project=project, merge_id=merge_id)
    back = counted(len(undone.candidates), "candidate")
    say(f"Undid merge {merge_id}; restored: {back}.")
    if undone.left:
        left = counted(len(undone.left), "candidate")
        print_note(f"not restored, because judged again since then: {left}")
    if undone.beneath:
        beneath = counted(len(undone.beneath), "candidate")
        print_note(
            f"not restored, because a later merge changed the same: {beneath}; undo that one, too"
        )


for _each in (merge, merges, undo):
    command.add_command(_each)


def merged_with(project: "Project", plan: "MergePlan", choices: "Choices") -> "Merged":
    from protest_core.batches.merge import apply_merge
    from protest_core.names import login_name

    return apply_merge(project=project, plan=plan, choices=choices, merged_by=login_name())


def made_choices(
    plan: "MergePlan", on_conflict: str | None, on_link_conflict: str | None = None
) -> "Choices":
    from protest_core.batches.merge import all_chosen
    from protest_core.batches.merge_plan import MergeSide

    of_all = MergeSide(on_conflict or "project")
    return all_chosen(plan, of_all, of_links=MergeSide(on_link_conflict or of_all))


def print_conflicts(file: Path, number: int, merged: "Merged | None") -> None:
    """Report conflicts; they are decided, and do not recur when a file is merged again."""
    those = counted(number, "judgement")
    if merged is None:
        print_note(
            f"{those} in conflict: the project's are kept; --on-conflict file takes the files'"
        )
        return
    print_note(f"{those} in conflict: the project's are in force, the files' in history")
    _print_how_to_choose_files(file, merged, "conflict", "--on-conflict")


def print_link_conflicts(file: Path, number: int, merged: "Merged | None") -> None:
    """Report conflicts of links in the same way."""
    those = f"links of {counted(number, 'part')}"
    if merged is None:
        print_note(
            f"{those} in conflict: the project's are kept; --on-link-conflict file takes the files'"
        )
        return
    print_note(f"{those} in conflict: the project's are in force, the files' in history")
    _print_how_to_choose_files(file, merged, "link_conflicts", "--on-link-conflict")


def _print_how_to_choose_files(file: Path, merged: "Merged", kind: str, option: str) -> None:
    project = shell_quoted(str(file))
    undo = [
        f"‘protest batch undo {project} {record.id}’"
        for record in reversed(merged.records)
        if record.counts.get(kind)
    ]
    if undo:
        print_note(
            f"to keep the files' instead, undo this with {' and '.join(undo)}, and merge "
            f"again with {option} file"
        )


def print_merged(
    merged: "Merged | None",
    plan: "MergePlan",
    choices: "Choices",
    effects: "LinkEffects | None" = None,
) -> None:
    """Report a merge, done or planned; `effects`: of links on verdicts."""
    from protest_core.batches.report import merge_outcome, verdict_changes_in_words

    print_warnings(plan.warnings)
    for file in plan.files:
        if file.other_guidelines:
            print_note(
                f"{file.path.name} was judged under the guidelines {file.other_guidelines}, which "
                "are not the project's present ones"
            )
    if merged is None:
        print_note(f"merging would do this: {merge_outcome(plan, choices, effects)}")
        print_note("dry run: nothing was merged")
        return
    if not merged.records:
        say("Nothing was new; the project is as it was.")
    for record in merged.records:
        say(f"Merged {record.file} as merge {record.id}.")
    if effects is not None and merged.links:
        say(str(verdict_changes_in_words(effects.changes(choices))))
