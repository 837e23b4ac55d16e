"""The six cases of APT and the score over them (Miculicich Werlen & Popescu-Belis 2017, 2.4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from protest_core.errors import RefusedError
from protest_core.metrics.metric import Claim, MetricVerdict


class Case(IntEnum):
    """How the candidate's pronoun compares with the reference's."""

    IDENTICAL = 1
    EQUIVALENT = 2
    DIFFERENT = 3
    NOT_IN_CANDIDATE = 4
    NOT_IN_REFERENCE = 5
    IN_NEITHER = 6


CASE_NAMES = {
    Case.IDENTICAL: "identical",
    Case.EQUIVALENT: "equivalent",
    Case.DIFFERENT: "different",
    Case.NOT_IN_CANDIDATE: "not in candidate",
    Case.NOT_IN_REFERENCE: "not in reference",
    Case.IN_NEITHER: "in neither",
}
assert set(CASE_NAMES) == set(Case)  # noqa: S101

# Guillou & Hardmeier 2018, section 6: cases 1 and 2 say correct, 3 incorrect, the others nothing.
_CLAIMS = {
    Case.IDENTICAL: Claim.RIGHT,
    Case.EQUIVALENT: Claim.RIGHT,
    Case.DIFFERENT: Claim.WRONG,
}
CASE_VERDICTS = tuple(
    MetricVerdict(str(case.value), name, _CLAIMS.get(case, Claim.NONE))
    for case, name in CASE_NAMES.items()
)

NOTHING_COUNTED = "no pronoun is in any of the cases that count"


def apt_score(
    counts: Mapping[Case, float], cases: Sequence[Case], weights: Sequence[float]
) -> float | None:
    """The formula of section 2.4; undefined where none of these cases occurs."""
    total = sum(counts.get(case, 0) for case in cases)
    if not total:
        return None
    credit = zip(cases, weights, strict=True)
    return sum(weight * counts.get(case, 0) for case, weight in credit) / total


@dataclass(frozen=True, slots=True)
class Weights:
    """What an occurrence of each case is worth; cases without a weight are discarded."""

    of_case: tuple[tuple[Case, float], ...]

    def __post_init__(self) -> None:
        for case, weight in self.of_case:
            if not 0 <= weight <= 1:
                raise RefusedError(
                    f"The weight of case {case.value} is {weight:g}. Weights are from 0 to 1."
                )

    @property
    def cases(self) -> tuple[Case, ...]:
        return tuple(case for case, _ in self.of_case)

    def score(self, counts: Mapping[Case, float]) -> float | None:
        return apt_score(counts, self.cases, [weight for _, weight in self.of_case])

    def __str__(self) -> str:
        return ",".join(f"{case.value}={weight:g}" for case, weight in self.of_case)


def weights_with(
    *, equivalent: float = 0.5, in_neither: float = 0.0, without: Sequence[int] = ()
) -> Weights:
    """The paper's: identical ones count 1, w2 and w6 are tried as 0, 0.5 and 1, the rest 0."""
    for case in without:
        if case not in set(Case):
            raise RefusedError(f"There is no case {case}. The cases of APT are 1 to 6.")
    given = {Case.IDENTICAL: 1.0, Case.EQUIVALENT: equivalent, Case.IN_NEITHER: in_neither}
    kept = [case for case in Case if case not in without]
    if not kept:
        raise RefusedError("All six cases are left out. Leave one of them in.")
    return Weights(tuple((case, given.get(case, 0.0)) for case in kept))
