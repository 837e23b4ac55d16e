"""Candidates in the order of a column, and the data for a page of the list."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import (
    ColumnElement,
    Function,
    Integer,
    String,
    and_,
    case,
    exists,
    func,
    literal,
    or_,
    select,
)

from protest_core.candidates.queries.conditions import CANDIDATES, UNJUDGED, holds, with_text
from protest_core.candidates.queries.link_corrections import STANDS
from protest_core.candidates.sort_order import AS_GIVEN, SortKey, SortOrder
from protest_core.db.schema import (
    AlignmentWarningRow,
    AnnotatorRow,
    CandidateRow,
    CandidateTagRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    MatchRow,
    SystemRow,
)
from protest_core.db.sqlite import (
    among_chosen,
    among_values,
    as_chosen,
    define_function,
    numbers_of,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.outcomes import (
    judgements_by_candidate,
    judgements_of_candidate,
    outcome_by,
)
from protest_core.matching.rules import Reason, Verdict

_TOO_LONG = 18  # digits of an SQLite integer
_UNSURE = exists().where(and_(AlignmentWarningRow.candidate_id == CandidateRow.id, STANDS))
_OWN_TAGS = (
    select(func.group_concat(CandidateTagRow.tag, literal(", ", String())))
    .where(CandidateTagRow.candidate_id == CandidateRow.id)
    .scalar_subquery()
)
# Sort expressions of all columns except the outcome. Unknown values come last.
_KEYS: dict[SortKey, ColumnElement[Any]] = {
    SortKey.EXAMPLE: ExampleRow.id.expression,
    SortKey.CATEGORY: CategoryRow.position.expression,
    SortKey.SYSTEM: SystemRow.name.expression,
    SortKey.VERDICT: func.coalesce(MatchRow.verdict, "~"),
    SortKey.REASONS: func.coalesce(MatchRow.reasons, ""),
    SortKey.LINKS: case((_UNSURE, 0), else_=1),
    SortKey.OWN_TAGS: func.coalesce(_OWN_TAGS, "~"),
}
# Statements for pages are made once: people wait for each page while scrolling.
_STATES = (
    select(
        CandidateRow.id,
        MatchRow.verdict,
        MatchRow.reasons,
        judgements_of_candidate(),
        UNJUDGED,
        _UNSURE,
    )
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
    .where(among_chosen(CandidateRow.id))
)
_TAGS = (
    select(CandidateTagRow.candidate_id, CandidateTagRow.tag)
    .where(among_chosen(CandidateTagRow.candidate_id))
    .order_by(CandidateTagRow.candidate_id, CandidateTagRow.tag)
)
_ANSWERS = (
    select(
        JudgementRow.candidate_id, AnnotatorRow.name, JudgementRow.pronoun, JudgementRow.antecedent
    )
    .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
    .where(among_chosen(JudgementRow.candidate_id))
)


@dataclass(frozen=True, slots=True)
class ListedState:
    """The state of a candidate as far as SQL computes it; `verdict` is `None` before matching."""

    verdict: Verdict | None
    reasons: tuple[Reason, ...]
    outcome: Outcome
    unsure: bool


def sorted_candidates(
    tx: Tx, candidates: Sequence[CandidateId], order: SortOrder = AS_GIVEN, text: str = ""
) -> Sequence[CandidateId]:
    """Return those of these candidates that still exist and have this text, in this order."""
    query = select(CandidateRow.id).select_from(CANDIDATES)
    query = query.where(among_values(CandidateRow.id, candidates))
    if text:
        query = query.where(_with_text(text))
    if order.column is SortKey.SYSTEM:
        query = query.join(SystemRow, SystemRow.id == CandidateRow.system_id)
    elif order.column is SortKey.CATEGORY:
        query = query.join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    if order.column is SortKey.OUTCOME:
        judged = judgements_by_candidate()
        query = query.outerjoin(judged, judged.c.candidate_id == CandidateRow.id)
        key: ColumnElement[Any] | None = _outcome(tx, judged.c.judgements)
    else:
        key = _key(order)
    if key is None:
        found = set(numbers_of(tx.connection(), query))
        return [each for each in candidates if each in found]
    first = key.desc() if order.descending else key
    query = query.order_by(first, CandidateRow.system_id, ExampleRow.position)
    return cast(Sequence[CandidateId], numbers_of(tx.connection(), query))


def _with_text(text: str) -> ColumnElement[bool]:
    """Return the condition that a sentence, a remark, an own tag or the number has the text."""
    folded = text.casefold()
    tagged = select(CandidateTagRow.candidate_id).where(holds(CandidateTagRow.tag, folded))
    in_text = or_(CandidateRow.id.in_(tagged), with_text(folded))
    if text.isascii() and text.isdecimal() and len(text) < _TOO_LONG:
        return or_(ExampleRow.id == int(text), in_text)
    return in_text


def _key(order: SortOrder) -> ColumnElement[Any] | None:
    if order.annotator:
        return func.coalesce(_answers_of(order.annotator), "~")  # without an answer: last
    return None if order.column is None else _KEYS[order.column]


def _outcome(tx: Tx, judgements: ColumnElement[str]) -> ColumnElement[Any]:
    """Return the sort key of the outcome; only for judged candidates is our own rule called."""
    places = {outcome.value: place for place, outcome in enumerate(Outcome)}
    define_function(tx.connection(), "protest_place", 2, _place_of)
    place = Function("protest_place", judgements, UNJUDGED, type_=Integer())
    return case((judgements.is_not(None), place), else_=case(places, value=UNJUDGED))


@lru_cache(maxsize=10_000)
def _place_of(judgements: str | None, unjudged: str) -> int:
    return [*Outcome].index(outcome_by(judgements, unjudged))


def _answers_of(annotator: str) -> ColumnElement[str]:
    """Return the expression for "yes/unset": the pronoun's and the antecedent's answer."""
    name = select(AnnotatorRow.id).where(AnnotatorRow.name == annotator).scalar_subquery()
    row = JudgementRow
    return (
        select(row.pronoun.concat("/").concat(row.antecedent))
        .where(row.candidate_id == CandidateRow.id, row.annotator_id == name)
        .scalar_subquery()
    )


def load_states_of_page(
    tx: Tx, candidates: Iterable[CandidateId]
) -> dict[CandidateId, ListedState]:
    return {
        CandidateId(number): ListedState(
            None if verdict is None else Verdict(verdict),
            tuple(map(Reason, (reasons or "").split())),
            outcome_by(judgements, unjudged),
            bool(unsure),
        )
        for number, verdict, reasons, judgements, unjudged, unsure in _page(tx, _STATES, candidates)
    }


def load_tags_of_page(
    tx: Tx, candidates: Iterable[CandidateId]
) -> dict[CandidateId, tuple[str, ...]]:
    tags: dict[CandidateId, tuple[str, ...]] = {}
    for number, tag in _page(tx, _TAGS, candidates):
        tags[CandidateId(number)] = (*tags.get(CandidateId(number), ()), tag)
    return tags


def load_answers_of_page(
    tx: Tx, candidates: Iterable[CandidateId]
) -> dict[CandidateId, dict[str, tuple[str, str]]]:
    """Return the pronoun's and the antecedent's answer of each annotator, by candidate."""
    answers: dict[CandidateId, dict[str, tuple[str, str]]] = {}
    for number, name, pronoun, antecedent in _page(tx, _ANSWERS, candidates):
        answers.setdefault(CandidateId(number), {})[name] = (pronoun, antecedent)
    return answers


def _page(tx: Tx, statement: Any, candidates: Iterable[CandidateId]) -> Iterator[Any]:
    return iter(tx.connection().execute(statement, as_chosen(candidates)))
