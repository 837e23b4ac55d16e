"""The candidates behind the numbers of the Agreement section."""

from dataclasses import dataclass

from protest_core.agreement.compute import candidates_in_cell, candidates_with_words
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question


@dataclass(frozen=True, slots=True)
class Behind:
    """What is counted in a number: of two people, all that they are compared on, or a part.

    `words`: that of which the overlap of selected words is told.
    """

    pair: tuple[str, str]
    question: Question
    category: str | None = None
    judged_only: bool = False
    labels: tuple[Label | None, Label | None] = (None, None)
    agreeing: bool | None = None
    words: bool = False


def candidates_behind(project: Project, behind: Behind) -> tuple[CandidateId, ...]:
    if behind.words:
        return candidates_with_words(
            project=project,
            pair=behind.pair,
            question=behind.question,
            category=behind.category,
        )
    return candidates_in_cell(
        project=project,
        pair=behind.pair,
        question=behind.question,
        labels=behind.labels,
        category=behind.category,
        judged_only=behind.judged_only,
        agreeing=behind.agreeing,
    )
