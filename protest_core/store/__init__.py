"""Project files; the only package that speaks SQL."""

from protest_core.store.agreement_values import (
    AgreementTable,
    ConsistencyTable,
    Labelled,
    LabelPattern,
    NamedJudgement,
    Overlap,
    OwnConsistency,
    Pair,
    PairAgreement,
    SelectionPattern,
    TwinPattern,
)
from protest_core.store.audit_tables import (
    AuditCounts,
    AuditTable,
    CorrectedScore,
    UpheldRate,
)
from protest_core.store.batch_rows import BatchContents, ToldOfCandidate
from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.busy import PATIENT, Patience
from protest_core.store.clock import now
from protest_core.store.making import NewFiles
from protest_core.store.merge_values import KeptNow, MergeRecord, MergeStep, Standing, Undone
from protest_core.store.metric_texts import metric_languages
from protest_core.store.moment import at_one_moment
from protest_core.store.overview_values import (
    CandidateFilter,
    Counts,
    FilterChoices,
    Overview,
)
from protest_core.store.people import SaidByPeople
from protest_core.store.project import Project
from protest_core.store.protest11 import (
    BATCH,
    FILE_VERSION,
    MASTER,
    Annotation,
    OldAntecedent,
    OldCandidate,
    Protest11,
    TagAnnotation,
    TargetToken,
    TaskDefinition,
    TokenAnnotation,
    read_protest11,
)
from protest_core.store.said_by_metrics import SaidByMetrics, metrics_with_verdicts
from protest_core.store.score_tables import (
    Average,
    Comparison,
    Score,
    ScoreSettings,
    ScoreTable,
    SystemPair,
    rank,
)
from protest_core.store.score_values import NotJudgeable, OutcomesByExample, SaidGroup
from protest_core.store.side_by_side_values import MatchFound, OfAnnotator
from protest_core.store.snapshot import Changes, Snapshot
from protest_core.store.sqlite import FileKind
from protest_core.store.task_values import Task, TaskProgress, TaskSet, TaskSetProgress
from protest_core.store.tidy_values import (
    CandidatePlace,
    TidyCandidate,
    TidyJudgement,
    TidyMatch,
)
from protest_core.store.values import (
    AS_ALIGNED,
    AlignedSentence,
    Candidate,
    Holdings,
    JudgementRecord,
    KeptJudgement,
    MendedLink,
    PastJudgement,
    ProjectOptions,
    ReferenceShown,
    System,
)
from protest_core.store.verified_values import VerifiedCandidate
from protest_core.store.work_done import WorkDone

__all__ = [
    "AS_ALIGNED",
    "BATCH",
    "FILE_VERSION",
    "MASTER",
    "PATIENT",
    "AgreementTable",
    "AlignedSentence",
    "Annotation",
    "AuditCounts",
    "AuditTable",
    "Average",
    "BatchContents",
    "BatchOrder",
    "BatchRecord",
    "Candidate",
    "CandidateFilter",
    "CandidatePlace",
    "Changes",
    "Comparison",
    "ConsistencyTable",
    "CorrectedScore",
    "Counts",
    "FileKind",
    "FilterChoices",
    "Holdings",
    "JudgementRecord",
    "KeptJudgement",
    "KeptNow",
    "LabelPattern",
    "Labelled",
    "MatchFound",
    "MendedLink",
    "MergeRecord",
    "MergeStep",
    "NamedJudgement",
    "NewFiles",
    "NotJudgeable",
    "OfAnnotator",
    "OldAntecedent",
    "OldCandidate",
    "OutcomesByExample",
    "Overlap",
    "Overview",
    "OwnConsistency",
    "Pair",
    "PairAgreement",
    "PastJudgement",
    "Patience",
    "Project",
    "ProjectOptions",
    "Protest11",
    "ReferenceShown",
    "SaidByMetrics",
    "SaidByPeople",
    "SaidGroup",
    "Score",
    "ScoreSettings",
    "ScoreTable",
    "SelectionPattern",
    "Snapshot",
    "Standing",
    "System",
    "SystemPair",
    "TagAnnotation",
    "TargetToken",
    "Task",
    "TaskDefinition",
    "TaskProgress",
    "TaskSet",
    "TaskSetProgress",
    "TidyCandidate",
    "TidyJudgement",
    "TidyMatch",
    "TokenAnnotation",
    "ToldOfCandidate",
    "TwinPattern",
    "Undone",
    "UpheldRate",
    "VerifiedCandidate",
    "WorkDone",
    "at_one_moment",
    "metric_languages",
    "metrics_with_verdicts",
    "now",
    "rank",
    "read_protest11",
]
