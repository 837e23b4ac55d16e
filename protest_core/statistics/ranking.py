"""In which order systems stand, and which of them cannot be told apart."""

from collections.abc import Collection, Sequence

# The first is better than the second, beyond chance.
Better = Collection[tuple[str, str]]


def best_first(wanted: Sequence[str], better: Better) -> tuple[str, ...]:
    """The order that is wanted, but nobody stands above who is better beyond chance.

    Tests of different examples may go round in a circle; then that cannot hold of all in it.
    """
    below = {each: _below(each, better) for each in wanted}
    found: list[str] = []
    left = list(wanted)
    while left:
        top = next(
            each
            for each in left
            if all(other in below[each] for other in left if each in below[other])
        )
        found.append(top)
        left.remove(top)
    return tuple(found)


def _below(system: str, better: Better) -> set[str]:
    """All that it is better than, also by way of others."""
    found: set[str] = set()
    new = {system}
    while new:
        new = {worse for one, worse in better if one in new} - found
        found |= new
    return found


def clusters(
    ranked: Sequence[str], better: Better, not_compared: Collection[frozenset[str]] = ()
) -> tuple[tuple[str, ...], ...]:
    """Systems, the best first, that cannot be told apart are together, as in WMT's rankings.

    A new cluster begins where every system above is better than every one from there on. Two that
    were not compared stand apart where one between them does so from both.
    """
    found: list[list[str]] = []
    for at, system in enumerate(ranked):
        told_apart = all(
            (above, below) in better
            or (
                frozenset({above, below}) in not_compared
                and any((above, each) in better and (each, below) in better for each in ranked)
            )
            for above in ranked[:at]
            for below in ranked[at:]
        )
        if told_apart:
            found.append([])
        found[-1].append(system)
    return tuple(map(tuple, found))
