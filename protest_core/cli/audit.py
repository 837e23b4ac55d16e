"""`protest audit`: how good the automatic approvals are, and the scores corrected by that."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, measured_for
from protest_core.cli.output import (
    FILE,
    Output,
    check_plots,
    output_options,
    plot_option,
    write_plot,
)
from protest_core.cli.scores import score_options, settings_for

if TYPE_CHECKING:
    from protest_core.scores.model import ScoreSettings


@click.command("audit")
@click.argument("file", type=FILE)
@score_options
@click.option("--by-system", is_flag=True, help="Show the rates of each system, too.")
@click.option("--corrected", is_flag=True, help="Only the corrected scores.")
@plot_option("--plot", "what people upheld, by category")
@plot_option("--plot-corrected", "the corrected scores beside the others")
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    settings: "ScoreSettings",
    signature: str | None,
    by_system: bool,
    corrected: bool,
    plot: Path | None,
    plot_corrected: Path | None,
    output: Output,
) -> None:
    """Show how many of the approvals in FILE people upheld, and the scores corrected by it.

    Approvals are mostly, but not always, right, and favour systems. Task sets made with --audit
    mix a sample of them in among the candidates that people judge; this command shows the
    result. Intervals end on whole candidates.

    \b
      protest tasks create news.protest --name pilot --tasks 3 --audit 100
      protest audit news.protest
    """
    from protest_core.db.project import Project
    from protest_core.evaluation.compare import outdated_notes
    from protest_core.report_page.plots.audit import audit_plot, corrected_plot
    from protest_core.scores.audit import audit_table
    from protest_core.scores.audit_report import audit_report, verified_notes

    check_plots(output, plot, plot_corrected)
    with output.opened(), Project.open_to_read(file) as project:
        settings, _ = settings_for(project, settings, signature, "protest audit")
        place = measured_for(project, settings.chosen)
        table = audit_table(project=place, settings=settings)
        output.show(audit_report(table, by_system=by_system, corrected_only=corrected))
        output.print_notes((*verified_notes(table), *outdated_notes(table.scores.outdated)))
        by_category, of_systems = lambda: audit_plot(table), lambda: corrected_plot(table)
        for path, draw in ((plot, by_category), (plot_corrected, of_systems)):
            write_plot(path, draw, output, title="Audit", signature=table.frame.signature)
