"""`protest candidates`: a list of candidates, sorted and searched as in the windows."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import (
    filter_options,
    further_filter_options,
    measured_for,
    opened_to_read,
    task_options,
)
from protest_core.cli.output import FILE, Output, output_options
from protest_core.tables.formats import FORMATS, row_formats

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


@click.command("candidates")
@click.argument("file", type=FILE)
@filter_options
@task_options
@further_filter_options
@click.option(
    "--search", metavar="TEXT", default="", help="Only with this text, remark, own tag or number."
)
@click.option(
    "--sort",
    "column",
    type=click.Choice(
        [
            *("example", "category", "system", "verdict", "reasons", "outcome", "links"),
            "own_tags",
        ]
    ),
    help="Sort by this column.  [default: by system, in the order of the suite]",
)
@click.option("--descending", is_flag=True, help="With --sort: in descending order.")
@output_options(*row_formats(), *FORMATS)
def command(
    *,
    file: Path,
    chosen: "CandidateFilter",
    task_set: str,
    task: str,
    search: str,
    column: str | None,
    descending: bool,
    output: Output,
) -> None:
    """List candidates of the project FILE: verdict, reasons, outcome, and everybody's answers.

    FILE may be a batch, in which systems have codes and candidates no verdicts.

    ‘protest tasks create --candidates’ makes a task set of such a table, or of some of its rows.

    \b
      protest candidates news.protest --outcome disputed -o disputed.csv
      protest candidates news.protest --search félicité --format text
    """
    from protest_core.candidates.sort_order import AS_GIVEN, SortKey, SortOrder
    from protest_core.evaluation.candidate_list import find_candidates, list_report

    if descending and column is None:
        raise click.UsageError("--descending needs --sort, which names the column.")
    order = AS_GIVEN if column is None else SortOrder(SortKey(column), descending=descending)
    with output.opened(), opened_to_read(file) as project:
        place = measured_for(project, chosen)
        candidates = find_candidates(
            project=place, chosen=chosen, order=order, text=search, task_set=task_set, task=task
        )
        output.show(list_report(project=place, candidates=candidates))
