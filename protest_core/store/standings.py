"""What one annotator has said of many candidates, now and before, in few queries."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from protest_core.ids import CandidateId
from protest_core.judgement import Answer, Judgement, State
from protest_core.merging import BEGINNING, Event, Told
from protest_core.store.merge_values import KeptNow, Standing
from protest_core.store.schema import (
    AnnotatorRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.store.sqlite import portions

# What was taken back with a merge is as if it had never come: the same file may be merged again.
UNDO = "undo"

_NOTHING = Judgement()
_ANSWERS = {answer.value: answer for answer in Answer}
_STATES = {state.value: state for state in State}


def load_standings(
    session: Session, annotator: str, candidates: Sequence[CandidateId]
) -> dict[CandidateId, Standing]:
    """Of every candidate asked for."""
    annotator_id = session.scalar(select(AnnotatorRow.id).where(AnnotatorRow.name == annotator))
    now = dict(_now(session, annotator_id, candidates))
    before = _before(session, annotator_id, candidates)
    return {
        each: Standing(now.get(each), _told(now.get(each), before.get(each, ())))
        for each in candidates
    }


def _told(now: KeptNow | None, before: Iterable[Event]) -> Told:
    """If nothing is said now, the last thing that happened was that it was taken back.

    Or that a merge was: then it is as in the beginning.
    """
    if now is not None:
        return Told((*before, Event(now.judgement, now.made_at)))
    taken_back = [event for event in before if event.judgement == _NOTHING]
    return Told((*before, max(taken_back, key=lambda event: event.made_at, default=BEGINNING)))


def _now(
    session: Session, annotator_id: int | None, candidates: Sequence[CandidateId]
) -> Iterator[tuple[CandidateId, KeptNow]]:
    row = JudgementRow.__table__
    query = select(row).where(row.c.annotator_id == annotator_id)
    rows = list(_chosen(session, query, JudgementRow.candidate_id, candidates))
    ids = [each.id for each in rows]
    token, tag = JudgementTokenRow, JudgementTagRow
    tokens: dict[int, list[tuple[int, int]]] = defaultdict(list)
    query = select(token.judgement_id, token.line, token.token)
    for judgement_id, line, at in _chosen(session, query, token.judgement_id, ids):
        tokens[judgement_id].append((line, at))
    tags: dict[int, list[str]] = defaultdict(list)
    for judgement_id, name in _chosen(
        session, select(tag.judgement_id, tag.tag), tag.judgement_id, ids
    ):
        tags[judgement_id].append(name)
    for each in rows:
        judgement = Judgement(
            _ANSWERS[each.pronoun],
            _ANSWERS[each.antecedent],
            frozenset(tokens[each.id]),
            frozenset(tags[each.id]),
            each.remark,
        )
        kept = (each.guidelines, each.made_at, each.origin, each.seconds, _STATES[each.state])
        yield CandidateId(each.candidate_id), KeptNow(each.id, judgement, *kept)


def _before(
    session: Session, annotator_id: int | None, candidates: Sequence[CandidateId]
) -> dict[CandidateId, list[Event]]:
    found: dict[CandidateId, list[Event]] = defaultdict(list)
    row = JudgementHistoryRow
    query = (
        select(
            row.candidate_id,
            row.pronoun,
            row.antecedent,
            row.tokens,
            row.tags,
            row.remark,
            row.made_at,
            row.ended_at,
            row.change,
        )
        .where(row.annotator_id == annotator_id, row.ended_by != UNDO)
        .order_by(row.id)
    )
    for each in _chosen(session, query, row.candidate_id, candidates):
        judgement = Judgement(
            _ANSWERS[each.pronoun],
            _ANSWERS[each.antecedent],
            frozenset(msgspec.json.decode(each.tokens, type=list[tuple[int, int]])),
            frozenset(msgspec.json.decode(each.tags, type=list[str])),
            each.remark,
        )
        events = found[CandidateId(each.candidate_id)]
        events.append(Event(judgement, each.made_at))
        if each.change == "withdrawn":
            events.append(Event(_NOTHING, each.ended_at))
    return found


def _chosen(
    session: Session,
    query: Select[*tuple[Any, ...]],
    column: InstrumentedAttribute[Any],
    values: Sequence[Any],
) -> Iterator[Any]:
    for some in portions(values):
        yield from session.connection().execute(query.where(column.in_(some)))
