"""Write a batch: a small project with one task for one annotator."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, delete, select
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute

from protest_core.batches.model import BatchOrder, BatchRecord
from protest_core.db import schema
from protest_core.db.creating import NewFiles
from protest_core.db.schema import AnnotatorRow, BatchRow, TaskRow, TaskSetRow
from protest_core.db.settings import load_project_id
from protest_core.db.sqlite import insert_rows, portions
from protest_core.db.transactions import Tx, WriteTx
from protest_core.ids import ExampleId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import (
    ReferenceShown,
    load_options,
    save_guidelines,
    save_options,
)
from protest_core.judgements.queries.annotators import ensure_annotator
from protest_core.judgements.queries.write import UNDO
from protest_core.suite.model import Example, context_window, widened
from protest_core.suite.queries import load_description, load_examples, save_language
from protest_core.tasks.plan import TaskSettings

# Lines of context beyond those that the category requires, in both directions.
_MORE_LINES = 6
_Lines = dict[int, set[int]]  # by system
_RECORDS = (
    select(BatchRow, TaskSetRow.name, TaskRow.label, AnnotatorRow.name)
    .join(TaskRow, TaskRow.id == BatchRow.task_id)
    .join(TaskSetRow, TaskSetRow.id == TaskRow.task_set_id)
    .join(AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id)
)


@dataclass(frozen=True, slots=True)
class _ExportedCandidate:
    """A candidate in the project, and its number in the file."""

    number: int
    id: int
    system_id: int
    example_id: int


def write_batch(source: Tx, files: NewFiles, path: Path, order: BatchOrder) -> None:
    """Write a batch under a temporary name, as all are renamed together; `source`: the project."""

    def fill(target: WriteTx) -> None:
        _Export(source, target, order).write()

    files.make(path, fill)


class _Export:
    """Writes one table after the other, in the order of their references."""

    def __init__(self, source: Tx, target: WriteTx, order: BatchOrder) -> None:
        self._source = source
        self._target = target
        self._order = order
        self._rows = _candidates(source, order.candidates)
        ids = [ExampleId(row.example_id) for row in self._rows]
        self._examples = {each.id: each for each in load_examples(source, ids)}
        self._starts = sorted(source.scalars(select(schema.DocumentRow.first_line)))

    def write(self) -> None:
        options = replace(load_options(self._source), language=self._order.language)
        if not self._order.with_reference:
            options = replace(options, reference=ReferenceShown.NEVER)
        save_options(self._target, options)
        save_guidelines(self._target, self._order.guidelines)
        self._copy(schema.SuiteRow, select(schema.SuiteRow.__table__))
        save_language(self._target, load_description(self._source))
        lines = self._lines()
        self._write_texts(lines)
        self._write_examples()
        systems = self._write_systems(lines)
        candidates = [(row.number, systems[row.system_id], row.example_id) for row in self._rows]
        self._insert(schema.CandidateRow, candidates)
        self._write_links()
        self._write_task()
        self._write_judgements()

    def _lines(self) -> _Lines:
        """Return the lines that each system's candidates need."""
        starts = self._starts
        last = self._source.scalars(
            select(schema.SourceSentenceRow.line).order_by(schema.SourceSentenceRow.line.desc())
        ).first()
        ends = [*starts[1:], (last or 0) + 1]
        lines: _Lines = defaultdict(set)
        for row in self._rows:
            example = self._examples[ExampleId(row.example_id)]
            at = bisect_right(starts, example.line) - 1
            lines[row.system_id].update(_context(example, range(starts[at], ends[at])))
            lines[row.system_id].update(example.lines)
        return lines

    def _write_texts(self, lines: _Lines) -> None:
        shown = sorted(set().union(*lines.values()))
        self._insert(schema.DocumentRow, _pieces(shown, set(self._starts)))
        self._copy_chosen(schema.SourceSentenceRow, schema.SourceSentenceRow.line, shown)
        if self._order.with_reference:
            table = schema.ReferenceSentenceRow
            self._copy_chosen(table, table.line, shown)

    def _write_examples(self) -> None:
        ids = list(self._examples)
        categories = {each.category.id for each in self._examples.values()}
        self._copy_chosen(schema.CategoryRow, schema.CategoryRow.id, sorted(categories))
        self._copy_chosen(schema.ExampleRow, schema.ExampleRow.id, ids)
        self._copy_chosen(schema.AntecedentRow, schema.AntecedentRow.example_id, ids)

    def _write_systems(self, lines: _Lines) -> dict[int, int]:
        """Write the systems under their codes and in that order, so that nothing reveals them."""
        system = schema.SystemRow
        names = self._source.execute(select(system.id, system.name).where(system.id.in_(lines)))
        named = sorted((self._order.codes[name], system_id) for system_id, name in names)
        numbers = {system_id: number for number, (_, system_id) in enumerate(named, start=1)}
        self._insert(system, ((numbers[each], code, "", "", "", "{}") for code, each in named))
        sentence = schema.SystemSentenceRow
        for system_id, of_system in lines.items():
            query = select(sentence.line, sentence.text, sentence.links)
            query = query.where(sentence.system_id == system_id)
            number = numbers[system_id]
            rows = _chosen(self._source, query, sentence.line, sorted(of_system))
            # Annotators do not learn what the program takes for no translation.
            self._insert(sentence, ((number, *row, "") for row in rows))
        return numbers

    def _write_links(self) -> None:
        """Write alignment warnings, and link corrections without the names of others.

        Their history goes with them: later corrections in the file continue it.
        """
        numbers = {row.id: row.number for row in self._rows}
        warning, corrected = schema.AlignmentWarningRow, schema.LinkCorrectionRow
        query = select(warning.candidate_id, warning.warning)
        warnings = _chosen(self._source, query, warning.candidate_id, list(numbers))
        self._insert(warning, [(numbers[of], which) for of, which in warnings])
        history = select(corrected.__table__).where(~corrected.taken_back).order_by(corrected.id)
        past = _chosen(self._source, history, corrected.candidate_id, list(numbers))
        rows = []
        for number, row in enumerate(sorted(past, key=lambda row: row.id), start=1):
            author = row.author if row.author == self._order.annotator else ""
            changed = {"id": number, "candidate_id": numbers[row.candidate_id], "author": author}
            rows.append(tuple((row._asdict() | changed).values()))
        self._insert(corrected, rows)

    def _write_task(self) -> None:
        order = self._order
        self._insert(schema.AnnotatorRow, [(1, order.annotator, AnnotatorKind.PERSON.value)])
        # Only its name: other data on its origin would reveal what annotators must not know.
        settings = msgspec.json.encode(TaskSettings(order.task_set)).decode()
        self._insert(schema.TaskSetRow, [(1, order.task_set, order.exported_at, settings)])
        self._insert(schema.TaskRow, [(1, 1, order.label)])
        positions = ((1, row.number - 1, row.number) for row in self._rows)
        self._insert(schema.TaskCandidateRow, positions)
        project_id = load_project_id(self._source)
        version = order.guidelines.version
        batch = (order.id, project_id, 1, 1, order.exported_at, version, "{}", order.corrects_links)
        self._insert(schema.BatchRow, [batch])

    def _write_judgements(self) -> None:
        """Write the annotator's judgements of these candidates, perhaps from another batch.

        Their history goes with them: later judgements in the file continue it, and do not conflict
        with it.
        """
        judgement, history = schema.JudgementRow, schema.JudgementHistoryRow
        ids = self._write_own(judgement, select(judgement.__table__))
        for table in (schema.JudgementTokenRow, schema.JudgementTagRow):
            self._copy_chosen(table, table.judgement_id, ids)
        past = select(history.__table__).where(history.ended_by != UNDO).order_by(history.id)
        self._write_own(history, past)

    def _write_own(
        self,
        table: type[schema.JudgementRow | schema.JudgementHistoryRow],
        query: Select[*tuple[Any, ...]],
    ) -> list[int]:
        numbers = {row.id: row.number for row in self._rows}
        annotator = schema.AnnotatorRow
        name = self._order.annotator
        of_annotator = select(annotator.id).where(annotator.name == name).scalar_subquery()
        own = query.where(table.annotator_id == of_annotator)
        rows = [
            row._asdict() | {"candidate_id": numbers[row.candidate_id], "annotator_id": 1}
            for row in _chosen(self._source, own, table.candidate_id, list(numbers))
        ]
        self._insert(table, (tuple(row.values()) for row in rows))
        return [row["id"] for row in rows]

    def _copy_chosen(
        self,
        table: type[DeclarativeBase],
        column: InstrumentedAttribute[Any],
        values: Collection[Any],
    ) -> None:
        self._insert(table, _chosen(self._source, select(table.__table__), column, list(values)))

    def _copy(self, table: type[DeclarativeBase], query: Select[*tuple[Any, ...]]) -> None:
        self._insert(table, self._source.execute(query))

    def _insert(self, table: type[DeclarativeBase], rows: Iterable[Sequence[Any]]) -> None:
        insert_rows(self._target.connection(), table, (tuple(row) for row in rows))


