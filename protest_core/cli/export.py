"""`protest export`: tidy tables, references and contrast pairs for other programs."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import FILE, categories_option, output_options, systems_option
from protest_core.cli.output import Output, print_note, print_notes, shown_progress
from protest_core.errors import counted

if TYPE_CHECKING:
    from protest_core.export.wrong_translations.pairs import ContrastPairs


@click.group(
    "export",
    short_help="Write what a project holds for other programs.",
    subcommand_metavar="WHAT [-o OUT] [OPTIONS]...",
)
@click.argument("file", type=FILE)
@click.pass_context
def command(ctx: click.Context, *, file: Path) -> None:
    """Write what the project FILE holds for other programs; nothing in it is changed.

    ‘protest export FILE WHAT --help’ tells more.
    """
    ctx.obj = file


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
def aces(
    file: Path,
    *,
    what: str,
    seed: int,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    output: Output,
) -> None:
    """Write contrast pairs in the columns of ACES: what people called correct, and the same with
    its pronoun deleted, or replaced by a wrong form.

    What cannot be made is counted on standard error, with the reason.
    """
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.export.wrong_translations.make import Contrast
    from protest_core.export.wrong_translations.pairs import (
        contrast_pairs,
        pairs_report,
        unquoted_pairs,
    )

    with output.opened(), Project.open(file, read_only=True) as project:
        with shown_progress() as progress:
            pairs = contrast_pairs(
                project=project,
                hows=[Contrast(each) for each in _HOWS[what]],
                seed=seed,
                shown=Selection(systems, categories),
                progress=progress,
            )
        if output.how == "tsv":
            output.write(unquoted_pairs(pairs))
        else:
            output.show(pairs_report(pairs))
    print_notes(_account(pairs, seed))


def _account(pairs: "ContrastPairs", seed: int) -> Iterator[str]:
    from protest_core.export.wrong_translations.make import REFUSAL_SENTENCES

    made, right = counted(len(pairs.rows), "pair"), counted(pairs.verified, "translation")
    yield f"{made} of {right} that people called correct (seed {seed})"
    if pairs.repeated:
        yield f"{counted(pairs.repeated, 'pair')} came of several systems and are there once"
    for how, reasons in pairs.refused.items():
        for reason, count in sorted(reasons.items()):
            yield f"{count:,} could not be made by {_WRONG[how]}: {REFUSAL_SENTENCES[reason]}"


_how = output_options("csv", "tsv", "jsonl")


@click.command("judgements", short_help="A table with a row for each judgement.")
@_how
@click.option("--annotator", "annotators", multiple=True, help="Only this one; may be repeated.")
@systems_option
@categories_option
@click.pass_obj
def judgements(
    file: Path,
    *,
    annotators: tuple[str, ...],
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    output: Output,
) -> None:
    """Write a row for each candidate and annotator: what was said of it, when, under what.

    ‘protest judgements import’ reads it back.
    """
    _write(file, "judgements", output, systems, categories, annotators)


@click.command("matches", short_help="A table with the verdict on each candidate.")
@_how
@systems_option
@categories_option
@click.pass_obj
def matches(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], output: Output
) -> None:
    """Write a row for each candidate that the automatic step looked at: approved, or why not."""
    _write(file, "matches", output, systems, categories)


@click.command("candidates", short_help="A table with the words of each candidate.")
@_how
@systems_option
@categories_option
@click.pass_obj
def candidates(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], output: Output
) -> None:
    """Write a row for each candidate: its sentences, its highlighted words, and its outcome.

    With a column ‘pronoun’ filled in, ‘protest judgements import’ reads it.
    """
    _write(file, "candidates", output, systems, categories)


@click.command("strata", short_help="A table of what corrected scores are estimated from.")
@_how
@click.pass_obj
def strata(file: Path, *, output: Output) -> None:
    """Write a row for each stratum of a system and category: its size, chance, and judgements.

    With it, docs/estimation.md, and R or pandas, corrected scores can be computed again.
    """
    from protest_core.db.project import Project
    from protest_core.scores.weights import strata_report

    with output.opened(), Project.open(file, read_only=True) as project:
        output.show(strata_report(project=project))


@click.command("references", short_help="A table of the translations that people verified.")
@_how
@systems_option
@categories_option
@click.pass_obj
def references(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], output: Output
) -> None:
    """Write the translations that people called correct, a row for each part of the example.

    They are the further references of ‘protest evaluate FILE --verified’.
    """
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.export.tidy import export_references, has_references

    shown = Selection(systems, categories)
    with output.opened(), Project.open(file, read_only=True) as project:
        output.show(export_references(project=project, shown=shown))
        if not has_references(project=project, shown=shown):
            what = " of what is chosen" if systems or categories else ""
            print_note(f"people have called no translation{what} correct yet: there are no rows")


def _write(
    file: Path,
    what: str,
    output: Output,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    annotators: tuple[str, ...] = (),
) -> None:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.evaluation.compare import count_outdated
    from protest_core.evaluation.model import outdated_notes
    from protest_core.export.tidy import TidyTable, export_table

    with output.opened(), Project.open(file, read_only=True) as project:
        output.show(
            export_table(
                project=project,
                what=TidyTable(what),
                shown=Selection(systems, categories),
                annotators=annotators,
            )
        )
        if what != "judgements":
            chosen = CandidateFilter(frozenset(systems), frozenset(categories))
            print_notes(outdated_notes(count_outdated(project=project, chosen=chosen)))


for each in (judgements, matches, candidates, strata, references, aces):
    command.add_command(each)
