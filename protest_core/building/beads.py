"""Which sentences of two texts belong together: the cheapest way through both."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

from protest_core.building.bead_costs import SHAPES, Shape

Cost = Callable[[range, range], float]
_Cells = dict[int, tuple[float, Shape | None]]

_FIRST_BAND = 20
_LATER_BAND = 12
_WIDEST_BAND = 400
_NOWHERE = inf, None
_HOPELESS = 250.0  # so much more than the cheapest with as many source sentences


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
    """All beads of two texts, in order, and what they cost."""

    beads: tuple[Bead, ...]
    cost: float


def pairing_in_order(sentences: int, cost: Cost) -> Pairing:
    """Sentence by sentence, for texts that have as many."""
    beads = tuple(Bead(range(n, n + 1), range(n, n + 1)) for n in range(sentences))
    return Pairing(beads, sum(cost(bead.source, bead.target) for bead in beads))


def cheapest_pairing(
    source: int, target: int, cost: Cost, *, near: Pairing | None = None
) -> Pairing:
    """Every sentence of both texts in exactly one bead, in order.

    Looked for near an earlier pairing, or else near the diagonal: far from it no text is a
    translation of the other.
    """
    bands = _bands_near(near, source, target) if near else _bands(source, target)
    best = _search(source, bands, cost, hopeless=_HOPELESS)
    if target not in best[source] or best[source][target][0] == inf:
        # Texts that are no translations at all: then everything is looked at.
        everything = [range(target + 1)] * (source + 1)
        best = _search(source, everything, cost, hopeless=inf)
    beads = tuple(reversed(list(_back(source, target, best))))
    return Pairing(beads, best[source][target][0])


def _search(source: int, bands: list[range], cost: Cost, *, hopeless: float) -> list[_Cells]:
    """The cheapest way to every pair of places that is inside of the bands."""
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
    """The cheapest way to the sentences before these, and the shape of its last bead."""
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
    """Nothing goes on from what costs so much more than the cheapest; how it was reached stays."""
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
