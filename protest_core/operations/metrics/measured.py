"""Reading by a filter that asks a metric: what has to be measured is measured before."""

from collections.abc import Iterator
from contextlib import contextmanager

from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.moment import at_one_moment
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.people import judged_systems
from protest_core.store.project import Project
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.transactions import Tx


@contextmanager
def reading_chosen(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> Iterator[Tx]:
    """From the file, but from a copy of it where something is to be measured: nobody waits."""
    with project.reading(progress) as tx:
        if _is_looked_up(tx, chosen):
            yield tx
            return
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        said = SaidByMetrics(tx)
        metric = said.metric(str(chosen.against_metric))
        said.verdicts(metric, judged_systems(tx), progress)
        yield tx


def _is_looked_up(tx: Tx, chosen: CandidateFilter) -> bool:
    if chosen.against_metric is None:
        return True
    said = SaidByMetrics(tx)
    return said.has_verdicts(said.metric(chosen.against_metric), judged_systems(tx))
