"""Writes a built suite with the tables that a person needs to check it."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from protest_core.building.account import BuiltSuite, LineOrigin
from protest_core.building.available import Available, Inventory
from protest_core.formats.new_suite import check_can_be_made, make_suite_directory
from protest_core.formats.suite_directory import SuiteContents
from protest_core.formats.tidy import TidyFormat, Value, write_tidy

ORIGINS = "origins.tsv"
HEADS = "heads-to-check.tsv"
GROUPS = "group-it-they.tsv"
LINES = "lines.tsv"
TABLES = (ORIGINS, HEADS, GROUPS, LINES)

_ORIGIN_COLUMNS = (
    "example",
    "part",
    "document",
    "sentence",
    "word",
    "markable",
    "antecedents",
    "source_sentences",
    "reference_sentences",
)
_LINE_COLUMNS = ("line", "part", "document", "source_sentences", "reference_sentences")
_HEAD_COLUMNS = ("example", "antecedent", "line", "span", "words", "head", "head_word", "why")
GROUP_COLUMNS = ("take", "part", "document", "chain", "pronouns", "examples", "called")


def check_suite_can_be_made(directory: Path, *, replace: bool) -> None:
    check_can_be_made(directory, TABLES, replace=replace)


def write_built_suite(built: BuiltSuite, directory: Path, *, replace: bool = False) -> Path | None:
    """The suite, where examples and lines come from, heads to check, chains that may be groups.

    Returns where an earlier one is kept that was otherwise.
    """
    beside = {
        ORIGINS: _table(_ORIGIN_COLUMNS, map(_origin_row, built.chosen)),
        HEADS: _table(_HEAD_COLUMNS, _head_rows(built.chosen)),
        GROUPS: _table(GROUP_COLUMNS, _group_rows(built.inventory)),
    }
    if built.lines:
        beside[LINES] = _table(_LINE_COLUMNS, _line_rows(built.lines))
    contents = SuiteContents(built.suite, built.reference)
    return make_suite_directory(contents, directory, beside=beside, replace=replace)


def _table(columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> Iterator[str]:
    for line in write_tidy(columns, rows, TidyFormat.TSV):
        yield line.removesuffix("\n")


def _origin_row(example: Available) -> Sequence[Value]:
    origin = example.origin
    return (
        example.number,
        origin.part,
        origin.document,
        origin.sentence,
        origin.word,
        origin.markable,
        origin.antecedents,
        _numbers(origin.source_sentences),
        _numbers(origin.target_sentences),
    )


def _line_rows(lines: Iterable[LineOrigin]) -> Iterator[Sequence[Value]]:
    for number, line in enumerate(lines):
        sentences = _numbers(line.source_sentences), _numbers(line.target_sentences)
        yield (number, line.part, line.document, *sentences)


def _numbers(sentences: range) -> list[str]:
    return [str(number) for number in sentences]


def _head_rows(chosen: Iterable[Available]) -> Iterator[Sequence[Value]]:
    for example in chosen:
        for found in example.heads_to_check:
            antecedent = example.antecedents[found.antecedent]
            yield (
                example.number,
                found.antecedent,
                antecedent.line,
                f"{antecedent.start}-{antecedent.end}",
                found.words,
                antecedent.head,
                found.head,
                "; ".join(found.why),
            )


def _group_rows(inventory: Inventory) -> Iterator[Sequence[Value]]:
    for group in inventory.groups:
        yield (
            group.is_taken,
            group.part,
            group.document,
            group.chain,
            [example.form for example in group.examples],
            [str(example.number) for example in group.examples],
            " | ".join(group.called),
        )
