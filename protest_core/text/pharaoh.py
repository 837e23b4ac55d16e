"""Validate links in Pharaoh format and look them up."""

import re
from collections.abc import Iterable, Iterator

from protest_core.errors import counted

# Source and target position.
Link = tuple[int, int]
# Nine digits at most: no sentence is longer, and Python refuses to parse very long numbers.
_LINK = re.compile("(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,8})")
# The links of a corpus are few and recur: looking them up is twice as fast as parsing them. Those
# of longer sentences are parsed each time.
_LONGEST_REMEMBERED = 256
_LONGEST_SHOWN = 60
_SEPARATED = "links are separated by exactly one"


class _Ends(dict[str, int]):
    """One end of each link met so far; raises `KeyError` for an invalid link."""

    def __init__(self, end: int) -> None:
        self._end = end

    def __missing__(self, link: str) -> int:
        match = _LINK.fullmatch(link)
        if match is None:
            raise KeyError(link)
        position = int(match[self._end])
        if max(int(match[1]), int(match[2])) < _LONGEST_REMEMBERED:
            self[link] = position
        return position


_source_of = _Ends(1).__getitem__
_target_of = _Ends(2).__getitem__


def links_are_good(text: str, source_length: int, target_length: int) -> bool:
    """Return whether a line is links inside both sentences, with single blanks between them."""
    if not text:
        return True
    links = text.split(" ")
    try:
        return (
            max(map(_source_of, links)) < source_length
            and max(map(_target_of, links)) < target_length
        )
    except KeyError:
        return False


def link_mistakes(text: str, source_length: int, target_length: int) -> Iterator[str]:
    """Yield the mistakes in one line of links, in words."""
    links = text.split(" ") if text else []
    for number, link in enumerate(links):
        if link:
            yield from _mistakes_in(link, source_length, target_length)
        elif number == 0:
            yield f"the line begins with a blank; {_SEPARATED}"
        elif links[number - 1]:  # of several blanks in a row, the first is reported
            yield f"double blank after ‘{_cut(links[number - 1])}’; {_SEPARATED}"


def _mistakes_in(link: str, source_length: int, target_length: int) -> Iterator[str]:
    try:
        source, target = _source_of(link), _target_of(link)
    except KeyError:
        yield f"‘{_cut(link)}’ is not a link; write source-target, two numbers from 0, like 3-4"
        return
    if source >= source_length:
        yield f"link {link} points outside: the source sentence has {_tokens(source_length)}"
    if target >= target_length:
        yield f"link {link} points outside: the target sentence has {_tokens(target_length)}"


def _cut(link: str) -> str:
    return link if len(link) <= _LONGEST_SHOWN else f"{link[:_LONGEST_SHOWN]}…"


def _tokens(length: int) -> str:
    return f"{counted(length, 'token')} (0 to {length - 1})" if length else "no tokens"


def last_source(text: str) -> int:
    """Return the largest source position that is linked; -1 if there is none."""
    return max(
        (int(found[1]) for found in map(_LINK.fullmatch, text.split(" ")) if found), default=-1
    )


def links_of(text: str) -> list[Link]:
    """Return all links of a validated line, in its order."""
    links = text.split(" ") if text else []
    return list(zip(map(_source_of, links), map(_target_of, links), strict=True))


def linked_to(text: str, source: int) -> list[int]:
    """Return the targets linked to this source in a validated line, in order, with repetitions."""
    return [int(piece.partition(" ")[0]) for piece in f" {text}".split(f" {source}-")[1:]]


def targets_of(text: str, sources: Iterable[int]) -> tuple[int, ...]:
    """Return the target positions linked to any of these source positions, in order, each once.

    Works on the text itself, cut at the wanted sources: most sentences are asked about one token,
    once, and parsing all their links costs several times as much.
    """
    padded = f" {text}"
    targets = [
        piece.partition(" ")[0] for source in sources for piece in padded.split(f" {source}-")[1:]
    ]
    return (int(targets[0]),) if len(targets) == 1 else tuple(sorted({int(t) for t in targets}))


def translations_of(
    text: str, sources: Iterable[int], by_hand: tuple[int, ...] | None
) -> tuple[int, ...]:
    """Return the positions set by hand, even if there are none, or else those of the links."""
    return targets_of(text, sources) if by_hand is None else by_hand
