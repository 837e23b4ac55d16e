"""`protest report`: all results of a project, as one page or as LaTeX, and its plots."""

from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import annotators_options, names_options
from protest_core.cli.output import (
    FILE,
    Output,
    check_plot_folder,
    output_options,
    plots_drawn,
    shown_progress,
    write_plots,
)
from protest_core.cli.scores import over_option
from protest_core.extras import Extra, require
from protest_core.progress import ProgressCallback

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.judgements.annotators import Annotators
    from protest_core.report_page.gather import ProjectReport


@click.command("report")
@click.argument("file", type=FILE)
@names_options
@click.option(
    "--not-judgeable",
    type=click.Choice(["incorrect", "excluded"]),
    help="How to count candidates that people could not judge.  [default: incorrect]",
)
@annotators_options
@over_option
@click.option(
    "--plots",
    type=FILE,
    metavar="DIR",
    help="Write every plot to this folder, as PDF, SVG and PNG; without -o, nothing else.",
)
@output_options("html", "latex")
def command(
    *,
    file: Path,
    chosen: "CandidateFilter",
    not_judgeable: str | None,
    annotators: "Annotators",
    over: str | None,
    plots: Path | None,
    output: Output,
) -> None:
    """Write the report of the project FILE: how its figures were obtained, all tables with ranges
    and intervals, plots, and selected examples.

    The page is one self-contained file: it can be sent, printed, and read on a telephone.
    Tables can be copied from it as LaTeX or CSV; --format latex writes all of them.

    \b
      protest report news.protest -o report.html
      protest report news.protest --format latex -o tables.tex
      protest report news.protest --plots plots
    """
    from protest_core.db.project import Project
    from protest_core.judgements.outcome import NotJudgeable
    from protest_core.report_page.gather import project_report
    from protest_core.scores.model import ScoreSettings
    from protest_core.statistics.documents import Over

    settings = ScoreSettings(
        chosen,
        NotJudgeable(not_judgeable or "incorrect"),
        annotators,
        over=None if over is None else Over(over),
    )
    only_plots = plots is not None and output.path is None
    if output.how == "html" and not only_plots and output.is_on_terminal:
        raise click.UsageError("A page is not for a terminal: name a file, as in -o report.html.")
    if output.how == "html":
        require(Extra.PLOTS)
    check_plot_folder(plots, output)
    with (
        nullcontext() if only_plots else output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        report = project_report(project=project, settings=settings, progress=progress)
        drawn = plots_drawn(report, plots)
        if not only_plots:
            output.write(_written(report, output.how, progress))
    if plots is not None:
        write_plots(drawn, plots, output)


def _written(report: "ProjectReport", how: str, progress: ProgressCallback) -> Iterable[str]:
    from protest_core.report_page.write import ReportFormat, write_report

    return write_report(report, ReportFormat(how), progress=progress)
