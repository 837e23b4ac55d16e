"""`protest new`, `info` and `demo`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.output import (
    FILE,
    Output,
    output_options,
    print_notes,
    print_warnings,
    say,
    shown_progress,
)
from protest_core.errors import shell_quoted

if TYPE_CHECKING:
    from protest_core.changes import ChangeSet
    from protest_core.tables.model import Report


@click.command("demo")
@click.argument("directory", metavar="[DIR]", type=FILE, default=Path("protest-demo"))
@click.option("--open", "open_window", is_flag=True, help="Open the first project in a window.")
@click.option(
    "--judged", is_flag=True, help="Also make a project with invented judgements of three people."
)
@click.option("--force", is_flag=True, help="Make them again, unless people judged in them.")
def demo(*, directory: Path, open_window: bool, judged: bool, force: bool) -> None:
    """Make the demonstration projects in DIR (protest-demo) and evaluate their systems.

    With --judged, judged-en-de.protest beside them is a finished study: three invented annotators
    have judged a task set, and the candidates on which they differ are left to be adjudicated.
    """
    from protest_core.db.project import Project
    from protest_core.demo import check_may_be_judged, make_demonstration, make_judged_demonstration
    from protest_core.evaluation.match_project import evaluation_table
    from protest_core.evaluation.report import evaluation_report

    output = Output(None, force=False)
    with shown_progress() as progress:
        if judged:
            check_may_be_judged(directory=directory, replace=force)
        paths = list(make_demonstration(directory=directory, replace=force, progress=progress))
        if judged:
            study = make_judged_demonstration(directory=directory, replace=force, progress=progress)
    for path in paths:
        with Project.open(path, read_only=True) as project:
            table = evaluation_table(project=project)
        with output.opened() as write:
            output.show(evaluation_report(table))
            write("\n")
    say(f"Made {' and '.join(map(str, paths))}.")
    if judged:
        _print_invented(study)
    if open_window and _there_is_a_screen():
        _open(paths[0])
    else:
        words = map(shell_quoted, (_window_program(), str(paths[0])))
        say(f"Look at one in the window: {' '.join(words)}")


def _print_invented(study: Path) -> None:
    from protest_core.demo import INVENTED_ANNOTATORS

    *others, last = INVENTED_ANNOTATORS
    people = f"{', '.join(others)} and {last}"
    say(f"Made {study}: the judgements in it are invented, as are {people}.")


def _there_is_a_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _window_program() -> str:
    """Return the program's name as it is typed here: `.venv/bin/protest-gui` if not on the path."""
    beside = Path(sys.argv[0]).with_name("protest-gui")
    return "protest-gui" if shutil.which("protest-gui") or not beside.exists() else str(beside)


def _open(path: Path) -> None:
    """Open the window, which remains when this command has ended."""
    subprocess.Popen(  # noqa: S603 — our own program
        [sys.executable, "-m", "protest_gui", str(path)], start_new_session=True
    )


@click.command("info")
@click.argument("file", type=FILE)
@output_options("text", "json")
def info(*, file: Path, output: Output) -> None:
    """Describe the contents of the project or batch FILE; nothing in it is changed."""
    from protest_core.db.header import is_batch

    with output.opened():
        output.show(_batch(file) if is_batch(path=file) else _project(file))


def _project(file: Path) -> "Report":
    from protest_core.evaluation.project_summary import project_summary, project_summary_report

    return project_summary_report(file, project_summary(path=file))


def _batch(file: Path) -> "Report":
    """Return the same as ‘protest batch info’."""
    from protest_core.batches.open_batch import describe_batch
    from protest_core.batches.report import batch_report

    return batch_report(file, describe_batch(path=file))


@click.command("new")
@click.argument("file", type=FILE)
@click.option("--suite", "directory", type=FILE, required=True, help="The suite's directory.")
@click.option("--with-systems", is_flag=True, help="Load the systems that come with the suite.")
@click.option("--force", is_flag=True, help="Overwrite FILE, unless people judged in it.")
def new(*, file: Path, directory: Path, with_systems: bool, force: bool) -> None:
    """Make the project FILE (NAME.protest) from a suite directory."""
    from protest_core.loading.create_project import create_project

    with shown_progress() as progress:
        changes = create_project(
            path=file,
            directory=directory,
            with_systems=with_systems,
            replace=force,
            progress=progress,
        )
    print_warnings(changes.warnings)
    print_notes(changes.notes)
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
        f"{load}, or, for the systems of the suite ({', '.join(changes.not_loaded)}): "
        f"protest new {project} --suite {suite} --with-systems --force"
    )
