"""`protest batch merge`, `merges` and `undo`: what comes back from annotators."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, output_options, tell_note
from protest_core.cli.output import Output, say
from protest_core.cli.progress import shown_progress
from protest_core.errors import counted, shell_quoted

if TYPE_CHECKING:
    from protest_core.operations.merging.merge_made import Merged
    from protest_core.operations.merging.merge_plan import MergePlan
    from protest_core.store.project import Project

_FORMATS = ("text", "json", "csv", "tsv", "latex")


@click.command("merge")
@click.argument("file", type=FILE)
@click.argument("batches", metavar="BATCH…", type=FILE, nargs=-1, required=True)
@click.option("--dry-run", is_flag=True, help="Only show what would be merged.")
@click.option(
    "--on-conflict",
    type=click.Choice(["project", "file"]),
    help="Whose judgement holds where both were changed; the other one stays in history.  "
    "[default: project]",
)
@output_options(*_FORMATS)
def merge(
    *,
    file: Path,
    batches: tuple[Path, ...],
    dry_run: bool,
    on_conflict: str | None,
    how: str,
    output: Output,
) -> None:
    """Merge what was judged in each BATCH into the project FILE, and print what that changes.

    All files are merged, or, if anything is wrong with one of them, none. Merging a file again
    changes nothing.
    """
    from protest_core.operations.merging.merge_conflicts import merge_conflicts
    from protest_core.operations.merging.merging import plan_merge
    from protest_core.reports.merging import write_merge_plan
    from protest_core.reports.table import Format
    from protest_core.store.project import Project

    with (
        output.opened() as write,
        shown_progress() as progress,
        Project.open(file, read_only=dry_run) as project,
    ):
        plan = plan_merge(project=project, paths=batches, progress=progress)
        conflicts = merge_conflicts(project=project, plan=plan)
        merged = None if dry_run else merged_with(project, plan, on_conflict)
        write(write_merge_plan(plan.files, conflicts, Format(how), width=output.width))
    tell_about(plan)
    tell_merged(merged)
    if conflicts and on_conflict is None:
        tell_conflicts(file, len(conflicts), merged)


def merged_with(project: "Project", plan: "MergePlan", on_conflict: str | None) -> "Merged":
    from protest_core.operations.judging.people import login_name
    from protest_core.operations.merging.merge_made import all_chosen, merge_planned
    from protest_core.operations.merging.merge_plan import Choice

    choices = all_chosen(plan, Choice(on_conflict or "project"))
    return merge_planned(project=project, plan=plan, choices=choices, merged_by=login_name())


def tell_about(plan: "MergePlan") -> None:
    for each in plan.files:
        if each.other_guidelines:
            tell_note(
                f"{each.path.name} was judged under the guidelines {each.other_guidelines}, which "
                "are not the project's of today"
            )


def tell_conflicts(file: Path, number: int, merged: "Merged | None") -> None:
    """Merging a file again finds no conflict in it: what holds was decided."""
    those = counted(number, "judgement")
    if merged is None:
        tell_note(f"{those} in conflict: the project's hold; --on-conflict file takes the files'")
        return
    tell_note(f"{those} in conflict: the project's own hold, the files' are kept in history")
    project = shell_quoted(str(file))
    undo = [
        f"‘protest batch undo {project} {record.id}’"
        for record in reversed(merged.records)
        if record.counts.get("conflict")
    ]
    if undo:
        tell_note(
            f"to have the files' instead, take this back with {' and '.join(undo)}, and merge "
            "again with --on-conflict file"
        )


def tell_merged(merged: "Merged | None") -> None:
    if merged is None:
        tell_note("this was only a look; nothing was merged")
        return
    if not merged.records:
        say("Nothing was new; the project is as it was.")
    for record in merged.records:
        say(f"Merged {record.file} as merge {record.id}.")


@click.command("merges")
@click.argument("file", type=FILE)
@output_options(*_FORMATS)
def merges(*, file: Path, how: str, output: Output) -> None:
    """List what was merged into the project FILE, when and by whom."""
    from protest_core.operations.merging.merging import merges
    from protest_core.reports.merging import write_merges
    from protest_core.reports.table import Format
    from protest_core.store.project import Project

    with output.opened() as write, Project.open(file, read_only=True) as project:
        write(write_merges(merges(project=project), Format(how), width=output.width))


@click.command("undo")
@click.argument("file", type=FILE)
@click.argument("merge_id", metavar="ID", type=int)
def undo(*, file: Path, merge_id: int) -> None:
    """Take the merge ID of the project FILE back; ‘protest batch merges’ lists them.

    What was judged anew since then stays as it is, and everything stays in history.
    """
    from protest_core.operations.merging.merging import undo_merge
    from protest_core.store.project import Project

    with Project.open(file) as project:
        undone = undo_merge(project=project, merge_id=merge_id)
    back = counted(len(undone.candidates), "candidate")
    say(f"Undid merge {merge_id}: {back} as before it.")
    if undone.left:
        left = counted(len(undone.left), "candidate")
        tell_note(f"{left} judged anew since then, and left as they are")
    if undone.beneath:
        beneath = counted(len(undone.beneath), "candidate")
        tell_note(f"{beneath} as a later merge left them; undoing that one takes both of them back")
