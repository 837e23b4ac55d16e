"""Judgements and annotators as 1.1 keeps them: three tables, tied together by numbers."""

from collections.abc import Iterable, Mapping

from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.operations.protest11.status import WORDS, StatusRules
from protest_core.store import (
    Annotation,
    KeptJudgement,
    LeftOver,
    OldAnnotator,
    Protest11,
    Snapshot,
    TagAnnotation,
    TokenAnnotation,
)

_SELECTED = "ok"


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
    """Adds judgement after judgement, and then what each is called by the original's rules.

    Rows that a converted file had before keep their numbers.
    """

    def __init__(self, to: Growing, before: Protest11, left_over: LeftOver) -> None:
        self._to = to
        self._left_over = left_over
        self._annotations = _Numbers(
            ((row.candidate, row.annotator_id), row.id) for row in before.annotations
        )
        self._tokens = _Numbers(
            ((row.candidate, row.annotator_id, row.line, row.token), row.id)
            for row in before.token_annotations
        )
        self._tags = _Numbers(
            ((row.candidate, row.annotator_id, row.tag), row.id) for row in before.tag_annotations
        )

    def add(self, kept: KeptJudgement, candidate: int, annotator: int) -> None:
        judgement = kept.judgement
        self._to.annotations.append(
            Annotation(
                self._annotations.of((candidate, annotator)),
                candidate,
                annotator,
                WORDS[judgement.antecedent],
                WORDS[judgement.pronoun],
                judgement.remark,
                None,
            )
        )
        for line, token in sorted(judgement.tokens):
            number = self._tokens.of((candidate, annotator, line, token))
            row = TokenAnnotation(number, candidate, line, token, _SELECTED, annotator)
            self._to.token_annotations.append(row)
        for name in sorted(judgement.tags):
            number = self._tags.of((candidate, annotator, name))
            self._to.tag_annotations.append(TagAnnotation(number, candidate, annotator, name))

    def finish(self) -> None:
        """Rows that meant nothing to us go back, unless somebody has judged there since."""
        to = self._to
        judged = {(row.candidate, row.annotator_id) for row in to.annotations}
        to.token_annotations += self._left_over.token_annotations
        to.tag_annotations += self._left_over.tag_annotations
        rules = StatusRules(to.finished())
        to.annotations = [row._replace(conflict_status=rules.status(row)) for row in to.annotations]
        to.annotations += [
            row
            for row in self._left_over.annotations
            if (row.candidate, row.annotator_id) not in judged
        ]
        for rows in (to.annotations, to.token_annotations, to.tag_annotations):
            rows.sort(key=lambda row: row[0])


class _Numbers:
    """What a row was called before, else a number that no row has had."""

    def __init__(self, before: Iterable[tuple[tuple[object, ...], int]]) -> None:
        self._before = dict(before)
        self._free = free_numbers(self._before.values())

    def of(self, key: tuple[object, ...]) -> int:
        number = self._before.pop(key, None)
        return next(self._free) if number is None else number
