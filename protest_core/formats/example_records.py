"""What one line of `examples.jsonl` may say, and how it is read when something is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from protest_core.formats.fields import in_plain_words, read_fields, unknown_key
from protest_core.formats.problems import LISTED_PER_LINE


class PartialAntecedent(msgspec.Struct, frozen=True, kw_only=True):
    """`None` is what could not be read."""

    line: int | None = None
    span: tuple[int, int] | None = None
    head: int | None = None


class AntecedentRecord(
    PartialAntecedent, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    line: int
    span: tuple[int, int]
    head: int | None = None


class CorrectionRecord(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    pronoun: list[int] | None = None
    antecedents: list[list[int] | None] | None = None


class PartialExample(msgspec.Struct, frozen=True, kw_only=True):
    """`None` is what could not be read, an antecedent that is `None` too; or it may be absent."""

    id: int | None = None
    category: str | None = None
    line: int | None = None
    token: int | None = None
    antecedents: Sequence[PartialAntecedent | None] | None = None
    reference: CorrectionRecord | None = None


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
    """Nearly every line is good at once; the others are read again, field by field."""
    try:
        return _decode(line)
    except (msgspec.MsgspecError, RecursionError):
        return LineReader(line)


class LineReader:
    """What a line says as far as it can be understood, its mistakes and unknown keys."""

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
        """If there are no mistakes."""
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
        """The good ones. Nothing more is read once there is more than will be listed."""
        if len(self.mistakes) > LISTED_PER_LINE:
            return {}
        fields = read_fields(table, record, where=where, instead=instead)
        self.mistakes += fields.mistakes
        place = f"in {where.partition('[')[0]}" if where else "here"
        known = record.__struct_fields__
        self.unknown += [unknown_key(key, known, place) for key in fields.unknown]
        return dict(fields.good)
