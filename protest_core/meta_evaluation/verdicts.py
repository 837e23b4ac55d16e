"""A metric's verdict on each pronoun beside human judgement, and the candidates counted."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.compare import outdated_approvals
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import Outcome
from protest_core.meta_evaluation.queries import (
    OutcomeAndVerdict,
    count_outcomes_and_verdicts,
    list_outcomes_and_verdicts,
)
from protest_core.metrics.measure import APT, metric_languages, signature_of_metric
from protest_core.metrics.model import Claim, Metric, MetricVerdict, PronounMetric
from protest_core.metrics.results import measured_snapshot, pronoun_metric
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import Frame, check_question, frame
from protest_core.signatures.signature import TableKind, asked_of_outcomes
from protest_core.statistics.proportions import FEW, Share
from protest_core.suite.queries import load_description
from protest_core.translatable import Text

Place = tuple[str, str, str]
_WHY_NOT_COUNTED = {
    Outcome.APPROVED: Text("Not counted: {0} that the automatic step approved and nobody judged."),
    Outcome.DISPUTED: Text("Not counted: {0} on which people differ."),
    Outcome.OPEN: Text("Not counted: {0} that nobody has judged."),
}
_WRONG_FOR = {Claim.RIGHT: Outcome.INCORRECT, Claim.WRONG: Outcome.CORRECT}
_JUDGED = (Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE)
_ANSWERED = (Outcome.CORRECT, Outcome.INCORRECT)


@dataclass(frozen=True, slots=True)
class JudgedVerdicts:
    """The number of candidates by people's outcome."""

    correct: int = 0
    incorrect: int = 0
    not_judgeable: int = 0

    @property
    def total(self) -> int:
        return self.correct + self.incorrect + self.not_judgeable

    @property
    def few(self) -> bool:
        return self.total < FEW

    def __add__(self, other: "JudgedVerdicts") -> "JudgedVerdicts":
        return JudgedVerdicts(
            self.correct + other.correct,
            self.incorrect + other.incorrect,
            self.not_judgeable + other.not_judgeable,
        )


@dataclass(frozen=True, slots=True)
class VerdictCounts:
    """Counts of judged candidates by system, category and key of the verdict, without zeros."""

    verdicts: tuple[MetricVerdict, ...]
    cells: Mapping[tuple[str, str, str], JudgedVerdicts]

    def judged(
        self, *, verdict: str | None = None, category: str | None = None, system: str | None = None
    ) -> JudgedVerdicts:
        """Return the counts of a verdict, category and system; without any of these, of all."""
        counts = (
            judged
            for (of_system, of_category, of_verdict), judged in self.cells.items()
            if system in (None, of_system)
            and category in (None, of_category)
            and verdict in (None, of_verdict)
        )
        return sum(counts, start=JudgedVerdicts())

    def disagreement(
        self, *, verdict: str | None = None, category: str | None = None, system: str | None = None
    ) -> Share:
        """Return how often both differ if both say right or wrong, with Wilson's interval."""
        compared = disagreed = 0
        for kind in self.verdicts:
            if verdict in (None, kind.key):
                judged = self.judged(verdict=kind.key, category=category, system=system)
                compared += counted_in(VerdictPart.COMPARED, kind, judged)
                disagreed += counted_in(VerdictPart.DISAGREEMENTS, kind, judged)
        return Share(compared, disagreed, disagreed)


@dataclass(frozen=True, slots=True)
class VerdictTable(VerdictCounts):
    """A metric's verdicts beside people's; systems as loaded, categories as in the suite."""

    frame: Frame
    metric: str
    notes: tuple[str, ...]
    outdated: int = 0  # uncounted approvals by verified translations that are outdated
    settings: ScoreSettings = USUAL


class VerdictPart(StrEnum):
    """The candidates with the same verdict that a number counts."""

    JUDGED = "judged"  # the three below
    CORRECT = "correct"
    INCORRECT = "incorrect"
    NOT_JUDGEABLE = "not_judgeable"
    COMPARED = "compared"  # the metric says right or wrong, and so do people
    DISAGREEMENTS = "disagreements"


@dataclass(frozen=True, slots=True)
class VerdictCell:
    """The conditions of a number: part, verdict, category, system, claim; any if not given."""

    part: VerdictPart = VerdictPart.JUDGED
    verdict: str | None = None  # key of the verdict
    category: str | None = None
    system: str | None = None
    claim: Claim | None = None  # of the verdict


