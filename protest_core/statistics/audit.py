"""Scores as if annotators had judged everything, estimated from an audit of approvals.

Approvals count as correct, but not all are: in WMT 2018 annotators confirmed 86.6 % of them
(Guillou et al. 2018, Table 2). What was audited is known; the rest is estimated from its stratum.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from protest_core.statistics.proportions import Interval, modified_wilson

# How much more similar candidates of one stratum are than those of different ones, for strata
# without an audit: the intraclass correlation of the categories in Table 2 of WMT 2018.
LIKENESS = 0.2


@dataclass(frozen=True, slots=True)
class AuditStratum:
    """The approved candidates of a stratum."""

    approved: int
    audited: int
    upheld: int

    @property
    def missing(self) -> bool:
        return self.approved > 0 and not self.audited


@dataclass(frozen=True, slots=True)
class Corrected:
    """The estimate of the fully manual score with its 95 % interval, beside the current score.

    `missing` strata have approvals and no audit: the rate of the others is used for theirs.
    """

    value: float | None
    interval: Interval | None
    uncorrected: float | None
    missing: int


def corrected_score(strata: Sequence[AuditStratum], *, judged_correct: int, n: int) -> Corrected:
    """Return the corrected score from `judged_correct` of the referred among `n` candidates.

    Candidates that are still open count as not correct, here and in the current score.
    """
    missing = sum(stratum.missing for stratum in strata)
    if not n:
        return Corrected(None, None, None, missing)
    approved = _approved(strata)
    uncorrected = (judged_correct + approved) / n
    if missing and not any(stratum.audited for stratum in strata):
        return Corrected(None, None, uncorrected, missing)
    upheld = _upheld(strata)
    ends = _ends(strata, upheld)
    interval = Interval((judged_correct + ends.low) / n, (judged_correct + ends.high) / n)
    return Corrected((judged_correct + upheld) / n, interval, uncorrected, missing)


def _upheld(strata: Sequence[AuditStratum]) -> float:
    """Return the expected number of confirmed approvals: each stratum at its own rate."""
    audited = [stratum for stratum in strata if stratum.audited]
    upheld = fsum(each.approved * each.upheld / each.audited for each in audited)
    return upheld * _approved(strata) / _approved(audited) if audited else 0.0


def _approved(strata: Sequence[AuditStratum]) -> int:
    return sum(stratum.approved for stratum in strata)


def _ends(strata: Sequence[AuditStratum], upheld: float) -> Interval:
    """Return the interval of a simple random sample that is as informative, as far as possible."""
    approved = _approved(strata)
    lowest = sum(stratum.upheld for stratum in strata)
    rejected = sum(stratum.audited - stratum.upheld for stratum in strata)
    possible = Interval(lowest, approved - rejected)
    variance = _variance(strata)
    if not variance:
        return possible
    effective = approved**2 / variance
    rates = modified_wilson(upheld / approved * effective, effective)
    return Interval(rates.low * approved, rates.high * approved).within(possible)


def _variance(strata: Sequence[AuditStratum]) -> float:
    """Return the variance of the number of confirmed approvals, in units of rate × (1 − rate).

    Candidates vary as if all had the same rate: as strata differ, that is an overestimate. Each
    audited one represents itself and others; a stratum audited in full has no variance.
    """
    audited = [stratum for stratum in strata if stratum.audited]
    # Audited strata represent the others.
    scale = _approved(strata) / _approved(audited) if audited else 1.0
    parts: list[float] = []
    for stratum in strata:
        parts.append(stratum.approved - stratum.audited)
        if stratum.audited:
            others = scale * stratum.approved / stratum.audited - 1
            parts.append(stratum.audited * others**2)
            parts.append(LIKENESS * ((scale - 1) * stratum.approved) ** 2)
        else:
            parts.append(LIKENESS * stratum.approved**2)
    return fsum(parts)
