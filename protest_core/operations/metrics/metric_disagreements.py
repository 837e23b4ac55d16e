"""The candidates on which a metric and people disagree, with the words that the metric compared."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from protest_core.ids import ExampleId, SystemId
from protest_core.metrics.metric import Detail, MetricVerdict
from protest_core.operations.counting.scores import USUAL
from protest_core.operations.metrics.metric_verdicts import APT, Compared, signature_of_verdicts
from protest_core.operations.metrics.verdict_tables import VerdictPart, outcomes_in
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.metric_texts import load_metric_texts
from protest_core.store.moment import at_one_moment
from protest_core.store.people import SaidByPeople
from protest_core.store.project import Project
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.suites import load_description, load_reference, load_suite
from protest_core.store.transactions import Tx
from protest_core.suite.example import Example
from protest_core.suite.testsuite import SuiteDescription, TestSuite, Tokens, tokens_of


@dataclass(frozen=True, slots=True)
class MetricDisagreement:
    """What the metric compared, as it reads the words, what it says and what people say."""

    system: str
    example: Example
    source: str  # the pronoun
    reference: Tokens
    candidate: Tokens
    verdict: MetricVerdict
    said: SaidByPeople


@dataclass(frozen=True, slots=True)
class MetricDisagreements:
    """`judged`: by people; `compared`: of which both say right or wrong."""

    suite: SuiteDescription
    metric: str
    judged: int
    compared: int
    found: tuple[MetricDisagreement, ...]
    signature: str


def metric_disagreements(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> MetricDisagreements:
    """The systems in the order of loading, the examples of each in the suite's."""
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        compared = Compared(tx, metric, settings, progress)
        judged = [*compared.judged()]
        both = [
            (said, verdict)
            for said, verdict in judged
            if said.outcome in outcomes_in(VerdictPart.COMPARED, verdict.claim)
        ]
        differing: defaultdict[SystemId, dict[ExampleId, tuple[SaidByPeople, MetricVerdict]]]
        differing = defaultdict(dict)
        for said, verdict in both:
            if said.outcome in outcomes_in(VerdictPart.DISAGREEMENTS, verdict.claim):
                differing[said.system_id][said.example_id] = said, verdict
        return MetricDisagreements(
            load_description(tx),
            compared.metric.name,
            len(judged),
            len(both),
            tuple(_told(tx, compared, differing)),
            signature_of_verdicts(tx, compared.metric, settings),
        )


def _told(
    tx: Tx,
    compared: Compared,
    differing: Mapping[SystemId, Mapping[ExampleId, tuple[SaidByPeople, MetricVerdict]]],
) -> Iterator[MetricDisagreement]:
    if not differing:
        return
    suite, measured = load_suite(tx), _Measured(tx, compared)
    examples = {each.id: each for each in suite.examples}
    for system, of_system in differing.items():
        details = measured.details(suite, system, of_system)
        for number, (said, verdict) in of_system.items():
            example, detail = examples[number], details[number]
            yield MetricDisagreement(
                compared.names[system],
                example,
                tokens_of(suite.source[example.line])[example.token],
                detail.reference,
                detail.candidate,
                verdict,
                said,
            )


class _Measured:
    """Once more, for the words: what is kept of all candidates is verdicts alone."""

    def __init__(self, tx: Tx, compared: Compared) -> None:
        self._tx = tx
        self._metric = compared.metric
        self._reference = load_reference(tx)

    def details(
        self, suite: TestSuite, system: SystemId, wanted: Mapping[ExampleId, object]
    ) -> dict[ExampleId, Detail]:
        texts = load_metric_texts(
            self._tx,
            suite,
            self._reference,
            system,
            categories={each.category.id for each in suite.examples},
        )
        chosen = tuple(each for each in texts.occurrences if each.example in wanted)
        found = self._metric.score(replace(texts, occurrences=chosen)).details
        return {
            ExampleId(each.occurrence.example): each
            for each in found
            if each.occurrence.example is not None
        }
