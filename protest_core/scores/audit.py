"""The audit of approvals: the rate upheld by people, and the scores corrected by it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from protest_core.candidates.filter import OutcomeCounts
from protest_core.db.project import Project
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import Question
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL, load_groups, over_of, table_of
from protest_core.scores.model import ScoreSettings, ScoreTable
from protest_core.scores.strata import JudgedGroup
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import TableKind
from protest_core.statistics.estimation import Estimate
from protest_core.statistics.proportions import FEW, Interval, Share
from protest_core.translatable import Text

_FIELDS = {
    Outcome.CORRECT: "upheld",
    Outcome.INCORRECT: "not_upheld",
    Outcome.NOT_JUDGEABLE: "not_judgeable",
    Outcome.DISPUTED: "disputed",
}
NO_AUDIT = Text("Nobody has judged an approval of it.")


@dataclass(frozen=True, slots=True)
class AuditCounts:
    """Numbers of approved candidates, by how people judged them.

    `disputed`: approvals on which annotators disagree, so that they are open.
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
        """Return the number of judged approvals from which the rate is computed."""
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
    """A score, and an estimate of it if people had judged every candidate.

    `all_right`: the score if every approval is right, including those that people did not uphold.
    """

    score: Share
    estimate: Estimate
    all_right: float | None
    for_texts: Interval | None = None  # interval of the estimate for other texts of the same kind
    undefined: str = ""  # why there is no score, as in `Score.undefined`

    @property
    def uncorrected(self) -> str:
        """Return why a score cannot be corrected; empty if it can, or if there is none."""
        return NO_AUDIT if not self.undefined and self.estimate.low is None else ""


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

    `right_if_approved`: the number of correct candidates if all approvals are right; `by_verified`:
    the outcomes of candidates that only verified translations approved; `scores`: uncorrected
    scores.
    """

    scores: ScoreTable
    cells: Mapping[tuple[str, str], AuditCounts]  # by system and category id; complete
    frame: Frame
    right_if_approved: Mapping[tuple[str, str], int] = field(default_factory=dict)
    by_verified: OutcomeCounts = field(default_factory=OutcomeCounts)

    @property
    def not_judgeable(self) -> NotJudgeable:
        return self.scores.settings.not_judgeable

    def rate(self, system: str | None = None, category_id: str | None = None) -> UpheldRate:
        """Return the rate of a system in a category; without either, of all."""
        counts = (self.cells[place] for place in self._places(system, category_id))
        return UpheldRate(sum(counts, start=AuditCounts()), self.not_judgeable)

    def corrected(self, system: str | None = None) -> CorrectedScore:
        """Return the score of a system, or of all, with its correction by the audit."""
        score = self._score(system)
        right = sum(self.right_if_approved.get(place, 0) for place in self._places(system))
        return CorrectedScore(
            score,
            self.scores.estimate(Question.PRONOUN, system),
            right / score.n if score.n else None,
            self.scores.for_texts(Question.PRONOUN, system),
            self._undefined(system),
        )

    def _undefined(self, system: str | None) -> str:
        """Return why a score is undefined; the score of all is defined if one system has one."""
        systems = self.frame.systems if system is None else (system,)
        whys = [self.scores.score(Question.PRONOUN, each).undefined for each in systems]
        return whys[0] if whys and all(whys) else ""

    def _score(self, system: str | None) -> Share:
        if system is None:
            return self.scores.score_of_all(Question.PRONOUN).share
        return self.scores.score(Question.PRONOUN, system).share

    def _places(
        self, system: str | None = None, category_id: str | None = None
    ) -> Iterator[tuple[str, str]]:
        for of_system in self.scores.averaged if system is None else (system,):
            for category in self.frame.categories:
                if category_id in (None, category.id):
                    yield of_system, category.id


def audit_table(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> AuditTable:
    """Return how people judged approved candidates, and the corrected scores.

    Approvals by verified translations are in no audit: people judged most of these while they were
    still referred, so that they would look like a sample that nobody drew.
    """
    progress(0, 1, Text("counting the approvals"))
    with project.reading(progress) as tx:
        groups = load_groups(tx, settings)
        scores = table_of(tx, settings, groups)
        of = frame(tx, settings.asked(TableKind.AUDIT, over_of(tx, settings)))
    cells = dict.fromkeys(
        ((system, each.id) for system in scores.frame.systems for each in scores.frame.categories),
        AuditCounts(),
    )
    right: Counter[tuple[str, str]] = Counter()
    verified = OutcomeCounts()
    for group in groups:
        place = group.system, group.category
        right[place] += group.count * _right_if_approved(group, settings.not_judgeable)
        if group.audited:
            cells[place] += _audited(group)
        elif group.approved:
            verified += group.counts_by_people(Question.PRONOUN)
    return AuditTable(scores, cells, of, right, verified)


def _right_if_approved(group: JudgedGroup, not_judgeable: NotJudgeable) -> bool:
    outcome = group.outcome_by_people(Question.PRONOUN)
    left_out = outcome is Outcome.NOT_JUDGEABLE and not_judgeable is NotJudgeable.EXCLUDED
    return outcome is Outcome.CORRECT or (group.approved and not left_out)


def _audited(group: JudgedGroup) -> AuditCounts:
    """Return the counts of a group of approvals; a group in no sample counts only as approved."""
    if group.judged_by_choice:
        return AuditCounts(approved=group.count)
    field = _FIELDS.get(group.outcome_by_people(Question.PRONOUN))
    return AuditCounts(approved=group.count, **({field: group.count} if field else {}))
