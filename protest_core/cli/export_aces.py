"""`protest export FILE aces`: contrast pairs of translations that people verified."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import categories_option, output_options, systems_option, tell_notes
from protest_core.cli.output import Output
from protest_core.cli.progress import shown_progress
from protest_core.errors import counted

if TYPE_CHECKING:
    from protest_core.operations.systems.exporting_contrasts import ContrastPairs

_DELETED, _REPLACED = "deletion", "substitution"
_HOWS = {"delete": (_DELETED,), "replace": (_REPLACED,), "both": (_DELETED, _REPLACED)}
_WRONG = {_DELETED: "deleting the pronoun", _REPLACED: "replacing the pronoun"}


@click.command("aces", short_help="Right translations, and the same with a wrong pronoun.")
@output_options("tsv", "csv", "jsonl")
@click.option(
    "--how",
    "what",
    type=click.Choice(list(_HOWS)),
    default="both",
    show_default=True,
    help="What is done to the pronoun.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Of what chance decides."
)
@systems_option
@categories_option
@click.pass_obj
def command(
    file: Path,
    *,
    what: str,
    seed: int,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    how: str,
    output: Output,
) -> None:
    """Write contrast pairs in the columns of ACES: what people called correct, and the same with
    its pronoun deleted, or replaced by a wrong form.

    What cannot be made is counted on standard error, with the reason.
    """
    from protest_core.contrasting.contrast import Contrast
    from protest_core.formats.tidy import TidyFormat
    from protest_core.operations.systems.evaluation import Selection
    from protest_core.operations.systems.exporting_contrasts import contrast_pairs
    from protest_core.store.project import Project

    with output.opened() as write, Project.open(file, read_only=True) as project:
        with shown_progress() as progress:
            pairs = contrast_pairs(
                project=project,
                hows=[Contrast(each) for each in _HOWS[what]],
                seed=seed,
                shown=Selection(systems, categories),
                progress=progress,
            )
        write(pairs.written(TidyFormat(how)))
    tell_notes(_account(pairs, seed))


def _account(pairs: "ContrastPairs", seed: int) -> Iterator[str]:
    from protest_core.contrasting.contrast import HINDRANCE_SENTENCES

    made, right = counted(len(pairs.rows), "pair"), counted(pairs.verified, "translation")
    yield f"{made} of {right} that people called correct (seed {seed})"
    if pairs.repeated:
        yield f"{counted(pairs.repeated, 'pair')} came of several systems and are there once"
    for how, reasons in pairs.hindered.items():
        for reason, count in sorted(reasons.items()):
            yield f"{count:,} could not be made by {_WRONG[how]}: {HINDRANCE_SENTENCES[reason]}"
