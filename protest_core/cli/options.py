"""Options that several commands share."""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.cli.output import FILE, print_notes, shown_progress
from protest_core.tables.formats import table_formats

if TYPE_CHECKING:
    from protest_core.candidates.filter import CandidateFilter
    from protest_core.db.project import Project
    from protest_core.signatures.signature import Signature


# Of commands that print tables.
TABLE_FORMATS = table_formats()

_Command = Callable[..., Any]
suite_directory_option: Callable[[_Command], _Command] = click.option(
    "-o",
    "--output",
    "directory",
    metavar="DIR",
    type=FILE,
    required=True,
    help="The suite directory to make.",
)
systems_option: Callable[[_Command], _Command] = click.option(
    "--system", "systems", multiple=True, help="Only this system; may be repeated."
)
categories_option: Callable[[_Command], _Command] = click.option(
    "--category", "categories", multiple=True, help="Only this category; may be repeated."
)


def opened_to_read(file: Path) -> "Project":
    """Open a project or a batch, whatever its name, for a command that reads both."""
    from protest_core.batches.open_batch import open_batch_to_read
    from protest_core.db.header import is_batch
    from protest_core.db.project import Project

    return open_batch_to_read(path=file) if is_batch(path=file) else Project.open_to_read(file)


def measured_for(project: "Project", chosen: "CandidateFilter") -> "Project":
    """Return the project with the results of the metric that a filter names, measured if missing.

    If its file cannot be written, these are in a copy.
    """
    if chosen.against_metric is None:
        return project
    from protest_core.metrics.results import measure_missing

    with shown_progress() as progress:
        return measure_missing(project, chosen, progress)


def repeated_question(project: "Project", signature: str, command: str) -> "Signature":
    """Return the question in a signature, and print the changes since then."""
    from protest_core.signatures.repeat import repeated

    again = repeated(project=project, signature=signature, command=command)
    print_notes(again.notes)
    return again.asked


def task_options(command: _Command) -> _Command:
    """Add `--task-set` and `--task`: only the candidates of these."""
    for option in (
        click.option(
            "--task",
            metavar="N",
            default="",
            help="With --task-set: only of this task, and of the overlap, which goes with it.",
        ),
        click.option(
            "--task-set", metavar="NAME", default="", help="Only candidates of this task set."
        ),
    ):
        command = option(command)
    return command


def annotators_options(command: _Command) -> _Command:
    """Add `--annotator` and `--without` as `annotators`: whose judgements count."""

    @wraps(command)
    def with_annotators(*, only: Sequence[str], without: Sequence[str], **others: Any) -> Any:
        from protest_core.judgements.annotators import Annotators

        annotators = Annotators(frozenset(only), frozenset(without))
        return command(annotators=annotators, **others)

    decorated: _Command = with_annotators
    for option in (
        click.option(
            "--without",
            metavar="NAME",
            multiple=True,
            help="Count all judgements except this annotator's; may be repeated.",
        ),
        click.option(
            "--annotator",
            "only",
            metavar="NAME",
            multiple=True,
            help="Count only this annotator's judgements; may be repeated.",
        ),
    ):
        decorated = option(decorated)
    return decorated
