"""The input of the published APT program: texts, links, lists and settings."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from protest_core.files.problems import ProblemList
from protest_core.languages.profiles import Forms
from protest_core.text.tokens import Positions

Words = tuple[str, ...]
Groups = tuple[Words, ...]
# By source word, reference label and candidate label.
Probabilities = Mapping[tuple[str, str, str], float]
OTHER, NONE = "OTHER", "NONE"
# A source pronoun: line and token from 0, and the word in lower case. A plain tuple: there are tens
# of thousands, and a named one takes several times as long to make.
Instance = tuple[int, int, str]
# A word that was added by repair and is no label has no number.
Number = int | None
Numbers = frozenset[Number]


class ListedPlace(NamedTuple):
    """A row of a position list; `row` counts from 1, for messages."""

    line: int
    token: int
    row: int


class Side(NamedTuple):
    """All positions and the relevant words that are linked to a source pronoun."""

    positions: Positions
    words: Words


NOTHING = Side((), ())


@dataclass(frozen=True, slots=True)
class Lists:
    """Dictionaries and lists in lower case; `places` replace `source_words`."""

    source_words: Forms = frozenset()
    places: Sequence[ListedPlace] | None = None
    places_name: str = ""
    target_words: Words = ()
    equal: Groups = ()
    similar: Groups = ()
    source_pronouns: Forms = frozenset()
    target_pronouns: Forms = frozenset()


@dataclass(frozen=True, slots=True)
class AptSettings:
    """The settings; the program's configuration has no `full_match` and `case_2_probabilities`."""

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
        """The weight of each case; a single one is that of all cases."""
        return self.weights * len(self.cases) if len(self.weights) == 1 else self.weights


def listed_instances(source: Sequence[str], words: Forms, separator: str = "") -> list[Instance]:
    """Return an instance for every listed part of a token."""
    lines = (sentence.lower().split(" ") for sentence in source)
    if not separator:
        return [
            (line, at, token)
            for line, tokens in enumerate(lines)
            for at, token in enumerate(tokens)
            if token in words
        ]
    return [
        (line, at, part)
        for line, tokens in enumerate(lines)
        for at, token in enumerate(tokens)
        for part in token.split(separator)
        if part in words
    ]


def parts_of(separator: str) -> Callable[[str], list[str]]:
    return (lambda token: token.split(separator)) if separator else (lambda token: [token])


def placed_instances(
    source: Sequence[str], places: Sequence[ListedPlace], name: str, problems: ProblemList
) -> Iterator[Instance]:
    """Yield whole tokens, in the order of the list."""
    for line, token, row in places:
        if line >= len(source):
            message = f"there is no sentence {line}: the source has 0 to {len(source) - 1}"
            problems.add(name, message, line=row)
            continue
        tokens = source[line].lower().split(" ")
        if token >= len(tokens):
            message = f"sentence {line} has no token {token}, only 0 to {len(tokens) - 1}"
            problems.add(name, message, line=row)
            continue
        yield line, token, tokens[token]


class Labels:
    """Labels in their order; `numbers` are the same for words that count as equal."""

    def __init__(self, names: Sequence[str], equal: Groups = (), similar: Groups = ()) -> None:
        self.names = tuple(dict.fromkeys(names))
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self._none = frozenset([self.number_of[NONE]])
        self._first = self._first_of_groups(equal)
        self.similar = tuple(self._similar(similar))

    def _first_of_groups(self, equal: Groups) -> dict[str, str]:
        """Return the first group of each word; groups that share a word are not merged."""
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
        """Return the numbers of a side; `NONE` if nothing is linked."""
        return frozenset(map(self.number, words)) or self._none


def labels_of(lists: Lists, sides: Iterable[Sequence[Side]]) -> Labels:
    """Return the labels, as they are before repair."""
    if lists.target_words:
        return Labels((*lists.target_words, OTHER, NONE), lists.equal, lists.similar)
    words = dict.fromkeys(word for of_text in sides for side in of_text for word in side.words)
    return Labels((*words, NONE), lists.equal, lists.similar)
