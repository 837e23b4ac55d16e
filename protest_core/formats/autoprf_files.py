"""Reads the files of the published AutoPRF program as it does: tokens over sentence ends, too."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import counted, name_of
from protest_core.formats.apt_texts import decoded
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_autoprf import Corpus, DocumentStart

_LINE_END = re.compile("\r\n|\r|\n")
_LINK = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
_START = re.compile(r"([0-9]{1,9})(?:\s+(.*))?")
Sentences = list[list[str]]


@dataclass(frozen=True, slots=True)
class Stem:
    """NAME and languages, from which all names of files follow."""

    path: Path
    source: str = "en"
    target: str = "fr"

    def file(self, ending: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{ending}")

    @property
    def both(self) -> str:
        return f"{self.source}-{self.target}"


def read_corpus(stem: Stem, problems: ProblemList) -> Corpus:
    """Source, target, links, and which lines have links if there is a file that says so."""
    source = _sentences(stem.file(stem.source), problems)
    target = _sentences(stem.file(stem.target), problems)
    alignment = stem.file(f"{stem.both}.alig")
    links = _lines(alignment, problems)
    if problems.mistakes:
        return Corpus(source, {})
    if len(source) != len(target):
        message = f"{len(target):,} lines where {stem.file(stem.source).name} has {len(source):,}"
        problems.add(stem.file(stem.target).name, message)
        return Corpus(source, {})
    retained = _retained(stem.file(f"{stem.both}.lines-retained"), len(source), problems)
    if len(links) < len(retained):
        message = f"{len(links):,} lines of links for {len(retained):,} sentences"
        problems.add(alignment.name, message)
    reading = _Links(source, target, alignment.name, problems)
    for number, (sentence, line) in enumerate(zip(retained, links, strict=False), 1):
        reading.read(line, sentence, number)
    return Corpus(source, reading.linked)


class _Links:
    """Positions are counted over the whole text; what is too large falls into what follows."""

    def __init__(
        self, source: Sentences, target: Sentences, name: str, problems: ProblemList
    ) -> None:
        self._lengths = [len(tokens) for tokens in source]
        self._source_before = _before(source)
        self._target_before = _before(target)
        self._longest_before = _longest_before(self._lengths)
        self._words = [word for tokens in target for word in tokens]
        self._name = name
        self._problems = problems
        self.linked: dict[int, list[str]] = {}

    def read(self, line: str, sentence: int, number: int) -> None:
        self._problems.add_all(
            self._name,
            ((mistake, None) for link in line.split() if (mistake := self._add(link, sentence))),
            line=number,
        )

    def _add(self, link: str, sentence: int) -> str | None:
        """What is wrong with it, if anything is."""
        found = _LINK.fullmatch(link)
        if found is None:
            return f"{quoted(link)} is not a link; write source-target, two numbers from 0"
        token, word = int(found[1]), int(found[2])
        if token >= self._lengths[sentence]:
            # The program passes over it once it has seen a sentence that long.
            is_known = token < self._longest_before[sentence]
            has = f"the source sentence has {self._lengths[sentence]} tokens"
            return None if is_known else f"link {link} points outside: {has}"
        at = self._target_before[sentence] + word
        if at >= len(self._words):
            return f"link {link} points outside: the text ends before it"
        self.linked.setdefault(self._source_before[sentence] + token, []).append(self._words[at])
        return None


def _before(sentences: Sentences) -> list[int]:
    """How many tokens are before each sentence."""
    before, total = [], 0
    for tokens in sentences:
        before.append(total)
        total += len(tokens)
    return before


def _longest_before(lengths: Sequence[int]) -> list[int]:
    longest, found = 0, []
    for length in lengths:
        found.append(longest)
        longest = max(longest, length)
    return found


def _sentences(path: Path, problems: ProblemList) -> Sentences:
    return [_tokens(line) for line in _lines(path, problems)]


def _tokens(line: str) -> list[str]:
    """Split at single blanks, without empty ones at the end; an empty line is one empty token."""
    if not line:
        return [""]
    without = line.rstrip(" ")
    return without.split(" ") if without else []


def _retained(path: Path, sentences: int, problems: ProblemList) -> Sequence[int]:
    """The sentences that have a line of links, from 0; all where no file says so."""
    if not path.exists():
        return range(sentences)
    found = []
    for number, line in enumerate(_lines(path, problems), 1):
        text = line.strip()
        if not re.fullmatch("[0-9]{1,9}", text) or not 1 <= int(text) <= sentences:
            message = f"{quoted(text)} is no line of the text; they are 1 to {sentences}"
            problems.add(path.name, message, line=number)
        else:
            found.append(int(text) - 1)
    return found


def read_starts(path: Path, sentences: int, problems: ProblemList) -> list[DocumentStart]:
    """`start id` in each line, the sentence from 0; blank lines are passed over."""
    found = list(_starts(_lines(path, problems), name_of(path), sentences, problems))
    if not found:
        problems.warn(name_of(path), "no document begins in it, so there is no recall by document")
    return found


def _starts(
    lines: list[str], name: str, sentences: int, problems: ProblemList
) -> Iterator[DocumentStart]:
    before = -1
    for number, line in enumerate(lines, 1):
        found = _START.fullmatch(line.strip())
        if not line.strip():
            continue
        if found is None:
            message = f"{quoted(line)} does not begin with a sentence, a number from 0"
            problems.add(name, message, line=number)
        elif int(found[1]) < before:
            problems.add(name, f"{found[1]} comes after {before}; sort the documents", line=number)
        else:
            before = int(found[1])
            document = DocumentStart(before, found[2] or f"Document {number}")
            if before >= sentences:
                text = f"a text of {counted(sentences, 'sentence')} counted from 0"
                message = f"there is no sentence {before} in {text}; {quoted(document.name)}"
                problems.warn(name, f"{message} is empty", line=number)
            yield document


def _lines(path: Path, problems: ProblemList) -> list[str]:
    name = name_of(path)
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        problems.add(name, "the file is missing")
        return []
    except OSError as error:
        problems.add(name, f"the file cannot be read: {error.strerror or error}")
        return []
    lines = _LINE_END.split(decoded(raw, name, problems))
    return lines[:-1] if lines[-1] == "" else lines
