"""Read a table of the pronouns in parallel text, whose places are tokens, words or characters."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from protest_core.errors import counted
from protest_core.files.problems import ProblemList, quoted, short
from protest_core.files.table_rows import Columns, TableRow, read_rows
from protest_core.languages.profiles import LanguageProfile
from protest_core.languages.units import units
from protest_core.suite.example_records import (
    AntecedentRecord,
    ExampleRecord,
    PartialAntecedent,
    PartialExample,
    SuiteContext,
    example_mistakes,
)
from protest_core.suite_build.contrastive import token_spans
from protest_core.suite_build.raw_text import Span, places_of_tokens
from protest_core.text.tokens import tokens_of

_NEEDED = ("line", "category")
_WAYS = ("token", "word", "start")  # of giving a place
_PLACE = (*_WAYS, "occurrence", "end")
_NO_PLACE = "there is neither a token nor a word nor start and end of the pronoun"
_SPAN = re.compile(
    r"(?P<line>[0-9]{1,9}):(?P<start>[0-9]{1,9})-(?P<end>[0-9]{1,9})(?::(?P<head>[0-9]{1,9}))?"
)
_NUMBER = re.compile("[0-9]{1,18}")
_APOSTROPHE = re.compile("['’]")


@dataclass(frozen=True, slots=True)
class SourceLines:
    """The lines of the source as they were given, and their tokens with single blanks between."""

    written: Sequence[str]
    tokenised: Sequence[str]

    def has(self, line: int) -> bool:
        return 0 <= line < len(self.tokenised)

    def tokens(self, line: int) -> Sequence[str]:
        return tokens_of(self.tokenised[line])

    def spans(self, line: int) -> Sequence[Span]:
        """Return the places of a line's tokens in the characters that were given."""
        return places_of_tokens(self.written[line], self.tokens(line))


class _PlaceError(ValueError):
    """An error in the place of a pronoun or an antecedent, in words."""


def read_pronoun_table(
    path: Path,
    *,
    around: SuiteContext,
    source: SourceLines | None,
    language: LanguageProfile | None = None,
    problems: ProblemList,
) -> tuple[ExampleRecord, ...]:
    """Read rows of a table (TSV, CSV or JSON Lines), each checked against the text.

    All numbers count from 0, as in a suite's files, except occurrences of a word. Antecedents are
    written line:start-end or line:start-end:head, the end not included, with blanks between them;
    they are characters in rows whose pronoun is. `language`: words that are none of its pronouns
    are errors.
    """
    reader = _TableReader(path.name, around, source, language, problems)
    rows = read_rows(path, path.name, _COLUMNS, problems)
    return tuple(reader.examples(rows))


