"""What a report is told of: reports and operations do not know each other."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from protest_core.judgement import Highlights, Outcome, Question
from protest_core.judgement.guidelines import Guidelines
from protest_core.matching import EvaluationTable
from protest_core.reports.metric_tables import MetricsAndPeople
from protest_core.reports.metrics import MetricTable
from protest_core.reports.verdict_blocks import VerdictTable
from protest_core.suite import Category, Example, SuiteDescription, Tokens
from protest_core.tasks import TaskSettings

if TYPE_CHECKING:  # a report needs no database
    from protest_core.store import (
        AgreementTable,
        AuditTable,
        Candidate,
        Comparison,
        ConsistencyTable,
        Holdings,
        MatchFound,
        OfAnnotator,
        ScoreSettings,
        ScoreTable,
        WorkDone,
    )


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


class Differing(Protocol):
    """What `operations.Differing` holds."""

    @property
    def compared(self) -> int: ...
    @property
    def different(self) -> int: ...


class DifferingTable(Protocol):
    """What `operations.DifferingTable` holds."""

    @property
    def suite(self) -> SuiteDescription: ...
    @property
    def annotators(self) -> Sequence[str]: ...
    @property
    def categories(self) -> Sequence[Category]: ...
    @property
    def cells(self) -> Mapping[tuple[Question, str], Differing]: ...
    @property
    def signature(self) -> str: ...
    def total(self, question: Question) -> Differing: ...


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
