"""A small bilingual lexicon, learnt from the texts that are to be aligned."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Sentence = Sequence[str]
# Inflection is cut off: in a small text most forms occur once.
_STEM = 6
_COGNATE = 5
_ROUNDS = 6
_LONGEST = 120  # words; longer sentences are lists or errors and are not learnt from
_COGNATE_WEIGHT = 0.5
_ALIKE = 4  # letters of a short word that is equal on both sides, such as a name
# Words that co-occur in a single pair only reflect that this pair was made.
_FEWEST_MEETINGS = 2


@dataclass
class Vocabulary:
    """Stems and their numbers."""

    numbers: dict[str, int] = field(default_factory=dict)

    def encode(self, sentence: Sentence) -> list[int]:
        """Return the numbers of stems; new ones get the next number."""
        numbers = self.numbers
        return [numbers.setdefault(stem_of(token), len(numbers)) for token in sentence]


@dataclass(frozen=True)
class Lexicon:
    """Probabilities of target stems for source stems, and the reverse."""

    source: Vocabulary
    target: Vocabulary
    forward: Any  # scipy.sparse.csr_array: source × target, each row sums to about 1
    backward: Any  # target × source


def stem_of(token: str) -> str:
    return token.lower()[:_STEM]


def cognates(source: Vocabulary, target: Vocabulary) -> Any:
    """Return weights of equal numbers, names and signs, and of words with equal beginnings."""
    from scipy.sparse import csr_array

    begins: dict[str, list[int]] = {}
    for stem, number in target.numbers.items():
        begins.setdefault(_beginning(stem), []).append(number)
    rows, columns = [], []
    for stem, number in source.numbers.items():
        if len(stem) >= _COGNATE or not stem.isalpha():
            for other in begins.get(_beginning(stem), ()):
                rows.append(number)
                columns.append(other)
        elif len(stem) >= _ALIKE and stem in target.numbers:
            rows.append(number)
            columns.append(target.numbers[stem])
    shape = (len(source.numbers), len(target.numbers))
    weights = [_COGNATE_WEIGHT] * len(rows)
    return csr_array((weights, (rows, columns)), shape=shape)


def _beginning(stem: str) -> str:
    """Return the first letters of a word; numbers are kept whole, without separators."""
    digits = re.sub(r"[.,\u00a0\u202f]", "", stem)
    return digits if digits.isdigit() else stem[:_COGNATE]


def cognate_lexicon(source: Vocabulary, target: Vocabulary) -> Lexicon:
    """Return the lexicon before anything is learnt."""
    alike = cognates(source, target)
    return Lexicon(source, target, alike, alike.T.tocsr())


def learnt_lexicon(
    pairs: Sequence[tuple[Sentence, Sentence]], source: Vocabulary, target: Vocabulary
) -> Lexicon:
    """Learn a lexicon: IBM model 1 on paired sentences, in both directions, with cognates."""
    encoded = [
        (source.encode(one), target.encode(other))
        for one, other in pairs
        if 0 < len(one) <= _LONGEST and 0 < len(other) <= _LONGEST
    ]
    alike = cognates(source, target)
    if not encoded:
        return Lexicon(source, target, alike, alike.T.tocsr())
    forward = _model_1(encoded, alike.shape)
    turned = [(other, one) for one, other in encoded]
    backward = _model_1(turned, (alike.shape[1], alike.shape[0]))
    return Lexicon(source, target, _with(forward, alike), _with(backward, alike.T.tocsr()))


def _with(learnt: Any, alike: Any) -> Any:
    """Return the weights with cognates: words that never co-occurred may still look alike."""
    return learnt.maximum(alike * 0.5)


def _model_1(pairs: Sequence[tuple[list[int], list[int]]], shape: tuple[int, int]) -> Any:
    """Return p(target | source) after some rounds of expectation maximisation."""
    import numpy as np
    from scipy.sparse import csr_array

    sources, places = _meetings(pairs)
    targets = places[1]
    meetings = sources.astype(np.int64) * shape[1] + targets
    kinds, kind = np.unique(meetings, return_inverse=True)
    rows, columns = kinds // shape[1], kinds % shape[1]
    weights = np.ones(len(kinds))
    for _ in range(_ROUNDS):
        of_meeting = weights[kind]
        share = of_meeting / np.bincount(places[0], of_meeting)[places[0]]
        counts = np.bincount(kind, share, len(kinds))
        weights = counts / np.bincount(rows, counts, shape[0])[rows]
    keep = (weights > 1e-3) & (_pairs_of(kind, pairs) >= _FEWEST_MEETINGS)
    return csr_array((weights[keep], (rows[keep], columns[keep])), shape=shape)


def _pairs_of(kind: Any, pairs: Sequence[tuple[list[int], list[int]]]) -> Any:
    """Return in how many pairs each kind of co-occurrence is found."""
    import numpy as np

    sizes = [len(one) * len(other) for one, other in pairs]
    pair = np.repeat(np.arange(len(pairs)), sizes)
    apart = np.unique(kind.astype(np.int64) * len(pairs) + pair)
    return np.bincount(apart // len(pairs), minlength=kind.max() + 1)


def _meetings(pairs: Sequence[tuple[list[int], list[int]]]) -> tuple[Any, tuple[Any, Any]]:
    """Return every source word with every target word of its pair, by running number and stem."""
    import numpy as np

    sources, numbers, targets, running = [], [], [], 0
    for one, other in pairs:
        sources.append(np.tile(np.array(one), len(other)))
        targets.append(np.repeat(np.array(other), len(one)))
        numbers.append(np.repeat(np.arange(running, running + len(other)), len(one)))
        running += len(other)
    return np.concatenate(sources), (np.concatenate(numbers), np.concatenate(targets))
