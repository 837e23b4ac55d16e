"""Group the sentences of two languages that translate each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from protest_core.suite_build.bilingual_lexicon import (
    Lexicon,
    Sentence,
    Vocabulary,
    cognate_lexicon,
    learnt_lexicon,
)
from protest_core.suite_build.sentence_alignment import (
    Bead,
    Cost,
    LearntCosts,
    Pairing,
    RoughCosts,
    cheapest_pairing,
    pairing_in_order,
)

Sentences = Sequence[Sentence]
_ROUNDS = 2
# Two texts with the same number of sentences are paired in order unless another alignment is better
# by this much: a lexicon learnt from the texts themselves always finds some gain.
_IN_ORDER_BONUS = 10.0
_WORTH_TELLING = 3.0
# Sentences times words of the other side; a talk has a million, and each takes eight bytes.
_TOO_LARGE = 20_000_000
ROUNDS = _ROUNDS + 1


@dataclass(frozen=True, slots=True)
class Grouping:
    """The groups of a document, none without a source sentence."""

    groups: tuple[Bead, ...]
    in_order: bool
    # Set if another alignment would be considerably better than the order of sentences, which
    # should be checked.
    looks_shifted: bool = False

    @property
    def joined(self) -> int:
        """The number of groups with several sentences on either side."""
        return sum(max(group.shape) > 1 for group in self.groups)

    @property
    def untranslated(self) -> int:
        return sum(not group.target for group in self.groups)


def group_sentences(
    documents: Sequence[tuple[Sentences, Sentences]],
    *,
    look: Callable[[int], object] = id,
) -> list[Grouping]:
    """Group each document that allows it; the lexicon is learnt from all of them together.

    `look` is called with the number of each document as it begins, in every round.
    """
    known = _first_lexicon(documents)
    pairings: list[Pairing | None] = [None] * len(documents)
    for turn in range(_ROUNDS + 1):
        for number, (source, target) in enumerate(documents):
            look(turn * len(documents) + number)
            pairings[number] = _paired(source, target, known, pairings[number], learnt=turn > 0)
        if turn < _ROUNDS:
            known = learnt_lexicon(_pairs(documents, pairings), known.source, known.target)
    return [
        _grouping(source, target, pairing, known)
        for (source, target), pairing in zip(documents, pairings, strict=True)
        if pairing
    ]


def pair_sentences(
    documents: Sequence[tuple[Sentences, Sentences]],
    *,
    translated: Sequence[tuple[Sentence, Sentence]] = (),
    look: Callable[[int], object] = id,
) -> list[tuple[Bead, ...]]:
    """Return all beads of each document, also those with sentences on one side only.

    The lexicon is learnt from `translated`, sentences that translate each other, or else from the
    documents. `look` is called with the number of each document as it begins.
    """
    known = _first_lexicon([*documents, *(([one], [other]) for one, other in translated)])
    if translated:
        known = learnt_lexicon(translated, known.source, known.target)
    else:
        known = _learnt_from(documents, known)
    beads = []
    for number, (source, target) in enumerate(documents):
        look(number)
        rough = _paired(source, target, known, None, learnt=False)  # a tenth of the time
        pairing = _paired(source, target, known, rough, learnt=True)
        beads.append(_in_order_or(source, target, pairing, known)[0].beads)
    return beads


def _learnt_from(documents: Sequence[tuple[Sentences, Sentences]], known: Lexicon) -> Lexicon:
    pairings: list[Pairing | None] = [None] * len(documents)
    for learnt in (False, True):
        pairings = [
            _paired(*texts, known, near, learnt=learnt)
            for texts, near in zip(documents, pairings, strict=True)
        ]
        known = learnt_lexicon(_pairs(documents, pairings), known.source, known.target)
    return known


def can_be_grouped(source: Sentences, target: Sentences) -> bool:
    """Return whether texts can be grouped; very long ones need the same number of sentences."""
    return len(source) == len(target) or not _is_too_large(source, target)


def _first_lexicon(documents: Sequence[tuple[Sentences, Sentences]]) -> Lexicon:
    source, target = Vocabulary(), Vocabulary()
    for texts in documents:
        for vocabulary, text in zip((source, target), texts, strict=True):
            for sentence in text:
                vocabulary.encode(sentence)
    return cognate_lexicon(source, target)


def _is_too_large(source: Sentences, target: Sentences) -> bool:
    words = max(sum(map(len, source)), sum(map(len, target)), 1)
    return max(len(source), len(target)) * words > _TOO_LARGE


def _paired(
    source: Sentences, target: Sentences, known: Lexicon, near: Pairing | None, *, learnt: bool
) -> Pairing:
    if _is_too_large(source, target):
        return pairing_in_order(len(source), lambda *_: 0.0)
    costs = (LearntCosts if learnt else RoughCosts)(source, target, known)
    return cheapest_pairing(len(source), len(target), costs.cost, near=near)


def _pairs(
    documents: Sequence[tuple[Sentences, Sentences]], pairings: Sequence[Pairing | None]
) -> list[tuple[Sentence, Sentence]]:
    """Return the one-to-one pairs: learning from larger groups would reinforce wrong guesses."""
    return [
        (source[bead.source.start], target[bead.target.start])
        for (source, target), pairing in zip(documents, pairings, strict=True)
        if pairing
        for bead in pairing.beads
        if bead.shape == (1, 1)
    ]


def _grouping(source: Sentences, target: Sentences, found: Pairing, known: Lexicon) -> Grouping:
    """Return the grouping in order if it is nearly as good, or else the best one."""
    pairing, better = _in_order_or(source, target, found, known)
    if better is not None:
        return Grouping(pairing.beads, in_order=True, looks_shifted=better > _WORTH_TELLING)
    cost = LearntCosts(source, target, known).cost
    return Grouping(tuple(_without_empty_source(pairing.beads, cost)), in_order=False)


def _in_order_or(
    source: Sentences, target: Sentences, found: Pairing, known: Lexicon
) -> tuple[Pairing, float | None]:
    """Return the pairing in order, and how much better the one found is, or only the latter."""
    if len(source) != len(target):
        return found, None
    if _is_too_large(source, target):
        return found, 0.0
    order = pairing_in_order(len(source), LearntCosts(source, target, known).cost)
    better = order.cost - found.cost
    return (order, better) if better < _IN_ORDER_BONUS else (found, None)


def _without_empty_source(beads: Sequence[Bead], cost: Cost) -> list[Bead]:
    """Join sentences only in the reference to the neighbouring group that fits better."""
    groups = list(beads)
    while True:
        place = next((n for n, group in enumerate(groups) if not group.source), None)
        if place is None or len(groups) == 1:
            return groups
        joins = [
            (_more_cost(groups[first : first + 2], cost), first)
            for first in (place - 1, place)
            if 0 <= first < len(groups) - 1
        ]
        _, first = min(joins)
        groups[first : first + 2] = [_joined(groups[first], groups[first + 1])]


def _more_cost(two: Sequence[Bead], cost: Cost) -> float:
    joined = _joined(*two)
    alone = sum(cost(group.source, group.target) for group in two)
    return cost(joined.source, joined.target) - alone


def _joined(one: Bead, other: Bead) -> Bead:
    return Bead(
        range(one.source.start, other.source.stop), range(one.target.start, other.target.stop)
    )
