"""Compare candidates with the reference and with verified translations; nothing else does."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.origin import SystemOrigin
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.translated_parts import Sentences, parts_of, translated_parts
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.queries.verified import verified_approvals
from protest_core.evaluation.verified import lines_of, verified_among, verified_references
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import (
    ANY_PRONOUN,
    REFERENCE,
    Match,
    Reason,
    Rules,
    SourcePronoun,
    TranslatedParts,
    Verdict,
    match,
    no_match,
    rules_for,
)
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.suite.queries import load_description, load_source
from protest_core.text.tokens import tokens_of
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ReferenceMatcher:
    """The references, by example, and the rules for comparing candidates with them."""

    rules: Rules
    references: Mapping[ExampleId, TranslatedParts]
    verified: Mapping[ExampleId, Sequence[TranslatedParts]]
    pronouns: Mapping[ExampleId, SourcePronoun]
    without_reference: bool = False
    merging: Mapping[str, SystemOrigin] = field(default_factory=dict)  # by system

    def compare(
        self,
        system: str,
        example: Example,
        sentences: Sentences,
        by_hand: CorrectedReference = AS_ALIGNED,
    ) -> Match:
        """Return the match of this system's translation of an example.

        A translation is never compared with itself: it would always match.
        """
        tokens = self.rules.policy.antecedent_tokens
        parts = parts_of(example, sentences, by_hand, tokens)
        candidate = translated_parts(system, parts, sentences)
        reference = self.references[example.id]
        merging = self.merging.get(system)
        if merging and any(map(merging.merges, example.compared_lines)):
            return no_match(candidate, reference, Reason.SENTENCES_MERGED)
        if sentences[example.line].no_translation:
            return no_match(candidate, reference, Reason.NO_TRANSLATION)
        verified = self.verified.get(example.id, ())
        if verified:
            verified = [each for each in verified if each.origin != system]
        pronoun = self.pronouns.get(example.id, ANY_PRONOUN)
        return match(
            candidate,
            reference,
            rules=self.rules,
            verified=verified,
            pronoun=pronoun,
            without_reference=self.without_reference,
        )


def comparison_of(
    tx: Tx, examples: Iterable[Example], reference: Sentences, policy: MatchingPolicy
) -> ReferenceMatcher:
    """Return the references of these examples; people's judgements decide which are verified."""
    examples = tuple(examples)
    references = {
        example.id: translated_parts(
            REFERENCE,
            parts_of(example, reference, example.correction, policy.antecedent_tokens),
            reference,
        )
        for example in examples
    }
    verified = verified_references(tx, examples, policy) if policy.verified_translations else {}
    rules = rules_of(tx, policy)
    return ReferenceMatcher(
        rules,
        references,
        verified,
        _source_pronouns(tx, examples, rules),
        load_description(tx).without_reference,
        {each.name: each.origin for each in list_systems(tx) if each.origin.merged},
    )


def _source_pronouns(
    tx: Tx, examples: Iterable[Example], rules: Rules
) -> dict[ExampleId, SourcePronoun]:
    """Return what the rules need to know of the examples' source pronouns."""
    if not rules.by_units:
        return {}
    profile, source = language_profile(load_description(tx).source_language), load_source(tx)
    known = {form: SourcePronoun(features) for form, features in profile.features.items()}
    words = ((each.id, tokens_of(source[each.line])[each.token]) for each in examples)
    return {
        example: known[form] for example, word in words if (form := profile.folded(word)) in known
    }


def rules_of(tx: Tx, policy: MatchingPolicy) -> Rules:
    """Return the rules of a policy for the project's target language."""
    return rules_for(policy, language_profile(load_description(tx).target_language))


def outdated_approvals(tx: Tx, chosen: CandidateFilter = EVERYTHING) -> int:
    """Return how many approvals would no longer be given by the translation that gave them.

    Each candidate is compared again with that translation alone. New possible approvals are not
    searched for: while people judge, there are always some.
    """
    approvals = dict(verified_approvals(tx, chosen))
    if not approvals:
        return 0
    policy = load_policy(tx)
    rules = rules_of(tx, policy)
    further = {
        each.candidate.id: each.translated
        for each in verified_among(tx, set(approvals.values()), policy)
    }
    resting = [candidate for candidate, by in approvals.items() if by in further]
    compared = [*_with_sentences(tx, resting)]
    pronouns = _source_pronouns(tx, [candidate.example for candidate, _ in compared], rules)
    hold = 0
    for candidate, sentences in compared:
        example, theirs = candidate.example, further[approvals[candidate.id]]
        alone = ReferenceMatcher(rules, {example.id: theirs}, {}, pronouns)
        match_now = alone.compare(candidate.system, example, sentences, candidate.corrected)
        hold += match_now.verdict is Verdict.APPROVED
    return len(approvals) - hold


def count_outdated(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> int:
    with project.reading() as tx:
        return outdated_approvals(tx, chosen)


def outdated_notes(count: int) -> Iterator[str]:
    """Yield the note on outdated approvals; none if all are up to date."""
    if count:
        yield (
            Text(
                "Outdated: {0} by verified translations would no longer be given, because "
                "people have changed judgements or links. Match again: run ‘protest evaluate’, "
                "or choose Re-run matching in the window."
            ).format(Text("%n approvals", "", count, one="%n approval"))
        )


def _with_sentences(tx: Tx, ids: Iterable[CandidateId]) -> Iterator[tuple[Candidate, Sentences]]:
    by_system: dict[SystemId, list[Candidate]] = defaultdict(list)
    for candidate in load_candidates(tx, [*ids]):
        by_system[candidate.system_id].append(candidate)
    for system_id, candidates in by_system.items():
        lines = {line for each in candidates for line in lines_of(each.example)}
        sentences = load_sentences(tx, system_id, lines)
        for each in candidates:
            yield each, sentences
