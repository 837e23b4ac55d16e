"""Reads the texts of the published APT program as it does, odd line ends included."""

import io
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from protest_core.errors import counted
from protest_core.formats.problems import ProblemList

# The program's reader ends lines of text at these, too, and its reader of links does not.
_MORE_LINE_ENDS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"


@dataclass(frozen=True)
class AptText:
    """Lines without the blanks around them. `line_feeds` is how many lines an editor shows."""

    name: str
    lines: list[str]
    line_feeds: int

    @cached_property
    def lengths(self) -> list[int]:
        """Tokens of each line; an empty one has an empty token."""
        return [line.count(" ") + 1 for line in self.lines]


def read_apt_text(path: Path, name: str, problems: ProblemList) -> AptText:
    """Nothing is normalised: the numbers are to be the program's."""
    text = read_raw_text(path, name, problems)
    lines = list(map(str.strip, text.splitlines()))
    if text.startswith("\ufeff"):
        problems.warn(name, "APT takes the byte order mark for a part of the first word", line=1)
    odd = [end for end in _MORE_LINE_ENDS if end in text]
    if not odd:
        return AptText(name, lines, len(lines))
    shown = ", ".join(f"U+{ord(end):04X}" for end in odd)
    problems.warn(name, f"{shown} ends a line of text for APT, but no line of links")
    return AptText(name, lines, sum(1 for _ in io.StringIO(text, newline=None)))


def read_raw_text(path: Path, name: str, problems: ProblemList) -> str:
    try:
        raw = path.read_bytes()
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
        return ""
    return decoded(raw, name, problems)


def decoded(raw: bytes, name: str, problems: ProblemList) -> str:
    """UTF-8, or the first byte that is not is told."""
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        message = f"not UTF-8: byte 0x{raw[error.start]:02X}; save the file as UTF-8"
        problems.add(name, message, line=line)
        return raw.decode(errors="replace")


def check_lengths(texts: list[AptText], problems: ProblemList) -> None:
    """The program would go on until it stops, or count sentences that do not belong together."""
    source, *others = texts
    for text in others:
        if text.line_feeds != source.line_feeds:
            counts = f"{counted(text.line_feeds, 'line')} where {source.name} has"
            problems.add(text.name, f"{counts} {source.line_feeds:,}")
