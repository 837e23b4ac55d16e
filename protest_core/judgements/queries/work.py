"""How far annotators have come: states, seconds, work."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select

from protest_core.db.schema import AnnotatorRow, JudgementRow
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import (
    AnnotatorWork,
    State,
)
from protest_core.judgements.queries.annotators import kinds_of_annotators


def load_states(tx: Tx, annotator: str) -> dict[CandidateId, State]:
    """Return the states of all candidates that the annotator judged."""
    query = (
        select(JudgementRow.candidate_id, JudgementRow.state)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name == annotator)
    )
    return {CandidateId(candidate): State(state) for candidate, state in tx.execute(query)}


def load_seconds(tx: Tx, annotator: str) -> float:
    """Return how long an annotator has worked on all that holds now."""
    summed = select(func.sum(JudgementRow.seconds)).join(AnnotatorRow)
    return tx.scalar(summed.where(AnnotatorRow.name == annotator)) or 0.0


def load_annotator_work(tx: Tx) -> Iterator[AnnotatorWork]:
    """Yield the work of all annotators who judged anything, sorted by name."""
    row = JudgementRow
    counted = (
        *(func.count(), func.min(row.made_at), func.max(row.made_at)),
        func.sum(row.seconds),
        func.count(row.reference_seen),  # known
        func.count().filter(row.reference_seen.is_(True)),
    )
    kinds = kinds_of_annotators(tx)
    query = (
        select(AnnotatorRow.name, row.state, row.guidelines, *counted)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .group_by(AnnotatorRow.name, row.state, row.guidelines)
        .order_by(AnnotatorRow.name, row.guidelines)
    )
    found: dict[str, list[Any]] = defaultdict(list)
    for name, *rest in tx.connection().execute(query):
        found[name].append(rest)
    for name, rows in found.items():
        states: dict[State, int] = defaultdict(int)
        for state, _, count, *_ in rows:
            states[State(state)] += count
        _, versions, _, first, last, seconds, known, seen = zip(*rows, strict=True)
        yield AnnotatorWork(
            name,
            states,
            tuple(dict.fromkeys(filter(None, versions))),
            min(first),
            max(last),
            sum(seconds),
            kinds[name],
            sum(seen) if any(known) else None,
        )
