"""`protest evaluate`: automatic evaluation and its table."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from protest_core.cli.options import (
    FILE,
    TABLE_FORMATS,
    categories_option,
    output_options,
    systems_option,
)
from protest_core.cli.output import Output, print_note, shown_progress

if TYPE_CHECKING:
    from protest_core.candidates.selection import Selection
    from protest_core.matching.policy import PolicyChange


@click.command("evaluate", short_help="Compare all systems with the reference.")
@click.argument("file", type=FILE)
@click.option("--details", is_flag=True, help="One row for each candidate.")
@systems_option
@categories_option
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
    "--verified/--no-verified",
    default=None,
    help="Let translations that people called correct count as further references; kept in the "
    "project.",
)
@click.option(
    "--default-policy", is_flag=True, help="Forget what --tokens and the like have set before."
)
@click.option(
    "--dry-run",
    is_flag=True,
    help="Only count what would change under the policy given, and why; nothing is kept.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    details: bool,
    systems: tuple[str, ...],
    categories: tuple[str, ...],
    tokens: str | None,
    antecedents: str | None,
    ambiguous: tuple[str, ...],
    verified: bool | None,
    default_policy: bool,
    dry_run: bool,
    output: Output,
) -> None:
    """Match every candidate in FILE with the reference: approved, or referred and why.

    All systems are matched; --system and --category only choose what is shown.
    """
    from protest_core.candidates.selection import Selection
    from protest_core.db.project import Project
    from protest_core.evaluation.details_report import details_report
    from protest_core.evaluation.report import evaluation_report, note_for
    from protest_core.evaluation.run import candidate_matches, evaluate, evaluation_table
    from protest_core.matching.policy import PolicyChange

    if dry_run and details:
        raise click.UsageError("--details shows what is in the project: leave out --dry-run.")
    change = PolicyChange(default_policy, tokens, antecedents, ambiguous, verified)
    shown = Selection(systems, categories)
    if dry_run:
        _show_preview(file, change, shown, output)
        return
    # The output is opened first: if it cannot be written, nothing should change.
    with output.opened(), Project.open(file) as project:
        with shown_progress() as progress:
            evaluate(project=project, change=change, shown=shown, progress=progress)
        table = evaluation_table(project=project, shown=shown)
        if details:
            output.show(details_report(table, candidate_matches(project=project, shown=shown)))
        else:
            output.show(evaluation_report(table))
    if output.how != "text":
        print_note(note_for(table.suite, table.policy))


def _show_preview(file: Path, change: "PolicyChange", shown: "Selection", output: Output) -> None:
    from protest_core.db.project import Project
    from protest_core.evaluation.policy_preview import preview_policy
    from protest_core.evaluation.policy_preview_report import policy_preview_report

    with output.opened(), Project.open(file, read_only=True) as project:
        with shown_progress() as progress:
            preview = preview_policy(project=project, change=change, shown=shown, progress=progress)
        output.show(policy_preview_report(preview))
