"""Labels of judgements in SQL."""

from collections.abc import Iterator
from functools import cache, reduce
from typing import Any

from sqlalchemy import ColumnElement, Integer, String, cast, func, select, type_coerce
from sqlalchemy.orm import InstrumentedAttribute

from protest_core.db.schema import (
    CategoryRow,
    JudgementRow,
    JudgementTagRow,
)
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, State
from protest_core.judgements.outcome import JudgementParts, label_of
from protest_core.judgements.questions import FIRST_TWO, Question

_ANSWERS: dict[Question, InstrumentedAttribute[str]] = {
    Question.PRONOUN: JudgementRow.pronoun,
    Question.ANTECEDENT: JudgementRow.antecedent,
}


def asked(question: Question) -> Iterator[ColumnElement[bool]]:
    if question.agreeing:
        yield CategoryRow.antecedent_agrees.is_(True)
    if question.functions or question.categories:
        of_function = CategoryRow.function.in_(question.functions)
        yield of_function | CategoryRow.id.in_(question.categories)


def answer_to(question: Question) -> ColumnElement[str] | InstrumentedAttribute[str]:
    """Return the expression for an answer; for further questions it is "er es", or "unset"."""
    if question in _ANSWERS:
        return _ANSWERS[question]
    made = func.json_extract(func.nullif(JudgementRow.further, ""), f"$.{question.id}")
    return func.coalesce(made, Answer.UNSET.value, type_=String())


def not_judgeable() -> ColumnElement[bool]:
    """Return the condition that a judgement has a tag that means "not judgeable"."""
    tags = sorted(NOT_JUDGEABLE_TAGS)
    tagged = select(JudgementTagRow.judgement_id).where(JudgementTagRow.tag.in_(tags))
    return JudgementRow.id.in_(tagged)


def label_columns(question: Question) -> tuple[ColumnElement[Any], ...]:
    """Return everything that a label depends on: answers, state, and whether it has such a tag."""
    answers: tuple[Any, ...] = (answer_to(question),)
    if question is Question.ANTECEDENT:
        answers = JudgementRow.pronoun.expression, *answers
    return *answers, JudgementRow.state.expression, type_coerce(not_judgeable(), Integer)


def label_parts(question: Question) -> ColumnElement[str]:
    """Return the same as one text: "yes/done/0", an antecedent's as "yes/unset/done/0".

    For a further question it is "er es/done/0".
    """
    first, *others = label_columns(question)
    return reduce(lambda text, column: text.concat("/").concat(column), others, first)


@cache
def label_of_parts(parts: str, question: Question = Question.PRONOUN) -> str | None:
    """Return the label in the text of `label_parts`; `None` while nothing is answered."""
    *answers, state, tagged = parts.split("/")
    if question in FIRST_TWO:
        pronoun, antecedent, *_ = map(Answer, (*answers, Answer.UNSET))
        judgement = JudgementParts(pronoun, State(state), tagged == "1", antecedent)
    else:
        made = () if answers == [Answer.UNSET] else answers[0].split()
        further = frozenset((question.id, choice) for choice in made)
        judgement = JudgementParts(Answer.UNSET, State(state), tagged == "1", further=further)
    return label_of(judgement, question)


def as_text(number: ColumnElement[int] | InstrumentedAttribute[int]) -> ColumnElement[str]:
    return cast(number, String)
