"""Judgements as text in SQL, and the outcomes and labels that follow from it."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Function,
    Integer,
    ScalarSelect,
    String,
    Subquery,
    cast,
    func,
    select,
    type_coerce,
)
from sqlalchemy.orm import InstrumentedAttribute

from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    CategoryRow,
    JudgementRow,
    JudgementTagRow,
)
from protest_core.db.sqlite import define_function
from protest_core.db.transactions import Tx
from protest_core.judgements.annotators import ALL_PEOPLE, AnnotatorKind, Annotators
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, State
from protest_core.judgements.outcome import (
    JudgementParts,
    Outcome,
    ProgramVerdict,
    label_of,
    outcome_of,
    verdict_of,
)
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.names import ADJUDICATION

_FEW = 10_000  # at most this many combinations are kept; each occurs many times
_ANSWERS: dict[Question, InstrumentedAttribute[str]] = {
    Question.PRONOUN: JudgementRow.pronoun,
    Question.ANTECEDENT: JudgementRow.antecedent,
}


def by_people(annotators: Annotators = ALL_PEOPLE) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions that a judgement is by one of these people."""
    whose, row = JudgementRow.annotator_id, AnnotatorRow
    if annotators.only:
        yield whose.in_(select(row.id).where(row.name.in_(sorted(annotators.only))))
    left_out = row.kind == AnnotatorKind.PROGRAM.value
    if annotators.without:
        left_out |= row.name.in_(sorted(annotators.without))
    # "Not in the programs" is faster than "in the people": SQLite would look up each person for
    # every candidate.
    yield whose.not_in(select(row.id).where(left_out))


def judgements_of_candidate(
    annotators: Annotators = ALL_PEOPLE,
    question: Question = Question.PRONOUN,
    *,
    named: bool = False,
) -> ScalarSelect[str]:
    """Select these people's judgements of a candidate, as "yes/unset/done/0/0,no/unset/done/0/1".

    Judgements of programs are left out: they decide no outcome. `question`: the first two are
    always included; a further one is added. `named`: with the annotators' ids, as
    "17:yes/unset/done/0/0,23:no/unset/done/0/1".
    """
    judgements = select(func.group_concat(judgement_in_row(question, named=named)))
    of_candidate = JudgementRow.candidate_id == CandidateRow.id
    return judgements.where(of_candidate, *by_people(annotators)).scalar_subquery()


def judgements_by_candidate() -> Subquery:
    """Select these texts for all judged candidates at once, as `candidate_id` and `judgements`.

    For all candidates of a large project this takes half the time of `judgements_of_candidate`.
    """
    row = JudgementRow
    return (
        select(row.candidate_id, func.group_concat(judgement_in_row()).label("judgements"))
        .where(*by_people())
        # Without the index: reading rows in its order, all over the table, is slower than sorting.
        .group_by(row.candidate_id + 0)
        .subquery()
    )


def judgement_in_row(
    question: Question = Question.PRONOUN, *, named: bool = False
) -> ColumnElement[str]:
    """Return the expression for one of these judgements, as "yes/unset/done/0/0".

    With the answer to a further question it is "yes/unset/done/0/0/er sie". `named`: with the
    annotator's id, as "17:yes/unset/done/0/0".
    """
    row = JudgementRow
    parts: list[tuple[str, ColumnElement[Any] | InstrumentedAttribute[Any]]] = [
        ("%s", row.pronoun),
        ("%s", row.antecedent),
        ("%s", row.state),
        # SQLite makes the list once; a subquery for each judgement takes a third longer.
        ("%d", not_judgeable()),
        ("%d", row.annotator_id == _id_of(ADJUDICATION)),
    ]
    if question not in FIRST_TWO:
        parts.append(("%s", answer_to(question)))
    form = "/".join(each for each, _ in parts)
    who = (row.annotator_id,) if named else ()
    # One call instead of `||` between all parts, which takes half as long again.
    return func.printf(f"%d:{form}" if named else form, *who, *(part for _, part in parts))


def _id_of(annotator: str) -> ColumnElement[int]:
    """Return the annotator's id; 0, which nobody has, if the name is unknown."""
    number = select(AnnotatorRow.id).where(AnnotatorRow.name == annotator).scalar_subquery()
    return func.coalesce(number, 0)


@lru_cache(maxsize=_FEW)
def parse_judgements(
    text: str | None, question: Question = Question.PRONOUN
) -> tuple[JudgementParts, ...]:
    """Parse the text that `judgements_of_candidate` selects."""
    return tuple(_parsed(each, question) for each in text.split(",")) if text else ()


@lru_cache(maxsize=_FEW)
def parse_named_judgements(
    text: str | None, question: Question
) -> tuple[tuple[int, JudgementParts], ...]:
    """Parse the text that `judgements_of_candidate` selects with the annotators' ids."""
    judgements = (each.split(":", 1) for each in text.split(",")) if text else ()
    return tuple((int(number), _parsed(judgement, question)) for number, judgement in judgements)


@lru_cache(maxsize=_FEW)
def without_annotators(text: str | None) -> str | None:
    """Return the text that `judgements_of_candidate` selects without the annotators' ids."""
    return text and ",".join(each.split(":", 1)[1] for each in text.split(","))


def _parsed(text: str, question: Question) -> JudgementParts:
    pronoun, antecedent, state, not_judgeable, adjudicated, *further = text.split("/")
    made = (each for answer in further if answer != Answer.UNSET for each in answer.split())
    return JudgementParts(
        Answer(pronoun),
        State(state),
        not_judgeable == "1",
        Answer(antecedent),
        adjudicated == "1",
        frozenset((question.id, choice) for choice in made),
    )


@lru_cache(maxsize=_FEW)
def outcome_by(judgements: str | None, unjudged: str = Outcome.OPEN) -> Outcome:
    """Return the outcome of a candidate's judgements; `unjudged`: the outcome without any."""
    return outcome_of(
        parse_judgements(judgements),
        approved=unjudged == Outcome.APPROVED,
        no_translation=unjudged == Outcome.NO_TRANSLATION,
    )


def outcome_in_sql(tx: Tx, unjudged: ColumnElement[str]) -> ColumnElement[str]:
    """Return the outcome as an SQL expression for statements of this transaction."""
    define_function(tx.connection(), "protest_outcome", 2, outcome_by)
    return Function("protest_outcome", judgements_of_candidate(), unjudged, type_=String())


def judgement_of_program(name: str, question: Question) -> ScalarSelect[str]:
    """Select a program's judgement of a candidate, in the form of `judgement_in_row`, or null."""
    row = JudgementRow
    theirs = row.annotator_id == _id_of(name)
    judgement = select(judgement_in_row(question))
    return judgement.where(row.candidate_id == CandidateRow.id, theirs).scalar_subquery()


@lru_cache(maxsize=_FEW)
def parse_verdicts(text: str | None, question: Question) -> Mapping[Question, ProgramVerdict]:
    """Parse the text that `judgement_of_program` selects."""
    questions = FIRST_TWO if question in FIRST_TWO else (question,)
    if text is None:
        return dict.fromkeys(questions, ProgramVerdict.UNSET)
    parts = _parsed(text, question)
    return {each: verdict_of(parts, each) for each in questions}


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
    """Return the values of `label_columns` as one text: "yes/done/0", or "yes/unset/done/0".

    The second is for antecedents; for a further question the text is "er es/done/0".
    """
    columns = label_columns(question)
    return func.printf("/".join("%s" for _ in columns), *columns)


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
