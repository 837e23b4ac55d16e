"""What a system wrote for a corpus, sentence by sentence, brought to the lines of a suite."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.building.account import LineOrigin

SentencePlace = tuple[str, str, int]  # part, document, and number in it from 0


class CorpusSide(StrEnum):
    """Whose sentences the system was given, or kept to."""

    SOURCE = "source"
    REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Arranged:
    """A text for each line of the suite; nothing where nothing was written."""

    lines: tuple[str, ...]
    without_text: int
    with_some: int  # lines of which some sentences are missing


def sentences_of(line: LineOrigin, side: CorpusSide) -> Iterator[SentencePlace]:
    numbers = line.source_sentences if side is CorpusSide.SOURCE else line.target_sentences
    for number in numbers:
        yield line.part, line.document, number


def places_in_order(lines: Sequence[LineOrigin], side: CorpusSide) -> list[SentencePlace]:
    """All sentences of the suite's documents, as they stand there."""
    return [place for line in lines for place in sentences_of(line, side)]


def arrange(
    lines: Sequence[LineOrigin], texts: Mapping[SentencePlace, str], side: CorpusSide
) -> Arranged:
    arranged, without_text, with_some = [], 0, 0
    for line in lines:
        found = [texts.get(place, "") for place in sentences_of(line, side)]
        there = [text for text in found if text]
        arranged.append(" ".join(there))
        without_text += not there
        with_some += bool(there) and len(there) < len(found)
    return Arranged(tuple(arranged), without_text, with_some)
