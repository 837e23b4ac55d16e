"""Read and write UTF-8 text line by line, with any byte order mark and line ends."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import log
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from protest_core.errors import counted
from protest_core.files.encoding import Utf8Lines, no_plain_text
from protest_core.files.paths import opened_to_read
from protest_core.files.problems import ProblemList

# Far more than any sentence and any corpus of pronoun examples. Larger files are not read: a file
# without line ends, or without an end, is refused before it fills the memory.
LONGEST_LINE = 200_000
MOST_LINES = 2_000_000
LINES_BETWEEN_LOOKS = 20_000  # lines between checks for cancellation
_BLOCK = (
    65_536  # bytes: with the beginning of a line before them, mostly less than the longest line
)
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
IS_EMPTY = "the file is empty"
_NOT_IN_A_SENTENCE = re.compile(r"^ +| {2,}|[\t\r]")
_SENTENCE_MISTAKES = {
    "^": "the line begins with a blank; tokens are separated by exactly one",
    " ": "double blank; tokens are separated by exactly one",
    "\t": "tab inside a sentence; tokens are separated by one blank",
    "\r": "carriage return inside a line; lines end with LF or CR LF",
}
# Python's splitlines() and some editors end a line at these; we and the aligners do not.
_LOOKS_LIKE_A_LINE_END = re.compile("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
# The number of tokens for a sentence that could not be read: no link has a position as large.
UNKNOWN_LENGTH = 10**9
# If a smaller share of the lines matches, more than one part is missing, and no single place
# explains it.
_LEAST_SHARE = 0.75


@dataclass(frozen=True, slots=True)
class TextFile:
    """The readable lines; if they are not the whole file, the list of errors says why."""

    lines: list[str]
    whole: bool
    places: Sequence[int] = ()  # the line of the file that each comes from; empty: the same


def read_lines(path: Path, name: str, problems: ProblemList) -> TextFile:
    """Return the lines of a file in NFC. It is read once, from front to back: it may be a pipe."""
    with ReportedErrors(name, problems), opened_to_read(path) as file:
        return lines_in(file, name, problems)
    return TextFile([], whole=False)


class ReportedErrors:
    """Adds what keeps a file from being opened or read to the list of errors, and goes on."""

    def __init__(self, name: str, problems: ProblemList) -> None:
        self._name = name
        self._problems = problems

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _kind: object, error: BaseException | None, _traceback: TracebackType | None
    ) -> bool:
        if isinstance(error, FileNotFoundError):
            self._problems.add(self._name, "the file is missing")
        elif isinstance(error, OSError):
            why = error.strerror or error
            self._problems.add(self._name, f"the file cannot be read: {why}")
        return isinstance(error, OSError)


def lines_in(file: BinaryIO, name: str, problems: ProblemList) -> TextFile:
    """Return the lines of an open file in NFC; an empty one is an error."""
    lines: list[str] = []
    whole = False
    utf_8 = Utf8Lines()
    try:
        whole = _read_lines(file, lines, utf_8, name, problems)
    finally:
        utf_8.report(name, problems)
    if whole and not lines:
        problems.add(name, IS_EMPTY)
        whole = False
    return TextFile(lines, whole)


def _read_lines(
    file: BinaryIO, lines: list[str], utf_8: Utf8Lines, name: str, problems: ProblemList
) -> bool:
    """Read lines; return whether the end was reached."""
    first = file.readline(LONGEST_LINE + len(b"\r\n")).removeprefix(BYTE_ORDER_MARK)
    if mistake := no_plain_text(first):
        problems.add(name, mistake)
        return False
    for block in _blocks_of_lines(file, first):
        before = len(lines)
        if not (
            _read_block(block, lines, utf_8) or _read_each(block, lines, utf_8, name, problems)
        ):
            return False
        if len(lines) // LINES_BETWEEN_LOOKS > before // LINES_BETWEEN_LOOKS:
            problems.between_lines()
    return True


def _blocks_of_lines(file: BinaryIO, left: bytes) -> Iterator[bytes]:
    """Yield whole lines, many at once; the file is left where a line is too long."""
    while block := file.read(_BLOCK):
        end = block.rfind(b"\n") + 1
        if end:
            yield left + block[:end]
            left = block[end:]
        else:
            left += block
        if len(left) > LONGEST_LINE + len(b"\r"):
            break
    if left:
        yield left


def _read_block(block: bytes, lines: list[str], utf_8: Utf8Lines) -> bool:
    """Read lines without errors at once, as nearly all are; return whether these have none."""
    if len(block) > LONGEST_LINE or b"\0" in block:
        return False
    text = utf_8.decode_all(block)
    if text is None or len(lines) + text.count("\n") >= MOST_LINES:
        return False
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    lines += text.removesuffix("\n").split("\n")
    return True


def _read_each(
    block: bytes, lines: list[str], utf_8: Utf8Lines, name: str, problems: ProblemList
) -> bool:
    """Read line by line and report all errors; return whether to go on."""
    for ended in BytesIO(block):
        number = len(lines) + 1
        raw = without_end(ended)
        if len(raw) > LONGEST_LINE:
            longest = f"the line is longer than {LONGEST_LINE:,} bytes"
            problems.add(name, f"{longest}; is it one sentence per line?", line=number)
            return False
        if number > MOST_LINES:
            problems.add(name, f"the file has more than {MOST_LINES:,} lines")
            return False
        lines.append(normalised(utf_8.decode(raw, number), name, number, problems))
    return True


def without_end(line: bytes) -> bytes:
    return line[:-2] if line.endswith(b"\r\n") else line.removesuffix(b"\n")


def normalised(line: str, name: str, number: int, problems: ProblemList) -> str:
    """Return a line in NFC; NUL bytes are errors."""
    if "\0" in line:
        nuls = (("NUL byte; is this a text file?", m.start() + 1) for m in re.finditer("\0", line))
        problems.add_all(name, nuls, line=number)
    return line if line.isascii() else unicodedata.normalize("NFC", line)


def read_sentences(path: Path, name: str, problems: ProblemList) -> TextFile:
    """Return lines of tokens separated by single blanks; a blank at a line's end is dropped."""
    text = read_lines(path, name, problems)
    return TextFile(sentences_of(text.lines, name, problems), text.whole)