def _candidates(source: Tx, ids: Sequence[int]) -> list[_ExportedCandidate]:
    """Return the candidates in the order of judging."""
    row = schema.CandidateRow
    query = select(row.id, row.system_id, row.example_id)
    by_id = {each.id: each for each in _chosen(source, query, row.id, ids)}
    return [
        _ExportedCandidate(number, each, by_id[each].system_id, by_id[each].example_id)
        for number, each in enumerate(ids, start=1)
    ]


def _context(example: Example, document: range) -> range:
    window = context_window(example, document)
    return widened(window, document, above=_MORE_LINES, below=_MORE_LINES)


def _pieces(lines: Sequence[int], starts: Collection[int]) -> Iterator[tuple[int, str]]:
    """Yield documents without gaps; after each, an unnamed one without lines begins."""
    present = set(lines)
    for number, line in enumerate(sorted(present), start=1):
        if line in starts or line - 1 not in present:
            yield line, f"text {number}"
        if line + 1 not in present:
            yield line + 1, f"end {number}"


def _chosen(
    tx: Tx,
    query: Select[*tuple[Any, ...]],
    column: InstrumentedAttribute[Any],
    values: Sequence[Any],
) -> Iterator[Any]:
    for some in portions(values):
        yield from tx.connection().execute(query.where(column.in_(some)))


