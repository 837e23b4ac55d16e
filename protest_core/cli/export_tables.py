"""`protest export FILE judgements`, `matches`, `candidates` and `references`: tidy tables."""

from pathlib import Path

import click

from protest_core.cli.options import (
    categories_option,
    output_options,
    systems_option,
    tell_note,
    tell_notes,
)
from protest_core.cli.output import Output

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
    how: str,
    output: Output,
) -> None:
    """Write a row for each candidate and annotator: what was said of it, when, under what.

    ‘protest judgements import’ reads it back.
    """
    _write(file, "judgements", how, output, systems, categories, annotators)


@click.command("matches", short_help="A table with the verdict on each candidate.")
@_how
@systems_option
@categories_option
@click.pass_obj
def matches(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], how: str, output: Output
) -> None:
    """Write a row for each candidate that the automatic step looked at: approved, or why not."""
    _write(file, "matches", how, output, systems, categories)


@click.command("candidates", short_help="A table with the words of each candidate.")
@_how
@systems_option
@categories_option
@click.pass_obj
def candidates(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], how: str, output: Output
) -> None:
    """Write a row for each candidate: its sentences, its highlighted words, and its outcome.

    With a column ‘pronoun’ filled in, ‘protest judgements import’ reads it.
    """
    _write(file, "candidates", how, output, systems, categories)


@click.command("references", short_help="A table of the translations that people verified.")
@_how
@systems_option
@categories_option
@click.pass_obj
def references(
    file: Path, *, systems: tuple[str, ...], categories: tuple[str, ...], how: str, output: Output
) -> None:
    """Write the translations that people called correct, a row for each part of the example.

    They are the further references of ‘protest evaluate FILE --verified’.
    """
    from protest_core.formats.tidy import TidyFormat
    from protest_core.operations.systems.evaluation import Selection
    from protest_core.operations.systems.exporting_references import (
        export_references,
        has_references,
    )
    from protest_core.store.project import Project

    shown = Selection(systems, categories)
    with output.opened() as write, Project.open(file, read_only=True) as project:
        write(export_references(project=project, how=TidyFormat(how), shown=shown))
        if not has_references(project=project, shown=shown):
            what = " of what is chosen" if systems or categories else ""
            tell_note(f"people have called no translation{what} correct yet: there are no rows")


def _write(
    file: Path,
    what: str,
    how: str,
    output: Output,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    annotators: tuple[str, ...] = (),
) -> None:
    from protest_core.formats.tidy import TidyFormat
    from protest_core.matching.outdated import outdated_notes
    from protest_core.operations.exporting import TidyTable, export_table
    from protest_core.operations.systems.evaluation import Selection
    from protest_core.operations.systems.outdated import count_outdated
    from protest_core.store.overview_values import CandidateFilter
    from protest_core.store.project import Project

    with output.opened() as write, Project.open(file, read_only=True) as project:
        write(
            export_table(
                project=project,
                what=TidyTable(what),
                how=TidyFormat(how),
                shown=Selection(systems, categories),
                annotators=annotators,
            )
        )
        if what != "judgements":
            chosen = CandidateFilter(frozenset(systems), frozenset(categories))
            tell_notes(outdated_notes(count_outdated(project=project, chosen=chosen)))
