"""Verified translations as further references."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.model import AS_ALIGNED, AlignedSentence, Candidate
from protest_core.candidates.queries.links import load_mended_of_system
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.queries.verified import (
    VerifiedCandidate,
    stream_verified,
    verified_approvals,
)
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.model import TokenPlace
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, load_policy, rules_for
from protest_core.matching.rules import Place, Rendering, Verdict, match, places_of
from protest_core.suite.model import CorrectedReference, Example
from protest_core.suite.queries import load_description
from protest_core.text.links import translations_of
from protest_core.text.tokens import Positions, Tokens, tokens_of
from protest_core.text.translation import antecedent_translation

Sentences = Mapping[int, AlignedSentence]


USUALLY = MatchingPolicy()


# Of an example, in the order in which their systems were loaded.
VerifiedReferences = Mapping[ExampleId, Sequence[Rendering]]


@dataclass(frozen=True, slots=True)
class VerifiedPart:
    """Which words of which line translate the pronoun (0) or an antecedent (from 1)."""

    number: int
    line: int
    positions: Positions
    words: Tokens


@dataclass(frozen=True, slots=True)
class VerifiedTranslation:
    """A translation that people verified, with its words for each part of the example."""

    candidate: VerifiedCandidate
    example: Example
    parts: tuple[VerifiedPart, ...]
    sentences: Sentences  # all lines of the example, and those between them

    @property
    def rendering(self) -> Rendering:
        pronoun, *antecedents = (part.words for part in self.parts)
        return Rendering(self.candidate.system, pronoun, tuple(antecedents))


def verified_references(
    tx: Tx, examples: Iterable[Example], policy: MatchingPolicy
) -> VerifiedReferences:
    """Nothing unless the policy says that they count."""
    found: dict[ExampleId, list[Rendering]] = defaultdict(list)
    if policy.verified_translations:
        for each in verified_translations(tx, examples, policy):
            found[each.example.id].append(each.rendering)
    return found


def verified_translations(
    tx: Tx, examples: Iterable[Example], policy: MatchingPolicy = USUALLY
) -> Iterator[VerifiedTranslation]:
    """The systems in the order of loading, the examples of each in the suite's."""
    wanted = {example.id: example for example in examples}
    only = next(iter(wanted)) if len(wanted) == 1 else None
    of_wanted = (each for each in stream_verified(tx, example_id=only) if each.example_id in wanted)
    yield from _translations(tx, of_wanted, wanted, policy)


def verified_among(
    tx: Tx, ids: Collection[CandidateId], policy: MatchingPolicy
) -> Iterator[VerifiedTranslation]:
    """Those of these candidates that people call correct now."""
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
        mended = load_mended_of_system(tx, system_id)
        for each in of_system:
            example = wanted[each.example_id]
            by_hand = mended.get(example.id, AS_ALIGNED)
            parts = tuple(_parts(each, example, by_hand, sentences, policy))
            yield VerifiedTranslation(each, example, parts, sentences)


def rendering_of(candidate: Candidate, sentences: Sentences, policy: MatchingPolicy) -> Rendering:
    """What is highlighted in any candidate, as matching has it."""
    places, by_hand = places_of(candidate.example, policy), candidate.mended
    nothing = frozenset[TokenPlace]()
    return Rendering(
        candidate.system,
        _part(0, places.pronoun, by_hand.pronoun, nothing, sentences).words,
        tuple(
            _part(number + 1, place, by_hand.antecedent(number), nothing, sentences).words
            for number, place in enumerate(places.antecedents)
        ),
    )


def lines_of(example: Example) -> range:
    """From the first to the last line on which something of the example stands."""
    return range(min(example.lines), max(example.lines) + 1)


def _parts(
    verified: VerifiedCandidate,
    example: Example,
    by_hand: CorrectedReference,
    sentences: Sentences,
    policy: MatchingPolicy,
) -> Iterator[VerifiedPart]:
    places = places_of(example, policy)
    pronoun = _part(0, places.pronoun, by_hand.pronoun, verified.by_pronoun, sentences)
    # In a fixed phrase the highlighted word may be another's pronoun: no word stands for it.
    in_phrase = verified.noncompositional and not _is_selected(pronoun, verified)
    yield VerifiedPart(0, example.line, (), ()) if in_phrase else pronoun
    antecedents = zip(example.agreeing_antecedents, places.antecedents, strict=True)
    for number, (antecedent, place) in enumerate(antecedents):
        # Where the policy asks for more than is highlighted, people could not select all of it.
        could_select = tuple(place[1]) == tuple(antecedent.head_or_span)
        selected = verified.by_antecedent if could_select else frozenset[TokenPlace]()
        yield _part(number + 1, place, by_hand.antecedent(number), selected, sentences)


def _is_selected(part: VerifiedPart, verified: VerifiedCandidate) -> bool:
    return any((part.line, position) in verified.by_pronoun for position in part.positions)


def _part(
    number: int,
    place: Place,
    by_hand: Positions | None,
    selected: frozenset[TokenPlace],
    sentences: Sentences,
) -> VerifiedPart:
    """What was selected of the highlighted words; if nothing was, all of them."""
    line, sources = place
    text, links = sentences[line].text, sentences[line].links
    highlighted = (
        antecedent_translation(text, links, sources, by_hand)
        if number
        else translations_of(links, sources, by_hand)
    )
    chosen = tuple(position for position in highlighted if (line, position) in selected)
    positions = chosen or highlighted
    tokens = tokens_of(text)
    return VerifiedPart(number, line, positions, tuple(tokens[each] for each in positions))


EVERYTHING = CandidateFilter()


def outdated_approvals(tx: Tx, chosen: CandidateFilter = EVERYTHING) -> int:
    """How many would not be given any more by the translation that gave them.

    Each is compared once more with that one alone. What could be approved besides since then is
    not looked for: while people judge, there is always something.
    """
    approvals = verified_approvals(tx, chosen)
    if not approvals:
        return 0
    policy = load_policy(tx)
    rules = rules_for(policy, language_profile(load_description(tx).target_language))
    further = {
        each.candidate.id: each.rendering
        for each in verified_among(tx, {by for _, by in approvals}, policy)
    }
    resting = [(candidate, further[by]) for candidate, by in approvals if by in further]
    ours = dict(_renderings(tx, [candidate for candidate, _ in resting], policy))
    found = (match(ours[candidate], theirs, rules=rules) for candidate, theirs in resting)
    return len(approvals) - sum(each.verdict is Verdict.APPROVED for each in found)


def count_outdated(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> int:
    with project.reading() as tx:
        return outdated_approvals(tx, chosen)


def _renderings(
    tx: Tx, ids: Iterable[CandidateId], policy: MatchingPolicy
) -> Iterator[tuple[CandidateId, Rendering]]:
    by_system: dict[SystemId, list[Candidate]] = defaultdict(list)
    for candidate in load_candidates(tx, [*ids]):
        by_system[candidate.system_id].append(candidate)
    for system_id, candidates in by_system.items():
        lines = {line for each in candidates for line in lines_of(each.example)}
        sentences = load_sentences(tx, system_id, lines)
        for each in candidates:
            yield each.id, rendering_of(each, sentences, policy)
