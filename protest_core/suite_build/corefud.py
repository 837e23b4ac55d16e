"""Read documents with coreference from CoNLL-U: the attribute `Entity`, as in CorefUD."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path

from protest_core.errors import counted, printable
from protest_core.files.conllu import ConlluSentence, ConlluWord, conllu_sentences
from protest_core.files.input_text import InputMistakeError
from protest_core.files.inputs import read_packed_lines
from protest_core.files.problems import ProblemList, quoted
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite_build.annotation import AnnotatedText, token_of
from protest_core.translatable import Text

_ENTITY, _SPLIT = "Entity", "SplitAnte"
_IDS = ("eid", "GRP")  # the latter in the corpora of Universal Anaphora
_BRACKET = re.compile(r"\((?P<opened>[^()]+)(?P<alone>\))?|(?P<closed>[^()]+)\)")
_PART = re.compile(r"(?P<id>[^\[\]]+)(?:\[(?P<part>[0-9]{1,4})/(?P<parts>[0-9]{1,4})\])?")
_ANTECEDENT = re.compile(r"(?P<part>[^<:,]+)<(?P<whole>[^<:,]+)(?::[^,]*)?")
_MOST_OPEN = 200
_HEAD = re.compile("[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class EntityMention:
    """A mention of an entity; positions are words of the document."""

    entity: str
    words: tuple[int, ...]  # in order; empty nodes are among them
    head: int | None  # as annotated
    type: str  # of the entity: person, event …


@dataclass(frozen=True, slots=True)
class CorefDocument:
    """A document: its text, the words of its trees, and its entities.

    Governors are positions in the document.
    """

    text: AnnotatedText
    words: tuple[ConlluWord, ...]
    mentions: tuple[EntityMention, ...]
    # By entity: the entities of which it is put together.
    split: Mapping[str, Sequence[str]]


@dataclass(slots=True)
class _Part:
    """A mention that is open, or a part of a discontinuous one."""

    entity: str
    number: int
    of: int
    values: Mapping[str, str]  # by field
    line: int
    first: int
    words: range = range(0)


@dataclass(slots=True)
class _Growing:
    """A document that is being read."""

    name: str
    words: list[ConlluWord] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    mentions: list[EntityMention] = field(default_factory=list)
    split: dict[str, list[str]] = field(default_factory=dict)

    def complete(self) -> CorefDocument:
        text = AnnotatedText(self.name, tuple(self.tokens), tuple(self.starts))
        return CorefDocument(text, tuple(self.words), tuple(self.mentions), self.split)


def read_coref_documents(
    path: Path, name: str, problems: ProblemList, progress: ProgressCallback = no_progress
) -> list[CorefDocument]:
    """Return the documents of a file, none if there is an error, which is reported.

    One that has no name is named after the file.
    """
    text = read_packed_lines(path, name, problems)
    documents: list[CorefDocument] = []
    if not text.whole or problems.spoilt_lines(name):
        return documents
    try:
        for document in coref_documents(text.lines, Path(name).name.partition(".")[0]):
            progress(len(documents), len(documents) + 1, Text("reading the source"))
            documents.append(document)
    except InputMistakeError as mistake:
        problems.add(name, str(mistake), line=mistake.line)
        return []
    if not documents:
        problems.add(name, "there is no sentence in it")
    return documents


def coref_documents(lines: Iterable[str], name: str) -> Iterator[CorefDocument]:
    """Yield the documents; the first error is raised as an `InputMistakeError` with its line.

    `name` is that of a document without one. Ids of entities hold inside a document only.
    """
    now: _Growing | None = None
    fields: tuple[str, ...] | None = None
    names: set[str] = set()
    for sentence in conllu_sentences(lines):
        fields = sentence.entity_fields or fields
        if now is None or sentence.document is not None:
            if now is not None:
                yield now.complete()
            now = _Growing(printable(sentence.document or name))
            if now.name in names:
                raise InputMistakeError(
                    f"the document {quoted(now.name)} is there twice", sentence.line
                )
            names.add(now.name)
        _add(sentence, fields, now)
    if now is not None:
        yield now.complete()


def _add(sentence: ConlluSentence, fields: Sequence[str] | None, now: _Growing) -> None:
    first, first_token = len(now.words), len(now.tokens)
    now.starts.append(first_token)
    now.tokens += map(token_of, sentence.tokens)
    now.words += (_in_document(word, first, first_token) for word in sentence.words)
    reader = _MentionReader(fields, now)
    for at, word in enumerate(sentence.words, first):
        reader.read(word, at)
    reader.end()


def _in_document(word: ConlluWord, first: int, first_token: int) -> ConlluWord:
    return replace(
        word,
        token=None if word.token is None else first_token + word.token,
        governor=None if word.governor is None else first + word.governor,
    )


class _MentionReader:
    """Reads the brackets of a sentence's words; mentions do not cross sentences."""

    def __init__(self, fields: Sequence[str] | None, now: _Growing) -> None:
        self._fields = fields
        self._now = now
        self._open: list[_Part] = []
        self._parts: dict[str, list[_Part]] = {}  # of discontinuous mentions, by entity

    def read(self, word: ConlluWord, at: int) -> None:
        """Read what begins and ends at a word, whose position in the document is `at`."""
        text = word.misc.get(_ENTITY, "")
        place = 0
        while place < len(text):
            bracket = _BRACKET.match(text, place)
            if bracket is None:
                raise InputMistakeError(f"{_ENTITY}: {quoted(text)} cannot be read", word.line)
            place = bracket.end()
            if bracket["opened"]:
                self._begin(bracket["opened"], word.line, at)
            if bracket["alone"] or bracket["closed"]:
                self._end(bracket["closed"], word.line, at)
        for each in filter(None, word.misc.get(_SPLIT, "").split(",")):
            self._split(each, word.line)

    def end(self) -> None:
        """Check that all mentions of the sentence have ended."""
        for part in self._open:
            raise InputMistakeError(
                f"the mention of {quoted(part.entity)} that begins here does not end in its "
                "sentence",
                part.line,
            )
        for parts in self._parts.values():
            raise InputMistakeError(
                f"of the mention of {quoted(parts[0].entity)}, only {len(parts)} of "
                f"{parts[0].of} parts are in its sentence",
                parts[0].line,
            )

    def _begin(self, text: str, line: int, at: int) -> None:
        if self._fields is None or not set(_IDS) & set(self._fields):
            raise InputMistakeError(
                f"{_ENTITY}: no line ‘# global.Entity = …’ with {_IDS[0]} says what its fields are",
                line,
            )
        if len(self._open) >= _MOST_OPEN:
            raise InputMistakeError(f"more than {_MOST_OPEN} mentions are open at once", line)
        values = dict(zip(self._fields, text.split("-", len(self._fields) - 1), strict=False))
        entity, number, of = _entity(next(values[key] for key in _IDS if key in values), line)
        self._open.append(_Part(entity, number, of, values, line, at))

    def _end(self, text: str | None, line: int, at: int) -> None:
        """End the mention of this name; without one, the last that began."""
        name = _entity(text, line) if text else None
        for place in reversed(range(len(self._open))):
            part = self._open[place]
            if name is None or (part.entity, part.number, part.of) == name:
                del self._open[place]
                part.words = range(part.first, at + 1)
                self._add(part)
                return
        raise InputMistakeError(f"a mention of {quoted(text)} ends here, and none is open", line)

    def _add(self, part: _Part) -> None:
        """Add a mention whose last part has ended."""
        parts = self._parts.setdefault(part.entity, []) if part.of > 1 else []
        parts.append(part)
        if part.number != len(parts) or part.of != parts[0].of:
            raise InputMistakeError(
                f"part {part.number} of {part.of} of {quoted(part.entity)} follows "
                f"{len(parts) - 1} parts of {parts[0].of}",
                part.line,
            )
        if part.number < part.of:
            return
        if part.of > 1:
            del self._parts[part.entity]
        words = tuple(dict.fromkeys(chain.from_iterable(each.words for each in parts)))
        first = parts[0]
        self._now.mentions.append(
            EntityMention(
                first.entity,
                tuple(sorted(words)),
                _head(first, words),
                first.values.get("etype", ""),
            )
        )

    def _split(self, text: str, line: int) -> None:
        found = _ANTECEDENT.fullmatch(text)
        if found is None or found["part"] == found["whole"]:
            raise InputMistakeError(f"{_SPLIT}: {quoted(text)} names no other entity", line)
        self._now.split.setdefault(found["whole"], []).append(found["part"])


def _entity(text: str, line: int) -> tuple[str, int, int]:
    """Return the id of an entity, the number of the part, and the number of parts."""
    found = _PART.fullmatch(text)
    part, parts = (int(found[key] or 1) if found else 0 for key in ("part", "parts"))
    if found is None or not 1 <= part <= parts:
        raise InputMistakeError(f"{_ENTITY}: {quoted(text)} is no entity", line)
    return found["id"], part, parts


def _head(part: _Part, words: Sequence[int]) -> int | None:
    number = part.values.get("head", "")
    if not number:
        return None
    if not _HEAD.fullmatch(number) or not 1 <= int(number) <= len(words):
        raise InputMistakeError(
            f"{_ENTITY}: the head of {quoted(part.entity)}, {quoted(number)}, is not one of its "
            f"{counted(len(words), 'word')}",
            part.line,
        )
    return words[int(number) - 1]
