"""The tables of PROTEST 1.1, and what a row of each is."""

from types import UnionType
from typing import Any, NamedTuple, get_type_hints

from protest_core.store.protest11 import rows

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
    Table("meta_data", rows.Setting),
    Table("corpora", rows.Corpus),
    Table("documents", rows.DocumentLines),
    Table("sentences", rows.Sentence),
    Table("categories", rows.CategoryOfOld),
    Table("pro_candidates", rows.OldCandidate),
    Table("pro_antecedents", rows.OldAntecedent),
    Table("translations", rows.TargetToken),
    Table("annotators", rows.OldAnnotator),
    Table("annotations", rows.Annotation),
    Table("token_annotations", rows.TokenAnnotation),
    Table("tag_annotations", rows.TagAnnotation),
    Table("task_definition", rows.TaskDefinition),
    Table("annotation_tasks", rows.TaskMember),
)
