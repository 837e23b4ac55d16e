"""`protest new`: a project from a suite."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, tell, tell_notes
from protest_core.cli.output import say
from protest_core.cli.progress import shown_progress
from protest_core.errors import shell_quoted

if TYPE_CHECKING:
    from protest_core.operations.changes import ChangeSet


@click.command("new", short_help="Make a project from a suite.")
@click.argument("file", type=FILE)
@click.option("--suite", "directory", type=FILE, required=True, help="The suite's directory.")
@click.option("--with-systems", is_flag=True, help="Load the systems that come with the suite.")
@click.option("--force", is_flag=True, help="Overwrite FILE, unless people judged in it.")
def command(*, file: Path, directory: Path, with_systems: bool, force: bool) -> None:
    """Make the project FILE (NAME.protest) from a suite directory."""
    from protest_core.operations.suites.suites import create_project

    with shown_progress() as progress:
        changes = create_project(
            path=file,
            directory=directory,
            with_systems=with_systems,
            replace=force,
            progress=progress,
        )
    tell(changes.warnings)
    tell_notes(changes.notes)
    loaded = f" with {', '.join(changes.systems)}" if changes.systems else ""
    say(f"Made {file}{loaded}. {_next(file, directory, changes)}")


def _next(file: Path, directory: Path, changes: "ChangeSet") -> str:
    project, suite = shell_quoted(str(file)), shell_quoted(str(directory))
    if changes.systems:
        return f"Next: protest evaluate {project}"
    load = f"Next: protest load {project} …"
    if not changes.not_loaded:
        return load
    return (
        f"{load}, or, for the systems that the suite brings ({', '.join(changes.not_loaded)}): "
        f"protest new {project} --suite {suite} --with-systems --force"
    )
