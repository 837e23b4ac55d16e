"""Weights of judged candidates, so that scores can be computed again elsewhere."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.scores.queries import group_examples
from protest_core.scores.strata import Sample, StratumKey
from protest_core.statistics.estimation import Stratum
from protest_core.suite.queries import load_description
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.tasks.queries.draws import load_drawn_strata
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Weight:
    """The stratum of a candidate, the chance of its draw, and the class of the candidate.

    `size`: the present number of candidates in the stratum, over all systems; `sample`: the number
    that people have reached. `weight` is 1 / chance.
    """

    stratum: str
    verdict: str
    size: int
    sample: int
    chance: float
    counts_as: str

    @property
    def weight(self) -> float | None:
        return 1 / self.chance if self.chance else None


@dataclass(frozen=True, slots=True)
class _WeightRow:
    """The part of a stratum in one system and category."""

    question: Question
    place: StratumKey
    stratum: Stratum


_COLUMNS: tuple[Column[_WeightRow], ...] = (
    Column("", "question", Kind.NAME, lambda row: row.question.value),
    Column(Text("System"), "system", Kind.NAME, lambda row: row.place.system),
    Column(Text("Category"), "category", Kind.NAME, lambda row: row.place.category),
    Column(Text("Verdict"), "verdict", Kind.NAME, lambda row: row.place.verdict),
    Column(Text("Stratum"), "stratum", Kind.NAME, lambda row: row.place.label),
    Column(Text("Chance"), "chance", Kind.DECIMAL, lambda row: row.place.chance),
    Column("", "recorded", Kind.FLAG, lambda row: row.place.recorded),
    Column("n", "size", Kind.COUNT, lambda row: row.stratum.size),
    Column(Text("Right"), "right", Kind.COUNT, lambda row: row.stratum.right),
    Column(Text("Wrong"), "wrong", Kind.COUNT, lambda row: row.stratum.wrong),
    Column(
        Text("Not judgeable"), "not_judgeable", Kind.COUNT, lambda row: row.stratum.not_judgeable
    ),
    Column(Text("Unknown"), "unknown", Kind.COUNT, lambda row: row.stratum.open),
    Column(Text("Not judged"), "missing", Kind.COUNT, lambda row: row.stratum.missing),
)


def load_weights(tx: Tx, question: Question = Question.PRONOUN) -> dict[CandidateId, Weight]:
    """Return the weights of all candidates, by all people's judgements."""
    grouped = group_examples(tx, EVERYTHING, question)
    sample = Sample(grouped.groups, question, load_drawn_strata(tx))
    sizes, reached = _totals(sample.strata_of(grouped.groups))
    weights = []
    for group in grouped.groups:
        place, label = sample.place_of(group), sample.place_of(group).label
        counts_as = sample.class_of(group)
        weights.append(
            Weight(label, place.verdict, sizes[label], reached[label], place.chance, counts_as)
        )
    return {
        candidate: weights[number]
        for members in grouped.systems.values()
        for candidate, number in zip(members.candidates, members.groups, strict=True)
    }


def _totals(strata: Mapping[StratumKey, Stratum]) -> tuple[Counter[str], Counter[str]]:
    sizes: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    for place, stratum in strata.items():
        sizes[place.label] += stratum.size
        reached[place.label] += stratum.reached
    return sizes, reached


def strata_report(*, project: Project) -> Report:
    """Return all strata, from which corrected scores can be computed again."""
    with project.reading() as tx:
        suite = load_description(tx)
        rows = [*_strata(tx)]
    table = Table("strata", Text("Strata from which scores are estimated"), _COLUMNS, rows)
    return report_on(suite, "Strata", [table], [table])


def _strata(tx: Tx) -> Iterator[_WeightRow]:
    drawn = load_drawn_strata(tx)
    for question in FIRST_TWO:
        groups = group_examples(tx, EVERYTHING, question).groups
        for place, stratum in Sample(groups, question, drawn).strata_of(groups).items():
            yield _WeightRow(question, place, stratum)
