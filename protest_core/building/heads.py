"""The head of a noun phrase, by its words alone: there is no attribute for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum


class HeadRule(StrEnum):
    """Which rule found a head."""

    ONLY_WORD = "only word"
    LAST_WORD = "last word"
    BEFORE_BREAK = "word before a preposition, relative, comma or coordination"


@dataclass(frozen=True, slots=True)
class Head:
    """The head's place among the words of its phrase."""

    place: int
    rule: HeadRule

    @property
    def is_doubtful(self) -> bool:
        """About one head in five; a person should look."""
        return self.rule is HeadRule.BEFORE_BREAK


_PREPOSITIONS = (
    "about above across after against along among around as at before behind below beneath beside "
    "besides between beyond by concerning despite down during except for from in inside into like "
    "near of off on onto opposite outside over past per regarding round since than through "
    "throughout till to toward towards under underneath until unto up upon versus via with within "
    "without"
)
_RELATIVES = "that which who whom whose where when why wherein whereby"
# In `the things we saw` a relative clause begins without a relative.
_SUBJECTS = "I you he she it we they"
_COORDINATIONS = "and or nor but & plus"
_SIGNS = ", ; : -- – — ( ["
_BREAKS = frozenset(f"{_PREPOSITIONS} {_RELATIVES} {_SUBJECTS} {_COORDINATIONS} {_SIGNS}".split())
_POSSESSIVE = frozenset({"'s", "’s", "'", "’"})


def head_of(words: Sequence[str]) -> Head:
    """The head of an English noun phrase; `words` must not be empty.

    What stands at its very beginning breaks nothing: `that hand`, `about ten people`. Signs and
    the possessive 's are no heads.
    """
    if len(words) == 1:
        return Head(0, HeadRule.ONLY_WORD)
    heads = list(_possible_heads(words))
    if not heads:
        return Head(len(words) - 1, HeadRule.LAST_WORD)
    stop = next(
        # In capitals they are names: `a Down syndrome child`.
        (place for place in range(heads[0] + 1, heads[-1] + 1) if words[place] in _BREAKS),
        None,
    )
    if stop is None:
        return Head(heads[-1], HeadRule.LAST_WORD)
    return Head(max(place for place in heads if place < stop), HeadRule.BEFORE_BREAK)


def _possible_heads(words: Sequence[str]) -> Iterator[int]:
    """Places of what has a letter or a number, but not of what begins the phrase and breaks it."""
    for place, word in enumerate(words):
        if word in _POSSESSIVE or not any(map(str.isalnum, word)):
            continue
        if place == 0 and word.lower() in _BREAKS and len(words) > 2:
            continue
        yield place
