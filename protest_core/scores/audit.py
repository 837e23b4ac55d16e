"""The audit of approvals: how many people upheld, and scores corrected by it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from protest_core.candidates.filter import OutcomeCounts
from protest_core.db.project import Project
from protest_core.judgements.outcome import NotJudgeable, Outcome, Question
from protest_core.metrics.results import measured
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL, load_groups, signature_of_scores, table_of
from protest_core.scores.model import JudgedGroup, ScoreSettings, ScoreTable, SystemScore
from protest_core.signatures.model import TableKind
from protest_core.statistics.audit import AuditStratum, Corrected, corrected_score
from protest_core.statistics.proportions import FEW, Interval, Share
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class AuditCounts:
    """How many candidates were approved, and how people judged them.

    `disputed`: annotators disagree, so these count as not judged.
    """

    approved: int = 0
    upheld: int = 0
    not_upheld: int = 0
    not_judgeable: int = 0
    disputed: int = 0

    @property
    def judged(self) -> int:
        return self.upheld + self.not_upheld + self.not_judgeable

    def counted(self, not_judgeable: NotJudgeable) -> int:
        """Return how many of the judged approvals the rate is computed from."""
        excluded = not_judgeable is NotJudgeable.EXCLUDED
        return self.judged - (self.not_judgeable if excluded else 0)

    def __add__(self, other: "AuditCounts") -> "AuditCounts":
        return AuditCounts(
            self.approved + other.approved,
            self.upheld + other.upheld,
            self.not_upheld + other.not_upheld,
            self.not_judgeable + other.not_judgeable,
            self.disputed + other.disputed,
        )


@dataclass(frozen=True, slots=True)
class CorrectedScore:
    """A score, also corrected by the audit: if all that is open is wrong, and if it is right.

    `all_right`: the score if every approval is right, also those that people did not uphold.
    """

    score: Share
    if_wrong: Corrected
    if_right: Corrected
    all_right: float | None
    undefined: str = ""  # why there is neither score, as with `Score.undefined`

    @property
    def uncorrected(self) -> str:
        """Return why a score cannot be corrected; empty where it can, or where there is none."""
        return NO_AUDIT if not self.undefined and self.if_wrong.value is None else ""

    @property
    def interval(self) -> Interval | None:
        """Return the interval from the lower end of the one score to the upper end of the other."""
        lowest, highest = self.if_wrong.interval, self.if_right.interval
        return Interval(lowest.low, highest.high) if lowest and highest else None


@dataclass(frozen=True, slots=True)
class UpheldRate:
    """The share of approvals that people upheld when they judged them."""

    counts: AuditCounts
    not_judgeable: NotJudgeable

    @property
    def share(self) -> Share:
        upheld = self.counts.upheld
        return Share(self.counts.counted(self.not_judgeable), upheld, upheld)

    @property
    def few(self) -> bool:
        return self.share.n < FEW


@dataclass(frozen=True, slots=True)
class AuditTable:
    """Counts of an audit, by system and category id.

    `referred`: the outcomes by people's judgements alone of what the human reference did not
    approve; `by_verified`: of these, what verified translations approved; `scores`: the uncorrected
    ones.
    """

    scores: ScoreTable
    cells: Mapping[tuple[str, str], AuditCounts]  # by system and category id; complete
    referred: Mapping[tuple[str, str], OutcomeCounts]
    signature: str
    by_verified: Mapping[tuple[str, str], OutcomeCounts] = field(default_factory=dict)

    @property
    def not_judgeable(self) -> NotJudgeable:
        return self.scores.settings.not_judgeable

    def rate(self, system: str | None = None, category_id: str | None = None) -> UpheldRate:
        """Return the rate of a system in a category; of all where none is given."""
        counts = (self.cells[place] for place in self._places(system, category_id))
        return UpheldRate(sum(counts, start=AuditCounts()), self.not_judgeable)

    def corrected(self, system: str | None = None) -> CorrectedScore:
        """Return the corrected score, with each system's categories as strata, as audits have."""
        places = list(self._places(system))
        strata = list(self._strata(places))
        referred = sum((self.referred[place] for place in places), start=OutcomeCounts())
        still_open = referred.open + referred.disputed
        score = self._score(system)

        def corrected(judged_correct: int) -> Corrected:
            return corrected_score(strata, judged_correct=judged_correct, n=score.n)

        if_wrong = corrected(referred.correct)
        return CorrectedScore(
            score,
            if_wrong,
            corrected(referred.correct + still_open),
            self._all_right(if_wrong, places, score.n),
            self._undefined(system),
        )

    def _undefined(self, system: str | None) -> str:
        """Return why a score is undefined; that of all systems is defined if one of theirs is."""
        systems = self.scores.systems if system is None else (system,)
        whys = [self.scores.score(Question.PRONOUN, each).undefined for each in systems]
        return whys[0] if whys and all(whys) else ""

    def _all_right(
        self, found: Corrected, places: Iterable[tuple[str, str]], n: int
    ) -> float | None:
        if found.uncorrected is None:
            return None
        verified = (self.by_verified.get(place, OutcomeCounts()) for place in places)
        counts = SystemScore(sum(verified, start=OutcomeCounts()), self.not_judgeable)
        return found.uncorrected + (counts.n - counts.counts.correct) / n

    def _strata(self, places: Iterable[tuple[str, str]]) -> Iterator[AuditStratum]:
        for place in places:
            counts = self.cells[place]
            audited = counts.counted(self.not_judgeable)
            left_out = counts.judged - audited
            yield AuditStratum(counts.approved - left_out, audited, counts.upheld)

    def _score(self, system: str | None) -> Share:
        if system is None:
            return self.scores.score_of_all(Question.PRONOUN).share
        return self.scores.score(Question.PRONOUN, system).share

    def _places(
        self, system: str | None = None, category_id: str | None = None
    ) -> Iterator[tuple[str, str]]:
        for of_system in self.scores.systems if system is None else (system,):
            for category in self.scores.categories:
                if category_id in (None, category.id):
                    yield of_system, category.id


