"""Texts, links and word lists as the published APT program reads them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat, zip_longest
from pathlib import Path

from protest_compat.apt2017.model import OTHER, Groups, ListedPlace, Probabilities
from protest_compat.apt_autoprf_files import (
    check_links,
    lead_outside,
    lines_of,
    read_unchanged,
    them,
)
from protest_core.errors import counted
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import UNKNOWN_LENGTH

# The program's reader ends lines of text at these, too, and its reader of links does not.
_MORE_LINE_ENDS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
_PLACE = re.compile(r"([0-9]{1,9})\s+([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class AptText:
    """Lines without surrounding blanks; `line_feeds` is the number of lines in an editor."""

    name: str
    lines: list[str]
    line_feeds: int

    @property
    def lengths(self) -> list[int]:
        """The number of tokens of each line; an empty line has one empty token."""
        return [line.count(" ") + 1 for line in self.lines]


def read_apt_text(path: Path, name: str, problems: ProblemList) -> AptText:
    text = read_unchanged(path, name, problems)
    _warn_of_line_ends(text, "of text for APT, but no line of links", name, problems)
    return AptText(name, _lines(text, name, problems), len(lines_of(text)))


def _warn_of_line_ends(text: str, what: str, name: str, problems: ProblemList) -> None:
    """Warn of line ends that editors do not show, at the first of them."""
    places = {end: at for end in _MORE_LINE_ENDS if (at := text.find(end)) >= 0}
    if places:
        shown = ", ".join(f"U+{ord(end):04X}" for end in places)
        line = text.count("\n", 0, min(places.values())) + 1
        problems.warn(name, f"{shown} ends a line {what}", line=line)


def _lines(text: str, name: str, problems: ProblemList) -> list[str]:
    if text.startswith("\ufeff"):
        problems.warn(name, "APT takes the byte order mark for a part of the first word", line=1)
    return [line.strip() for line in text.splitlines()]


def check_lengths(texts: Sequence[AptText], problems: ProblemList) -> None:
    """Refuse texts of different lengths: the program would crash, or pair unrelated sentences."""
    source, *others = texts
    for text in others:
        if text.line_feeds != source.line_feeds:
            counts = f"{counted(text.line_feeds, 'line')} where {source.name} has"
            problems.add(text.name, f"{counts} {source.line_feeds:,}")


def read_apt_links(
    path: Path, name: str, source: AptText, target: AptText, problems: ProblemList
) -> list[str]:
    """Read links; those that lead outside a sentence are kept, as the program ignores them.

    A link of a pronoun to outside of the target is reported as an error later.
    """
    lines = lines_of(read_unchanged(path, name, problems))
    # If the texts differ in length, the shorter one cannot be used to check the last lines.
    both = zip_longest(source.lengths, target.lengths, fillvalue=UNKNOWN_LENGTH)
    lengths = [*both, *repeat((UNKNOWN_LENGTH, UNKNOWN_LENGTH), len(lines))]
    checked, found = check_links(lines, lengths, name, problems)
    for line, begin, end in found:
        source_length, target_length = lengths[line - 1]
        if begin:
            what = lead_outside("begin", begin, source.name, source_length)
            problems.warn(name, f"{what}, so APT passes over {them(begin)}", line=line)
        if end:
            what = lead_outside("end", end, target.name, target_length)
            problems.warn(name, f"{what}, so APT passes over {them(end)}", line=line)
    _compare_lengths(len(lines), len(source.lines), name, problems)
    return checked


def _compare_lengths(of_links: int, of_text: int, name: str, problems: ProblemList) -> None:
    """Warn of different numbers of lines, which the program ignores."""
    if of_links < of_text:
        message = f"links end at line {of_links}; the other sentences count as unlinked"
        problems.warn(name, message)
    if of_links > of_text:
        both = f"{counted(of_links, 'line')} of links for {counted(of_text, 'sentence')}"
        problems.warn(name, f"{both}; what is after line {of_text} is left out")


def read_words(path: Path, name: str, problems: ProblemList) -> tuple[str, ...]:
    """Return the words of a list with one in each line."""
    words = tuple(line.lower() for _, line in _entries(path, name, problems))
    _warn_if_empty(words, name, problems)
    return words


def read_groups(path: Path, name: str, problems: ProblemList) -> Groups:
    """Return the groups of a list with one in each line, its words separated by commas."""
    groups = tuple(
        tuple(word for word in _fields(line.lower()) if word)
        for _, line in _entries(path, name, problems)
    )
    _warn_if_empty([group for group in groups if group], name, problems)
    return groups


def read_probabilities(path: Path, name: str, problems: ProblemList) -> Probabilities:
    """Return the probabilities in lines of `source,reference,candidate,p`.

    Of several entries for the same words, the first counts.
    """
    probabilities: dict[tuple[str, str, str], float] = {}
    for number, line in _entries(path, name, problems):
        *words, last = _fields(line)
        p = _probability(last)
        if len(words) != 3 or p is None:
            message = f"{quoted(line)} is no entry; write source,reference,candidate,p"
            problems.add(name, f"{message} with p from 0 to 1", line=number)
        else:
            source, reference, candidate = map(_as_label, words)
            probabilities.setdefault((source, reference, candidate), p)
    _warn_if_empty(probabilities, name, problems)
    return probabilities


def _fields(line: str) -> list[str]:
    return re.sub(r"\s", "", line).split(",")


def _as_label(word: str) -> str:
    """Return the word in lower case like the lists, except the program's names for no label."""
    return word if word == OTHER else word.lower()


def _probability(text: str) -> float | None:
    try:
        p = float(text)
    except ValueError:
        return None
    return p if 0 <= p <= 1 else None


def read_places(path: Path, name: str, problems: ProblemList) -> list[ListedPlace]:
    """Return the places: sentence and token in each line, both from 0."""
    places = []
    for number, line in _entries(path, name, problems):
        if found := _PLACE.fullmatch(line):
            places.append(ListedPlace(int(found[1]), int(found[2]), number))
        else:
            message = f"{quoted(line)} is no place; write sentence and token, two numbers from 0"
            problems.add(name, message, line=number)
    _warn_if_empty(places, name, problems)
    return places


def _entries(path: Path, name: str, problems: ProblemList) -> Iterator[tuple[int, str]]:
    """Yield the non-blank lines of a list with their numbers."""
    text = read_unchanged(path, name, problems)
    what = "for APT: what is behind it is an entry of its own"
    _warn_of_line_ends(text, what, name, problems)
    lines = enumerate(_lines(text, name, problems), 1)
    return ((number, line) for number, line in lines if line)


def _warn_if_empty(entries: object, name: str, problems: ProblemList) -> None:
    if not entries:
        problems.warn(name, "the list is empty")
