"""`suite build parcorfull`: a suite from an annotated corpus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import InputError, Problem, printable
from protest_core.files.problems import ProblemList, quoted
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Document, SuiteDescription
from protest_core.suite.toml_file import check_description
from protest_core.suite_build.annotation import AnnotatedText
from protest_core.suite_build.built_suite import (
    BuiltSuite,
    SkippedDocument,
)
from protest_core.suite_build.categorise import NOTHING_ELSE, AlsoTaken
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
from protest_core.suite_build.find_examples import (
    find_examples,
    source_lines,
    target_lines,
)
from protest_core.suite_build.finish import SuiteTexts, finish_suite
from protest_core.suite_build.inventory import take_inventory
from protest_core.suite_build.mmax2_corpus import CorpusPart, find_parts
from protest_core.suite_build.mmax2_text import read_annotated_text
from protest_core.suite_build.sentence_groups import can_be_grouped

_CITATION = "Lapshinova-Koltunski, Hardmeier & Krielke (2018): ParCorFull"
SOURCE_LANGUAGE = "en"  # the only one whose pronouns are annotated in sufficient detail


@dataclass(frozen=True, slots=True)
class BuildChoices:
    """The options for building a suite."""

    target_language: str
    parts: tuple[str, ...] = ()  # empty: all parts
    name: str = ""
    wanted: Mapping[str, int] | None = None  # by category; `None`: everything
    seed: int = 1
    also: AlsoTaken = NOTHING_ELSE
    groups: GroupChoice = NO_GROUPS


def build_from_parcorfull(
    *,
    root: Path,
    directory: Path,
    choices: BuildChoices,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> BuiltSuite:
    """Make the suite `directory` from ParCorFull or a corpus in its format.

    Unusable documents are skipped and reported.
    """
    check_suite_can_be_made(directory, replace=replace)
    check_description(_description(choices, (), directory))
    taken = choices.groups.read()
    reader = CorpusTexts(root, choices.parts, choices.target_language, progress)
    documents, built = group_documents(reader.read(), progress, several_parts=len(reader.parts) > 1)
    inventory = take_inventory(
        documents,
        lambda each: find_examples(each.source, choices.also),
        taken_groups=taken.chains,
        group_nouns=taken.nouns,
    )
    texts = SuiteTexts(
        _description(choices, reader.parts, directory),
        tuple(Document(document.name, document.first_line) for document in documents),
        source_lines(documents),
        target_lines(documents),
        built=tuple(built),
        skipped=tuple(reader.skipped),
        warnings=(*reader.warnings, *taken.fitting_nothing(inventory)),
        lines=line_origins(documents),
    )
    return finish_suite(
        texts,
        inventory,
        directory=directory,
        wanted=choices.wanted,
        seed=choices.seed,
        replace=replace,
        progress=progress,
    )


def _description(
    choices: BuildChoices, parts: Sequence[CorpusPart], directory: Path
) -> SuiteDescription:
    names = ", ".join(part.name for part in parts)
    return SuiteDescription(
        name=choices.name or printable(directory.resolve().name),
        source_language=SOURCE_LANGUAGE,
        target_language=choices.target_language,
        citation=_CITATION,
        description=f"Built from {printable(names)}. Reference alignment is automatic.",
    )


class CorpusTexts:
    """Reads the documents that exist in both languages."""

    def __init__(
        self,
        root: Path,
        names: tuple[str, ...],
        target_language: str,
        progress: ProgressCallback,
    ) -> None:
        """Read the named parts; if none is named, all that exist in the target language."""
        parts = find_parts(root, names)
        both = [part for part in parts if part.documents(target_language)]
        self.parts = parts if names else tuple(both)
        self.skipped: list[SkippedDocument] = []
        self.warnings: list[Problem] = []
        self._target = target_language
        self._progress = progress
        for language in (SOURCE_LANGUAGE, target_language):
            _check_is_there(language, self.parts or parts)

    def read(self) -> list[DocumentTexts]:
        wanted = [(part, name) for part in self.parts for name in self._names(part)]
        texts = []
        for number, (part, name) in enumerate(wanted):
            self._progress(number, len(wanted), "reading the corpus")
            if found := self._read(part, name):
                texts.append(found)
        if not texts:
            problems = [problem for skipped in self.skipped for problem in skipped.problems]
            raise InputError("No document of the corpus can be used.", problems)
        return texts

    def _names(self, part: CorpusPart) -> list[str]:
        return sorted({*part.documents(SOURCE_LANGUAGE), *part.documents(self._target)})

    def _read(self, part: CorpusPart, name: str) -> DocumentTexts | None:
        problems = ProblemList()
        source = self._text(part, SOURCE_LANGUAGE, name, problems)
        target = self._text(part, self._target, name, problems)
        self.warnings += problems.warnings
        if source and target and not problems.mistakes:
            texts = DocumentTexts(part.name, source, target)
            if can_be_grouped(*texts.sentences):
                return texts
            counts = f"{source.sentences:,} and {target.sentences:,} sentences"
            problems.add(f"{part.name}/{name}", f"too long to bring {counts} together; divide it")
        self.skipped.append(SkippedDocument(part.name, name, tuple(problems.mistakes)))
        return None

    def _text(
        self, part: CorpusPart, language: str, name: str, problems: ProblemList
    ) -> AnnotatedText | None:
        if name not in part.documents(language):
            problems.add(f"{part.place(language)}/{name}.mmax", "the document is missing")
            return None
        folder = part.language_folder(language)
        return read_annotated_text(folder, name, part.place(language), problems)


def _check_is_there(language: str, parts: Sequence[CorpusPart]) -> None:
    for part in parts:
        if not part.documents(language):
            folder = f"a folder {printable(language.upper())} with *.mmax"
            raise InputError(
                f"{printable(part.name)} has no documents in the language "
                f"{quoted(printable(language))} ({folder}). "
                "Choose another language or other parts (--part)."
            )
