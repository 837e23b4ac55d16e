"""Texts that people give us, line by line, and the segments of files with several texts."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import BinaryIO

from protest_core.files.encoding import Utf8Lines
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import (
    BYTE_ORDER_MARK,
    LONGEST_LINE,
    MOST_LINES,
    TextFile,
    normalised,
)
from protest_core.translatable import Text

_NUMBER = re.compile("[0-9]{1,9}")
_LINE_END = re.compile(r"[ \t]*[\r\n]+[ \t\r\n]*")
_SURROGATE = re.compile("[\ud800-\udfff]")
_MOST_TEXTS = 1_000  # in a file: far more than systems take part in any evaluation
_MOST_LISTED = 8
_LONGEST_ID = 100
LARGEST_WHOLE = 500_000_000  # bytes
_UNNAMED_REFERENCE = "ref"
_TOO_MANY_LINES = f"a text of the file has more than {MOST_LINES:,} lines"


class TextKind(StrEnum):
    """The role of a text for the person who gives it."""

    SOURCE = "source"
    REFERENCE = "reference"
    OUTPUT = "output"


class Numbering(Enum):
    """The meaning of the ids of segments in a file without a source to compare them with."""

    SEGMENTS = auto()  # numbers in a row: a missing one is a missing segment
    LINES = auto()  # places in the text, from 0 or 1
    NAMES = auto()  # numbers give the order, and no more


@dataclass(frozen=True, slots=True)
class InputChoice:
    """The texts to be read of a file with several; empty: all."""

    systems: tuple[str, ...] = ()
    reference: str | None = None  # its translator
    documents: tuple[str, ...] = ()
    collections: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()  # columns of JSON lines or of tab-separated text


EVERYTHING = InputChoice()


@dataclass(frozen=True, slots=True)
class InputDocument:
    """A document, as the file divides its text; it ends where the next one begins."""

    name: str
    first_line: int  # from 0


@dataclass(frozen=True, slots=True)
class InputText(TextFile):
    """A text with what its file says about it; of a plain text, nothing."""

    system: str = ""  # or the translator of a reference
    documents: tuple[InputDocument, ...] = ()
    missing: int = 0  # segments that other texts of the file have; their lines are empty
    read_as: str = ""  # the format and the name in the file, for the origin of a system
    note: Text | None = None  # how the file was read


@dataclass(frozen=True, slots=True)
class InputRequest:
    """A request for texts of a file, and its name in messages."""

    name: str
    problems: ProblemList
    kind: TextKind
    choice: InputChoice
    field_option: str  # by which a person chooses a field; empty: nothing can be chosen here

    def how_to_choose(self, option: str) -> str:
        """Return the end of a sentence on texts of which one has to be chosen."""
        return f"choose one by {option}" if self.field_option else "write one as plain text"


class InputMistakeError(Exception):
    """An error in a file, as a sentence; it ends the reading."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class _Segment:
    text: str
    line: int


# A kind of text and its system or translator.
_TextName = tuple[TextKind, str]


@dataclass(slots=True)
class _Document:
    collection: str
    name: str
    texts: dict[_TextName, dict[str, _Segment]] = field(default_factory=dict)
    languages: dict[_TextName, dict[str, None]] = field(default_factory=dict)


# What is missing, in messages.
_WHAT: Mapping[TextKind, str] = {
    TextKind.SOURCE: "source",
    TextKind.REFERENCE: "reference",
    TextKind.OUTPUT: "output of a system",
}


