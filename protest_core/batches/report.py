"""Batches, merge plans and past merges as reports."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core.batches.annotator_file import BatchDescription as DescribedBatch
from protest_core.batches.merge_plan import FilePlan as PlannedFile
from protest_core.batches.merge_plan import MergeConflict as Contradiction
from protest_core.batches.merge_plan import SaidWithWords as Side
from protest_core.batches.merge_rules import Kind
from protest_core.errors import names_apart, printable
from protest_core.judgements.model import State
from protest_core.judgements.wording import local_time, said_in_words
from protest_core.suite.report import suite_heading
from protest_core.tables.before.latex import as_latex
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph

if TYPE_CHECKING:
    from protest_core.batches.merge_rules import MergeRecord


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


_KINDS = tuple(kind.value for kind in Kind)


_PLANNED = ("file", "annotator", "task", *_KINDS)


_MERGED = ("id", "merged_at", "merged_by", "file", "annotator", *_KINDS, "undone_at")


def write_merge_plan(
    files: Sequence[PlannedFile],
    conflicts: Sequence[Contradiction],
    how: Format,
    *,
    width: int = 80,
) -> Iterable[str]:
    """One row for each file. Contradictions follow in words, as text and as JSON."""
    match how:
        case Format.TEXT:
            yield from _plan_in_words(files, width)
            yield from _paragraphs(conflicts, width)
        case Format.JSON:
            record = {
                "files": [*map(_file_record, _rows(files), files)],
                "conflicts": [_conflict_record(conflict) for conflict in conflicts],
            }
            yield _as_json(record)
        case Format.CSV | Format.TSV:
            yield from _delimited(_PLANNED, _rows(files), how)
        case Format.LATEX:
            yield as_latex(_plan_table(files))


def _plan_table(files: Sequence[PlannedFile]) -> Table:
    columns = (
        *(Column(name.capitalize()) for name in _PLANNED[:3]),
        *(Column(name.capitalize(), numeric=True) for name in _KINDS),
    )
    return Table(_PLAN, columns, _rows(files))


def _plan_in_words(files: Sequence[PlannedFile], width: int) -> Iterable[str]:
    """File by file: a terminal has no room for a table with names of files and all kinds."""
    yield f"{_PLAN}\n"
    for file, annotator, task, *numbers in _rows(files):
        counts = _counts_in_words(dict(zip(_KINDS, numbers, strict=True)))
        yield paragraph(f"{file} · {annotator} · {task}: {counts}", width, indent="    ")


_PLAN = "What merging does with the judgements"


def _counts_in_words(counts: Mapping[str, Cell]) -> str:
    words = {Kind.CONFLICT.value: "in conflict"}
    told = (f"{number:,} {words.get(name, name)}" for name, number in counts.items() if number)
    return ", ".join(told) or "none"


def _rows(files: Sequence[PlannedFile]) -> list[tuple[Cell, ...]]:
    names = names_apart(file.path for file in files)
    return [
        (names[file.path], file.annotator, file.task, *(file.counts[kind] for kind in Kind))
        for file in files
    ]


def _file_record(row: Sequence[Cell], file: PlannedFile) -> dict[str, object]:
    return {
        **dict(zip(_PLANNED, row, strict=True)),
        "other_guidelines": file.other_guidelines or None,
    }


def _paragraphs(conflicts: Iterable[Contradiction], width: int) -> Iterable[str]:
    for conflict in conflicts:
        example = conflict.candidate.example
        head = (
            f"{conflict.candidate.system} · example {example.id} · {example.category.label} · "
            f"{conflict.annotator}"
        )
        yield "\n" + paragraph(head, width)
        sides = (conflict.in_project, conflict.in_file)
        for name, side, other in zip(("project", "file"), sides, reversed(sides), strict=True):
            said = side_in_words(side, beside=other)
            yield paragraph(said, width, first=f"  {name:9}", indent=" " * 11)


def side_in_words(side: Side, *, beside: Side) -> str:
    """`beside`: the other side, from which this one differs somewhere."""
    when = f" ({local_time(side.made_at)})" if side.made_at else ""
    return said_in_words(side.judgement, side.words, beside=beside.judgement.remark) + when


def _conflict_record(conflict: Contradiction) -> dict[str, object]:
    return {
        "file": conflict.file,
        "annotator": conflict.annotator,
        "system": conflict.candidate.system,
        "example": conflict.candidate.example.id,
        "category": conflict.candidate.example.category.id,
        "in_project": _side_record(conflict.in_project),
        "in_file": _side_record(conflict.in_file),
    }


def _side_record(side: Side) -> dict[str, object]:
    said = side.judgement
    return {
        "pronoun": said.pronoun.value,
        "antecedent": said.antecedent.value,
        "tokens": sorted(said.tokens),
        "words": side.words,
        "tags": sorted(said.tags),
        "remark": said.remark,
        "made_at": side.made_at or None,
    }


def write_merges(merges: Sequence["MergeRecord"], how: Format, *, width: int = 80) -> Iterable[str]:
    """What was merged, the oldest first."""
    match how:
        case Format.TEXT if not merges:
            yield "Nothing was merged yet.\n"
        case Format.TEXT:
            yield as_text(_merges_in_words(merges), width=width)
        case Format.JSON:
            yield _as_json([_merge_record(merge) for merge in merges])
        case Format.CSV | Format.TSV:
            rows = (tuple(_merge_record(merge).values()) for merge in merges)
            yield from _delimited(_MERGED, rows, how)
        case Format.LATEX:
            yield as_latex(_merges_table(merges))


def _merges_table(merges: Iterable["MergeRecord"]) -> Table:
    columns = (*_FIRST, *(Column(name.capitalize(), numeric=True) for name in _SHOWN), _LAST)
    rows = [
        _shown_row(record, *(record[name] for name in _SHOWN))
        for record in map(_merge_record, merges)
    ]
    return Table(_TITLE, columns, rows)


def _merges_in_words(merges: Iterable["MergeRecord"]) -> Table:
    rows = [
        _shown_row(record, _counts_in_words({name: record[name] for name in _SHOWN}))
        for record in map(_merge_record, merges)
    ]
    return Table(_TITLE, (*_FIRST, Column("Judgements"), _LAST), rows)


_TITLE = "What was merged; ‘protest batch undo’ takes one back"


_FIRST = (
    Column("Id", numeric=True),
    *(Column(title) for title in ("When", "By", "File", "Annotator")),
)


_LAST = Column("Undone")


# What did not change is no part of a merge.
_SHOWN = tuple(name for name in _KINDS if name != Kind.UNCHANGED.value)


def _shown_row(record: Mapping[str, Cell], *brought: Cell) -> tuple[Cell, ...]:
    undone = record["undone_at"]
    return (
        record["id"],
        local_time(str(record["merged_at"])),
        *(record[name] for name in ("merged_by", "file", "annotator")),
        *brought,
        local_time(str(undone)) if undone else None,
    )


def _merge_record(merge: "MergeRecord") -> dict[str, Cell]:
    before = (merge.id, merge.merged_at, merge.merged_by, merge.file, merge.annotator)
    counts = (merge.counts.get(name, 0) for name in _KINDS)
    return dict(zip(_MERGED, (*before, *counts, merge.undone_at), strict=True))


def _delimited(
    columns: Iterable[str], rows: Iterable[Sequence[Cell]], how: Format
) -> Iterable[str]:
    return as_delimited(columns, rows, "," if how is Format.CSV else "\t")


def _as_json(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
