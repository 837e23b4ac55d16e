"""Reads those documents of a corpus that are there in both languages and can be used."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.building.account import SkippedDocument
from protest_core.building.annotation import AnnotatedText
from protest_core.building.grouping import Sentences, can_be_grouped
from protest_core.errors import InputError, Problem, printable
from protest_core.formats.mmax2.corpus import CorpusPart, find_parts
from protest_core.formats.mmax2.texts import read_annotated_text
from protest_core.formats.problems import ProblemList, quoted
from protest_core.progress import ProgressCallback

SOURCE_LANGUAGE = "en"  # the only one whose pronouns the corpus tells enough about


@dataclass(frozen=True, slots=True)
class DocumentTexts:
    """A document in both languages."""

    part: str
    source: AnnotatedText
    target: AnnotatedText

    @property
    def sentences(self) -> tuple[Sentences, Sentences]:
        return _sentences(self.source), _sentences(self.target)


def _sentences(text: AnnotatedText) -> Sentences:
    return [text.tokens(text.sentence(number)) for number in range(text.sentences)]


class CorpusTexts:
    """Reads the documents that are there in both languages."""

    def __init__(
        self,
        root: Path,
        names: tuple[str, ...],
        target_language: str,
        progress: ProgressCallback,
    ) -> None:
        """The named parts; if none is named, all that are there in the target language."""
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
