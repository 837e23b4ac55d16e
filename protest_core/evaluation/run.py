"""The automatic step: compare each candidate with the reference."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from protest_core.candidates.model import Candidate, System
from protest_core.candidates.queries.links import load_doubts_of_system, load_mended_of_system
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.candidates.selection import EVERYTHING, Selection
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError, counted
from protest_core.evaluation.model import EvaluationTable, count_matches
from protest_core.evaluation.queries.matches import match_groups, save_match, save_matches
from protest_core.evaluation.verified import VerifiedReferences, verified_references
from protest_core.ids import ExampleId
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PolicyChange,
    PronounTokens,
    Rules,
    load_policy,
    rules_for,
    save_policy,
)
from protest_core.matching.rules import (
    CandidateMatch,
    Match,
    Places,
    Rendering,
    match,
    places_of,
    render,
    render_reference,
)
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.model import signature_of_evaluation
from protest_core.suite.model import CorrectedReference, Example, TestSuite
from protest_core.suite.queries import load_description, load_reference, load_suite
from protest_core.text.translation import Translation


@dataclass(frozen=True, slots=True)
class _Yardstick:
    """What every system is compared with: taken from suite and reference once."""

    examples: tuple[Example, ...]
    places: tuple[Places, ...]
    references: tuple[Rendering, ...]
    verified: VerifiedReferences
    rules: Rules

    def verified_but_of(self, system: str, example: ExampleId) -> Sequence[Rendering]:
        """A translation is never compared with itself: it would always match."""
        found = self.verified.get(example)
        return [each for each in found if each.origin != system] if found else ()


def evaluate(
    *,
    project: Project,
    change: PolicyChange | None = None,
    shown: Selection = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Match every candidate of the project anew, under a policy that is kept in the project.

    What is to be shown afterwards is checked first: a mistyped name should change nothing.
    """
    with project.changing() as tx:
        shown.systems_of(tx)
        shown.categories_of(tx)
        policy = (change or PolicyChange()).applied_to(load_policy(tx))
        save_policy(tx, policy)
        systems = list_systems(tx)
        match_into(tx, systems, policy, progress)
    return ChangeSet(systems=tuple(system.name for system in systems), matches=True)


def match_into(
    tx: WriteTx,
    systems: Sequence[System],
    policy: MatchingPolicy,
    progress: ProgressCallback,
) -> None:
    """Match these systems' candidates anew, as a part of whatever else changes.

    With verified translations: those of all systems, as people judge them now.
    """
    if policy.verified_translations:
        progress(0, len(systems), "reading what people verified")
    yardstick = _yardstick(tx, policy)
    for number, system in enumerate(systems):
        progress(number, len(systems), f"matching {system.name}")
        mended = load_mended_of_system(tx, system.id)
        found = _matches(system, load_translation(tx, system.id), yardstick, mended)
        save_matches(tx, system.id, found)


def match_some_into(tx: WriteTx, candidates: Sequence[Candidate]) -> None:
    """Match these anew, if they were matched at all: somebody mended their links."""
    policy = load_policy(tx)
    rules = rules_for(policy, language_profile(load_description(tx).target_language))
    reference = load_reference(tx)
    verified = verified_references(tx, [each.example for each in candidates], policy)
    translations = {each: load_translation(tx, each) for each in {c.system_id for c in candidates}}
    for candidate in candidates:
        example, translation = candidate.example, translations[candidate.system_id]
        places, name = places_of(example, policy), candidate.system
        rendered = render(places, translation, origin=name, by_hand=candidate.mended)
        compared = render_reference(example, reference, policy=policy)
        others = [each for each in verified.get(example.id, ()) if each.origin != name]
        save_match(tx, candidate.id, match(rendered, compared, rules=rules, verified=others))


def _yardstick(tx: Tx, policy: MatchingPolicy) -> _Yardstick:
    suite, reference = load_suite(tx), load_reference(tx)
    profile = language_profile(suite.description.target_language)
    check_policy(policy, suite, profile)
    return _Yardstick(
        suite.examples,
        tuple(places_of(each, policy) for each in suite.examples),
        tuple(render_reference(each, reference, policy=policy) for each in suite.examples),
        verified_references(tx, suite.examples, policy),
        rules_for(policy, profile),
    )


def _matches(
    system: System,
    translation: Translation,
    yardstick: _Yardstick,
    mended: Mapping[ExampleId, CorrectedReference],
) -> Iterator[tuple[ExampleId, Match]]:
    rules, name = yardstick.rules, system.name
    for example, places, reference in zip(
        yardstick.examples, yardstick.places, yardstick.references, strict=True
    ):
        candidate = render(places, translation, origin=name, by_hand=mended.get(example.id))
        verified = yardstick.verified_but_of(name, example.id)
        yield example.id, match(candidate, reference, rules=rules, verified=verified)


def evaluation_table(*, project: Project, shown: Selection = EVERYTHING) -> EvaluationTable:
    """The counts that the last run left in the project."""
    with project.reading() as tx:
        systems, categories = shown.systems_of(tx), shown.categories_of(tx)
        names = {system.name for system in systems}
        ids = {category.id for category in categories}
        groups = [g for g in match_groups(tx) if g.system in names and g.category in ids]
        used = {group.category for group in groups}
        return EvaluationTable(
            load_description(tx),
            load_policy(tx),
            tuple(category for category in categories if category.id in used),
            count_matches([system.name for system in systems], groups),
            signature_of_evaluation(tx, shown.as_filter),
        )


def candidate_matches(
    *, project: Project, shown: Selection = EVERYTHING
) -> Iterator[CandidateMatch]:
    """Every candidate with its words, one system after the other, in the suite's order."""
    with project.reading() as tx:
        wanted = {category.id for category in shown.categories_of(tx)}
        yardstick = _yardstick(tx, load_policy(tx))
        for system in shown.systems_of(tx):
            mended = load_mended_of_system(tx, system.id)
            doubts = load_doubts_of_system(tx, system.id)
            found = _matches(system, load_translation(tx, system.id), yardstick, mended)
            for example, (_, result) in zip(yardstick.examples, found, strict=True):
                if example.category.id in wanted:
                    unsure = doubts.get(example.id, ())
                    yield CandidateMatch(system.name, example, result, tuple(unsure))


def matching_policy(*, project: Project) -> MatchingPolicy:
    """Under which the last run matched, and the next one will if nothing else is said."""
    with project.reading() as tx:
        return load_policy(tx)


def check_policy(policy: MatchingPolicy, suite: TestSuite, profile: LanguageProfile) -> None:
    """What the policy asks for must be there."""
    if policy.pronoun_tokens is PronounTokens.PRONOUNS and not profile.pronouns:
        raise RefusedError(
            f"Nothing is known of the pronouns of ‘{suite.description.target_language}’, so "
            "matching cannot be limited to them. Use --tokens any."
        )
    without = [
        str(example.id)
        for example in suite.examples
        if any(antecedent.head is None for antecedent in example.agreeing_antecedents)
    ]
    if policy.antecedent_tokens is AntecedentTokens.HEAD and without:
        raise RefusedError(
            "Antecedents cannot be matched by their heads: the suite gives none in "
            f"{counted(len(without), 'example')}, the first of them {without[0]}. "
            "Use --antecedents head-or-span."
        )
