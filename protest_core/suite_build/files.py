"""The tables beside a built suite: origins, lines, groups."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from protest_core.errors import Problem
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import Columns, read_rows
from protest_core.suite.directory import SuiteContents
from protest_core.suite.new_directory import check_can_be_made, make_suite_directory
from protest_core.suite_build.inventory import Available, GroupKey, Inventory
from protest_core.suite_build.result import BuiltSuite, LineOrigin
from protest_core.tables.before.records import TidyFormat, Value, write_tidy

ORIGINS = "origins.tsv"


HEADS = "heads-to-check.tsv"


GROUPS = "group-it-they.tsv"


LINES = "lines.tsv"


TABLES = (ORIGINS, HEADS, GROUPS, LINES)


_BUILT_COLUMNS = (
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
        ORIGINS: _table(_BUILT_COLUMNS, map(_origin_row, built.chosen)),
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


_NEEDED = ("take", "part", "document", "chain")


_ANSWERS = {"yes": True, "no": False}


def read_taken_groups(path: Path) -> Mapping[GroupKey, int]:
    """Those with `yes` under `take`, and their lines; raises with every mistake."""
    problems = ProblemList()
    taken = {}
    for row in read_rows(path, path.name, _GROUP_COLUMNS, problems):
        part, document, chain = (row.values.get(column, "") for column in _NEEDED[1:])
        if row.values.get("take"):
            taken[part, document, chain] = row.line
    problems.refuse_if_any(f"The table {path}")
    return taken


def groups_that_fit_nothing(
    path: Path, taken: Mapping[GroupKey, int], inventory: Inventory
) -> Iterator[Problem]:
    """They are told: a table of an earlier build may speak of other documents."""
    there = {group.key for group in inventory.groups}
    for key, line in taken.items():
        if key not in there:
            part, document, chain = map(quoted, key)
            message = (
                f"‘yes’ fits nothing here: no pronoun among the examples is in the chain {chain} "
                f"of the document {document} of {part}"
            )
            yield Problem(path.name, message, line)


def _answer(cell: str) -> bool:
    if cell.lower() not in _ANSWERS:
        raise ValueError(f"{quoted(cell)} is neither ‘yes’ nor ‘no’")
    return _ANSWERS[cell.lower()]


_GROUP_COLUMNS = Columns(
    cells={"take": _answer, "part": str, "document": str, "chain": str},
    json={"take": bool, "part": str, "document": str, "chain": str},
    required=_NEEDED,
    not_read=[column for column in GROUP_COLUMNS if column not in _NEEDED],
    may_be_short=True,
    may_have_no_row=True,
)


_NUMBERS = re.compile("(?:[0-9]{1,9}(?: [0-9]{1,9})*)?")


def read_line_origins(directory: Path, problems: ProblemList) -> tuple[LineOrigin, ...]:
    """Of a suite, line by line; only those that were built from a corpus have such a table."""
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
    found = range(numbers[0], numbers[-1] + 1) if numbers else range(0)
    if not numbers or list(found) != numbers:
        raise ValueError(f"{quoted(cell)} is not a row of numbers that follow each other")
    return found


_REQUIRED = ("line", "part", "document", "source_sentences", "reference_sentences")


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
