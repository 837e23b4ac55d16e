"""Repair the links of pronouns, which aligners find hardest."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from protest_core.alignment.bidirectional_links import Links, SentenceAlignment, as_pharaoh
from protest_core.alignment.likely import LikelyTranslations, LikelyWeights
from protest_core.languages.profiles import is_part

# For each pronoun the weight of each word as its translation; `None` is for no translation.
Weights = Mapping[int, Mapping[int | None, float]]
_CLEARLY = 2.0
_IMPOSSIBLE = -1e6
# Log weights, like those of the likely forms, tuned by hand on the demonstration suites and the odd
# half of the gold set. Halving or doubling any one of them costs at most two points of F there, and
# on the odd half at most four (that of no translation, in `likely`).
_UNLIKELY = -8.0  # a word that is not a likely translation
_NOUN = 4.0  # such a word after a determiner: pronouns become nouns
_PUNCTUATION = -3.0
_BY_DIRECTIONS = (0.0, 1.0, 3.0)  # linked by neither, one or both directions of the aligner
_NEAR = 5.0
_FAR = 0.15  # for each word in between
_OTHER_PART = 2.0  # of the sentence
_TAKEN = 1.5  # linked to another word in both directions
_CLAIMED = 0.7  # linked to another word
_ARTICLE = 2.0
_POLITE = 2.0
# Weight of a neighbour at this distance for the position of the pronoun's translation.
_NEIGHBOURS = ((-1, 1.0), (1, 1.0), (-2, 0.6), (2, 0.6), (-3, 0.35), (3, 0.35))
_FADING = 1.5
_UNKNOWN_NEARNESS = 0.3 - 0.5
# After these signs a capital is no evidence of politeness.
_BEFORE_CAPITALS = frozenset([*".!?:;-–—\"'`“”„«»…", "--", "``", "''"])
_POLITE_PRONOUN = "you"


def repair_pronouns(
    source: Sequence[str],
    target: Sequence[str],
    alignment: SentenceAlignment,
    likely: LikelyTranslations,
) -> SentenceAlignment:
    """Link all pronouns of a sentence again, jointly, without changing other links."""
    links = alignment.links
    forward, backward = alignment.forward, alignment.backward
    sentence = Sentence(source, target, links, forward, backward, likely)
    if not sentence.pronouns or not target:
        return alignment
    corrected = {(i, j) for i, j in links if i not in sentence.pronouns}
    weights = _weights(sentence)
    settled = []
    for pronoun, word in _assigned(sentence, weights):
        if word is not None:
            corrected.update((pronoun, j) for j in _phrase(sentence, pronoun, word))
        if _is_clear(weights[pronoun], word):
            settled.append(pronoun)
    return replace(alignment, text=as_pharaoh(corrected), settled=tuple(settled))


class Sentence:
    """A sentence pair with the data for finding the translations of its pronouns."""

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
        self.source = [likely.source_word(token) for token in source]
        self.target = [likely.target_word(token) for token in target]
        self.likely = likely
        self.pronouns = [i for i, token in enumerate(self.source) if likely.is_pronoun(token)]
        self.forward, self.backward = forward, backward
        self.targets: dict[int, set[int]] = defaultdict(set)
        self.rivals: dict[int, set[int]] = defaultdict(set)  # source tokens that are not pronouns
        among = set(self.pronouns)
        for i, j in links:
            self.targets[i].add(j)
            if i not in among:
                self.rivals[j].add(i)

    def likely_at(self, pronoun: int) -> LikelyWeights:
        before = self.source[pronoun - 1] if pronoun else None
        return self.likely.weights(self.source[pronoun], word_before=before)

    def places(self, pronoun: int, word: int) -> list[int]:
        """Return which of the pronouns in a word translate this one: *lo* in *dámelo* is `it`.

        A word without pronouns in it has one place.
        """
        likely = self.likely_at(pronoun)
        parts = self.likely.parts_of(self.target[word])
        return [place for place, part in enumerate(parts) if part in likely] or [0]

    def weights(self, pronoun: int) -> Iterator[tuple[int, float]]:
        """Yield each word that can be the pronoun's translation, with its weight."""
        likely = self.likely_at(pronoun)
        neighbours = list(self._neighbours(pronoun))
        for j, form in enumerate(self.target):
            if self._must_be_other_word(j):
                continue
            directions = ((pronoun, j) in self.forward) + ((pronoun, j) in self.backward)
            weight = self.likely.weight_of(form, likely)
            if weight is not None or directions:
                by_itself = self._unlikely(j) if weight is None else weight
                place = _place(j, neighbours) - _OTHER_PART * self._part_differs(pronoun, j)
                yield (
                    j,
                    by_itself + _BY_DIRECTIONS[directions] + place - self._objections(pronoun, j),
                )

    def _unlikely(self, j: int) -> float:
        if not self.target[j][0].isalnum():
            return _UNLIKELY + _PUNCTUATION
        return _UNLIKELY + (_NOUN if self.follows_determiner(j) else 0)

    def follows_determiner(self, j: int) -> bool:
        return j > 0 and self.target[j - 1] in self.likely.determiners

    def _neighbours(self, pronoun: int) -> Iterator[tuple[float, set[int]]]:
        """Yield the links of neighbouring words, without pronouns: those are still to be linked."""
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
        if self.likely.parts_of(self.target[j]):  # it translates a verb, too
            objections += _TAKEN
        elif self.rivals[j]:
            taken = any((i, j) in self.forward and (i, j) in self.backward for i in self.rivals[j])
            objections += _TAKEN if taken else _CLAIMED
        if self._is_article(j):
            objections += _ARTICLE
        if self._is_other_address(pronoun, j):
            objections += _POLITE
        return objections

    def _must_be_other_word(self, j: int) -> bool:
        """Return whether the words beside a target word show that it is no pronoun here."""
        return self._must_be_article(j) or self._must_be_negation(j) or self._is_correlative(j)

    def _must_be_article(self, j: int) -> bool:
        """Return whether the next word shows that this is an article: *la sua* is never `it`."""
        language, behind = self.likely.target, self.target[j + 1 : j + 2]
        return (
            self.target[j] in language.homographs_of("article")
            and not is_part(self.written[j])
            and not language.behind_articles.isdisjoint(behind)
        )

    def _must_be_negation(self, j: int) -> bool:
        """Return whether this is "not": Polish *nie* is a pronoun after prepositions only."""
        language = self.likely.target
        before = self.target[j - 1] if j else None
        return self.target[j] in language.negations and before not in language.prepositions

    def _is_correlative(self, j: int) -> bool:
        """Return whether this is the "that" of "that which": Polish *to* in *to, co*."""
        language = self.likely.target
        comma, relative = (*self.target[j + 1 : j + 3], "", "")[:2]
        return (
            self.target[j] in language.homographs_of("correlative")
            and comma == ","
            and relative in language.relatives
        )

    def _is_article(self, j: int) -> bool:
        """Return whether this is the article of a noun with its own determiner in the source."""
        if self.target[j] not in self.likely.determiners:
            return False
        determiners = self.likely.source_determiners
        return any(
            not determiners.isdisjoint(self.source[max(i - 2, 0) : i]) for i in self.rivals[j + 1]
        )

    def _is_other_address(self, pronoun: int, j: int) -> bool:
        """Return whether this is a polite "you" for another pronoun, or another word for "you"."""
        written = self.written[j]
        if self.source[pronoun] == _POLITE_PRONOUN:
            return written[0].islower() and written.capitalize() in self.likely.polite
        inside = j > 0 and self.written[j - 1] not in _BEFORE_CAPITALS
        return inside and written in self.likely.polite


