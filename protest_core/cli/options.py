"""Options that several commands share, and where results go."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import click

from protest_core.errors import DiskError, Problem, RefusedError

FILE = click.Path(path_type=Path)
_Command = Callable[..., Any]


def output_options(*formats: str) -> Callable[[_Command], _Command]:
    """`--format`, `-o` and `--force` for a command that prints a result."""

    def add(command: _Command) -> _Command:
        for option in (
            click.option("--force", is_flag=True, help="Overwrite the file given with -o."),
            click.option("-o", "--output", type=FILE, help="Write to this file."),
            click.option(
                "--format",
                "how",
                type=click.Choice(formats),
                default=formats[0],
                show_default=True,
                help="How to write the result.",
            ),
        ):
            command = option(command)
        return command

    return add


def write_result(pieces: Iterable[str], *, output: Path | None, force: bool) -> None:
    """To standard output, or whole or not at all to a file."""
    if output is None:
        for piece in pieces:
            click.echo(piece, nl=False)
        return
    check_may_write(output, force=force)
    with _replacing(output) as file:
        file.writelines(pieces)
    click.echo(f"Written to {output}.", err=True)


def check_may_write(path: Path, *, force: bool) -> None:
    if path.exists() and not force:
        raise RefusedError(f"{path} exists already. Choose another name, or add --force.")


@contextmanager
def _replacing(path: Path) -> Iterator[IO[str]]:
    """Write beside the file, then rename."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        unfinished.replace(path)
    except OSError as error:
        raise DiskError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def terminal_width() -> int:
    """Eighty columns where nobody looks: files and pipes."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 80


def tell(warnings: Iterable[Problem]) -> None:
    for warning in warnings:
        click.echo(f"note: {warning}", err=True)
