"""Read one line of `examples.jsonl`, and find its mistakes."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from protest_core.errors import counted
from protest_core.files.fields import close_match, in_plain_words, read_fields, unknown_key
from protest_core.files.problems import LISTED_PER_LINE, quoted, short
from protest_core.suite.toml_file import Categories

_LARGEST_ID = 2**63 - 1  # the maximum of a database


class PartialAntecedent(msgspec.Struct, frozen=True, kw_only=True):
    """An antecedent, with `None` for values that could not be read."""

    line: int | None = None
    span: tuple[int, int] | None = None
    head: int | None = None


class CorrectionRecord(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    pronoun: list[int] | None = None
    antecedents: list[list[int] | None] | None = None


class PartialExample(msgspec.Struct, frozen=True, kw_only=True):
    """An example, with `None` for values or antecedents that are absent or could not be read."""

    id: int | None = None
    category: str | None = None
    line: int | None = None
    token: int | None = None
    antecedents: Sequence[PartialAntecedent | None] | None = None
    reference: CorrectionRecord | None = None


@dataclass(frozen=True, slots=True)
class SuiteContext:
    """The rest of the suite, which examples refer to.

    Texts as token counts, or `None` if these are unreliable: consequences of an error there are not
    errors here.
    """

    categories: Categories
    source: Sequence[int] | None
    reference: Sequence[int] | None
    first_lines: Sequence[int]  # of the documents, in order

    def are_in_one_document(self, line: int, other: int) -> bool:
        return bisect_right(self.first_lines, line) == bisect_right(self.first_lines, other)


class AntecedentRecord(
    PartialAntecedent, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    line: int
    span: tuple[int, int]
    head: int | None = None


class ExampleRecord(
    PartialExample, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    id: int
    category: str
    line: int
    token: int
    antecedents: list[AntecedentRecord] | None = None
    reference: CorrectionRecord | None = None


_decode = msgspec.json.Decoder(ExampleRecord).decode


def read_record(line: str) -> "ExampleRecord | LineReader":
    """Return the record, or a reader of its fields if it has errors, which is rare."""
    try:
        return _decode(line)
    except (msgspec.MsgspecError, RecursionError):
        return LineReader(line)


class LineReader:
    """A reader of one line that collects its valid values, its errors and unknown keys."""

    def __init__(self, line: str) -> None:
        self.example = PartialExample()
        self.mistakes: list[str] = []
        self.unknown: list[str] = []
        self.is_json = False
        try:
            table = msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.mistakes.append(in_plain_words(error))
        else:
            self.is_json = True
            self._read(table)

    @property
    def complete_example(self) -> ExampleRecord:
        """The record of a line without errors."""
        return msgspec.convert(msgspec.to_builtins(self.example), ExampleRecord)

    def _read(self, table: object) -> None:
        nested = {"antecedents": list[Any] | None, "reference": dict[str, Any] | None}
        good = self._fields(table, ExampleRecord, instead=nested)
        spoilt = isinstance(table, dict) and "antecedents" in table and "antecedents" not in good
        antecedents = [
            PartialAntecedent(**self._fields(each, AntecedentRecord, f"antecedents[{number}]"))
            for number, each in enumerate(good.get("antecedents") or ())
        ]
        correction = self._correction(good["reference"]) if good.get("reference") else None
        if spoilt and correction:
            correction = msgspec.structs.replace(correction, antecedents=None)
        self.example = PartialExample(
            **(good | {"antecedents": [None] if spoilt else antecedents, "reference": correction})
        )

    def _correction(self, table: object) -> CorrectionRecord:
        nested = {"antecedents": list[Any] | None}
        good = self._fields(table, CorrectionRecord, "reference", instead=nested)
        if good.get("antecedents"):
            good["antecedents"] = [
                self._positions(each, f"reference.antecedents[{number}]")
                for number, each in enumerate(good["antecedents"])
            ]
        return CorrectionRecord(**good)

    def _positions(self, value: object, where: str) -> list[int] | None:
        try:
            return msgspec.convert(value, list[int] | None)
        except msgspec.ValidationError as error:
            self.mistakes.append(in_plain_words(error, where=where))
            return None

    def _fields(
        self,
        table: object,
        record: type[msgspec.Struct],
        where: str = "",
        *,
        instead: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Return the valid fields; none once there are more errors than will be listed."""
        if len(self.mistakes) > LISTED_PER_LINE:
            return {}
        fields = read_fields(table, record, where=where, instead=instead)
        self.mistakes += fields.mistakes
        place = f"in {where.partition('[')[0]}" if where else "here"
        known = record.__struct_fields__
        self.unknown += [unknown_key(key, known, place) for key in fields.unknown]
        return dict(fields.good)


