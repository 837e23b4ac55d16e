"""`protest bleu`: BLEU and chrF of whole texts."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options, systems_option
from protest_core.cli.output import Output
from protest_core.cli.progress import shown_progress


@click.command("bleu", short_help="Show BLEU and chrF of each system.")
@click.argument("file", type=FILE)
@systems_option
@output_options("text", "json", "csv", "tsv", "latex")
def command(*, file: Path, systems: tuple[str, ...], how: str, output: Output) -> None:
    """Compute BLEU and chrF of all systems in FILE, over all of the suite's documents.

    By sacreBLEU, from the tokens as the project holds them; the signature says how.
    """
    from protest_core.operations.metrics.metrics import measure
    from protest_core.operations.systems.evaluation import Selection
    from protest_core.reports.metrics import write_metrics
    from protest_core.reports.table import Format
    from protest_core.store.project import Project

    with (
        output.opened() as write,
        Project.open(file, read_only=True) as project,
        shown_progress() as progress,
    ):
        tables = measure(
            project=project,
            metrics=["bleu", "chrf"],
            shown=Selection(systems),
            progress=progress,
        )
        write(write_metrics(tables, Format(how), width=output.width))
