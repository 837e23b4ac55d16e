"""What can go wrong, sorted by whose concern it is: your file, your request, your disk, our bug.

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
    """One mistake in a file. Line and column count from 1, as editors show them."""

    file: str
    message: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        return f"{place}: {self.message}"


def counted(number: int, thing: str) -> str:
    """ "1 line", "2 lines"."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


# Control characters, Unicode's two line ends, what turns the direction of writing and may be left
# open, and halves of a pair. Not joiners, marks of direction and no-break spaces: texts need them.
_HARMFUL = "\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_HARMFUL_ON_A_LINE = re.compile(f"[\0-\x1f{_HARMFUL}]")
_HARMFUL_IN_LINES = re.compile(f"[\0-\x08\x0b-\x1f{_HARMFUL}]")


def printable(text: str, *, lines: bool = False) -> str:
    """Return the text with escapes for what could move a cursor or turn the text around it.

    For all that is made for people; what is made for programs keeps what was said. `lines`: the
    text may have several, and tabs.
    """
    harmful = _HARMFUL_IN_LINES if lines else _HARMFUL_ON_A_LINE
    return harmful.sub(lambda found: _escaped(found.group()), text)


def with_all_escaped(text: str) -> str:
    """Return the text with escapes for all that a reader could not see: a mistake may lie in it."""
    return "".join(each if each.isprintable() else _escaped(each) for each in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()


def shell_quoted(text: str) -> str:
    """Return the text as one types it as a single word of a command, on this platform."""
    if os.name != "nt":
        return shlex.quote(text)
    return text if re.fullmatch(r"[\w./\\:+-]+", text) else f'"{text}"'


def name_of(path: Path) -> str:
    """What messages call a single file; `.` has no name."""
    return path.name or str(path)


def distinct_names(paths: Iterable[Path]) -> dict[Path, str]:
    """What messages call each file: its name, after as many folders as tell it from the others."""
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
    """Anything we can explain; whatever is not one of these is a bug of ours."""


class InputError(ProtestError):
    """Files that we were given hold mistakes; all of them are listed."""

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
    """The project file itself cannot be used: not ours, damaged, or from a newer program."""


class RefusedError(ProtestError):
    """What was asked contradicts what the project holds."""


class FileInTheWayError(RefusedError):
    """A file of this name is there already; it could be replaced, and nobody asked for that."""


class ConflictError(RefusedError):
    """Somebody else has changed what was to be changed, and neither is to be lost unseen."""


class DiskError(ProtestError):
    """The computer would not let us read or write: permissions, space, another program."""
