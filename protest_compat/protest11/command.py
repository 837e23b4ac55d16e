"""`protest convert`: a project from a file of PROTEST 1.1."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from protest_core.cli.output import FILE, Output, print_note, say, shown_progress
from protest_core.errors import Problem, shell_quoted

_LISTED = 20  # of one kind: a table of a thousand duplicates is one fact


@click.command("convert", short_help="Make a project from a file of PROTEST 1.1.")
@click.argument("old", metavar="OLD.db", type=FILE)
@click.argument("new", metavar="NEW.protest", type=FILE)
@click.option(
    "--reference",
    metavar="NAME",
    help="The corpus (its name or number) that is the reference translation; by default the one "
    "with that name.",
)
@click.option("--no-reference", is_flag=True, help="No corpus is the reference: all are systems.")
@click.option("--source-language", metavar="CODE", help="Like ‘en’; otherwise it is guessed.")
@click.option("--target-language", metavar="CODE", help="Like ‘fr’; otherwise it is guessed.")
@click.option("--all-notes", is_flag=True, help=f"List all notes, not only {_LISTED} of each kind.")
@click.option("--force", is_flag=True, help="Overwrite NEW.protest, unless people judged in it.")
def command(
    *,
    old: Path,
    new: Path,
    reference: str | None,
    no_reference: bool,
    source_language: str | None,
    target_language: str | None,
    all_notes: bool,
    force: bool,
) -> None:
    """Make the project NEW.protest from OLD.db, a master or a batch of PROTEST 1.1.

    OLD.db is only read. Everything that a project stores differently or not at all is reported; a
    table at the end compares the counts read with those in the project.
    """
    if reference is not None and no_reference:
        raise click.UsageError("--reference and --no-reference contradict each other")
    from protest_compat.protest11.convert import LanguageCodes, convert_protest11
    from protest_compat.protest11.corpora import ReferenceChoice
    from protest_compat.protest11.report import conversion_report

    with shown_progress() as progress:
        conversion = convert_protest11(
            old=old,
            new=new,
            reference=ReferenceChoice(reference, none=no_reference),
            languages=LanguageCodes(source_language, target_language),
            replace=force,
            progress=progress,
        )
    for note in _notes(conversion.warnings, len(conversion.warnings) if all_notes else _LISTED):
        print_note(note)
    output = Output(None, force=False)
    with output.opened():
        output.show(conversion_report(conversion))
    reference_used = f"reference {conversion.reference}" if conversion.reference else "no reference"
    say(f"Made {new} ({reference_used}). Next: protest evaluate {shell_quoted(str(new))}")


def _notes(warnings: Iterable[Problem], listed: int) -> Iterator[str]:
    """Yield notes by table, only the first of each."""
    kinds: defaultdict[str, list[Problem]] = defaultdict(list)
    for warning in warnings:
        kinds[warning.file.partition(" ")[0]].append(warning)
    for kind, notes in kinds.items():
        yield from map(str, notes[:listed])
        if len(notes) > listed:
            yield f"{kind}: {len(notes) - listed:,} more; --all-notes tells them"
