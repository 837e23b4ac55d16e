"""`protest candidates`: a list of candidates, sorted and searched as in the windows."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import (
    FILE,
    filter_options,
    opened_to_read,
    output_options,
    task_options,
)
from protest_core.cli.output import Output

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


@click.command("candidates", short_help="List candidates, sorted and searched.")
@click.argument("file", type=FILE)
@filter_options
@task_options
@click.option(
    "--outcome",
    "outcomes",
    type=click.Choice(["approved", "correct", "incorrect", "not_judgeable", "open", "disputed"]),
    multiple=True,
    help="Only with this outcome; may be repeated.",
)
@click.option("--tag", "tags", multiple=True, help="Only with this tag; may be repeated.")
@click.option(
    "--links",
    type=click.Choice(["unsure", "corrected"]),
    help="Only with links that are unsure, or were corrected.",
)
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
    help="By this column.  [default: by system, in the order of the suite]",
)
@click.option("--descending", is_flag=True, help="With --sort: the other way round.")
@output_options("csv", "tsv", "jsonl", "json", "text", "latex")
def command(
    *,
    file: Path,
    chosen: "CandidateFilter",
    task_set: str,
    task: str,
    outcomes: tuple[str, ...],
    tags: tuple[str, ...],
    links: str | None,
    search: str,
    column: str | None,
    descending: bool,
    output: Output,
) -> None:
    """List candidates of the project FILE: verdict, reasons, outcome, and everybody's answers.

    FILE may be a batch, whose systems have their codes, and which has no verdicts.

    ‘protest tasks create --candidates’ makes a task set of such a table, or of some of its rows.

    \b
      protest candidates news.protest --outcome disputed -o disputed.csv
      protest candidates news.protest --search félicité --format text
    """
    from protest_core.candidates.filter import Links
    from protest_core.candidates.sort_order import AS_GIVEN, Sorted, SortOrder
    from protest_core.evaluation.candidate_list import find_candidates, list_report
    from protest_core.judgements.outcome import Outcome

    if descending and column is None:
        raise click.UsageError("--descending needs --sort: it says which column.")
    wanted = replace(
        chosen,
        outcomes=frozenset(map(Outcome, outcomes)),
        tags=frozenset(tags),
        links=None if links is None else Links(links),
    )
    order = AS_GIVEN if column is None else SortOrder(Sorted(column), descending=descending)
    with output.opened(), opened_to_read(file) as project:
        found = find_candidates(
            project=project, chosen=wanted, order=order, text=search, task_set=task_set, task=task
        )
        output.show(list_report(project=project, candidates=found))
