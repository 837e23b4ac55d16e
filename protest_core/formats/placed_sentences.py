"""Reads what a system wrote for the sentences of a corpus, which may say where each stands."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from protest_core.building.account import LineOrigin
from protest_core.building.arranging import CorpusSide, SentencePlace, places_in_order
from protest_core.errors import counted
from protest_core.formats.fields import close_match
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.text import read_lines

_NUMBERED = re.compile(r"([0-9]{1,9})\t([^\t]*)")
_PLACED = re.compile(r"([^\t]+)\t([0-9]{1,9})\t([^\t]*)")


def read_placed_sentences(
    path: Path, lines: Sequence[LineOrigin], side: CorpusSide, problems: ProblemList
) -> Mapping[SentencePlace, str]:
    """A line for each sentence; or `NUMBER<TAB>TEXT`, or `DOCUMENT<TAB>NUMBER<TAB>TEXT`.

    Numbers count from 0: in all documents together where none is named. Those may be missing.
    """
    places = places_in_order(lines, side)
    written = read_lines(path, path.name, problems).lines
    first = next((line for line in written if line.strip()), "")
    if "\t" in first:
        named = bool(_PLACED.fullmatch(first))
        return _Reader(places, path.name, problems, named=named).read(written)
    if written and len(written) != len(places):
        _tell_counts(path.name, len(written), lines, side, problems)
    return dict(zip(places, (line.strip() for line in written), strict=False))


def _tell_counts(
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


class _Reader:
    """`named`: each line names its document. Documents may be called 01, and texts be empty, so a
    line alone does not tell.
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
            found = self._placed(line)
            if isinstance(found, str):
                self._problems.add(self._name, found, line=number)
            elif found[0] in texts:
                self._problems.add(self._name, "this sentence stood already", line=number)
            else:
                texts[found[0]] = found[1].strip()
        return texts

    def _placed(self, line: str) -> tuple[SentencePlace, str] | str:
        """Or what is wrong."""
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
