"""`protest correlate`: how metrics correlate with human scores."""

from pathlib import Path

import click

from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import (
    FILE,
    Output,
    check_plots,
    output_options,
    plot_option,
    write_plot,
)


@click.command("correlate")
@click.argument("table", type=FILE)
@click.argument("x")
@click.argument("y")
@click.argument("z", required=False)
@click.option("--compare", metavar="Z", help="A second metric; the same as the argument.")
@plot_option("--plot", "X and Y with the line through them")
@output_options(*TABLE_FORMATS)
def command(
    *,
    table: Path,
    x: str,
    y: str,
    z: str | None,
    compare: str | None,
    plot: Path | None,
    output: Output,
) -> None:
    """Correlate the column X of TABLE, a metric, with the column Y, human scores.

    TABLE is TSV or CSV in UTF-8 with a row for each system; the column ‘system’, or else the
    first, names it. Each metric is correlated over the systems that have both scores; the others
    are listed. With a second metric Z, Williams's test shows whether the two correlate with Y
    differently, over the systems that have all three.

    \b
      protest correlate scores.tsv bleu pronouns
      protest correlate scores.tsv bleu pronouns --compare chrf
      protest correlate scores.tsv bleu pronouns --plot bleu.pdf
    """
    from protest_core.meta_evaluation.correlation import correlate
    from protest_core.meta_evaluation.correlation_report import correlation_report
    from protest_core.report_page.plots.regression import SystemPoint, regression_plot

    check_plots(output, plot, read=[table])
    if z is not None and compare not in (None, z):
        raise click.UsageError("One second metric is compared. Leave Z or --compare out.")
    with output.opened():
        result = correlate(path=table, metric=x, people=y, other_metric=compare or z)
        output.show(correlation_report(result))
        points = [SystemPoint(*each) for each in result.points(x)]
        write_plot(
            plot,
            lambda: regression_plot(points, x_name=x, y_name=y),
            output,
            title=f"{y} by {x}",
            signature=result.signature,
        )
