"""Invented studies of which the truth is known: what is right, who was drawn, what people said.

Nothing in here estimates. A study of systems × categories is told by counts (`Study`), one that
compares systems by examples (`Compared`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np

from protest_core.statistics.differences import Class, Pairs
from protest_core.statistics.estimation import Stratum
from protest_core.tasks.sampling import allocate

Generator = np.random.Generator
Array = np.ndarray

APPROVED, REFERRED = VERDICTS = ("approved", "referred")

# How many approvals are right by category: seven as in Table 2 of WMT 2018, three invented.
RIGHT_OF_APPROVED = (0.886, 0.684, 0.552, 0.70, 0.99, 0.829, 0.995, 0.75, 0.90, 0.60)
RIGHT_OF_REFERRED = tuple(np.linspace(0.1, 0.9, 10))
_RIGHT, _WRONG, _LOST, _OPEN, _UNJUDGED = range(5)


@dataclass(frozen=True)
class Judging:
    """A plan of judging the candidates of one verdict.

    `sample`: so many are drawn, of all systems and categories; else everything is judged.
    `disputed`: of the right and of the wrong ones that are judged, so many are open instead.
    `not_reached`: so many strata are not reached; with `left_open`, what was drawn of them is open.
    """

    sample: int | None = None
    not_judgeable: float = 0.0
    disputed: tuple[float, float] = (0.0, 0.0)
    not_reached: float = 0.0
    left_open: bool = False


@dataclass(frozen=True)
class Shape:
    """Systems × categories × examples, of which each is approved with the same chance."""

    systems: int = 16
    categories: int = 10
    examples: int = 20
    approved: float = 0.36


@dataclass(frozen=True)
class Study:
    """A row of the table of coverage; see `Judging` for what people do."""

    name: str
    shape: Shape = Shape()
    approvals: Judging = Judging(sample=100)
    referred: Judging = Judging()
    right_of_approved: Sequence[float] = RIGHT_OF_APPROVED
    right_of_referred: Sequence[float] | float = 0.45
    excluded: bool = False
    program: bool = False  # people judge a sample of everything; `approved` is a program's yes
    notes: str = field(default="", compare=False)


@dataclass(frozen=True)
class Row:
    """The strata of a table's row, and its fully manual score."""

    strata: list[Stratum]
    truth: float


@dataclass(frozen=True)
class World:
    systems: list[Row]
    pooled: Row


@dataclass(frozen=True)
class _Part:
    """Right, wrong and not judgeable (last axis) of all candidates, and of the judged."""

    verdict: str
    truth: Array
    judged: Array
    left_open: Array
    chance: Array


@dataclass(frozen=True)
class Compared:
    """A row of the table of tests: systems on the same examples, of which `truth` is right.

    `approved`, `right`: the share of each system's examples that is approved, and how many of these
    are right. `audit`: so many approvals are judged, of all systems together; `None`: everything.
    `begun`: the share of the second system's referred examples that is judged, the rest being open.
    """

    name: str
    examples: int
    approved: tuple[float, ...]
    right: tuple[float, ...]
    truth: tuple[float, ...]
    audit: int | None = 100
    disputed: tuple[float, float] = (0.0, 0.0)
    not_judgeable: float = 0.0
    excluded: bool = False
    begun: float = 1.0
    program: bool = False  # the verdicts are a program's; people judge `audit` of everything


@dataclass(frozen=True)
class ComparedSystems:
    """The classes of each system's examples, and its strata."""

    classes: Sequence[Array]
    strata: Sequence[list[Stratum]]

    def pairs(self, first: int, second: int) -> Pairs:
        number = len(Class) + len(VERDICTS)
        both = self.classes[first] * number + self.classes[second]
        counts = np.bincount(both, minlength=number**2).reshape(number, number)
        return Pairs(VERDICTS, counts, (self.strata[first], self.strata[second]))


def worlds(study: Study, number: int, seed: int) -> Iterator[World]:
    random = np.random.default_rng([seed, *study.name.encode()])
    for _ in range(number):
        yield _world(study, random)


def _world(study: Study, random: Generator) -> World:
    shape = study.shape
    cells = (shape.systems, shape.categories)
    approved = random.binomial(shape.examples, shape.approved, cells)
    referred = shape.examples - approved
    parts = [
        _part(APPROVED, approved, study.right_of_approved, study.approvals, random),
        _part(REFERRED, referred, study.right_of_referred, study.referred, random),
    ]
    if study.program:
        parts = _judged_by_lot(study, (approved, referred), random)
    rows = [_row(study, parts, [system]) for system in range(shape.systems)]
    return World(rows, _row(study, parts, range(shape.systems)))


def _part(
    verdict: str,
    sizes: Array,
    right: Sequence[float] | float,
    people: Judging,
    random: Generator,
) -> _Part:
    truth = _truth(sizes, right, people.not_judgeable, random)
    drawn = sizes if people.sample is None else _drawn(sizes, people.sample, random)
    chance = np.divide(drawn, sizes, out=np.ones(sizes.shape), where=sizes > 0)
    missed = random.random(sizes.shape) < people.not_reached
    left_open = np.where(missed & people.left_open, drawn, 0)
    drawn = np.where(missed, 0, drawn)
    chance = np.where(missed & (not people.left_open), 0.0, chance)
    judged = _picked(truth, drawn, random)
    disputed = random.binomial(judged[..., :2], people.disputed)
    judged[..., :2] -= disputed
    return _Part(verdict, truth, judged, left_open + disputed.sum(-1), chance)


