"""Coverage of intervals of one stratum over every truth: enumerated, not drawn."""

from collections.abc import Collection, Iterator

import numpy as np
from scipy.stats import hypergeom, multivariate_hypergeom

from protest_core.statistics.estimation import Stratum, estimate_score
from protest_core.statistics.proportions import Interval

_ROUNDING = 1e-9


def coverage_by_truth(size: int, drawn: int) -> np.ndarray:
    """Return in which share of all draws the interval covers; by how many of all are right."""
    found = [_interval(size, right, drawn - right) for right in range(drawn + 1)]
    truths, upheld = np.arange(size + 1), np.arange(drawn + 1)
    chances = hypergeom.pmf(upheld, size, truths[:, None], drawn)
    low, high = np.array([(each.low, each.high) for each in found]).T
    shares = truths[:, None] / size
    return (chances * ((low - _ROUNDING <= shares) & (shares <= high + _ROUNDING))).sum(1)


def coverage_by_truth_excluded(size: int, drawn: int, lost: Collection[int]) -> Iterator[float]:
    """Yield the same for each number of right ones and of those that are not judgeable."""
    counts = [
        (right, wrong, drawn - right - wrong)
        for right in range(drawn + 1)
        for wrong in range(drawn - right + 1)
    ]
    found = [_interval(size, *each, excluded=True) for each in counts]
    for not_judgeable in lost:
        for right in range(size - not_judgeable + 1):
            truth = (right, size - not_judgeable - right, not_judgeable)
            share = right / (size - not_judgeable)
            covered = [each.low - _ROUNDING <= share <= each.high + _ROUNDING for each in found]
            yield float(multivariate_hypergeom.pmf(counts, truth, drawn) @ covered)


def _interval(
    size: int, right: int, wrong: int, not_judgeable: int = 0, *, excluded: bool = False
) -> Interval:
    drawn = right + wrong + not_judgeable
    stratum = Stratum("approved", "c", "draw", drawn / size, size, right, wrong, not_judgeable)
    return estimate_score([stratum], excluded=excluded).interval or Interval(0.0, 1.0)
