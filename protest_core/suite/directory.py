"""Read and write suite directories."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from protest_core.errors import InputError, printable
from protest_core.files.input_text import InputText
from protest_core.files.paths import PathKind, kind_at
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import read_lines, read_sentences, token_counts, write_lines
from protest_core.languages.own import FILE as LANGUAGE
from protest_core.languages.own import mistakes_in, own_text, register
from protest_core.languages.profiles import (
    language_profile,
    plain_code,
    whole_code,
)
from protest_core.suite.example_records import SuiteContext
from protest_core.suite.examples_file import read_examples, write_examples
from protest_core.suite.model import Document, SuiteDescription, TestSuite
from protest_core.suite.system_files import SystemFiles, find_systems
from protest_core.suite.toml_file import read_description, warn_of_language, write_description
from protest_core.text.translation import Translation, read_translation, write_translation
from protest_core.translatable import Text

FILE = "documents.tsv"
_HEADER = "name\tfirst_line"
_MOST_DIGITS = 9
SOURCE = "source.txt"
_REFERENCE = ("reference.txt", "reference.align")
_SAY_SO = "if there is no reference, write without_reference = true here"
GUIDELINES = "guidelines.toml"
FILES = ("suite.toml", LANGUAGE, GUIDELINES, SOURCE, "documents.tsv", "examples.jsonl", *_REFERENCE)


@dataclass(frozen=True, slots=True)
class SuiteContents:
    """Contents of a suite directory; `guidelines`: the text of its own, if it has any."""

    suite: TestSuite
    reference: Translation
    systems: tuple[SystemFiles, ...] = ()
    guidelines: str | None = None


def read_documents(
    path: Path, problems: ProblemList, *, lines_of_source: int | None, name: str = FILE
) -> tuple[Document, ...]:
    """Return the documents, in order from line 0; rows out of order are errors and left out."""
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


def documents_of(
    source: InputText,
    table: Path | None,
    problems: ProblemList,
    *,
    lines: int | None,
    name: str,
) -> tuple[Document, ...]:
    """Return the documents of a table or, without one, those that the source's file names."""
    if table is not None:
        return read_documents(table, problems, lines_of_source=lines, name=name)
    named = tuple(Document(each.name, each.first_line) for each in source.documents)
    return named or (Document("text", 0),)


def _first_row(lines: Sequence[str], name: str, problems: ProblemList) -> int:
    """Return the row after the header, or the first one if the header was forgotten."""
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
        yield f"first_line {first} is not in the text, which has lines 0 to {lines_of_source - 1}"


def write_documents(path: Path, documents: Iterable[Document]) -> None:
    rows = (f"{document.name}\t{document.first_line}" for document in documents)
    write_lines(path, (_HEADER, *rows))


def read_suite_directory(directory: Path, problems: ProblemList) -> SuiteContents:
    """Read everything; the result is only valid if no error was reported.

    A source that could not be read completely is left empty: nothing can be compared with it.
    """
    check_is_there(directory)
    description, categories = read_description(directory / "suite.toml", problems)
    description = with_own_language(description, directory / LANGUAGE, problems)
    warn_of_language(description.target_language, problems)
    source = read_sentences(directory / SOURCE, SOURCE, problems)
    source_counts = (
        token_counts(source.lines, spoilt=problems.spoilt_lines(SOURCE)) if source.whole else None
    )
    documents = read_documents(
        directory / "documents.tsv",
        problems,
        lines_of_source=len(source.lines) if source.whole else None,
    )
    reference = _read_reference(
        directory, source_counts, problems, is_there=not description.without_reference
    )
    context = SuiteContext(
        categories,
        source_counts,
        token_counts(reference.sentences, spoilt=problems.spoilt_lines(_REFERENCE[0])) or None,
        [document.first_line for document in documents],
    )
    examples = read_examples(directory / "examples.jsonl", context=context, problems=problems)
    sentences = tuple(source.lines) if source.whole else ()
    suite = TestSuite(description, categories.good, documents, sentences, examples)
    guidelines = _text_of(directory / GUIDELINES, problems)
    return SuiteContents(suite, reference, find_systems(directory, problems), guidelines)


def _read_reference(
    directory: Path, source: Sequence[int] | None, problems: ProblemList, *, is_there: bool
) -> Translation:
    """Return the reference, whose lines are empty if there is none."""
    paths = text, links = [directory / name for name in _REFERENCE]
    if is_there:
        if source is not None and all(kind_at(each) is PathKind.NOTHING for each in paths):
            problems.add("suite.toml", _SAY_SO)
        return read_translation(text, links, source=source, problems=problems, names=_REFERENCE)
    for path in paths:
        if kind_at(path) is not PathKind.NOTHING:
            problems.add(path.name, "suite.toml says without_reference; remove that, or this file")
    return Translation.empty(len(source or ()))


def with_own_language(
    description: SuiteDescription, path: Path, problems: ProblemList
) -> SuiteDescription:
    """Return the description with the language that the file defines, if there is one."""
    text = _text_of(path, problems)
    if text is None:
        return description
    if mistakes := mistakes_in(text):
        for mistake in mistakes:
            problems.add(path.name, mistake.message, line=mistake.line)
        return description
    key = register(text)
    profile = language_profile(key)
    if profile.has_code(description.target_language):
        mark = description.target_language.removeprefix(whole_code(description.target_language))
        return replace(description, target_language=key + mark)
    if profile.has_code(description.source_language):
        return replace(description, source_language=key)
    problems.add(
        path.name,
        f"it defines {quoted(plain_code(key))}, which is neither the source nor the target "
        "language of the suite",
    )
    return description


def _text_of(path: Path, problems: ProblemList) -> str | None:
    """Return the text of a file, or `None` if there is none or it cannot be read."""
    if kind_at(path) is PathKind.NOTHING:
        return None
    file = read_lines(path, path.name, problems)
    if not file.whole or problems.spoilt_lines(path.name):
        return None
    return "\n".join(file.lines) + "\n"


def source_counts(contents: SuiteContents, problems: ProblemList) -> list[int] | None:
    """Return the number of tokens of each line of the source, as far as they are reliable."""
    spoilt = problems.spoilt_lines(SOURCE)
    return token_counts(contents.suite.source, spoilt=spoilt) or None


def looks_like_suite(directory: Path) -> bool:
    """Return whether there is a description of a suite in the directory."""
    return kind_at(directory / "suite.toml") is PathKind.FILE


def check_is_there(directory: Path) -> None:
    if kind_at(directory) is not PathKind.FOLDER:
        raise InputError(
            Text("There is no suite directory {0}. Check the path.").format(
                printable(str(directory))
            )
        )


def write_suite_directory(contents: SuiteContents, directory: Path) -> None:
    """Write a suite into a new or empty directory, except for systems."""
    directory.mkdir(parents=True, exist_ok=True)
    suite = contents.suite
    write_description(directory / "suite.toml", suite.description, suite.categories)
    for code in (suite.description.source_language, suite.description.target_language):
        if own := own_text(code):
            (directory / LANGUAGE).write_text(own, encoding="utf-8", newline="\n")
    if contents.guidelines is not None:
        (directory / GUIDELINES).write_text(contents.guidelines, encoding="utf-8", newline="\n")
    write_lines(directory / SOURCE, suite.source)
    write_documents(directory / "documents.tsv", suite.documents)
    write_examples(directory / "examples.jsonl", suite.examples)
    if not suite.description.without_reference:
        text, links = _REFERENCE
        write_translation(contents.reference, directory / text, directory / links)
