"""Words, sentences and markables of one MMAX2 document."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from protest_core.errors import counted
from protest_core.files.encoding import decoded
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import BYTE_ORDER_MARK
from protest_core.suite_build.annotation import AnnotatedText, Markable, Mention, Words, token_of
from protest_core.suite_build.mmax2_corpus import entry_of

_LARGEST = 100_000_000  # bytes; the files of a talk have some hundred thousand
_CONFLICT = re.compile(rb"^(?:<{7} |={7}\r?$|>{7} )", re.MULTILINE)
_NO_CHAIN = {"empty", "none", ""}
_NOTHING = {"none", ""}
_WORDS = "_words.xml"


@dataclass(slots=True)
class Element:
    """An element of the requested name, with all text inside."""

    line: int
    attributes: Mapping[str, str]
    text: str = field(default="")


class _EntityDeclaredError(Exception):
    """A file that declares entities, which may expand without limit when it is parsed."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class SpanError(ValueError):
    """An error in a span, in words."""


@dataclass(frozen=True, slots=True)
class _Marked:
    """A markable element with a valid span."""

    element: Element
    words: Words


def read_elements(
    path: Path, tag: str, name: str, problems: ProblemList
) -> tuple[Element, ...] | None:
    """Return the elements in order, or `None` if the file is unreadable, which is reported."""
    raw = _read(path, name, problems)
    if raw is None or not _is_whole(raw, name, problems):
        return None
    collector = _Collector(tag)
    try:
        collector.parse(raw)
    except expat.ExpatError as error:
        what = expat.ErrorString(error.code) or "not understood"
        problems.add(name, f"not XML: {what}", line=error.lineno, column=error.offset + 1)
        return None
    except _EntityDeclaredError as error:
        problems.add(name, "the file declares an XML entity of its own; remove it", line=error.line)
        return None
    return tuple(collector.elements)


def _read(path: Path, name: str, problems: ProblemList) -> bytes | None:
    try:
        if path.stat().st_size > _LARGEST:
            problems.add(name, f"the file has more than {_LARGEST:,} bytes; is it the right one?")
            return None
        return path.read_bytes().removeprefix(BYTE_ORDER_MARK)
    except FileNotFoundError:
        problems.add(name, "the file is missing")
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
    return None


def _is_whole(raw: bytes, name: str, problems: ProblemList) -> bool:
    """Return whether the file is UTF-8, regardless of its header, not empty and not unmerged."""
    if not raw.strip():
        problems.add(name, "the file is empty")
        return False
    if markers := list(_CONFLICT.finditer(raw)):
        message = (
            f"unresolved version-control conflict: {counted(len(markers), 'conflict marker')}, the "
            "first here, so the file is not XML"
        )
        problems.add(name, message, line=raw.count(b"\n", 0, markers[0].start()) + 1)
        return False
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        decoded(raw, name, problems)
        return False
    return True


class _Collector:
    """Collects elements with Expat, not ElementTree: it gives lines, and files are untrusted."""

    def __init__(self, tag: str) -> None:
        self.elements: list[Element] = []
        self._tag = tag
        self._open: list[str] = []  # text of the open element
        self._inside = False
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.EntityDeclHandler = self._entity

    def parse(self, raw: bytes) -> None:
        self._parser.Parse(raw, True)  # noqa: FBT003 — expat takes no names

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if self._is_wanted(tag):
            self.elements.append(Element(self._parser.CurrentLineNumber, attributes))
            self._open, self._inside = [], True

    def _end(self, tag: str) -> None:
        if self._is_wanted(tag) and self._inside:
            self.elements[-1].text = "".join(self._open)
            self._inside = False

    def _characters(self, text: str) -> None:
        if self._inside:
            self._open.append(text)

    def _entity(self, *_: object) -> None:
        raise _EntityDeclaredError(self._parser.CurrentLineNumber)

    def _is_wanted(self, tag: str) -> bool:
        """Return whether the element is requested; some files have a prefix before its name."""
        return tag.rpartition(":")[2] == self._tag


def read_span(text: str, positions: Mapping[str, int]) -> Words:
    """Return the positions of the words in order, once each; parts may overlap or be unordered.

    `positions`: the positions of words by id. They are looked up first, so that a wrong span is
    reported before memory for its claimed length is allocated.
    """
    words: set[int] = set()
    for part in text.split(","):
        first, two_dots, last = (piece.strip() for piece in part.partition(".."))
        start, end = sorted((_position(first, positions), _position(last or first, positions)))
        if two_dots and not last:
            raise SpanError(f"the span {quoted(text)} has no end after ‘..’")
        words.update(range(start, end + 1))
    return tuple(sorted(words))


def _position(word: str, positions: Mapping[str, int]) -> int:
    try:
        return positions[word]
    except KeyError:
        raise SpanError(
            f"the span names {quoted(word)}, and there is no such word"
            if word
            else "the span is empty where a word should be named"
        ) from None


def read_annotated_text(
    folder: Path, document: str, place: str, problems: ProblemList
) -> AnnotatedText | None:
    """Read a document from a language's folder; `place` is the folder's name in messages.

    `None` if a file is unusable. Expressions with wrong spans are reported and left out.
    """
    reader = _DocumentFiles(folder, document, place, problems)
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


class _DocumentFiles:
    """The files of a document."""

    def __init__(self, folder: Path, document: str, place: str, problems: ProblemList) -> None:
        self._folder = folder
        self._place = place
        self._problems = problems
        self._positions: Mapping[str, int] = {}
        self._document = self._base_name(document)

    def _base_name(self, document: str) -> str:
        """Return the name of the words' file: the document's, unless its .mmax file differs."""
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
        """Return the expressions annotated on a level that have valid spans."""
        path, name = self._file("Markables", f"{self._document}_{level}_level.xml")
        elements = read_elements(path, "markable", name, self._problems)
        if elements is None or words is None:
            return None
        markables = []
        for element in elements:
            try:
                span = element.attributes.get("span", "")
                markables.append(_Marked(element, read_span(span, self._positions)))
            except SpanError as error:
                which = quoted(element.attributes.get("id", "?"))
                self._problems.warn(name, f"markable {which} left out: {error}", line=element.line)
        return markables

    def sentence_starts(self, sentences: Sequence[_Marked], words: int) -> Words:
        """Return the starts of sentences, in any order; words in none join the sentence before."""
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
        """Return the file with its name in messages."""
        path = entry_of(entry_of(self._folder, directory), file)
        return path, f"{self._place}/{path.parent.name}/{path.name}"


def _markables(marked: Sequence[_Marked]) -> Iterator[Markable]:
    for markable in sorted(marked, key=lambda each: each.words):
        attributes = {key: value.strip() for key, value in markable.element.attributes.items()}
        chain = attributes.get("coref_class", "")
        yield Markable(
            id=attributes.get("id", ""),
            words=markable.words,
            mention=_mention(attributes.get("mention", "")),
            chain="" if chain.lower() in _NO_CHAIN else chain,
            type=_attribute(attributes, "type"),
            antecedent_type=_attribute(attributes, "antetype"),
            agreement=_attribute(attributes, "agreement"),
            position=_attribute(attributes, "position"),
            split=_attribute(attributes, "split"),
        )


def _mention(name: str) -> Mention:
    try:
        return Mention(name.lower())
    except ValueError:
        return Mention.OTHER


def _attribute(attributes: Mapping[str, str], key: str) -> str:
    value = attributes.get(key, "").lower()
    return "" if value in _NOTHING else value
