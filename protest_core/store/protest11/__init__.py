"""PROTEST 1.1 databases, read and written with plain SQL: their tables are not ours."""

from protest_core.store.protest11.origin import LeftOver, LineRun, Origin
from protest_core.store.protest11.reading import read_protest11
from protest_core.store.protest11.rows import (
    Annotation,
    CategoryOfOld,
    Corpus,
    DocumentLines,
    OldAnnotator,
    OldAntecedent,
    OldCandidate,
    Protest11,
    Sentence,
    Setting,
    TagAnnotation,
    TargetToken,
    TaskDefinition,
    TaskMember,
    TokenAnnotation,
)
from protest_core.store.protest11.tables import BATCH, FILE_VERSION, MASTER
from protest_core.store.protest11.writing import check_protest11_may_be_made, write_protest11

__all__ = [
    "BATCH",
    "FILE_VERSION",
    "MASTER",
    "Annotation",
    "CategoryOfOld",
    "Corpus",
    "DocumentLines",
    "LeftOver",
    "LineRun",
    "OldAnnotator",
    "OldAntecedent",
    "OldCandidate",
    "Origin",
    "Protest11",
    "Sentence",
    "Setting",
    "TagAnnotation",
    "TargetToken",
    "TaskDefinition",
    "TaskMember",
    "TokenAnnotation",
    "check_protest11_may_be_made",
    "read_protest11",
    "write_protest11",
]
