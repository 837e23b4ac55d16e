"""The automatic step: compare each candidate with the reference."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.model import Candidate, System
from protest_core.candidates.queries.link_corrections import (
    load_corrected_of_system,
    load_warnings_of_system,
    state_of_link_corrections,
)
from protest_core.candidates.queries.load import load_reference_sentences, load_sentences
from protest_core.candidates.queries.systems import list_systems, load_aligned_sentences
from protest_core.candidates.selection import whole_categories
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.evaluation.compare import ReferenceMatcher, comparison_of, rules_of
from protest_core.evaluation.model import EvaluationTable, count_matches
from protest_core.evaluation.queries.matches import (
    MatchToSave,
    approvals_on_homographs,
    load_stored_matches,
    match_groups,
    save_match,
    save_matches,
    verified_groups,
)
from protest_core.ids import CandidateId
from protest_core.languages.profiles import LanguageProfile, language_profile, plain_code
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PolicyChange,
    PronounTokens,
)
from protest_core.matching.queries import changed_policy, load_policy, save_policy
from protest_core.matching.rules import CandidateMatch, Match
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import frame
from protest_core.signatures.signature import Signature, TableKind
from protest_core.suite.model import AS_ALIGNED, Example, TestSuite
from protest_core.suite.queries import load_reference, load_suite
from protest_core.translatable import Text

_TRIES = 3


class _Basis(NamedTuple):
    """The data behind matches, except texts, which never change, and verified translations."""

    systems: tuple[System, ...]
    policy: MatchingPolicy
    link_corrections: tuple[object, ...]


class _ChangedMatches(NamedTuple):
    """The matches that differ from those in the file, and the data they were made from."""

    basis: _Basis
    policy: MatchingPolicy
    matches: list[MatchToSave]


def evaluate(
    *,
    project: Project,
    change: PolicyChange | None = None,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Match every candidate of the project again, under a policy that is kept in the project.

    The names of systems and categories to show are checked first: a mistyped one changes nothing.
    """
    with project.reading() as tx:
        whole_categories(tx, chosen)
    change = change or {}
    for _ in range(_TRIES):
        with project.snapshot(progress) as copy, copy.reading() as tx:
            compared = _compared(tx, change, progress)
        if _saved(project, compared, progress):
            systems = compared.basis.systems
            break
    else:  # another program keeps correcting links, and has to wait now
        with project.changing(progress) as tx:
            policy = changed_policy(tx, change)
            save_policy(tx, policy)
            systems = list_systems(tx)
            match_systems(tx, systems, policy, progress)
    return ChangeSet(systems=tuple(system.name for system in systems), matches=True)


def _compared(tx: Tx, change: PolicyChange, progress: ProgressCallback) -> _ChangedMatches:
    basis = _basis(tx)
    policy = changed_policy(tx, change)
    return _ChangedMatches(basis, policy, [*_changed_matches(tx, basis.systems, policy, progress)])


def _basis(tx: Tx) -> _Basis:
    return _Basis(list_systems(tx), load_policy(tx), state_of_link_corrections(tx))


def _saved(project: Project, compared: _ChangedMatches, progress: ProgressCallback) -> bool:
    """Save the matches unless they are out of date, and return whether they are in the file."""
    if not compared.matches and compared.policy == compared.basis.policy:
        return True
    with project.changing(progress) as tx:
        if _basis(tx) != compared.basis:
            return False
        save_policy(tx, compared.policy)
        save_matches(tx, compared.matches)
        return True


def project_policy(*, project: Project) -> MatchingPolicy:
    """Return the policy by which the candidates of the project are matched."""
    with project.reading() as tx:
        return load_policy(tx)


def match_systems(
    tx: WriteTx,
    systems: Sequence[System],
    policy: MatchingPolicy,
    progress: ProgressCallback,
) -> None:
    """Match these systems' candidates again, as a part of another change.

    Verified translations of all systems count, by the present judgements.
    """
    save_matches(tx, _changed_matches(tx, systems, policy, progress))


def _changed_matches(
    tx: Tx, systems: Sequence[System], policy: MatchingPolicy, progress: ProgressCallback
) -> Iterator[MatchToSave]:
    """Yield the matches of these systems' candidates that differ from those in the file."""
    if policy.verified_translations:
        progress(0, len(systems), Text("reading what people verified"))
    suite, comparison = suite_and_comparison(tx, policy)
    for number, system in enumerate(systems):
        progress(number, len(systems), Text("matching {0}").format(system.name))
        stored = load_stored_matches(tx, system.id)
        yield from stored.changed(matches_of_system(tx, system, suite.examples, comparison))


