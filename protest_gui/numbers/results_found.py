"""The candidates behind the numbers of the Results section."""

from dataclasses import dataclass

from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.scores.counted_candidates import (
    CountedCell,
    PairPart,
    compared_candidates,
    counted_candidates,
)
from protest_core.scores.overview import ResultsOverview


@dataclass(frozen=True, slots=True)
class BehindPair:
    """What is counted in a number of the comparison."""

    systems: tuple[str, str]
    part: PairPart


def candidates_behind(
    project: Project, results: ResultsOverview, behind: CountedCell | BehindPair
) -> tuple[CandidateId, ...]:
    settings = results.settings
    if isinstance(behind, CountedCell):
        return counted_candidates(project=project, settings=settings, cell=behind)
    return compared_candidates(
        project=project,
        settings=settings,
        question=results.counting.question,
        pair=behind.systems,
        part=behind.part,
    )
