"""Invented studies whose examples come in documents, in which errors cluster by system.

Nothing in here estimates. An example is right with a chance that its document and system share; the
truth is the share right of all documents of the kind, not only of those in the study.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from protest_core.statistics.differences import Class, InDocuments, Pairs
from protest_core.statistics.estimation import Stratum
from tests.simulation.worlds import VERDICTS, Array, Generator

_RIGHT, _WRONG, _LOST, _OPEN, _UNJUDGED = range(5)


@dataclass(frozen=True)
class Documents:
    """Numbers of documents and of examples in them on average, and how unlike documents are.

    `spread`: the standard deviation of documents in logits. `sizes`: even; dirichlet (any shares
    are as likely as others); one holds 60 %; growing as 1, 2, 3 …
    """

    number: int
    examples: int
    spread: float
    sizes: str = "even"

    def __str__(self) -> str:
        sizes = "" if self.sizes == "even" else f", {self.sizes}"
        return f"{self.number} × {self.examples} sd {self.spread:g}{sizes}"

    def drawn(self, random: Generator) -> Array:
        """Return the document of each example."""
        n = self.number * self.examples
        if self.sizes == "even":
            return np.repeat(np.arange(self.number), self.examples)
        shares = {
            "uneven": lambda: random.dirichlet(np.ones(self.number)),
            "one holds 60 %": lambda: np.r_[0.6, np.full(self.number - 1, 0.4 / (self.number - 1))],
            "1 : 2 : 3 …": lambda: (
                np.arange(1, self.number + 1) / (self.number + 1) / self.number * 2
            ),
        }[self.sizes]()
        return np.repeat(np.arange(self.number), np.maximum(1, random.multinomial(n, shares)))


@dataclass(frozen=True)
class Texts:
    """A row of the tables over documents: what is true of systems, and how people judge them.

    `approved` and `right` are as in `worlds.Compared`. `audit`: so many approvals are judged of all
    systems together, `sample`: so many of the referred; `None`: all.
    """

    name: str
    documents: Documents
    truth: tuple[float, ...] = (0.65, 0.65)
    approved: tuple[float, ...] = (0.45, 0.27)
    right: tuple[float, ...] = (0.866, 0.866)
    audit: int | None = None
    sample: int | None = None
    disputed: tuple[float, float] = (0.0, 0.0)
    not_judgeable: float = 0.0
    excluded: bool = False


@dataclass(frozen=True)
class StudyOfTexts:
    """The document of each example and, of each system, its class and stratum."""

    document: Array
    classes: Array
    places: Array
    strata: tuple[list[Stratum], ...]

    def pairs(self, first: int, second: int) -> Pairs:
        size = len(Class) + len(VERDICTS)
        counts = np.zeros((self.document.max() + 1, size, size), int)
        np.add.at(counts, (self.document, self.classes[first], self.classes[second]), 1)
        spread = self.spread(first), self.spread(second)
        strata = self.strata[first], self.strata[second]
        return Pairs(VERDICTS, counts.sum(0), strata, InDocuments(counts, spread))

    def spread(self, system: int) -> Array:
        parts = np.minimum(self.classes[system], _UNJUDGED)
        spread = np.zeros((self.document.max() + 1, len(self.strata[system]), len(Class) + 1), int)
        np.add.at(spread, (self.document, self.places[system], parts), 1)
        return spread


def studies_of_texts(study: Texts, number: int, seed: int) -> Iterator[StudyOfTexts]:
    random = np.random.default_rng([seed, *study.name.encode()])
    for _ in range(number):
        yield _study(study, random)


def _study(study: Texts, random: Generator) -> StudyOfTexts:
    document = study.documents.drawn(random)
    n, systems = len(document), range(len(study.truth))
    spread = study.documents.spread
    outcomes, approved = np.empty((len(systems), n), int), np.empty((len(systems), n), bool)
    for at, truth in enumerate(study.truth):
        logit = _middle(truth, spread) + spread * random.standard_normal(document.max() + 1)
        good = random.random(n) < 1 / (1 + np.exp(-logit[document]))
        lost = random.random(n) < study.not_judgeable
        share, right = study.approved[at], study.right[at]
        chance = np.where(
            good, min(1, share * right / truth), min(1, share * (1 - right) / (1 - truth))
        )
        approved[at] = random.random(n) < np.where(lost, share, chance)
        outcomes[at] = np.where(lost, _LOST, np.where(good, _RIGHT, _WRONG))
    drawn = np.ones_like(approved)
    for verdict, k in ((approved, study.audit), (~approved, study.sample)):
        if k is not None:
            pool = np.flatnonzero(verdict)
            chosen = random.permutation(pool)[: min(k, len(pool))]
            drawn.flat[np.setdiff1d(pool, chosen)] = False
    dispute = np.array([*study.disputed, 0.0])[outcomes] > random.random(approved.shape)
    known = np.where(dispute & approved, _OPEN, outcomes)
    classes = np.where(drawn, known, np.where(approved, _UNJUDGED, _UNJUDGED + 1))
    return StudyOfTexts(
        document,
        classes,
        np.where(approved, 0, 1),
        tuple(_strata(classes[at], approved, drawn, at) for at in systems),
    )


def _strata(classes: Array, approved: Array, drawn: Array, system: int) -> list[Stratum]:
    """Return the strata of a system: its two verdicts, each drawn over all systems."""
    strata = []
    for verdict, of_verdict in zip(VERDICTS, (approved, ~approved), strict=True):
        counts = np.bincount(
            np.minimum(classes[of_verdict[system]], _UNJUDGED), minlength=_UNJUDGED + 1
        )
        chance = drawn[of_verdict].mean() if of_verdict.any() else 1.0
        strata.append(
            Stratum(
                verdict, "all", verdict, float(chance), int(counts.sum()),
                *map(int, counts[:_UNJUDGED]),
            )
        )  # fmt: skip
    return strata


@cache
def _middle(truth: float, spread: float) -> float:
    """Return the logit about which documents spread so that this share is right of all."""
    points, weights = np.polynomial.hermite_e.hermegauss(61)
    weights = weights / weights.sum()
    low, high = -15.0, 15.0
    for _ in range(60):
        middle = (low + high) / 2
        share = weights @ (1 / (1 + np.exp(-middle - spread * points)))
        low, high = (middle, high) if share < truth else (low, middle)
    return (low + high) / 2
