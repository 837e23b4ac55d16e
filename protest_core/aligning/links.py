"""The links of one sentence pair: what counts, and what each direction said alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress, count

Links = frozenset[tuple[int, int]]
# For each token the position it came from on the other side, or none.
Ends = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class SentenceAlignment:
    """`links` are both directions made one; the directions are kept to tell where they disagree.

    Kept as text and tuples: 50,000 sentences as sets of pairs would take half a gigabyte.
    """

    text: str
    sources: Ends  # of each target token
    targets: Ends  # of each source token
    # Source tokens whose translation was weighed against others, and is clearly better.
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
    """Of checked text."""
    ends = (link.split("-") for link in text.split(" ") if link)
    return frozenset((int(source), int(target)) for source, target in ends)


def positions_in(row: Iterable[bool]) -> Iterable[int]:
    return compress(count(), row)
