"""`protest suite arrange`: what a system wrote for a corpus, on the lines of a suite."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, tell_note
from protest_core.cli.output import Output
from protest_core.errors import counted


@click.command("arrange", short_help="Put the output for a corpus on the lines of a suite.")
@click.argument("directory", metavar="DIR", type=FILE)
@click.argument("text", type=FILE)
@click.option(
    "--by",
    "side",
    type=click.Choice(["source", "reference"]),
    default="source",
    show_default=True,
    help="Whose sentences TEXT keeps to.",
)
@click.option("-o", "--output", type=FILE, help="Write to this file (‘-’: print).")
@click.option("--force", is_flag=True, help="Overwrite a file that is there, but no project.")
def arrange(*, directory: Path, text: Path, side: str, output: Path | None, force: bool) -> None:
    """Put what a system wrote for the sentences of a corpus on the lines of the suite DIR.

    A line of a suite that was built from a corpus may be several sentences (lines.tsv). TEXT has
    a line for each sentence of the suite's documents, in their order; or each of its lines says
    where it stands, and what is missing becomes an empty line. Numbers count from 0.

    \b
      protest suite arrange discomt-fr output.txt -o lines.txt
      protest load discomt.protest mine lines.txt

    \b
      NUMBER<TAB>TEXT              in all documents together
      DOCUMENT<TAB>NUMBER<TAB>TEXT
    """
    from protest_core.building.arranging import CorpusSide
    from protest_core.operations.suites.arranging import arrange_output

    with Output(output, force=force).opened() as write:
        found = arrange_output(directory=directory, text=text, side=CorpusSide(side))
        write(f"{line}\n" for line in found.lines)
    lines = counted(len(found.lines), "line")
    if found.without_text:
        tell_note(f"{found.without_text:,} of {lines} have no text")
    if found.with_some:
        tell_note(f"{found.with_some:,} of {lines} have only some of their sentences")
