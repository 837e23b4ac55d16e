"""`suite arrange`: rearrange a system's output for a corpus into the lines of a suite."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from protest_core.errors import RefusedError, counted
from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import read_lines
from protest_core.suite.directory import SOURCE, check_is_there
from protest_core.suite_build.built_suite import LineOrigin
from protest_core.suite_build.files import ENTRIES, read_entry_lines, read_line_origins

SentencePlace = tuple[str, str, int]  # part, document, and number in the document from 0
_NUMBERED = re.compile(r"([0-9]{1,9})\t([^\t]*)")
_PLACED = re.compile(r"([^\t]+)\t([0-9]{1,9})\t([^\t]*)")


class CorpusSide(StrEnum):
    """The language whose sentences the system's output follows."""

    SOURCE = "source"
    REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Arranged:
    """A text for each line of the suite; empty if the system has no output for it."""

    lines: tuple[str, ...]
    without_text: int
    with_some: int  # lines with missing sentences
    differing: int = 0  # lines of several entries, which the output translates differently


def sentences_of(line: LineOrigin, side: CorpusSide) -> Iterator[SentencePlace]:
    numbers = line.source_sentences if side is CorpusSide.SOURCE else line.target_sentences
    for number in numbers:
        yield line.part, line.document, number


def places_in_order(lines: Sequence[LineOrigin], side: CorpusSide) -> list[SentencePlace]:
    """Return all sentences of the suite's documents in the order of the corpus."""
    return [place for line in lines for place in sentences_of(line, side)]


def arrange(
    lines: Sequence[LineOrigin], texts: Mapping[SentencePlace, str], side: CorpusSide
) -> Arranged:
    arranged, without_text, with_some = [], 0, 0
    for line in lines:
        sentences = [texts.get(place, "") for place in sentences_of(line, side)]
        there = [text for text in sentences if text]
        arranged.append(" ".join(there))
        without_text += not there
        with_some += bool(there) and len(there) < len(sentences)
    return Arranged(tuple(arranged), without_text, with_some)


def read_placed_sentences(
    path: Path, lines: Sequence[LineOrigin], side: CorpusSide, problems: ProblemList
) -> Mapping[SentencePlace, str]:
    """Read a line for each sentence; or `NUMBER<TAB>TEXT`, or `DOCUMENT<TAB>NUMBER<TAB>TEXT`.

    Numbers count from 0, in all documents together if none is named. Numbered lines may be missing.
    """
    places = places_in_order(lines, side)
    written = read_lines(path, path.name, problems).lines
    first = next((line for line in written if line.strip()), "")
    if "\t" in first:
        named = bool(_PLACED.fullmatch(first))
        return _LineReader(places, path.name, problems, named=named).read(written)
    if written and len(written) != len(places):
        _add_counts(path.name, len(written), lines, side, problems)
    return dict(zip(places, (line.strip() for line in written), strict=False))


def _add_counts(
    name: str, written: int, lines: Sequence[LineOrigin], side: CorpusSide, problems: ProblemList
) -> None:
    other = CorpusSide.REFERENCE if side is CorpusSide.SOURCE else CorpusSide.SOURCE
    message = (
        f"{counted(written, 'line')}, and the suite's documents have "
        f"{counted(len(places_in_order(lines, side)), 'sentence')} in the {side}"
    )
    if written == len(places_in_order(lines, other)):
        message += f"; in the {other} they have as many: add --by {other}"
    else:
        message += "; of others, say where each stands: DOCUMENT<TAB>NUMBER<TAB>TEXT"
    problems.add(name, message)


