"""The tables beside a built suite: origins, lines, groups."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from protest_core.errors import Problem, RefusedError, counted
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import Columns, read_rows
from protest_core.suite.directory import SuiteContents
from protest_core.suite.model import Antecedent
from protest_core.suite.new_directory import check_can_be_made, make_suite_directory
from protest_core.suite.saving import HEADS
from protest_core.suite_build.built_suite import BuiltSuite, LineOrigin
from protest_core.suite_build.find_examples import GROUP_NOUNS
from protest_core.suite_build.inventory import (
    Available,
    GroupKey,
    Inventory,
    ProposedGroup,
    UncertainHead,
)
from protest_core.tables.model import Column, Row, Table
from protest_core.tables.records import table_delimited

ORIGINS = "origins.tsv"
GROUPS = "group-it-they.tsv"
LINES = "lines.tsv"
ENTRIES = "entries.tsv"
TABLES = (ORIGINS, HEADS, GROUPS, LINES)
_NumberedLine = tuple[int, LineOrigin]
_Head = tuple[Available, UncertainHead]
_GROUPS: tuple[Column[ProposedGroup], ...] = (
    Column("", "take", value=lambda group: group.is_taken),
    Column("", "part", value=lambda group: group.part),
    Column("", "document", value=lambda group: group.document),
    Column("", "chain", value=lambda group: group.chain),
    Column("", "pronouns", value=lambda group: [example.form for example in group.examples]),
    Column("", "examples", value=lambda group: [str(each.number) for each in group.examples]),
    Column("", "called", value=lambda group: " | ".join(group.called)),
)
_NEEDED = ("take", "part", "document", "chain")
_ANSWERS = {"yes": True, "no": False}
_NUMBERS = re.compile("(?:[0-9]{1,9}(?: [0-9]{1,9})*)?")
_REQUIRED = ("line", "part", "document", "source_sentences", "reference_sentences")


@dataclass(frozen=True, slots=True)
class GroupChoice:
    """The chains that are groups: those of an earlier build's table, or those with a group noun."""

    table: Path | None = None
    by_nouns: bool = False

    def read(self) -> "TakenGroups":
        """Read the table; raises with every error in it."""
        if self.table and self.by_nouns:
            raise RefusedError(
                "The table (--groups) decides on all chains, so group nouns (--group-nouns) are "
                "not looked at. Give one of them."
            )
        taken = _read_taken_groups(self.table) if self.table else {}
        return TakenGroups(self.table, taken, GROUP_NOUNS if self.by_nouns else frozenset())


NO_GROUPS = GroupChoice()


@dataclass(frozen=True, slots=True)
class TakenGroups:
    """Chains that count as groups, with their lines in the table, and nouns that make others so."""

    table: Path | None
    chains: Mapping[GroupKey, int]
    nouns: frozenset[str]

    def fitting_nothing(self, inventory: Inventory) -> Iterator[Problem]:
        """Yield warnings of chains that do not occur: an earlier build may have had others."""
        there = {group.key for group in inventory.groups}
        for key, line in self.chains.items():
            if key not in there and self.table:
                part, document, chain = map(quoted, key)
                message = (
                    f"‘yes’ fits nothing here: no pronoun among the examples is in the chain "
                    f"{chain} of the document {document} of {part}"
                )
                yield Problem(self.table.name, message, line)


def check_suite_can_be_made(directory: Path, *, replace: bool) -> None:
    check_can_be_made(directory, TABLES, replace=replace)


def write_built_suite(built: BuiltSuite, directory: Path, *, replace: bool = False) -> Path | None:
    """Write the suite, the origins of examples and lines, heads to check, and possible groups.

    Return the place where a previous, different suite is kept.
    """
    heads = ((example, found) for example in built.chosen for found in example.heads_to_check)
    beside = {
        ORIGINS: tsv_lines(_ORIGINS, built.chosen),
        HEADS: tsv_lines(_HEADS, heads),
        GROUPS: tsv_lines(_GROUPS, built.inventory.groups),
    }
    if built.lines:
        beside[LINES] = tsv_lines(_LINES, enumerate(built.lines))
    contents = SuiteContents(built.suite, built.reference)
    return make_suite_directory(contents, directory, beside=beside, replace=replace)


