"""Options of the conditions that a filter declares."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import wraps
from typing import Any

import click

from protest_core.candidates.filter import CandidateFilter, FilterCondition

_Command = Callable[..., Any]

_NAMES = ("systems", "categories")


def filter_options(command: _Command) -> _Command:
    """Add the options that all commands with a filter have, such as `--system`, as `chosen`."""
    return _with_options(command, lambda _name, condition: condition.common)


def names_options(command: _Command) -> _Command:
    """Add those of results that are over whole categories: `--system` and `--category`."""
    return _with_options(command, lambda name, _condition: name in _NAMES)


def further_filter_options(command: _Command) -> _Command:
    """Add to `filter_options` those of all other conditions."""
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
            "--annotator", "named", multiple=True, help="The same, one at a time; may be repeated."
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
