"""Agreement at a glance: tables, adjudication and self-consistency, read together."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from protest_core.agreement.answers import AnswerTable, answers
from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency
from protest_core.agreement.model import AgreementTable, ConsistencyTable
from protest_core.agreement.tag_counts import TagTable, tags
from protest_core.annotating.adjudication import AdjudicationProgress, adjudication_progress
from protest_core.db.project import Project
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.queries.annotators import annotators_who_judged
from protest_core.progress import ProgressCallback, no_progress
from protest_core.translatable import Text

_STEPS = 4


@dataclass(frozen=True, slots=True)
class Compared:
    """The annotators to compare: all except those left out, so that later ones are included."""

    left_out: frozenset[str] = frozenset()
    given: bool = False  # given but unjudged candidates have the label *none*

    def among(self, annotators: Iterable[str]) -> tuple[str, ...]:
        return tuple(name for name in annotators if name not in self.left_out)


@dataclass(frozen=True, slots=True)
class AgreementOverview:
    """Agreement at a glance; without a table if there are fewer than two annotators to compare."""

    everybody: Mapping[str, AnnotatorKind]  # all annotators who have judged
    adjudication: AdjudicationProgress
    table: AgreementTable | None = None
    consistency: ConsistencyTable | None = None
    answers: AnswerTable | None = None
    tags: TagTable | None = None


def read_agreement(
    *,
    project: Project,
    compared: Compared = Compared(),
    progress: ProgressCallback = no_progress,
) -> AgreementOverview:
    """Return how far the annotators agree; `progress` may cancel it at any time.

    It is read from a copy, so that saving does not wait for it.
    """
    with project.snapshot(progress) as copy:
        return _read(copy, compared, progress)


def _read(project: Project, compared: Compared, progress: ProgressCallback) -> AgreementOverview:
    doing = Text("comparing the annotators")
    progress(0, _STEPS, doing)
    with project.reading() as tx:
        everybody = annotators_who_judged(tx)
    chosen = compared.among(everybody)
    settled = adjudication_progress(project=project, progress=progress)
    if len(chosen) < 2:
        return AgreementOverview(everybody, settled)
    # Annotators are named only if some are left out: the signature should say so.
    named = () if len(chosen) == len(everybody) else chosen
    progress(1, _STEPS, doing)
    table = agreement(project=project, annotators=named, given=compared.given, progress=progress)
    progress(2, _STEPS, doing)
    own = consistency(project=project, annotators=named, progress=progress)
    progress(3, _STEPS, doing)
    labels = answers(project=project, annotators=named, progress=progress)
    tagged = tags(project=project, annotators=named, progress=progress)
    return AgreementOverview(everybody, settled, table, own, labels, tagged)