def audit_table(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> AuditTable:
    """Return how people judged approved candidates, and the scores corrected by it.

    Approvals are taken to have been chosen for people as task sets choose them: at random in each
    category of each system. Those by verified translations are not: people judged most of these
    while they were still referred, so that they would pass for a sample that nobody drew. Of them
    only what people judged is known, as of referred candidates.
    """
    progress(0, 1, Text("counting the approvals"))
    with measured(project, settings.chosen, progress) as tx:
        groups = load_groups(tx, settings)
        scores = table_of(tx, settings, groups)
        signature = str(signature_of_scores(tx, settings, TableKind.AUDIT))
    approved = [group for group in groups if group.audited]
    others = [group for group in groups if not group.audited]
    by_verified = [group for group in others if group.approved]
    return AuditTable(
        scores,
        _summed(scores, approved, _audited, AuditCounts),
        _summed(scores, others, _outcomes, OutcomeCounts),
        signature,
        _summed(scores, by_verified, _outcomes, OutcomeCounts),
    )


Counted = TypeVar("Counted", AuditCounts, OutcomeCounts)


def _summed(
    scores: ScoreTable,
    groups: Iterable[JudgedGroup],
    counts_of: Callable[[JudgedGroup], Counted],
    nothing: Callable[[], Counted],
) -> Mapping[tuple[str, str], Counted]:
    found: dict[tuple[str, str], Counted] = defaultdict(nothing)
    for group in groups:
        found[group.system, group.category] += counts_of(group)
    ids = [category.id for category in scores.categories]
    return {(system, each): found[system, each] for system in scores.systems for each in ids}


def _outcomes(group: JudgedGroup) -> OutcomeCounts:
    return group.counts_by_people(Question.PRONOUN)


def _audited(group: JudgedGroup) -> AuditCounts:
    """Return the counts of a group of approvals; if not judged, it counts as approved only."""
    field = _FIELDS.get(group.outcome_by_people(Question.PRONOUN))
    return AuditCounts(approved=group.count, **({field: group.count} if field else {}))


_FIELDS = {
    Outcome.CORRECT: "upheld",
    Outcome.INCORRECT: "not_upheld",
    Outcome.NOT_JUDGEABLE: "not_judgeable",
    Outcome.DISPUTED: "disputed",
}


NO_AUDIT = "Nobody has judged an approval of it."
