"""Tables and rows of a PROTEST 1.1 database: the columns that a project is made of."""

from dataclasses import dataclass
from types import UnionType
from typing import Any, NamedTuple, get_type_hints

FILE_VERSION = "PROTEST 1.1"
MASTER, BATCH = "master", "annotation_batch"


class OldSetting(NamedTuple):
    tag: str
    tag_value: str


class OldCorpus(NamedTuple):
    id: int
    name: str


class DocumentLines(NamedTuple):
    """The lines of a document; `end` is the last one, not the one after it."""

    id: int
    corpus: int
    start: int
    end: int


class OldSentence(NamedTuple):
    id: int
    corpus: int
    line: int
    sentence: str


class CategoryOfOld(NamedTuple):
    id: int
    description: str
    antagreement: int


class OldCandidate(NamedTuple):
    id: int
    srccorpus: int
    tgtcorpus: int
    example_no: int
    line: int
    srcpro: str
    srcpos: int
    category_no: int
    sequence_no: int | None


class OldAntecedent(NamedTuple):
    """An antecedent; `srcendpos` is the last token of the span."""

    id: int
    srccorpus: int
    tgtcorpus: int
    example_no: int
    ant_no: int
    line: int
    srcstartpos: int
    srcendpos: int
    srcheadpos: int


class TargetToken(NamedTuple):
    """A translation of the pronoun, or with `ant_no` of that antecedent's head."""

    id: int
    tgtcorpus: int
    example_no: int
    ant_no: int | None
    line: int
    tgtpos: int


class OldAnnotator(NamedTuple):
    id: int
    name: str


class Annotation(NamedTuple):
    id: int
    candidate: int
    annotator_id: int
    ant_annotation: str | None
    anaph_annotation: str | None
    remarks: str | None
    conflict_status: str | None


class TokenAnnotation(NamedTuple):
    id: int
    candidate: int
    line: int
    token: int
    annotation: str | None
    annotator_id: int | None


class TagAnnotation(NamedTuple):
    id: int
    candidate: int
    annotator_id: int
    tag: str


class TaskDefinition(NamedTuple):
    id: int
    taskset: str
    label: str


class OldTaskMember(NamedTuple):
    task_no: int
    candidate: int


@dataclass(frozen=True, slots=True)
class Protest11:
    """A whole database, by the names of its tables and in the order of its rows."""

    meta_data: tuple[OldSetting, ...] = ()
    corpora: tuple[OldCorpus, ...] = ()
    documents: tuple[DocumentLines, ...] = ()
    sentences: tuple[OldSentence, ...] = ()
    categories: tuple[CategoryOfOld, ...] = ()
    pro_candidates: tuple[OldCandidate, ...] = ()
    pro_antecedents: tuple[OldAntecedent, ...] = ()
    translations: tuple[TargetToken, ...] = ()
    annotators: tuple[OldAnnotator, ...] = ()
    annotations: tuple[Annotation, ...] = ()
    token_annotations: tuple[TokenAnnotation, ...] = ()
    tag_annotations: tuple[TagAnnotation, ...] = ()
    task_definition: tuple[TaskDefinition, ...] = ()
    annotation_tasks: tuple[OldTaskMember, ...] = ()

    @property
    def settings(self) -> dict[str, str]:
        return dict(self.meta_data)


class OldTable(NamedTuple):
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
    OldTable("meta_data", OldSetting),
    OldTable("corpora", OldCorpus),
    OldTable("documents", DocumentLines),
    OldTable("sentences", OldSentence),
    OldTable("categories", CategoryOfOld),
    OldTable("pro_candidates", OldCandidate),
    OldTable("pro_antecedents", OldAntecedent),
    OldTable("translations", TargetToken),
    OldTable("annotators", OldAnnotator),
    OldTable("annotations", Annotation),
    OldTable("token_annotations", TokenAnnotation),
    OldTable("tag_annotations", TagAnnotation),
    OldTable("task_definition", TaskDefinition),
    OldTable("annotation_tasks", OldTaskMember),
)
