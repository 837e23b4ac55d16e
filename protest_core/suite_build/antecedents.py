"""Antecedents of a pronoun: the nearest coreferent expression before it that is no pronoun."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.suite_build.annotation import AnnotatedText, Markable

Chains = dict[str, tuple[Markable, ...]]
_WORDS_BETWEEN = 12
_SUMS_UP = frozenset({"these", "those", "both", "all"})
_PREPOSITIONS = (
    "about above across after against along among around as at before behind below beneath beside "
    "besides between beyond by concerning despite down during except for from in inside into like "
    "near of off on onto opposite outside over past per regarding round since than through "
    "throughout till to toward towards under underneath until unto up upon versus via with within "
    "without"
)
_RELATIVES = "that which who whom whose where when why wherein whereby"
# In `the things we saw` a relative clause begins without a relative pronoun.
_SUBJECTS = "I you he she it we they"
_COORDINATIONS = "and or nor but & plus"
_SIGNS = ", ; : -- – — ( ["
_BREAKS = frozenset(f"{_PREPOSITIONS} {_RELATIVES} {_SUBJECTS} {_COORDINATIONS} {_SIGNS}".split())
_POSSESSIVE = frozenset({"'s", "’s", "'", "’"})


class HeadRule(StrEnum):
    """The rule that found a head."""

    ONLY_WORD = "only word"
    LAST_WORD = "last word"
    BEFORE_BREAK = "word before a preposition, relative, comma or coordination"
    ANNOTATED = "annotated"
    GOVERNOR = "only word that depends on none of the others"
    OF_SEVERAL = "first of several words that depend on none of the others"


@dataclass(frozen=True, slots=True)
class Head:
    """A head, by its position in its phrase."""

    place: int
    rule: HeadRule

    @property
    def is_uncertain(self) -> bool:
        """Return whether the head should be checked by hand: about one in five."""
        return self.rule in {HeadRule.BEFORE_BREAK, HeadRule.OF_SEVERAL}


def chains_of(markables: Iterable[Markable]) -> Chains:
    """Return all coreference chains, each in the order of the text."""
    chains: defaultdict[str, list[Markable]] = defaultdict(list)
    for markable in markables:
        if markable.chain:
            chains[markable.chain].append(markable)
    return {
        chain: tuple(sorted(members, key=lambda member: member.words))
        for chain, members in chains.items()
    }


def nearest_antecedent(pronoun: Markable, chain: Sequence[Markable]) -> Markable | None:
    """Return the last expression of the chain that begins before the pronoun and is no pronoun.

    All mentions share one class, so the first would be wrong. It may extend beyond the pronoun:
    `the man who lost it`, where `it` belongs to the man.
    """
    before = _not_pronouns_before(pronoun, chain)
    return before[-1] if before else None


def split_antecedents(
    pronoun: Markable, chain: Sequence[Markable], text: AnnotatedText
) -> list[Markable]:
    """Return the antecedents of a pronoun that refers to several things: the last ones nearby.

    An expression that sums up those before it replaces them: `the sea, the land … these two
    worlds`.
    """
    before = _not_pronouns_before(pronoun, chain)
    together = before[-1:]
    for earlier in reversed(before[:-1]):
        is_far = together[0].words[0] - earlier.words[-1] > _WORDS_BETWEEN
        if is_far or text.words[together[0].words[0]].lower() in _SUMS_UP:
            break
        together.insert(0, earlier)
    return together


def _not_pronouns_before(pronoun: Markable, chain: Sequence[Markable]) -> list[Markable]:
    return [each for each in chain if not each.is_pronoun and each.words[0] < pronoun.words[0]]


def head_of(words: Sequence[str]) -> Head:
    """Return the head of an English noun phrase; `words` must not be empty.

    Words that end a phrase do not do so at its very beginning: `that hand`, `about ten people`.
    Punctuation and the possessive 's are not heads.
    """
    if len(words) == 1:
        return Head(0, HeadRule.ONLY_WORD)
    heads = list(_possible_heads(words))
    if not heads:
        return Head(len(words) - 1, HeadRule.LAST_WORD)
    stop = next(
        # Capitalised, they are names: `a Down syndrome child`.
        (place for place in range(heads[0] + 1, heads[-1] + 1) if words[place] in _BREAKS),
        None,
    )
    if stop is None:
        return Head(heads[-1], HeadRule.LAST_WORD)
    return Head(max(place for place in heads if place < stop), HeadRule.BEFORE_BREAK)


def _possible_heads(words: Sequence[str]) -> Iterator[int]:
    """Yield positions of words with a letter or digit, except a phrase-ending word at the start."""
    for place, word in enumerate(words):
        if word in _POSSESSIVE or not any(map(str.isalnum, word)):
            continue
        if place == 0 and word.lower() in _BREAKS and len(words) > 2:
            continue
        yield place
