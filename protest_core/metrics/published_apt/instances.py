"""Which source tokens the published APT program looks at."""

from collections.abc import Callable, Iterator, Sequence

from protest_core.errors import Problem
from protest_core.metrics.published_apt.inputs import Forms, Instance, Place, Words


def listed_instances(source: Sequence[str], words: Forms, separator: str = "") -> list[Instance]:
    """Every part of a token that is listed is one of its own."""
    listed = _Listed(words, separator)
    is_listed = listed.__getitem__ if separator else words.__contains__
    instances: list[Instance] = []
    for line, sentence in enumerate(source):
        tokens = sentence.lower().split(" ")
        at = -1
        # Few tokens are listed: the others are passed over without a step of ours for each.
        for token in filter(is_listed, tokens):
            at = tokens.index(token, at + 1)
            if separator:
                instances += [(line, at, part) for part in listed[token]]
            else:
                instances.append((line, at, token))
    return instances


class _Listed(dict[str, Words]):
    """The listed parts of each token met so far."""

    def __init__(self, words: Forms, separator: str) -> None:
        self._words = words
        self._parts = parts_of(separator)

    def __missing__(self, token: str) -> Words:
        parts = self._parts(token)
        self[token] = found = tuple(part for part in parts if part in self._words)
        return found


def parts_of(separator: str) -> Callable[[str], list[str]]:
    return (lambda token: token.split(separator)) if separator else (lambda token: [token])


def placed_instances(
    source: Sequence[str], places: Sequence[Place], name: str, problems: list[Problem]
) -> Iterator[Instance]:
    """Whole tokens, in the order of the list."""
    for place in places:
        if place.line >= len(source):
            message = f"there is no sentence {place.line}: the source has 0 to {len(source) - 1}"
            problems.append(Problem(name, message, place.row))
            continue
        tokens = source[place.line].lower().split(" ")
        if place.token >= len(tokens):
            message = f"sentence {place.line} has no token {place.token}, only 0 to "
            problems.append(Problem(name, f"{message}{len(tokens) - 1}", place.row))
            continue
        yield place.line, place.token, tokens[place.token]
