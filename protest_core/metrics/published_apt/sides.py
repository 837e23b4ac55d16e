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
    for line, token, _ in instances:
        if line != at:
            at, links, tokens = line, text.links_of(line), text.tokens_of(line)
        begin = begins[token]
        _, is_linked, rest = links.partition(begin)
        if not is_linked:
            take(NOTHING)
            continue
        ends = [rest.partition(" ")[0]]
        if begin in rest:
            ends += [each.partition(" ")[0] for each in rest.split(begin)[1:]]
        try:
            key = ends[0], tokens[int(ends[0])]
            if len(ends) > 1:
                take(_side(ends, tokens, kept))
            elif key in known:
                take(known[key])
            else:
                take(known.setdefault(key, _side(ends, tokens, kept)))
        except IndexError:
            problems.append(_outside(text, line, token, ends, len(tokens)))
            take(NOTHING)
    return sides


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
