"""What the project page shows, read at one go in the background."""

from dataclasses import dataclass

from protest_core.operations import (
    CandidateFilter,
    FilterChoices,
    Holdings,
    Overview,
    Project,
    evaluation_table,
    filter_choices,
    overview,
)
from protest_gui.project.systems_model import SystemRow


@dataclass(frozen=True, slots=True)
class ProjectState:
    """The overview is counted with the filter that was set when it was asked for."""

    filter: CandidateFilter
    overview: Overview
    choices: FilterChoices
    holdings: Holdings
    systems: tuple[SystemRow, ...]

    @property
    def some_are_not_matched(self) -> bool:
        return any(row.examples is None for row in self.systems)


def read_state(project: Project, chosen: CandidateFilter) -> ProjectState:
    with project.reading() as snapshot:
        holdings = snapshot.holdings()
    return ProjectState(
        chosen,
        overview(project=project, chosen=chosen),
        filter_choices(project=project),
        holdings,
        _rows(project, holdings),
    )


def _rows(project: Project, holdings: Holdings) -> tuple[SystemRow, ...]:
    table = evaluation_table(project=project)
    counts = {system.name: system.total for system in table.systems}
    return tuple(
        SystemRow(system, total.examples, total.approved, total.referred)
        if system.id in holdings.matched_systems and (total := counts.get(system.name))
        else SystemRow(system, None, None, None)
        for system in holdings.systems
    )
