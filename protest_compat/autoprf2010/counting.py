"""The published AutoPRF program's counts: by pronoun, by document, in total."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from itertools import accumulate
from struct import pack, unpack
from typing import NamedTuple

NOTHING_COUNTED = (
    "Neither ‘it’ nor ‘they’ is linked to a word, or only in the reference: nothing is counted."
)
_PRONOUNS = frozenset({"it", "It", "they", "They"})


@dataclass(frozen=True, slots=True)
class Corpus:
    """Tokens by sentence; `linked` are the target words of each source token in the whole text."""

    source: Sequence[Sequence[str]]
    linked: Mapping[int, Sequence[str]]


class DocumentStart(NamedTuple):
    """The first sentence of a document, from 0, and its name."""

    sentence: int
    name: str


@dataclass(frozen=True, slots=True)
class PronounCounts:
    """Counts with shares that are rounded like the program's numbers, or `None` if undefined."""

    matches: int = 0
    reference: int = 0
    candidate: int = 0

    def __add__(self, other: "PronounCounts") -> "PronounCounts":
        return PronounCounts(
            self.matches + other.matches,
            self.reference + other.reference,
            self.candidate + other.candidate,
        )

    @property
    def precision(self) -> float | None:
        return _single(self.matches / self.candidate) if self.candidate else None

    @property
    def recall(self) -> float | None:
        return _single(self.matches / self.reference) if self.reference else None

    @property
    def f1(self) -> float | None:
        precision, recall = self.precision, self.recall
        if not precision or not recall:
            return None
        product = _single(_single(2 * precision) * recall)
        return _single(product / _single(precision + recall))

    @property
    def undefined(self) -> str:
        """Say in a sentence why any of the three is undefined; empty if all are defined."""
        if not self.candidate and not self.reference:
            return NOTHING_COUNTED
        if not self.candidate:
            return "No word is linked in the candidate, so precision and F1 are undefined."
        if not self.reference:
            return "No word is linked in the reference, so recall and F1 are undefined."
        return "" if self.matches else "Precision and recall are 0, so F1 is undefined."


@dataclass(frozen=True, slots=True)
class PublishedAutoPrf:
    """Counts by pronoun in lower case; `documents` in their order, with counts by pronoun."""

    pronouns: Mapping[str, PronounCounts]
    documents: Sequence[tuple[str, Mapping[str, PronounCounts]]]

    @property
    def total(self) -> PronounCounts:
        return sum(self.pronouns.values(), PronounCounts())


class _Counted(NamedTuple):
    sentence: int
    pronoun: str
    counts: PronounCounts


def _single(value: float) -> float:
    """Return the value in single precision, which the program uses."""
    found: float = unpack("f", pack("f", value))[0]
    return found


def four_digits(value: float) -> str:
    """Return four digits as printed by Java, with halves rounded up."""
    return str(Decimal(repr(value)).quantize(Decimal("0.0001"), ROUND_HALF_UP))


def count_autoprf(
    reference: Corpus, candidate: Corpus, starts: Sequence[DocumentStart] = ()
) -> PublishedAutoPrf:
    """Count matches; the reference's source text decides where pronouns are.

    A pronoun that is never linked in the candidate is in no table, nor in the totals.
    """
    counted = list(_counted(reference, candidate))
    in_candidate = {each.pronoun for each in counted if each.counts.candidate}
    matched = [each for each in counted if each.pronoun in in_candidate]
    first = [start.sentence for start in starts]
    of_document: list[list[_Counted]] = [[] for _ in starts]
    for each in matched if starts else ():
        of_document[max(bisect_right(first, each.sentence) - 1, 0)].append(each)
    names = [start.name for start in starts]
    documents = zip(names, map(_by_pronoun, of_document), strict=True)
    return PublishedAutoPrf(_by_pronoun(matched), list(documents))


def _counted(reference: Corpus, candidate: Corpus) -> Iterator[_Counted]:
    """Yield counts, clipped separately for each occurrence; repeated links count again."""
    lengths = map(len, reference.source)
    for sentence, (tokens, first) in enumerate(
        zip(reference.source, accumulate(lengths, initial=0), strict=False)
    ):
        for number, token in enumerate(tokens):
            if token in _PRONOUNS:
                one = Counter(reference.linked.get(first + number, ()))
                other = Counter(candidate.linked.get(first + number, ()))
                matches = (one & other).total()
                counts = PronounCounts(matches, one.total(), other.total())
                yield _Counted(sentence, token.lower(), counts)


def _by_pronoun(counted: Sequence[_Counted]) -> dict[str, PronounCounts]:
    counts: dict[str, PronounCounts] = {}
    for each in counted:
        counts[each.pronoun] = counts.get(each.pronoun, PronounCounts()) + each.counts
    return dict(sorted(counts.items()))
