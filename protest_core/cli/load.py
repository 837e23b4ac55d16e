"""`protest load`: the output of one or more systems."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, tell, tell_notes
from protest_core.cli.progress import shown_progress
from protest_core.errors import counted

if TYPE_CHECKING:
    from protest_core.operations import SystemOutput


@click.command("load", short_help="Load the output of a system.")
@click.argument("file", type=FILE)
@click.argument("outputs", metavar="NAME TEXT | NAME=TEXT…", nargs=-1, required=True)
@click.option(
    "--align",
    "links",
    metavar="LINKS",
    type=FILE,
    multiple=True,
    help="Pharaoh alignment (source-target, from 0), one for each TEXT in the same order.",
)
@click.option(
    "--tokenized",
    is_flag=True,
    help="TEXT is tokenised like the suite, and so are parallel texts; with --align it has to be.",
)
@click.option(
    "--parallel",
    metavar="SRC TGT",
    type=(FILE, FILE),
    multiple=True,
    help="Further text to learn word alignment from, line by line; may be given again.",
)
@click.option("--quick", is_flag=True, help="Align by fast_align: quicker, worse on small suites.")
@click.option("--replace", is_flag=True, help="Replace a loaded system that nobody has judged.")
def command(
    *,
    file: Path,
    outputs: tuple[str, ...],
    links: tuple[Path, ...],
    tokenized: bool,
    parallel: tuple[tuple[Path, Path], ...],
    quick: bool,
    replace: bool,
) -> None:
    """Load what a system wrote into the project FILE.

    TEXT has one sentence for each line of the suite's source. It may be raw: it is tokenised
    like the suite's reference and aligned word by word, learning from all that the project holds.
    Several systems at once are aligned together.

    \b
      protest load news.protest mine output.txt
      protest load news.protest a=a.txt b=b.txt
      protest load news.protest mine mine.txt --align mine.align
    """
    systems = _systems(outputs, links, tokenised=tokenized)
    if links and (parallel or quick):
        raise click.UsageError("--parallel and --quick are about aligning here, without --align")
    from protest_core.operations import Aligning, load_systems, open_project

    aligning = Aligning(parallel, parallel_tokenised=tokenized, quick=quick)
    with shown_progress() as progress, open_project(path=file) as project:
        changes = load_systems(
            project=project, outputs=systems, aligning=aligning, replace=replace, progress=progress
        )
    tell(changes.warnings)
    tell_notes(changes.notes)
    names = ", ".join(changes.systems)
    click.echo(f"Loaded {names}. Next: protest evaluate {file}", err=True)


def _systems(
    outputs: tuple[str, ...], links: tuple[Path, ...], *, tokenised: bool
) -> list["SystemOutput"]:
    from protest_core.operations import SystemOutput

    pairs = _pairs(outputs)
    if not links:
        return [SystemOutput(name, Path(text), None, tokenised) for name, text in pairs]
    if len(links) != len(pairs):
        counts = f"{counted(len(pairs), 'text')}, but {counted(len(links), 'alignment')}"
        raise click.UsageError(f"{counts} given with --align")
    return [
        SystemOutput(name, Path(text), align)
        for (name, text), align in zip(pairs, links, strict=True)
    ]


def _pairs(outputs: tuple[str, ...]) -> list[tuple[str, str]]:
    """One `NAME TEXT`, or any number of `NAME=TEXT`."""
    if len(outputs) == 2 and "=" not in outputs[0]:
        return [(outputs[0], outputs[1])]
    for output in outputs:
        if "=" not in output:
            raise click.UsageError(f"‘{output}’ is not NAME=TEXT; for one system write NAME TEXT")
    return [(name, text) for name, _, text in (output.partition("=") for output in outputs)]
