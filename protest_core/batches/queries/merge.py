"""Write judgements that came from outside, with a record by which they can be undone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any
from uuid import uuid4

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.orm import DeclarativeBase

from protest_core.batches.link_rules import LinkStep
from protest_core.batches.merge_rules import KeptNow, Kind, MergeRecord, MergeState, MergeStep
from protest_core.batches.queries.links import LinkWriter
from protest_core.db.schema import (
    WITHOUT_FILE,
    BatchRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
    MergeChangeRow,
    MergeRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.settings import load_project_id
from protest_core.db.sqlite import insert_rows, portions
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import AnnotatorId, CandidateId, TaskId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import EMPTY_JUDGEMENT, Judgement, State
from protest_core.judgements.queries.record import ensure_annotator

MERGE = "merge"


_LAST_ID = select(func.max(JudgementRow.id))


class JudgementWriter:
    """Collects rows for whole tables, and writes them at the end in a few statements."""

    def __init__(self, tx: Tx, annotator_id: AnnotatorId) -> None:
        self._tx = tx
        self._annotator_id = annotator_id
        self._next_id = (tx.connection().scalar(_LAST_ID) or 0) + 1
        self._gone: list[int] = []
        self._rows: dict[type[DeclarativeBase], list[tuple[Any, ...]]] = {
            table: []
            for table in (JudgementRow, JudgementTokenRow, JudgementTagRow, JudgementHistoryRow)
        }

    def remove(self, kept: KeptNow) -> None:
        self._gone.append(kept.judgement_id)

    def add(self, candidate_id: CandidateId, record: Mapping[str, Any]) -> None:
        """Add a judgement; `record` is made by `record_of`."""
        number, self._next_id = self._next_id, self._next_id + 1
        values = {
            "id": number,
            "candidate_id": candidate_id,
            "annotator_id": self._annotator_id,
            **_SINCE_THEN,
            **record,
        }
        self._rows[JudgementRow].append(_JUDGEMENT(values))
        self._rows[JudgementTokenRow] += [(number, *place) for place in record["tokens"]]
        self._rows[JudgementTagRow] += [(number, tag) for tag in record["tags"]]

    def keep(
        self, candidate_id: CandidateId, record: Mapping[str, Any], *, ended: tuple[str, str, str]
    ) -> None:
        """Add a judgement to history; `ended`: when, by what, and how."""
        values = {
            **_SINCE_THEN,
            **record,
            "id": None,
            "candidate_id": candidate_id,
            "annotator_id": self._annotator_id,
            "tokens": msgspec.json.encode(record["tokens"]).decode(),
            "tags": msgspec.json.encode(record["tags"]).decode(),
            "ended_at": ended[0],
            "ended_by": ended[1],
            "change": ended[2],
        }
        self._rows[JudgementHistoryRow].append(_HISTORY(values))

    def write(self) -> bool:
        """Write all rows, and return whether there were any."""
        connection = self._tx.connection()
        for some in portions(self._gone):
            connection.execute(delete(JudgementRow).where(JudgementRow.id.in_(some)))
        for table, rows in self._rows.items():
            insert_rows(connection, table, rows)
        return bool(self._gone) or any(self._rows.values())


_JUDGEMENT = itemgetter(*(column.name for column in JudgementRow.__table__.columns))


_HISTORY = itemgetter(*(column.name for column in JudgementHistoryRow.__table__.columns))


# What the records of earlier programs, in merges, do not have.
_SINCE_THEN = {"reference_seen": None}


def record_of(
    judgement: Judgement,
    *,
    guidelines: str,
    made_at: str,
    seconds: float,
    origin: str = MERGE,
    state: State = State.DONE,
    reference_seen: bool | None = None,
) -> dict[str, Any]:
    """Return everything that is stored of a judgement, as plain values."""
    return {
        "pronoun": str(judgement.pronoun),  # quicker than its value
        "antecedent": str(judgement.antecedent),
        "tokens": sorted(judgement.tokens),
        "tags": sorted(judgement.tags),
        "remark": judgement.remark,
        "guidelines": guidelines,
        "made_at": made_at,
        "seconds": seconds,
        "origin": origin,
        "state": str(state),
        "reference_seen": reference_seen,
    }


def record_of_kept(kept: KeptNow) -> dict[str, Any]:
    return record_of(
        kept.judgement,
        guidelines=kept.guidelines,
        made_at=kept.made_at,
        seconds=kept.seconds,
        origin=kept.origin,
        state=kept.state,
        reference_seen=kept.reference_seen,
    )


def write_merge(
    tx: WriteTx,
    steps: Sequence[tuple[MergeStep, MergeState]],
    links: Sequence[LinkStep],
    *,
    batch_id: str | None,
    annotator: str,
    kind: AnnotatorKind,
    file: str,
    merged_by: str,
    task_id: TaskId | None = None,
) -> MergeRecord | None:
    """Write a merge, and return its record; `None` if it changes nothing.

    Unchanged judgements are read, too: their past may be new to the project. `task_id`: of the task
    that an import counts as work on, as if it had been handed out to the annotator.
    """
    annotator_id = ensure_annotator(tx, annotator, kind)
    writer = JudgementWriter(tx, annotator_id)
    time = now()
    written = []
    for step, merge_state in steps:
        _keep_past(writer, step, merge_state)
        if step.take:
            written.append((step, *_take(writer, step, merge_state, time)))
        elif step.kind is Kind.CONFLICT:
            ended = (time, MERGE, "not_taken")
            writer.keep(step.incoming.candidate_id, _record_of_step(step), ended=ended)
    _add_seconds(tx, steps)
    link_writer = LinkWriter(tx, annotator, time)
    link_writer.write(links)
    has_written = writer.write() or link_writer.has_written
    if task_id is not None and (has_written or not _has_task(tx, annotator_id, task_id)):
        batch_id = _save_imported_task(tx, annotator_id, task_id)
    elif not has_written:
        return None
    counts = _counts(step for step, _ in steps) | count_links(links)
    merge = {
        "batch_id": batch_id,
        "annotator_id": annotator_id,
        "file": file,
        "merged_at": time,
        "merged_by": merged_by,
        "counts": msgspec.json.encode(counts).decode(),
    }
    connection = tx.connection()
    merge_id = connection.execute(insert(MergeRow), merge).lastrowid
    insert_rows(connection, MergeChangeRow, _changes(merge_id, written))
    link_writer.record(merge_id)
    return MergeRecord(merge_id, batch_id, annotator, file, time, merged_by, counts, kind=kind)


def _has_task(tx: Tx, annotator_id: AnnotatorId, task_id: TaskId) -> bool:
    row = BatchRow
    query = select(row.id).where(row.annotator_id == annotator_id, row.task_id == task_id)
    return tx.scalars(query.limit(1)).first() is not None


def _save_imported_task(tx: WriteTx, annotator_id: AnnotatorId, task_id: TaskId) -> str:
    """Record that the annotator has the task, each import for itself so that it can be undone.

    Work on a task is what was judged since the task set was made: an import may bring older times
    than its own.
    """
    task_set = tx.get_one(TaskSetRow, tx.get_one(TaskRow, task_id).task_set_id)
    row = BatchRow(
        id=str(uuid4()),  # nobody can guess it, so that no file passes for this batch
        project_id=load_project_id(tx),
        task_id=task_id,
        annotator_id=annotator_id,
        exported_at=task_set.created_at,
        guidelines=load_guidelines(tx).version,
        codes=WITHOUT_FILE,
        corrects_links=False,
    )
    tx.add(row)
    tx.flush()
    return row.id


def _add_seconds(tx: Tx, steps: Iterable[tuple[MergeStep, MergeState]]) -> None:
    """Add work on unchanged judgements: reading on without a change is work, too."""
    more = [
        {"judgement": merge_state.now.judgement_id, "worked": step.incoming.seconds}
        for step, merge_state in steps
        if not step.take
        and merge_state.now is not None
        and step.incoming.seconds > merge_state.now.seconds
        and step.incoming.made_at == merge_state.now.made_at
        and step.incoming.judgement == merge_state.now.judgement
    ]
    if more:
        tx.connection().execute(_MORE_SECONDS, more)


_MORE_SECONDS = (
    update(JudgementRow)
    .where(JudgementRow.id == bindparam("judgement"))
    .values(seconds=bindparam("worked"))
)


def _counts(steps: Iterable[MergeStep]) -> dict[str, int]:
    kinds = [step.kind for step in steps]
    return {kind.value: kinds.count(kind) for kind in Kind}


def count_links(links: Iterable[LinkStep]) -> dict[str, int]:
    """Return how many link corrections came into force, and of how many the project's held."""
    links = tuple(links)
    conflicts = sum(step.kind is Kind.CONFLICT for step in links)
    return {"links": sum(step.take for step in links), "link_conflicts": conflicts}


