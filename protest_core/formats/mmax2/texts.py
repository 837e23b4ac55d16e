"""Reads one document of an MMAX2 corpus: words, sentences and what is marked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.building.annotation import AnnotatedText, Markable, Mention, Words
from protest_core.building.tokens import token_of
from protest_core.errors import counted
from protest_core.formats.mmax2.elements import Element, read_elements
from protest_core.formats.mmax2.folders import entry_of
from protest_core.formats.mmax2.spans import SpanError, read_span
from protest_core.formats.problems import ProblemList, quoted

_NO_CHAIN = {"empty", "none", ""}
_NOTHING = {"none", ""}
_WORDS = "_words.xml"


@dataclass(frozen=True, slots=True)
class _Marked:
    """A markable element whose span is good."""

    element: Element
    words: Words


def read_annotated_text(
    folder: Path, document: str, place: str, problems: ProblemList
) -> AnnotatedText | None:
    """The document of this name in a language's folder; `place` is how messages call the folder.

    `None` if a file cannot be used. A marked expression with a wrong span is told and left out.
    """
    reader = _Reader(folder, document, place, problems)
    words = reader.words()
    sentences = reader.marked("sentence", words) if words else None
    coreference = reader.marked("coref", words) if words else None
    if words is None or sentences is None or coreference is None:
        return None
    starts = reader.sentence_starts(sentences, len(words))
    if not starts:
        return None
    tokens = tuple(token_of(element.text) for element in words)
    return AnnotatedText(document, tokens, starts, tuple(_markables(coreference)))


class _Reader:
    """The files of a document."""

    def __init__(self, folder: Path, document: str, place: str, problems: ProblemList) -> None:
        self._folder = folder
        self._place = place
        self._problems = problems
        self._positions: Mapping[str, int] = {}
        self._document = self._base_name(document)

    def _base_name(self, document: str) -> str:
        """Like the document, unless its .mmax file names words that are called otherwise."""
        if self._file("Basedata", document + _WORDS)[0].exists():
            return document
        project = entry_of(self._folder, f"{document}.mmax")
        named = read_elements(project, "words", "", ProblemList()) or ()
        names = [each.text.strip() for each in named if each.text.strip().endswith(_WORDS)]
        return names[0].removesuffix(_WORDS) if names and "/" not in names[0] else document

    def words(self) -> tuple[Element, ...] | None:
        path, name = self._file("Basedata", self._document + _WORDS)
        words = read_elements(path, "word", name, self._problems)
        if words is None:
            return None
        ids = [element.attributes.get("id", "") for element in words]
        self._positions = {word: position for position, word in enumerate(ids)}
        if not words:
            self._problems.add(name, "there are no words in the file")
        for element, word in self._spoilt(words, ids):
            what = f"the word id {quoted(word)} is there twice" if word else "a word without an id"
            self._problems.add(name, what, line=element.line)
            return None
        return words or None

    def _spoilt(
        self, words: Sequence[Element], ids: Sequence[str]
    ) -> Iterator[tuple[Element, str]]:
        for position, word in enumerate(ids):
            if not word or self._positions[word] != position:
                yield words[position], word

    def marked(self, level: str, words: Sequence[Element] | None) -> list[_Marked] | None:
        """What is marked on a level, with good spans."""
        path, name = self._file("Markables", f"{self._document}_{level}_level.xml")
        elements = read_elements(path, "markable", name, self._problems)
        if elements is None or words is None:
            return None
        found = []
        for element in elements:
            try:
                span = element.attributes.get("span", "")
                found.append(_Marked(element, read_span(span, self._positions)))
            except SpanError as error:
                which = quoted(element.attributes.get("id", "?"))
                self._problems.warn(name, f"markable {which} left out: {error}", line=element.line)
        return found

    def sentence_starts(self, sentences: Sequence[_Marked], words: int) -> Words:
        """Sentences stand in any order; where they leave a word out, it goes with those before."""
        _, name = self._file("Markables", f"{self._document}_sentence_level.xml")
        if not sentences:
            self._problems.add(name, "no sentence is marked in the file")
            return ()
        covered = [word for marked in sentences for word in marked.words]
        if doubled := len(covered) - len(set(covered)):
            what = f"{counted(doubled, 'word')} in two sentences; they go with the later one"
            self._problems.warn(name, what)
        if left := words - len(set(covered)):
            what = f"{counted(left, 'word')} in no sentence; they go with the one before"
            self._problems.warn(name, what)
        return tuple(sorted({0, *(marked.words[0] for marked in sentences)}))

    def _file(self, directory: str, file: str) -> tuple[Path, str]:
        """With the name that messages give it."""
        path = entry_of(entry_of(self._folder, directory), file)
        return path, f"{self._place}/{path.parent.name}/{path.name}"


def _markables(marked: Sequence[_Marked]) -> Iterator[Markable]:
    for each in sorted(marked, key=lambda each: each.words):
        attributes = {key: value.strip() for key, value in each.element.attributes.items()}
        chain = attributes.get("coref_class", "")
        yield Markable(
            id=attributes.get("id", ""),
            words=each.words,
            mention=_mention(attributes.get("mention", "")),
            chain="" if chain.lower() in _NO_CHAIN else chain,
            type=_said(attributes, "type"),
            antecedent_type=_said(attributes, "antetype"),
            agreement=_said(attributes, "agreement"),
            position=_said(attributes, "position"),
            split=_said(attributes, "split"),
        )


def _mention(name: str) -> Mention:
    try:
        return Mention(name.lower())
    except ValueError:
        return Mention.OTHER


def _said(attributes: Mapping[str, str], key: str) -> str:
    value = attributes.get(key, "").lower()
    return "" if value in _NOTHING else value
