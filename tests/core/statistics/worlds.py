"""Worlds in which the truth about every approval is known, and audits of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from protest_core.statistics.audit import AuditStratum
from protest_core.tasks.plan import stratified_shares

Random = np.random.Generator
Rates = Callable[[Random, int], np.ndarray]


@dataclass(frozen=True)
class World:
    """What an audit of it shows, and the score had people judged all `n` candidates."""

    strata: Sequence[AuditStratum]
    judged_correct: int
    approved: int
    n: int
    manual_score: float


def as_different_as_published(random: Random, strata: int) -> np.ndarray:
    """Guillou et al. 2018, Table 2: from 55 to 100 %."""
    return random.uniform(0.55, 1, strata)


def nearly_all_right(random: Random, strata: int) -> np.ndarray:
    return random.uniform(0.97, 1, strata)


def hardly_any_wrong(random: Random, strata: int) -> np.ndarray:
    return random.uniform(0.995, 1, strata)


def as_good_as_the_best_or_as_bad_as_the_worst(random: Random, strata: int) -> np.ndarray:
    return random.choice([0.55, 0.995], strata)


def world(random: Random, *, strata: int, audit: int, rates: Rates, left_out: float = 0) -> World:
    """Audited as task sets do it; of what is `left_out` nobody has judged anything yet."""
    # Of any order of size alike: some strata have three candidates, some three hundred.
    approved = np.exp(random.uniform(np.log(3), np.log(300), strata)).astype(int)
    right = random.binomial(approved, rates(random, strata))
    audited = np.array(stratified_shares(approved.tolist(), audit))
    audited[random.random(strata) < left_out] = 0
    upheld = random.hypergeometric(right, approved - right, audited)
    referred = int(random.integers(approved.sum() // 2, 2 * approved.sum()))
    judged_correct = int(random.binomial(referred, random.uniform(0.2, 0.8)))
    n = int(approved.sum()) + referred
    rows = zip(approved.tolist(), audited.tolist(), upheld.tolist(), strict=True)
    return World(
        [AuditStratum(*row) for row in rows],
        judged_correct,
        int(approved.sum()),
        n,
        (judged_correct + int(right.sum())) / n,
    )
