"""Align the sentences of two texts: the cheapest sequence of beads."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, log
from typing import Any

from protest_core.suite_build.bilingual_lexicon import Lexicon, Sentence

Shape = tuple[int, int]
# Numbers of sentences of each side that form a group, with their frequency in translated texts.
_PRIORS: dict[Shape, float] = {
    (1, 1): 0.90,
    (1, 2): 0.03,
    (2, 1): 0.03,
    (1, 0): 0.006,
    (0, 1): 0.006,
    (2, 2): 0.008,
    (1, 3): 0.004,
    (3, 1): 0.004,
    (1, 4): 0.001,
    (4, 1): 0.001,
}
SHAPES = tuple(_PRIORS)
_COSTS = {shape: -log(prior) for shape, prior in _PRIORS.items()}
_BY_CHANCE = 0.25  # share of words without any explanation on the other side
_VARIANCE = 6.8  # of the lengths in characters, Gale & Church 1993
_LENGTH_WEIGHT = 0.5
_MOST_GAIN = 6.0  # gain of one word: a rare word that recurs by accident must not decide alone
_MOST_MISFIT = 60.0  # so that even a sentence of a thousand words can be untranslated
_UNHEARD_OF = -log(0.0001)  # groups of other shapes, which result from joining
Cost = Callable[[range, range], float]
_Cells = dict[int, tuple[float, Shape | None]]
_FIRST_BAND = 20
_LATER_BAND = 12
_WIDEST_BAND = 400
_NOWHERE = inf, None
_HOPELESS = 250.0  # above the cheapest with the same number of source sentences


@dataclass(frozen=True, slots=True)
class Bead:
    """Half-open ranges of sentences that belong together; one of them may be empty."""

    source: range
    target: range

    @property
    def shape(self) -> Shape:
        return len(self.source), len(self.target)


@dataclass(frozen=True, slots=True)
class Pairing:
    """All beads of two texts, in order, and their total cost."""

    beads: tuple[Bead, ...]
    cost: float


class Lengths:
    """Scores of matches between sentences by their lengths in characters."""

    def __init__(self, source: Sequence[Sentence], target: Sequence[Sentence]) -> None:
        self._sums = [
            _running_sum([sum(map(len, sentence)) for sentence in text])
            for text in (source, target)
        ]
        here, there = (max(sums[-1], 1) for sums in self._sums)
        self._ratio = there / here

    def misfit(self, source: range, target: range) -> float:
        here, there = (
            sums[part.stop] - sums[part.start]
            for sums, part in zip(self._sums, (source, target), strict=True)
        )
        spread = _VARIANCE * max((here + there / self._ratio) / 2, 1.0)
        return min((there - here * self._ratio) ** 2 / (2 * spread), _MOST_MISFIT)


def _running_sum(numbers: Sequence[int]) -> list[int]:
    sums = [0]
    for number in numbers:
        sums.append(sums[-1] + number)
    return sums


class LearntCosts:
    """Costs by a learnt lexicon: unexplained words count against a group."""

    def __init__(
        self, source: Sequence[Sentence], target: Sequence[Sentence], lexicon: Lexicon
    ) -> None:
        one = [lexicon.source.encode(sentence) for sentence in source]
        other = [lexicon.target.encode(sentence) for sentence in target]
        self._lengths = Lengths(source, target)
        self._forward = _Explained(one, other, lexicon.forward)
        self._backward = _Explained(other, one, lexicon.backward)

    def cost(self, source: range, target: range) -> float:
        shape = len(source), len(target)
        prior = _COSTS.get(shape, _UNHEARD_OF)
        if not all(shape):
            return prior
        gain = (self._forward.gain(source, target) + self._backward.gain(target, source)) / 2
        return prior + _LENGTH_WEIGHT * self._lengths.misfit(source, target) - gain


class RoughCosts:
    """Costs before anything is learnt: lengths, and cognates in favour of a group."""

    def __init__(
        self, source: Sequence[Sentence], target: Sequence[Sentence], lexicon: Lexicon
    ) -> None:
        one = [lexicon.source.encode(sentence) for sentence in source]
        other = [lexicon.target.encode(sentence) for sentence in target]
        self._lengths = Lengths(source, target)
        self._gains = _Explained(one, other, lexicon.forward).gains_of_pairs()

    def cost(self, source: range, target: range) -> float:
        shape = len(source), len(target)
        cost = _COSTS[shape] + self._lengths.misfit(source, target)
        if all(shape):
            pairs = self._gains[source.start : source.stop, target.start : target.stop]
            cost -= float(pairs.sum()) / max(shape)
        return cost


class _Explained:
    """Scores of how well the words of sentences are explained by those on the other side."""

    def __init__(
        self, given: Sequence[Sequence[int]], words: Sequence[Sequence[int]], table: Any
    ) -> None:
        import numpy as np
        from scipy.sparse import csr_array

        sizes = np.array([len(sentence) for sentence in given], dtype=np.int64)
        rows = np.repeat(np.arange(len(given)), sizes)
        columns = np.array([word for sentence in given for word in sentence], dtype=np.int64)
        held = csr_array(
            (np.ones(len(columns)), (rows, columns)), shape=(len(given), table.shape[0])
        )
        used = np.array([word for sentence in words for word in sentence], dtype=np.int64)
        frequency = np.bincount(used, minlength=table.shape[1]) + 0.5
        self._sizes = np.maximum(sizes, 1)
        self._ends = [0, *np.cumsum([len(sentence) for sentence in words], dtype=np.int64).tolist()]
        # One row for each explaining sentence, one column for each running word: how much more
        # often than by chance.
        chance = (frequency / frequency.sum())[used]
        self._sums = (held @ table)[:, used].toarray() / chance
        # Words that were not learnt are no evidence.
        self._known = np.diff(table.tocsc().indptr)[used] > 0

    def gain(self, given: range, words: range) -> float:
        import numpy as np

        start, end = self._ends[words.start], self._ends[words.stop]
        rows = slice(given.start, given.stop)
        ratio = self._sums[rows, start:end].sum(axis=0) * (
            (1 - _BY_CHANCE) / self._sizes[rows].sum()
        )
        gains = np.minimum(np.log(ratio + _BY_CHANCE), _MOST_GAIN)
        return float(gains[self._known[start:end]].sum())

    def gains_of_pairs(self) -> Any:
        """Return the gains of every sentence with every other; never negative."""
        import numpy as np

        each = np.minimum(np.log1p(self._sums / self._sizes[:, None]), _MOST_GAIN)
        sums = np.concatenate([np.zeros((len(each), 1)), each.cumsum(axis=1)], axis=1)
        return sums[:, self._ends[1:]] - sums[:, self._ends[:-1]]


def pairing_in_order(sentences: int, cost: Cost) -> Pairing:
    """Return the pairing sentence by sentence, for texts with the same number of them."""
    beads = tuple(Bead(range(n, n + 1), range(n, n + 1)) for n in range(sentences))
    return Pairing(beads, sum(cost(bead.source, bead.target) for bead in beads))


def cheapest_pairing(
    source: int, target: int, cost: Cost, *, near: Pairing | None = None
) -> Pairing:
    """Return the cheapest pairing with every sentence of both texts in exactly one bead, in order.

    The search is limited to the neighbourhood of an earlier pairing, or else of the diagonal: far
    from it no text is a translation of the other.
    """
    bands = _bands_near(near, source, target) if near else _bands(source, target)
    best = _search(source, bands, cost, hopeless=_HOPELESS)
    if target not in best[source] or best[source][target][0] == inf:
        # The texts are not translations of each other: then everything is searched.
        everything = [range(target + 1)] * (source + 1)
        best = _search(source, everything, cost, hopeless=inf)
    beads = tuple(reversed(list(_back(source, target, best))))
    return Pairing(beads, best[source][target][0])


def _search(source: int, bands: list[range], cost: Cost, *, hopeless: float) -> list[_Cells]:
    """Return the cheapest path to every pair of positions inside the bands."""
    best: list[_Cells] = []
    for row in range(source + 1):
        best.append({})
        for column in bands[row]:
            best[row][column] = _cheapest(row, column, best, cost)
        if row < source:
            _forget(best[row], hopeless)
    return best


def _bands(source: int, target: int) -> list[range]:
    width = _FIRST_BAND + abs(source - target) + min(_WIDEST_BAND, max(source, target) // 5)
    middles = [row * target // max(source, 1) for row in range(source + 1)]
    if not source:
        return [range(target + 1)]
    return [range(max(0, m - width), min(target, m + width) + 1) for m in middles]


def _bands_near(pairing: Pairing, source: int, target: int) -> list[range]:
    lowest, highest = [target] * (source + 1), [0] * (source + 1)
    for bead in pairing.beads:
        for row in range(bead.source.start, bead.source.stop + 1):
            lowest[row] = min(lowest[row], bead.target.start)
            highest[row] = max(highest[row], bead.target.stop)
    return [
        range(max(0, low - _LATER_BAND), min(target, high + _LATER_BAND) + 1)
        for low, high in zip(lowest, highest, strict=True)
    ]


def _cheapest(row: int, column: int, best: list[_Cells], cost: Cost) -> tuple[float, Shape | None]:
    """Return the cheapest path to the sentences before these, and the shape of its last bead."""
    if not row and not column:
        return 0.0, None
    cheapest: tuple[float, Shape | None] = inf, None
    for shape in SHAPES:
        source, target = row - shape[0], column - shape[1]
        before = best[source].get(target, _NOWHERE)[0] if source >= 0 else inf
        if before == inf:
            continue
        so_far = before + cost(range(source, row), range(target, column))
        if so_far < cheapest[0]:
            cheapest = so_far, shape
    return cheapest


def _forget(cells: _Cells, hopeless: float) -> None:
    """Let no path continue from cells that cost this much more than the cheapest."""
    limit = min(cost for cost, _ in cells.values()) + hopeless
    for column, (cost, shape) in cells.items():
        if cost > limit:
            cells[column] = inf, shape


def _back(source: int, target: int, best: list[_Cells]) -> Iterator[Bead]:
    row, column = source, target
    while row or column:
        shape = best[row][column][1]
        assert shape  # noqa: S101 — single deletions lead from anywhere to anywhere
        yield Bead(range(row - shape[0], row), range(column - shape[1], column))
        row, column = row - shape[0], column - shape[1]
