"""Which words of a translation translate the pronoun and its antecedents: the one place to ask."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from protest_core.alignment import targets_of, translations_of
from protest_core.ids import CandidateId, SystemId
from protest_core.judgement import Highlights, TokenPlace
from protest_core.store import AS_ALIGNED, AlignedSentence, Candidate, MendedLink, Snapshot
from protest_core.suite import CorrectedReference, Example, Positions


class Part(Struct, frozen=True):
    """What of an example is translated, by which words of which line; 0 is the pronoun.

    From 1 on these are the antecedents that it has to agree with.
    """

    number: int
    line: int
    tokens: Positions
    by_hand: bool  # whether a person said so
    aligned: Positions  # what the aligner found

    def set_by_hand(self, link: MendedLink | None) -> "Part":
        """Or, without a link, as aligned."""
        tokens = self.aligned if link is None else link.tokens
        return Part(self.number, self.line, tokens, link is not None, self.aligned)

    @property
    def places(self) -> frozenset[TokenPlace]:
        return frozenset((self.line, token) for token in self.tokens)


def parts_of(candidate: Candidate, sentences: Mapping[int, AlignedSentence]) -> tuple[Part, ...]:
    return tuple(_parts(candidate.mended, candidate.example, sentences))


def _parts(
    by_hand: CorrectedReference, example: Example, sentences: Mapping[int, AlignedSentence]
) -> Iterator[Part]:
    """What people set right holds, and for all else what is aligned."""

    def part(number: int, line: int, sources: range, positions: Positions | None) -> Part:
        links = sentences[line].links
        found = translations_of(links, sources, positions)
        aligned = found if positions is None else targets_of(links, sources)
        return Part(number, line, found, positions is not None, aligned)

    pronoun = range(example.token, example.token + 1)
    yield part(0, example.line, pronoun, by_hand.pronoun)
    for number, each in enumerate(example.agreeing_antecedents):
        yield part(number + 1, each.line, each.head_or_span, by_hand.antecedent(number))


def highlights_of(candidate: Candidate, sentences: Mapping[int, AlignedSentence]) -> Highlights:
    """The target tokens of the pronoun, and of the antecedents' heads or spans."""
    return highlights_by(candidate.mended, candidate.example, sentences)


def highlights_by(
    by_hand: CorrectedReference, example: Example, sentences: Mapping[int, AlignedSentence]
) -> Highlights:
    return highlights_of_parts(_parts(by_hand, example, sentences))


def highlights_of_parts(parts: Iterable[Part]) -> Highlights:
    pronoun, *antecedents = parts
    return Highlights(pronoun.places, frozenset().union(*(each.places for each in antecedents)))


def once_highlighted(
    snapshot: Snapshot, candidates: Sequence[Candidate]
) -> dict[CandidateId, frozenset[TokenPlace]]:
    """What the aligner highlights, and what anybody ever set, where somebody did.

    A judgement that was made before the links were mended is still what somebody said.
    """
    by_id = {each.id: each for each in candidates}
    found: dict[CandidateId, set[TokenPlace]] = {}
    for mended in snapshot.mended_links(list(by_id)):
        candidate = by_id[mended.candidate_id]
        line = _line_of(candidate.example, mended.part)
        places = found.setdefault(candidate.id, set())
        places |= {(line, token) for token in mended.tokens}
    lines: dict[SystemId, set[int]] = {}
    for number in found:
        lines.setdefault(by_id[number].system_id, set()).update(by_id[number].example.lines)
    sentences = {system: snapshot.sentences(system, of) for system, of in lines.items()}
    for number, places in found.items():
        candidate = by_id[number]
        aligned = highlights_by(AS_ALIGNED, candidate.example, sentences[candidate.system_id])
        places.update(aligned.pronoun | aligned.antecedent)
    return {number: frozenset(places) for number, places in found.items()}


def _line_of(example: Example, part: int) -> int:
    return example.antecedents[part - 1].line if part else example.line
