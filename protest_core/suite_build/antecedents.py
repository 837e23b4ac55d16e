"""Antecedents of a pronoun: the nearest expression before it that says what is meant."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.suite_build.annotation import AnnotatedText, Markable

Chains = dict[str, tuple[Markable, ...]]


def chains_of(markables: Iterable[Markable]) -> Chains:
    """All that refer to the same, in the order of the text."""
    chains: defaultdict[str, list[Markable]] = defaultdict(list)
    for markable in markables:
        if markable.chain:
            chains[markable.chain].append(markable)
    return {
        chain: tuple(sorted(members, key=lambda member: member.words))
        for chain, members in chains.items()
    }


def nearest_antecedent(pronoun: Markable, chain: Sequence[Markable]) -> Markable | None:
    """The last of its chain that begins before it and is no pronoun.

    The whole chain shares a class, so the first is the wrong one. It may go on beyond the
    pronoun: `the man who lost it`, where `it` is the man's.
    """
    before = _not_pronouns_before(pronoun, chain)
    return before[-1] if before else None


def split_antecedents(
    pronoun: Markable, chain: Sequence[Markable], text: AnnotatedText
) -> list[Markable]:
    """Of a pronoun that refers to several things together: the last ones that follow closely.

    What sums up those before it stands for them: `the sea, the land … these two worlds`.
    """
    before = _not_pronouns_before(pronoun, chain)
    together = before[-1:]
    for earlier in reversed(before[:-1]):
        is_far = together[0].words[0] - earlier.words[-1] > _WORDS_BETWEEN
        if is_far or text.words[together[0].words[0]].lower() in _SUMS_UP:
            break
        together.insert(0, earlier)
    return together


_WORDS_BETWEEN = 12


_SUMS_UP = frozenset({"these", "those", "both", "all"})


def _not_pronouns_before(pronoun: Markable, chain: Sequence[Markable]) -> list[Markable]:
    return [each for each in chain if not each.is_pronoun and each.words[0] < pronoun.words[0]]


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
