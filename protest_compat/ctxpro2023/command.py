"""`protest ctxpro`: the score of the published CTXPRO program."""

from pathlib import Path

import click

from protest_core.cli.output import FILE, Output, named_file, output_options, print_warnings
from protest_core.tables.formats import table_formats


@click.command("ctxpro", short_help="Show CTXPRO's score of outputs for its test sets.")
@click.argument("file", type=FILE)
@click.argument("outputs", metavar="[NAME=]OUTPUT…", type=named_file, nargs=-1, required=True)
@click.option(
    "--target",
    metavar="LANGUAGE",
    default="",
    show_default="that of FILE",
    help="The language of the outputs.",
)
@output_options(*table_formats())
def command(
    *, file: Path, outputs: tuple[tuple[str, Path], ...], target: str, output: Output
) -> None:
    """Compute what the published CTXPRO program computes of outputs for the test set FILE (JSON).

    Each OUTPUT is raw text with a line for each entry. A translation passes if its last sentence,
    in lower case and without ASCII punctuation, has the expected form as a word of its own. That
    is the last sentence of any line, with and without context. No project is needed.

    \b
      protest ctxpro formality.en-es.test.json mine.txt other.txt
      protest ctxpro formality.en-es.test.json A=mine.txt B=other.txt
    """
    from protest_compat.ctxpro2023.program import ctxpro_report, score_outputs

    with output.opened():
        run = score_outputs(file=file, outputs=outputs, language=target, table=output.path)
        print_warnings(run.warnings)
        output.show(ctxpro_report(run))
