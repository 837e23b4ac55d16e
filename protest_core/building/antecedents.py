"""What a pronoun refers to: the nearest expression before it that says what is meant."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from protest_core.building.annotation import AnnotatedText, Markable

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
