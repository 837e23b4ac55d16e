"""`protest bleu`: BLEU and chrF of whole texts."""

from pathlib import Path

import click

from protest_core.cli.options import TABLE_FORMATS, systems_option
from protest_core.cli.output import FILE, Output, output_options, shown_progress


@click.command("bleu")
@click.argument("file", type=FILE)
@systems_option
@output_options(*TABLE_FORMATS)
def command(*, file: Path, systems: tuple[str, ...], output: Output) -> None:
    """Compute BLEU and chrF of all systems in FILE, over all of the suite's documents.

    They are computed by sacreBLEU from the tokens in the project; the signature has its settings.
    """
    from protest_core.candidates.filter import CandidateFilter
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
            chosen=CandidateFilter(frozenset(systems)),
            metrics=["bleu", "chrf"],
            progress=progress,
        )
        output.show(metrics_report(tables))
