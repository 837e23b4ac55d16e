"""Read the strata that candidates were drawn from, and whether people have reached them."""

import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    case,
    exists,
    func,
    or_,
    select,
    union,
)

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementHistoryRow,
    JudgementRow,
    StratumCandidateRow,
    StratumRow,
    TaskCandidateRow,
    TaskOrderRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.sqlite import among_values
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, TaskId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.queries.outcomes import by_people
from protest_core.tasks.model import DrawCounts, DrawState
from protest_core.tasks.plan import Included
from protest_core.tasks.queries.task_sets import load_task_order

_INCLUDED = func.json_extract(TaskSetRow.settings, "$.included", type_=String())
_IS_BY_HAND = _INCLUDED.is_not_distinct_from(Included.CHOSEN.value)


def load_draws(tx: Tx) -> dict[int, str]:
    """Return candidates' strata with their states, as "17/left,23/reached", in their order.

    Candidates that were in no stratum when task sets drew are not included.
    """
    draws: dict[int, str] = {}
    for number, states in members_by_state(tx).items():
        for state, candidates in states.items():
            draw = f"{number}/{state}"
            for candidate in candidates:
                earlier = draws.get(candidate)
                draws[candidate] = f"{earlier},{draw}" if earlier else draw
    return draws


@lru_cache(maxsize=10_000)  # a few combinations occur many times
def parse_draws(text: str | None) -> tuple[tuple[int, DrawState], ...]:
    """Parse the text that `load_draws` returns."""
    draws = (draw.split("/") for draw in text.split(",")) if text else ()
    return tuple((int(number), DrawState(state)) for number, state in draws)


def load_drawn_strata(tx: Tx) -> Mapping[int, DrawCounts]:
    members, stratum = members_by_state(tx), StratumRow
    query = select(stratum.id, stratum.size, stratum.drawn, stratum.reconstructed)
    rows = tx.execute(query.where(stratum.id.in_(members)).order_by(stratum.id)).all()
    strata: dict[int, DrawCounts] = {}
    reached_before: set[int] = set()
    for number, size, drawn, reconstructed in rows:
        states = members[number]
        # A task set that nobody has begun may include candidates judged before: that is no work
        # on it.
        before = sum(len(reached_before.intersection(each)) for each in states.values())
        reached = reached_before.union(states.get(DrawState.REACHED, ()))
        count = len(reached) - len(reached_before)
        strata[number] = DrawCounts(size, drawn, count, reconstructed, before)
        reached_before = reached
    return strata


def members_by_state(tx: Tx) -> Mapping[int, Mapping[DrawState, list[int]]]:
    """Return the candidates of each stratum by state; strata in the order of their drawing."""
    return tx.once(members_by_state, lambda: _load_members(tx))


def _load_members(tx: Tx) -> Mapping[int, Mapping[DrawState, list[int]]]:
    of = _states_in_strata(tx).subquery().c
    place = of.stratum_id, of.state
    # As one text for each state: a row for each candidate would take twice as long.
    query = select(*place, func.json_group_array(of.candidate_id)).group_by(*place)
    members: dict[int, dict[DrawState, list[int]]] = defaultdict(dict)
    for number, state, candidates in tx.execute(query.order_by(*place)):
        members[number][DrawState(state)] = msgspec.json.decode(candidates, type=list[int])
    return members


def _states_in_strata(tx: Tx) -> Select[int, int, str]:
    """Select `stratum_id`, `candidate_id` and the `state` of each candidate in each stratum."""
    member = StratumCandidateRow
    return select(member.stratum_id, member.candidate_id, _state(tx).label("state")).join(
        StratumRow, StratumRow.id == member.stratum_id
    )


def _state(tx: Tx) -> ColumnElement[str]:
    """Return the state of a candidate in a stratum as an expression for this transaction."""
    candidate = StratumCandidateRow.candidate_id
    drawn = exists().where(
        TaskCandidateRow.candidate_id == candidate,
        TaskRow.id == TaskCandidateRow.task_id,
        TaskRow.task_set_id == StratumRow.task_set_id,
    )
    judged = exists().where(JudgementRow.candidate_id == candidate, *by_people())
    passed_over = tx.once(_passed_over, lambda: tuple(_passed_over(tx)))
    by_hand = chosen_by_hand(tx)
    in_turn = and_(judged, ~among_values(candidate, by_hand)) if by_hand else judged
    reached = or_(in_turn, among_values(candidate, passed_over))
    return case(
        (~drawn, DrawState.LEFT.value),
        (reached, DrawState.REACHED.value),
        else_=DrawState.WAITING.value,
    )