def match_candidates(tx: WriteTx, candidates: Sequence[Candidate]) -> None:
    """Match these candidates again after a link correction, if they were matched before."""
    examples = {each.example.id: each.example for each in candidates}.values()
    reference = load_reference_sentences(tx, [line for each in examples for line in each.lines])
    comparison = comparison_of(tx, examples, reference, load_policy(tx))
    for candidate in candidates:
        sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
        match = comparison.compare(
            candidate.system, candidate.example, sentences, candidate.corrected
        )
        save_match(tx, candidate.id, match)


def suite_and_comparison(tx: Tx, policy: MatchingPolicy) -> tuple[TestSuite, ReferenceMatcher]:
    """Return the suite, and its matcher under a checked policy."""
    suite = load_suite(tx)
    check_policy(policy, suite, language_profile(suite.description.target_language))
    return suite, comparison_of(tx, suite.examples, load_reference(tx), policy)


def matches_of_system(
    tx: Tx, system: System, examples: Iterable[Example], comparison: ReferenceMatcher
) -> Iterator[tuple[Example, Match]]:
    """Yield the match of each example; nothing is saved."""
    sentences = load_aligned_sentences(tx, system.id)
    corrected = load_corrected_of_system(tx, system.id)
    for example in examples:
        by_hand = corrected.get(example.id, AS_ALIGNED)
        yield example, comparison.compare(system.name, example, sentences, by_hand)


def evaluation_table(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> EvaluationTable:
    """Return the counts that the last run left in the project."""
    with project.reading() as tx:
        of = frame(tx, Signature(chosen=chosen, table=TableKind.EVALUATION))
        ids = {category.id for category in of.categories}
        rules = rules_of(tx, load_policy(tx))
        groups = [
            each
            for each in chain(match_groups(tx, rules), verified_groups(tx, rules))
            if each.system in of.systems and each.category in ids
        ]
        used = {group.category for group in groups}
        matched = tuple(category for category in of.categories if category.id in used)
        return EvaluationTable(
            replace(of, categories=matched),
            rules.policy,
            count_matches(of.systems, groups),
            has_homographs=rules.has_homographs,
        )


def list_approved_on_homographs(
    *, project: Project, chosen: CandidateFilter
) -> tuple[CandidateId, ...]:
    """Return the chosen candidates that were approved on homographs only."""
    with project.reading() as tx:
        return approvals_on_homographs(tx, chosen, rules_of(tx, load_policy(tx)))


def candidate_matches(
    *, project: Project, chosen: CandidateFilter = EVERYTHING
) -> Iterator[CandidateMatch]:
    """Yield every candidate with its words, system by system, in the suite's order."""
    with project.reading() as tx:
        systems, categories = whole_categories(tx, chosen)
        wanted = {category.id for category in categories}
        suite, comparison = suite_and_comparison(tx, load_policy(tx))
        for system in systems:
            warnings = load_warnings_of_system(tx, system.id)
            for example, result in matches_of_system(tx, system, suite.examples, comparison):
                if example.category.id in wanted:
                    unsure = warnings.get(example.id, ())
                    yield CandidateMatch(system.name, example, result, tuple(unsure))


def check_policy(policy: MatchingPolicy, suite: TestSuite, profile: LanguageProfile) -> None:
    """Raise an error if suite or language profile lack what the policy needs."""
    check_language(policy, profile)
    without = [
        str(example.id)
        for example in suite.examples
        if any(antecedent.head is None for antecedent in example.agreeing_antecedents)
    ]
    if policy.antecedent_tokens is AntecedentTokens.HEAD and without:
        raise RefusedError(
            Text(
                "Antecedents cannot be matched by their heads: the suite gives none in {0}, the "
                "first of them {1}. Take the whole phrase where there is no head (--antecedents "
                "head-or-span)."
            ).format(Text("%n examples", "", len(without), one="%n example"), without[0])
        )


def check_language(policy: MatchingPolicy, profile: LanguageProfile) -> None:
    """Refuse to look for pronouns in a language without a profile."""
    if mistake := language_mistake(policy, profile):
        raise RefusedError(mistake)


def language_mistake(policy: MatchingPolicy, profile: LanguageProfile) -> Text | None:
    """Return why systems cannot be matched: the language's pronouns are unknown."""
    if policy.pronoun_tokens is PronounTokens.ANY or profile.pronouns:
        return None
    return Text(
        "Nothing is known of the pronouns of {0}, so an approval could rest on any word that both "
        "have. Describe them in a language.toml (protest language template {1}): quick reads it "
        "with --profile, and a new project beside suite.toml. Or let any word count (--tokens any)."
    ).format(profile.name, plain_code(profile.code))
