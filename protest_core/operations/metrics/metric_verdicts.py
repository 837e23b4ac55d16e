"""What a metric says of each pronoun beside what people say of it, and the candidates behind."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from protest_core.errors import counted
from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Outcome
from protest_core.metrics.metric import Metric, MetricVerdict
from protest_core.operations.counting.scores import USUAL, check_settings, rows_and_columns
from protest_core.operations.metrics.metrics import signature_of_metric
from protest_core.operations.metrics.verdict_tables import (
    Judged,
    VerdictCell,
    VerdictTable,
    outcomes_in,
)
from protest_core.operations.signatures.signature import Counted, signature_of
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.operations.systems.outdated import outdated_approvals
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.moment import at_one_moment
from protest_core.store.people import SaidByPeople, outcomes_by_people
from protest_core.store.project import Project
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.suites import load_description
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx

APT = "apt"
Place = tuple[str, str, str]


def verdicts_against_people(
    *,
    project: Project,
    metric: Metric | str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> VerdictTable:
    """Over the candidates of which people say something together, or one annotator does.

    What was only approved by the automatic step is no judgement, nor is what people dispute.
    """
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        compared = Compared(tx, metric, settings, progress)
        judged: defaultdict[Place, Counter[Outcome]] = defaultdict(Counter)
        for said, verdict in compared.judged():
            place = compared.names[said.system_id], said.category, verdict.key
            judged[place][said.outcome] += 1
        systems, categories = rows_and_columns(tx, settings.chosen)
        return VerdictTable(
            compared.metric.verdicts,
            {place: _judged(outcomes) for place, outcomes in judged.items()},
            load_description(tx),
            compared.metric.name,
            systems,
            categories,
            tuple(_notes(compared.silent, settings)),
            signature_of_verdicts(tx, compared.metric, settings),
            outdated_approvals(tx, settings.chosen),
        )


def _judged(outcomes: Counter[Outcome]) -> Judged:
    return Judged(**{each.value: count for each, count in outcomes.items()})


def verdict_candidates(
    *,
    project: Project,
    metric: Metric | str = APT,
    settings: ScoreSettings = USUAL,
    cell: VerdictCell,
    progress: ProgressCallback = no_progress,
) -> tuple[CandidateId, ...]:
    """Just those that the number counts, in the usual order."""
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        compared = Compared(tx, metric, settings, progress)
        return tuple(
            said.id
            for said, verdict in compared.judged()
            if cell.verdict in (None, verdict.key)
            and cell.category in (None, said.category)
            and cell.system in (None, compared.names[said.system_id])
            and said.outcome in outcomes_in(cell.part, verdict.claim)
        )


class Compared:
    """The candidates that are chosen, with what people say of them and what the metric does."""

    def __init__(
        self,
        tx: Tx,
        metric: Metric | str,
        settings: ScoreSettings,
        progress: ProgressCallback = no_progress,
    ) -> None:
        check_settings(tx, settings)
        by_metrics = SaidByMetrics(tx)
        self.metric = by_metrics.metric(metric)
        self.names = {each.id: each.name for each in list_systems(tx)}
        said = [*outcomes_by_people(tx, settings.chosen, settings.annotator)]
        self._said = [each for each in said if each.outcome in _BY_PEOPLE]
        self.silent = Counter(_silence(each) for each in said if each.outcome not in _BY_PEOPLE)
        systems = {each.system_id for each in self._said}
        self._keys = by_metrics.verdicts(self.metric, systems, progress)

    def judged(self) -> Iterator[tuple[SaidByPeople, MetricVerdict]]:
        """In the usual order."""
        verdicts = {each.key: each for each in self.metric.verdicts}
        for each in self._said:
            yield each, verdicts[self._keys[each.system_id][each.example_id]]


_BY_PEOPLE = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})


def _silence(said: SaidByPeople) -> Outcome:
    """Why it is not among what people say: disputed, approved by the program alone, or open."""
    return Outcome.APPROVED if said.approved and said.outcome is Outcome.OPEN else said.outcome


def _notes(silent: Counter[Outcome], settings: ScoreSettings) -> Iterator[str]:
    if settings.annotator is not None:
        yield f"Only what {settings.annotator} said counts."
    for outcome, what in _WHY_SILENT.items():
        if silent[outcome]:
            yield f"Not counted: {counted(silent[outcome], 'candidate')} {what}."


_WHY_SILENT = {
    Outcome.APPROVED: "that the automatic step approved and nobody judged",
    Outcome.DISPUTED: "on which people differ",
    Outcome.OPEN: "that nobody has judged",
}


def signature_of_verdicts(tx: Tx, metric: Metric, settings: ScoreSettings) -> str:
    """What people say, and then how the metric computes."""
    of_people = signature_of(
        tx,
        chosen=settings.chosen,
        annotators=[] if settings.annotator is None else [settings.annotator],
        judgements=Counted.ADJUDICATED if settings.annotator is None else Counted.OWN,
        table=TableKind.VERDICTS,
    )
    return f"{of_people}|{signature_of_metric(metric)}"
