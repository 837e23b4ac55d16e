"""Verified translations as further references."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from msgspec.structs import replace

from protest_core.candidates.queries.link_corrections import load_corrected_of_system
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.candidates.translated_parts import Part, parts_of, translated_parts
from protest_core.db.transactions import Tx
from protest_core.evaluation.queries.verified import VerifiedCandidate, stream_verified
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import TokenPlace
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy
from protest_core.matching.rules import TranslatedParts
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.text.tokens import Tokens
from protest_core.text.translation import AlignedSentence, words_at

USUALLY = MatchingPolicy()
# The translations of an example, in the order in which their systems were loaded.
VerifiedReferences = Mapping[ExampleId, Sequence[TranslatedParts]]


@dataclass(frozen=True, slots=True)
class VerifiedTranslation:
    """A translation that people verified, and the words that translate each part."""

    candidate: VerifiedCandidate
    example: Example
    parts: tuple[Part, ...]
    sentences: Mapping[int, AlignedSentence]  # all lines from the example's first to its last

    @property
    def translated(self) -> TranslatedParts:
        return translated_parts(self.candidate.system, self.parts, self.sentences)

    def words(self, part: Part) -> Tokens:
        return words_at(self.sentences[part.line].text, part.tokens)


def verified_references(
    tx: Tx, examples: Iterable[Example], policy: MatchingPolicy
) -> VerifiedReferences:
    """Return the verified translations of each example."""
    references: dict[ExampleId, list[TranslatedParts]] = defaultdict(list)
    for each in verified_translations(tx, examples, policy):
        references[each.example.id].append(each.translated)
    return references


def verified_translations(
    tx: Tx, examples: Iterable[Example], policy: MatchingPolicy = USUALLY
) -> Iterator[VerifiedTranslation]:
    """Yield verified translations: the systems as loaded, the examples as in the suite."""
    wanted = {example.id: example for example in examples}
    only = next(iter(wanted)) if len(wanted) == 1 else None
    of_wanted = (each for each in stream_verified(tx, example_id=only) if each.example_id in wanted)
    yield from _translations(tx, of_wanted, wanted, policy)


def verified_among(
    tx: Tx, ids: Collection[CandidateId], policy: MatchingPolicy
) -> Iterator[VerifiedTranslation]:
    """Yield the verified translations among these candidates, by the present judgements."""
    examples = {each.example.id: each.example for each in load_candidates(tx, [*ids])}
    yield from _translations(tx, stream_verified(tx, among=ids), examples, policy)


def _translations(
    tx: Tx,
    verified: Iterable[VerifiedCandidate],
    wanted: Mapping[ExampleId, Example],
    policy: MatchingPolicy,
) -> Iterator[VerifiedTranslation]:
    for system_id, group in groupby(verified, lambda each: each.system_id):
        of_system = list(group)
        lines = {line for each in of_system for line in lines_of(wanted[each.example_id])}
        sentences = load_sentences(tx, system_id, lines)
        corrected = load_corrected_of_system(tx, system_id)
        for candidate in of_system:
            example = wanted[candidate.example_id]
            by_hand = corrected.get(example.id, AS_ALIGNED)
            parts = tuple(_parts(candidate, example, by_hand, sentences, policy))
            yield VerifiedTranslation(candidate, example, parts, sentences)


def lines_of(example: Example) -> range:
    """Return the lines from the first to the last that contain a part of the example."""
    return range(min(example.lines), max(example.lines) + 1)


def _parts(
    verified: VerifiedCandidate,
    example: Example,
    by_hand: CorrectedReference,
    sentences: Mapping[int, AlignedSentence],
    policy: MatchingPolicy,
) -> Iterator[Part]:
    """Yield each part with its selected words, or with all if none was selected."""
    pronoun, *others = parts_of(example, sentences, by_hand, policy.antecedent_tokens)
    # In a fixed phrase the highlighted word may translate another pronoun: none translates this
    # one.
    in_phrase = verified.noncompositional and pronoun.places.isdisjoint(verified.by_pronoun)
    yield replace(pronoun, tokens=()) if in_phrase else _narrowed(pronoun, verified.by_pronoun)
    by_span = policy.antecedent_tokens is AntecedentTokens.SPAN
    for antecedent, part in zip(example.agreeing_antecedents, others, strict=True):
        # If the policy needs more words than are highlighted, people could not select all of them.
        could_select = not by_span or antecedent.span == antecedent.head_or_span
        yield _narrowed(part, verified.by_antecedent) if could_select else part


def _narrowed(part: Part, selected: frozenset[TokenPlace]) -> Part:
    chosen = tuple(token for token in part.tokens if (part.line, token) in selected)
    return replace(part, tokens=chosen or part.tokens)
