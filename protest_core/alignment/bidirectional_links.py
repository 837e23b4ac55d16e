"""Links of one sentence pair in both directions, and links of lines that are already known."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from protest_core.text.pharaoh import Link, links_of
from protest_core.text.translation import Translation

Links = frozenset[Link]


# For each token the position on the other side that it came from, or none.
Ends = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class SentenceAlignment:
    """Symmetrised links; both directions are kept to see where they disagree.

    Stored as text and tuples: 50,000 sentences as sets of pairs would take half a gigabyte.
    """

    text: str
    sources: Ends  # of each target token
    targets: Ends  # of each source token
    # Source tokens whose translation was weighed against others and is clearly better.
    settled: tuple[int, ...] = ()

    @property
    def links(self) -> Links:
        return from_pharaoh(self.text)

    @property
    def forward(self) -> Links:
        return frozenset((i, j) for j, i in enumerate(self.sources) if i is not None)

    @property
    def backward(self) -> Links:
        return frozenset((i, j) for i, j in enumerate(self.targets) if j is not None)


def unlinked(source_length: int, target_length: int) -> SentenceAlignment:
    return SentenceAlignment("", (None,) * target_length, (None,) * source_length)


def as_pharaoh(links: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{source}-{target}" for source, target in sorted(links))


def from_pharaoh(text: str) -> Links:
    """Parse links in Pharaoh format that have been checked already."""
    return frozenset(links_of(text))


def with_known_links(
    sentences: Sequence[str],
    alignments: Sequence[SentenceAlignment],
    known: Sequence[Translation],
) -> list[SentenceAlignment]:
    """Replace the links of lines that also occur in a known text by the links they have there.

    The first known text that has the line counts: the reference, then systems in the order in which
    they were loaded. So nothing that is worded like the reference is referred because of a link,
    and it is certain which of the aligner's directions is right. A line without links is not used.
    """
    found = list(alignments)
    for number, text in reversed(list(enumerate(known))):
        for line, (sentence, other) in enumerate(zip(sentences, text.sentences, strict=True)):
            if sentence == other and text.links[line]:
                settled = () if number else tuple(range(len(found[line].targets)))
                found[line] = replace(found[line], text=text.links[line], settled=settled)
    return found


class KnownLines:
    """Lines that several new texts share: all of them get the alignment of the first."""

    def __init__(self) -> None:
        self._first: dict[tuple[int, str], SentenceAlignment] = {}

    def shared(
        self, sentences: Sequence[str], alignments: Sequence[SentenceAlignment]
    ) -> list[SentenceAlignment]:
        lines = enumerate(zip(sentences, alignments, strict=True))
        return [self._first.setdefault((line, sentence), own) for line, (sentence, own) in lines]
