"""Labels of judgements in SQL."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from sqlalchemy import ColumnElement, String, cast, select
from sqlalchemy.orm import InstrumentedAttribute

from protest_core.db.schema import (
    AnnotatorRow,
    CategoryRow,
    JudgementRow,
    JudgementTagRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, Judgement, Label, State
from protest_core.judgements.outcome import JudgementParts, Question, label_of
from protest_core.names import ADJUDICATION

Names = dict[int, str]  # of annotators, by id


def annotators_who_judged(tx: Tx) -> dict[str, AnnotatorKind]:
    """Return the annotators who judged; adjudication is no opinion beside the others."""
    return {name: AnnotatorKind(kind) for name, kind in sorted(tx.execute(_WHO_JUDGED).all())}


def people_who_judged(tx: Tx) -> tuple[str, ...]:
    """Return these without programs."""
    everybody = annotators_who_judged(tx)
    return tuple(name for name, kind in everybody.items() if kind is AnnotatorKind.PERSON)


_WHO_JUDGED = select(AnnotatorRow.name, AnnotatorRow.kind).where(
    AnnotatorRow.id.in_(select(JudgementRow.annotator_id)), AnnotatorRow.name != ADJUDICATION
)


def is_adjudicated(tx: Tx) -> bool:
    """Return whether anything has been adjudicated."""
    settled = select(JudgementRow.id).join(
        AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id
    )
    return tx.scalar(settled.where(AnnotatorRow.name == ADJUDICATION).limit(1)) is not None


def annotators_by_id(tx: Tx, annotators: Iterable[str]) -> Names:
    query = select(AnnotatorRow.id, AnnotatorRow.name)
    return dict(tx.execute(query.where(AnnotatorRow.name.in_(sorted(annotators)))).all())


def asked(question: Question) -> Iterator[ColumnElement[bool]]:
    if question is Question.ANTECEDENT:
        yield CategoryRow.antecedent_agrees.is_(True)


def answer_to(question: Question) -> InstrumentedAttribute[str]:
    return _ANSWERS[question]


_ANSWERS: dict[Question, InstrumentedAttribute[str]] = {
    Question.PRONOUN: JudgementRow.pronoun,
    Question.ANTECEDENT: JudgementRow.antecedent,
}


def not_judgeable() -> ColumnElement[bool]:
    """Return the condition that a judgement has a tag that means "not judgeable"."""
    tags = sorted(NOT_JUDGEABLE_TAGS)
    tagged = select(JudgementTagRow.judgement_id).where(JudgementTagRow.tag.in_(tags))
    return JudgementRow.id.in_(tagged)


def label_parts(question: Question) -> ColumnElement[str]:
    """Return all that a label depends on: "yes/done/0", an antecedent's as "yes/unset/done/0"."""
    row = JudgementRow
    answers = row.pronoun.expression
    if question is Question.ANTECEDENT:
        answers = answers.concat("/").concat(row.antecedent)
    return answers.concat("/").concat(row.state).concat("/").concat(not_judgeable())


@cache
def label_of_parts(parts: str) -> Label | None:
    """Return the label in what `label_parts` selects; `None` while nothing is answered."""
    pronoun, *antecedent, state, tagged = parts.split("/")
    judgement = JudgementParts(
        Answer(pronoun),
        State(state),
        tagged == "1",
        Answer(antecedent[0]) if antecedent else Answer.UNSET,
    )
    return label_of(judgement, Question.ANTECEDENT if antecedent else Question.PRONOUN)


def as_text(number: ColumnElement[int] | InstrumentedAttribute[int]) -> ColumnElement[str]:
    return cast(number, String)


@dataclass(frozen=True, slots=True)
class NamedJudgement:
    """A judgement with its candidate, annotator and labels (`None`: not answered yet)."""

    candidate_id: CandidateId
    annotator: str
    judgement: Judgement
    state: State
    labels: tuple[Label | None, Label | None]
    kind: AnnotatorKind = AnnotatorKind.PERSON

    def label(self, question: Question) -> Label | None:
        pronoun, antecedent = self.labels
        return pronoun if question is Question.PRONOUN else antecedent
