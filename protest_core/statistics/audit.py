"""What the score would be had people judged everything, told from an audit of approvals.

Approvals count as correct, but not all are: in WMT 2018 people upheld 86.6 % of them (Guillou et
al. 2018, Table 2). What was audited is known; what was not is estimated from its stratum.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from protest_core.statistics.proportions import Interval, modified_wilson

# How much more alike candidates of one stratum are than those of different ones, for strata that
# nobody audited: the intraclass correlation of the categories in Table 2 of WMT 2018.
LIKENESS = 0.2


@dataclass(frozen=True, slots=True)
class AuditStratum:
    """Of the candidates of a stratum that the automatic step approved."""

    approved: int
    audited: int
    upheld: int

    @property
    def missing(self) -> bool:
        return self.approved > 0 and not self.audited


@dataclass(frozen=True, slots=True)
class Corrected:
    """The estimate of the fully manual score with its 95 % interval, beside the score as it is.

    `missing` strata have approvals and no audit: the rate of the others stands in for theirs.
    """

    value: float | None
    interval: Interval | None
    uncorrected: float | None
    missing: int


def corrected_score(strata: Sequence[AuditStratum], *, judged_correct: int, n: int) -> Corrected:
    """`judged_correct` of the referred candidates were called correct; `n` candidates count.

    Candidates that are still open count as not correct, here and in the score as it is.
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
    """How many people would uphold: each stratum at its own rate."""
    audited = [stratum for stratum in strata if stratum.audited]
    upheld = fsum(each.approved * each.upheld / each.audited for each in audited)
    return upheld * _approved(strata) / _approved(audited) if audited else 0.0


def _approved(strata: Sequence[AuditStratum]) -> int:
    return sum(stratum.approved for stratum in strata)


def _ends(strata: Sequence[AuditStratum], upheld: float) -> Interval:
    """As for a simple sample that tells as much; within what is possible at all."""
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
    """Of the error in the number of upheld ones, where rate × (1 − rate) is 1.

    Candidates vary as if all had the same rate: as strata differ, that is rather too much. Each
    audited one stands for itself and for others; nothing is left of a stratum audited in full.
    """
    audited = [stratum for stratum in strata if stratum.audited]
    # Audited strata stand in for the others.
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
