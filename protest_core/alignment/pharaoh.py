"""Pharaoh text for word alignments: `i-j` links, source first, counted from 0."""

import re
from collections.abc import Iterable

from protest_core.errors import counted

Link = tuple[int, int]

# Nine digits at most: no sentence is longer, and Python refuses to read numbers of any length.
_POSITION = r"(?:0|[1-9][0-9]{0,8})"
_LINK = re.compile(rf"{_POSITION}-{_POSITION}")
_LINE = re.compile(rf"(?:{_LINK.pattern}(?: {_LINK.pattern})*)?")


def normalise_links(text: str) -> str:
    """The same links with single blanks between them, as we keep them."""
    return " ".join(text.split())


def link_mistakes(text: str, *, source_length: int, target_length: int) -> list[str]:
    """What is wrong with one line of links, in words; nothing for the usual good line."""
    if _LINE.fullmatch(text):
        # Nearly every line ends here: this runs for each sentence of each system.
        numbers = list(map(int, text.replace("-", " ").split()))
        if not numbers or (
            max(numbers[::2]) < source_length and max(numbers[1::2]) < target_length
        ):
            return []
    return [
        mistake
        for link in text.split()
        if (mistake := _mistake_in(link, source_length=source_length, target_length=target_length))
    ]


def _mistake_in(link: str, *, source_length: int, target_length: int) -> str | None:
    if not _LINK.fullmatch(link):
        return f"‘{link[:40]}’ is not a link; write source-target, two numbers from 0, like 3-4"
    source, target = map(int, link.split("-"))
    if source >= source_length:
        return f"link {link} points outside: the source sentence has {_tokens(source_length)}"
    if target >= target_length:
        return f"link {link} points outside: the target sentence has {_tokens(target_length)}"
    return None


def _tokens(length: int) -> str:
    return f"{counted(length, 'token')} (0 to {length - 1})" if length else "no tokens"


def targets_of(text: str, sources: Iterable[int]) -> tuple[int, ...]:
    """The target positions linked to any of these source positions, in order, each once.

    Works on the checked text itself: most lines are asked about one token, once.
    """
    wanted = {str(source) for source in sources}
    numbers = text.replace("-", " ").split()
    linked = {
        target
        for source, target in zip(numbers[::2], numbers[1::2], strict=True)
        if source in wanted
    }
    return tuple(sorted(map(int, linked)))
