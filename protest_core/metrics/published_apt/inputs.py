"""What the published APT program is given: texts, links, lists and settings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Forms = frozenset[str]
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
