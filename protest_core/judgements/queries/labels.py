"""Labels of judgements in SQL."""

from collections.abc import Iterator
from functools import cache

from sqlalchemy import ColumnElement, String, cast, select
from sqlalchemy.orm import InstrumentedAttribute

from protest_core.db.schema import (
    CategoryRow,
    JudgementRow,
    JudgementTagRow,
)
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, Label, State
from protest_core.judgements.outcome import JudgementParts, Question, label_of


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
