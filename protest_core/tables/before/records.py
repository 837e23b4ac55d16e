"""Tables for programs: CSV, TSV, JSON lines."""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import chain

import msgspec

from protest_core.files.delimited import write_delimited
from protest_core.tables.before.model import Cell

Value = str | int | float | bool | Sequence[str] | Sequence[tuple[int, int]] | None


_PLACE_COLUMNS = ("system", "example", "category", "line", "token")


MATCH_COLUMNS = (*_PLACE_COLUMNS, "verdict", "reasons", "shared", "matched", "on_other_words")


CANDIDATE_COLUMNS = (
    *_PLACE_COLUMNS,
    "source",
    "translation",
    "pronoun_tokens",
    "pronoun_words",
    "antecedent_tokens",
    "antecedent_words",
    "verdict",
    "reasons",
    "outcome",
)


JUDGEMENT_COLUMNS = (
    *_PLACE_COLUMNS,
    "annotator",
    "pronoun",
    "antecedent",
    "tokens",
    "words",
    "tags",
    "remark",
    "state",
    "made_at",
    "seconds",
    "guidelines",
)


REFERENCE_COLUMNS = (
    *_PLACE_COLUMNS,
    "part",
    "part_line",
    "tokens",
    "words",
    "sentence",
    "annotators",
)


# As ACES has them (Amrhein, Moghe & Guillou 2022).
CONTRAST_COLUMNS = (
    *("source", "good-translation", "incorrect-translation", "reference", "phenomena"),
)


class TidyFormat(StrEnum):
    """`JSONL` keeps lists as lists."""

    CSV = "csv"
    TSV = "tsv"
    JSONL = "jsonl"


DELIMITERS = {TidyFormat.CSV: ",", TidyFormat.TSV: "\t"}


def write_tidy(
    columns: Sequence[str], rows: Iterable[Sequence[Value]], how: TidyFormat
) -> Iterator[str]:
    if how is TidyFormat.JSONL:
        for row in rows:
            record = dict(zip(columns, row, strict=True))
            yield msgspec.json.encode(record).decode() + "\n"
        return
    texts = ([cell_text(value) for value in row] for row in rows)
    yield from write_delimited(chain([columns], texts), DELIMITERS[how])


def write_unquoted(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """TSV for programs that split at tabs: what would be taken for one in a cell is a blank."""
    for row in chain([columns], rows):
        yield "\t".join([_SPLITS.sub(" ", cell) for cell in row]) + "\n"


_SPLITS = re.compile(r"[\t\r\n]")


def cell_text(value: Value) -> str:
    """Lists with blanks between; of a place, line and token with a colon between."""
    match value:
        case None:
            return ""
        case str():
            return value
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return str(value)
        case _:
            return " ".join(map(_item_text, value))


def _item_text(item: str | tuple[int, int]) -> str:
    if isinstance(item, str):
        return item.replace("\\", r"\\").replace(" ", r"\ ")
    line, token = item
    return f"{line}:{token}"


def split_items(text: str) -> list[str]:
    r"""What `cell_text` made of a list of words; a blank inside one is `\ `."""
    return [re.sub(r"\\([ \\])", r"\1", item) for item in _ITEMS.findall(text)]


_ITEMS = re.compile(r"(?:\\[ \\]|[^ ])+")


def as_delimited(
    columns: Iterable[str], rows: Iterable[Sequence[Cell]], delimiter: str
) -> Iterable[str]:
    """CSV or TSV, a line at a time; numbers are exact, and `None` is an empty cell."""
    texts = (["" if cell is None else str(cell) for cell in row] for row in rows)
    return write_delimited(chain([columns], texts), delimiter)
