"""Use cases of the overview: counts by outcome, lists of candidates."""

from collections import defaultdict
from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, FilterChoices, OutcomeCounts
from protest_core.candidates.queries.listing import (
    chosen_candidates,
    count_outcomes,
    load_filter_choices,
    load_tags_in_use,
)
from protest_core.candidates.queries.systems import list_systems, matched_systems
from protest_core.db.project import Project
from protest_core.db.settings import load_project_id
from protest_core.evaluation.compare import outdated_approvals
from protest_core.evaluation.model import Overview
from protest_core.evaluation.queries.summary import ProjectSummary, load_summary
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import Guidelines, guidelines_in, load_guidelines
from protest_core.judgements.model import State
from protest_core.judgements.queries.annotators import people_who_judged
from protest_core.judgements.queries.work import load_states
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import categories_with_examples, load_description


@dataclass(frozen=True, slots=True)
class ProjectLanguages:
    """The profiles of the languages of a project."""

    source: LanguageProfile
    target: LanguageProfile


def overview(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> Overview:
    """Return the chosen candidates by system, category and outcome.

    All systems and all categories with examples are included, even without chosen candidates.
    """
    with project.reading(progress) as tx:
        loaded, matched = list_systems(tx), matched_systems(tx)
        systems = tuple(system.name for system in loaded)
        unmatched = tuple(system.name for system in loaded if system.id not in matched)
        categories = categories_with_examples(tx)
        counts = defaultdict(OutcomeCounts, count_outcomes(tx, chosen))
        cells = {(name, each.id): counts[name, each.id] for name in systems for each in categories}
        outdated = outdated_approvals(tx, chosen)
        suite = load_description(tx)
        return Overview(suite, systems, categories, cells, outdated, chosen, unmatched)


def summary_of(*, project: Project) -> ProjectSummary:
    with project.reading() as tx:
        return load_summary(tx)


def list_candidates(*, project: Project, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
    """Return the chosen candidates: the systems as loaded, the examples of each as in the suite."""
    with project.reading() as tx:
        return chosen_candidates(tx, chosen)


def filter_choices(*, project: Project) -> FilterChoices:
    with project.reading() as tx:
        return load_filter_choices(tx)


def states_of(*, project: Project, annotator: str) -> dict[CandidateId, State]:
    """Return the states of the candidates that the annotator has judged; all others are new."""
    with project.reading() as tx:
        return load_states(tx, annotator)


def people_who_judge(*, project: Project) -> tuple[str, ...]:
    """Return the names of the people who have judged, sorted."""
    with project.reading() as tx:
        return people_who_judged(tx)


def project_id(*, project: Project) -> str:
    """Return the id of this project, which is independent of the file's name."""
    with project.reading() as tx:
        return load_project_id(tx)


def tags_in_use(*, project: Project) -> tuple[str, ...]:
    with project.reading() as tx:
        return load_tags_in_use(tx)


def project_languages(*, project: Project) -> ProjectLanguages:
    with project.reading() as tx:
        suite = load_description(tx)
    return ProjectLanguages(
        language_profile(suite.source_language), language_profile(suite.target_language)
    )


def project_guidelines(*, project: Project, language: str = "") -> Guidelines:
    """Return the guidelines for annotators of this project's language pair, in a language."""
    with project.reading() as tx:
        return guidelines_in(load_guidelines(tx), language)
