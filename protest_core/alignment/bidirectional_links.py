"""Links of one sentence pair in both directions, and links taken over from the reference."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from protest_core.text.translation import Link, Translation, links_of

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
    # Source tokens whose translation was compared with others and is clearly better.
    settled: tuple[int, ...] = ()

    def of_first(self, sources: int) -> "SentenceAlignment":
        """Return the alignment of the first source tokens alone."""
        return SentenceAlignment(
            as_pharaoh((i, j) for i, j in self.links if i < sources),
            tuple(i if i is not None and i < sources else None for i in self.sources),
            self.targets[:sources],
            tuple(i for i in self.settled if i < sources),
        )

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


def with_reference_links(
    sentences: Sequence[str], alignments: Sequence[SentenceAlignment], reference: Translation
) -> list[SentenceAlignment]:
    """Replace the links of lines that are identical to the reference's by the reference's links.

    So no translation identical to the reference is referred because of a link, and it is certain
    which of the aligner's directions is right. A reference line without links is not used.
    """
    lines = zip(sentences, reference.sentences, alignments, reference.links, strict=True)
    return [
        replace(own, text=links, settled=tuple(range(len(own.targets))))
        if links and sentence == other
        else own
        for sentence, other, own, links in lines
    ]
