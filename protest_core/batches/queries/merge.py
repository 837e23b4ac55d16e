"""Write judgements from files, with a record by which the merge can be undone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from uuid import uuid4

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, insert, select, update

from protest_core.batches.link_rules import LinkStep
from protest_core.batches.merge_rules import MergeKind, MergeRecord, MergeStep, ProjectSide
from protest_core.batches.queries.links import LinkWriter
from protest_core.db.schema import (
    WITHOUT_FILE,
    BatchRow,
    JudgementRow,
    MergeChangeRow,
    MergeRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.settings import load_project_id
from protest_core.db.sqlite import insert_rows
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import AnnotatorId, TaskId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import (
    EMPTY_JUDGEMENT,
    Ending,
    JudgementRecord,
    PastJudgement,
)
from protest_core.judgements.queries.annotators import ensure_annotator
from protest_core.judgements.queries.write import (
    JudgementWriter,
    record_as_json,
    values_as_json,
)

MERGE = "merge"
_MORE_SECONDS = (
    update(JudgementRow)
    .where(JudgementRow.id == bindparam("judgement"))
    .values(seconds=bindparam("worked"))
)
# Python looks up the value of a member each time.
_NEW, _CHANGED, _WITHDRAWN = MergeKind.NEW.value, MergeKind.CHANGED.value, MergeKind.WITHDRAWN.value


def write_merge(
    tx: WriteTx,
    steps: Sequence[tuple[MergeStep, ProjectSide]],
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

    Unchanged judgements are read, too: their history may be new to the project. `task_id`: the task
    that imported judgements belong to, as if it had been handed out to the annotator.
    """
    annotator_id = ensure_annotator(tx, annotator, kind)
    writer = JudgementWriter(tx, annotator_id)
    time = now()
    written = []
    for step, merge_state in steps:
        _keep_past(writer, step, merge_state)
        if step.take:
            written.append((step, *_take(writer, step, merge_state, time)))
        elif step.kind is MergeKind.CONFLICT:
            not_taken = PastJudgement.of(
                _record_of_step(step), ended_at=time, ended_by=MERGE, change=Ending.NOT_TAKEN
            )
            writer.keep(step.incoming.candidate_id, not_taken)
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
    """Record that the annotator has the task, for each import separately, so that it can be undone.

    Judgements since the task set was made count as work on the task: an import may contain times
    older than the import.
    """
    task_set = tx.get_one(TaskSetRow, tx.get_one(TaskRow, task_id).task_set_id)
    row = BatchRow(
        id=str(uuid4()),  # cannot be guessed: no file passes for this batch
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


def _add_seconds(tx: Tx, steps: Iterable[tuple[MergeStep, ProjectSide]]) -> None:
    """Add work on unchanged judgements: reading without a change is work, too."""
    more = [
        {"judgement": merge_state.now.id, "worked": step.incoming.record.seconds}
        for step, merge_state in steps
        if not step.take
        and merge_state.now is not None
        and step.incoming.record.seconds > merge_state.now.seconds
        and step.incoming.record.made_at == merge_state.now.made_at
        and step.incoming.judgement == merge_state.now.judgement
    ]
    if more:
        tx.connection().execute(_MORE_SECONDS, more)


def _counts(steps: Iterable[MergeStep]) -> dict[str, int]:
    kinds = [step.kind for step in steps]
    return {kind.value: kinds.count(kind) for kind in MergeKind}


def count_links(links: Iterable[LinkStep]) -> dict[str, int]:
    """Return how many link corrections came into force, and how many were in conflict."""
    links = tuple(links)
    conflicts = sum(step.kind is MergeKind.CONFLICT for step in links)
    return {"links": sum(step.take for step in links), "link_conflicts": conflicts}


def _record_of_step(step: MergeStep) -> JudgementRecord:
    return structs.replace(step.incoming.record, origin=MERGE, state=step.state)


def _keep_past(writer: JudgementWriter, step: MergeStep, merge_state: ProjectSide) -> None:
    """Add earlier judgements of the file that the project does not know to its history."""
    if not step.incoming.past:
        return
    known = {(event.content, event.made_at) for event in merge_state.history.events}
    if merge_state.now is not None and step.take:
        # `_take` replaces it: if the file records how it ended, the file's record is kept.
        known.discard((merge_state.now.judgement, merge_state.now.made_at))
    for past in step.incoming.past:
        if (past.judgement, past.made_at) not in known:
            record = structs.replace(past, origin=MERGE, ended_by=MERGE)
            writer.keep(step.incoming.candidate_id, record)


def _take(
    writer: JudgementWriter, step: MergeStep, merge_state: ProjectSide, time: str
) -> tuple[str | None, str | None]:
    """Write a judgement, and return the data before and after for the record of the merge."""
    incoming, before = step.incoming, merge_state.now
    withdrawn = incoming.judgement == EMPTY_JUDGEMENT
    if before is not None:
        writer.remove(before)
        in_file = {(past.judgement, past.made_at) for past in incoming.past}
        if (before.judgement, before.made_at) not in in_file:
            change = Ending.WITHDRAWN if withdrawn else Ending.REPLACED
            past = PastJudgement.of(before, ended_at=time, ended_by=MERGE, change=change)
            writer.keep(incoming.candidate_id, past)
    after = None if withdrawn else writer.add(incoming.candidate_id, _record_of_step(step))
    return (
        None if before is None else record_as_json(before),
        None if after is None else values_as_json(after),
    )


def _changes(
    merge_id: int,
    written: Iterable[tuple[MergeStep, str | None, str | None]],
) -> Iterator[tuple[Any, ...]]:
    for step, before, after in written:
        kind = _NEW if before is None else _WITHDRAWN if after is None else _CHANGED
        yield merge_id, step.incoming.candidate_id, kind, before, after
