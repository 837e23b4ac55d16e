"""Reading by a filter that asks a metric: what has to be measured is measured before."""

from collections.abc import Iterator
from contextlib import contextmanager

from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.moment import at_one_moment
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.snapshot import Snapshot


@contextmanager
def reading_chosen(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> Iterator[Snapshot]:
    """From the file, but from a copy of it where something is to be measured: nobody waits."""
    with project.reading(progress) as snapshot:
        if _is_looked_up(snapshot, chosen):
            yield snapshot
            return
    with at_one_moment(project, progress) as moment, moment.reading() as snapshot:
        said = snapshot.said_by_metrics()
        metric = said.metric(str(chosen.against_metric))
        said.verdicts(metric, snapshot.judged_systems(), progress)
        yield snapshot


def _is_looked_up(snapshot: Snapshot, chosen: CandidateFilter) -> bool:
    if chosen.against_metric is None:
        return True
    said = snapshot.said_by_metrics()
    return said.has_verdicts(said.metric(chosen.against_metric), snapshot.judged_systems())
