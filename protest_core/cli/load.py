"""`protest load`: the output of one or more systems."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, tell
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
    expose_value=False,  # an alignment counts tokens, so with --align the text has to be
    help="TEXT is tokenised like the suite; so it is with --align.",
)
@click.option("--replace", is_flag=True, help="Replace a loaded system that nobody has judged.")
def command(
    *, file: Path, outputs: tuple[str, ...], links: tuple[Path, ...], replace: bool
) -> None:
    """Load what a system wrote into the project FILE.

    TEXT has one sentence for each line of the suite's source, tokens separated by one blank.
    Its alignment is needed: this version does not align words itself.

    \b
      protest load news.protest mine mine.txt --align mine.align
      protest load news.protest a=a.txt b=b.txt --align a.align --align b.align
    """
    systems = _systems(outputs, links)
    from protest_core.operations import load_systems, open_project

    with shown_progress() as progress, open_project(path=file) as project:
        changes = load_systems(project=project, outputs=systems, replace=replace, progress=progress)
    tell(changes.warnings)
    names = ", ".join(changes.systems)
    click.echo(f"Loaded {names}. Next: protest evaluate {file}", err=True)


def _systems(outputs: tuple[str, ...], links: tuple[Path, ...]) -> list["SystemOutput"]:
    from protest_core.operations import SystemOutput

    pairs = _pairs(outputs)
    if not links:
        raise click.UsageError(
            "this version does not align words itself: give the alignment with --align LINKS"
        )
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
