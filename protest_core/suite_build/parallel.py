"""`suite build parallel`: a suite from plain text and a table of pronouns."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_changed
from pathlib import Path
from typing import Any

import msgspec

from protest_core.errors import distinct_names, printable
from protest_core.files.input_text import EVERYTHING, InputChoice, TextKind
from protest_core.files.inputs import check_standard_input, read_input
from protest_core.files.paths import STANDARD_INPUT, shown_path
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import Columns, TableRow, read_rows
from protest_core.files.text import token_counts
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import documents_of
from protest_core.suite.example_records import (
    AntecedentRecord,
    ExampleRecord,
    PartialExample,
    SuiteContext,
    example_mistakes,
)
from protest_core.suite.model import Antecedent, Category, Document, SuiteDescription
from protest_core.suite.toml_file import check_description, read_own_categories
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.files import check_suite_can_be_made
from protest_core.suite_build.finish import SuiteTexts, finish_suite
from protest_core.suite_build.inventory import Available, Inventory, Origin
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import lines_of_source, read_links
from protest_core.translatable import Text

_NEEDED = ("line", "token", "category")
_SPAN = re.compile(
    r"(?P<line>[0-9]{1,9}):(?P<start>[0-9]{1,9})-(?P<end>[0-9]{1,9})(?::(?P<head>[0-9]{1,9}))?"
)
_NUMBER = re.compile("[0-9]{1,18}")


@dataclass(frozen=True, slots=True)
class ParallelFiles:
    """Tokenised text, one sentence on each line, and the positions of its pronouns."""

    source: Path
    reference: Path
    pronouns: Path
    documents: Path | None = None  # without it, everything is one document
    links: Path | None = None  # without them, the reference is aligned
    categories: Path | None = None  # the suite's own, as in a suite.toml
    # Of files with several texts:
    source_choice: InputChoice = field(default=EVERYTHING, kw_only=True)
    reference_choice: InputChoice = field(default=EVERYTHING, kw_only=True)

    @property
    def all(self) -> tuple[Path | None, ...]:
        return (
            *(self.source, self.reference, self.pronouns),
            *(self.documents, self.links, self.categories),
        )


@dataclass(frozen=True, slots=True)
class _Read:
    source: tuple[str, ...]
    reference: tuple[str, ...]
    links: tuple[str, ...] | None
    documents: tuple[Document, ...]
    records: tuple[ExampleRecord, ...]
    categories: tuple[Category, ...]
    notes: tuple[Text, ...]  # how files were read


def read_pronoun_table(
    path: Path, *, around: SuiteContext, problems: ProblemList
) -> tuple[ExampleRecord, ...]:
    """Read rows of a table (TSV, CSV or JSON Lines), each checked against the text.

    All numbers count from 0, as in a suite's files. Antecedents are written line:start-end or
    line:start-end:head, the end not included, with blanks between them.
    """
    reader = _TableReader(path.name, around, problems)
    rows = read_rows(path, path.name, _COLUMNS, problems)
    return tuple(reader.examples(rows))


class _TableReader:
    def __init__(self, name: str, around: SuiteContext, problems: ProblemList) -> None:
        self._name = name
        self._around = around
        self._problems = problems
        self._ids: dict[int, int] = {}
        self._next = 1

    def examples(self, rows: Iterator[TableRow]) -> Iterator[ExampleRecord]:
        """Yield the examples of rows without errors; errors are reported."""
        known = self._mistakes
        for row in rows:
            is_spoilt = self._mistakes > known
            read = self._read(row, is_spoilt=is_spoilt)
            found = [*self._id_mistakes(row, read.id), *example_mistakes(read, self._around)]
            pairs = ((mistake, None) for mistake in found)
            has_more = self._problems.add_all(self._name, pairs, line=row.line)
            if not (is_spoilt or has_more):
                yield msgspec.convert(msgspec.to_builtins(read), ExampleRecord)
            known = self._mistakes

    @property
    def _mistakes(self) -> int:
        return self._problems.number

    def _read(self, row: TableRow, *, is_spoilt: bool) -> PartialExample:
        """Read a row; if an antecedent may be unreadable, its absence is not an error."""
        values: dict[str, Any] = {"id": None if is_spoilt else self._next, **row.values}
        unread = [None] if is_spoilt else None
        return PartialExample(**(values | {"antecedents": values.get("antecedents") or unread}))

    def _id_mistakes(self, row: TableRow, number: int | None) -> Iterator[str]:
        """Yield an error if the id, the row's own or the next number, is already in use."""
        if number is None:
            return
        earlier = self._ids.setdefault(number, row.line)
        if earlier != row.line:
            yield f"example id {number} is already on line {earlier}"
        self._next = max(self._next, number + 1)


