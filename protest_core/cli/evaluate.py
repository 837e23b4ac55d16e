"""`protest evaluate`: automatic evaluation and its table."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.options import TABLE_FORMATS, names_options
from protest_core.cli.output import FILE, Output, output_options, print_note, shown_progress
from protest_core.matching.policy import (
    ChoiceSetting,
    Forms,
    MatchingPolicy,
    PolicyChange,
    Setting,
    YesNo,
)

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter


_Command = Callable[..., Any]


def policy_options(command: _Command) -> _Command:
    """Add an option for each setting of the policy, and `--default-policy`, as `change`."""
    settings = MatchingPolicy.settings()

    @wraps(command)
    def with_change(*, default_policy: bool, **given: Any) -> Any:
        change = dict.fromkeys(settings) if default_policy else {}
        for name, setting in settings.items():
            value = given.pop(name)
            if value is not None and value != ():
                change[name] = _value(setting, value)
        return command(change=change, **given)

    decorated: _Command = click.option(
        "--default-policy",
        is_flag=True,
        help="Reset the settings of --tokens and the like to their defaults.",
    )(with_change)
    for name, setting in reversed(settings.items()):
        decorated = _option(name, setting)(decorated)
    return decorated


def _option(name: str, setting: Setting) -> Callable[[_Command], _Command]:
    if isinstance(setting, YesNo):
        switch = f"{setting.option}/--no-{setting.option.removeprefix('--')}"
        return click.option(switch, name, default=None, help=setting.help)
    if isinstance(setting, ChoiceSetting):
        texts = click.Choice([value.value for value in setting.choices])
        return click.option(setting.option, name, type=texts, help=setting.help)
    return click.option(setting.option, name, metavar="FORM", multiple=True, help=setting.help)


def _value(setting: Setting, given: Any) -> object:
    match setting:
        case ChoiceSetting():
            return setting.from_text(given)
        case Forms():
            return setting.from_texts(given)
    return given


@click.command("evaluate")
@click.argument("file", type=FILE)
@click.option("--details", is_flag=True, help="One row for each candidate.")
@names_options
@policy_options
@click.option(
    "--dry-run",
    is_flag=True,
    help="Only count what this policy would change, and why; nothing is kept.",
)
@output_options(*TABLE_FORMATS)
def command(
    *,
    file: Path,
    details: bool,
    chosen: "CandidateFilter",
    change: PolicyChange,
    dry_run: bool,
    output: Output,
) -> None:
    """Match every candidate in FILE with the reference: approved, or referred with reasons.

    All systems are matched; --system and --category only select the rows of the table.
    """
    from protest_core.db.project import Project
    from protest_core.evaluation.details_report import details_report
    from protest_core.evaluation.match_project import candidate_matches, evaluate, evaluation_table
    from protest_core.evaluation.report import evaluation_report, note_for

    if dry_run and details:
        raise click.UsageError("--details shows what is in the project: leave out --dry-run.")
    if dry_run:
        _show_preview(file, change, chosen, output)
        return
    # The output is opened first: if it cannot be written, nothing should change.
    with output.opened(), Project.open(file) as project:
        with shown_progress() as progress:
            evaluate(project=project, change=change, chosen=chosen, progress=progress)
        table = evaluation_table(project=project, chosen=chosen)
        if details:
            output.show(details_report(table, candidate_matches(project=project, chosen=chosen)))
        else:
            output.show(evaluation_report(table))
    if output.how != "text":
        print_note(note_for(table.frame.suite, table.policy))


def _show_preview(
    file: Path, change: PolicyChange, chosen: "CandidateFilter", output: Output
) -> None:
    from protest_core.db.project import Project
    from protest_core.evaluation.policy_preview import preview_policy
    from protest_core.evaluation.policy_preview_report import policy_preview_report

    with output.opened(), Project.open(file, read_only=True) as project:
        with shown_progress() as progress:
            preview = preview_policy(
                project=project, change=change, chosen=chosen, progress=progress
            )
        output.show(policy_preview_report(preview))