class Segments:
    """Collects the segments of a file as they come, and puts its texts together."""

    def __init__(self, wanted: InputRequest) -> None:
        self.wanted = wanted
        self.numbering = Numbering.SEGMENTS
        self._documents: dict[tuple[str, str], _Document] = {}
        self._numbers: Counter[_TextName] = Counter()
        self._document: _Document | None = None
        self._text: dict[str, _Segment] | None = None
        self._now: _TextName = TextKind.SOURCE, ""

    @property
    def has_document(self) -> bool:
        return self._document is not None

    def begin_document(self, name: str | None, collection: str = "") -> None:
        """Begin a document, or go on with the one of this name."""
        if name is None:
            name = f"document {len(self._documents) + 1}"
        new = _Document(" ".join(collection.split()), " ".join(name.split()))
        if len(self._documents) >= MOST_LINES:
            raise InputMistakeError(f"the file has more than {MOST_LINES:,} documents")
        self._document = self._documents.setdefault((new.collection, new.name), new)
        self._text = None

    def begin_text(self, kind: TextKind, name: str = "", language: str = "") -> None:
        """Begin a text in this document: that of a system or translator, if it has a name."""
        if self._document is None:
            raise InputMistakeError(f"a text ({kind}) stands outside of a document")
        self._now = kind, _in_one_line(name)
        if self._now not in self._numbers and len(self._numbers) >= _MOST_TEXTS:
            raise InputMistakeError(f"the file has more than {_MOST_TEXTS:,} texts")
        self._numbers[self._now] += 0
        self._text = self._document.texts.setdefault(self._now, {})
        if language:
            languages = self._document.languages.setdefault(self._now, {})
            languages[re.split("[-_]", language.lower())[0]] = None  # `en-GB` is English
            _check_languages([self._document], [self._now])

    def add(self, segment: str | None, text: str, line: int) -> None:
        """Add a segment; one without an id gets its number in the text."""
        assert self._text is not None  # noqa: S101 — a text was begun
        number = _in_one_line(segment) if segment is not None else str(len(self._text) + 1)
        if len(number) > _LONGEST_ID:
            raise InputMistakeError(f"the id {quoted(number)} is too long", line)
        if number in self._text:
            first = self._text[number].line
            whose = _described(self._now)
            raise InputMistakeError(
                f"the {whose} has the segment {quoted(number)} twice; the first is on line "
                f"{first:,}",
                line,
            )
        self._numbers[self._now] += 1
        if self._numbers[self._now] > MOST_LINES:
            raise InputMistakeError(_TOO_MANY_LINES)
        self._text[number] = _Segment(self._checked(_in_one_line(text), line), line)

    def _checked(self, text: str, line: int) -> str:
        if len(text) > LONGEST_LINE or len(text.encode(errors="replace")) > LONGEST_LINE:
            raise InputMistakeError(f"the segment is longer than {LONGEST_LINE:,} bytes", line)
        if not text.isascii() and _SURROGATE.search(text):
            raise InputMistakeError("half of a character (a surrogate) stands in the text", line)
        return normalised(text, self.wanted.name, line, self.wanted.problems)

    def texts(self) -> list[InputText]:
        """Return the wanted texts, each with a line for each segment of the file's documents."""
        kind, choice = self.wanted.kind, self.wanted.choice
        documents = self._chosen(choice)
        if choice.reference is not None and kind is TextKind.OUTPUT:
            kind = TextKind.REFERENCE
        names = self._names(kind, choice, documents)
        _check_languages(documents, [(TextKind.SOURCE, ""), *names])
        ids = [self._ids(document) for document in documents]
        if sum(map(len, ids)) > MOST_LINES:
            raise InputMistakeError(_TOO_MANY_LINES)
        if not any(ids):
            raise InputMistakeError("the file has no segments")
        return [_assembled(name, documents, ids) for name in names]

    def _chosen(self, choice: InputChoice) -> list[_Document]:
        documents = list(self._documents.values())
        if choice.collections:
            known = dict.fromkeys(each.collection for each in documents if each.collection)
            check_known("collection", choice.collections, known)
            documents = [each for each in documents if each.collection in choice.collections]
        if choice.documents:
            check_known("document", choice.documents, [each.name for each in documents])
            documents = [each for each in documents if each.name in choice.documents]
        return documents

    def _names(
        self, kind: TextKind, choice: InputChoice, documents: Iterable[_Document]
    ) -> list[_TextName]:
        there = dict.fromkeys(each for document in documents for each in document.texts)
        names = [name for each, name in there if each is kind]
        if not names:
            has = ", ".join(map(_described, list(there)[:_MOST_LISTED])) or "no text"
            raise InputMistakeError(f"there is no {_WHAT[kind]} in it, but {has}")
        if kind is TextKind.OUTPUT and choice.systems:
            check_known("system", choice.systems, names)
            names = list(dict.fromkeys(choice.systems))
        elif kind is TextKind.REFERENCE and choice.reference is not None:
            called = {name or _UNNAMED_REFERENCE: name for name in names}
            check_known("reference", [choice.reference], called)
            names = [called[choice.reference]]
        elif kind is TextKind.REFERENCE and len(names) > 1:
            shown = listed(name or _UNNAMED_REFERENCE for name in names)
            how = self.wanted.how_to_choose("--reference")
            raise InputMistakeError(f"there are the references {shown}; {how}")
        return [(kind, name) for name in names]

    def _ids(self, document: _Document) -> list[str]:
        """Return the ids of the document's lines, in order."""
        source = document.texts.get((TextKind.SOURCE, ""))
        texts = [source] if source else document.texts.values()
        ids = dict.fromkeys(each for text in texts for each in text)
        numbers = {int(each): each for each in ids if _NUMBER.fullmatch(each)}
        if not numbers or len(numbers) < len(ids):
            return list(ids)
        first, last = min(numbers), max(numbers)
        if self.numbering is Numbering.LINES:
            if last > MOST_LINES:
                raise InputMistakeError(_TOO_MANY_LINES)
            first = min(first, 1)
        elif source or self.numbering is Numbering.NAMES or last - first >= 2 * len(ids):
            return [numbers[each] for each in sorted(numbers)]
        return [numbers.get(each, str(each)) for each in range(first, last + 1)]