def sentences_of(
    lines: Sequence[str], name: str, problems: ProblemList, *, places: Sequence[int] = ()
) -> list[str]:
    """Return the lines as sentences of tokens, and add what is wrong with them to the errors.

    `places` are the lines of the file that these come from, if they are not all of its lines.
    """
    if _are_plain(lines):
        return list(lines)
    odd = []
    sentences = [line if line.endswith("  ") else line.removesuffix(" ") for line in lines]
    for number, line in enumerate(sentences, 1):
        # Nearly every line is plain: this finds the others.
        if "  " in line or line.startswith(" ") or not line.isprintable():
            place = places[number - 1] if places else number
            problems.add_all(name, _sentence_mistakes(line), line=place)
            if end := _LOOKS_LIKE_A_LINE_END.search(line):
                odd.append((place, f"U+{ord(end.group()):04X}"))
    if odd:
        _warn_of_odd_ends(name, odd, problems)
    return sentences


def _are_plain(lines: Sequence[str]) -> bool:
    """Return whether all lines are sentences: looked at together, they take a tenth of the time."""
    text = "\n".join(["", *lines, ""])
    if "  " in text or "\n " in text or " \n" in text:
        return False
    return text.replace("\n", "").isprintable()


def _sentence_mistakes(line: str) -> Iterator[tuple[str, int]]:
    for found in _NOT_IN_A_SENTENCE.finditer(line):
        kind = "^" if found.start() == 0 and found.group()[0] == " " else found.group()[0]
        yield _SENTENCE_MISTAKES[kind], found.start() + 1


def _warn_of_odd_ends(name: str, odd: list[tuple[int, str]], problems: ProblemList) -> None:
    line, character = odd[0]
    more = f" (and so in {counted(len(odd) - 1, 'more line')})" if len(odd) > 1 else ""
    message = f"some programs take {character} for a line end; here it is part of a token{more}"
    problems.warn(name, message, line=line)


def token_counts(sentences: Sequence[str], *, spoilt: Collection[int] = ()) -> list[int]:
    """Return the number of tokens of each line; of lines with an error it is unknown."""
    counts = [line.count(" ") + 1 if line else 0 for line in sentences]
    for number in spoilt:
        if number <= len(counts):
            counts[number - 1] = UNKNOWN_LENGTH
    return counts


def write_lines(path: Path, lines: Iterable[str]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{line}\n" for line in lines)


def add_count_mistake(
    name: str,
    *,
    found: Sequence[int],
    wanted: Sequence[int],
    problems: ProblemList,
    places: Sequence[int] = (),
) -> None:
    """Report the number of lines, and the first line that does not match.

    `places` are the lines of the file that these come from, if they are not all of its lines.
    """
    suspect = first_mismatch(wanted, found)
    at_end = suspect == len(found)
    counts = f"{counted(len(found), 'line')} where the source has {len(wanted):,}"
    first = suspect if at_end else suspect + 1
    line = places[first - 1] if places else first
    if at_end:
        problems.add(name, f"{counts}; the last ones seem to be missing", line=line)
    elif len(found) < _LEAST_SHARE * len(wanted):
        problems.add(name, f"{counts}; a line without a translation has to stay, as an empty one")
    else:
        problems.add(name, f"{counts}; this is the first that does not fit", line=line)


def first_mismatch(wanted: Sequence[int], found: Sequence[int]) -> int:
    """Return the first line of `found`, from 0, that does not match.

    It is the length if only the end is missing. Both are sentence lengths, in different number.
    Sentences before the gap are compared with those of the same number, those after it with those
    shifted by the difference; the gap is where the total difference of lengths is least. Of equally
    good places the last is taken.
    """
    shorter, longer = sorted((wanted, found), key=len)
    shift = len(longer) - len(shorter)
    best, cheapest, cost = 0, 0.0, 0.0  # in relation to a gap at the very beginning
    for number, length in enumerate(shorter):
        cost += _difference(length, longer[number]) - _difference(length, longer[number + shift])
        if cost <= cheapest + 1e-9:  # sums of fractions: equal sums may differ minimally
            best, cheapest = number + 1, cost
    return best


def _difference(length: int, other: int) -> float:
    if UNKNOWN_LENGTH in (length, other):
        return 0.0
    return abs(log((length + 1) / (other + 1)))