class _TableReader:
    def __init__(
        self,
        name: str,
        around: SuiteContext,
        source: SourceLines | None,
        language: LanguageProfile | None,
        problems: ProblemList,
    ) -> None:
        self._name = name
        self._around = around
        self._source = source
        self._language = language
        self._problems = problems
        self._ids: dict[int, int] = {}
        self._next = 1

    def examples(self, rows: Iterator[TableRow]) -> Iterator[ExampleRecord]:
        """Yield the examples of rows without errors; errors are reported."""
        known = self._mistakes
        for row in rows:
            is_spoilt = self._mistakes > known
            found: list[str] = []
            values = self._with_tokens(row.values, found, is_spoilt=is_spoilt)
            read = self._read(values, is_spoilt=is_spoilt)
            found += [*self._id_mistakes(row, read.id), *example_mistakes(read, self._around)]
            if not found:
                found += self._word_mistakes(read)
            pairs = ((mistake, None) for mistake in found)
            has_more = self._problems.add_all(self._name, pairs, line=row.line)
            # Without a source that could be read, no place is known, and nothing will be made.
            if not (is_spoilt or has_more or self._source is None):
                yield msgspec.convert(msgspec.to_builtins(read), ExampleRecord)
            known = self._mistakes

    @property
    def _mistakes(self) -> int:
        return self._problems.number

    def _with_tokens(
        self, values: Mapping[str, Any], found: list[str], *, is_spoilt: bool
    ) -> dict[str, Any]:
        """Return the values with places in tokens only; add to `found` what is wrong with them."""
        kept = {key: value for key, value in values.items() if key not in _PLACE}
        try:
            kept["token"] = self._token(values)
        except _PlaceError as mistake:
            found.append(str(mistake))
        if not is_spoilt and not any(key in values for key in _WAYS):
            found.append(_NO_PLACE)
        if "start" in values and kept.get("antecedents"):
            try:
                kept["antecedents"] = [*map(self._in_tokens, kept["antecedents"])]
            except _PlaceError as mistake:
                found.append(str(mistake))
                kept["antecedents"] = [None]
        return kept

    def _token(self, values: Mapping[str, Any]) -> int | None:
        """Return the token of a row's pronoun; `None` if that cannot be known."""
        given = [key for key in _WAYS if key in values]
        if len(given) > 1:
            raise _PlaceError(f"{given[0]} and {given[1]} are both given; leave one of them empty")
        line: int = values.get("line", -1)
        if "token" in values or self._source is None or not self._source.has(line):
            token: int | None = values.get("token")
            return token
        if "word" in values:
            return _place_of_word(
                values["word"], values.get("occurrence"), self._source.tokens(line)
            )
        if "start" not in values:
            return None
        if "end" not in values:
            raise _PlaceError("start is given without end")
        first, last = self._tokens_at("pronoun", line, values["start"], values["end"])
        if last - first > 1:
            characters = f"{short(values['start'])}-{short(values['end'])}"
            raise _PlaceError(f"pronoun: characters {characters} are {last - first} words, not one")
        return first

    def _in_tokens(self, antecedent: AntecedentRecord) -> PartialAntecedent:
        """Return an antecedent, given in characters, in tokens."""
        line, head = antecedent.line, antecedent.head
        if self._source is None or not self._source.has(line):
            return PartialAntecedent(line=line)
        span = self._tokens_at("antecedent", line, *antecedent.span)
        if head is not None:
            starts = [start for start, _ in self._source.spans(line)]
            if head not in starts:
                where = f"character {short(head)} of line {line}"
                raise _PlaceError(f"antecedent: no word begins at {where}, its head")
            head = starts.index(head)
        return AntecedentRecord(line=line, span=span, head=head)

    def _tokens_at(self, what: str, line: int, start: int, end: int) -> Span:
        """Return the tokens that are written from one character to another."""
        assert self._source is not None  # noqa: S101 — callers have looked
        spans = self._source.spans(line)
        firsts = {first: token for token, (first, _) in enumerate(spans)}
        ends = {end: token + 1 for token, (_, end) in enumerate(spans)}
        if start in firsts and firsts[start] < ends.get(end, 0):
            return firsts[start], ends[end]
        written = quoted(self._source.written[line][max(start, 0) : max(end, 0)])
        place = f"characters {short(start)}-{short(end)} of line {line}, {written},"
        raise _PlaceError(f"{what}: {place} are not whole words")

    def _read(self, values: Mapping[str, Any], *, is_spoilt: bool) -> PartialExample:
        """Read a row; if an antecedent may be unreadable, its absence is not an error."""
        given: dict[str, Any] = {"id": None if is_spoilt else self._next, **values}
        unread = [None] if is_spoilt else None
        return PartialExample(**(given | {"antecedents": given.get("antecedents") or unread}))

    def _id_mistakes(self, row: TableRow, number: int | None) -> Iterator[str]:
        """Yield an error if the id, the row's own or the next number, is already in use."""
        if number is None:
            return
        earlier = self._ids.setdefault(number, row.line)
        if earlier != row.line:
            yield f"example id {number} is already on line {earlier}"
        self._next = max(self._next, number + 1)

    def _word_mistakes(self, read: PartialExample) -> Iterator[str]:
        """Yield an error if the word is no pronoun: probably the place is wrong."""
        if self._language is None or self._source is None:
            return
        if read.line is None or read.token is None:
            return
        word = self._source.tokens(read.line)[read.token]
        if not _has_pronoun(word, self._language):
            yield (
                f"{quoted(word)}, token {read.token} of line {read.line}, is no pronoun of "
                f"{self._language.name}; is the place right? --any-word takes any word"
            )


def _has_pronoun(word: str, language: LanguageProfile) -> bool:
    """Return whether a word is a pronoun or has one in it; of unknown languages, any word may."""
    parts = (word, *_APOSTROPHE.split(word))  # "it's" as one token
    return not language.pronouns or any(units(part, language) for part in parts if part)


def _place_of_word(word: str, occurrence: int | None, tokens: Sequence[str]) -> int:
    places = token_spans(tokens, word)
    if not places:
        raise _PlaceError(f"{quoted(word)} is not a word of its line")
    times = f"{quoted(word)} is in its line {counted(len(places), 'time')}"
    if occurrence is None and len(places) > 1:
        raise _PlaceError(f"{times}; say which in a column occurrence, from 1")
    if occurrence is not None and not 1 <= occurrence <= len(places):
        raise _PlaceError(f"{times}; there is no occurrence {short(occurrence)}, from 1")
    return places[(occurrence or 1) - 1]


def _number(cell: str) -> int:
    if not _NUMBER.fullmatch(cell.strip()):
        raise ValueError(f"{quoted(cell)} is not a whole number from 0")
    return int(cell)


def _antecedents(cell: str) -> list[AntecedentRecord]:
    return [_antecedent(span) for span in re.split(r"[\s;]+", cell) if span]


def _antecedent(span: str) -> AntecedentRecord:
    match = _SPAN.fullmatch(span)
    if match is None:
        raise ValueError(
            f"{quoted(span)} is not an antecedent; write line:start-end or "
            "line:start-end:head, numbers from 0"
        )
    found: Mapping[str, str | None] = match.groupdict()
    numbers = {key: int(value) for key, value in found.items() if value is not None}
    span_found = numbers["start"], numbers["end"]
    return AntecedentRecord(line=numbers["line"], span=span_found, head=numbers.get("head"))


_COLUMNS = Columns(
    cells={
        "line": _number,
        "token": _number,
        "word": str.strip,
        "occurrence": _number,
        "start": _number,
        "end": _number,
        "category": str.strip,
        "antecedents": _antecedents,
        "id": _number,
    },
    json={
        "line": int,
        "token": int,
        "word": str,
        "occurrence": int,
        "start": int,
        "end": int,
        "category": str,
        "antecedents": list[AntecedentRecord] | None,
        "id": int,
    },
    required=_NEEDED,
    never_empty=_NEEDED,
    may_be_short=True,
)
