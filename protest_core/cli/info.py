"""`protest info`: what a file is and holds."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options
from protest_core.cli.output import Output


@click.command("info", short_help="Say what a file is and holds.")
@click.argument("file", type=FILE)
@output_options("text", "json")
def command(*, file: Path, how: str, output: Output) -> None:
    """Say what the project or the batch FILE holds; nothing in it is changed."""
    from protest_core.operations.batches.batches import is_batch

    with output.opened() as write:
        write([_batch(file, how) if is_batch(path=file) else _project(file, how)])


def _project(file: Path, how: str) -> str:
    from protest_core.operations.projects import describe_project
    from protest_core.reports.holdings import write_project
    from protest_core.reports.table import Format

    return write_project(file, describe_project(path=file), Format(how))


def _batch(file: Path, how: str) -> str:
    """As ‘protest batch info’ does."""
    from protest_core.operations.batches.batch_description import describe_batch
    from protest_core.reports.batches import write_batch
    from protest_core.reports.table import Format

    return write_batch(file, describe_batch(path=file), Format(how))
