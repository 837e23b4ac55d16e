"""Reads and writes a suite directory: plain text that a researcher can read, diff and script."""

from dataclasses import dataclass
from pathlib import Path

from protest_core.alignment.translation import Translation
from protest_core.errors import InputError, printable
from protest_core.formats.description import read_description, write_description
from protest_core.formats.documents import read_documents, write_documents
from protest_core.formats.example_mistakes import Surroundings
from protest_core.formats.examples import read_examples, write_examples
from protest_core.formats.problems import ProblemList
from protest_core.formats.system_files import SystemFiles, find_systems
from protest_core.formats.text import read_sentences, token_counts, write_lines
from protest_core.formats.translation import read_translation, write_translation
from protest_core.suite.testsuite import TestSuite

_SOURCE = "source.txt"
_REFERENCE = ("reference.txt", "reference.align")
FILES = ("suite.toml", _SOURCE, "documents.tsv", "examples.jsonl", *_REFERENCE)


@dataclass(frozen=True, slots=True)
class SuiteContents:
    """What a suite directory holds."""

    suite: TestSuite
    reference: Translation
    systems: tuple[SystemFiles, ...] = ()


def read_suite_directory(directory: Path, problems: ProblemList) -> SuiteContents:
    """Read everything; what is returned is only good if no mistake was put on the list.

    A source that could not be read as a whole is left empty: nothing can be compared with it.
    """
    check_is_there(directory)
    description, categories = read_description(directory / "suite.toml", problems)
    source = read_sentences(directory / _SOURCE, _SOURCE, problems)
    source_counts = (
        token_counts(source.lines, spoilt=problems.spoilt_lines(_SOURCE)) if source.whole else None
    )
    documents = read_documents(
        directory / "documents.tsv",
        problems,
        lines_of_source=len(source.lines) if source.whole else None,
    )
    text, links = _REFERENCE
    reference = read_translation(
        directory / text,
        directory / links,
        source=source_counts,
        problems=problems,
        names=_REFERENCE,
    )
    around = Surroundings(
        categories,
        source_counts,
        token_counts(reference.sentences, spoilt=problems.spoilt_lines(text)) or None,
        [document.first_line for document in documents],
    )
    examples = read_examples(directory / "examples.jsonl", around=around, problems=problems)
    sentences = tuple(source.lines) if source.whole else ()
    suite = TestSuite(description, categories.good, documents, sentences, examples)
    return SuiteContents(suite, reference, find_systems(directory, problems))


def source_counts(contents: SuiteContents, problems: ProblemList) -> list[int] | None:
    """How many tokens each line of the source has, as far as this can be relied on."""
    spoilt = problems.spoilt_lines(_SOURCE)
    return token_counts(contents.suite.source, spoilt=spoilt) or None


def check_is_there(directory: Path) -> None:
    try:
        if directory.is_dir():
            return
    except OSError as error:
        raise InputError(
            f"{printable(str(directory))} cannot be read: {error.strerror}. Check the permissions."
        ) from error
    raise InputError(f"There is no suite directory {printable(str(directory))}. Check the path.")


def write_suite_directory(contents: SuiteContents, directory: Path) -> None:
    """Write a suite into a directory that is new or empty; systems are left to `write_system`."""
    directory.mkdir(parents=True, exist_ok=True)
    suite = contents.suite
    write_description(directory / "suite.toml", suite.description, suite.categories)
    write_lines(directory / _SOURCE, suite.source)
    write_documents(directory / "documents.tsv", suite.documents)
    write_examples(directory / "examples.jsonl", suite.examples)
    text, links = _REFERENCE
    write_translation(contents.reference, directory / text, directory / links)
