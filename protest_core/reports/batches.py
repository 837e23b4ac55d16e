"""What a batch file is and how far its annotator is, as a short page or as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path

from protest_core.errors import printable
from protest_core.judgement.conflicts import State
from protest_core.operations.batches.batch_description import BatchDescription as DescribedBatch
from protest_core.reports.evaluation import suite_heading
from protest_core.reports.said import local_time
from protest_core.reports.table import Format


def write_batch(path: Path, batch: DescribedBatch, how: Format) -> str:
    if how is Format.JSON:
        return json.dumps(_record(batch), ensure_ascii=False, indent=2) + "\n"
    return printable("\n".join(_lines(path, batch)), lines=True) + "\n"


def _lines(path: Path, batch: DescribedBatch) -> Iterator[str]:
    record = batch.record
    yield from suite_heading(batch.suite).splitlines()
    yield f"File: {path}, a batch of a PROTEST project"
    yield f"For: {record.annotator}"
    when = local_time(record.exported_at)
    yield f"Task: {record.task_set}, task {record.label}, handed out {when}"
    yield f"Guidelines: {record.guidelines}"
    yield f"Systems: {', '.join(batch.systems)}"
    yield f"Candidates: {batch.count():,}"
    yield from (f"{batch.count(state):7,}  {_STATES[state]}" for state in State)
    yield f"Work: {_work(batch)}"
    yield "Done, by category:"
    widest = len(f"{batch.count():,}")
    for category in batch.categories:
        done, of_all = batch.count(State.DONE, category.id), batch.count(category=category.id)
        yield f"{done:7,} of {of_all:{widest},}  {category.label}"


_STATES = {
    State.NEW: "new",
    State.INCOMPLETE: "incomplete",
    State.DONE: "done",
    State.CONFLICT: "in conflict",
}


def _work(batch: DescribedBatch) -> str:
    if not batch.first_at:
        return "not begun"
    judged = batch.count() - batch.count(State.NEW)
    each = f", {batch.seconds / judged:.0f} s for each judged candidate" if judged else ""
    between = f"{local_time(batch.first_at)} and {local_time(batch.last_at)}"
    return f"{_duration(batch.seconds)} between {between}{each}"


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    if minutes < 1:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


def _record(batch: DescribedBatch) -> dict[str, object]:
    record = batch.record
    return {
        "id": record.id,
        "project_id": record.project_id,
        "suite": {
            "name": batch.suite.name,
            "version": batch.suite.version,
            "demonstration": batch.suite.demonstration,
        },
        "annotator": record.annotator,
        "task_set": record.task_set,
        "task": record.label,
        "exported_at": record.exported_at,
        "guidelines": record.guidelines,
        "systems": batch.systems,
        "candidates": batch.count(),
        **{state.value: batch.count(state) for state in State},
        "categories": {
            category.id: {state.value: batch.count(state, category.id) for state in State}
            for category in batch.categories
        },
        "seconds": round(batch.seconds, 1),
        "first_judged_at": batch.first_at or None,
        "last_judged_at": batch.last_at or None,
    }
