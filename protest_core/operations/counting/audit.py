"""How good the automatic approvals are, told from those that people judged, too."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from protest_core.judgement.outcome import Outcome, Question
from protest_core.operations.counting.scores import USUAL, signature_of_scores, table_of, told
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.audit_tables import AuditCounts, AuditTable
from protest_core.store.overview_values import Counts
from protest_core.store.project import Project
from protest_core.store.score_tables import ScoreSettings, ScoreTable
from protest_core.store.score_values import SaidGroup


def audit_table(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> AuditTable:
    """What people made of approved candidates, and the scores corrected by it.

    Approvals are taken to have been chosen for people as task sets choose them: at random in each
    category of each system. Those by verified translations are not: people judged most of these
    when they were referred still, so that they would pass for a sample that nobody drew. Of them
    only what people say is known, as of what was referred.
    """
    progress(0, 1, "counting the approvals")
    with reading_chosen(project, settings.chosen, progress) as tx:
        groups = told(tx, settings)
        scores = table_of(tx, settings, groups)
        signature = str(signature_of_scores(tx, settings, TableKind.AUDIT))
    approved = [group for group in groups if group.audited]
    others = [group for group in groups if not group.audited]
    by_verified = [group for group in others if group.approved]
    return AuditTable(
        scores,
        _summed(scores, approved, _audited, AuditCounts),
        _summed(scores, others, _outcomes, Counts),
        signature,
        _summed(scores, by_verified, _outcomes, Counts),
    )


Counted = TypeVar("Counted", AuditCounts, Counts)


def _summed(
    scores: ScoreTable,
    groups: Iterable[SaidGroup],
    counts_of: Callable[[SaidGroup], Counted],
    nothing: Callable[[], Counted],
) -> Mapping[tuple[str, str], Counted]:
    found: dict[tuple[str, str], Counted] = defaultdict(nothing)
    for group in groups:
        found[group.system, group.category] += counts_of(group)
    ids = [category.id for category in scores.categories]
    return {(system, each): found[system, each] for system in scores.systems for each in ids}


def _outcomes(group: SaidGroup) -> Counts:
    return group.counts_by_people(Question.PRONOUN)


def _audited(group: SaidGroup) -> AuditCounts:
    """Approved all of them; what nobody has judged yet has no further count."""
    field = _FIELDS.get(group.outcome_by_people(Question.PRONOUN))
    return AuditCounts(approved=group.count, **({field: group.count} if field else {}))


_FIELDS = {
    Outcome.CORRECT: "upheld",
    Outcome.INCORRECT: "not_upheld",
    Outcome.NOT_JUDGEABLE: "not_judgeable",
    Outcome.DISPUTED: "disputed",
}