def _judged_by_lot(study: Study, sizes: tuple[Array, Array], random: Generator) -> list[_Part]:
    """Return a program's yes and no, of which people judge a sample drawn from both together."""
    truths = [
        _truth(size, right, study.approvals.not_judgeable, random)
        for size, right in zip(
            sizes, (study.right_of_approved, study.right_of_referred), strict=True
        )
    ]
    both, together = np.concatenate(truths, -1), sizes[0] + sizes[1]
    drawn = _drawn(together, study.approvals.sample or 0, random)
    judged = _picked(both, drawn, random)
    chance = np.divide(drawn, together, out=np.zeros(together.shape), where=together > 0)
    nothing = np.zeros(together.shape, int)
    return [
        _Part(verdict, truths[at], judged[..., 3 * at : 3 * at + 3], nothing, chance)
        for at, verdict in enumerate(VERDICTS)
    ]


def _truth(
    sizes: Array, right: Sequence[float] | float, not_judgeable: float, random: Generator
) -> Array:
    lost = random.binomial(sizes, not_judgeable)
    good = random.binomial(sizes - lost, np.broadcast_to(right, sizes.shape))
    return np.stack([good, sizes - lost - good, lost], -1)


def _drawn(sizes: Array, k: int, random: Generator) -> Array:
    """Return how many task sets draw of each stratum, which are systems × categories."""
    shares = allocate(sizes.ravel().tolist(), k, Random(int(random.integers(2**32))))
    return np.array(shares).reshape(sizes.shape)


def _picked(kinds: Array, n: Array, random: Generator) -> Array:
    """Return how many of each kind (last axis) are among n that are picked at random."""
    flat = zip(kinds.reshape(-1, kinds.shape[-1]), n.ravel(), strict=True)
    picked = [random.multivariate_hypergeometric(each, number) for each, number in flat]
    return np.array(picked).reshape(kinds.shape)


def _row(study: Study, parts: Sequence[_Part], systems: Sequence[int]) -> Row:
    strata = [
        Stratum(
            part.verdict,
            str(category),
            (part.verdict, system, category),
            float(part.chance[system, category]),
            size,
            *map(int, part.judged[system, category]),
            int(part.left_open[system, category]),
        )
        for part in parts
        for system in systems
        for category in range(study.shape.categories)
        if (size := int(part.truth[system, category].sum()))
    ]
    right, wrong, lost = sum(part.truth[list(systems)].sum((0, 1)) for part in parts)
    return Row(strata, right / (right + wrong + (0 if study.excluded else lost)))


def compared_systems(study: Compared, number: int, seed: int) -> Iterator[ComparedSystems]:
    random = np.random.default_rng([seed, *study.name.encode()])
    for _ in range(number):
        yield _compared(study, random)


def _compared(study: Compared, random: Generator) -> ComparedSystems:
    outcomes, approvals = [], []
    for share, right, truth in zip(study.approved, study.right, study.truth, strict=True):
        good = random.random(study.examples) < truth
        chance = np.where(good, share * right / truth, share * (1 - right) / (1 - truth))
        lost = random.random(study.examples) < study.not_judgeable
        approvals.append(random.random(study.examples) < np.where(lost, share, chance))
        outcomes.append(np.where(lost, _LOST, np.where(good, _RIGHT, _WRONG)))
    approved = np.array(approvals)
    drawn, chances = _judged_examples(study, approved, random)
    classes, strata = [], []
    for at, outcome in enumerate(outcomes):
        dispute = np.array([*study.disputed, 0.0])[outcome] > random.random(study.examples)
        left_open = dispute & approved[at]
        if at == 1:
            left_open |= (np.arange(study.examples) >= study.begun * study.examples) & ~approved[at]
        unjudged = np.where(approved[at], _UNJUDGED, _UNJUDGED + 1)
        known = np.where(left_open, _OPEN, outcome)
        classes.append(np.where(drawn[at], known, unjudged))
        strata.append(_strata_of(classes[-1], approved[at], chances[:, at]))
    return ComparedSystems(classes, strata)


def _judged_examples(study: Compared, approved: Array, random: Generator) -> tuple[Array, Array]:
    """Return what is judged, systems × examples, and the chances, verdicts × systems."""
    if study.audit is None:
        return np.ones_like(approved), np.ones((2, len(approved)))
    pool = np.ones_like(approved) if study.program else approved
    sizes = pool.sum(1)
    shares = _drawn(sizes, study.audit, random)
    drawn = np.zeros_like(approved) if study.program else ~approved
    for at, share in enumerate(shares):
        drawn[at, random.choice(np.flatnonzero(pool[at]), share, replace=False)] = True
    chances = shares / sizes
    return drawn, np.array([chances, chances if study.program else np.ones(len(sizes))])


def _strata_of(classes: Array, approved: Array, chances: Array) -> list[Stratum]:
    found = []
    for verdict, of_verdict, chance in zip(VERDICTS, (approved, ~approved), chances, strict=True):
        counts = np.bincount(classes[of_verdict], minlength=_UNJUDGED)
        found.append(
            Stratum(
                verdict, "all", verdict, float(chance), int(of_verdict.sum()),
                *map(int, counts[:_UNJUDGED]),
            )
        )  # fmt: skip
    return found
