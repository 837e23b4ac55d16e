"""Read texts and links as published programs do: without normalisation, but with warnings."""

import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from protest_core.errors import counted
from protest_core.files.encoding import decoded, no_plain_text
from protest_core.files.paths import opened_to_read
from protest_core.files.problems import ProblemList
from protest_core.files.text import UNKNOWN_LENGTH
from protest_core.text.translation import Link, link_mistakes, links_are_good, links_of

_MOST_NAMED = 5


class LinksOutside(NamedTuple):
    """Links of one line, counted from 1, that begin or end outside its sentences."""

    line: int
    begin: list[Link]
    end: list[Link]  # without those that also begin outside


def read_unchanged(path: Path, name: str, problems: ProblemList) -> str:
    """Return the text of a UTF-8 file, with a line feed at each line end."""
    try:
        with opened_to_read(path) as file:
            raw = file.read()
    except FileNotFoundError:
        problems.add(name, "the file is missing")
        return ""
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
        return ""
    if mistake := no_plain_text(raw):
        problems.add(name, mistake)
        return ""
    text = decoded(raw, name, problems)
    return io.StringIO(text, newline=None).read() if "\r" in text else text


def lines_of(text: str) -> list[str]:
    """Return the text before each line feed, and the text after the last one, if any."""
    lines = text.split("\n")
    return lines if lines[-1] else lines[:-1]


def check_links(
    lines: Iterable[str], lengths: Iterable[tuple[int, int]], name: str, problems: ProblemList
) -> tuple[list[str], list[LinksOutside]]:
    """Return the lines of links as Pharaoh text, and the links that lead outside.

    `lengths`: the number of tokens of source and target sentence of each line; further lines are
    left out.
    """
    checked, outside = [], []
    for number, (links, both) in enumerate(zip(lines, lengths, strict=False), 1):
        if not links_are_good(links, *both):
            links = _as_pharaoh(links)  # noqa: PLW2901
            mistakes = link_mistakes(links, UNKNOWN_LENGTH, UNKNOWN_LENGTH)
            if problems.add_all(name, ((each, None) for each in mistakes), line=number):
                links = ""  # noqa: PLW2901
            begin = [link for link in links_of(links) if link[0] >= both[0]]
            end = [link for link in links_of(links) if link[0] < both[0] and link[1] >= both[1]]
            if begin or end:
                outside.append(LinksOutside(number, begin, end))
        checked.append(links)
    return checked, outside


def _as_pharaoh(links: str) -> str:
    """Return links in strict format: published programs accept any blanks and leading zeros."""
    return re.sub(r"\b0+(?=[0-9])", "", " ".join(links.split()))


def lead_outside(verb: str, links: Sequence[Link], text: str, length: int) -> str:
    """Return the sentence part on links that `begin` or `end` outside this text's sentence."""
    named = ", ".join(f"{source}-{target}" for source, target in links[:_MOST_NAMED])
    more = len(links) - _MOST_NAMED
    if more > 0:
        named += f" and {more:,} more"
    does = f"{verb}s" if len(links) == 1 else verb
    return f"{named} {does} outside: {text} has {counted(length, 'token')} there"


def them(links: Sequence[Link]) -> str:
    return "it" if len(links) == 1 else "them"