def tsv_lines(columns: Sequence[Column[Row]], rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of a table, without line ends."""
    for line in table_delimited(Table("", "", columns, rows), "\t"):
        yield line.removesuffix("\n")


def _numbers(sentences: range) -> list[str]:
    return [str(number) for number in sentences]


_ORIGINS: tuple[Column[Available], ...] = (
    Column("", "example", value=lambda example: example.number),
    Column("", "part", value=lambda example: example.origin.part),
    Column("", "document", value=lambda example: example.origin.document),
    Column("", "sentence", value=lambda example: example.origin.sentence),
    Column("", "word", value=lambda example: example.origin.word),
    Column("", "markable", value=lambda example: example.origin.markable),
    Column("", "antecedents", value=lambda example: example.origin.antecedents),
    Column("", "source_sentences", value=lambda each: _numbers(each.origin.source_sentences)),
    Column("", "reference_sentences", value=lambda each: _numbers(each.origin.target_sentences)),
)
_LINES: tuple[Column[_NumberedLine], ...] = (
    Column("", "line", value=lambda row: row[0]),
    Column("", "part", value=lambda row: row[1].part),
    Column("", "document", value=lambda row: row[1].document),
    Column("", "source_sentences", value=lambda row: _numbers(row[1].source_sentences)),
    Column("", "reference_sentences", value=lambda row: _numbers(row[1].target_sentences)),
)


def _span(head: _Head) -> str:
    antecedent = _antecedent(head)
    return f"{antecedent.start}-{antecedent.end}"


def _antecedent(head: _Head) -> Antecedent:
    example, found = head
    return example.antecedents[found.antecedent]


_HEADS: tuple[Column[_Head], ...] = (
    Column("", "example", value=lambda head: head[0].number),
    Column("", "antecedent", value=lambda head: head[1].antecedent),
    Column("", "line", value=lambda head: _antecedent(head).line),
    Column("", "span", value=_span),
    Column("", "words", value=lambda head: head[1].words),
    Column("", "head", value=lambda head: _antecedent(head).head),
    Column("", "head_word", value=lambda head: head[1].head),
    Column("", "why", value=lambda head: "; ".join(head[1].why)),
)


def _read_taken_groups(path: Path) -> Mapping[GroupKey, int]:
    """Return the groups with `yes` under `take`, and their lines; raises with every error."""
    problems = ProblemList()
    taken = {}
    for row in read_rows(path, path.name, _GROUP_COLUMNS, problems):
        part, document, chain = (row.values.get(column, "") for column in _NEEDED[1:])
        if row.values.get("take"):
            taken[part, document, chain] = row.line
    problems.refuse_if_any(f"The table {path}")
    return taken


def _answer(cell: str) -> bool:
    if cell.lower() not in _ANSWERS:
        raise ValueError(f"{quoted(cell)} is neither ‘yes’ nor ‘no’")
    return _ANSWERS[cell.lower()]


_GROUP_COLUMNS = Columns(
    cells={"take": _answer, "part": str, "document": str, "chain": str},
    json={"take": bool, "part": str, "document": str, "chain": str},
    required=_NEEDED,
    not_read=[key for column in _GROUPS for key in column.keys if key not in _NEEDED],
    may_be_short=True,
    may_have_no_row=True,
)


def read_line_origins(directory: Path, problems: ProblemList) -> tuple[LineOrigin, ...]:
    """Return the origin of each line of a suite; only those built from a corpus have this table."""
    path = directory / LINES
    if directory.is_dir() and not path.exists():
        message = "the file is missing; only a suite built from a corpus has it. Build it again"
        problems.add(LINES, message)
        return ()
    origins: list[LineOrigin] = []
    for row in read_rows(path, LINES, _ORIGIN_COLUMNS, problems):
        if row.values.get("line") != len(origins):
            message = f"here should be line {len(origins)} of the suite; build it again"
            problems.add(LINES, message, line=row.line)
            break
        origins.append(_origin(row.values))
    return tuple(origins)


def read_entry_lines(directory: Path, lines: int, problems: ProblemList) -> list[int | None]:
    """Return the line of each entry of the test set that a suite was imported from, if it has one.

    Only imports that store equal segments once have this table; `lines` is the suite's number.
    """
    entries: list[int | None] = []
    for row in read_rows(directory / ENTRIES, ENTRIES, _ENTRY_COLUMNS, problems):
        if row.values.get("entry") != len(entries) + 1:
            message = f"here should be entry {len(entries) + 1}; import the suite again"
            problems.add(ENTRIES, message, line=row.line)
            break
        line = row.values.get("line")
        if line is not None and line >= lines:
            message = f"line {line} is not in the suite, which has {counted(lines, 'line')}"
            problems.add(ENTRIES, message, line=row.line)
        entries.append(line)
    return entries


def _origin(values: Mapping[str, Any]) -> LineOrigin:
    nothing = range(0)
    return LineOrigin(
        values.get("part", ""),
        values.get("document", ""),
        values.get("source_sentences", nothing),
        values.get("reference_sentences", nothing),
    )


def _number(cell: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", cell):
        raise ValueError(f"{quoted(cell)} is no whole number")
    return int(cell)


def _sentences(cell: str) -> range:
    numbers = [int(number) for number in cell.split()] if _NUMBERS.fullmatch(cell) else []
    indexes = range(numbers[0], numbers[-1] + 1) if numbers else range(0)
    if not numbers or list(indexes) != numbers:
        raise ValueError(f"{quoted(cell)} is not a row of numbers that follow each other")
    return indexes


_ORIGIN_COLUMNS = Columns(
    cells={
        "line": _number,
        "part": str,
        "document": str,
        "source_sentences": _sentences,
        "reference_sentences": _sentences,
    },
    json={
        "line": int,
        "part": str,
        "document": str,
        "source_sentences": range,
        "reference_sentences": range,
    },
    required=_REQUIRED,
    never_empty=("line", "document"),
)
_ENTRY_COLUMNS = Columns(
    cells={"entry": _number, "line": _number},
    json={"entry": int, "line": int},
    required=("entry", "line"),
    never_empty=("entry",),
    not_read=("example",),
)
