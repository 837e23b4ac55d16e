"""Texts, links and word lists as the published APT program reads them."""

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from protest_core.compat.apt2017.linked_words import Links
from protest_core.compat.apt2017.model import OTHER, Groups, Place, Probabilities
from protest_core.errors import counted
from protest_core.files.problems import ProblemList, quoted
from protest_core.text.translation import begin_outside, end_outside, them

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Bytes = npt.NDArray[np.uint8]
    Numbers = npt.NDArray[np.signedinteger[Any]]
    from protest_core.compat.apt2017.linked_words import Piece


_MOST_DIGITS = 9


_LINK = re.compile(f"([0-9]{{1,{_MOST_DIGITS}}})-([0-9]{{1,{_MOST_DIGITS}}})")


_BLANK_BYTE, _LINE_FEED, _DASH, _NOUGHT, _NINE = b" \n-09"


_ENDLESS = 10**_MOST_DIGITS


_PIECE = 64_000


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


def read_apt_links(
    path: Path, name: str, source: AptText, target: AptText, problems: ProblemList
) -> Links:
    text = read_raw_text(path, name, problems)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text and not text.endswith("\n"):
        text += "\n"
    links = plain_links(text) or plain_links(_tidy(text, name, problems))
    assert links is not None  # noqa: S101 — what is tidy is plain
    beyond, past = links.lines_beyond(source.lengths), links.lines_past(target.lengths)
    for line in sorted({*beyond, *past}):
        _tell_of_outside(links.of_line(line), line, name, (source, target), problems)
    _compare_lengths(links.lines, len(source.lines), name, problems)
    return links


def _compare_lengths(of_links: int, of_text: int, name: str, problems: ProblemList) -> None:
    """The program says nothing of either."""
    if of_links < of_text:
        message = f"links end at line {of_links}; the other sentences count as unlinked"
        problems.warn(name, message)
    if of_links > of_text:
        both = f"{counted(of_links, 'line')} of links for {counted(of_text, 'sentence')}"
        problems.warn(name, f"{both}; what is after line {of_text} is left out")


def plain_links(text: str) -> Links | None:
    """Of a text with nothing but links, blanks and line feeds, with one at its end."""
    pieces = [_piece(piece) for piece in _pieces(text)]
    known = [piece for piece in pieces if piece is not None]
    return Links(known) if len(known) == len(pieces) else None


def _pieces(text: str) -> Iterator[str]:
    """Of whole lines; small ones, as fresh memory costs more than what is done in it."""
    begin = 0
    while begin < len(text):
        end = text.find("\n", begin + _PIECE) + 1 or len(text)
        yield text[begin:end]
        begin = end


def _piece(text: str) -> "Piece | None":
    """How many links each line has, and from where to where they go."""
    import numpy as np  # a tenth of a second that other commands do not need

    data = np.frombuffer(text.encode(), np.uint8)
    ends = np.flatnonzero(data < _NOUGHT)
    kinds, widths = data[ends], np.diff(ends, prepend=-1) - 1
    if data.max() > _NINE or not _is_plain(kinds, widths):
        return None
    is_number = widths > 0
    if is_number.all():  # as a rule, and what is not copied takes no time
        numbers = _numbers(data, ends, widths)
    else:
        numbers = _numbers(data, ends[is_number], widths[is_number])
    links = np.cumsum(kinds == _DASH)
    return np.diff(links[kinds == _LINE_FEED], prepend=0), numbers[::2], numbers[1::2]


def _is_plain(kinds: "Bytes", widths: "Numbers") -> bool:
    """By what is behind each run of digits, and how many these are."""
    import numpy as np

    is_dash, is_number = kinds == _DASH, widths > 0
    is_known = is_dash | (kinds == _BLANK_BYTE) | (kinds == _LINE_FEED)
    # Where no number ends there is one more blank or line feed, and it is not behind a dash.
    is_right = is_number | ~(is_dash | np.roll(is_dash, 1))
    # Of two numbers, the first one ends in a dash.
    of_numbers = is_dash[is_number]
    in_turn = of_numbers[::2].all() and len(of_numbers) == 2 * np.count_nonzero(is_dash)
    return bool((is_known & is_right).all() and in_turn and widths.max() <= _MOST_DIGITS)


