"""Makes a suite directory that is there whole or not at all."""

import os
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from protest_core.errors import InTheWayError, RefusedError, printable
from protest_core.formats.suite_directory import FILES, SuiteContents, write_suite_directory
from protest_core.formats.text import write_lines
from protest_core.unfinished import real_path, unfinished_name


def make_suite_directory(
    contents: SuiteContents,
    directory: Path,
    *,
    beside: Mapping[str, Iterable[str]] | None = None,
    replace: bool = False,
) -> None:
    """Write a suite with files `beside` it, which are given by name and line.

    Everything is written under another name first, which becomes the wanted one at the end.
    """
    others = dict(beside or {})
    check_can_be_made(directory, others, replace=replace)
    place = real_path(directory)
    place.parent.mkdir(parents=True, exist_ok=True)
    unfinished = unfinished_name(place)
    try:
        write_suite_directory(contents, unfinished)
        for name, lines in others.items():
            write_lines(unfinished / name, lines)
        put_in_place(unfinished, place)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def check_can_be_made(directory: Path, beside: Iterable[str], *, replace: bool) -> None:
    """Refuse early: before an hour's work. Only what a builder wrote is replaced."""
    shown = printable(str(directory))
    if not os.path.lexists(directory):
        return
    if not directory.is_dir():
        raise RefusedError(f"{shown} is there already and is no directory. Choose another name.")
    there = {entry.name for entry in directory.iterdir()}
    if not there:
        return
    if not replace:
        raise InTheWayError(f"{shown} exists already. Choose another name, or replace it.")
    others = sorted(there - set(FILES) - set(beside))
    if others or "suite.toml" not in there:
        what = f"holds more than a built suite: {printable(others[0])}" if others else "is no suite"
        raise RefusedError(f"{shown} {what}. Move it away, or choose another name.")


def put_in_place(unfinished: Path, place: Path) -> None:
    """The old one, if there is one, steps aside, and comes back if the new one cannot be put."""
    old = unfinished_name(place)
    if place.exists():
        place.rename(old)
    try:
        unfinished.rename(place)
    except OSError:
        with suppress(OSError):
            old.rename(place)
        raise
    shutil.rmtree(old, ignore_errors=True)
