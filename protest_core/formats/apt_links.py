"""Reads the links of the published APT program as it does, and tells of those it passes over."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from protest_core.errors import counted
from protest_core.formats.apt_texts import AptText, read_raw_text
from protest_core.formats.problems import ProblemList, quoted

_LINK = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
_END = "(?!0[0-9])[0-9]{1,9}+"
_MOST_NAMED = 5


def read_apt_links(path: Path, name: str, source: AptText, problems: ProblemList) -> list[str]:
    """Each line of links with a blank before it."""
    text = read_raw_text(path, name, problems)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text and not text.endswith("\n"):
        text += "\n"
    lines = f" {text}".replace("\n", "\n ").split("\n")[:-1]
    lengths = [line.count(" ") + 1 for line in source.lines]
    for number in sorted(_odd_lines(lines, lengths)):
        lines[number] = f" {_tidy(lines[number], number + 1, name, problems)}"
        if number < len(lengths):
            _tell_of_outside(lines[number], number + 1, lengths[number], name, source, problems)
    return lines


def _odd_lines(lines: Sequence[str], lengths: Sequence[int]) -> Iterator[int]:
    """All but those with plain links from inside the sentence: one look at many lines at once."""
    yield from range(len(lengths), len(lines))
    of_length: defaultdict[int, list[int]] = defaultdict(list)
    for number, length in enumerate(lengths[: len(lines)]):
        of_length[length].append(number)
    for length, numbers in of_length.items():
        plain = _plain_links(length)
        of_these = "\n".join([lines[number] for number in numbers])
        if not plain.fullmatch(f"{of_these}\n"):
            yield from (each for each in numbers if not plain.fullmatch(f"{lines[each]}\n"))


@lru_cache(512)
def _plain_links(length: int) -> re.Pattern[str]:
    """Lines of links from a sentence of so many tokens, with one blank before each."""
    return re.compile(f"(?:(?: (?:{_numbers_to(str(length - 1))})-{_END})*+ ?\n)*+")


def _numbers_to(last: str) -> str:
    """As a pattern: 0 to 9 and so on for fewer digits, then by the first digit that is smaller."""
    shorter = ["[0-9]", *(f"[1-9][0-9]{{{more}}}" for more in range(1, len(last) - 1))]
    smaller = [
        f"{last[:at]}[{first}-{int(digit) - 1}][0-9]{{{len(last) - at - 1}}}"
        for at, digit in enumerate(last)
        if int(digit) > (first := int(at == 0 and len(last) > 1))
    ]
    return "|".join([*(shorter if len(last) > 1 else []), *smaller, last])


def _tidy(line: str, number: int, name: str, problems: ProblemList) -> str:
    """As the program reads them: any blanks between the links, and noughts before a number."""
    links = [(_LINK.fullmatch(link), link) for link in line.split()]
    wrong = (
        (f"{quoted(link)} is not a link; write source-target, two numbers from 0", None)
        for found, link in links
        if found is None
    )
    problems.add_all(name, wrong, line=number)
    return " ".join(f"{int(found[1])}-{int(found[2])}" for found, _ in links if found)


def _tell_of_outside(
    line: str, number: int, length: int, name: str, source: AptText, problems: ProblemList
) -> None:
    outside = [link for link in line.split() if int(link.partition("-")[0]) >= length]
    if outside:
        more = f" and {len(outside) - _MOST_NAMED:,} more" if outside[_MOST_NAMED:] else ""
        links = f"{', '.join(outside[:_MOST_NAMED])}{more}"
        begin, them = ("begins", "it") if len(outside) == 1 else ("begin", "them")
        has = f"{source.name} has {counted(length, 'token')} there"
        message = f"{links} {begin} outside: {has}, so APT passes over {them}"
        problems.warn(name, message, line=number)
