"""`protest export`: tidy tables, references and contrast pairs for other programs."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.group import CommandGroup
from protest_core.cli.options import names_options, opened_to_read, task_options
from protest_core.cli.output import FILE, Output, output_options, print_notes, shown_progress
from protest_core.tables.formats import row_formats

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.export.project_export import ExportSettings

_HOWS = {
    "delete": ("deletion",),
    "replace": ("substitution",),
    "both": ("deletion", "substitution"),
}
_how = output_options(*row_formats())


@click.group(
    "export",
    cls=CommandGroup,
    subcommand_metavar="WHAT [-o OUT] [OPTIONS]...",
)
@click.argument("file", type=FILE)
@click.pass_context
def command(ctx: click.Context, *, file: Path) -> None:
    """Export the contents of the project FILE for other programs; nothing in it is changed.

    If FILE is a batch, judgements and candidates can be exported.

    ‘protest export FILE WHAT --help’ describes a table.
    """
    ctx.obj = file


@click.command(
    "aces", short_help="Contrast pairs: correct translations, and the same with a wrong pronoun."
)
@output_options("tsv", *row_formats())
@click.option(
    "--how",
    "what",
    type=click.Choice(list(_HOWS)),
    default="both",
    show_default=True,
    help="How to change the pronoun.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="The seed of random choices.",
)
@names_options
@click.pass_obj
def aces(
    file: Path,
    *,
    what: str,
    seed: int,
    chosen: "CandidateFilter",
    output: Output,
) -> None:
    """Write contrast pairs in the columns of ACES: translations that people called correct, and
    the same with the pronoun deleted, or replaced by a wrong form.

    Translations without a pair are counted on standard error, with the reason.
    """
    from protest_core.export.project_export import ExportKind, ExportSettings
    from protest_core.export.wrong_translations.make import Contrast

    wanted = ExportSettings(
        ExportKind.CONTRAST_PAIRS,
        chosen,
        contrasts=[Contrast(each) for each in _HOWS[what]],
        seed=seed,
    )
    _write(file, wanted, output)


@click.command("judgements", short_help="A table with a row for each judgement.")
@_how
@click.option("--annotator", "annotators", multiple=True, help="Only this one; may be repeated.")
@names_options
@task_options
@click.pass_obj
def judgements(
    file: Path,
    *,
    annotators: tuple[str, ...],
    chosen: "CandidateFilter",
    task_set: str,
    task: str,
    output: Output,
) -> None:
    """Write a row for each judgement: answers, words, tags, remark, time, guidelines.

    ‘protest judgements import’ reads the table.
    """
    wanted = {"chosen": chosen, "annotators": annotators, "task_set": task_set, "task": task}
    _write_table(file, "judgements", output, **wanted)


@click.command("matches", short_help="A table with the verdict on each candidate.")
@_how
@names_options
@task_options
@click.pass_obj
def matches(
    file: Path,
    *,
    chosen: "CandidateFilter",
    task_set: str,
    task: str,
    output: Output,
) -> None:
    """Write a row for each matched candidate: approved, or the reasons of its referral."""
    _write_table(file, "matches", output, chosen=chosen, task_set=task_set, task=task)


@click.command("candidates", short_help="A table with the words of each candidate.")
@_how
@names_options
@task_options
@click.pass_obj
def candidates(
    file: Path,
    *,
    chosen: "CandidateFilter",
    task_set: str,
    task: str,
    output: Output,
) -> None:
    """Write a row for each candidate: its sentences, its highlighted words, and its outcome.

    With a column ‘pronoun’ (yes, no, unset) added, ‘protest judgements import’ reads it. With
    --task-set, columns name the task of a candidate and its annotators, and rows are in the order
    of judging: so other tools can judge a task, and imported answers count as work on it.
    """
    _write_table(file, "candidates", output, chosen=chosen, task_set=task_set, task=task)


@click.command(
    "strata", short_help="A table of the strata from which corrected scores are estimated."
)
@_how
@click.pass_obj
def strata(file: Path, *, output: Output) -> None:
    """Write a row for each stratum of a system and category: its size, chance, and judgements.

    Corrected scores can be recomputed from it in R or pandas (docs/estimation.md).
    """
    _write_table(file, "strata", output)


@click.command("references", short_help="A table of the translations that people verified.")
@_how
@names_options
@click.pass_obj
def references(file: Path, *, chosen: "CandidateFilter", output: Output) -> None:
    """Write the translations that people called correct, a row for each part of the example.

    They are the further references of ‘protest evaluate FILE --verified’.
    """
    _write_table(file, "references", output, chosen=chosen)


def _write_table(file: Path, what: str, output: Output, **wanted: Any) -> None:
    from protest_core.export.project_export import ExportKind, ExportSettings

    _write(file, ExportSettings(ExportKind(what), **wanted), output)


def _write(file: Path, wanted: "ExportSettings", output: Output) -> None:
    from protest_core.export.project_export import export_project

    with output.opened(), opened_to_read(file) as project:
        with shown_progress() as progress:
            exported = export_project(project=project, wanted=wanted, progress=progress)
        output.write(exported.written(output.how))
    print_notes(exported.notes)


for each in (judgements, matches, candidates, strata, references, aces):
    command.add_command(each)
