"""`protest export FILE protest11`: a master or a batch that PROTEST 1.1 opens."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, tell
from protest_core.cli.output import say
from protest_core.cli.progress import shown_progress


@click.command("protest11", short_help="A master or a batch of PROTEST 1.1.")
@click.option("-o", "--output", type=FILE, required=True, help="The file to make.")
@click.option("--annotator", metavar="NAME", help="Make a batch for this annotator.")
@click.option(
    "--task",
    "tasks",
    metavar="SET[:LABEL]",
    multiple=True,
    help="What the batch holds: a task set, or one task of it; may be repeated. Otherwise all.",
)
@click.option("--force", is_flag=True, help="Overwrite the file given with -o.")
@click.pass_obj
def command(
    file: Path, *, output: Path, annotator: str | None, tasks: tuple[str, ...], force: bool
) -> None:
    """Write the project as a file of PROTEST 1.1: a master, or one annotator's batch."""
    if tasks and annotator is None:
        raise click.UsageError("--task is for a batch: say with --annotator whose it is")
    from protest_core.operations import export_protest11, open_project

    with shown_progress() as progress, open_project(path=file, read_only=True) as project:
        export = export_protest11(
            project=project,
            path=output,
            annotator=annotator,
            tasks=tasks,
            replace=force,
            progress=progress,
        )
    tell(export.warnings)
    width = max(len(table) for table, _ in export.rows)
    for table, rows in export.rows:
        click.echo(f"{table:{width}}  {rows:>9,}")
    say(f"Written to {output}, a {export.kind} of PROTEST 1.1.")
