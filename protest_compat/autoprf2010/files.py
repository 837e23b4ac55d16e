"""Files of the published AutoPRF program as it reads them, links over sentence ends included."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from pathlib import Path

from protest_compat.apt_autoprf_files import (
    LinksOutside,
    check_links,
    lead_outside,
    lines_of,
    read_unchanged,
    them,
)
from protest_compat.autoprf2010.counting import Corpus, DocumentStart
from protest_core.errors import counted, name_of
from protest_core.files.problems import ProblemList, quoted
from protest_core.text.translation import links_of

Sentences = list[list[str]]
_START = re.compile(r"([0-9]{1,9})(?:\s+(.*))?")


@dataclass(frozen=True, slots=True)
class Stem:
    """The stem of file names, with languages; `name` is used in messages."""

    path: Path
    source: str = "en"
    target: str = "fr"
    name: str = ""

    def file(self, ending: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{ending}")

    def shown(self, ending: str) -> str:
        return f"{self.name or self.path.name}.{ending}"

    @property
    def links(self) -> str:
        return f"{self.source}-{self.target}.alig"

    @property
    def retained(self) -> str:
        return f"{self.source}-{self.target}.lines-retained"

    @property
    def files(self) -> list[Path]:
        """All files that may be read."""
        return [self.file(each) for each in (self.source, self.target, self.links, self.retained)]


def read_corpus(stem: Stem, problems: ProblemList) -> Corpus:
    """Read source, target, links, and the file that says which lines have links, if it exists."""
    source = _sentences(stem, stem.source, problems)
    target = _sentences(stem, stem.target, problems)
    links_name = stem.shown(stem.links)
    links = lines_of(read_unchanged(stem.file(stem.links), links_name, problems))
    if problems.mistakes:
        return Corpus(source, {})
    if len(source) != len(target):
        message = f"{len(target):,} lines where {stem.shown(stem.source)} has {len(source):,}"
        problems.add(stem.shown(stem.target), message)
        return Corpus(source, {})
    retained = _retained(stem, len(source), problems)
    _check_number(links, len(retained), links_name, problems)
    lengths = [(len(source[sentence]), len(target[sentence])) for sentence in retained]
    checked, found = check_links(links, lengths, links_name, problems)
    places = Places(source, target)
    for outside in found:
        _report_outside(outside, retained[outside.line - 1], places, stem, problems)
    if problems.mistakes:
        return Corpus(source, {})
    return Corpus(source, places.linked(zip(retained, checked, strict=False)))


def _check_number(links: Sequence[str], sentences: int, name: str, problems: ProblemList) -> None:
    """Report different numbers; the program ignores the rest, so empty lines there do no harm."""
    both = f"{counted(len(links), 'line')} of links for {counted(sentences, 'sentence')}"
    if len(links) < sentences:
        problems.add(name, both)
    left = (number for number in range(sentences, len(links)) if links[number].strip())
    first = next(left, None)
    if first is not None:
        left_out = f"what is after line {sentences} is left out"
        problems.warn(name, f"{both}; {left_out}", line=first + 1)


def _sentences(stem: Stem, ending: str, problems: ProblemList) -> Sentences:
    lines = lines_of(read_unchanged(stem.file(ending), stem.shown(ending), problems))
    if lines and lines[0].startswith("\ufeff"):
        message = "AutoPRF takes the byte order mark for a part of the first word"
        problems.warn(stem.shown(ending), message, line=1)
    return list(map(_tokens, lines))


def _tokens(line: str) -> list[str]:
    """Split at single blanks, without empty tokens at the end; an empty line is one empty token."""
    if not line:
        return [""]
    without = line.rstrip(" ")
    return without.split(" ") if without else []


def _retained(stem: Stem, sentences: int, problems: ProblemList) -> Sequence[int]:
    """Return the sentences that have a line of links, from 0; all if no file lists them."""
    path, name = stem.file(stem.retained), stem.shown(stem.retained)
    if not path.exists():
        return range(sentences)
    first_line_of: dict[int, int] = {}  # the line that names each first
    retained: list[int] = []
    for number, line in enumerate(lines_of(read_unchanged(path, name, problems)), 1):
        text = line.strip()
        if not re.fullmatch("[0-9]{1,9}", text) or not 1 <= int(text) <= sentences:
            message = f"{quoted(text)} is no line of the text; they are 1 to {sentences}"
            problems.add(name, message, line=number)
            continue
        odd = _odd_place(int(text), first_line_of)
        if odd:
            problems.warn(name, odd, line=number)
        first_line_of.setdefault(int(text), number)
        retained.append(int(text) - 1)
    return retained


def _odd_place(line: int, before: Mapping[int, int]) -> str:
    if line in before:
        return f"{line} is there on line {before[line]} already; the links of both count"
    last = max(before, default=0)
    look = "look whether the lines of links are in this order, too"
    return f"{line} comes after {last}; {look}" if line < last else ""


def read_starts(path: Path, sentences: int, problems: ProblemList) -> list[DocumentStart]:
    """Return the documents from lines of `start id`, the sentence from 0; skip blank lines."""
    name = name_of(path)
    lines = lines_of(read_unchanged(path, name, problems))
    starts = list(_starts(lines, name, sentences, problems))
    if not starts:
        problems.warn(name, "no document begins in it, so there is no recall by document")
    return starts


def _starts(
    lines: list[str], name: str, sentences: int, problems: ProblemList
) -> Iterator[DocumentStart]:
    before = -1
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    for document_number, (number, line) in enumerate(numbered):
        match = _START.fullmatch(line.strip())
        if match is None:
            message = f"{quoted(line)} does not begin with a sentence, a number from 0"
            problems.add(name, message, line=number)
        elif int(match[1]) < before:
            problems.add(name, f"{match[1]} comes after {before}; sort the documents", line=number)
        else:
            before = int(match[1])
            document = DocumentStart(before, match[2] or f"Document {document_number}")
            if before >= sentences:
                text = f"a text of {counted(sentences, 'sentence')} counted from 0"
                message = f"there is no sentence {before} in {text}; {quoted(document.name)}"
                problems.warn(name, f"{message} is empty", line=number)
            yield document


class Places:
    """Positions of tokens, counted over the whole text.

    A target position that is too large for its sentence is a word of a following one.
    """

    def __init__(self, source: Sentences, target: Sentences) -> None:
        self.source = source
        self.target = target
        self._words = [*chain.from_iterable(target)]
        self._source_before = [*accumulate(map(len, source), initial=0)]
        self._target_before = [*accumulate(map(len, target), initial=0)]
        self.longest_before = [*accumulate(map(len, source), max, initial=0)]

    def word(self, sentence: int, position: int) -> str | None:
        """Return the word, or `None` beyond the end of the text."""
        place = self._target_before[sentence] + position
        return self._words[place] if place < len(self._words) else None

    def linked(self, links: Iterable[tuple[int, str]]) -> dict[int, list[str]]:
        """Return the linked words by source position in the text; `links` by sentence."""
        words_of: dict[int, list[str]] = {}
        for sentence, of_sentence in links:
            for token, position in links_of(of_sentence):
                word = self.word(sentence, position)
                if word is not None and token < len(self.source[sentence]):
                    words_of.setdefault(self._source_before[sentence] + token, []).append(word)
        return words_of


def _report_outside(
    outside: LinksOutside, sentence: int, places: Places, stem: Stem, problems: ProblemList
) -> None:
    """Report an error where the program would crash, and a warning where it skips or misreads."""
    name, (line, begin, end) = stem.shown(stem.links), outside
    length = len(places.source[sentence])
    has = f"the source sentence has {counted(length, 'token')}"
    # The program skips these once it has seen a sentence of that length.
    unknown = [link for link in begin if link[0] >= places.longest_before[sentence]]
    beyond = [link for link in end if places.word(sentence, link[1]) is None]
    mistakes = [
        *(f"link {token}-{position} points outside: {has}" for token, position in unknown),
        *(
            f"link {token}-{position} points outside: the text ends before it"
            for token, position in beyond
        ),
    ]
    if problems.add_all(name, ((each, None) for each in mistakes), line=line):
        return
    if begin:
        what = lead_outside("begin", begin, stem.shown(stem.source), length)
        problems.warn(name, f"{what}, so AutoPRF passes over {them(begin)}", line=line)
    if end:
        length = len(places.target[sentence])
        what = lead_outside("end", end, stem.shown(stem.target), length)
        last = places.word(sentence, max(position for _, position in end))
        problems.warn(name, f"{what}, so AutoPRF reads on, up to {quoted(last)}", line=line)
