"""Reads an alignment file: one line of Pharaoh links for each sentence."""

from collections.abc import Iterable, Sequence
from itertools import chain, repeat
from pathlib import Path

from protest_core.alignment.pharaoh import (
    UNKNOWN_LENGTH,
    last_source,
    link_mistakes,
    links_are_good,
)
from protest_core.formats.problems import ProblemList
from protest_core.formats.slip import add_count_mistake
from protest_core.formats.text import read_lines

_WIDEST_SLIP = 100
_LINES_BETWEEN_LOOKS = 20_000
_unknown = repeat(UNKNOWN_LENGTH)


def read_links(
    path: Path,
    name: str,
    *,
    source: Sequence[int] | None,
    target: Sequence[int] | None,
    problems: ProblemList,
) -> list[str]:
    """The lines of links, checked against the token counts of both texts where they are known."""
    file = read_lines(path, name, problems)
    lines = [line.removesuffix(" ") for line in file.lines]  # symal writes one
    undecoded = problems.spoilt_lines(name)
    slip = len(lines) - len(source) if source and file.whole else 0
    if source and slip:
        reached = [_reached(line, longest=max(source)) for line in lines]
        add_count_mistake(name, found=reached, wanted=source, problems=problems)
    sources = chain(_near(source, slip, len(lines)) if source else (), _unknown)
    targets = chain(target if target and not slip else (), _unknown)
    for number, (links, *lengths) in enumerate(zip(lines, sources, targets, strict=False), 1):
        if not links_are_good(links, *lengths):
            if number in undecoded:
                links = _decoded(links)  # noqa: PLW2901
            found = ((mistake, None) for mistake in link_mistakes(links, *lengths))
            problems.add_all(name, found, line=number)
        if not number % _LINES_BETWEEN_LOOKS:
            problems.between_lines()
    return lines


def _reached(links: str, *, longest: int) -> int:
    """How long the source sentence is at least; a wrong link says nothing about it."""
    length = last_source(links) + 1
    return length if length <= longest else UNKNOWN_LENGTH


def _near(source: Sequence[int], slip: int, lines: int) -> Iterable[int]:
    """The longest sentence that each line of links may belong to.

    Where lines were lost or added nobody knows for certain, and what is outside the sentence of
    the same number may well be inside the one that is meant.
    """
    if not slip:
        return source
    if abs(slip) > _WIDEST_SLIP:
        return repeat(max(source), lines)
    before, after = max(slip, 0), max(-slip, 0)
    return (max(source[max(0, n - before) : n + after + 1]) for n in range(lines))


def _decoded(links: str) -> str:
    """Without those that could not be read; they are on the list already."""
    return " ".join(link for link in links.split(" ") if "\0" not in link and "\ufffd" not in link)
