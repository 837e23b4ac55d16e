"""Pharaoh text for word alignments: `i-j` links, source first, counted from 0."""

import re
from collections.abc import Iterable

from protest_core.errors import counted

# Nine digits at most: no sentence is longer, and Python refuses to read numbers of any length.
_LINK = re.compile("(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,8})")

# Links of a corpus are few and come again and again: looking them up is twice as quick as
# reading them. Those of longer sentences than this are read each time.
_LONGEST_REMEMBERED = 256


class _Ends(dict[str, int]):
    """One end of each link met so far; a `KeyError` for what is no link."""

    def __init__(self, end: int) -> None:
        self._end = end

    def __missing__(self, link: str) -> int:
        found = _LINK.fullmatch(link)
        if found is None:
            raise KeyError(link)
        position = int(found[self._end])
        if max(int(found[1]), int(found[2])) < _LONGEST_REMEMBERED:
            self[link] = position
        return position


_source_of = _Ends(1).__getitem__
_target_of = _Ends(2).__getitem__


def normalise_links(text: str) -> str:
    """The same links with single blanks between them, as we keep them."""
    return " ".join(text.split())


def link_mistakes(text: str, *, source_length: int, target_length: int) -> list[str]:
    """What is wrong with one line of links, in words; nothing for the usual good line."""
    links = text.split()
    try:
        if not links or (
            max(map(_source_of, links)) < source_length
            and max(map(_target_of, links)) < target_length
        ):
            return []
    except KeyError:
        pass  # some are no links: below they are named
    return [
        mistake
        for link in links
        if (mistake := _mistake_in(link, source_length=source_length, target_length=target_length))
    ]


def _mistake_in(link: str, *, source_length: int, target_length: int) -> str | None:
    try:
        source, target = _source_of(link), _target_of(link)
    except KeyError:
        return f"‘{link[:40]}’ is not a link; write source-target, two numbers from 0, like 3-4"
    if source >= source_length:
        return f"link {link} points outside: the source sentence has {_tokens(source_length)}"
    if target >= target_length:
        return f"link {link} points outside: the target sentence has {_tokens(target_length)}"
    return None


def _tokens(length: int) -> str:
    return f"{counted(length, 'token')} (0 to {length - 1})" if length else "no tokens"


def targets_of(text: str, sources: Iterable[int]) -> tuple[int, ...]:
    """The target positions linked to any of these source positions, in order, each once.

    Works on the checked text itself, cut at the wanted sources: most sentences are asked about
    one token, once, and taking all their links apart costs several times as much.
    """
    padded = f" {text}"
    targets = [
        piece.partition(" ")[0] for source in sources for piece in padded.split(f" {source}-")[1:]
    ]
    return (int(targets[0]),) if len(targets) == 1 else tuple(sorted({int(t) for t in targets}))