def _number(cell: str) -> int:
    if not _NUMBER.fullmatch(cell.strip()):
        raise ValueError(f"{quoted(cell)} is not a whole number from 0")
    return int(cell)


def _antecedents(cell: str) -> list[AntecedentRecord]:
    return [_antecedent(span) for span in re.split(r"[\s;]+", cell) if span]


def _antecedent(span: str) -> AntecedentRecord:
    match = _SPAN.fullmatch(span)
    if match is None:
        raise ValueError(
            f"{quoted(span)} is not an antecedent; write line:start-end or "
            "line:start-end:head, numbers from 0"
        )
    found: Mapping[str, str | None] = match.groupdict()
    numbers = {key: int(value) for key, value in found.items() if value is not None}
    span_found = numbers["start"], numbers["end"]
    return AntecedentRecord(line=numbers["line"], span=span_found, head=numbers.get("head"))


_COLUMNS = Columns(
    cells={
        "line": _number,
        "token": _number,
        "category": str.strip,
        "antecedents": _antecedents,
        "id": _number,
    },
    json={
        "line": int,
        "token": int,
        "category": str,
        "antecedents": list[AntecedentRecord] | None,
        "id": int,
    },
    required=_NEEDED,
    never_empty=_NEEDED,
    may_be_short=True,
)


def build_from_parallel(
    *,
    files: ParallelFiles,
    directory: Path,
    languages: tuple[str, str],
    name: str = "",
    wanted: Mapping[str, int] | None = None,
    seed: int = 1,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> BuiltSuite:
    """Make the suite `directory`; raises with every error of all the files."""
    check_suite_can_be_made(directory, replace=replace)
    description = SuiteDescription(name or printable(directory.resolve().name), *languages)
    check_description(description)
    problems = ProblemList()
    read = _read(files, problems)
    problems.refuse_if_any("The text with its table of pronouns")
    texts = SuiteTexts(
        description,
        read.documents,
        read.source,
        read.reference,
        read.links,
        read.categories,
        warnings=tuple(problems.warnings),
    )
    built = finish_suite(
        texts,
        Inventory(tuple(_available(read)), {}),
        directory=directory,
        wanted=wanted,
        seed=seed,
        replace=replace,
        progress=progress,
    )
    return with_changed(built, notes=read.notes)


def _read(files: ParallelFiles, problems: ProblemList) -> _Read:
    """Read the files; in messages, those of the same name are named with their folders."""
    check_standard_input(files.all)
    called = distinct_names(each for each in files.all if each)
    if STANDARD_INPUT in called:
        called[STANDARD_INPUT] = shown_path(STANDARD_INPUT)
    name, other = called[files.source], called[files.reference]
    source = read_input(
        files.source,
        name,
        problems,
        kind=TextKind.SOURCE,
        choice=files.source_choice,
        tokenised=True,
        field_option="--source-field",
    )
    spoilt = problems.spoilt_lines(name)
    counts = token_counts(source.lines, spoilt=spoilt) if source.whole else None
    text = read_input(
        files.reference,
        other,
        problems,
        kind=TextKind.REFERENCE,
        choice=files.reference_choice,
        tokenised=True,
        field_option="--reference-field",
    )
    reference = lines_of_source(text, other, source=counts, problems=problems)
    spoilt = problems.spoilt_lines(other)
    target = token_counts(reference, spoilt=spoilt) if reference else None
    table = files.documents
    documents = documents_of(
        source,
        table,
        problems,
        lines=None if counts is None else len(counts),
        name=called[table] if table else "",
    )
    links = None
    if path := files.links:
        found = read_links(path, called[path], source=counts, target=target, problems=problems)
        links = tuple(found)
    categories = read_own_categories(files.categories, problems)
    first_lines = [document.first_line for document in documents]
    around = SuiteContext(categories, counts, target, first_lines)
    records = read_pronoun_table(files.pronouns, around=around, problems=problems)
    notes = tuple(each.note for each in (source, text) if each.note)
    return _Read(
        tuple(source.lines), tuple(reference), links, documents, records, categories.good, notes
    )


def _available(read: _Read) -> Sequence[Available]:
    first_lines = [document.first_line for document in read.documents]
    examples = []
    for record in sorted(read.records, key=lambda record: (record.line, record.token)):
        document = read.documents[bisect_right(first_lines, record.line) - 1].name
        line = range(record.line, record.line + 1)
        origin = Origin("", document, record.line, record.token, "", (), line, line)
        antecedents = tuple(
            Antecedent(each.line, *each.span, each.head) for each in record.antecedents or ()
        )
        form = tokens_of(read.source[record.line])[record.token].lower()
        examples.append(
            Available(
                record.id, record.category, form, record.line, record.token, antecedents, origin
            )
        )
    return examples
