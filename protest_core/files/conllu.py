"""Read the sentences of CoNLL-U files: tokens, words and their trees."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import BinaryIO

from protest_core.errors import counted
from protest_core.files.input_text import InputMistakeError, Segments
from protest_core.files.problems import quoted
from protest_core.files.text import lines_in

_COLUMNS = 10
_EMPTY = "_"
_BEGINNING = re.compile(
    rb"(?:#[^\n]*\n|[ \t\r]*\n)*(?:0\.1|1|1-[0-9]+)\t(?:[^\t\n]*\t){8}[^\t\n]*(?:\n|\Z)"
)
_ID = re.compile(r"(?P<first>[0-9]{1,6})(?:-(?P<last>[0-9]{1,6})|\.(?P<empty>[0-9]{1,6}))?")
_DOCUMENT = re.compile(r"#\s*newdoc(?:\s+id\s*=\s*(?P<id>.*?))?\s*")
_GLOBAL_ENTITY = re.compile(r"#\s*global\.Entity\s*=\s*(?P<fields>\S*)\s*")
_NO_BREAK_SPACE = "\u00a0"
_Row = tuple[int, re.Match[str], list[str]]  # line, number, columns


@dataclass(frozen=True, slots=True)
class ConlluWord:
    """A word of a sentence, or an empty node; positions count from 0 in the sentence."""

    line: int
    form: str
    token: int | None  # the token that it is, or is a part of; `None`: an empty node has none
    part_of_speech: str
    features: Mapping[str, str]
    governor: int | None  # a position; `None` for the root and for empty nodes
    relation: str
    misc: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ConlluSentence:
    """A sentence with the document that begins with it."""

    line: int
    words: tuple[ConlluWord, ...]
    tokens: tuple[str, ...]
    document: str | None = None  # its name, perhaps empty; `None`: no document begins here
    entity_fields: tuple[str, ...] | None = None  # declared before this sentence


@dataclass(slots=True)
class _Open:
    """A sentence whose lines are being read."""

    line: int
    rows: list[_Row] = field(default_factory=list)
    document: str | None = None
    entity_fields: tuple[str, ...] | None = None


def is_conllu(beginning: bytes) -> bool:
    """Return whether a file begins with the first word of a sentence in ten columns."""
    return _BEGINNING.match(beginning) is not None


def read_conllu(file: BinaryIO, segments: Segments) -> None:
    """Read the tokens of each sentence as a line, with blanks between."""
    wanted = segments.wanted
    for sentence in conllu_sentences(lines_in(file, wanted.name, wanted.problems).lines):
        if sentence.document is not None:
            segments.begin_document(sentence.document or None)
            segments.begin_text(wanted.kind)
        elif not segments.has_document:
            segments.begin_document("text")
            segments.begin_text(wanted.kind)
        segments.add(None, " ".join(sentence.tokens), sentence.line)


def conllu_sentences(lines: Iterable[str]) -> Iterator[ConlluSentence]:
    """Yield the sentences; the first error is raised as an `InputMistakeError` with its line."""
    now: _Open | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if now is not None and now.rows:
                yield _sentence(now)
                now = None
            continue
        now = now or _Open(number)
        if line.startswith("#"):
            _read_comment(line, now)
            continue
        cells = line.split("\t")
        if len(cells) != _COLUMNS:
            raise InputMistakeError(
                f"{counted(len(cells), 'column')}; a word of CoNLL-U has {_COLUMNS}", number
            )
        name = _ID.fullmatch(cells[0])
        if name is None:
            raise InputMistakeError(f"{quoted(cells[0])} is not the number of a word", number)
        now.rows.append((number, name, cells))
    if now is not None and now.rows:
        yield _sentence(now)


def _read_comment(line: str, now: _Open) -> None:
    if found := _DOCUMENT.fullmatch(line):
        now.document = found["id"] or ""
    elif found := _GLOBAL_ENTITY.fullmatch(line):
        now.entity_fields = tuple(found["fields"].split("-"))


def _sentence(now: _Open) -> ConlluSentence:
    tokens, places = _tokens(now.rows)
    words = [
        (row, token) for row, token in zip(now.rows, places, strict=True) if not row[1]["last"]
    ]
    positions = {
        name["first"]: at for at, ((_, name, _), _) in enumerate(words) if not name["empty"]
    }
    if not tokens:
        raise InputMistakeError("the sentence has no words", now.line)
    return ConlluSentence(
        now.line,
        tuple(_word(row, token, positions) for row, token in words),
        tuple(tokens),
        now.document,
        now.entity_fields,
    )


def _tokens(rows: Sequence[_Row]) -> tuple[list[str], list[int | None]]:
    """Return the tokens, and that of each row.

    Of a multiword token, the words are tokens if they spell it (*It 's*); otherwise it is one
    (*del* for *de el*).
    """
    forms = {int(name["first"]): cells[1] for _, name, cells in rows if name.lastgroup == "first"}
    tokens: list[str] = []
    places: list[int | None] = []
    expected, last, is_spelled = 1, 0, True
    for line, name, cells in rows:
        number = int(name["first"])
        if number != (expected - 1 if name["empty"] else expected):
            raise InputMistakeError(f"{quoted(name[0])} follows word {expected - 1}", line)
        if name["empty"]:
            places.append(None)
        elif name["last"]:
            inside = range(number, int(name["last"]) + 1)
            if number <= last or len(inside) < 2 or not all(each in forms for each in inside):
                raise InputMistakeError(f"the words of {quoted(name[0])} are not all there", line)
            last = inside[-1]
            is_spelled = "".join(forms[each] for each in inside) == cells[1]
            tokens += [] if is_spelled else [_token(cells[1], line)]
            places.append(None)
        else:
            tokens += [_token(cells[1], line)] if number > last or is_spelled else []
            places.append(len(tokens) - 1)
            expected += 1
    return tokens, places


def _token(form: str, line: int) -> str:
    if not form.strip():
        raise InputMistakeError("the word has no form", line)
    return _NO_BREAK_SPACE.join(form.split())


def _word(row: _Row, token: int | None, positions: Mapping[str, int]) -> ConlluWord:
    line, name, cells = row
    governor = None
    if not name["empty"] and cells[6] not in {_EMPTY, "0"}:
        if cells[6] not in positions:
            raise InputMistakeError(
                f"the head of the word, {quoted(cells[6])}, is not in its sentence", line
            )
        governor = positions[cells[6]]
    return ConlluWord(
        line,
        cells[1],
        token,
        cells[3],
        _attributes(cells[5]),
        governor,
        cells[7],
        _attributes(cells[9]),
    )


def _attributes(cell: str) -> Mapping[str, str]:
    if cell == _EMPTY:
        return {}
    pairs = (each.partition("=") for each in cell.split("|"))
    return {key: value for key, is_pair, value in pairs if is_pair}
