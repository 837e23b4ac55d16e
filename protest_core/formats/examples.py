"""Reads and writes `examples.jsonl`: one pronoun example per line."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from protest_core.formats.example_records import (
    AntecedentRecord,
    CorrectionRecord,
    ExampleRecord,
    Surroundings,
    example_mistakes,
)
from protest_core.formats.problems import ProblemList, in_plain_words
from protest_core.formats.text import read_lines, write_lines
from protest_core.ids import ExampleId
from protest_core.suite import (
    Antecedent,
    Category,
    CorrectedReference,
    Example,
)

FILE = "examples.jsonl"


def read_examples(
    path: Path, *, around: Surroundings, problems: ProblemList
) -> tuple[Example, ...]:
    """Every example, each position checked against the text it points into."""
    examples: list[Example] = []
    first_seen: dict[int, int] = {}
    for number, line in enumerate(read_lines(path, FILE, problems) or (), 1):
        if not line.strip():
            continue
        try:
            record = msgspec.json.decode(line, type=ExampleRecord)
        except msgspec.MsgspecError as error:
            problems.add(FILE, in_plain_words(error), line=number)
            continue
        mistakes = example_mistakes(record, around)
        if (earlier := first_seen.setdefault(record.id, number)) != number:
            mistakes.append(f"example id {record.id} stands already on line {earlier}")
        for mistake in mistakes:
            problems.add(FILE, mistake, line=number)
        if not mistakes:
            examples.append(_example(record, around.categories[record.category]))
    return tuple(examples)


def _example(record: ExampleRecord, category: Category) -> Example:
    return Example(
        ExampleId(record.id),
        category,
        record.line,
        record.token,
        tuple(Antecedent(each.line, *each.span, each.head) for each in record.antecedents),
        _correction(record.reference) if record.reference else CorrectedReference(),
    )


def _correction(record: CorrectionRecord) -> CorrectedReference:
    antecedents = tuple(map(_positions, record.antecedents or ()))
    corrected = any(positions is not None for positions in antecedents)
    return CorrectedReference(_positions(record.pronoun), antecedents if corrected else None)


def _positions(tokens: list[int] | None) -> tuple[int, ...] | None:
    return None if tokens is None else tuple(sorted(set(tokens)))


def write_examples(path: Path, examples: Iterable[Example]) -> None:
    write_lines(path, (msgspec.json.encode(_record(each)).decode() for each in examples))


def _record(example: Example) -> ExampleRecord:
    correction = example.correction
    return ExampleRecord(
        example.id,
        example.category.id,
        example.line,
        example.token,
        [AntecedentRecord(a.line, (a.start, a.end), a.head) for a in example.antecedents],
        None if correction == CorrectedReference() else _correction_record(correction),
    )


def _correction_record(correction: CorrectedReference) -> CorrectionRecord:
    antecedents = correction.antecedents
    return CorrectionRecord(
        None if correction.pronoun is None else list(correction.pronoun),
        None if antecedents is None else [None if a is None else list(a) for a in antecedents],
    )
