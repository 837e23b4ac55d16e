"""Reads and writes a suite directory: plain text that a researcher can read, diff and script."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.alignment import Translation
from protest_core.errors import InputError
from protest_core.formats.description import read_description, write_description
from protest_core.formats.example_records import Surroundings
from protest_core.formats.examples import read_examples, write_examples
from protest_core.formats.problems import ProblemList
from protest_core.formats.text import read_lines, read_sentences, write_lines
from protest_core.formats.translation import SOURCE, read_translation, write_translation
from protest_core.suite import (
    STANDARD_CATEGORIES,
    Document,
    SuiteDescription,
    TestSuite,
)

_DOCUMENTS = "documents.tsv"
_HEADER = "name\tfirst_line"
_SYSTEMS = "systems"
_RAW = ".raw.txt"


@dataclass(frozen=True, slots=True)
class SystemFiles:
    """The output of a system that comes with a suite; not every one has an alignment."""

    name: str
    text: Path
    links: Path | None


@dataclass(frozen=True, slots=True)
class SuiteContents:
    """What a suite directory holds."""

    suite: TestSuite
    reference: Translation
    systems: tuple[SystemFiles, ...] = ()


def read_suite_directory(directory: Path, problems: ProblemList) -> SuiteContents:
    """Read everything; what is returned is only good if no mistake was put on the list."""
    if not directory.is_dir():
        raise InputError(f"There is no suite directory {directory}. Check the path.")
    description, categories = read_description(directory / "suite.toml", problems) or (
        SuiteDescription("", "", ""),
        STANDARD_CATEGORIES,
    )
    source = read_sentences(directory / SOURCE, SOURCE, problems) or []
    documents = _read_documents(directory / _DOCUMENTS, len(source), problems)
    reference = read_translation(
        directory / "reference.txt",
        directory / "reference.align",
        source=source,
        problems=problems,
        names=("reference.txt", "reference.align"),
    )
    examples = read_examples(
        directory / "examples.jsonl",
        around=Surroundings(
            {category.id: category for category in categories},
            source,
            reference.sentences,
            [document.first_line for document in documents],
        ),
        problems=problems,
    )
    suite = TestSuite(description, categories, documents, tuple(source), examples)
    return SuiteContents(suite, reference, _system_files(directory / _SYSTEMS, problems))


def read_system(system: SystemFiles, suite: TestSuite, problems: ProblemList) -> Translation | None:
    """The output of a system that comes with the suite; `None` if it still has to be aligned."""
    if system.links is None:
        return None
    names = (f"{_SYSTEMS}/{system.text.name}", f"{_SYSTEMS}/{system.links.name}")
    return read_translation(
        system.text, system.links, source=suite.source, problems=problems, names=names
    )


def _read_documents(
    path: Path, lines_of_source: int, problems: ProblemList
) -> tuple[Document, ...]:
    """In order, the first at line 0; whatever breaks that is a mistake and left out."""
    lines = read_lines(path, _DOCUMENTS, problems) or []
    if lines and lines[0] != _HEADER:
        problems.add(_DOCUMENTS, "the header is not name<TAB>first_line", line=1)
    documents: list[Document] = []
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        name, _, first = line.partition("\t")
        if not name or not first.isascii() or not first.isdigit() or len(first) > 9:
            problems.add(_DOCUMENTS, f"‘{line[:60]}’ is not name<TAB>first_line", line=number)
            continue
        document = Document(name, int(first))
        if mistake := _document_mistake(document, documents, lines_of_source):
            problems.add(_DOCUMENTS, mistake, line=number)
        else:
            documents.append(document)
    if len(lines) == 1:
        problems.add(_DOCUMENTS, "no document is listed; the first begins at line 0")
    return tuple(documents)


def _document_mistake(
    document: Document, earlier: Sequence[Document], lines_of_source: int
) -> str | None:
    if any(document.name == other.name for other in earlier):
        return f"the document ‘{document.name}’ is listed twice"
    if not earlier and document.first_line != 0:
        return f"the first document begins at line {document.first_line}; it must be 0"
    if earlier and document.first_line <= earlier[-1].first_line:
        return f"first_line {document.first_line} is not after {earlier[-1].first_line}"
    if document.first_line >= lines_of_source > 0:
        return f"first_line {document.first_line} is not in the source of {lines_of_source} lines"
    return None


def _system_files(directory: Path, problems: ProblemList) -> tuple[SystemFiles, ...]:
    """`NAME.txt` with `NAME.align`, or `NAME.raw.txt` alone."""
    found = []
    for text in sorted(directory.glob("*.txt")):
        raw = text.name.endswith(_RAW)
        links = text.with_suffix(".align")
        name = text.name.removesuffix(_RAW) if raw else text.stem
        found.append(SystemFiles(name, text, links if links.exists() and not raw else None))
    names = {system.name for system in found}
    for stray in sorted(directory.glob("*.align")):
        if stray.stem not in names:
            problems.add(f"{_SYSTEMS}/{stray.name}", f"there is no {stray.stem}.txt beside it")
    return tuple(found)


def write_suite_directory(contents: SuiteContents, directory: Path) -> None:
    """Write a suite into a directory that is new or empty; systems are left to `write_system`."""
    directory.mkdir(parents=True, exist_ok=True)
    suite = contents.suite
    write_description(directory / "suite.toml", suite.description, suite.categories)
    write_lines(directory / SOURCE, suite.source)
    rows = (f"{document.name}\t{document.first_line}" for document in suite.documents)
    write_lines(directory / _DOCUMENTS, (_HEADER, *rows))
    write_examples(directory / "examples.jsonl", suite.examples)
    write_translation(
        contents.reference, directory / "reference.txt", directory / "reference.align"
    )


def write_system(name: str, translation: Translation, directory: Path) -> None:
    systems = directory / _SYSTEMS
    systems.mkdir(parents=True, exist_ok=True)
    write_translation(translation, systems / f"{name}.txt", systems / f"{name}.align")
