"""`suite build conllu`: a suite from a source with trees and coreference, as in CorefUD."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_changed
from itertools import accumulate, pairwise
from pathlib import Path

from protest_core.errors import counted, printable
from protest_core.files.input_text import (
    EVERYTHING,
    InputChoice,
    InputText,
    TextKind,
)
from protest_core.files.inputs import check_standard_input, names_of_inputs, read_input
from protest_core.files.problems import ProblemList, quoted
from protest_core.languages.profiles import language_profile, split_code
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import STANDARD_CATEGORIES, Category, Document, SuiteDescription
from protest_core.suite.toml_file import check_description
from protest_core.suite_build.annotation import AnnotatedText, token_of
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.corefud import CorefDocument, read_coref_documents
from protest_core.suite_build.corefud_examples import (
    CorefChoices,
    find_coref_examples,
    marked_text,
    own_categories,
)
from protest_core.suite_build.document_texts import (
    DocumentTexts,
    group_documents,
    line_origins,
)
from protest_core.suite_build.files import (
    NO_GROUPS,
    GroupChoice,
    check_suite_can_be_made,
)
from protest_core.suite_build.find_examples import source_lines, target_lines
from protest_core.suite_build.finish import SuiteTexts, finish_suite
from protest_core.suite_build.inventory import Inventory, take_inventory
from protest_core.suite_build.raw_text import tokenised
from protest_core.suite_build.sentence_groups import can_be_grouped
from protest_core.text.segmenters import not_separated
from protest_core.text.tokenisation_fit import first_untokenised
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ConlluFiles:
    """A source in CoNLL-U, and a reference: text with a sentence on each line, or CoNLL-U."""

    source: Path
    reference: Path
    reference_choice: InputChoice = field(default=EVERYTHING, kw_only=True)

    @property
    def all(self) -> tuple[Path, ...]:
        return self.source, self.reference


@dataclass(frozen=True, slots=True)
class _ConlluRead:
    sources: Sequence[CorefDocument]
    texts: Sequence[DocumentTexts]
    target_language: str  # with its mark if clitics of the reference were split here
    notes: tuple[Text, ...]


def build_from_conllu(
    *,
    files: ConlluFiles,
    directory: Path,
    languages: tuple[str, str],
    choices: CorefChoices,
    groups: GroupChoice = NO_GROUPS,
    name: str = "",
    wanted: Mapping[str, int] | None = None,
    seed: int = 1,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> BuiltSuite:
    """Make the suite `directory`; raises with the errors of all files."""
    check_suite_can_be_made(directory, replace=replace)
    description = _description(files, directory, languages, name)
    check_description(description)
    taken = groups.read()
    problems = ProblemList()
    read = _ConlluReader(files, languages[1], problems, progress).read()
    problems.refuse_if_any("The source with its reference")
    documents, built = group_documents(read.texts, progress, several_parts=False)
    sources = {each.text.name: each for each in read.sources}
    inventory = take_inventory(
        documents,
        lambda each: find_coref_examples(sources[each.source.name], languages[0], choices),
        taken_groups=taken.chains,
        group_nouns=taken.nouns,
    )
    texts = SuiteTexts(
        with_changed(description, target_language=read.target_language),
        tuple(Document(each.name, each.first_line) for each in documents),
        source_lines(documents),
        target_lines(documents),
        categories=_categories(languages[0], inventory),
        built=tuple(built),
        warnings=(*problems.warnings, *taken.fitting_nothing(inventory)),
        lines=line_origins(documents),
    )
    made = finish_suite(
        texts,
        inventory,
        directory=directory,
        wanted=wanted,
        seed=seed,
        replace=replace,
        progress=progress,
    )
    return with_changed(made, notes=read.notes)


def _description(
    files: ConlluFiles, directory: Path, languages: tuple[str, str], name: str
) -> SuiteDescription:
    return SuiteDescription(
        name or printable(directory.resolve().name),
        *languages,
        description=f"Built from {printable(files.source.name)}. Reference alignment is automatic.",
    )


def _categories(source_language: str, inventory: Inventory) -> tuple[Category, ...]:
    """Return the standard categories, and those of the language that have examples."""
    used = {each.category for each in inventory.examples}
    own = (each for each in own_categories(source_language) if each.id in used)
    return (*STANDARD_CATEGORIES, *own)


class _ConlluReader:
    """Reads both texts, and finds the document of the reference for each of the source."""

    def __init__(
        self,
        files: ConlluFiles,
        target_language: str,
        problems: ProblemList,
        progress: ProgressCallback,
    ) -> None:
        check_standard_input(files.all)
        self._files = files
        self._target = target_language
        self._problems = problems
        self._progress = progress
        self._called = names_of_inputs(files.all)

    def read(self) -> _ConlluRead:
        name = self._called[self._files.source]
        sources = read_coref_documents(self._files.source, name, self._problems, self._progress)
        reference = read_input(
            self._files.reference,
            self._called[self._files.reference],
            self._problems,
            kind=TextKind.REFERENCE,
            choice=self._files.reference_choice,
            field_option="--reference-field",
        )
        notes = (reference.note,) if reference.note else ()
        if not sources or not reference.whole or self._problems.mistakes:
            return _ConlluRead(sources, (), self._target, notes)
        spans = self._spans(sources, reference)
        language, lines = self._target, reference.lines
        profile = language_profile(language)
        if mistake := not_separated(lines, profile):
            self._problems.add(self._called[self._files.reference], mistake)
        raw = not_separated(lines, profile, tokenised=True) is not None
        if raw or first_untokenised(lines) is not None:
            language = split_code(language)
            lines = [*tokenised(lines, language, self._progress)]
        part = printable(Path(name).name.partition(".")[0])
        texts = [
            DocumentTexts(
                part, marked_text(source), _annotated(source.text.name, lines[slice(*span)])
            )
            for source, span in zip(sources, spans, strict=False)
        ]
        for text in texts:
            self._check_length(text)
        return _ConlluRead(sources, texts, language, notes)

    def _spans(
        self, sources: Sequence[CorefDocument], reference: InputText
    ) -> Sequence[tuple[int, int]]:
        """Return where the reference's lines of each document begin and end."""
        starts = [*(each.first_line for each in reference.documents), len(reference.lines)]
        if len(reference.documents) > 1:
            by_name = {
                document.name: span
                for document, span in zip(reference.documents, pairwise(starts), strict=True)
            }
            if all(source.text.name in by_name for source in sources):
                return [by_name[source.text.name] for source in sources]
            if len(by_name) == len(sources):
                return [*by_name.values()]
            counts = f"{len(by_name):,} documents where the source has {len(sources):,}"
            self._problems.add(self._called[self._files.reference], counts)
            return []
        if len(sources) == 1:
            return [(0, len(reference.lines))]
        ends = [*accumulate(source.text.sentences for source in sources)]
        if ends[-1] != len(reference.lines):
            self._problems.add(
                self._called[self._files.reference],
                f"{counted(len(reference.lines), 'line')} where the source has "
                f"{ends[-1]:,} sentences in {len(sources):,} documents; where documents begin is "
                "known in CoNLL-U and WMT XML only",
            )
            return []
        return [*pairwise([0, *ends])]

    def _check_length(self, texts: DocumentTexts) -> None:
        source, target = texts.sentences
        if not can_be_grouped(source, target):
            counts = f"{len(source):,} and {len(target):,} sentences"
            self._problems.add(
                self._called[self._files.source],
                f"{quoted(texts.source.name)} is too long to bring {counts} together; divide it",
            )


def _annotated(name: str, lines: Sequence[str]) -> AnnotatedText:
    sentences = [line.split() for line in lines]
    starts = [0, *accumulate(map(len, sentences))][:-1]
    words = (token_of(word) for sentence in sentences for word in sentence)
    return AnnotatedText(name, tuple(words), tuple(starts))
