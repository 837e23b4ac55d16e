"""Shared parts of imports of foreign test sets: a growing suite, warnings, writing."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path

from protest_core.errors import Problem, RefusedError, printable
from protest_core.ids import ExampleId
from protest_core.progress import ProgressCallback
from protest_core.suite.directory import SuiteContents
from protest_core.suite.model import (
    STANDARD_CATEGORIES,
    Antecedent,
    Category,
    CorrectedReference,
    Document,
    Example,
    SuiteDescription,
    TestSuite,
)
from protest_core.suite.new_directory import make_suite_directory
from protest_core.suite.toml_file import check_description
from protest_core.suite_build.annotation import token_of
from protest_core.suite_build.files import ORIGINS, tsv_lines
from protest_core.suite_build.finish import link_reference
from protest_core.tables.model import Cell, Column
from protest_core.text.tokeniser import plain_words
from protest_core.text.tokens import Tokens
from protest_core.text.translation import Translation

TO_CHECK = "pronouns-to-check.tsv"
TABLES = (ORIGINS, TO_CHECK)
FAULTY = "faulty in the file"  # a reason for leaving out
NamedRows = tuple[tuple[str, ...], list[tuple[Cell, ...]]]  # names of columns, and rows


@dataclass(frozen=True, slots=True)
class ImportedSuite:
    """A suite made from a foreign test set, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: tuple[tuple[Category, int], ...]
    left_out: Mapping[str, int]  # by reason
    to_check: int  # examples with a guessed position
    warnings: tuple[Problem, ...] = ()
    kept: Path | None = None  # the previous directory, if it differs


@dataclass
class SuiteBuilder:
    """Documents and examples, added one after the other."""

    description: SuiteDescription
    left_out: Counter[str] = field(default_factory=Counter)
    documents: list[Document] = field(default_factory=list)
    source: list[str] = field(default_factory=list)
    reference: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    origins: list[tuple[Cell, ...]] = field(default_factory=list)
    to_check: list[tuple[Cell, ...]] = field(default_factory=list)
    _names: set[str] = field(default_factory=set)

    def begin_document(self, name: str) -> int:
        """Begin a document and return its first line. Equal names are made distinct."""
        name = unicodedata.normalize("NFC", printable(name))
        different, number = name, 2
        while different in self._names:
            different, number = f"{name} ({number})", number + 1
        self._names.add(different)
        self.documents.append(Document(different, len(self.source)))
        return len(self.source)

    def add_line(self, source: Tokens, reference: Tokens) -> None:
        self.source.append(" ".join(source))
        self.reference.append(" ".join(reference))

    def add_example(
        self,
        category: Category,
        place: tuple[int, int],
        *,
        antecedents: tuple[Antecedent, ...] = (),
        reference: tuple[int, ...] | None = None,
        origin: tuple[Cell, ...],
        warning: str = "",
    ) -> None:
        """Add an example; `origin`: a row on its origin; `warning`: why it should be checked."""
        number = ExampleId(len(self.examples) + 1)
        correction = CorrectedReference(reference)
        self.examples.append(Example(number, category, *place, antecedents, correction))
        self.origins.append((number, *origin))
        if warning:
            self.to_check.append((number, *place, warning))


def write_imported(
    builder: SuiteBuilder,
    directory: Path,
    *,
    origin_columns: tuple[str, ...],
    to_check_columns: tuple[str, ...] = ("example", "line", "token", "why"),
    more: Mapping[str, NamedRows] | None = None,
    warnings: tuple[Problem, ...] = (),
    replace: bool,
    progress: ProgressCallback,
) -> ImportedSuite:
    """Write the suite with its tables, and `more` tables by name."""
    if not builder.examples:
        why = "; ".join(f"{reason} ({count:,})" for reason, count in builder.left_out.items())
        raise RefusedError(
            f"No entry of the file could become an example: {why or 'there is none'}. "
            "Look whether it is the right file; no suite was made."
        )
    languages = builder.description
    links = link_reference(
        builder.source,
        builder.reference,
        source_language=languages.source_language,
        target_language=languages.target_language,
        progress=progress,
    )
    own = dict.fromkeys(example.category for example in builder.examples)
    categories = (*STANDARD_CATEGORIES, *(each for each in own if each not in STANDARD_CATEGORIES))
    suite = TestSuite(
        builder.description,
        categories,
        tuple(builder.documents),
        tuple(builder.source),
        tuple(builder.examples),
    )
    contents = SuiteContents(suite, Translation(tuple(builder.reference), links))
    beside = {
        ORIGINS: _table(("example", *origin_columns), builder.origins),
        TO_CHECK: _table(to_check_columns, builder.to_check),
        **{name: _table(*table) for name, table in (more or {}).items()},
    }
    kept = make_suite_directory(contents, directory, beside=beside, replace=replace)
    counts = Counter(example.category for example in builder.examples)
    return ImportedSuite(
        builder.description,
        len(builder.source),
        len(builder.documents),
        tuple((category, counts[category]) for category in own),
        dict(builder.left_out),
        len(builder.to_check),
        warnings,
        kept,
    )


def _table(names: tuple[str, ...], rows: list[tuple[Cell, ...]]) -> Iterator[str]:
    columns: list[Column[tuple[Cell, ...]]] = [
        Column("", name, value=itemgetter(at)) for at, name in enumerate(names)
    ]
    return tsv_lines(columns, rows)


def begin_suite(
    directory: Path,
    name: str,
    languages: tuple[str, str],
    *,
    citation: str,
    licence: str = "",
) -> tuple[SuiteBuilder, tuple[Callable[[str], Tokens], Callable[[str], Tokens]]]:
    """Return an empty suite, and the tokenisers of its two languages."""
    source, target = languages
    called = name or printable(directory.resolve().name)
    description = SuiteDescription(called, source, target, licence=licence, citation=citation)
    check_description(description)
    return SuiteBuilder(description), (_tokenises(source), _tokenises(target))


def _tokenises(language: str) -> Callable[[str], Tokens]:
    words = plain_words(language)
    return lambda line: tuple(map(token_of, words(line)))
