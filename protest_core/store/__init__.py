"""Project files; the only package that speaks SQL."""

from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.clock import now
from protest_core.store.overview_values import (
    CandidateFilter,
    Counts,
    FilterChoices,
    Overview,
)
from protest_core.store.project import Changes, Project, Snapshot
from protest_core.store.sqlite import FileKind
from protest_core.store.task_values import Task, TaskProgress, TaskSet, TaskSetProgress
from protest_core.store.values import (
    AlignedSentence,
    Candidate,
    Holdings,
    JudgementRecord,
    KeptJudgement,
    PastJudgement,
    ProjectOptions,
    ReferenceShown,
    System,
)

__all__ = [
    "AlignedSentence",
    "BatchOrder",
    "BatchRecord",
    "Candidate",
    "CandidateFilter",
    "Changes",
    "Counts",
    "FileKind",
    "FilterChoices",
    "Holdings",
    "JudgementRecord",
    "KeptJudgement",
    "Overview",
    "PastJudgement",
    "Project",
    "ProjectOptions",
    "ReferenceShown",
    "Snapshot",
    "System",
    "Task",
    "TaskProgress",
    "TaskSet",
    "TaskSetProgress",
    "now",
]
