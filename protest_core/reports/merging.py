"""Batches that come back, as tables: what merging them does, and what was merged."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.errors import names_apart
from protest_core.merging.deciding import Kind
from protest_core.operations.merging.merge_conflicts import MergeConflict as Contradiction
from protest_core.operations.merging.merge_conflicts import SaidWithWords as Side
from protest_core.operations.merging.merge_plan import FilePlan as PlannedFile
from protest_core.reports.said import local_time, said_in_words
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    paragraph,
)

if TYPE_CHECKING:
    from protest_core.store.merge_values import MergeRecord


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
