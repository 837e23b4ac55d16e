"""Where everything stands, and which candidates a filter chooses."""

from collections import defaultdict

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.systems.outdated import outdated_approvals
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.overview_values import CandidateFilter, Counts, FilterChoices, Overview
from protest_core.store.project import Project

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
    with reading_chosen(project, chosen, progress) as snapshot:
        systems = tuple(system.name for system in snapshot.systems())
        categories = snapshot.categories_with_examples()
        found = defaultdict(Counts, snapshot.count_outcomes(chosen))
        cells = {(name, each.id): found[name, each.id] for name in systems for each in categories}
        outdated = outdated_approvals(snapshot, chosen)
        return Overview(snapshot.description(), systems, categories, cells, outdated)


def list_candidates(*, project: Project, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
    """The systems in the order of loading, the examples of each in the suite's."""
    with reading_chosen(project, chosen) as snapshot:
        return snapshot.list_candidates(chosen)


def filter_choices(*, project: Project) -> FilterChoices:
    with project.reading() as snapshot:
        return snapshot.filter_choices()


def states_of(*, project: Project, annotator: str) -> dict[CandidateId, State]:
    """Of the candidates that the annotator has judged; all others are new."""
    with project.reading() as snapshot:
        return snapshot.states_of(annotator)


def tags_in_use(*, project: Project) -> tuple[str, ...]:
    with project.reading() as snapshot:
        return snapshot.tags_in_use()
