"""`protest correlate`: how metrics go with people's scores."""

from pathlib import Path

import click

from protest_core.cli.options import FILE, output_options, terminal_width
from protest_core.cli.output import Output
from protest_core.cli.plotting import check_plots, plot_option, write_plot


@click.command("correlate", short_help="Correlate metrics with people's scores.")
@click.argument("table", type=FILE)
@click.argument("x")
@click.argument("y")
@click.argument("z", required=False)
@plot_option("--plot", "X and Y with the line through them")
@output_options("text", "json", "csv", "tsv", "latex")
def command(
    *,
    table: Path,
    x: str,
    y: str,
    z: str | None,
    plot: Path | None,
    how: str,
    output: Output,
) -> None:
    """Correlate the column X of TABLE, a metric, with the column Y, people's scores.

    TABLE is TSV or CSV in UTF-8 with a row for each system; the column ‘system’, or else the
    first, names it. Rows with an empty cell in one of the columns are left out and named. With a
    second metric Z, Williams's test says whether the two correlate with Y differently.

    \b
      protest correlate scores.tsv bleu pronouns
      protest correlate scores.tsv bleu pronouns chrf
      protest correlate scores.tsv bleu pronouns --plot bleu.pdf
    """
    from protest_core.operations import correlate
    from protest_core.reports import Format
    from protest_core.reports.correlation import write_correlation
    from protest_core.reports.plots import SystemPoint, regression_plot

    check_plots(output, plot)
    with output.opened() as write:
        found = correlate(path=table, metric=x, people=y, other_metric=z)
        write(write_correlation(found, Format(how), width=terminal_width()))
        points = [
            SystemPoint(*each)
            for each in zip(found.systems, found.values[x], found.values[y], strict=True)
        ]
        write_plot(
            plot,
            lambda: regression_plot(points, x_name=x, y_name=y),
            output,
            title=f"{y} by {x}",
            signature=found.signature,
        )
