"""All tables of a report, from one snapshot of the project."""

from dataclasses import dataclass, replace

from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency
from protest_core.agreement.disagreements import DisagreementCounts, disagreement_counts
from protest_core.agreement.model import AgreementTable, ConsistencyTable
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluation_table
from protest_core.evaluation.model import EvaluationTable
from protest_core.evaluation.queries.summary import ProjectSummary, load_summary
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import Guidelines, load_guidelines
from protest_core.judgements.model import AnnotatorWork
from protest_core.judgements.queries.work import load_annotator_work
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople, metrics_and_people
from protest_core.meta_evaluation.verdicts import (
    VerdictCell,
    VerdictPart,
    VerdictTable,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.metrics.measure import APT, METRICS, MetricTable
from protest_core.metrics.results import measure_missing, metrics_of_project, missing_results
from protest_core.progress import ProgressCallback, no_progress
from protest_core.report_page.example_selection import SelectedExample, selected_examples
from protest_core.scores.audit import AuditTable, audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import USUAL, score_table
from protest_core.scores.model import ScoreSettings, ScoreTable, SystemComparison
from protest_core.signatures.sign import check_question
from protest_core.signatures.signature import TableKind
from protest_core.suite.queries import load_description
from protest_core.tasks.plan import TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets

_MEASURING = "measuring"


@dataclass(frozen=True, slots=True)
class Provenance:
    """The origin of the numbers. `file`: only its name, which does not depend on its place."""

    file: str
    summary: ProjectSummary
    settings: ScoreSettings
    guidelines: Guidelines
    work: tuple[AnnotatorWork, ...]
    task_sets: tuple[TaskSettings, ...]


@dataclass(frozen=True, slots=True)
class ProjectReport:
    """The tables of a project, each with its signature."""

    provenance: Provenance
    evaluation: EvaluationTable
    scores: ScoreTable
    comparisons: tuple[SystemComparison, ...]  # of pronouns, and of antecedents if requested
    audit: AuditTable
    agreement: AgreementTable
    consistency: ConsistencyTable
    differing: DisagreementCounts
    metrics: tuple[MetricTable, ...]
    metrics_and_people: MetricsAndPeople | None  # `None`: there is no reference
    verdicts: VerdictTable | None
    examples: tuple[SelectedExample, ...]


def project_report(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> ProjectReport:
    """Return the report; filters and settings apply to all tables that have them."""
    with project.reading() as tx:
        check_question(tx, settings.asked(TableKind.SCORES))
        metrics = [] if load_description(tx).without_reference else [*METRICS]
        unmeasured = missing_results(tx, settings.chosen, metrics)
    steps = _ReportProgress(progress, unmeasured=len(unmeasured))
    place = measure_missing(project, settings.chosen, steps.measuring(), metrics=metrics)
    with place.snapshot(steps.repeat) as snapshot:
        return _gathered(snapshot, settings, steps, measured=bool(metrics))


class _ReportProgress:
    """Progress of the whole work, from the progress of its parts."""

    _TABLES = 11
    _EACH = 100

    def __init__(self, progress: ProgressCallback, *, unmeasured: int) -> None:
        self._progress = progress
        self._measured = unmeasured  # one system with one metric takes about as long as a table
        self._parts = self._TABLES + self._measured
        self._begun = 0  # number of parts
        self._last = (0, 1, "reading the project")

    def repeat(self, done: int, total: int, doing: str) -> None:  # noqa: ARG002
        """Report the last progress again, during a statement whose progress is unknown."""
        self._progress(*self._last)

    def measuring(self) -> ProgressCallback:
        """Begin to measure, and name each system and metric."""
        return self._begin("measuring", self._measured)

    def next(self, doing: str) -> ProgressCallback:
        """Begin a table: a log gets one line for it, not one for each time the project is read."""
        tell = self._begin(doing)
        return lambda done, total, _part: tell(done, total, doing)

    def _begin(self, doing: str, parts: int = 1) -> ProgressCallback:
        begun = self._begun * self._EACH
        self._begun += parts

        def tell(done: int, total: int, doing: str) -> None:
            share = parts * self._EACH * done // max(total, 1)
            self._last = (begun + share, self._parts * self._EACH, doing)
            self._progress(*self._last)

        tell(0, 1, doing)
        return tell


def _gathered(
    project: Project, settings: ScoreSettings, steps: _ReportProgress, *, measured: bool
) -> ProjectReport:
    chosen = settings.chosen
    steps.next("counting")
    scores = score_table(project=project, settings=settings)
    return ProjectReport(
        _provenance(project, settings),
        replace(evaluation_table(project=project, chosen=chosen), outdated=scores.outdated),
        scores,
        tuple(
            compare_systems(
                project=project,
                settings=settings,
                question=question,
                progress=steps.next("comparing the systems"),
            )
            for question in scores.questions
        ),
        audit_table(project=project, settings=settings, progress=steps.next("auditing")),
        agreement(project=project, chosen=chosen, progress=steps.next("comparing people")),
        consistency(project=project, chosen=chosen, progress=steps.next("comparing people")),
        disagreement_counts(
            project=project, chosen=chosen, progress=steps.next("comparing people")
        ),
        metrics_of_project(project=project, chosen=chosen, progress=steps.next(_MEASURING))
        if measured
        else (),
        metrics_and_people(project=project, settings=settings, progress=steps.next(_MEASURING))
        if measured
        else None,
        verdicts_against_people(project=project, settings=settings, progress=steps.next(_MEASURING))
        if measured
        else None,
        _examples(project, settings, steps.next("collecting examples"), measured=measured),
    )


def _provenance(project: Project, settings: ScoreSettings) -> Provenance:
    with project.reading() as tx:
        return Provenance(
            project.path.name,
            load_summary(tx),
            settings,
            load_guidelines(tx),
            tuple(load_annotator_work(tx)),
            tuple(each.settings for each in list_task_sets(tx)),
        )


def _examples(
    project: Project, settings: ScoreSettings, progress: ProgressCallback, *, measured: bool
) -> tuple[SelectedExample, ...]:
    by_metric: frozenset[CandidateId] = frozenset()
    if measured:
        cell = VerdictCell(VerdictPart.DISAGREEMENTS)
        found = verdict_candidates(project=project, metric=APT, settings=settings, cell=cell)
        by_metric = frozenset(found)
    return selected_examples(
        project=project, settings=settings, by_metric=by_metric, progress=progress
    )
