"""What a report is told of: reports and operations do not know each other."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from protest_core.judgement.guidelines.guidelines import Guidelines
from protest_core.judgement.judgement import Highlights
from protest_core.judgement.outcome import Outcome
from protest_core.matching.summary import EvaluationTable
from protest_core.reports.differing import DifferingTable
from protest_core.reports.metric_tables import MetricsAndPeople
from protest_core.reports.metrics import MetricTable
from protest_core.reports.verdict_blocks import VerdictTable
from protest_core.suite.example import Example
from protest_core.suite.testsuite import Tokens
from protest_core.tasks.settings import TaskSettings

if TYPE_CHECKING:  # a report needs no database
    from protest_core.store.agreement_values import AgreementTable, ConsistencyTable
    from protest_core.store.audit_tables import AuditTable
    from protest_core.store.score_tables import Comparison, ScoreSettings, ScoreTable
    from protest_core.store.side_by_side_values import MatchFound, OfAnnotator
    from protest_core.store.values import Candidate, Holdings
    from protest_core.store.work_done import WorkDone


class Provenance(Protocol):
    """What `operations.Provenance` holds."""

    @property
    def file(self) -> str: ...
    @property
    def holdings(self) -> "Holdings": ...
    @property
    def settings(self) -> "ScoreSettings": ...
    @property
    def guidelines(self) -> Guidelines: ...
    @property
    def work(self) -> "Sequence[WorkDone]": ...
    @property
    def task_sets(self) -> Sequence[TaskSettings]: ...


class AcrossRow(Protocol):
    """What `operations.AcrossRow` holds."""

    @property
    def candidate(self) -> "Candidate": ...
    @property
    def target(self) -> Mapping[int, Tokens]: ...
    @property
    def highlights(self) -> Highlights: ...
    @property
    def match(self) -> "MatchFound | None": ...
    @property
    def outcome(self) -> Outcome: ...
    @property
    def everybody(self) -> "Sequence[OfAnnotator]": ...


class TellingExample(Protocol):
    """What `operations.TellingExample` holds."""

    @property
    def example(self) -> Example: ...
    @property
    def why(self) -> Sequence[str]: ...
    @property
    def source(self) -> Mapping[int, Tokens]: ...
    @property
    def source_highlights(self) -> Highlights: ...
    @property
    def reference(self) -> Mapping[int, Tokens]: ...
    @property
    def reference_highlights(self) -> Highlights: ...
    @property
    def rows(self) -> Sequence[AcrossRow]: ...


class ProjectReport(Protocol):
    """What `operations.ProjectReport` holds."""

    @property
    def provenance(self) -> Provenance: ...
    @property
    def evaluation(self) -> EvaluationTable: ...
    @property
    def scores(self) -> "ScoreTable": ...
    @property
    def comparisons(self) -> "Sequence[Comparison]": ...
    @property
    def audit(self) -> "AuditTable": ...
    @property
    def agreement(self) -> "AgreementTable": ...
    @property
    def consistency(self) -> "ConsistencyTable": ...
    @property
    def differing(self) -> DifferingTable: ...
    @property
    def metrics(self) -> Sequence[MetricTable]: ...
    @property
    def metrics_and_people(self) -> MetricsAndPeople: ...
    @property
    def verdicts(self) -> VerdictTable: ...
    @property
    def examples(self) -> Sequence[TellingExample]: ...
