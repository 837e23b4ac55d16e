"""`suite build parallel`: a suite from parallel text, raw or tokenised."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_changed
from pathlib import Path

from protest_core.errors import RefusedError, printable
from protest_core.files.input_text import EVERYTHING, InputChoice, InputText, TextKind
from protest_core.files.inputs import check_standard_input, names_of_inputs, read_input
from protest_core.files.problems import ProblemList
from protest_core.files.text import token_counts
from protest_core.languages.profiles import language_profile, split_code
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import documents_of
from protest_core.suite.example_records import ExampleRecord, SuiteContext
from protest_core.suite.model import Antecedent, Category, Document, SuiteDescription
from protest_core.suite.toml_file import check_description, read_own_categories
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.files import check_suite_can_be_made
from protest_core.suite_build.finish import SuiteTexts, finish_suite
from protest_core.suite_build.inventory import Available, Inventory, Origin
from protest_core.suite_build.pronoun_table import SourceLines, read_pronoun_table
from protest_core.suite_build.raw_text import (
    categories_of,
    find_pronouns,
    pronouns_to_find,
    tokenised,
)
from protest_core.text.segmenters import not_separated
from protest_core.text.tokenisation_fit import first_untokenised
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import lines_of_source, read_links
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ParallelFiles:
    """Parallel text, one sentence on each line, and its pronouns."""

    source: Path
    reference: Path | None  # `None`: a suite without a reference
    pronouns: Path | None = None  # a table; without it, they are found by their forms
    documents: Path | None = None  # without it, everything is one document
    links: Path | None = None  # without them, the reference is aligned
    categories: Path | None = None  # the suite's own, as in a suite.toml
    # Of files with several texts:
    source_choice: InputChoice = field(default=EVERYTHING, kw_only=True)
    reference_choice: InputChoice = field(default=EVERYTHING, kw_only=True)
    raw: bool = field(default=False, kw_only=True)  # to be tokenised here
    # Without a table: the pronouns to find; by default the usual ones of the source language.
    forms: tuple[str, ...] = field(default=(), kw_only=True)
    any_word: bool = field(default=False, kw_only=True)  # the table may have any word

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
    records: tuple[ExampleRecord, ...] | None  # `None` without a table
    categories: tuple[Category, ...]
    notes: tuple[Text, ...]  # how files were read


def unsorted_categories(files: ParallelFiles, source_language: str) -> tuple[Category, ...]:
    """Return the categories of pronouns that are found by their forms; none if a table has them."""
    profile = language_profile(source_language)
    return () if files.pronouns else categories_of(pronouns_to_find(files.forms, profile), profile)


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
    if files.raw and files.reference:
        languages = (languages[0], split_code(languages[1]))
    description = SuiteDescription(
        name or printable(directory.resolve().name),
        *languages,
        without_reference=files.reference is None,
    )
    check_description(description)
    _check_options(files)
    profile = language_profile(languages[0])
    unsorted = unsorted_categories(files, languages[0])
    problems = ProblemList()
    read = _Reader(files, languages, problems, progress).read()
    problems.refuse_if_any("The parallel text")
    texts = SuiteTexts(
        description,
        read.documents,
        read.source,
        read.reference,
        read.links,
        (*read.categories, *unsorted),
        warnings=tuple(problems.warnings),
    )
    if read.records is None:
        forms = pronouns_to_find(files.forms, profile)
        available = tuple(find_pronouns(read.source, forms, profile, read.documents))
    else:
        available = tuple(_available(read, read.records))
    built = finish_suite(
        texts,
        Inventory(available, {}),
        directory=directory,
        wanted=wanted,
        seed=seed,
        replace=replace,
        progress=progress,
    )
    return with_changed(built, notes=read.notes)


def _check_options(files: ParallelFiles) -> None:
    check_standard_input(files.all)
    if files.links and files.reference is None:
        raise RefusedError(
            "Links (--align) are those of a reference. Leave them out, or give the reference."
        )
    if files.raw and files.links:
        raise RefusedError(
            "Links (--align) count the words of tokenised text; raw text is aligned here. "
            "Leave the links out, or give both texts tokenised."
        )
    if files.pronouns and files.forms:
        raise RefusedError(
            "The table says where the pronouns are, so there are no forms to look for "
            "(--pronouns). Give one of them."
        )


class _Reader:
    """Reads the files; in messages, those of the same name are named with their folders."""

    def __init__(
        self,
        files: ParallelFiles,
        languages: tuple[str, str],
        problems: ProblemList,
        progress: ProgressCallback,
    ) -> None:
        self._files = files
        self._languages = languages
        self._problems = problems
        self._progress = progress
        self._called = names_of_inputs(files.all)

    def read(self) -> _Read:
        files, problems = self._files, self._problems
        name = self._called[files.source]
        source = self._text(files.source, TextKind.SOURCE, files.source_choice)
        source_lines = self._tokens(source.lines, name, self._languages[0])
        counts = self._counts(source_lines, name) if source.whole else None
        links: tuple[str, ...] | None = None
        reference: Sequence[str]
        if files.reference is None:
            reference, target, note = [""] * len(source_lines), None, None
            links = ("",) * len(source_lines)
        else:
            reference, target, note = self._reference(files.reference, counts)
        table = files.documents
        documents = documents_of(
            source,
            table,
            problems,
            lines=None if counts is None else len(counts),
            name=self._called[table] if table else "",
        )
        if path := files.links:
            called = self._called[path]
            links = tuple(read_links(path, called, source=counts, target=target, problems=problems))
        categories = read_own_categories(files.categories, problems)
        first_lines = [document.first_line for document in documents]
        around = SuiteContext(categories, counts, target, first_lines)
        is_good = source.whole and not problems.spoilt_lines(name)
        written = SourceLines(source.lines, source_lines) if is_good else None
        records = self._records(around, written)
        notes = tuple(each for each in (source.note, note) if each)
        return _Read(
            tuple(source_lines), tuple(reference), links, documents, records, categories.good, notes
        )

    def _reference(
        self, path: Path, source: Sequence[int] | None
    ) -> tuple[Sequence[str], Sequence[int] | None, Text | None]:
        """Return the lines, the number of tokens of each, and how the file was read."""
        name = self._called[path]
        text = self._text(path, TextKind.REFERENCE, self._files.reference_choice)
        lines = lines_of_source(text, name, source=source, problems=self._problems)
        reference = self._tokens(lines, name, self._languages[1])
        return reference, self._counts(reference, name) if reference else None, text.note

    def _text(self, path: Path, kind: TextKind, choice: InputChoice) -> InputText:
        return read_input(
            path,
            self._called[path],
            self._problems,
            kind=kind,
            choice=choice,
            tokenised=not self._files.raw,
            field_option=f"--{kind}-field",
        )

    def _tokens(self, lines: Sequence[str], name: str, language: str) -> Sequence[str]:
        """Return the lines as tokens; text that should be tokenised and is not is an error."""
        profile = language_profile(language)
        if mistake := not_separated(lines, profile, tokenised=not self._files.raw):
            self._problems.add(name, mistake)
            return lines
        if self._files.raw:
            return tokenised(lines, language, self._progress)
        line = first_untokenised(lines)
        if line is not None:
            message = (
                "commas and full stops are attached to words, as in raw text; have both texts "
                "tokenised here (--raw), or tokenise them"
            )
            self._problems.add(name, message, line=line + 1)
        return lines

    def _counts(self, lines: Sequence[str], name: str) -> Sequence[int]:
        return token_counts(lines, spoilt=self._problems.spoilt_lines(name))

    def _records(
        self, around: SuiteContext, source: SourceLines | None
    ) -> tuple[ExampleRecord, ...] | None:
        if self._files.pronouns is None:
            return None
        any_word = self._files.any_word
        return read_pronoun_table(
            self._files.pronouns,
            around=around,
            source=source,
            language=None if any_word else language_profile(self._languages[0]),
            problems=self._problems,
        )


def _available(read: _Read, records: Sequence[ExampleRecord]) -> Iterator[Available]:
    for record in sorted(records, key=lambda record: (record.line, record.token)):
        antecedents = tuple(
            Antecedent(each.line, *each.span, each.head) for each in record.antecedents or ()
        )
        form = tokens_of(read.source[record.line])[record.token].lower()
        place = Origin.on_line(read.documents, record.line, record.token)
        yield Available(
            record.id, record.category, form, record.line, record.token, antecedents, place
        )
