"""`protest reproduce`: recompute published figures."""

import click

from protest_core.cli.options import TABLE_FORMATS
from protest_core.cli.output import Output, output_options
from protest_core.errors import RefusedError


@click.command("reproduce")
@output_options(*TABLE_FORMATS)
def command(*, output: Output) -> None:
    """Recompute published figures from the tables that the papers print.

    The table shows kappas, averages, audit rates, correlations and tests of the papers behind this
    program, as printed and as computed, and whether the two agree. Exit status 1 if they do not.
    """
    from protest_core.reproduce.compare import (
        reproduce,
        reproduction_report,
        reproduction_signature,
        summary,
    )

    with output.opened():
        figures = reproduce()
        output.show(reproduction_report(figures, reproduction_signature()))
    if not all(figure.agrees for figure in figures):
        raise RefusedError(f"{summary(figures)}.")
