"""Reads and writes `examples.jsonl`: one pronoun example per line."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec

from protest_core.formats.problems import ProblemList, in_plain_words
from protest_core.formats.text import read_lines, write_lines
from protest_core.ids import ExampleId
from protest_core.suite import (
    Antecedent,
    Category,
    CorrectedReference,
    Example,
    tokens_of,
)

FILE = "examples.jsonl"
_LARGEST_ID = 2**63 - 1  # what a database can hold


class _AntecedentRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    line: int
    span: tuple[int, int]
    head: int | None = None


class _CorrectionRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pronoun: list[int] | None = None
    antecedents: list[list[int] | None] | None = None


class _ExampleRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: int
    category: str
    line: int
    token: int
    antecedents: list[_AntecedentRecord] = []
    reference: _CorrectionRecord | None = None


def read_examples(
    path: Path,
    *,
    categories: Mapping[str, Category],
    source: Sequence[str],
    reference: Sequence[str],
    problems: ProblemList,
) -> tuple[Example, ...]:
    """Every example, each position checked against the text it points into."""
    examples: list[Example] = []
    first_seen: dict[int, int] = {}
    for number, line in enumerate(read_lines(path, FILE, problems) or (), 1):
        if not line.strip():
            continue
        try:
            record = msgspec.json.decode(line, type=_ExampleRecord)
        except msgspec.MsgspecError as error:
            problems.add(FILE, in_plain_words(error), line=number)
            continue
        mistakes = _mistakes(record, categories, source, reference)
        if (earlier := first_seen.setdefault(record.id, number)) != number:
            mistakes.append(f"example id {record.id} stands already on line {earlier}")
        for mistake in mistakes:
            problems.add(FILE, mistake, line=number)
        if not mistakes:
            examples.append(_example(record, categories[record.category]))
    return tuple(examples)


def _mistakes(
    record: _ExampleRecord,
    categories: Mapping[str, Category],
    source: Sequence[str],
    reference: Sequence[str],
) -> list[str]:
    mistakes = []
    if not 0 <= record.id <= _LARGEST_ID:
        mistakes.append(f"example id {record.id} is not a number from 0 to {_LARGEST_ID}")
    category = categories.get(record.category)
    if category is None:
        mistakes.append(_unknown_category(record.category, categories))
    elif category.antecedent_agrees and not record.antecedents:
        mistakes.append(f"{category.id} needs an antecedent, and example {record.id} has none")
    mistakes += _token_mistakes("pronoun", record.line, record.token, source, "source")
    for antecedent in record.antecedents:
        mistakes += _antecedent_mistakes(antecedent, source)
    if record.reference:
        mistakes += _correction_mistakes(record, record.reference, reference)
    return mistakes


def _unknown_category(name: str, categories: Mapping[str, Category]) -> str:
    close = get_close_matches(name, categories, n=1)
    hint = f"did you mean {close[0]}?" if close else "define it in suite.toml as [[category]]"
    return f"nobody defined the category ‘{name}’; {hint}"


def _token_mistakes(what: str, line: int, token: int, text: Sequence[str], name: str) -> list[str]:
    if not 0 <= line < len(text):
        return [f"{what}: line {line} is not in the {name}, which has lines 0 to {len(text) - 1}"]
    length = len(tokens_of(text[line]))
    if 0 <= token < length:
        return []
    has = f"has tokens 0 to {length - 1}" if length else "is empty"
    return [f"{what}: token {token} is not there; line {line} of the {name} {has}"]


def _antecedent_mistakes(antecedent: _AntecedentRecord, source: Sequence[str]) -> list[str]:
    start, end = antecedent.span
    if start >= end:
        return [f"antecedent: span [{start}, {end}] is empty; the end is the first token after it"]
    mistakes = _token_mistakes("antecedent", antecedent.line, start, source, "source")
    mistakes = mistakes or _token_mistakes(
        f"antecedent: span [{start}, {end}]", antecedent.line, end - 1, source, "source"
    )
    if antecedent.head is not None and not start <= antecedent.head < end:
        mistakes.append(f"antecedent: head {antecedent.head} is outside its span [{start}, {end}]")
    return mistakes


def _correction_mistakes(
    record: _ExampleRecord, correction: _CorrectionRecord, reference: Sequence[str]
) -> list[str]:
    places = [(record.line, token) for token in correction.pronoun or ()]
    corrected = correction.antecedents
    if corrected is not None:
        if len(corrected) != len(record.antecedents):
            wanted = len(record.antecedents)
            return [f"reference: {len(corrected)} antecedents where the example has {wanted}"]
        places += [
            (antecedent.line, token)
            for antecedent, tokens in zip(record.antecedents, corrected, strict=True)
            for token in tokens or ()
        ]
    return [
        mistake
        for line, token in places
        for mistake in _token_mistakes("reference", line, token, reference, "reference")
    ]


def _example(record: _ExampleRecord, category: Category) -> Example:
    return Example(
        ExampleId(record.id),
        category,
        record.line,
        record.token,
        tuple(Antecedent(each.line, *each.span, each.head) for each in record.antecedents),
        _correction(record.reference) if record.reference else CorrectedReference(),
    )


def _correction(record: _CorrectionRecord) -> CorrectedReference:
    antecedents = tuple(map(_positions, record.antecedents or ()))
    corrected = any(positions is not None for positions in antecedents)
    return CorrectedReference(_positions(record.pronoun), antecedents if corrected else None)


def _positions(tokens: list[int] | None) -> tuple[int, ...] | None:
    return None if tokens is None else tuple(sorted(set(tokens)))


def write_examples(path: Path, examples: Iterable[Example]) -> None:
    write_lines(path, (msgspec.json.encode(_record(each)).decode() for each in examples))


def _record(example: Example) -> _ExampleRecord:
    correction = example.correction
    return _ExampleRecord(
        example.id,
        example.category.id,
        example.line,
        example.token,
        [_AntecedentRecord(a.line, (a.start, a.end), a.head) for a in example.antecedents],
        None if correction == CorrectedReference() else _correction_record(correction),
    )


def _correction_record(correction: CorrectedReference) -> _CorrectionRecord:
    antecedents = correction.antecedents
    return _CorrectionRecord(
        None if correction.pronoun is None else list(correction.pronoun),
        None if antecedents is None else [None if a is None else list(a) for a in antecedents],
    )
