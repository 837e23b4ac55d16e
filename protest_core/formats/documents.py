"""Reads and writes `documents.tsv`: where each document of the source begins."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines, write_lines
from protest_core.suite.testsuite import Document

FILE = "documents.tsv"
_HEADER = "name\tfirst_line"
_MOST_DIGITS = 9


def read_documents(
    path: Path, problems: ProblemList, *, lines_of_source: int | None, name: str = FILE
) -> tuple[Document, ...]:
    """In order, the first at line 0; whatever breaks that is a mistake and left out."""
    file = read_lines(path, name, problems)
    documents: dict[str, Document] = {}
    first_row = _first_row(file.lines, name, problems)
    any_rows = False
    for number, line in enumerate(file.lines[first_row:], first_row + 1):
        if not line:
            continue
        document = _document(line)
        if document is None:
            problems.add(name, f"{quoted(line)} is not name<TAB>first_line", line=number)
        else:
            mistakes = _mistakes(document, documents, lines_of_source, is_first=not any_rows)
            if not problems.add_all(name, ((each, None) for each in mistakes), line=number):
                documents[document.name] = document
        any_rows = True
    if file.whole and not any_rows:
        problems.add(name, "no document is listed; the first begins at line 0")
    return tuple(documents.values())


def _first_row(lines: Sequence[str], name: str, problems: ProblemList) -> int:
    """After the header; where it was forgotten, the first line is a row already."""
    if not lines or lines[0] == _HEADER:
        return 1
    problems.add(name, "the header is not name<TAB>first_line", line=1)
    return 0 if _document(lines[0]) else 1


def _document(line: str) -> Document | None:
    name, _, first = line.partition("\t")
    good = name and first.isascii() and first.isdigit() and len(first) <= _MOST_DIGITS
    return Document(name, int(first)) if good else None


def _mistakes(
    document: Document,
    earlier: dict[str, Document],
    lines_of_source: int | None,
    *,
    is_first: bool,
) -> Iterator[str]:
    first = document.first_line
    last = next(reversed(earlier.values()), None)
    if document.name in earlier:
        yield f"the document {quoted(document.name)} is listed twice"
    if is_first and first != 0:
        yield f"the first document begins at line {first}; it must be 0"
    if last and first <= last.first_line:
        yield f"first_line {first} is not after {last.first_line}"
    if lines_of_source is not None and first >= lines_of_source:
        yield f"first_line {first} is not in the source of {lines_of_source} lines"


def write_documents(path: Path, documents: Iterable[Document]) -> None:
    rows = (f"{document.name}\t{document.first_line}" for document in documents)
    write_lines(path, (_HEADER, *rows))