def _record_of_step(step: MergeStep) -> dict[str, Any]:
    incoming = step.incoming
    return record_of(
        incoming.judgement,
        guidelines=incoming.guidelines,
        made_at=incoming.made_at,
        seconds=incoming.seconds,
        state=step.state,
        reference_seen=incoming.reference_seen,
    )


def _keep_past(writer: JudgementWriter, step: MergeStep, merge_state: MergeState) -> None:
    """Add to history what the file has and the project does not."""
    if not step.incoming.past:
        return
    known = {(event.content, event.made_at) for event in merge_state.history.events}
    if merge_state.now is not None and step.take:
        # This merge adds it to history, unless the file says how it ended.
        known.discard((merge_state.now.judgement, merge_state.now.made_at))
    for past in step.incoming.past:
        if (past.judgement, past.made_at) not in known:
            record = record_of(
                past.judgement,
                guidelines=past.guidelines,
                made_at=past.made_at,
                seconds=past.seconds,
                reference_seen=past.reference_seen,
            )
            ended = (past.ended_at, MERGE, past.change)
            writer.keep(step.incoming.candidate_id, record, ended=ended)


def _take(
    writer: JudgementWriter, step: MergeStep, merge_state: MergeState, time: str
) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    """Write a judgement, and return the records before and after."""
    incoming, before = step.incoming, merge_state.now
    gone = incoming.judgement == EMPTY_JUDGEMENT
    if before is not None:
        writer.remove(before)
        in_file = {(past.judgement, past.made_at) for past in incoming.past}
        if (before.judgement, before.made_at) not in in_file:
            ended = (time, MERGE, "withdrawn" if gone else "replaced")
            writer.keep(incoming.candidate_id, record_of_kept(before), ended=ended)
    after = None if gone else _record_of_step(step)
    if after is not None:
        writer.add(incoming.candidate_id, after)
    return (None if before is None else record_of_kept(before)), after


def _changes(
    merge_id: int,
    written: Iterable[tuple[MergeStep, dict[str, Any] | None, dict[str, Any] | None]],
) -> Iterator[tuple[Any, ...]]:
    for step, before, after in written:
        kind = _NEW if before is None else _WITHDRAWN if after is None else _CHANGED
        yield merge_id, step.incoming.candidate_id, kind, _as_json(before), _as_json(after)


# A member's value is looked up each time that it is asked for.
_NEW, _CHANGED, _WITHDRAWN = Kind.NEW.value, Kind.CHANGED.value, Kind.WITHDRAWN.value


def _as_json(record: dict[str, Any] | None) -> str | None:
    return None if record is None else msgspec.json.encode(record).decode()
