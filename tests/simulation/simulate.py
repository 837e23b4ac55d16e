"""`make simulate`: what our estimates come to in invented studies whose truth is known.

`python -m tests.simulation.simulate [WORLDS] [SEED] [PART …]` prints the tables of
`docs/estimation.md`, of all parts or of those named (see `PARTS`), with the processor time of each,
and ends with 1 where a bound does not hold. All processors take part, a row each.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from statistics import fmean
from time import process_time
from typing import Any

from protest_core.statistics.differences import estimate_difference, least_right_approvals
from protest_core.statistics.documents import interval_for_texts
from protest_core.statistics.estimation import estimate_score
from protest_core.statistics.paired import LEVEL, holm
from protest_core.statistics.proportions import Interval
from protest_core.tables.model import Column, Kind, Table
from protest_core.tables.text import table_text
from tests.core.statistics.every_truth import coverage_by_truth, coverage_by_truth_excluded
from tests.simulation.documents import Documents, Texts, studies_of_texts
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
# Known and said in the documentation: one score of documents that differ extremely (sd 1.5 logits),
# of which at least 90 % are right, is covered in 91.5 to 92.1 %.
LEAST_COVERED_OF_EXTREMES = 0.90
# A test over documents takes longer than one over examples: these rows are of fewer worlds.
EQUAL_FEWER, FEWER = 2, 4
# Of a thousand worlds, an honest 5 % is more than 6 % once in fourteen rows: rows that miss their
# bound are made again from so many times the worlds and another seed, and that counts.
AGAIN, NEXT_SEED = 3, 1

ONE_SYSTEM = Shape(systems=1, examples=60)
_NEARLY_ALL = (0.97, 0.98, 0.99, 1, 1, 0.97, 0.98, 0.99, 1, 1)
_PROGRAM = Shape(systems=5, examples=60, approved=0.6)

_SIXTEEN = ("16 systems, audit 350", Shape(), 350)

STUDIES = (
    *(Study(f"16 systems, audit {k}", approvals=Judging(k)) for k in (350, 100, 30)),
    *(Study(f"1 system, audit {k}", ONE_SYSTEM, Judging(k)) for k in (50, 20, 10)),
    *(
        Study(f"1 system, nearly all right, audit {k}", ONE_SYSTEM, Judging(k),
              right_of_approved=_NEARLY_ALL)
        for k in (200, 180, 140, 50, 20)
    ),
    *(
        Study(f"1 system of 3 × 120, {error:.1%} of approvals wrong, "
              f"{share:.0%} audited{', excluded' * excluded}",
              Shape(1, 3, 120), Judging(int(share * 130), not_judgeable=0.08 * excluded),
              right_of_approved=(1 - error,), excluded=excluded)
        for excluded in (False, True)
        for error in (0.005, 0.05)
        for share in (0.65, 0.8, 0.95)
    ),
    *(
        Study(f"16 systems, 90 % audited{', excluded' * excluded}", Shape(),
              Judging(1_040, not_judgeable=0.08 * excluded), excluded=excluded)
        for excluded in (False, True)
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
_ALIKE = {"approved": (0.36, 0.36)}
_LEANING = {"approved": (0.55, 0.20), "right": (0.8, 0.95)}
SHAPES = (
    Documents(12, 50, 0.7), Documents(30, 20, 0.7), Documents(30, 20, 1.5),
    Documents(12, 50, 1.5, "uneven"), Documents(30, 20, 0), Documents(12, 50, 0),
    Documents(6, 100, 0.7), Documents(8, 75, 0.7, "uneven"), Documents(100, 2, 0.7),
    Documents(100, 6, 0.7), Documents(10, 60, 0.7, "one holds 60 %"),
    Documents(20, 30, 1.5, "1 : 2 : 3 …"),
)  # fmt: skip
EQUAL_OVER_DOCUMENTS = (
    *(
        Texts(f"{shape}, {name}, {'all judged' if audit is None else f'audit {audit}'}",
              shape, audit=audit, **mix)
        for shape in SHAPES
        for name, mix in (("36/36", _ALIKE), ("55/20 %, 80/95 right", _LEANING))
        for audit in (30, 100, 350, None)
    ),
    *(
        Texts(f"{shape}, {name}, audit 100", shape, audit=100, **how)
        for shape in (SHAPES[1], SHAPES[3])
        for name, how in (
            ("disputed", {"disputed": (0.05, 0.2)}),
            ("not judgeable 10 %, excluded", {"not_judgeable": 0.1, "excluded": True}),
            ("300 referred drawn", {"sample": 300}),
        )
    ),
    *(
        Texts(f"{SHAPES[1]}, any of ten pairs (Holm), audit {audit or 'all'}", SHAPES[1],
              (0.65,) * 5, (0.55, 0.45, 0.36, 0.27, 0.20), (0.866,) * 5, audit)
        for audit in (100, None)
    ),
)  # fmt: skip
NOT_AUDITED_OVER_DOCUMENTS = tuple(
    Texts(f"{shape}, 55/20 %, 86.6 right", shape, approved=(0.55, 0.20), audit=0)
    for shape in SHAPES
)
UNEQUAL_OVER_DOCUMENTS = tuple(
    Texts(f"{shape}, {truth[0]:.0%}/{truth[1]:.0%}, "
          f"{'all judged' if audit is None else f'audit {audit}'}",
          shape, truth, audit=audit)
    for shape in SHAPES
    for truth, audit in (((0.7, 0.6), 100), ((0.7, 0.6), None), ((0.95, 0.9), None))
)  # fmt: skip
ONE_SCORE = tuple(
    Texts(
        f"{shape}, {truth:.0%}, {'all judged' if audit is None else f'audit {audit}'}",
        shape,
        (truth,),
        (0.36,),
        (max(0.866, truth),),
        audit,
    )
    for shape in SHAPES
    for truth, audit in (
        *((truth, None) for truth in (0.65, 0.8, 0.9, 0.95)),
        *((truth, 60) for truth in (0.8, 0.95, 0.99)),
    )
)
EVERY_TRUTH: tuple[tuple[Sequence[int], bool], ...] = (
    (range(2, 41), False), ((50, 60, 80, 100, 140, 200, 300), False), (range(5, 15), True),
)  # fmt: skip


@dataclass(frozen=True)
class Coverage:
    """Rates of intervals that hold the fully manual score, and their widths."""

    name: str
    covered: float  # of systems
    width: float
    without_estimate: float
    pooled_covered: float
    pooled_width: float

    @property
    def holds(self) -> bool:
        return min(self.covered, self.pooled_covered) >= LEAST_COVERED


@dataclass(frozen=True)
class _Estimated:
    covered: bool
    width: float
    without: bool


@dataclass(frozen=True)
class Tested:
    """Rates of systems that are called different; of two, the coverage of the interval."""

    name: str
    called_different: float | None = None
    covered: float | None = None
    width: float | None = None
    least_covered: float = LEAST_COVERED
    equal: bool = True  # in truth

    @property
    def holds(self) -> bool:
        covered = 1.0 if self.covered is None else self.covered
        different = self.called_different or 0.0 if self.equal else 0.0
        return different <= MOST_CALLED_DIFFERENT and covered >= self.least_covered


@dataclass(frozen=True)
class EveryTruth:
    """The lowest coverage over every truth of one stratum, with every number judged."""

    name: str
    lowest: float
    truths: int

    @property
    def holds(self) -> bool:
        return self.lowest >= 0.95


_EVERY_TRUTH: tuple[Column[EveryTruth], ...] = (
    Column("One stratum", value=lambda row: row.name),
    Column("lowest\n%", "", Kind.PERCENT, lambda row: row.lowest),
    Column("truths", "", Kind.COUNT, lambda row: row.truths),
)
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


@dataclass(frozen=True)
class Part:
    """A table: its rows, and what is computed of a row, given a number of worlds and a seed."""

    title: str
    rows: Sequence[Any]
    rates: Callable[[Any, int, int], Any]
    columns: tuple[Column[Any], ...] = _TESTS
    fewer: int = 1  # so many times fewer worlds than asked for
    bounded: bool = True


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
NOT_AUDITED = tuple(
    _equal(f"{one:.0%}/{other:.0%} approved, {right[0]:.1%}/{right[1]:.1%} right", n, 0,
           approved=(one, other), right=right)
    for n in (200, 600)
    for one, other in _SHARES
    for right in ((0.866, 0.866), (0.95, 0.95))
)  # fmt: skip


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


def _estimated(study: Study, row: Row) -> _Estimated:
    found = estimate_score(row.strata, excluded=study.excluded)
    if found.interval is None:
        raise AssertionError(f"{study.name}: nothing counts")
    width = found.interval.high - found.interval.low
    return _Estimated(_covers(found.interval, row.truth), width, found.low is None)


def _covers(interval: Interval, truth: float) -> bool:
    return interval.low - 1e-9 <= truth <= interval.high + 1e-9


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


def error_rates_over_documents(study: Texts, number: int, seed: int) -> Tested:
    different, covered, widths = [], [], []
    for of_texts in studies_of_texts(study, number, seed):
        pairs = [of_texts.pairs(*each) for each in combinations(range(len(study.truth)), 2)]
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
    equal = len(set(study.truth)) == 1
    return Tested(study.name, fmean(different), fmean(covered), fmean(widths), equal=equal)


def coverage_for_texts(study: Texts, number: int, seed: int) -> Tested:
    """Return how often the interval of one score holds what is true of all such documents."""
    covered, widths = [], []
    for of_texts in studies_of_texts(study, number, seed):
        found = interval_for_texts(of_texts.strata[0], of_texts.spread(0), excluded=study.excluded)
        if found is None:
            raise AssertionError(f"{study.name}: there are documents enough")
        covered.append(_covers(found, study.truth[0]))
        widths.append(found.width)
    extreme = study.documents.spread > 1 and study.truth[0] >= 0.9
    least = LEAST_COVERED_OF_EXTREMES if extreme else LEAST_COVERED
    return Tested(study.name, None, fmean(covered), fmean(widths), least)


def every_truth(sizes: Sequence[int], *, excluded: bool) -> EveryTruth:
    found: list[float] = []
    for size in sizes:
        # Of large strata every fifth number or so is enough.
        for drawn in range(1, size, 1 if size <= 60 else 7):
            found.extend(
                coverage_by_truth_excluded(size, drawn, range(int(0.4 * size) + 1))
                if excluded
                else coverage_by_truth(size, drawn)
            )
    name = f"{sizes[0]} to {sizes[-1]} candidates{', excluded' * excluded}"
    return EveryTruth(name, min(found), len(found))


def _every_truth(sizes_and_how: tuple[Sequence[int], bool], number: int, seed: int) -> EveryTruth:
    sizes, excluded = sizes_and_how
    return every_truth(sizes, excluded=excluded)


def _held_or_again(
    rates: Callable[[Texts, int, int], Tested], study: Texts, number: int, seed: int
) -> Tested:
    found = rates(study, number, seed)
    if found.holds:
        return found
    again = rates(study, AGAIN * number, seed + NEXT_SEED)
    return replace(again, name=f"{again.name} (again)")


_over_documents = partial(_held_or_again, error_rates_over_documents)
_for_texts = partial(_held_or_again, coverage_for_texts)

PARTS = {
    "truths": Part("Every truth of one stratum", EVERY_TRUTH, _every_truth, _EVERY_TRUTH),
    "scores": Part("Scores", STUDIES, coverage, _COVERAGE),
    "equal": Part("Systems that are equal in truth", EQUAL_SYSTEMS, error_rates),
    "ten-pairs": Part(
        "Any of ten pairs of systems that are equal in truth (Holm)", TEN_PAIRS, error_rates
    ),
    "no-audit": Part(
        "Equal systems, no approval judged: the difference holds at 85 %", NOT_AUDITED, error_rates
    ),
    "power": Part(
        "Power: systems that differ by ten points", UNEQUAL_SYSTEMS, error_rates, bounded=False
    ),
    "documents-equal": Part(
        "Over documents: equal systems", EQUAL_OVER_DOCUMENTS, _over_documents, fewer=EQUAL_FEWER
    ),
    "documents-no-audit": Part(
        "Over documents: equal systems, no approval judged, holds at 85 %",
        NOT_AUDITED_OVER_DOCUMENTS, _over_documents, fewer=FEWER,
    ),
    "documents-power": Part(
        "Over documents: power", UNEQUAL_OVER_DOCUMENTS, _over_documents, fewer=FEWER
    ),
    "texts": Part(
        "Over documents: one score for texts like these", ONE_SCORE, _for_texts, fewer=FEWER
    ),
}  # fmt: skip


def simulated(number: int, seed: int, parts: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Yield the table of each part as text, and whether its bounds hold."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in parts:
            part = PARTS[name]
            worlds_a_row = max(number // part.fewer, 1)
            rates = partial(_timed, part.rates, number=worlds_a_row, seed=seed)
            rows = [*pool.map(rates, part.rows)]
            figures, seconds = [each for each, _ in rows], sum(each for _, each in rows)
            title = (
                f"{name} – {part.title}: {worlds_a_row:,} worlds a row, "
                f"seed {seed}; {seconds:.0f} s of processor time"
            )
            holds = not part.bounded or all(each.holds for each in figures)
            yield table_text(Table(name, title, part.columns, figures), 100), holds


def _timed(
    rates: Callable[[Any, int, int], Any], row: Any, number: int, seed: int
) -> tuple[Any, float]:
    """Return the figures of a row, and the seconds of processor time that they took."""
    start = process_time()
    return rates(row, number, seed), process_time() - start


def main(arguments: Sequence[str]) -> int:
    numbers = [int(each) for each in arguments if each.isdecimal()]
    number, seed = [*numbers, *(WORLDS, SEED)[len(numbers) :]][:2]
    parts = [each for each in arguments if not each.isdecimal()]
    if unknown := set(parts) - set(PARTS):
        sys.exit(f"No such part: {', '.join(sorted(unknown))}. There are {', '.join(PARTS)}.")
    held = True
    for text, holds in simulated(number, seed, parts or [*PARTS]):
        sys.stdout.write(f"{text}\n{'' if holds else 'MISSED'}\n")
        sys.stdout.flush()
        held &= holds
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