def _in_one_line(text: str) -> str:
    """Return a segment as a line: its line ends become blanks, blanks around it are dropped."""
    return _LINE_END.sub(" ", text).strip(" \t") if text else ""


def _described(name: _TextName) -> str:
    kind, whose = name
    what = "system" if kind is TextKind.OUTPUT else str(kind)
    return f"{what} {quoted(whose)}" if whose else what


def listed(names: Iterable[str]) -> str:
    """Return names as messages list them."""
    shown = list(dict.fromkeys(names))
    more = f" and {len(shown) - _MOST_LISTED:,} more" if len(shown) > _MOST_LISTED else ""
    return ", ".join(map(quoted, shown[:_MOST_LISTED])) + more


def check_known(what: str, wanted: Iterable[str], known: Iterable[str]) -> None:
    there = dict.fromkeys(known)
    for each in wanted:
        if each not in there:
            has = f"it has {listed(there)}" if there else "it names none"
            raise InputMistakeError(f"there is no {what} {quoted(each)} in it; {has}")


def _check_languages(documents: Iterable[_Document], names: Iterable[_TextName]) -> None:
    """Refuse texts in several languages: a suite has one source and one target language."""
    documents = list(documents)
    for name in names:
        languages = {each for document in documents for each in document.languages.get(name, ())}
        if len(languages) > 1:
            raise InputMistakeError(
                f"the {_described(name)} is in several languages: {listed(sorted(languages))}; "
                "choose documents of one by --doc or --collection"
            )


def _assembled(
    name: _TextName, documents: Sequence[_Document], ids: Sequence[Sequence[str]]
) -> InputText:
    lines: list[str] = []
    places: list[int] = []
    begin: list[InputDocument] = []
    missing = 0
    for document, called, wanted in zip(documents, _distinct_names(documents), ids, strict=True):
        text = document.texts.get(name, {})
        if unknown := text.keys() - set(wanted):
            first = min((text[each].line, each) for each in unknown)
            raise InputMistakeError(
                f"the {_described(name)} has the segment {quoted(first[1])}, which the source of "
                "the document does not have",
                first[0],
            )
        if wanted and called:
            begin.append(InputDocument(called, len(lines)))
        missing += len(wanted) - len(text)
        last = 1
        for each in wanted:
            segment = text.get(each)
            last = segment.line if segment else last
            lines.append(segment.text if segment else "")
            places.append(last)
    whose = name[1] or (_UNNAMED_REFERENCE if name[0] is TextKind.REFERENCE else "")
    return InputText(
        lines,
        whole=True,
        system=whose,
        documents=tuple(begin),
        missing=missing,
        places=places,
    )


def _distinct_names(documents: Sequence[_Document]) -> list[str]:
    """Return the names of documents; of one that is in two collections, with the collection."""
    times = Counter(each.name for each in documents)
    return [
        f"{each.collection}/{each.name}" if times[each.name] > 1 else each.name
        for each in documents
    ]


def read_whole(file: BinaryIO) -> str:
    """Return the text of a file in a format that cannot be read line by line."""
    raw = file.read(LARGEST_WHOLE + 1)
    if len(raw) > LARGEST_WHOLE:
        raise InputMistakeError(f"the file is larger than {LARGEST_WHOLE:,} bytes")
    try:
        return raw.removeprefix(BYTE_ORDER_MARK).decode()
    except UnicodeDecodeError:
        utf_8 = Utf8Lines()
        for number, line in enumerate(raw.split(b"\n"), 1):
            utf_8.decode(line, number)
        raise InputMistakeError(utf_8.mistake, *utf_8.place) from None
