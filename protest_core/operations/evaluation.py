"""The automatic step, and what there is to see of it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from protest_core.alignment import Translation
from protest_core.errors import RefusedError, counted
from protest_core.ids import ExampleId
from protest_core.languages import LanguageProfile, language_profile
from protest_core.matching import (
    AntecedentTokens,
    CandidateMatch,
    EvaluationTable,
    Match,
    MatchingPolicy,
    Places,
    PronounTokens,
    Rendering,
    Rules,
    count_matches,
    match,
    places_of,
    render,
    render_reference,
    rules_for,
)
from protest_core.operations.changes import ChangeSet
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Project, System
from protest_core.suite import Category, Example, TestSuite


@dataclass(frozen=True, slots=True)
class _Yardstick:
    """What every system is compared with: taken from suite and reference once."""

    examples: tuple[Example, ...]
    places: tuple[Places, ...]
    references: tuple[Rendering, ...]
    rules: Rules


def evaluate(
    *,
    project: Project,
    policy: MatchingPolicy | None = None,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """Match every candidate of the project anew; a policy given here is kept in the project."""
    policy = policy or project.policy()
    yardstick = _yardstick(project.suite(), project.reference(), policy)
    systems = project.systems()
    with project.changing() as changes:
        changes.set_policy(policy)
        for number, system in enumerate(systems):
            progress(number, len(systems), f"matching {system.name}")
            found = _matches(system, changes.translation(system.id), yardstick)
            changes.set_matches(system.id, found, rules=yardstick.rules)
    return ChangeSet(systems=tuple(system.name for system in systems), matches=True)


def _yardstick(suite: TestSuite, reference: Translation, policy: MatchingPolicy) -> _Yardstick:
    profile = language_profile(suite.description.target_language)
    _check_policy(policy, suite, profile)
    return _Yardstick(
        suite.examples,
        tuple(places_of(each, policy) for each in suite.examples),
        tuple(render_reference(each, reference, policy=policy) for each in suite.examples),
        rules_for(policy, profile),
    )


def _check_policy(policy: MatchingPolicy, suite: TestSuite, profile: LanguageProfile) -> None:
    """What the policy asks for must be there."""
    if policy.pronoun_tokens is PronounTokens.PRONOUNS and not profile.pronouns:
        raise RefusedError(
            f"Nothing is known of the pronouns of ‘{suite.description.target_language}’, so "
            "matching cannot be limited to them. Use --tokens any."
        )
    without = [
        str(example.id)
        for example in suite.examples
        if example.category.antecedent_agrees
        and any(antecedent.head is None for antecedent in example.antecedents)
    ]
    if policy.antecedent_tokens is AntecedentTokens.HEAD and without:
        raise RefusedError(
            "Antecedents cannot be matched by their heads: the suite gives none in "
            f"{counted(len(without), 'example')}, the first of them {without[0]}. "
            "Use --antecedents head-or-span."
        )


def _matches(
    system: System, translation: Translation, yardstick: _Yardstick
) -> Iterator[tuple[ExampleId, Match]]:
    rules, name = yardstick.rules, system.name
    for example, places, reference in zip(
        yardstick.examples, yardstick.places, yardstick.references, strict=True
    ):
        candidate = render(places, translation, origin=name)
        yield example.id, match(candidate, reference, rules=rules)


def evaluation_table(
    *, project: Project, systems: Collection[str] = (), categories: Collection[str] = ()
) -> EvaluationTable:
    """The counts that the last run left in the project; without names, for everything."""
    chosen = _chosen_systems(project, systems)
    all_categories = _chosen_categories(project, categories)
    names = {system.name for system in chosen}
    ids = {category.id for category in all_categories}
    groups = [g for g in project.match_groups() if g.system in names and g.category in ids]
    used = {group.category for group in groups}
    return EvaluationTable(
        project.description(),
        project.policy(),
        tuple(category for category in all_categories if category.id in used),
        count_matches([system.name for system in chosen], groups),
    )


def candidate_matches(
    *, project: Project, systems: Collection[str] = (), categories: Collection[str] = ()
) -> Iterator[CandidateMatch]:
    """Every candidate with its words, one system after the other, in the suite's order."""
    chosen = _chosen_systems(project, systems)
    wanted = {category.id for category in _chosen_categories(project, categories)}
    yardstick = _yardstick(project.suite(), project.reference(), project.policy())
    for system in chosen:
        found = _matches(system, project.translation(system.id), yardstick)
        for example, (_, result) in zip(yardstick.examples, found, strict=True):
            if example.category.id in wanted:
                yield CandidateMatch(system.name, example, result)


def _chosen_systems(project: Project, names: Collection[str]) -> Sequence[System]:
    systems = project.systems()
    _check_known("system", names, [system.name for system in systems])
    return [system for system in systems if not names or system.name in names]


def _chosen_categories(project: Project, ids: Collection[str]) -> Sequence[Category]:
    categories = project.categories()
    _check_known("category", ids, [category.id for category in categories])
    return [category for category in categories if not ids or category.id in ids]


def _check_known(what: str, asked: Collection[str], known: Sequence[str]) -> None:
    for name in asked:
        if name not in known:
            there_are = f"There are: {', '.join(known)}." if known else "There is none yet."
            raise RefusedError(f"The project has no {what} ‘{name}’. {there_are}")
