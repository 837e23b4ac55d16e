"""What the Agreement section asks of a project, and the candidates behind its numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from protest_core.agreement.compute import agreement, candidates_in_cell, candidates_with_words
from protest_core.agreement.consistency import consistency
from protest_core.agreement.model import AgreementTable, ConsistencyTable
from protest_core.annotating.adjudication import AdjudicationProgress, adjudication_progress
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label
from protest_core.judgements.outcome import Question
from protest_core.judgements.queries.labels import annotators_who_judged
from protest_core.progress import ProgressCallback
from protest_gui.translations import tr

_STEPS = 3


@dataclass(frozen=True, slots=True)
class Compared:
    """Who is compared on what. Whoever is not left out is in it, also who judges later."""

    left_out: frozenset[str] = frozenset()
    judged_only: bool = False

    def among(self, everybody: Sequence[str]) -> tuple[str, ...]:
        return tuple(name for name in everybody if name not in self.left_out)


@dataclass(frozen=True, slots=True)
class AgreementFound:
    """Without a table, fewer than two people are compared."""

    everybody: tuple[str, ...]  # who has judged
    adjudication: AdjudicationProgress
    table: AgreementTable | None = None
    consistency: ConsistencyTable | None = None


@dataclass(frozen=True, slots=True)
class Behind:
    """What is counted in a number: of two people, all that they are compared on, or a part.

    `words`: that of which the overlap of selected words is told.
    """

    pair: tuple[str, str]
    question: Question
    category: str | None = None
    judged_only: bool = False
    labels: tuple[Label | None, Label | None] = (None, None)
    agreeing: bool | None = None
    words: bool = False


def read_agreement(
    project: Project, compared: Compared, progress: ProgressCallback
) -> AgreementFound:
    """Can be stopped at any time."""
    doing = tr("comparing the annotators")
    progress(0, _STEPS, doing)
    with project.reading() as tx:
        everybody = annotators_who_judged(tx)
    chosen = compared.among(everybody)
    settled = adjudication_progress(project=project, progress=progress)
    if len(chosen) < 2:
        return AgreementFound(everybody, settled)
    # Named only if it is not everybody: the signature should say so.
    named = () if chosen == everybody else chosen
    progress(1, _STEPS, doing)
    table = agreement(
        project=project, annotators=named, judged_only=compared.judged_only, progress=progress
    )
    progress(2, _STEPS, doing)
    own = consistency(project=project, annotators=named, progress=progress)
    return AgreementFound(everybody, settled, table, own)


def candidates_behind(project: Project, behind: Behind) -> tuple[CandidateId, ...]:
    if behind.words:
        return candidates_with_words(
            project=project,
            pair=behind.pair,
            question=behind.question,
            category=behind.category,
        )
    return candidates_in_cell(
        project=project,
        pair=behind.pair,
        question=behind.question,
        labels=behind.labels,
        category=behind.category,
        judged_only=behind.judged_only,
        agreeing=behind.agreeing,
    )
