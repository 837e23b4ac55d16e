"""`protest suite`: making suite directories and looking after them."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options, tell
from protest_core.cli.output import Output, say
from protest_core.cli.progress import shown_progress
from protest_core.cli.suite_arrange import arrange
from protest_core.cli.suite_build import build
from protest_core.cli.suite_import import import_group


@click.group("suite", short_help="Check, build or import a suite directory.")
def command() -> None:
    """Check, build or import suite directories."""


command.add_command(arrange)
command.add_command(build)
command.add_command(import_group)


@command.command("check")
@click.argument("directory", metavar="DIR", type=FILE)
@output_options("text", "json")
def check(*, directory: Path, how: str, output: Output) -> None:
    """Read the suite DIR with its systems and name every mistake by file and line.

    Lines and columns in messages count from 1, as editors show them; the numbers inside the
    suite's files count from 0.
    """
    from protest_core.operations.suites.suites import check_suite
    from protest_core.reports.holdings import write_suite
    from protest_core.reports.table import Format

    with output.opened() as write:
        with shown_progress() as progress:
            found = check_suite(directory=directory, progress=progress)
        tell(found.warnings)
        write([write_suite(found, Format(how))])
    say(f"{directory} is a good suite: no mistake found.")
