"""Alignment warnings: places in an example where the aligner is unsure."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import pairwise

from protest_core.alignment.bidirectional_links import SentenceAlignment
from protest_core.suite.model import Example

# Separable verbs and articles leave up to this many unlinked words in between.
_WIDEST_GAP = 2


class AlignmentWarning(StrEnum):
    """A reason why the links of a candidate may be wrong."""

    PRONOUN_UNLINKED = "pronoun_unlinked"
    PRONOUN_SCATTERED = "pronoun_scattered"
    PRONOUN_DISPUTED = "pronoun_disputed"
    ANTECEDENT_UNLINKED = "antecedent_unlinked"
    ANTECEDENT_SCATTERED = "antecedent_scattered"
    ANTECEDENT_DISPUTED = "antecedent_disputed"

    @property
    def is_of_pronoun(self) -> bool:
        return self in _PRONOUN


WARNING_SENTENCES = {
    AlignmentWarning.PRONOUN_UNLINKED: "the aligner found no translation of the pronoun",
    AlignmentWarning.PRONOUN_SCATTERED: "the words aligned to the pronoun are far apart",
    AlignmentWarning.PRONOUN_DISPUTED: "the aligner is unsure which word translates the pronoun",
    AlignmentWarning.ANTECEDENT_UNLINKED: "the aligner found no translation of the antecedent",
    AlignmentWarning.ANTECEDENT_SCATTERED: "the words aligned to the antecedent are far apart",
    AlignmentWarning.ANTECEDENT_DISPUTED: (
        "the aligner is unsure which words translate the antecedent"
    ),
}
assert set(WARNING_SENTENCES) == set(AlignmentWarning)  # noqa: S101 — a table must cover its enum
_PRONOUN = (
    AlignmentWarning.PRONOUN_UNLINKED,
    AlignmentWarning.PRONOUN_SCATTERED,
    AlignmentWarning.PRONOUN_DISPUTED,
)
_ANTECEDENT = (
    AlignmentWarning.ANTECEDENT_UNLINKED,
    AlignmentWarning.ANTECEDENT_SCATTERED,
    AlignmentWarning.ANTECEDENT_DISPUTED,
)


def alignment_warnings(
    example: Example, alignments: Sequence[SentenceAlignment]
) -> tuple[AlignmentWarning, ...]:
    """Return the warnings about an example; `alignments` are those of its lines."""
    warnings = list(_warnings(alignments[example.line], [example.token], _PRONOUN))
    for antecedent in example.agreeing_antecedents:
        alignment = alignments[antecedent.line]
        warnings += _warnings(alignment, antecedent.head_or_span, _ANTECEDENT)
    return tuple(dict.fromkeys(warnings))


def _warnings(
    alignment: SentenceAlignment,
    tokens: Iterable[int],
    kinds: tuple[AlignmentWarning, AlignmentWarning, AlignmentWarning],
) -> Iterator[AlignmentWarning]:
    unlinked, scattered, disputed = kinds
    wanted = frozenset(tokens)
    links = {(i, j) for i, j in alignment.links if i in wanted}
    if not links:
        yield unlinked
        return
    targets = sorted({j for _, j in links})
    if any(after - before > _WIDEST_GAP + 1 for before, after in pairwise(targets)):
        yield scattered
    sure = alignment.forward & alignment.backward
    if not (links & sure or wanted.issubset(alignment.settled)):
        yield disputed
