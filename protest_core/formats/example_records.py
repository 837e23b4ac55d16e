"""What one line of `examples.jsonl` may say, and what can be wrong with it."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

import msgspec

from protest_core.suite import Category, tokens_of

_LARGEST_ID = 2**63 - 1  # what a database can hold


class AntecedentRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    line: int
    span: tuple[int, int]
    head: int | None = None


class CorrectionRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pronoun: list[int] | None = None
    antecedents: list[list[int] | None] | None = None


class ExampleRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: int
    category: str
    line: int
    token: int
    antecedents: list[AntecedentRecord] = []
    reference: CorrectionRecord | None = None


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The rest of the suite, which examples point into."""

    categories: Mapping[str, Category]
    source: Sequence[str]
    reference: Sequence[str]
    first_lines: Sequence[int]  # of the documents, in order

    def are_in_one_document(self, line: int, other: int) -> bool:
        return bisect_right(self.first_lines, line) == bisect_right(self.first_lines, other)


def example_mistakes(record: ExampleRecord, around: Surroundings) -> list[str]:
    """All of them, each with the value that is wrong."""
    mistakes = []
    if not 0 <= record.id <= _LARGEST_ID:
        mistakes.append(f"example id {record.id} is not a number from 0 to {_LARGEST_ID}")
    category = around.categories.get(record.category)
    if category is None:
        mistakes.append(_unknown_category(record.category, around.categories))
    elif category.antecedent_agrees and not record.antecedents:
        mistakes.append(f"{category.id} needs an antecedent, and example {record.id} has none")
    mistakes += _token_mistakes("pronoun", record.line, record.token, around.source, "source")
    for antecedent in record.antecedents:
        mistakes += _antecedent_mistakes(antecedent, record, around)
    if record.reference:
        mistakes += _correction_mistakes(record, record.reference, around.reference)
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


def _antecedent_mistakes(
    antecedent: AntecedentRecord, record: ExampleRecord, around: Surroundings
) -> list[str]:
    start, end = antecedent.span
    if start >= end:
        return [f"antecedent: span [{start}, {end}] is empty; the end is the first token after it"]
    what = f"antecedent: span [{start}, {end}]"
    mistakes = _token_mistakes(what, antecedent.line, start, around.source, "source")
    mistakes = mistakes or _token_mistakes(what, antecedent.line, end - 1, around.source, "source")
    if antecedent.head is not None and not start <= antecedent.head < end:
        mistakes.append(f"antecedent: head {antecedent.head} is outside its span [{start}, {end}]")
    if not mistakes and not around.are_in_one_document(antecedent.line, record.line):
        mistakes.append(
            f"antecedent: line {antecedent.line} is in another document than the pronoun on "
            f"line {record.line}"
        )
    return mistakes


def _correction_mistakes(
    record: ExampleRecord, correction: CorrectionRecord, reference: Sequence[str]
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
