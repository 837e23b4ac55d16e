"""`protest demo`: the demonstration projects, ready to look at."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import click

from protest_core.cli.options import FILE
from protest_core.cli.output import Output, say
from protest_core.cli.progress import shown_progress
from protest_core.errors import shell_quoted


@click.command("demo", short_help="Make the demonstration projects and show their tables.")
@click.argument("directory", metavar="[DIR]", type=FILE, default=Path("protest-demo"))
@click.option("--open", "open_window", is_flag=True, help="Open the first project in a window.")
@click.option("--judged", is_flag=True, help="Also one with invented judgements of three people.")
@click.option("--force", is_flag=True, help="Make them anew, unless people judged in them.")
def command(*, directory: Path, open_window: bool, judged: bool, force: bool) -> None:
    """Make the demonstration projects in DIR (protest-demo) and evaluate their systems.

    With --judged, judged-en-de.protest beside them is a study that came back: three invented
    annotators have judged a task set, and what they differ on is left to be adjudicated.
    """
    from protest_core.operations.demonstration import make_demonstration
    from protest_core.operations.systems.evaluation import evaluation_table
    from protest_core.reports.evaluation import write_evaluation
    from protest_core.reports.table import Format
    from protest_core.sitting.invented_judgements import (
        check_may_be_judged,
        make_judged_demonstration,
    )
    from protest_core.store.project import Project

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
            write([*write_evaluation(table, Format.TEXT, width=output.width), "\n"])
    say(f"Made {' and '.join(map(str, paths))}.")
    if judged:
        _tell_of(study)
    if open_window and _there_is_a_screen():
        _open(paths[0])
    else:
        words = map(shell_quoted, (_window_program(), str(paths[0])))
        say(f"Look at one in the window: {' '.join(words)}")


def _tell_of(study: Path) -> None:
    from protest_core.sitting.invented_judgements import INVENTED_ANNOTATORS

    *others, last = INVENTED_ANNOTATORS
    people = f"{', '.join(others)} and {last}"
    say(f"Made {study}: the judgements in it are invented, as are {people}.")


def _there_is_a_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _window_program() -> str:
    """As one has to type it here: `.venv/bin/protest-gui` where it is not on the path."""
    beside = Path(sys.argv[0]).with_name("protest-gui")
    return "protest-gui" if shutil.which("protest-gui") or not beside.exists() else str(beside)


def _open(path: Path) -> None:
    """The window lives on when this command has ended."""
    subprocess.Popen(  # noqa: S603 — our own program
        [sys.executable, "-m", "protest_gui", str(path)], start_new_session=True
    )