def chosen_by_hand(tx: Tx) -> frozenset[CandidateId]:
    """Return the candidates that are judged because they were chosen by hand.

    Candidates judged before they were chosen are not included: choosing changes no numbers.
    """
    return tx.once(chosen_by_hand, lambda: frozenset(_chosen_by_hand(tx)))


def _chosen_by_hand(tx: Tx) -> Iterator[CandidateId]:
    people = select(AnnotatorRow.id).where(AnnotatorRow.kind == AnnotatorKind.PERSON.value)
    for row in tx.scalars(select(TaskSetRow).where(_IS_BY_HAND)).all():
        judged_before = union(
            *(
                select(table.candidate_id).where(
                    table.made_at < row.created_at, table.annotator_id.in_(people)
                )
                for table in (JudgementRow, JudgementHistoryRow)
            )
        )
        query = (
            select(TaskCandidateRow.candidate_id)
            .join(TaskRow, TaskRow.id == TaskCandidateRow.task_id)
            .where(
                TaskRow.task_set_id == row.id, TaskCandidateRow.candidate_id.not_in(judged_before)
            )
        )
        yield from map(CandidateId, tx.scalars(query))


def count_passed_over(
    tx: Tx, task_id: TaskId, annotator: str, judged: frozenset[CandidateId]
) -> int:
    """Return how many candidates of a task would be passed over if these are judged, too."""
    query = select(_IS_BY_HAND).join(TaskRow, TaskRow.task_set_id == TaskSetRow.id)
    if tx.scalar(query.where(TaskRow.id == task_id)):
        return 0
    earlier = (
        select(JudgementRow.candidate_id)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name == annotator)
    )
    in_all = judged.union(tx.scalars(earlier))
    order = load_task_order(tx, task_id)
    last = max((at for at, each in enumerate(order) if each in in_all), default=-1)
    return sum(each not in in_all for each in order[: last + 1])


def _passed_over(tx: Tx) -> Iterator[CandidateId]:
    """Yield the candidates after which annotators have judged something in their batches.

    Candidates that people judged in another task are not included, unless that was because they
    were chosen by hand.
    """
    query = (
        select(TaskRow)
        .join(TaskSetRow, TaskSetRow.id == TaskRow.task_set_id)
        # By hand nothing was drawn, so nothing is reached.
        .where(TaskRow.id.in_(select(BatchRow.task_id)), ~_IS_BY_HAND)
    )
    place, by_hand = TaskOrderRow, chosen_by_hand(tx)
    unjudged = ~exists().where(JudgementRow.candidate_id == place.candidate_id, *by_people())
    for task in tx.scalars(query).all():
        reached = place.task_id == task.id, place.position < _end_of_reached(tx, task, by_hand)
        left = or_(unjudged, among_values(place.candidate_id, by_hand)) if by_hand else unjudged
        yield from map(CandidateId, tx.scalars(select(place.candidate_id).where(*reached, left)))


def _end_of_reached(tx: Tx, task: TaskRow, by_hand: Collection[CandidateId]) -> int:
    """Return the position before which annotators have reached all candidates of a task.

    Candidates chosen by hand may have been judged for that, anywhere in the order.
    """
    place, judged = TaskOrderRow, _judged_in_batch(task)
    in_turn = judged & ~among_values(place.candidate_id, by_hand) if by_hand else judged
    positions = select(place.position).where(place.task_id == task.id)
    last = tx.scalar(positions.where(in_turn).order_by(place.position.desc()).limit(1))
    begin = 0 if last is None else last + 1
    waiting = positions.where(place.position >= begin, ~judged).order_by(place.position).limit(1)
    end = tx.scalar(waiting)
    return sys.maxsize if end is None else end


def _judged_in_batch(task: TaskRow) -> ColumnElement[bool]:
    """Return the condition that annotators judged a candidate of a task since they got it.

    Candidates that they had judged before, and judged again since, meet it.
    """
    judgement = JudgementRow
    return exists().where(
        judgement.candidate_id == TaskOrderRow.candidate_id,
        judgement.annotator_id == BatchRow.annotator_id,
        BatchRow.task_id == task.id,
        judgement.made_at >= BatchRow.exported_at,
        *by_people(),  # a program may have been imported for the task
    )
