"""Which words people selected where several call the same candidate correct."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Subquery, case, func, not_, null, select
from sqlalchemy.orm import Session

from protest_core.ids import CandidateId
from protest_core.judgement import Answer, Question, TokenPlace
from protest_core.store.agreement_values import SelectionPattern
from protest_core.store.labels import (
    CANDIDATES,
    Names,
    answer_to,
    as_text,
    asked,
    ids_of,
    named,
    narrowed,
    not_judgeable,
)
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.schema import CandidateRow, ExampleRow, JudgementRow, JudgementTokenRow


def count_selection_patterns(
    session: Session, question: Question, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[SelectionPattern]:
    """Of the candidates that two or more of the annotators call correct."""
    names = named(session, annotators)
    selected = _selected(question, names)
    what = (ExampleRow.category_id, selected.c.differing, selected.c.everybody)
    query = (
        select(*what, func.count())
        .select_from(CANDIDATES.join(selected, selected.c.candidate_id == CandidateRow.id))
        .where(*asked(question), *narrowed(chosen))
        .group_by(*what)
    )
    found = session.connection().execute(query, ids_of(session, chosen))
    for category, differing, everybody, count in found:
        people = {}
        for entry in everybody.split(","):
            who, _, words = entry.partition("=")
            people[names[int(who)]] = _places(words)
        everyone = tuple(sorted(people))
        if differing is None:
            yield SelectionPattern(category, everyone, count)
        else:
            words_of_each = tuple(people[name] for name in everyone)
            number = CandidateId(differing)
            yield SelectionPattern(category, everyone, count, number, words_of_each)


def _selected(question: Question, annotators: Names) -> Subquery:
    """What each selected, as "1=7:0 7:1,2=7:1"; only who it was where there is no difference."""
    yes = _called_correct(question, annotators)
    who = as_text(yes.c.annotator_id)
    same = func.min(yes.c.words) == func.max(yes.c.words)
    with_words = func.group_concat(who.concat("=").concat(yes.c.words), ",")
    return (
        select(
            yes.c.candidate_id,
            case((same, null()), else_=yes.c.candidate_id).label("differing"),
            case((same, func.group_concat(who, ",")), else_=with_words).label("everybody"),
        )
        .group_by(yes.c.candidate_id)
        .having(func.count() > 1)
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
