"""`protest suite`: looking after suite directories."""

from dataclasses import asdict
from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options, tell, write_result
from protest_core.cli.progress import shown_progress
from protest_core.errors import counted


@click.group("suite", short_help="Check a suite directory.")
def command() -> None:
    """Check suite directories."""


@command.command("check")
@click.argument("directory", metavar="DIR", type=FILE)
@output_options("text", "json")
def check(*, directory: Path, how: str, output: Path | None, force: bool) -> None:
    """Read the suite DIR with its systems and name every mistake by file and line.

    Lines and columns in messages count from 1, as editors show them; the numbers inside the
    suite's files count from 0.
    """
    from protest_core.operations import check_suite
    from protest_core.reports.holdings import as_json, write_holdings

    with shown_progress() as progress:
        found = check_suite(directory=directory, progress=progress)
    tell(found.warnings)
    if how == "json":
        result = as_json(
            {
                "suite": asdict(found.suite),
                "lines": found.lines,
                "documents": found.documents,
                "examples": {category.id: count for category, count in found.examples},
                "systems": found.systems,
                "warnings": [str(warning) for warning in found.warnings],
            }
        )
    else:
        result = write_holdings(
            found.suite,
            facts=[("Lines", f"{found.lines:,} in {counted(found.documents, 'document')}")],
            examples=[(category.label, count) for category, count in found.examples],
            systems=found.systems,
        )
    write_result([result], output=output, force=force)
    click.echo(f"{directory} is a good suite: no mistake found.", err=True)
