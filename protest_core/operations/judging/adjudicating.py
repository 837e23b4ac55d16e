"""Where people disagree, and how much of it is settled.

What settles it is a judgement by `ADJUDICATION`, made like any other: by `judge` or in a sitting,
with the name of whoever decides in `adjudicated_by`.
"""

from collections import Counter
from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Dispute
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.scores import list_disputed

EVERYTHING = CandidateFilter()


@dataclass(frozen=True, slots=True)
class AdjudicationProgress:
    """Of all candidates on which people differ, those where it is settled by now."""

    settled: int
    disputed: int

    @property
    def open(self) -> int:
        return self.disputed - self.settled


def disputed_candidates(
    *, project: Project, chosen: CandidateFilter = EVERYTHING, only_open: bool = True
) -> tuple[CandidateId, ...]:
    """Those of whose pronoun or antecedent people say different things, in the usual order.

    Who has not answered yet disagrees with nobody. Settled is what adjudication has answered as
    far as they differ.
    """
    wanted = {Dispute.OPEN} if only_open else {Dispute.OPEN, Dispute.SETTLED}
    with reading_chosen(project, chosen) as tx:
        found = list_disputed(tx, chosen)
        return tuple(candidate for candidate, dispute in found if dispute in wanted)


def adjudication_progress(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> AdjudicationProgress:
    progress(0, 1, "counting what people differ on")
    with reading_chosen(project, chosen, progress) as tx:
        counts = Counter(dispute for _, dispute in list_disputed(tx, chosen))
    return AdjudicationProgress(counts[Dispute.SETTLED], counts.total())
