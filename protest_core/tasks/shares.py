"""How many of each stratum a stratified sample takes."""

from collections.abc import Sequence


def stratified_shares(sizes: Sequence[int], wanted: int) -> tuple[int, ...]:
    """max(1, round(share × wanted)) of each stratum that is not empty, but never all and more.

    A half is rounded up, as PROTEST 1.1 did. In all it is at most `wanted` and the number of
    strata: a share is rounded up by less than one.
    """
    total = sum(sizes)
    if not wanted or not total:
        return (0,) * len(sizes)
    return tuple(min(size, max(1, _rounded(size * wanted, total))) for size in sizes)


def _rounded(part: int, whole: int) -> int:
    """In whole numbers: the halves of floating point are not always halves."""
    return (2 * part + whole) // (2 * whole)
