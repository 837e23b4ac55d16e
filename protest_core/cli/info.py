"""`protest info`: what a file is and holds."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options
from protest_core.cli.output import Output


@click.command("info", short_help="Say what a file is and holds.")
@click.argument("file", type=FILE)
@output_options("text", "json")
def command(*, file: Path, how: str, output: Output) -> None:
    """Say what the project FILE holds; nothing in it is changed."""
    from protest_core.operations import describe_project
    from protest_core.reports import Format
    from protest_core.reports.holdings import write_project

    with output.opened() as write:
        write([write_project(file, describe_project(path=file), Format(how))])
