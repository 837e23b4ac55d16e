"""Preview the changes by another matching policy, before it is applied."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.model import System
from protest_core.candidates.selection import whole_categories
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.compare import ReferenceMatcher
from protest_core.evaluation.match_project import matches_of_system, suite_and_comparison
from protest_core.evaluation.queries.matches import load_verdicts
from protest_core.ids import CandidateId
from protest_core.matching.policy import MatchingPolicy, PolicyChange
from protest_core.matching.queries import changed_policy, load_policy
from protest_core.matching.rules import Reason, Verdict
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Example, SuiteDescription
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Moved:
    """A candidate whose verdict would change; `reasons` are those of the referral, new or old."""

    id: CandidateId
    to: Verdict
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class SystemPreview:
    """A system's approvals now and under the other policy; `matched` counts those with a match."""

    name: str
    examples: int
    matched: int
    approved: int
    would_approve: int
    moved: tuple[Moved, ...]


@dataclass(frozen=True, slots=True)
class PolicyPreview:
    """Changes by another policy, by system, as loaded."""

    suite: SuiteDescription
    now: MatchingPolicy
    then: MatchingPolicy
    systems: tuple[SystemPreview, ...]

    @property
    def moved(self) -> tuple[Moved, ...]:
        return tuple(each for system in self.systems for each in system.moved)


def preview_policy(
    *,
    project: Project,
    change: PolicyChange,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> PolicyPreview:
    """Return what matching all candidates under the changed policy would change; nothing is saved.

    It is computed from a snapshot, so that others can work in the project.
    """
    with project.snapshot() as copy, copy.reading(progress) as tx:
        now = load_policy(tx)
        then = changed_policy(tx, change)
        shown, categories = whole_categories(tx, chosen)
        wanted = {category.id for category in categories}
        suite, comparison = suite_and_comparison(tx, then)
        examples = [each for each in suite.examples if each.category.id in wanted]
        systems = []
        for number, system in enumerate(shown):
            progress(number, len(shown), Text("matching {0}").format(system.name))
            systems.append(_preview_of(tx, system, examples, comparison))
    return PolicyPreview(suite.description, now, then, tuple(systems))


def _preview_of(
    tx: Tx, system: System, examples: Sequence[Example], comparison: ReferenceMatcher
) -> SystemPreview:
    before = load_verdicts(tx, system.id)
    counts: Counter[str] = Counter()
    moved = []
    for example, match in matches_of_system(tx, system, examples, comparison):
        was = before[example.id]
        counts["matched"] += was.verdict is not None
        counts["approved"] += was.verdict is Verdict.APPROVED
        counts["would_approve"] += match.verdict is Verdict.APPROVED
        if was.verdict not in {None, match.verdict}:
            reasons = match.reasons if match.verdict is Verdict.REFERRED else was.reasons
            moved.append(Moved(was.id, match.verdict, reasons))
    return SystemPreview(
        system.name,
        len(examples),
        counts["matched"],
        counts["approved"],
        counts["would_approve"],
        tuple(moved),
    )