def example_mistakes(example: PartialExample, context: SuiteContext) -> Iterator[str]:
    """Yield all errors, each with the wrong value; values that could not be read are skipped."""
    if example.id is not None and not 0 <= example.id <= _LARGEST_ID:
        yield f"example id {short(example.id)} is not a number from 0 to {_LARGEST_ID}"
    if example.category is not None:
        yield from _category_mistakes(example, example.category, context.categories)
    yield from _place_mistakes("pronoun", example.line, (example.token,), context.source)
    for antecedent in example.antecedents or ():
        if antecedent:
            yield from _antecedent_mistakes(antecedent, example, context)
    if example.reference:
        yield from _correction_mistakes(example, example.reference, context.reference)


def _category_mistakes(example: PartialExample, name: str, categories: Categories) -> Iterator[str]:
    category = categories.by_id.get(name)
    if category and category.antecedent_agrees and not example.antecedents:
        which = "the example" if example.id is None else f"example {short(example.id)}"
        yield f"{category.id} needs an antecedent, and {which} has none"
    if name not in categories.by_id and categories.complete:
        close = close_match(name, categories.by_id)
        hint = f"did you mean {close}?" if close else categories.how_to_define
        yield f"nobody defined the category {quoted(name)}; {hint}"


def _place_mistakes(
    what: str, line: int | None, tokens: Iterable[int | None], source: Sequence[int] | None
) -> Iterator[str]:
    """Yield an error if a line does not exist, or else if tokens are not on it."""
    if line is None or source is None:
        return
    if 0 <= line < len(source):
        yield from _token_mistakes(what, line, tokens, source, "source")
    else:
        has = f"which has lines 0 to {len(source) - 1}"
        yield f"{what}: line {short(line)} is not in the source, {has}"


def _token_mistakes(
    what: str, line: int, tokens: Iterable[int | None], text: Sequence[int], name: str
) -> Iterator[str]:
    length = text[line]
    for token in tokens:
        if token is None or 0 <= token < length:
            continue
        has = f"line {line} of the {name} " + (
            f"has tokens 0 to {length - 1}" if length else "is empty"
        )
        if token < 0:
            has = "tokens count from 0"
        yield f"{what}: token {short(token)} is not there; {has}"


def _antecedent_mistakes(
    antecedent: PartialAntecedent, example: PartialExample, context: SuiteContext
) -> Iterator[str]:
    what = "antecedent"
    tokens: list[int] = []
    if antecedent.span:
        start, end = antecedent.span
        what = f"antecedent: span [{short(start)}, {short(end)}]"
        if start >= end:
            yield f"{what} is empty; the end is the first token after it"
        else:
            tokens = [start, end - 1] if start < 0 else [end - 1]
        head = antecedent.head
        if start < end and head is not None and not start <= head < end:
            yield f"antecedent: head {short(head)} is outside its {what.partition(' ')[2]}"
    yield from _place_mistakes(what, antecedent.line, tokens, context.source)
    if _are_in_two_documents(antecedent.line, example.line, context):
        yield (
            f"antecedent: line {antecedent.line} is in another document than the pronoun on "
            f"line {example.line}"
        )


def _are_in_two_documents(line: int | None, other: int | None, context: SuiteContext) -> bool:
    """Return whether the lines are in different documents; false for lines in no document."""
    if line is None or other is None:
        return False
    lines = range(len(context.source)) if context.source else range(_LARGEST_ID)
    return line in lines and other in lines and not context.are_in_one_document(line, other)


def _correction_mistakes(
    example: PartialExample, correction: CorrectionRecord, reference: Sequence[int] | None
) -> Iterator[str]:
    """Yield errors in corrections.

    The reference has as many lines as the source, so lines outside have been reported already.
    """
    antecedents = example.antecedents or ()
    places = [(example.line, correction.pronoun or ())]
    corrected = correction.antecedents
    if corrected is not None and len(corrected) != len(antecedents):
        wanted = len(antecedents)
        yield f"reference: {counted(len(corrected), 'antecedent')} where the example has {wanted}"
    elif corrected is not None:
        lines = (antecedent.line if antecedent else None for antecedent in antecedents)
        places += zip(lines, (tokens or () for tokens in corrected), strict=True)
    for line, tokens in places:
        if line is not None and reference is not None and 0 <= line < len(reference):
            yield from _token_mistakes("reference", line, tokens, reference, "reference")
