"""Words that several annotators selected in one candidate, grouped in SQL."""

from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import Subquery, and_, case, func, not_, null, select

from protest_core.agreement.model import SelectionPattern
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES_AND_CATEGORIES, conditions
from protest_core.db.schema import (
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTokenRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, TokenPlace
from protest_core.judgements.queries.annotators import Names, annotators_by_id
from protest_core.judgements.queries.outcomes import answer_to, as_text, asked, not_judgeable
from protest_core.judgements.questions import Question


def selection_patterns(
    tx: Tx, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[SelectionPattern]:
    """Yield the words selected in candidates that two or more of the annotators call correct."""
    names = annotators_by_id(tx, annotators)
    selected = _selected(question, names)
    # Both questions share one selection of words; only the links say to which part a word belongs.
    certain = and_(selected.c.same, not_(CategoryRow.antecedent_agrees))
    grouped_by = (
        ExampleRow.category_id,
        case((certain, null()), else_=selected.c.candidate_id),
        case((certain, selected.c.people), else_=selected.c.everybody),
    )
    query = (
        select(*grouped_by, func.count())
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(selected, selected.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .group_by(*grouped_by)
    )
    places = cache(_places)  # most annotators select the same words
    rows = tx.connection().execute(query)
    for category, to_look_at, everybody, count in rows:
        people = {}
        for entry in everybody.split(","):
            who, _, words = entry.partition("=")
            people[names[int(who)]] = places(words)
        everyone = tuple(sorted(people))
        if to_look_at is None:
            yield SelectionPattern(category, everyone, count)
        else:
            words_of_each = tuple(people[name] for name in everyone)
            number = CandidateId(to_look_at)
            yield SelectionPattern(category, everyone, count, number, words_of_each)


def _selected(question: Question, annotators: Names) -> Subquery:
    """Select each annotator's words, as "1=7:0 7:1,2=7:1", and whether they are the same.

    Candidates in which nobody selected a word are left out.
    """
    yes = _called_correct(question, annotators)
    who = as_text(yes.c.annotator_id)
    return (
        select(
            yes.c.candidate_id,
            (func.min(yes.c.words) == func.max(yes.c.words)).label("same"),
            func.group_concat(who, ",").label("people"),
            func.group_concat(who.concat("=").concat(yes.c.words), ",").label("everybody"),
        )
        .group_by(yes.c.candidate_id)
        .having(func.count() > 1, func.max(yes.c.words) != "")
        .subquery()
    )


def _called_correct(question: Question, annotators: Names) -> Subquery:
    token = JudgementTokenRow
    place = as_text(token.line).concat(":").concat(as_text(token.token))
    words = (
        select(func.coalesce(func.group_concat(place, " "), ""))
        .where(token.judgement_id == JudgementRow.id)
        .scalar_subquery()
    )
    return (
        select(JudgementRow.candidate_id, JudgementRow.annotator_id, words.label("words"))
        .where(
            JudgementRow.annotator_id.in_(sorted(annotators)),
            answer_to(question) == Answer.YES,
            not_(not_judgeable()),
        )
        .subquery()
    )


def _places(words: str) -> frozenset[TokenPlace]:
    split = (place.split(":") for place in words.split())
    return frozenset((int(line), int(token)) for line, token in split)
