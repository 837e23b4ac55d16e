"""How much everybody judged, under which guidelines, and when."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from protest_core.judgement.conflicts import State
from protest_core.store.schema import AnnotatorRow, JudgementRow
from protest_core.store.transactions import Tx


@dataclass(frozen=True, slots=True)
class WorkDone:
    """One annotator's judgements by state; adjudication is one, under its own name.

    `guidelines`: the versions that they were made under; without any they came in a table.
    """

    annotator: str
    states: Mapping[State, int]
    guidelines: tuple[str, ...]
    first_at: str
    last_at: str
    seconds: float

    @property
    def judged(self) -> int:
        return sum(self.states.values())


def load_work_done(tx: Tx) -> Iterator[WorkDone]:
    """Of everybody who judged anything, in order of name."""
    row = JudgementRow
    counted = (
        *(func.count(), func.min(row.made_at), func.max(row.made_at)),
        func.sum(row.seconds),
    )
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
        _, versions, _, first, last, seconds = zip(*rows, strict=True)
        yield WorkDone(
            name,
            states,
            tuple(dict.fromkeys(filter(None, versions))),
            min(first),
            max(last),
            sum(seconds),
        )