def load_batches(tx: Tx) -> tuple[BatchRecord, ...]:
    """Return the batches in the order of export; a batch file has only its own."""
    query = _RECORDS.order_by(BatchRow.exported_at, BatchRow.id)
    return tuple(
        BatchRecord(
            row.id,
            row.project_id,
            task_set,
            label,
            annotator,
            row.exported_at,
            row.guidelines,
            _systems_by_code(row.codes),
            row.corrects_links,
        )
        for row, task_set, label, annotator in tx.execute(query)
    )


def _systems_by_code(codes: str) -> dict[str, str]:
    by_system = msgspec.json.decode(codes, type=dict[str, str])
    return {code: system for system, code in by_system.items()}


def rename_in_batches(tx: WriteTx, system: str, name: str) -> int:
    """Rename a system in the records of batches; return how many batches have a code for it."""
    changed = 0
    for row in tx.scalars(select(BatchRow)):
        codes = msgspec.json.decode(row.codes, type=dict[str, str])
        if system in codes:
            codes[name] = codes.pop(system)
            row.codes = msgspec.json.encode(codes).decode()
            changed += 1
    return changed


def save_batch(tx: WriteTx, order: BatchOrder) -> None:
    """Save the record that is needed when the batch is returned."""
    of_set = select(TaskSetRow.id).where(TaskSetRow.name == order.task_set).scalar_subquery()
    task_id = tx.scalars(
        select(TaskRow.id).where(TaskRow.task_set_id == of_set, TaskRow.label == order.label)
    ).one()
    tx.add(
        BatchRow(
            id=order.id,
            project_id=load_project_id(tx),
            task_id=task_id,
            annotator_id=ensure_annotator(tx, order.annotator),
            exported_at=order.exported_at,
            guidelines=order.guidelines.version,
            codes=msgspec.json.encode(dict(order.codes)).decode(),
            corrects_links=order.corrects_links,
        )
    )


def remove_batches(tx: WriteTx, ids: Sequence[str], *, but_annotators: Sequence[str]) -> None:
    """Remove batches whose files could not be made, with annotators except `but_annotators`."""
    annotators = select(BatchRow.annotator_id).where(BatchRow.id.in_(ids))
    new = AnnotatorRow.id.in_(tx.scalars(annotators).all())
    tx.execute(delete(BatchRow).where(BatchRow.id.in_(ids)))
    tx.execute(delete(AnnotatorRow).where(new, AnnotatorRow.name.not_in(but_annotators)))