def verdicts_against_people(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> VerdictTable:
    """Return a metric's verdicts on the candidates that people have judged.

    Approvals by the automatic step alone and disputed candidates do not count.
    """
    chosen, compared = settings.chosen, metric_compared(project, metric, settings)
    with measured_snapshot(project, chosen, progress, metrics=[metric]) as tx:
        judged: defaultdict[Place, Counter[Outcome]] = defaultdict(Counter)
        silent: Counter[Outcome] = Counter()
        for both, count in count_outcomes_and_verdicts(tx, metric, chosen, settings.annotators):
            if both.outcome in _JUDGED:
                judged[both.system, both.category, both.verdict][both.outcome] += count
            else:
                silent[_outcome_not_counted(both)] += count
        of = frame_of_verdicts(tx, compared, settings)
        return VerdictTable(
            compared.verdicts,
            {place: _judged(outcomes) for place, outcomes in judged.items()},
            of,
            metric,
            (*_notes(silent, settings), *notes_on_pooled(of.references)),
            outdated_approvals(tx, chosen),
            settings,
        )


def metric_compared(project: Project, metric: str, settings: ScoreSettings) -> PronounMetric:
    """Return the metric of this name; refuse it before measuring if it cannot be compared."""
    with project.reading() as tx:
        check_question(tx, settings.asked(TableKind.VERDICTS))
        return pronoun_metric(metric, metric_languages(load_description(tx)))


def _judged(outcomes: Counter[Outcome]) -> JudgedVerdicts:
    return JudgedVerdicts(**{each.value: count for each, count in outcomes.items()})


def verdict_candidates(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    cell: VerdictCell,
    progress: ProgressCallback = no_progress,
) -> tuple[CandidateId, ...]:
    """Return the candidates that the number counts, in the usual order."""
    claims = {each.key: each.claim for each in metric_compared(project, metric, settings).verdicts}
    with measured_snapshot(project, settings.chosen, progress, metrics=[metric]) as tx:
        return tuple(
            candidate
            for candidate, _, _, both in list_outcomes_and_verdicts(
                tx, metric, settings.chosen, settings.annotators
            )
            if cell.verdict in (None, both.verdict)
            and cell.category in (None, both.category)
            and cell.system in (None, both.system)
            and cell.claim in (None, claims[both.verdict])
            and both.outcome in outcomes_in(cell.part, claims[both.verdict])
        )


def _outcome_not_counted(both: OutcomeAndVerdict) -> Outcome:
    """Return why no judgement counts: disputed, approved by the program alone, or open."""
    return Outcome.APPROVED if both.approved and both.outcome is Outcome.OPEN else both.outcome


def _notes(silent: Counter[Outcome], settings: ScoreSettings) -> Iterator[str]:
    yield from settings.annotators.notes()
    for outcome, what in _WHY_NOT_COUNTED.items():
        if number := silent[outcome]:
            candidates = Text("%n candidates", "", number, one="%n candidate")
            yield what.format(candidates)


def notes_on_pooled(references: Collection[str]) -> Iterator[str]:
    """Yield the note that pronouns of the reference are counted like those of systems."""
    if references:
        names = ", ".join(sorted(references))
        yield Text(
            "Pronouns of the reference, judged like a system, are counted, too: {0}. To leave them "
            "out, choose the other systems."
        ).format(names)


def frame_of_verdicts(
    tx: Tx, metric: Metric, settings: ScoreSettings, table: TableKind = TableKind.VERDICTS
) -> Frame:
    """Return the frame of a table of judgements, signed by the metric, too."""
    of = frame(tx, asked_of_outcomes(table, settings.chosen, settings.annotators))
    return replace(of, signature=f"{of.signature}|{signature_of_metric(metric)}")


def outcomes_in(part: VerdictPart, claim: Claim) -> Collection[Outcome]:
    """Return the outcomes by people that a part counts if the metric makes this claim.

    Guillou & Hardmeier 2018, section 6: if the metric has nothing to compare, or people could not
    judge, there is neither agreement nor disagreement.
    """
    match part:
        case VerdictPart.JUDGED:
            return _JUDGED
        case VerdictPart.COMPARED:
            return () if claim is Claim.NONE else _ANSWERED
        case VerdictPart.DISAGREEMENTS:
            return () if claim is Claim.NONE else (_WRONG_FOR[claim],)
        case _:
            return (Outcome(part.value),)


def counted_in(part: VerdictPart, verdict: MetricVerdict, judged: JudgedVerdicts) -> int:
    return sum(getattr(judged, each.value) for each in outcomes_in(part, verdict.claim))
