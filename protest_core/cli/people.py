"""Options of the commands about what several people said: whose judgements, and of what."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import click

from protest_core.cli.options import against_option, categories_option, systems_option

_Command = Callable[..., Any]


def people_options(command: _Command) -> _Command:
    """`--annotators` and `--annotator` as `annotators`, `--system`, `--category`, `--against`."""

    @wraps(command)
    def with_people(*, listed: str, named: Sequence[str], **others: Any) -> Any:
        names = (name.strip() for name in listed.split(","))
        return command(annotators=(*filter(None, names), *named), **others)

    decorated: _Command = with_people
    for option in (
        against_option,
        categories_option,
        systems_option,
        click.option(
            "--annotator", "named", multiple=True, help="The same, one at a time; may be repeated."
        ),
        click.option(
            "--annotators",
            "listed",
            metavar="A,B",
            default="",
            help="Only these, with commas between.  [default: all who have judged]",
        ),
    ):
        decorated = option(decorated)
    return decorated
