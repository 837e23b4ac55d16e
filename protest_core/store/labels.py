"""Labels of judgements in SQL, and of which candidates: for agreement and disagreements alike."""

from collections.abc import Iterable, Iterator
from functools import cache

from sqlalchemy import ColumnElement, String, cast, select
from sqlalchemy.orm import InstrumentedAttribute

from protest_core.judgement.conflicts import NOT_JUDGEABLE_TAGS, State
from protest_core.judgement.judgement import Answer
from protest_core.judgement.labels import Label, label_of
from protest_core.judgement.outcome import ADJUDICATION, Question
from protest_core.store.overview import chosen_candidates
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.schema import (
    AnnotatorRow,
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    MatchRow,
)
from protest_core.store.selecting import conditions
from protest_core.store.sqlite import among_chosen, as_chosen
from protest_core.store.transactions import Tx

Names = dict[int, str]  # of annotators, by row

# What the conditions below are about.
CANDIDATES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)


def annotators_who_judged(tx: Tx) -> tuple[str, ...]:
    """All but whoever settles what they disagree on: that is no opinion beside the others."""
    judged = select(JudgementRow.annotator_id)
    query = select(AnnotatorRow.name).where(
        AnnotatorRow.id.in_(judged), AnnotatorRow.name != ADJUDICATION
    )
    return tuple(sorted(tx.scalars(query)))


def named(tx: Tx, annotators: Iterable[str]) -> Names:
    query = select(AnnotatorRow.id, AnnotatorRow.name)
    return dict(tx.execute(query.where(AnnotatorRow.name.in_(sorted(annotators)))).all())


def asked(question: Question) -> Iterator[ColumnElement[bool]]:
    if question is Question.ANTECEDENT:
        yield CategoryRow.antecedent_agrees.is_(True)


def narrowed(tx: Tx, chosen: CandidateFilter) -> Iterator[ColumnElement[bool]]:
    """The conditions of the filter; with outcomes, which SQL does not know, those candidates."""
    if chosen.outcomes:
        yield among_chosen(CandidateRow.id)
    else:
        yield from conditions(tx, chosen)


def ids_of(tx: Tx, chosen: CandidateFilter) -> dict[str, str]:
    """The values that belong to the conditions of `narrowed`."""
    return as_chosen(chosen_candidates(tx, chosen)) if chosen.outcomes else {}


def answer_to(question: Question) -> InstrumentedAttribute[str]:
    return _ANSWERS[question]


_ANSWERS: dict[Question, InstrumentedAttribute[str]] = {
    Question.PRONOUN: JudgementRow.pronoun,
    Question.ANTECEDENT: JudgementRow.antecedent,
}


def not_judgeable() -> ColumnElement[bool]:
    """Whether a judgement has one of the tags that say so."""
    tags = sorted(NOT_JUDGEABLE_TAGS)
    tagged = select(JudgementTagRow.judgement_id).where(JudgementTagRow.tag.in_(tags))
    return JudgementRow.id.in_(tagged)


def said_of_judgement(question: Question) -> ColumnElement[str]:
    """All that a label depends on, like "yes/done/0"."""
    answer, state = answer_to(question), JudgementRow.state
    return answer.concat("/").concat(state).concat("/").concat(not_judgeable())


@cache
def label_said(said: str) -> Label | None:
    """The label of what `said_of_judgement` says; `None` while nothing is said yet."""
    answer, state, tagged = said.split("/")
    unfinished = State(state) in {State.NEW, State.INCOMPLETE}
    if Answer(answer) is Answer.UNSET and tagged == "0" and unfinished:
        return None
    return label_of(Answer(answer), not_judgeable=tagged == "1")


def as_text(number: ColumnElement[int] | InstrumentedAttribute[int]) -> ColumnElement[str]:
    return cast(number, String)
