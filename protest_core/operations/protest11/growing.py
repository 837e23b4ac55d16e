"""A 1.1 database that is being put together: rows by table, and the next free number of each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count

from protest_core.store import (
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


@dataclass(slots=True)
class Growing:
    """Named like the tables."""

    meta_data: list[Setting] = field(default_factory=list)
    corpora: list[Corpus] = field(default_factory=list)
    documents: list[DocumentLines] = field(default_factory=list)
    sentences: list[Sentence] = field(default_factory=list)
    categories: list[CategoryOfOld] = field(default_factory=list)
    pro_candidates: list[OldCandidate] = field(default_factory=list)
    pro_antecedents: list[OldAntecedent] = field(default_factory=list)
    translations: list[TargetToken] = field(default_factory=list)
    annotators: list[OldAnnotator] = field(default_factory=list)
    annotations: list[Annotation] = field(default_factory=list)
    token_annotations: list[TokenAnnotation] = field(default_factory=list)
    tag_annotations: list[TagAnnotation] = field(default_factory=list)
    task_definition: list[TaskDefinition] = field(default_factory=list)
    annotation_tasks: list[TaskMember] = field(default_factory=list)

    @classmethod
    def from_rows(cls, rows: Protest11) -> "Growing":
        return cls(**{name: list(getattr(rows, name)) for name in cls.__slots__})

    def finished(self) -> Protest11:
        return Protest11(**{name: tuple(getattr(self, name)) for name in self.__slots__})


def free_numbers(used: Iterable[int]) -> Iterator[int]:
    """Beyond all that a table has when first asked; whoever adds rows asks the same ones on."""
    return count(max(0, *used, 0) + 1)
