"""Find lines that translate the line before or after them."""

from collections.abc import Sequence
from dataclasses import dataclass

from protest_core.loading.plausibility.texts import Finding, Original, anchors_of

_LONG_TEXT = 5_000  # lines


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Lines from `first` to `last` that fit the lines `by` one further; numbers from 0."""

    by: int
    first: int
    last: int
    here: int  # anchors shared with the line of the same number
    there: int

    @property
    def gain(self) -> int:
        return self.there - self.here

    @property
    def is_clear(self) -> bool:
        return self.gain >= 20 and self.last - self.first >= 9 and self.there >= 4 * self.here


def shifted(lines: Sequence[str], original: Original) -> list[Finding]:
    """Find the longest stretch in which lines translate the line before or after them.

    Rare words and numbers that a line shares with source or reference say where it belongs.
    """
    if not _may_be_shifted(lines, original):
        return []
    ours = anchors_of(lines, original.target_language)
    stretches = [_best_stretch(ours, original.anchors, by) for by in (-1, 1)]
    best = max(stretches, key=lambda stretch: stretch.gain)
    if not best.is_clear:
        return []
    neighbour = "before" if best.by < 0 else "after"
    where = f"lines {best.first + 1} to {best.last + 1}"
    return [
        Finding(
            f"{where} look shifted: they translate the line {neighbour} theirs; look for a line "
            f"that was lost or split near line {best.first + 1}",
            line=best.first + 1,
            refuses=True,
        )
    ]


def _may_be_shifted(lines: Sequence[str], original: Original) -> bool:
    """Look at blocks of a long text; a stretch of thousands of lines or one to the end has some."""
    if len(lines) <= _LONG_TEXT:
        return True
    blocks = (range(at, at + 20) for at in range(0, len(lines) - 20, 400))
    numbers = [at for block in blocks for at in block]
    there = original.at(numbers).anchors
    ours = anchors_of([lines[at] for at in numbers], original.target_language)
    for first in range(0, len(numbers), 20):
        block = slice(first, first + 20)
        for by in (-1, 1):
            stretch = _best_stretch(ours[block], there[block], by)
            if stretch.gain >= 5 and stretch.there >= 4 * stretch.here:
                return True
    return False


def _best_stretch(
    ours: Sequence[frozenset[str]], theirs: Sequence[frozenset[str]], by: int
) -> _Stretch:
    best = _Stretch(by, 0, 0, 0, 0)
    first = here = there = 0
    for at in range(max(0, -by), len(ours) - max(0, by)):
        own, other = len(ours[at] & theirs[at]), len(ours[at] & theirs[at + by])
        if there + other <= here + own:
            first, here, there = at + 1, 0, 0
            continue
        here, there = here + own, there + other
        if there - here > best.gain:
            best = _Stretch(by, first, at, here, there)
    return best
