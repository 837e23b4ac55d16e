"""`protest autoprf` and `protest bleu`."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import (
    FILE,
    TABLE_FORMATS,
    categories_option,
    output_options,
    systems_option,
)
from protest_core.cli.output import Output, print_warnings, shown_progress

if TYPE_CHECKING:
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.progress import ProgressCallback
    from protest_core.tables.model import Report


@click.command("autoprf", short_help="Show precision and recall of pronouns (AutoPRF).")
@click.argument("paths", metavar="FILE", type=FILE, nargs=-1)
@click.option(
    "--stem",
    "stems",
    metavar="REFERENCE CANDIDATE",
    type=FILE,
    multiple=True,
    help="Compute what the published program computes from REFERENCE.en, REFERENCE.fr, "
    "REFERENCE.en-fr.alig and the same of CANDIDATE.",
)
@click.option("--documents", type=FILE, help="With --stem: where documents begin.")
@click.option("--source-language", default="en", show_default=True, help="With --stem.")
@click.option("--target-language", default="fr", show_default=True, help="With --stem.")
@click.option("--every", metavar="FORM", multiple=True, help="Every source token of this form.")
@systems_option
@categories_option
@click.option("--details", is_flag=True, help="One row for each pronoun.")
@click.option(
    "--further-words",
    is_flag=True,
    help="Instead: what is matched beside the pronoun, where more than one word is.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    paths: tuple[Path, ...],
    stems: tuple[Path, ...],
    documents: Path | None,
    source_language: str,
    target_language: str,
    every: tuple[str, ...],
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    details: bool,
    further_words: bool,
    output: Output,
) -> None:
    """Compare the words linked to each pronoun of all systems in FILE with the reference's.

    \b
      protest autoprf news.protest
      protest autoprf --stem reference candidate --documents starts.txt
    """
    if stems:
        if every or systems or categories or details or further_words:
            raise click.UsageError("With --stem there is no project to choose from.")
        languages = source_language, target_language
        _as_published((*stems, *paths), languages, documents, output)
        return
    if len(paths) != 1 or documents:
        raise click.UsageError("Give a project FILE, or --stem REFERENCE CANDIDATE.")
    if further_words and (every or details):
        raise click.UsageError("--further-words is of examples: leave --every and --details out.")
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.metrics.measure import measure
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    with (
        output.opened(),
        Project.open_to_read(paths[0]) as project,
        shown_progress() as progress,
    ):
        shown = Selection(systems, categories)
        if further_words:
            output.show(_further_words(project, shown, progress))
            return
        if every or details:  # of which nothing is kept
            tables = measure(
                project=project, metrics=["autoprf"], shown=shown, every=every, progress=progress
            )
        else:
            tables = metrics_of_project(
                project=project, chosen=shown.as_filter, metrics=["autoprf"], progress=progress
            )
        output.show(metrics_report(tables, details=details))


def _further_words(
    project: "Project", shown: "Selection", progress: "ProgressCallback"
) -> "Report":
    from protest_core.metrics.further_words import further_words, further_words_report

    found = further_words(project=project, shown=shown, progress=progress)
    return further_words_report(found)


def _as_published(
    stems: tuple[Path, ...], languages: tuple[str, str], documents: Path | None, output: Output
) -> None:
    from protest_compat.autoprf2010.program import autoprf_from_stems, published_autoprf_report

    if len(stems) != 2:
        raise click.UsageError("Give two stems: --stem REFERENCE CANDIDATE.")
    reference, candidate = stems
    source_language, target_language = languages
    with output.opened():
        found = autoprf_from_stems(
            reference=reference,
            candidate=candidate,
            documents=documents,
            source_language=source_language,
            target_language=target_language,
            table=output.path,
        )
        print_warnings(found.warnings)
        output.show(published_autoprf_report(found.result))


@click.command("bleu", short_help="Show BLEU and chrF of each system.")
@click.argument("file", type=FILE)
@systems_option
@output_options(*TABLE_FORMATS)
def bleu(*, file: Path, systems: tuple[str, ...], output: Output) -> None:
    """Compute BLEU and chrF of all systems in FILE, over all of the suite's documents.

    By sacreBLEU, from the tokens as the project holds them; the signature says how.
    """
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        tables = metrics_of_project(
            project=project,
            chosen=Selection(systems).as_filter,
            metrics=["bleu", "chrf"],
            progress=progress,
        )
        output.show(metrics_report(tables))
