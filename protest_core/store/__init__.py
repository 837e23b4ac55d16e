"""Project files; the only package that speaks SQL."""

from protest_core.store.project import Changes, Project, Snapshot
from protest_core.store.values import (
    AlignedSentence,
    Candidate,
    Holdings,
    JudgementRecord,
    PastJudgement,
    System,
)

__all__ = [
    "AlignedSentence",
    "Candidate",
    "Changes",
    "Holdings",
    "JudgementRecord",
    "PastJudgement",
    "Project",
    "Snapshot",
    "System",
]
