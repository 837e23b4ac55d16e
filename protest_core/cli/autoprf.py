"""`protest autoprf`: precision and recall of the words linked to pronouns."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, names_options
from protest_core.cli.output import FILE, Output, output_options, shown_progress

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.progress import ProgressCallback
    from protest_core.tables.model import Report


@click.command("autoprf")
@click.argument("file", type=FILE)
@click.option(
    "--every",
    metavar="FORM",
    multiple=True,
    help="Instead of the examples, every source token of this form.",
)
@names_options
@click.option("--details", is_flag=True, help="One row for each pronoun.")
@click.option(
    "--further-words",
    is_flag=True,
    help="Instead: the words matched beside the pronoun, if more than one word is.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    every: tuple[str, ...],
    chosen: "CandidateFilter",
    details: bool,
    further_words: bool,
    output: Output,
) -> None:
    """Compare the words linked to each pronoun of all systems in FILE with the reference's.

    \b
      protest autoprf news.protest
    """
    if further_words and (every or details):
        raise click.UsageError(
            "--further-words is about examples: leave --every and --details out."
        )
    from protest_core.db.project import Project
    from protest_core.metrics.measure import measure
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        if further_words:
            output.show(_further_words(project, chosen, progress))
            return
        if every or details:  # of which nothing is kept
            tables = measure(
                project=project, metrics=["autoprf"], chosen=chosen, every=every, progress=progress
            )
        else:
            tables = metrics_of_project(
                project=project, chosen=chosen, metrics=["autoprf"], progress=progress
            )
        output.show(metrics_report(tables, details=details))


def _further_words(
    project: "Project", chosen: "CandidateFilter", progress: "ProgressCallback"
) -> "Report":
    from protest_core.metrics.further_words import further_words, further_words_report

    found = further_words(project=project, chosen=chosen, progress=progress)
    return further_words_report(found)