class _LineReader:
    """Reads lines; `named` if each names its document.

    A single line is ambiguous: a document may be called 01, and a text may be empty.
    """

    def __init__(
        self, places: Sequence[SentencePlace], name: str, problems: ProblemList, *, named: bool
    ) -> None:
        self._named = named
        self._places = places
        self._name = name
        self._problems = problems
        self._there = frozenset(places)
        self._documents: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
        for part, document, _ in places:
            for called in (document, f"{part}/{document}"):
                self._documents[called].add((part, document))

    def read(self, lines: Sequence[str]) -> Mapping[SentencePlace, str]:
        texts: dict[SentencePlace, str] = {}
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            placed = self._placed(line)
            if isinstance(placed, str):
                self._problems.add(self._name, placed, line=number)
            elif placed[0] in texts:
                self._problems.add(self._name, "this sentence stood already", line=number)
            else:
                texts[placed[0]] = placed[1].strip()
        return texts

    def _placed(self, line: str) -> tuple[SentencePlace, str] | str:
        """Return the sentence and its text, or the mistake in the line."""
        if self._named:
            if match := _PLACED.fullmatch(line):
                return self._in_document(match[1], int(match[2]), match[3])
        elif match := _NUMBERED.fullmatch(line):
            return self._numbered(int(match[1]), match[2])
        form = "DOCUMENT<TAB>NUMBER<TAB>TEXT" if self._named else "NUMBER<TAB>TEXT"
        return f"{quoted(line)} is not {form}, as the lines before it; an empty TEXT needs its tab"

    def _numbered(self, number: int, text: str) -> tuple[SentencePlace, str] | str:
        if number >= len(self._places):
            there = counted(len(self._places), "sentence")
            return f"number {number} is not there: the suite's documents have {there}, from 0"
        return self._places[number], text

    def _in_document(self, called: str, number: int, text: str) -> tuple[SentencePlace, str] | str:
        documents = self._documents.get(called, set())
        if len(documents) > 1:
            return f"there is a document {quoted(called)} in several parts; write PART/DOCUMENT"
        if not documents:
            close = close_match(called, self._documents)
            hint = f"; is it {quoted(close)}?" if close else ""
            return f"the document {quoted(called)} is not in the suite{hint}"
        place = (*next(iter(documents)), number)
        if place not in self._there:
            return f"sentence {number} of {quoted(called)} is not in the suite"
        return place, text


def arrange_output(
    *, directory: Path, text: Path, side: CorpusSide = CorpusSide.SOURCE
) -> Arranged:
    """Return for each line of the suite its `text`; raises with every error.

    The text has a line for each sentence of the corpus, or entry of the test set, that the suite
    was made from.
    """
    check_is_there(directory)
    problems = ProblemList()
    if (directory / ENTRIES).exists():
        if side is CorpusSide.REFERENCE:
            raise RefusedError(
                "The test set that this suite was imported from has entries instead of sentences: "
                "leave --by out."
            )
        return _arrange_entries(directory, text, problems)
    lines = read_line_origins(directory, problems)
    problems.refuse_if_any(f"The table of lines of {directory}")
    texts = read_placed_sentences(text, lines, side, problems)
    problems.refuse_if_any(f"The output {text}")
    return arrange(lines, texts, side)


def _arrange_entries(directory: Path, text: Path, problems: ProblemList) -> Arranged:
    """Arrange a text with a line for each entry of the test set that the suite was imported from.

    Of entries that share a line, the first that has a text counts.
    """
    number_of_lines = len(read_lines(directory / SOURCE, SOURCE, problems).lines)
    entries = read_entry_lines(directory, number_of_lines, problems)
    problems.refuse_if_any(f"The table of entries of {directory}")
    written = read_lines(text, text.name, problems).lines
    if written and len(written) != len(entries):
        has = f"{counted(len(written), 'line')}, and the test set has {len(entries):,} entries"
        problems.add(text.name, has)
    problems.refuse_if_any(f"The output {text}")
    arranged = [""] * number_of_lines
    differing = set()
    for line, translated in zip(entries, map(str.strip, written), strict=True):
        if line is not None and translated:
            arranged[line] = arranged[line] or translated
            if arranged[line] != translated:
                differing.add(line)
    return Arranged(tuple(arranged), arranged.count(""), 0, len(differing))
