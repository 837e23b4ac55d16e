"""Reads the texts of the published APT program as it does, odd line ends included."""

import io
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.formats.problems import ProblemList

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Lengths = npt.NDArray[np.int32]

_BLANK = ord(" ")
# The program's reader ends lines of text at these, too, and its reader of links does not.
_MORE_LINE_ENDS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"


@dataclass(frozen=True)
class AptText:
    """Lines without the blanks around them. `line_feeds` is how many lines an editor shows."""

    name: str
    lines: list[str]
    line_feeds: int

    @cached_property
    def lengths(self) -> "Lengths":
        """Tokens of each line; an empty one has an empty token."""
        import numpy as np  # a tenth of a second that other commands do not need

        # A byte for each letter, whatever it is: blanks are counted in all lines at once.
        letters = "\n".join([*self.lines, ""]).encode("latin-1", "replace")
        is_blank = (np.frombuffer(letters, np.uint8) == _BLANK).view(np.uint8)
        lengths = np.fromiter(map(len, self.lines), np.int64, len(self.lines)) + 1
        begins = np.cumsum(lengths) - lengths
        return np.add.reduceat(is_blank, begins, dtype=np.int32) + 1


def read_apt_text(path: Path, name: str, problems: ProblemList) -> AptText:
    """Nothing is normalised: the numbers are to be the program's."""
    text = read_raw_text(path, name, problems)
    lines = _lines(text, name, problems)
    if not _warn_of_ends(text, "of text for APT, but no line of links", name, problems):
        return AptText(name, lines, len(lines))
    return AptText(name, lines, sum(1 for _ in io.StringIO(text, newline=None)))


def read_apt_list(path: Path, name: str, problems: ProblemList) -> list[str]:
    """The lines of a list, to which no other file is counted in lines."""
    text = read_raw_text(path, name, problems)
    behind = "for APT: what is behind it is an entry of its own"
    _warn_of_ends(text, behind, name, problems)
    return _lines(text, name, problems)


def _lines(text: str, name: str, problems: ProblemList) -> list[str]:
    if text.startswith("\ufeff"):
        problems.warn(name, "APT takes the byte order mark for a part of the first word", line=1)
    return list(map(str.strip, text.splitlines()))


def _warn_of_ends(text: str, what: str, name: str, problems: ProblemList) -> bool:
    """Whether there are some that an editor does not show, told at the first of them."""
    places = {end: at for end in _MORE_LINE_ENDS if (at := text.find(end)) >= 0}
    if places:
        shown = ", ".join(f"U+{ord(end):04X}" for end in places)
        before = text[: min(places.values())]
        first = sum(1 for _ in io.StringIO(f"{before}.", newline=None))
        problems.warn(name, f"{shown} ends a line {what}", line=first)
    return bool(places)


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
