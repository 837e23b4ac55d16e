"""Files of the published AutoPRF program as it reads them, links over sentence ends included."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.compat.apt2017.files import decoded
from protest_core.compat.autoprf2010.counting import Corpus, DocumentStart
from protest_core.errors import counted, name_of
from protest_core.files.problems import ProblemList, quoted
from protest_core.text.translation import Link, begin_outside, end_outside, them

_LINE_END = re.compile("\r\n|\r|\n")


_START = re.compile(r"([0-9]{1,9})(?:\s+(.*))?")


Sentences = list[list[str]]


@dataclass(frozen=True, slots=True)
class Stem:
    """NAME and languages, from which all names of files follow; `name` is what messages say."""

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
        """All that may be read."""
        return [self.file(each) for each in (self.source, self.target, self.links, self.retained)]


def read_corpus(stem: Stem, problems: ProblemList) -> Corpus:
    """Source, target, links, and which lines have links if there is a file that says so."""
    source = _sentences(stem, stem.source, problems)
    target = _sentences(stem, stem.target, problems)
    links_name = stem.shown(stem.links)
    links = _lines(stem.file(stem.links), links_name, problems)
    if problems.mistakes:
        return Corpus(source, {})
    if len(source) != len(target):
        message = f"{len(target):,} lines where {stem.shown(stem.source)} has {len(source):,}"
        problems.add(stem.shown(stem.target), message)
        return Corpus(source, {})
    retained = _retained(stem, len(source), problems)
    _check_number(links, len(retained), links_name, problems)
    names = stem.shown(stem.source), stem.shown(stem.target), links_name
    reading = LinkReading(source, target, names, problems)
    for number, (sentence, line) in enumerate(zip(retained, links, strict=False), 1):
        reading.read(line, sentence, number)
    return Corpus(source, reading.linked)


def _check_number(links: Sequence[str], sentences: int, name: str, problems: ProblemList) -> None:
    """The program passes over what is left; an empty line there is no loss."""
    both = f"{counted(len(links), 'line')} of links for {counted(sentences, 'sentence')}"
    if len(links) < sentences:
        problems.add(name, both)
    left = (number for number in range(sentences, len(links)) if links[number].strip())
    first = next(left, None)
    if first is not None:
        left_out = f"what is after line {sentences} is left out"
        problems.warn(name, f"{both}; {left_out}", line=first + 1)


def _sentences(stem: Stem, ending: str, problems: ProblemList) -> Sentences:
    lines = _lines(stem.file(ending), stem.shown(ending), problems)
    if lines and lines[0].startswith("\ufeff"):
        message = "AutoPRF takes the byte order mark for a part of the first word"
        problems.warn(stem.shown(ending), message, line=1)
    return list(map(_tokens, lines))


def _tokens(line: str) -> list[str]:
    """Split at single blanks, without empty ones at the end; an empty line is one empty token."""
    if not line:
        return [""]
    without = line.rstrip(" ")
    return without.split(" ") if without else []


def _retained(stem: Stem, sentences: int, problems: ProblemList) -> Sequence[int]:
    """The sentences that have a line of links, from 0; all where no file says so."""
    path, name = stem.file(stem.retained), stem.shown(stem.retained)
    if not path.exists():
        return range(sentences)
    found: dict[int, int] = {}  # where each is named first
    retained: list[int] = []
    for number, line in enumerate(_lines(path, name, problems), 1):
        text = line.strip()
        if not re.fullmatch("[0-9]{1,9}", text) or not 1 <= int(text) <= sentences:
            message = f"{quoted(text)} is no line of the text; they are 1 to {sentences}"
            problems.add(name, message, line=number)
            continue
        odd = _odd_place(int(text), found)
        if odd:
            problems.warn(name, odd, line=number)
        found.setdefault(int(text), number)
        retained.append(int(text) - 1)
    return retained


def _odd_place(line: int, before: Mapping[int, int]) -> str:
    if line in before:
        return f"{line} is there on line {before[line]} already; the links of both count"
    last = max(before, default=0)
    look = "look whether the lines of links are in this order, too"
    return f"{line} comes after {last}; {look}" if line < last else ""


def read_starts(path: Path, sentences: int, problems: ProblemList) -> list[DocumentStart]:
    """`start id` in each line, the sentence from 0; blank lines are passed over."""
    name = name_of(path)
    found = list(_starts(_lines(path, name, problems), name, sentences, problems))
    if not found:
        problems.warn(name, "no document begins in it, so there is no recall by document")
    return found


def _starts(
    lines: list[str], name: str, sentences: int, problems: ProblemList
) -> Iterator[DocumentStart]:
    before = -1
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    for document_number, (number, line) in enumerate(numbered):
        found = _START.fullmatch(line.strip())
        if found is None:
            message = f"{quoted(line)} does not begin with a sentence, a number from 0"
            problems.add(name, message, line=number)
        elif int(found[1]) < before:
            problems.add(name, f"{found[1]} comes after {before}; sort the documents", line=number)
        else:
            before = int(found[1])
            document = DocumentStart(before, found[2] or f"Document {document_number}")
            if before >= sentences:
                text = f"a text of {counted(sentences, 'sentence')} counted from 0"
                message = f"there is no sentence {before} in {text}; {quoted(document.name)}"
                problems.warn(name, f"{message} is empty", line=number)
            yield document


def _lines(path: Path, name: str, problems: ProblemList) -> list[str]:
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


_LINK = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")


class LinkReading:
    """Positions are counted over the whole text; what is too large falls into what follows.

    `names`: what messages call source, target and links.
    """

    def __init__(
        self,
        source: Sentences,
        target: Sentences,
        names: tuple[str, str, str],
        problems: ProblemList,
    ) -> None:
        self._source, self._target = source, target
        self._source_name, self._target_name, self._name = names
        self._source_before = _before(source)
        self._target_before = _before(target)
        self._longest_before = _longest_before([len(tokens) for tokens in source])
        self._words = [word for tokens in target for word in tokens]
        self._problems = problems
        self.linked: dict[int, list[str]] = {}

    def read(self, line: str, sentence: int, number: int) -> None:
        """What is wrong with it is on the list of problems, and what the program takes so."""
        found = [(_LINK.fullmatch(text), text) for text in line.split()]
        links = [(int(link[1]), int(link[2])) for link, _ in found if link]
        wrong = [
            (f"{quoted(text)} is not a link; write source-target, two numbers from 0", None)
            for link, text in found
            if link is None
        ]
        mistakes = ((mistake, None) for link in links if (mistake := self._add(link, sentence)))
        if not self._problems.add_all(self._name, [*wrong, *mistakes], line=number):
            self._tell_of_outside(links, sentence, number)

    def _add(self, link: Link, sentence: int) -> str | None:
        """What is wrong with it, if anything is."""
        token, word = link
        shown, length = f"link {token}-{word} points outside", len(self._source[sentence])
        if token >= length:
            # The program passes over it once it has seen a sentence that long.
            is_known = token < self._longest_before[sentence]
            has = f"the source sentence has {counted(length, 'token')}"
            return None if is_known else f"{shown}: {has}"
        if self._place(sentence, word) >= len(self._words):
            return f"{shown}: the text ends before it"
        at = self._source_before[sentence] + token
        self.linked.setdefault(at, []).append(self._words[self._place(sentence, word)])
        return None

    def _place(self, sentence: int, word: int) -> int:
        return self._target_before[sentence] + word

    def _tell_of_outside(self, links: Sequence[Link], sentence: int, number: int) -> None:
        lengths = len(self._source[sentence]), len(self._target[sentence])
        begin = [link for link in links if link[0] >= lengths[0]]
        end = [link for link in links if link[0] < lengths[0] and link[1] >= lengths[1]]
        if begin:
            what = begin_outside(begin, self._source_name, lengths[0])
            self._tell(f"{what}, so AutoPRF passes over {them(begin)}", number)
        if end:
            what = end_outside(end, self._target_name, lengths[1])
            last = self._words[self._place(sentence, max(word for _, word in end))]
            self._tell(f"{what}, so AutoPRF reads on, up to {quoted(last)}", number)

    def _tell(self, message: str, number: int) -> None:
        self._problems.warn(self._name, message, line=number)


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
