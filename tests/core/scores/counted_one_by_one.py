"""The judged project counted candidate by candidate, without the queries that scores are made of.

Of a system and category all referred candidates were handed out, and of the approved ones a part
was drawn; all of it was reached.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.export.queries import stream_candidates
from protest_core.judgements.outcome import Outcome
from protest_core.statistics.differences import Class
from protest_core.statistics.estimation import Stratum
from protest_core.tasks.queries.task_sets import list_task_sets
from tests.builders.fetch import fetch

_CLASSES = {
    Outcome.CORRECT: Class.RIGHT,
    Outcome.INCORRECT: Class.WRONG,
    Outcome.NOT_JUDGEABLE: Class.NOT_JUDGEABLE,
}


@dataclass(frozen=True)
class Counted:
    """A candidate, with the class that it counts as."""

    category: str
    verdict: str
    of_class: str  # that of its verdict where it was not drawn


def count_one_by_one(project: Project, system: str) -> list[Counted]:
    """Return a system's candidates in the order of the examples."""
    task_sets = fetch(project, list_task_sets)
    drawn = {each for found in task_sets for task in found.tasks for each in task.candidates}
    ids = list_candidates(project=project, chosen=CandidateFilter(frozenset({system})))
    return [
        Counted(
            each.place.category,
            verdict,
            _CLASSES.get(each.outcome, Class.UNKNOWN) if number in drawn else verdict,
        )
        for number, each in zip(ids, fetch(project, stream_candidates, [system]), strict=True)
        for verdict in [each.match.verdict.value]
    ]


def strata_of(candidates: Iterable[Counted]) -> list[Stratum]:
    """Return the strata of a system: the candidates of a category and verdict."""
    cells: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for each in candidates:
        cells[each.category, each.verdict][each.of_class] += 1
    return [
        Stratum(
            verdict,
            category,
            draw=(category, verdict),
            chance=1 - counts[verdict] / counts.total(),
            size=counts.total(),
            right=counts[Class.RIGHT],
            wrong=counts[Class.WRONG],
            not_judgeable=counts[Class.NOT_JUDGEABLE],
            open=counts[Class.UNKNOWN],
        )
        for (category, verdict), counts in cells.items()
    ]
