"""How much speaks for each target word as the translation of a pronoun.

After Miculicich Werlen & Popescu-Belis 2017, section 2.3: likely translations near the
translations of the neighbouring words. Theirs takes the one nearest to the middle, for each
pronoun alone; here what the aligner says counts too, and pronouns compete for words.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from protest_core.aligning.likely import LikelyTranslations, Weights, folded
from protest_core.aligning.links import Links

# Logarithms, like those of the likely forms. Chosen by hand on the demonstration suites and the
# odd half of the gold set. Half as much or twice as much of any one takes at most two points of F
# there, and on the odd half four (NOTHING) or less.
NOTHING = -4.2  # that no word translates it
_UNLIKELY = -8.0  # a word that is no likely translation
_NOUN = 4.0  # … but follows a determiner: pronouns become nouns
_PUNCTUATION = -3.0
_SAID = (0.0, 1.0, 3.0)  # by none, one or both directions of the aligner
_NEAR = 5.0
_FAR = 0.15  # for each word between
_OTHER_PART = 2.0  # of the sentence
_TAKEN = 1.5  # by another word, as both directions say
_CLAIMED = 0.7  # by another word
_ARTICLE = 2.0
_POLITE = 2.0

# How much a neighbour at this distance says of where the pronoun's translation is.
_NEIGHBOURS = ((-1, 1.0), (1, 1.0), (-2, 0.6), (2, 0.6), (-3, 0.35), (3, 0.35))
_FADING = 1.5
_UNKNOWN_NEARNESS = 0.3 - 0.5

# After these a capital says nothing.
_BEFORE_CAPITALS = frozenset([*".!?:;-–—\"'`“”„«»…", "--", "``", "''"])
_POLITE_PRONOUN = "you"


class Sentence:
    """A sentence pair as its pronouns see it."""

    def __init__(
        self,
        source: Sequence[str],
        target: Sequence[str],
        links: Links,
        forward: Links,
        backward: Links,
        likely: LikelyTranslations,
    ) -> None:
        self.written = target
        self.source = [folded(token) for token in source]
        self.target = [folded(token) for token in target]
        self.likely = likely
        self.pronouns = [i for i, token in enumerate(self.source) if likely.is_pronoun(token)]
        self.forward, self.backward = forward, backward
        self.targets: dict[int, set[int]] = defaultdict(set)
        self.rivals: dict[int, set[int]] = defaultdict(set)  # sources that are no pronouns
        among = set(self.pronouns)
        for i, j in links:
            self.targets[i].add(j)
            if i not in among:
                self.rivals[j].add(i)

    def likely_at(self, pronoun: int) -> Weights:
        before = self.source[pronoun - 1] if pronoun else None
        return self.likely.weights(self.source[pronoun], word_before=before)

    def weights(self, pronoun: int) -> Iterator[tuple[int, float]]:
        """For each word that can be the pronoun's translation, what speaks for it."""
        likely = self.likely_at(pronoun)
        neighbours = list(self._neighbours(pronoun))
        for j, form in enumerate(self.target):
            said = ((pronoun, j) in self.forward) + ((pronoun, j) in self.backward)
            if form in likely or said:
                by_itself = likely[form] if form in likely else self._unlikely(j)
                place = _place(j, neighbours) - _OTHER_PART * self._part_differs(pronoun, j)
                yield j, by_itself + _SAID[said] + place - self._objections(pronoun, j)

    def _unlikely(self, j: int) -> float:
        if not self.target[j][0].isalnum():
            return _UNLIKELY + _PUNCTUATION
        return _UNLIKELY + (_NOUN if self.follows_determiner(j) else 0)

    def follows_determiner(self, j: int) -> bool:
        return j > 0 and self.target[j - 1] in self.likely.determiners

    def _neighbours(self, pronoun: int) -> Iterator[tuple[float, set[int]]]:
        """Pronouns are no landmarks: they are what is being looked for."""
        for distance, weight in _NEIGHBOURS:
            i = pronoun + distance
            if self._is_landmark(i):
                yield weight, self.targets[i]

    def _is_landmark(self, i: int) -> bool:
        return (
            0 <= i < len(self.source)
            and i in self.targets
            and i not in self.pronouns
            and self.source[i][0].isalpha()
        )

    def _part_differs(self, i: int, j: int) -> float:
        return abs((j + 0.5) / len(self.target) - (i + 0.5) / len(self.source))

    def _objections(self, pronoun: int, j: int) -> float:
        objections = 0.0
        if self.rivals[j]:
            taken = any((i, j) in self.forward and (i, j) in self.backward for i in self.rivals[j])
            objections += _TAKEN if taken else _CLAIMED
        if self._is_article(j):
            objections += _ARTICLE
        if self._is_other_address(pronoun, j):
            objections += _POLITE
        return objections

    def _is_article(self, j: int) -> bool:
        """Whether the next word translates a noun that has a determiner of its own."""
        if self.target[j] not in self.likely.determiners:
            return False
        determiners = self.likely.source_determiners
        return any(
            not determiners.isdisjoint(self.source[max(i - 2, 0) : i]) for i in self.rivals[j + 1]
        )

    def _is_other_address(self, pronoun: int, j: int) -> bool:
        """Polite "you" for another pronoun, or something else for "you"."""
        written = self.written[j]
        if self.source[pronoun] == _POLITE_PRONOUN:
            return written[0].islower() and written.capitalize() in self.likely.polite
        inside = j > 0 and self.written[j - 1] not in _BEFORE_CAPITALS
        return inside and written in self.likely.polite


def _place(j: int, neighbours: Sequence[tuple[float, set[int]]]) -> float:
    if not neighbours:
        return _NEAR * _UNKNOWN_NEARNESS
    distances = [(weight, min(abs(j - end) for end in ends)) for weight, ends in neighbours]
    nearness = sum(
        weight * math.exp((1 - max(distance, 1)) / _FADING) for weight, distance in distances
    ) / sum(weight for weight, _ in distances)
    nearest = min(distance for _, distance in distances)
    return _NEAR * (nearness - 0.5) - _FAR * nearest
