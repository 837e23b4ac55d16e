"""Building a suite from plain parallel text and a table that says where the pronouns are."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.building.account import BuiltSuite
from protest_core.building.available import Available, Inventory, Origin
from protest_core.errors import names_apart, printable
from protest_core.formats.built_suite import check_suite_can_be_made
from protest_core.formats.description import check_description, read_own_categories
from protest_core.formats.documents import read_documents
from protest_core.formats.example_mistakes import Surroundings
from protest_core.formats.example_records import ExampleRecord
from protest_core.formats.links import read_links
from protest_core.formats.problems import ProblemList
from protest_core.formats.pronoun_table import read_pronoun_table
from protest_core.formats.text import read_sentences, token_counts
from protest_core.formats.translation import read_text
from protest_core.operations.suites.finishing_suite import SuiteTexts, finish_suite
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.category import Category
from protest_core.suite.example import Antecedent
from protest_core.suite.testsuite import Document, SuiteDescription, tokens_of


@dataclass(frozen=True, slots=True)
class ParallelFiles:
    """Tokenised text, a sentence on each line, and where its pronouns are."""

    source: Path
    reference: Path
    pronouns: Path
    documents: Path | None = None  # without it, everything is one document
    links: Path | None = None  # without it, the reference is aligned
    categories: Path | None = None  # the suite's own, as in a suite.toml

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
    """Make the suite `directory`; raises with every mistake of all the files."""
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
    return finish_suite(
        texts,
        Inventory(tuple(_available(read)), {}),
        directory=directory,
        wanted=wanted,
        seed=seed,
        replace=replace,
        progress=progress,
    )


def _read(files: ParallelFiles, problems: ProblemList) -> _Read:
    """Files of the same name are called by their folders, too."""
    called = names_apart(each for each in files.all if each)
    name, other = called[files.source], called[files.reference]
    source = read_sentences(files.source, name, problems)
    spoilt = problems.spoilt_lines(name)
    counts = token_counts(source.lines, spoilt=spoilt) if source.whole else None
    reference = read_text(files.reference, other, source=counts, problems=problems)
    spoilt = problems.spoilt_lines(other)
    target = token_counts(reference, spoilt=spoilt) if reference else None
    documents = _documents(files.documents, called, counts, problems)
    links = None
    if path := files.links:
        found = read_links(path, called[path], source=counts, target=target, problems=problems)
        links = tuple(found)
    categories = read_own_categories(files.categories, problems)
    first_lines = [document.first_line for document in documents]
    around = Surroundings(categories, counts, target, first_lines)
    records = read_pronoun_table(files.pronouns, around=around, problems=problems)
    return _Read(tuple(source.lines), tuple(reference), links, documents, records, categories.good)


def _documents(
    path: Path | None,
    called: Mapping[Path, str],
    counts: Sequence[int] | None,
    problems: ProblemList,
) -> tuple[Document, ...]:
    if path is None:
        return (Document("text", 0),)
    lines = None if counts is None else len(counts)
    return read_documents(path, problems, lines_of_source=lines, name=called[path])


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
