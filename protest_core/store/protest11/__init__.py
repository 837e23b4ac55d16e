"""PROTEST 1.1 databases, read with plain SQL: their tables are not ours."""

from protest_core.store.protest11.reading import read_protest11
from protest_core.store.protest11.rows import (
    Annotation,
    OldAntecedent,
    OldCandidate,
    Protest11,
    TagAnnotation,
    TargetToken,
    TaskDefinition,
    TokenAnnotation,
)
from protest_core.store.protest11.tables import BATCH, FILE_VERSION, MASTER

__all__ = [
    "BATCH",
    "FILE_VERSION",
    "MASTER",
    "Annotation",
    "OldAntecedent",
    "OldCandidate",
    "Protest11",
    "TagAnnotation",
    "TargetToken",
    "TaskDefinition",
    "TokenAnnotation",
    "read_protest11",
]
