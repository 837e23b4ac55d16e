"""Project files; the only package that speaks SQL."""

from protest_core.store.overview_values import (
    CandidateFilter,
    Counts,
    FilterChoices,
    Overview,
)
from protest_core.store.project import Changes, Project, Snapshot
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
    "Candidate",
    "CandidateFilter",
    "Changes",
    "Counts",
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
]
