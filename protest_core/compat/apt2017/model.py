"""What the published APT program is given: texts, links, lists and settings."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from protest_core.errors import Problem
from protest_core.languages.profiles import Forms

Words = tuple[str, ...]


Groups = tuple[Words, ...]


# By source word, reference label and candidate label.
Probabilities = Mapping[tuple[str, str, str], float]


OTHER, NONE = "OTHER", "NONE"


# A source pronoun: line and token from 0, and the word, lower-cased. A plain tuple: there are
# tens of thousands, and a named one takes several times as long to make.
Instance = tuple[int, int, str]


class Place(NamedTuple):
    """A row of a position list; `row` counts from 1, for messages."""

    line: int
    token: int
    row: int


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """What reference or candidate has for a source pronoun: all linked positions, kept words.

    Each is made once for many pronouns, so that what follows from it is found by what it is.
    """

    positions: tuple[int, ...]
    words: Words


NOTHING = Side((), ())


@dataclass(frozen=True, slots=True)
class Lists:
    """Dictionaries and lists, lower-cased; `places` in the place of `source_words`."""

    source_words: Forms = frozenset()
    places: Sequence[Place] | None = None
    places_name: str = ""
    target_words: Words = ()
    has_target_words: bool = False
    equal: Groups = ()
    similar: Groups = ()
    source_pronouns: Forms = frozenset()
    target_pronouns: Forms = frozenset()


@dataclass(frozen=True, slots=True)
class AptSettings:
    """`full_match` and `case_2_probabilities` cannot be set in the program's configuration."""

    cases: tuple[int, ...]
    weights: tuple[float, ...]
    source_separator: str = ""
    target_separator: str = ""
    other_counts: bool = True
    multiword: bool = False
    most_labels: int = 10
    full_match: bool = False
    case_2_probabilities: Probabilities | None = None

    @property
    def weight_of_each(self) -> tuple[float, ...]:
        """A single weight is that of all cases."""
        return self.weights * len(self.cases) if len(self.weights) == 1 else self.weights


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


# A word that came in by repair and is no label has no number.
Number = int | None


Numbers = frozenset[Number]


class Labels:
    """Labels in their order; `numbers` are what words count as, equal ones as the same."""

    def __init__(self, names: Sequence[str], equal: Groups = (), similar: Groups = ()) -> None:
        self.names = tuple(dict.fromkeys(names))
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self._none = frozenset([self.number_of[NONE]])
        self._first = self._first_of_groups(equal)
        self.similar = tuple(self._similar(similar))

    def _first_of_groups(self, equal: Groups) -> dict[str, str]:
        """Of the first group that a word is in; groups that share a word are not made one."""
        first: dict[str, str] = {}
        for group in equal:
            left = [word for word in group if word in self.number_of]
            if len(left) > 1:
                for word in left:
                    first.setdefault(word, left[0])
        return first

    def _similar(self, groups: Groups) -> Iterable[Numbers]:
        for group in groups:
            left = [word for word in group if word in self.number_of]
            if len(left) > 1:
                yield frozenset(map(self.number, left))

    def number(self, word: str) -> Number:
        return self.number_of.get(self._first.get(word, word))

    def numbers(self, words: Iterable[str]) -> Numbers:
        """Of a side; nothing linked is `NONE`."""
        return frozenset(map(self.number, words)) or self._none


def labels_of(lists: Lists, sides: Iterable[Sequence[Side]]) -> Labels:
    """Taken before repair."""
    if lists.has_target_words:
        return Labels((*lists.target_words, OTHER, NONE), lists.equal, lists.similar)
    sides_once = dict.fromkeys(side for of_text in sides for side in of_text)
    seen = dict.fromkeys(word for side in sides_once for word in side.words)
    return Labels((*seen, NONE), lists.equal, lists.similar)
