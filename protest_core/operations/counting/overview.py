"""Where everything stands, and which candidates a filter chooses."""

from collections import defaultdict

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.systems.outdated import outdated_approvals
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.candidate_tags import load_tags_in_use
from protest_core.store.judgement_states import load_states
from protest_core.store.overview import (
    categories_with_examples,
    chosen_candidates,
    count_outcomes,
    load_filter_choices,
)
from protest_core.store.overview_values import CandidateFilter, Counts, FilterChoices, Overview
from protest_core.store.project import Project
from protest_core.store.suites import load_description
from protest_core.store.systems import list_systems

EVERYTHING = CandidateFilter()


def overview(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> Overview:
    """The candidates that are chosen, by system, category and outcome.

    All systems and all categories with examples are there, also those without anything chosen.
    """
    with reading_chosen(project, chosen, progress) as tx:
        systems = tuple(system.name for system in list_systems(tx))
        categories = categories_with_examples(tx)
        found = defaultdict(Counts, count_outcomes(tx, chosen))
        cells = {(name, each.id): found[name, each.id] for name in systems for each in categories}
        outdated = outdated_approvals(tx, chosen)
        return Overview(load_description(tx), systems, categories, cells, outdated)


def list_candidates(*, project: Project, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
    """The systems in the order of loading, the examples of each in the suite's."""
    with reading_chosen(project, chosen) as tx:
        return chosen_candidates(tx, chosen)


def filter_choices(*, project: Project) -> FilterChoices:
    with project.reading() as tx:
        return load_filter_choices(tx)


def states_of(*, project: Project, annotator: str) -> dict[CandidateId, State]:
    """Of the candidates that the annotator has judged; all others are new."""
    with project.reading() as tx:
        return load_states(tx, annotator)


def tags_in_use(*, project: Project) -> tuple[str, ...]:
    with project.reading() as tx:
        return load_tags_in_use(tx)
