"""Errors by their remedy: in the files given, the request, the disk, or this program.

Every message is a sentence to a person and ends with what to do next. The functions below the
classes write the parts of messages: counts, names of files, reasons, escaped text.
"""

import os
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.translatable import Text

# Control characters, Unicode's two line separators, direction controls that may be left open, and
# lone surrogates. Not joiners, direction marks and no-break spaces: texts need them.
_HARMFUL = "\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_HARMFUL_ON_A_LINE = re.compile(f"[\0-\x1f{_HARMFUL}]")
_HARMFUL_IN_LINES = re.compile(f"[\0-\x08\x0b-\x1f{_HARMFUL}]")
# The messages of C libraries in English, the locale that Python uses.
_REASONS: dict[str, Text] = {
    each: each
    for each in (
        Text("Permission denied"),
        Text("Operation not permitted"),
        Text("No such file or directory"),
        Text("Input/output error"),
        Text("No space left on device"),
        Text("Disk quota exceeded"),
        Text("Read-only file system"),
        Text("Device or resource busy"),
        Text("Not a directory"),
        Text("Is a directory"),
        Text("File exists"),
        Text("File name too long"),
        Text("Too many levels of symbolic links"),
        Text("Too many open files"),
    )
}


@dataclass(frozen=True, slots=True)
class Problem:
    """An error in a file; line and column count from 1, as in editors."""

    file: str
    message: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        return str(self.text)

    @property
    def text(self) -> Text:
        """The message with its place, to be shown in any language."""
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        return Text(": ").join([place, self.message])


class ProtestError(Exception):
    """The base of all errors that we can explain; any other exception is a bug.

    What can reach a window is raised with a `Text`.
    """

    @property
    def text(self) -> str:
        """Return the same as `str`, as a `Text` if there is one, to be shown in any language."""
        return self.args[0] if self.args and isinstance(self.args[0], Text) else str(self)


class InputError(ProtestError):
    """The files given contain errors, all of which are listed."""

    def __init__(self, summary: str, problems: Sequence[Problem] = (), *, unlisted: int = 0):
        super().__init__(summary)
        self.problems = tuple(problems)
        self.unlisted = unlisted

    def __str__(self) -> str:
        return str(self.text)

    @property
    def summary(self) -> str:
        """Return the error as a whole, without the list."""
        summary: str = self.args[0]
        return summary

    @property
    def text(self) -> str:
        """Return the summary and, on a line each, the problems with their places."""
        lines = [self.summary, *(Text("  {0}").format(each.text) for each in self.problems)]
        if self.unlisted:
            lines.append(Text("  … and {0:,} more").format(self.unlisted))
        return Text("\n").join(lines)


class ImplausibleTextError(InputError):
    """The files are correct, but may be no translations; whoever knows better can go on."""


class ProjectFileError(ProtestError):
    """The project file itself is unusable: foreign, damaged, or from a newer version."""


class RefusedError(ProtestError):
    """The request contradicts what the project contains."""


class FileInTheWayError(RefusedError):
    """A file of this name exists, and replacing it was not requested."""


class ConflictError(RefusedError):
    """Raised if another person changed the same thing: neither change may be lost silently."""


class DiskError(ProtestError):
    """The system refused to read or write: permissions, space, another program."""


def counted(number: int, thing: str) -> str:
    """Return the number with its noun: "1 line", "2 lines"."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def printable(text: str, *, lines: bool = False) -> str:
    """Return the text with escapes for characters that move the cursor or reverse the text.

    For all output to people; output for programs keeps the original text. With `lines` the text may
    have several lines, and tabs.
    """
    harmful = _HARMFUL_IN_LINES if lines else _HARMFUL_ON_A_LINE
    return harmful.sub(lambda found: _escaped(found.group()), text)


def with_all_escaped(text: str) -> str:
    """Return the text with escapes for all invisible characters, which may be the error."""
    return "".join(each if each.isprintable() else _escaped(each) for each in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()


def shell_quoted(text: str) -> str:
    """Return the text quoted as a single word of a command on this platform."""
    if os.name != "nt":
        return shlex.quote(text)
    return text if re.fullmatch(r"[\w./\\:+-]+", text) else f'"{text}"'


def reason(error: OSError) -> str:
    """Return the system's own reason for an error; common ones can be translated."""
    said = error.strerror or str(error)
    return _REASONS.get(said, said)


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
