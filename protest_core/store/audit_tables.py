"""How many of its approvals people upheld, and what the scores would be had people judged all."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from protest_core.judgement.outcome import Question
from protest_core.statistics.agreement import FEW
from protest_core.statistics.audit import AuditStratum, Corrected, corrected_score
from protest_core.statistics.interval import Interval
from protest_core.statistics.proportions import Share
from protest_core.store.overview_values import Counts
from protest_core.store.score_tables import Score, ScoreTable
from protest_core.store.score_values import NotJudgeable

NO_AUDIT = "Nobody has judged an approval of it."


@dataclass(frozen=True, slots=True)
class AuditCounts:
    """Of the approved candidates, what became of those that people judged.

    `disputed`: people disagree, so these count as not judged.
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
        """Those of the judged that the rate is of."""
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
class UpheldRate:
    """What people made of some approvals: the share of them that they found right."""

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
class CorrectedScore:
    """The score as it is, and corrected: if all that is open is wrong, and if it is right.

    `all_right`: if every approval is, also those that people did not uphold.
    """

    score: Share
    if_wrong: Corrected
    if_right: Corrected
    all_right: float | None
    undefined: str = ""  # why there is neither score, as with `Score.undefined`

    @property
    def uncorrected(self) -> str:
        """Why there is no corrected score, though there is one as it is."""
        return NO_AUDIT if not self.undefined and self.if_wrong.value is None else ""

    @property
    def interval(self) -> Interval | None:
        """From the lower end of the one to the upper end of the other."""
        lowest, highest = self.if_wrong.interval, self.if_right.interval
        return Interval(lowest.low, highest.high) if lowest and highest else None


@dataclass(frozen=True, slots=True)
class AuditTable:
    """`referred`: the outcomes of what the human reference did not approve, by people's word
    alone; `by_verified`: of these, what verified translations approved. `scores`: beside it.
    """

    scores: ScoreTable
    cells: Mapping[tuple[str, str], AuditCounts]  # by system and category id; none is missing
    referred: Mapping[tuple[str, str], Counts]
    signature: str
    by_verified: Mapping[tuple[str, str], Counts] = field(default_factory=dict)

    @property
    def not_judgeable(self) -> NotJudgeable:
        return self.scores.settings.not_judgeable

    def rate(self, system: str | None = None, category_id: str | None = None) -> UpheldRate:
        """Of all systems or categories, where none is given."""
        counts = (self.cells[place] for place in self._places(system, category_id))
        return UpheldRate(sum(counts, start=AuditCounts()), self.not_judgeable)

    def corrected(self, system: str | None = None) -> CorrectedScore:
        """Each category of each system is a stratum, as samples for audits are drawn."""
        places = list(self._places(system))
        strata = list(self._strata(places))
        referred = sum((self.referred[place] for place in places), start=Counts())
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
        """Of all systems together there is something to say as soon as there is of one."""
        systems = self.scores.systems if system is None else (system,)
        whys = [self.scores.score(Question.PRONOUN, each).undefined for each in systems]
        return whys[0] if whys and all(whys) else ""

    def _all_right(
        self, found: Corrected, places: Iterable[tuple[str, str]], n: int
    ) -> float | None:
        if found.uncorrected is None:
            return None
        verified = (self.by_verified.get(place, Counts()) for place in places)
        counts = Score(sum(verified, start=Counts()), self.not_judgeable)
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
