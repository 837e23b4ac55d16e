"""Reads the links of the published AutoPRF program as it does, also those that leave sentences."""

import re
from collections.abc import Sequence

from protest_core.errors import counted
from protest_core.formats.links_outside import Link, begin_outside, end_outside, them
from protest_core.formats.problems import ProblemList, quoted

_LINK = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
Sentences = Sequence[Sequence[str]]


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
