"""Commands and options that packages add to `protest` through entry points."""

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING

import click

from protest_core.cli.output import say
from protest_core.errors import RefusedError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_COMMANDS = "protest.commands"  # the command's name = a click command
_OPTIONS = "protest.options"  # a command's name = a function that returns it with more options
_DISTRIBUTION = "protest-eval"
_PROTEST = "PROTEST"
_UPDATE = "Update the package, or remove it."


def added_names(built_in: Collection[str]) -> list[str]:
    """Return the names of all added commands, and report names that are taken."""
    owners = dict.fromkeys(built_in, _PROTEST)
    for point in _entry_points(_COMMANDS):
        owner = owners.setdefault(point.name, _package(point))
        if owner != _package(point):
            say(
                f"protest: the command ‘{point.name}’ of {_package(point)} is left out, because "
                f"{owner} has a command of this name. {_UPDATE}"
            )
    return [name for name in owners if name not in built_in]


def added_command(name: str) -> click.Command | None:
    """Return the added command of this name; if it cannot be loaded, calling it says why."""
    for point in _entry_points(_COMMANDS):
        if point.name == name:
            try:
                return _checked(point.load(), point)
            except (Exception, SystemExit) as error:
                return _unusable(name, _report(f"the command ‘{name}’", point, error))
    return None


def with_added_options(name: str, command: click.Command) -> click.Command:
    """Return the command with the options that packages add; report those that fail to load."""
    for point in _entry_points(_OPTIONS):
        if point.name == name:
            try:
                command = _checked(point.load()(command), point)
            except (Exception, SystemExit) as error:
                say(f"protest: {_report(f'options of ‘{name}’', point, error)}")
    return command


def author_of(name: str) -> str:
    """Return the package that an added command comes from, as messages name it."""
    packages = (_package(point) for point in _entry_points(_COMMANDS) if point.name == name)
    return next(packages, _PROTEST)


@cache
def _entry_points(group: str) -> list["EntryPoint"]:
    """Return the entry points of a group: PROTEST's own first, then by package."""
    from importlib.metadata import entry_points  # takes long, and most commands need none

    points = entry_points(group=group)
    return sorted(points, key=lambda point: (_package(point) != _PROTEST, _package(point)))


def _package(point: "EntryPoint") -> str:
    name = point.dist.name if point.dist else None
    return _PROTEST if name == _DISTRIBUTION else f"the package {name or point.module}"


def _checked(loaded: object, point: "EntryPoint") -> click.Command:
    if not isinstance(loaded, click.Command):
        raise TypeError(f"{point.value} gives no click command")
    return loaded


def _report(what: str, point: "EntryPoint", error: BaseException) -> str:
    why = f"{type(error).__name__}: {error}"
    return f"{what}, from {_package(point)}, cannot be loaded ({why}). {_UPDATE}"


def _unusable(name: str, why: str) -> click.Command:
    """Return a command that takes any arguments and refuses them all."""

    def refuse() -> None:
        raise RefusedError(why)

    return click.Command(
        name,
        callback=refuse,
        short_help="(cannot be loaded)",
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
    )
