"""`protest forms`: how often a pronoun is correct, by the reference's."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import TABLE_FORMATS, annotators_options, filter_options
from protest_core.cli.output import FILE, Output, output_options, shown_progress

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.judgements.annotators import Annotators

_FEWEST = 3


@click.command("forms")
@click.argument("file", type=FILE)
@annotators_options
@filter_options
@click.option(
    "--at-least",
    type=click.IntRange(1),
    help="In text and LaTeX: only pairs with at least this many judged candidates.  [default: 3]",
)
@click.option(
    "--equivalent",
    is_flag=True,
    help="Print instead the line of a language profile that makes pairs equivalent.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    annotators: "Annotators",
    chosen: "CandidateFilter",
    at_least: int | None,
    equivalent: bool,
    output: Output,
) -> None:
    """Show how often people call each pronoun correct, by the pronoun of the reference.

    The pronouns are those that APT compares. With --equivalent, the pairs that its paper would call
    equivalent (5 % of the candidates, more often correct than not) are printed as a line for the
    language profile, which is written nowhere else.

    \b
      protest forms news.protest --at-least 10
      protest forms news.protest --equivalent
    """
    from protest_core.db.project import Project
    from protest_core.meta_evaluation.form_pairs import form_pairs, forms_report, profile_lines
    from protest_core.scores.model import ScoreSettings

    if equivalent and (output.how != "text" or at_least):
        raise click.UsageError("--equivalent prints a line: leave --format and --at-least out.")
    with (
        output.opened(),
        Project.open_to_read(file) as project,
        shown_progress() as progress,
    ):
        settings = ScoreSettings(chosen, annotators=annotators)
        result = form_pairs(project=project, settings=settings, progress=progress)
        if equivalent:
            output.write(f"{line}\n" for line in profile_lines(result))
        else:
            output.show(forms_report(result, at_least=at_least or _FEWEST))