def _numbers(data: "Bytes", ends: "Numbers", widths: "Numbers") -> "Numbers":
    """Those of so many digits that end before these places, digit by digit from the last one."""
    import numpy as np

    found = (data[ends - 1] - _NOUGHT).astype(np.int32)
    for place in range(1, int(widths.max(initial=0))):
        digits = np.where(widths > place, data[ends - 1 - place] - _NOUGHT, 0)
        found += digits * np.int32(10**place)
    return found


def _tidy(text: str, name: str, problems: ProblemList) -> str:
    """As the program reads them: any blanks between the links; and without those that are none."""
    lines = text.split("\n")[:-1]
    return "".join(f"{_tidy_line(line, at, name, problems)}\n" for at, line in enumerate(lines, 1))


def _tidy_line(line: str, number: int, name: str, problems: ProblemList) -> str:
    links = [(_LINK.fullmatch(link), link) for link in line.split()]
    wrong = (
        (f"{quoted(link)} is not a link; write source-target, two numbers from 0", None)
        for found, link in links
        if found is None
    )
    problems.add_all(name, wrong, line=number)
    return " ".join(link for found, link in links if found)


def _tell_of_outside(
    of_line: Sequence[tuple[int, int]],
    line: int,
    name: str,
    texts: tuple[AptText, AptText],
    problems: ProblemList,
) -> None:
    """One to outside of the target that a pronoun needs is a mistake, and told as one later."""
    left = of_line
    for side, (text, outside) in enumerate(zip(texts, (begin_outside, end_outside), strict=True)):
        # Where the texts have not as many lines, one of them says nothing of the last ones.
        length = int(text.lengths[line]) if line < len(text.lines) else _ENDLESS
        links = [link for link in left if link[side] >= length]
        left = [link for link in left if link[side] < length]
        if links:
            what = outside(links, text.name, length)
            problems.warn(name, f"{what}, so APT passes over {them(links)}", line=line + 1)


_PLACE = re.compile(r"([0-9]{1,9})\s+([0-9]{1,9})")


def read_words(path: Path, name: str, problems: ProblemList) -> tuple[str, ...]:
    """One word in each line."""
    lines = read_apt_list(path, name, problems)
    words = tuple(line.lower() for line in lines if line)
    if not words:
        problems.warn(name, "the list is empty")
    return words


def read_groups(path: Path, name: str, problems: ProblemList) -> Groups:
    """A group in each line, with commas between its words."""
    lines = read_apt_list(path, name, problems)
    groups = (re.sub(r"\s", "", line).lower().split(",") for line in lines if line)
    found = tuple(tuple(word for word in group if word) for group in groups)
    if not any(found):
        problems.warn(name, "the list is empty")
    return found


def read_probabilities(path: Path, name: str, problems: ProblemList) -> Probabilities:
    """`source,reference,candidate,p` in each line; of several for the same words the first."""
    found: dict[tuple[str, str, str], float] = {}
    for number, line in enumerate(read_apt_list(path, name, problems), 1):
        if not line:
            continue
        *words, last = re.sub(r"\s", "", line).split(",")
        p = _probability(last)
        if len(words) != 3 or p is None:
            message = f"{quoted(line)} is no entry; write source,reference,candidate,p"
            problems.add(name, f"{message} with p from 0 to 1", line=number)
        else:
            source, reference, candidate = map(_as_label, words)
            found.setdefault((source, reference, candidate), p)
    if not found:
        problems.warn(name, "the list is empty")
    return found


def _as_label(word: str) -> str:
    """Lower-cased like the lists, but for what the program itself calls words without a label."""
    return word if word == OTHER else word.lower()


def _probability(text: str) -> float | None:
    try:
        p = float(text)
    except ValueError:
        return None
    return p if 0 <= p <= 1 else None


def read_places(path: Path, name: str, problems: ProblemList) -> list[Place]:
    """Sentence and token in each line, both from 0."""
    lines = read_apt_list(path, name, problems)
    places = list(_places(lines, name, problems))
    if not places:
        problems.warn(name, "the list is empty")
    return places


def _places(lines: list[str], name: str, problems: ProblemList) -> Iterator[Place]:
    for number, line in enumerate(lines, 1):
        found = _PLACE.fullmatch(line)
        if found:
            yield Place(int(found[1]), int(found[2]), number)
        elif line:
            message = f"{quoted(line)} is no place; write sentence and token, two numbers from 0"
            problems.add(name, message, line=number)


if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Lengths = npt.NDArray[np.int32]


_BLANK = ord(" ")


# The program's reader ends lines of text at these, too, and its reader of links does not.
_MORE_LINE_ENDS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"


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
