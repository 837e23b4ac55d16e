"""How links are named that begin or end outside of their sentences."""

from collections.abc import Sequence

from protest_core.errors import counted

_MOST_NAMED = 5
Link = tuple[int, int]


def begin_outside(links: Sequence[Link], text: str, length: int) -> str:
    return _outside(links, "begin", text, length)


def end_outside(links: Sequence[Link], text: str, length: int) -> str:
    return _outside(links, "end", text, length)


def them(links: Sequence[Link]) -> str:
    return "it" if len(links) == 1 else "them"


def _outside(links: Sequence[Link], verb: str, text: str, length: int) -> str:
    does = f"{verb}s" if len(links) == 1 else verb
    return f"{_named(links)} {does} outside: {text} has {counted(length, 'token')} there"


def _named(links: Sequence[Link]) -> str:
    named = ", ".join(f"{begin}-{end}" for begin, end in links[:_MOST_NAMED])
    more = len(links) - _MOST_NAMED
    return f"{named} and {more:,} more" if more > 0 else named
