"""`make simulate`: what our estimates come to in invented studies whose truth is known.

`python -m tests.simulation.simulate [WORLDS] [SEED]` prints the tables of `docs/estimation.md`, and
ends with 1 where a bound does not hold.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from protest_core.statistics.differences import estimate_difference, least_right_approvals
from protest_core.statistics.estimation import estimate_score
from protest_core.statistics.paired import LEVEL, holm
from protest_core.statistics.proportions import Interval
from protest_core.tables.model import Column, Kind, Table
from protest_core.tables.text import table_text
from tests.simulation.worlds import (
    APPROVED,
    RIGHT_OF_REFERRED,
    Compared,
    Judging,
    Row,
    Shape,
    Study,
    compared_systems,
    worlds,
)

WORLDS, SEED = 2_000, 1987
LEAST_COVERED, MOST_CALLED_DIFFERENT = 0.93, 0.06

ONE_SYSTEM = Shape(systems=1, examples=60)
_PROGRAM = Shape(systems=5, examples=60, approved=0.6)

_SIXTEEN = ("16 systems, audit 350", Shape(), 350)

STUDIES = (
    *(Study(f"16 systems, audit {k}", approvals=Judging(k)) for k in (350, 100, 30)),
    *(Study(f"1 system, audit {k}", ONE_SYSTEM, Judging(k)) for k in (50, 20, 10)),
    *(
        Study(f"1 system, nearly all right, audit {k}", ONE_SYSTEM, Judging(k),
              right_of_approved=(0.97, 0.98, 0.99, 1, 1, 0.97, 0.98, 0.99, 1, 1))
        for k in (50, 20)
    ),
    *(
        Study(f"{name}, half the strata not reached", shape, Judging(k, not_reached=0.5))
        for name, shape, k in (_SIXTEEN, ("1 system, audit 100", ONE_SYSTEM, 100))
    ),
    *(
        Study(f"16 systems, audit 350, {right:.0%} of right and {wrong:.0%} of wrong disputed",
              approvals=Judging(350, disputed=(right, wrong)))
        for right, wrong in ((0.05, 0.2), (0.1, 0.5))
    ),
    Study("1 system, audit 100, 5 % of right and 20 % of wrong disputed", ONE_SYSTEM,
          Judging(100, disputed=(0.05, 0.2))),
    *(
        Study(f"{name}, {lost:.0%} not judgeable, {'excluded' if excluded else 'incorrect'}",
              shape, Judging(k, not_judgeable=lost), Judging(not_judgeable=0.08), excluded=excluded)
        for name, shape, k in (_SIXTEEN, ("1 system, audit 60", ONE_SYSTEM, 60))
        for lost in (0.05, 0.2)
        for excluded in (False, True)
    ),
    *(
        Study(f"1 system, audit 100, {k} of the referred drawn{', excluded' * excluded}",
              ONE_SYSTEM, Judging(100, not_judgeable=0.1 * excluded),
              Judging(k, not_judgeable=0.1 * excluded),
              right_of_referred=RIGHT_OF_REFERRED, excluded=excluded)
        for k in (50, 100, 300)
        for excluded in (False, True)
    ),
    Study("1 system, audit 100, referred of half the strata open", ONE_SYSTEM, Judging(100),
          Judging(not_reached=0.5, left_open=True), right_of_referred=RIGHT_OF_REFERRED),
    *(
        Study(f"5 systems, a program right in {accuracy:.0%}, {k} judged by people", _PROGRAM,
              Judging(k), right_of_approved=(accuracy,), right_of_referred=1 - accuracy,
              program=True)
        for accuracy in (0.6, 0.8, 0.95)
        for k in (50, 200, 400)
    ),
)  # fmt: skip

_EQUAL = (0.65, 0.65)
_SHARES = ((0.36, 0.36), (0.45, 0.27), (0.55, 0.20))


def _equal(what: str, n: int = 600, audit: int | None = 100, **how: object) -> Compared:
    given = {"approved": (0.55, 0.20), "right": (0.866, 0.866), "truth": _EQUAL} | how
    return Compared(f"n {n}, {what}, audit {audit}", n, audit=audit, **given)  # type: ignore[arg-type]


EQUAL_SYSTEMS = (
    *(
        _equal(f"{one:.0%}/{other:.0%} approved, {right[0]:.1%}/{right[1]:.1%} right", n, audit,
               approved=(one, other), right=right)
        for n in (200, 600)
        for one, other in _SHARES
        for right in ((0.866, 0.866), (0.8, 0.95))
        for audit in (30, 100, 350)
    ),
    *(
        _equal(what, audit=audit, **how)
        for what, how in (
            ("disputed 5 % and 20 %", {"disputed": (0.05, 0.2)}),
            ("not judgeable 10 %, incorrect", {"not_judgeable": 0.1}),
            ("not judgeable 10 %, excluded", {"not_judgeable": 0.1, "excluded": True}),
            ("second half open", {"begun": 0.5}),
            ("second not begun", {"begun": 0.0}),
        )
        for audit in (30, 350)
    ),
    *(
        _equal("a program leaning to the first", n, k, approved=(0.7, 0.6), right=(0.85, 0.95),
               program=True)
        for n in (200, 600)
        for k in (50, 200, 400)
    ),
)  # fmt: skip
TEN_PAIRS = tuple(
    Compared(f"five systems, n {n}, {right[0]:.0%} … right, audit {audit}", n,
             (0.55, 0.45, 0.36, 0.27, 0.20), right, (0.65,) * 5, audit)
    for n in (200, 600)
    for right in ((0.866,) * 5, (0.80, 0.95, 0.866, 0.95, 0.80))
    for audit in (30, 100, 350)
)  # fmt: skip
UNEQUAL_SYSTEMS = tuple(
    Compared(f"n {n}, {one:.0%}/{other:.0%} approved, {right:.1%} right, "
             f"{'all judged' if audit is None else f'audit {audit}'}",
             n, (one, other), (right, right), (0.70, 0.60), audit)
    for n in (200, 600)
    for one, other in _SHARES[:2]
    for right in (0.866, 0.95)
    for audit in (None, 350, 100, 30)
)  # fmt: skip
NOT_AUDITED = tuple(
    _equal(f"{one:.0%}/{other:.0%} approved, {right[0]:.1%}/{right[1]:.1%} right", n, 0,
           approved=(one, other), right=right)
    for n in (200, 600)
    for one, other in _SHARES
    for right in ((0.866, 0.866), (0.95, 0.95))
)  # fmt: skip


@dataclass(frozen=True)
class Coverage:
    """How often intervals hold the fully manual score, and how wide they are."""

    name: str
    covered: float  # of systems
    width: float
    without_estimate: float
    pooled_covered: float
    pooled_width: float

    @property
    def holds(self) -> bool:
        return min(self.covered, self.pooled_covered) >= LEAST_COVERED


def coverage(study: Study, number: int, seed: int) -> Coverage:
    of_systems, pooled = [], []
    for world in worlds(study, number, seed):
        of_systems += [_estimated(study, row) for row in world.systems]
        pooled.append(_estimated(study, world.pooled))
    return Coverage(
        study.name,
        fmean(each.covered for each in of_systems),
        fmean(each.width for each in of_systems),
        fmean(each.without for each in of_systems),
        fmean(each.covered for each in pooled),
        fmean(each.width for each in pooled),
    )


@dataclass(frozen=True)
class _Estimated:
    covered: bool
    width: float
    without: bool


def _estimated(study: Study, row: Row) -> _Estimated:
    found = estimate_score(row.strata, excluded=study.excluded)
    if found.interval is None:
        raise AssertionError(f"{study.name}: nothing counts")
    width = found.interval.high - found.interval.low
    return _Estimated(_covers(found.interval, row.truth), width, found.low is None)


def _covers(interval: Interval, truth: float) -> bool:
    return interval.low - 1e-9 <= truth <= interval.high + 1e-9


@dataclass(frozen=True)
class Tested:
    """How often any two of the systems are called different; of two, what the interval does."""

    name: str
    called_different: float
    covered: float | None = None
    width: float | None = None

    @property
    def holds(self) -> bool:
        return (
            self.called_different <= MOST_CALLED_DIFFERENT and (self.covered or 1) >= LEAST_COVERED
        )


def error_rates(study: Compared, number: int, seed: int) -> Tested:
    different, covered, widths = [], [], []
    for systems in compared_systems(study, number, seed):
        pairs = [systems.pairs(*each) for each in combinations(range(len(study.truth)), 2)]
        if study.audit == 0:
            least = least_right_approvals(pairs, APPROVED, excluded=study.excluded)
            different.append(any(each is not None and each.percent <= 85 for each in least))
            continue
        found = [estimate_difference(each, excluded=study.excluded) for each in pairs]
        different.append(any(p <= LEVEL for p in holm([each.p for each in found])))
        interval = found[0].interval
        covered.append(_covers(interval, study.truth[0] - study.truth[1]))
        widths.append(interval.high - interval.low)
    if not covered:
        return Tested(study.name, fmean(different))
    return Tested(study.name, fmean(different), fmean(covered), fmean(widths))


_COVERAGE: tuple[Column[Coverage], ...] = (
    Column("Study", value=lambda row: row.name),
    Column("covered\n%", "", Kind.PERCENT, lambda row: row.covered),
    Column("width", "", Kind.PERCENT, lambda row: row.width),
    Column("no\nestimate", "", Kind.PERCENT, lambda row: row.without_estimate),
    Column("pooled\n%", "", Kind.PERCENT, lambda row: row.pooled_covered),
    Column("width", "", Kind.PERCENT, lambda row: row.pooled_width),
)
_TESTS: tuple[Column[Tested], ...] = (
    Column("Systems", value=lambda row: row.name),
    Column("different\n%", "", Kind.PERCENT, lambda row: row.called_different),
    Column("covered\n%", "", Kind.PERCENT, lambda row: row.covered),
    Column("width", "", Kind.PERCENT, lambda row: row.width),
)


def simulated(number: int, seed: int) -> Iterator[tuple[str, bool]]:
    """Yield each table as text, and whether its bounds hold."""
    covered = [coverage(each, number, seed) for each in STUDIES]
    title = f"Scores: {number:,} worlds a row, seed {seed}"
    yield table_text(Table("scores", title, _COVERAGE, covered), 100), _hold(covered)
    for title, compared, bounded in (
        ("Systems that are equal in truth", EQUAL_SYSTEMS, True),
        ("Any of ten pairs of systems that are equal in truth (Holm)", TEN_PAIRS, True),
        ("Equal systems, no approval judged: the difference holds at 85 %", NOT_AUDITED, True),
        ("Power: systems that differ by ten points", UNEQUAL_SYSTEMS, False),
    ):
        found = [error_rates(each, number, seed) for each in compared]
        yield table_text(Table("tests", title, _TESTS, found), 100), not bounded or _hold(found)


def _hold(rows: Sequence[Coverage] | Sequence[Tested]) -> bool:
    return all(each.holds for each in rows)


def main(arguments: Sequence[str]) -> int:
    number, seed = (
        (int(each) for each in [*arguments, WORLDS, SEED][:2]) if arguments else (WORLDS, SEED)
    )
    held = True
    for text, holds in simulated(number, seed):
        sys.stdout.write(f"{text}\n{'' if holds else 'MISSED'}\n")
        sys.stdout.flush()
        held &= holds
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
