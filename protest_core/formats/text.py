"""Reads and writes UTF-8 text line by line, whatever byte order mark or line ends it has."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from protest_core.errors import counted
from protest_core.formats.problems import ProblemList

# Far beyond any sentence; a file without line ends is refused before it fills the memory.
LONGEST_LINE = 200_000

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_NOT_IN_A_SENTENCE = re.compile(r"^ |  |[\t\r]")
_SENTENCE_MISTAKES = {
    " ": "the line begins with a blank; tokens are separated by exactly one",
    "  ": "double blank; tokens are separated by exactly one",
    "\t": "tab inside a sentence; tokens are separated by one blank",
    "\r": "carriage return inside a line; lines end with LF or CR LF",
}
# Python's splitlines() and some editors end a line at these; we and the aligners do not.
_LOOKS_LIKE_A_LINE_END = re.compile("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")


def read_lines(path: Path, name: str, problems: ProblemList) -> list[str] | None:
    """The lines of a text file in NFC; `None`, with a mistake on the list, if it has none."""
    try:
        with path.open("rb") as file:
            start = file.read(3)
            if start.startswith(_UTF_16_MARKS):
                problems.add(name, "the file is UTF-16, not UTF-8; save it as UTF-8")
                return None
            file.seek(3 if start == _BYTE_ORDER_MARK else 0)
            lines = [
                _decode(raw, name, number, problems) for number, raw in enumerate(_raw(file), 1)
            ]
    except FileNotFoundError:
        problems.add(name, "the file is missing")
        return None
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
        return None
    if not lines:
        problems.add(name, "the file is empty")
    return lines


def read_sentences(path: Path, name: str, problems: ProblemList) -> list[str] | None:
    """Lines of tokens separated by single blanks; a blank at the end of a line is dropped."""
    lines = read_lines(path, name, problems)
    if lines is None:
        return None
    odd = []
    lines = [line if line.endswith("  ") else line.removesuffix(" ") for line in lines]
    for number, line in enumerate(lines, 1):
        # Nearly every line is plain: the search is for the others.
        if "  " in line or line.startswith(" ") or not line.isprintable():
            if mistake := _NOT_IN_A_SENTENCE.search(line):
                message = _SENTENCE_MISTAKES[mistake.group()]
                problems.add(name, message, line=number, column=mistake.start() + 1)
            if end := _LOOKS_LIKE_A_LINE_END.search(line):
                odd.append((number, f"U+{ord(end.group()):04X}"))
    if odd:
        _warn_of_odd_ends(name, odd, problems)
    return lines


def _warn_of_odd_ends(name: str, odd: list[tuple[int, str]], problems: ProblemList) -> None:
    line, character = odd[0]
    more = f" (and so in {counted(len(odd) - 1, 'more line')})" if len(odd) > 1 else ""
    message = f"some programs take {character} for a line end; here it is part of a token{more}"
    problems.warn(name, message, line=line)


def _raw(file: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of a line that is too long only the beginning."""
    while raw := file.readline(LONGEST_LINE + 1):
        if raw.endswith(b"\n"):
            yield raw[:-2] if raw.endswith(b"\r\n") else raw[:-1]
            continue
        yield raw
        while len(raw) > LONGEST_LINE and not raw.endswith(b"\n"):
            raw = file.readline(LONGEST_LINE + 1)


def _decode(raw: bytes, name: str, number: int, problems: ProblemList) -> str:
    if len(raw) > LONGEST_LINE:
        longest = f"{LONGEST_LINE:,} bytes"
        problems.add(
            name, f"the line is longer than {longest}; is it one sentence per line?", line=number
        )
        return ""
    try:
        line = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        column = len(raw[: error.start].decode("utf-8")) + 1
        value = f"byte 0x{raw[error.start]:02X}"
        problems.add(
            name, f"not UTF-8: {value}; save the file as UTF-8", line=number, column=column
        )
        return raw.decode("utf-8", errors="replace")
    if "\0" in line:
        column = line.index("\0") + 1
        problems.add(name, "NUL byte; is this a text file?", line=number, column=column)
    return line if line.isascii() else unicodedata.normalize("NFC", line)


def write_lines(path: Path, lines: Iterable[str]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{line}\n" for line in lines)
