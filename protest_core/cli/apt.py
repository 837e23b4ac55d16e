"""`protest apt`: accuracy of pronoun translation."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, names_options
from protest_core.cli.output import FILE, Output, output_options, shown_progress

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter

_WEIGHTS = click.FloatRange(0, 1)


@click.command("apt")
@click.argument("file", type=FILE)
@click.option("--w2", type=_WEIGHTS, default=0.5, show_default=True, help="Weight of equivalents.")
@click.option(
    "--w6", type=_WEIGHTS, default=0.0, show_default=True, help="Weight of pronouns in neither."
)
@click.option(
    "--drop",
    type=click.IntRange(1, 6),
    multiple=True,
    help="Leave this case out of the score; may be repeated.",
)
@click.option("--repair/--no-repair", default=True, help="Repair pronouns' links.  [default: yes]")
@click.option("--any-word", is_flag=True, help="Compare all linked words, not pronouns alone.")
@click.option(
    "--every",
    metavar="FORM",
    multiple=True,
    help="Instead of the examples, every source token of this form; may be repeated.",
)
@names_options
@click.option("--details", is_flag=True, help="One row for each pronoun.")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    w2: float,
    w6: float,
    drop: tuple[int, ...],
    repair: bool,
    any_word: bool,
    every: tuple[str, ...],
    chosen: "CandidateFilter",
    details: bool,
    output: Output,
) -> None:
    """Compare each pronoun of all systems in FILE with the reference's, in six cases.

    \b
      protest apt news.protest
      protest apt news.protest --w2 1 --drop 5 --drop 6
    """
    from protest_core.db.project import Project
    from protest_core.metrics.apt import USUAL, AptChoices, weights_with
    from protest_core.metrics.measure import APT, apt_of_project
    from protest_core.metrics.report import metrics_report
    from protest_core.metrics.results import metrics_of_project

    weights = weights_with(equivalent=w2, in_neither=w6, without=drop)
    choices = AptChoices(weights, repair, any_word)
    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        if choices == USUAL and not every and not details:
            (table,) = metrics_of_project(
                project=project, chosen=chosen, metrics=[APT], progress=progress
            )
        else:  # of which nothing is kept
            table = apt_of_project(
                project=project, choices=choices, chosen=chosen, every=every, progress=progress
            )
        output.show(metrics_report([table], details=details))
