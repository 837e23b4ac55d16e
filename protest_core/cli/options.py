"""Options that several commands share."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from protest_core.candidates.filter import CandidateFilter, FilterCondition
from protest_core.cli.output import FILE, print_notes, shown_progress
from protest_core.tables.formats import table_formats

if TYPE_CHECKING:
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
_NAMES = ("systems", "categories")


def opened_to_read(file: Path) -> "Project":
    """Open a project or a batch, whatever its name, for a command that reads both."""
    from protest_core.batches.open_batch import open_batch_to_read
    from protest_core.db.header import is_batch
    from protest_core.db.project import Project

    return open_batch_to_read(path=file) if is_batch(path=file) else Project.open_to_read(file)


def measured_for(project: "Project", chosen: CandidateFilter) -> "Project":
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


def filter_options(command: _Command) -> _Command:
    """Add the options that all commands with a filter have, such as `--system`, as `chosen`."""
    return _with_options(command, lambda _name, condition: condition.common)


def names_options(command: _Command) -> _Command:
    """Add `--system` and `--category`, for results over whole categories."""
    return _with_options(command, lambda name, _condition: name in _NAMES)


def further_filter_options(command: _Command) -> _Command:
    """Add the options of all other conditions, beside those of `filter_options`."""
    return _with_options(command, lambda _name, condition: not condition.common)


def _with_options(command: _Command, wanted: Callable[[str, FilterCondition], bool]) -> _Command:
    declared = {
        name: condition
        for name, condition in CandidateFilter.conditions().items()
        if condition.option and wanted(name, condition)
    }

    @wraps(command)
    def with_filter(*, chosen: CandidateFilter | None = None, **given: Any) -> Any:
        values = {name: _value(name, each, given.pop(name)) for name, each in declared.items()}
        return command(chosen=replace(chosen or CandidateFilter(), **values), **given)

    decorated: _Command = with_filter
    for name, condition in reversed(declared.items()):
        decorated = _option(name, condition)(decorated)
    return decorated


def _option(name: str, condition: FilterCondition) -> Callable[[_Command], _Command]:
    kind = condition.value
    few = [*kind] if isinstance(kind, type) and issubclass(kind, StrEnum) else []
    return click.option(
        condition.option,
        name,
        type=click.Choice([value.value for value in few]) if few else str,
        multiple=CandidateFilter.has_several(name),
        metavar=condition.metavar,
        help=condition.help,
    )


def _value(name: str, condition: FilterCondition, given: Any) -> Any:
    if CandidateFilter.has_several(name):
        return frozenset(map(condition.value, given))
    return None if given is None else condition.value(given)


def people_options(command: _Command) -> _Command:
    """Add `--annotators` and `--annotator` as `annotators`, and the filter as `chosen`."""

    @wraps(command)
    def with_people(*, listed: str, named: Sequence[str], **others: Any) -> Any:
        names = (*filter(None, (name.strip() for name in listed.split(","))), *named)
        if listed and not names:
            raise click.UsageError("--annotators has no name: write A,B or leave it out.")
        return command(annotators=names, **others)

    decorated: _Command = filter_options(with_people)
    for option in (
        click.option(
            "--annotator", "named", multiple=True, help="Only this annotator; may be repeated."
        ),
        click.option(
            "--annotators",
            "listed",
            metavar="A,B",
            default="",
            help="Only these, separated by commas.  [default: all who have judged]",
        ),
    ):
        decorated = option(decorated)
    return decorated
