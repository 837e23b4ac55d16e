"""`protest judgements`: judgements that were made elsewhere."""

from pathlib import Path

import click

from protest_core.cli.batch import made_choices, merged_with, print_conflicts, print_merged
from protest_core.cli.group import CommandGroup
from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import FILE, Output, output_options, shown_progress


@click.group("judgements", cls=CommandGroup)
def command() -> None:
    """Bring in judgements that were made elsewhere.

    ‘protest export FILE judgements’ writes such a table.
    """


@command.command("import", short_help="Merge the judgements in a table.")
@click.argument("file", type=FILE)
@click.argument("table", type=FILE)
@click.option(
    "--annotator",
    metavar="NAME",
    help="The annotator, if the table has no column ‘annotator’.",
)
@click.option(
    "--program",
    is_flag=True,
    help="The judgements are a program's, such as a language model's: compared with people's in "
    "agreement, never counted in outcomes.",
)
@click.option(
    "--task-set",
    metavar="NAME",
    default="",
    help="Count the judgements as work on the tasks of this task set, as those in batches. Tables "
    "that were exported with --task-set do not need it.",
)
@click.option("--dry-run", is_flag=True, help="Only check, and show what would be merged.")
@click.option(
    "--on-conflict",
    type=click.Choice(["project", "file"]),
    help="Which judgement to keep if project and table contradict each other; the other one "
    "stays in history.  [default: project]",
)
@output_options(*TABLE_FORMATS)
def import_table(
    *,
    file: Path,
    table: Path,
    annotator: str | None,
    program: bool,
    task_set: str,
    dry_run: bool,
    on_conflict: str | None,
    output: Output,
) -> None:
    """Merge the judgements in TABLE into the project FILE, and print the changes.

    TABLE is CSV, TSV or JSONL in UTF-8 with a row for each judgement. Only the columns ‘system’,
    ‘example’ and ‘pronoun’ (yes, no, unset) are required; docs/formats.md describes the others.
    If anything in it is wrong, all errors are reported and nothing is merged. ‘protest batch
    undo’ undoes it.

    \b
      protest judgements import news.protest ann.csv --annotator Ann --dry-run
      protest judgements import news.protest gpt.csv --annotator gpt --program
    """
    from protest_core.batches.import_judgements import plan_table
    from protest_core.batches.merge_plan import merge_conflicts
    from protest_core.batches.report import merge_plan_report
    from protest_core.db.project import Project
    from protest_core.judgements.annotators import AnnotatorKind
    from protest_core.suite.queries import project_suite

    with (
        output.opened(),
        shown_progress() as progress,
        Project.open(file, read_only=dry_run) as project,
    ):
        kind = AnnotatorKind.PROGRAM if program else None
        plan = plan_table(
            project=project,
            path=table,
            annotator=annotator,
            kind=kind,
            task_set=task_set,
            progress=progress,
        )
        conflicts = merge_conflicts(project=project, plan=plan)
        choices = made_choices(plan, on_conflict)
        suite = project_suite(project=project)
        changes = output.rendered(merge_plan_report(suite, plan.files, conflicts))
        merged = None if dry_run else merged_with(project, plan, choices)
        try:
            output.write(changes)
        finally:  # even if the table cannot be written, everything is merged
            print_merged(merged, plan, choices)
            if conflicts and on_conflict is None:
                print_conflicts(file, len(conflicts), merged)
