"""The tables of PROTEST 1.1, and what a row of each is."""

from types import UnionType
from typing import Any, NamedTuple, get_type_hints

from protest_core.store.protest11.rows import (
    Annotation,
    CategoryOfOld,
    Corpus,
    DocumentLines,
    OldAnnotator,
    OldAntecedent,
    OldCandidate,
    Sentence,
    Setting,
    TagAnnotation,
    TargetToken,
    TaskDefinition,
    TaskMember,
    TokenAnnotation,
)

FILE_VERSION = "PROTEST 1.1"
MASTER, BATCH = "master", "annotation_batch"


class Table(NamedTuple):
    """A table and the type of its rows, whose fields are the columns."""

    name: str
    row: type[Any]

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.row._fields)

    @property
    def types(self) -> tuple[type | UnionType, ...]:
        hints = get_type_hints(self.row)
        return tuple(hints[column] for column in self.columns)


TABLES = (
    Table("meta_data", Setting),
    Table("corpora", Corpus),
    Table("documents", DocumentLines),
    Table("sentences", Sentence),
    Table("categories", CategoryOfOld),
    Table("pro_candidates", OldCandidate),
    Table("pro_antecedents", OldAntecedent),
    Table("translations", TargetToken),
    Table("annotators", OldAnnotator),
    Table("annotations", Annotation),
    Table("token_annotations", TokenAnnotation),
    Table("tag_annotations", TagAnnotation),
    Table("task_definition", TaskDefinition),
    Table("annotation_tasks", TaskMember),
)
