"""Errors by who can resolve them: the files given, the request, the disk, or ourselves.

Every message is a sentence to a person and ends with what to do next.
"""

import os
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Problem:
    """An error in a file; line and column count from 1, as in editors."""

    file: str
    message: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        return f"{place}: {self.message}"


def counted(number: int, thing: str) -> str:
    """Return the number with its noun: "1 line", "2 lines"."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


# Control characters, Unicode's two line separators, direction controls that may be left open, and
# lone surrogates. Not joiners, direction marks and no-break spaces: texts need them.
_HARMFUL = "\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_HARMFUL_ON_A_LINE = re.compile(f"[\0-\x1f{_HARMFUL}]")
_HARMFUL_IN_LINES = re.compile(f"[\0-\x08\x0b-\x1f{_HARMFUL}]")


def printable(text: str, *, lines: bool = False) -> str:
    """Return the text with escapes for what could move a cursor or reverse the text around it.

    For all output to people; output for programs keeps the original text. With `lines` the text may
    have several lines, and tabs.
    """
    harmful = _HARMFUL_IN_LINES if lines else _HARMFUL_ON_A_LINE
    return harmful.sub(lambda found: _escaped(found.group()), text)


def with_all_escaped(text: str) -> str:
    """Return the text with escapes for all that is invisible: the error may be there."""
    return "".join(each if each.isprintable() else _escaped(each) for each in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()


def shell_quoted(text: str) -> str:
    """Return the text quoted as a single word of a command on this platform."""
    if os.name != "nt":
        return shlex.quote(text)
    return text if re.fullmatch(r"[\w./\\:+-]+", text) else f'"{text}"'


def name_of(path: Path) -> str:
    """Return a file's name for messages; `.` has none."""
    return path.name or str(path)


def distinct_names(paths: Iterable[Path]) -> dict[Path, str]:
    """Return names for messages: each file's name, after as many folders as make it unique."""
    ends = {path: [*_ends(path)] for path in dict.fromkeys(paths)}
    times = Counter(end for of_path in ends.values() for end in of_path)
    return {
        path: str(next((end for end in of_path if times[end] == 1), path))
        for path, of_path in ends.items()
    }


def _ends(path: Path) -> Iterator[Path]:
    parts = path.absolute().parts
    return (Path(*parts[-number:]) for number in range(1, len(parts) + 1))


class ProtestError(Exception):
    """The base of all errors that we can explain; any other exception is a bug."""


class InputError(ProtestError):
    """The files given contain errors, all of which are listed."""

    def __init__(self, summary: str, problems: Sequence[Problem] = (), *, unlisted: int = 0):
        super().__init__(summary)
        self.problems = tuple(problems)
        self.unlisted = unlisted

    def __str__(self) -> str:
        lines = [str(self.args[0]), *(f"  {problem}" for problem in self.problems)]
        if self.unlisted:
            lines.append(f"  … and {self.unlisted:,} more")
        return "\n".join(lines)


class ProjectFileError(ProtestError):
    """The project file itself is unusable: foreign, damaged, or from a newer version."""


class RefusedError(ProtestError):
    """The request contradicts what the project contains."""


class FileInTheWayError(RefusedError):
    """A file of this name exists, and replacing it was not requested."""


class ConflictError(RefusedError):
    """Someone else has changed the same thing, and neither change may be lost silently."""


class DiskError(ProtestError):
    """The system did not let us read or write: permissions, space, another program."""
