"""`protest evaluate`: the automatic step and its table."""

from collections.abc import Iterable
from pathlib import Path

import click

from protest_core.cli.options import (
    FILE,
    check_may_write,
    output_options,
    terminal_width,
    write_result,
)
from protest_core.cli.progress import shown_progress


@click.command("evaluate", short_help="Compare all systems with the reference.")
@click.argument("file", type=FILE)
@click.option("--details", is_flag=True, help="One row for each candidate.")
@click.option("--system", "systems", multiple=True, help="Show only this system; may be repeated.")
@click.option(
    "--category", "categories", multiple=True, help="Show only this category; may be repeated."
)
@click.option(
    "--tokens",
    type=click.Choice(["any", "pronouns"]),
    help="Which shared tokens make pronouns match; kept in the project.",
)
@click.option(
    "--antecedents",
    type=click.Choice(["head-or-span", "head", "span"]),
    help="Which source tokens an antecedent is taken from; kept in the project.",
)
@click.option(
    "--ambiguous",
    metavar="FORM",
    multiple=True,
    help="A further form not to be approved on its own; may be repeated; kept in the project, in "
    "place of those given before.",
)
@click.option(
    "--default-policy", is_flag=True, help="Forget what --tokens and the like have set before."
)
@output_options("text", "json", "csv", "tsv", "latex")
def command(
    *,
    file: Path,
    details: bool,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    tokens: str | None,
    antecedents: str | None,
    ambiguous: tuple[str, ...],
    default_policy: bool,
    how: str,
    output: Path | None,
    force: bool,
) -> None:
    """Match every candidate in FILE with the reference: approved, or referred and why.

    All systems are matched; --system and --category only choose what is shown.
    """
    from protest_core.matching import MatchingPolicy, changed_policy
    from protest_core.operations import (
        candidate_matches,
        evaluate,
        evaluation_table,
        open_project,
    )
    from protest_core.reports import Format, write_details, write_evaluation

    if output is not None:
        check_may_write(output, force=force)
    with open_project(path=file) as project:
        # Wrong names are refused before anything is changed.
        table = evaluation_table(project=project, systems=systems, categories=categories)
        policy = changed_policy(
            MatchingPolicy() if default_policy else table.policy,
            pronoun_tokens=tokens,
            antecedent_tokens=antecedents,
            more_ambiguous_forms=ambiguous,
        )
        with shown_progress() as progress:
            evaluate(project=project, policy=policy, progress=progress)
        pieces: Iterable[str]
        if details:
            candidates = candidate_matches(project=project, systems=systems, categories=categories)
            pieces = write_details(candidates, Format(how))
        else:
            table = evaluation_table(project=project, systems=systems, categories=categories)
            pieces = write_evaluation(table, Format(how), width=terminal_width())
        write_result(pieces, output=output, force=force)
