"""Judgements and annotators as 1.1 keeps them: three tables, tied together by numbers."""

from collections.abc import Mapping

from protest_core.ids import ExampleId
from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.operations.protest11.status import MASTER_ANNOTATOR, WORDS, StatusRules
from protest_core.store import (
    Annotation,
    KeptJudgement,
    OldAnnotator,
    Snapshot,
    TagAnnotation,
    TokenAnnotation,
)

_SELECTED = "ok"

Candidates = Mapping[tuple[str, ExampleId], int]  # their old numbers, by system and example


def number_annotators(snapshot: Snapshot, known: Mapping[str, int], to: Growing) -> dict[str, int]:
    """Those who were in the old file keep their numbers."""
    used = {*known.values(), *(row.id for row in to.annotators)}
    free = free_numbers(used)
    numbers = dict(known)
    for name in snapshot.annotators():
        if name not in numbers:
            numbers[name] = next(free)
            to.annotators.append(OldAnnotator(numbers[name], name))
    return numbers


class JudgementWriter:
    """Adds judgement after judgement, and then what each is called by the original's rules."""

    def __init__(self, to: Growing) -> None:
        self._to = to
        self._left_over = to.annotations
        to.annotations = []
        self._annotations = free_numbers([])
        self._tokens = free_numbers(row.id for row in to.token_annotations)
        self._tags = free_numbers(row.id for row in to.tag_annotations)

    def add(self, kept: KeptJudgement, candidate: int, annotator: int) -> None:
        judgement = kept.judgement
        self._to.annotations.append(
            Annotation(
                next(self._annotations),
                candidate,
                annotator,
                WORDS[judgement.antecedent],
                WORDS[judgement.pronoun],
                judgement.remark,
                None,
            )
        )
        self._to.token_annotations += [
            TokenAnnotation(next(self._tokens), candidate, line, token, _SELECTED, annotator)
            for line, token in sorted(judgement.tokens)
        ]
        self._to.tag_annotations += [
            TagAnnotation(next(self._tags), candidate, annotator, tag)
            for tag in sorted(judgement.tags)
        ]

    def finish(self) -> None:
        """Rows that meant nothing to us go back, unless somebody has judged there since."""
        judged = {(row.candidate, row.annotator_id) for row in self._to.annotations}
        for row in self._left_over:
            if (row.candidate, row.annotator_id) not in judged:
                self._to.annotations.append(row._replace(id=next(self._annotations)))
        rules = StatusRules(self._to.finished())
        self._to.annotations = [
            row
            if row.conflict_status is not None
            else row._replace(conflict_status=rules.status(row))
            for row in self._to.annotations
        ]


def is_master(annotator: int) -> bool:
    return annotator == MASTER_ANNOTATOR
