"""Reads the links of the published APT program as it does, and tells of those it passes over."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from protest_core.errors import counted
from protest_core.formats.apt_texts import AptText, read_raw_text
from protest_core.formats.links_outside import begin_outside, end_outside, them
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_apt.links import Links

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Bytes = npt.NDArray[np.uint8]
    Numbers = npt.NDArray[np.signedinteger[Any]]
    from protest_core.metrics.published_apt.links import Piece

_MOST_DIGITS = 9
_LINK = re.compile(f"([0-9]{{1,{_MOST_DIGITS}}})-([0-9]{{1,{_MOST_DIGITS}}})")
_BLANK, _LINE_FEED, _DASH, _NOUGHT, _NINE = b" \n-09"
_ENDLESS = 10**_MOST_DIGITS
_PIECE = 64_000


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
    is_known = is_dash | (kinds == _BLANK) | (kinds == _LINE_FEED)
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