def _weights(sentence: Sentence) -> Weights:
    return {
        pronoun: {None: sentence.likely.nothing, **dict(sentence.weights(pronoun))}
        for pronoun in sentence.pronouns
    }


def _assigned(sentence: Sentence, weights: Weights) -> Iterator[tuple[int, int | None]]:
    """Yield each pronoun with its word in the assignment with the greatest total weight.

    No word, and no pronoun in a word, is assigned twice; each pronoun has a column of its own for
    "no translation".
    """
    import numpy as np
    from scipy.optimize import linear_sum_assignment

    cells = [
        (row, (word, place), weight)
        for row, (pronoun, each) in enumerate(weights.items())
        for word, weight in each.items()
        if word is not None
        for place in sentence.places(pronoun, word)
    ]
    places = sorted({place for _, place, _ in cells})
    column = {place: number for number, place in enumerate(places)}
    matrix = np.full((len(weights), len(places) + len(weights)), _IMPOSSIBLE)
    for row, each in enumerate(weights.values()):
        matrix[row, len(places) + row] = each[None]
    for row, place, weight in cells:
        matrix[row, column[place]] = weight
    _, chosen = linear_sum_assignment(matrix, maximize=True)
    for pronoun, number in zip(weights, chosen.tolist(), strict=True):
        yield pronoun, places[number][0] if number < len(places) else None


def _is_clear(weights: Mapping[int | None, float], chosen: int | None) -> bool:
    """Return whether the choice is clearly the best, also compared with words of other pronouns."""
    others = [weight for word, weight in weights.items() if word != chosen]
    return not others or weights[chosen] - max(others) > _CLEARLY


def _phrase(sentence: Sentence, pronoun: int, word: int) -> Iterator[int]:
    """Yield the word with its determiner or noun: "it" is "cet argent", not "argent"."""
    yield word
    likely = sentence.likely_at(pronoun)
    if sentence.likely.weight_of(sentence.target[word], likely) is None:
        if sentence.follows_determiner(word) and not _is_for_another(sentence, word - 1):
            yield word - 1
    elif _extends_to_noun(sentence, pronoun, word) and sentence.target[word + 1] not in likely:
        yield word + 1


def _extends_to_noun(sentence: Sentence, pronoun: int, word: int) -> bool:
    """Return whether the word is a determiner and both directions link the pronoun to its noun."""
    following = (pronoun, word + 1)
    return (
        sentence.target[word] in sentence.likely.determiners
        and following in sentence.forward
        and following in sentence.backward
    )


def _is_for_another(sentence: Sentence, word: int) -> bool:
    """Return whether the word is linked to a source word other than a determiner.

    Links from determiners are no evidence: they often lead to the articles of other nouns.
    """
    determiners = sentence.likely.source_determiners
    return any(sentence.source[i] not in determiners for i in sentence.rivals[word])


def _place(j: int, neighbours: Sequence[tuple[float, set[int]]]) -> float:
    if not neighbours:
        return _NEAR * _UNKNOWN_NEARNESS
    distances = [(weight, min(abs(j - end) for end in ends)) for weight, ends in neighbours]
    nearness = sum(
        weight * math.exp((1 - max(distance, 1)) / _FADING) for weight, distance in distances
    ) / sum(weight for weight, _ in distances)
    nearest = min(distance for _, distance in distances)
    return _NEAR * (nearness - 0.5) - _FAR * nearest
