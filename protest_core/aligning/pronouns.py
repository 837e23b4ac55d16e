"""Mends the links of pronouns, which aligners find hardest and this program is about."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from protest_core.aligning.likely import LikelyTranslations
from protest_core.aligning.links import SentenceAlignment, as_pharaoh
from protest_core.aligning.weighing import NOTHING, Sentence

# For each pronoun, what speaks for each word, and for none.
Weights = Mapping[int, Mapping[int | None, float]]

_CLEARLY = 2.0
_IMPOSSIBLE = -1e6


def mend_pronouns(
    source: Sequence[str],
    target: Sequence[str],
    alignment: SentenceAlignment,
    likely: LikelyTranslations,
) -> SentenceAlignment:
    """Link the pronouns of a sentence anew, all at once, and leave the other links alone."""
    links = alignment.links
    forward, backward = alignment.forward, alignment.backward
    sentence = Sentence(source, target, links, forward, backward, likely)
    if not sentence.pronouns or not target:
        return alignment
    mended = {(i, j) for i, j in links if i not in sentence.pronouns}
    weights = _weights(sentence)
    settled = []
    for pronoun, word in _assigned(weights):
        if word is not None:
            mended.update((pronoun, j) for j in _phrase(sentence, pronoun, word))
        if _is_clear(weights[pronoun], word):
            settled.append(pronoun)
    return replace(alignment, text=as_pharaoh(mended), settled=tuple(settled))


def _weights(sentence: Sentence) -> Weights:
    return {
        pronoun: {None: NOTHING, **dict(sentence.weights(pronoun))} for pronoun in sentence.pronouns
    }


def _assigned(weights: Weights) -> Iterator[tuple[int, int | None]]:
    """Each pronoun with the word for it: no word is for two, and as much as can be speaks for all.

    Beside the words, each pronoun has a place of its own for "nothing".
    """
    import numpy as np
    from scipy.optimize import linear_sum_assignment

    words = sorted({word for each in weights.values() for word in each if word is not None})
    column = {word: number for number, word in enumerate(words)}
    matrix = np.full((len(weights), len(words) + len(weights)), _IMPOSSIBLE)
    for row, each in enumerate(weights.values()):
        for word, weight in each.items():
            matrix[row, len(words) + row if word is None else column[word]] = weight
    _, chosen = linear_sum_assignment(matrix, maximize=True)
    for pronoun, number in zip(weights, chosen.tolist(), strict=True):
        yield pronoun, words[number] if number < len(words) else None


def _is_clear(weights: Mapping[int | None, float], chosen: int | None) -> bool:
    """Also a word that was left to another pronoun makes it less clear."""
    others = [weight for word, weight in weights.items() if word != chosen]
    return not others or weights[chosen] - max(others) > _CLEARLY


def _phrase(sentence: Sentence, pronoun: int, word: int) -> Iterator[int]:
    """A noun comes with its determiner: "it" is "cet argent", not "argent"."""
    yield word
    likely = sentence.likely_at(pronoun)
    if sentence.target[word] not in likely:
        if sentence.follows_determiner(word) and not _is_for_another(sentence, word - 1):
            yield word - 1
    elif _goes_on(sentence, pronoun, word) and sentence.target[word + 1] not in likely:
        yield word + 1


def _goes_on(sentence: Sentence, pronoun: int, word: int) -> bool:
    """Whether a determiner was chosen, and the aligner says that its noun is meant."""
    following = (pronoun, word + 1)
    return (
        sentence.target[word] in sentence.likely.determiners
        and following in sentence.forward
        and following in sentence.backward
    )


def _is_for_another(sentence: Sentence, word: int) -> bool:
    """Determiners are often linked to the articles of other nouns; that says nothing."""
    determiners = sentence.likely.source_determiners
    return any(sentence.source[i] not in determiners for i in sentence.rivals[word])
