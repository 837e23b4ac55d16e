"""What is linked to each source pronoun, as the published APT program takes it."""

from collections.abc import Callable, Iterable

from protest_core.errors import Problem, counted
from protest_core.metrics.published_apt.inputs import (
    NOTHING,
    OTHER,
    Instance,
    LinkedText,
    Lists,
    Side,
)
from protest_core.metrics.published_apt.instances import parts_of

Words = tuple[str, ...]
KeptWords = Callable[[Words], Words]


def sides_of(
    text: LinkedText, instances: Iterable[Instance], kept: KeptWords, problems: list[Problem]
) -> list[Side]:
    """One for each; what points outside of its sentence is on the list of problems."""
    sides: list[Side] = []
    take = sides.append
    # One link is the rule, and the same word in the same place comes again and again.
    known: dict[tuple[str, str], Side] = {}
    begins = _Begins()
    at, links, tokens = -1, "", [""]
    lines, lines_end = text.lines, len(text.lines)
    linked, links_end = text.links, len(text.links)
    for line, token, _ in instances:
        if line != at:
            at = line
            links = linked[line] if line < links_end else " "
            tokens = lines[line].split(" ") if line < lines_end else []
        begin = begins[token]
        _, is_linked, rest = links.partition(begin)
        if not is_linked:
            take(NOTHING)
            continue
        end = rest.partition(" ")[0]
        try:
            if begin in rest:
                take(_side(_ends(links, begin), tokens, kept))
                continue
            key = end, tokens[int(end)]
            side = known.get(key)
            if side is None:
                side = known[key] = _side([end], tokens, kept)
            take(side)
        except IndexError:
            problems.append(_outside(text, line, token, _ends(links, begin), len(tokens)))
            take(NOTHING)
    return sides


def _ends(links: str, begin: str) -> list[str]:
    return [each.partition(" ")[0] for each in links.split(begin)[1:]]


class _Begins(dict[int, str]):
    """How a link begins, by source position."""

    def __missing__(self, token: int) -> str:
        self[token] = begin = f" {token}-"
        return begin


def _side(ends: list[str], tokens: list[str], kept: KeptWords) -> Side:
    """Repeated links are kept."""
    positions = sorted(map(int, ends))
    words = tuple([tokens[position].lower() for position in positions])
    return Side(tuple(positions), kept(words))


def _outside(text: LinkedText, line: int, token: int, ends: Iterable[str], length: int) -> Problem:
    links = " ".join(f"{token}-{end}" for end in ends if int(end) >= length)
    if length:
        message = f"{links} points outside: {text.name} has {counted(length, 'token')} there"
    else:
        message = f"{links} points outside: {text.name} has no line {line + 1}"
    return Problem(text.links_name, message, line + 1)


def kept_words(lists: Lists, separator: str) -> KeptWords:
    """With a target list the first listed part of each word counts; without one, all words do."""
    if not lists.has_target_words:
        return lambda words: words
    kept = _Kept(frozenset(lists.target_words), separator)
    return kept.__getitem__


class _Kept(dict[Words, Words]):
    """What is kept of the words met so far."""

    def __init__(self, listed: frozenset[str], separator: str) -> None:
        self._listed = listed
        self._parts = parts_of(separator)

    def __missing__(self, words: Words) -> Words:
        first = (
            next((part for part in self._parts(word) if part in self._listed), None)
            for word in words
        )
        self[words] = found = tuple(part for part in first if part is not None) or (OTHER,)
        return found
