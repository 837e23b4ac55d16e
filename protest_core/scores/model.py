"""Values of scores and comparisons of systems."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.judgements.outcome import (
    JudgementParts,
    NotJudgeable,
    Outcome,
    Question,
    antecedent_outcome_of,
    outcome_of,
)
from protest_core.matching.rules import Verdict
from protest_core.statistics.paired import Paired
from protest_core.statistics.proportions import FEW, Share
from protest_core.suite.model import Category, SuiteDescription
from protest_core.translatable import Text

UNDECIDED = Text("It is neither matched nor judged yet.")


UNCOUNTED = Text("Nothing of it is counted.")


@dataclass(frozen=True, slots=True)
class ScoreSettings:
    """Settings of scores; with an annotator, only this one's judgements count, else all do."""

    chosen: CandidateFilter = EVERYTHING
    not_judgeable: NotJudgeable = NotJudgeable.INCORRECT
    annotator: str | None = None


@dataclass(frozen=True, slots=True)
class SystemScore:
    """A system's candidates by outcome, and the share of them that is correct.

    `undecided`: the system is neither matched nor judged. Anything may be true of it, and a range
    from nothing to all would look like a result.
    """

    counts: OutcomeCounts
    not_judgeable: NotJudgeable
    undecided: bool = False

    @property
    def n(self) -> int:
        excluded = self.not_judgeable is NotJudgeable.EXCLUDED
        return self.counts.total - (self.counts.not_judgeable if excluded else 0)

    @property
    def share(self) -> Share:
        certain = self.counts.approved + self.counts.correct
        return Share(self.n, certain, certain + self.counts.open + self.counts.disputed)

    @property
    def undefined(self) -> str:
        """Return why there is no share to show; empty where there is one."""
        if self.undecided:
            return UNDECIDED
        return "" if self.n else UNCOUNTED

    @property
    def few(self) -> bool:
        """Whether there are too few candidates to conclude anything."""
        return self.n < FEW


@dataclass(frozen=True, slots=True)
class Average:
    """The average of the systems' counts, and the share of all their candidates."""

    systems: int
    share: Share

    @property
    def certain(self) -> float | None:
        return self.share.certain / self.systems if self.systems else None

    @property
    def possible(self) -> float | None:
        return self.share.possible / self.systems if self.systems else None


_Cells = Mapping[tuple[str, str], OutcomeCounts]  # by system and category id; complete


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The scores of all systems, as loaded, in all categories, in the suite's order.

    Antecedents have cells only in the categories where they are asked for.
    """

    suite: SuiteDescription
    settings: ScoreSettings
    systems: tuple[str, ...]
    categories: tuple[Category, ...]
    cells: Mapping[Question, _Cells]
    signature: str
    unmatched: tuple[str, ...] = ()  # the automatic step never ran on these
    outdated: int = 0  # approvals by verified translations that are outdated

    @property
    def undecided(self) -> tuple[str, ...]:
        """Return the systems neither matched nor judged, which averages leave out as unknown."""
        return tuple(each for each in self.unmatched if not self._anything_decided(each))

    @property
    def uncounted(self) -> tuple[str, ...]:
        """Return the other systems without a share: nothing of their pronouns counts."""
        scores = {each: self.score(Question.PRONOUN, each) for each in self.systems}
        return tuple(each for each, score in scores.items() if not (score.n or score.undecided))

    def _anything_decided(self, system: str) -> bool:
        scores = (self._score(question, (system,), None).counts for question in Question)
        return any(counts.total > counts.open for counts in scores)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions that are asked in any of the categories."""
        return tuple(each for each in Question if self.categories_of(each))

    def categories_of(self, question: Question) -> tuple[Category, ...]:
        every = question is Question.PRONOUN
        return tuple(each for each in self.categories if every or each.antecedent_agrees)

    def score(self, question: Question, system: str, category_id: str | None = None) -> SystemScore:
        """Return a system's score in a category; in all categories where none is given."""
        found = self._score(question, (system,), category_id)
        undecided = system in self.unmatched and not self._anything_decided(system)
        return replace(found, undecided=True) if undecided else found

    def score_of_all(self, question: Question, category_id: str | None = None) -> SystemScore:
        return self._score(question, self.systems, category_id)

    def _score(
        self, question: Question, systems: Iterable[str], category_id: str | None
    ) -> SystemScore:
        of_categories = (
            [each.id for each in self.categories_of(question)]
            if category_id is None
            else [category_id]
        )
        cells = self.cells[question]
        counts = (cells[system, each] for system in systems for each in of_categories)
        return SystemScore(sum(counts, start=OutcomeCounts()), self.settings.not_judgeable)

    def average(self, question: Question, category_id: str | None = None) -> Average:
        undecided = self.undecided
        averaged = [each for each in self.systems if each not in undecided]
        return Average(len(averaged), self._score(question, averaged, category_id).share)

    @property
    def ranked(self) -> tuple[str, ...]:
        """Return the systems, the best first; equal ones by name, not by order of loading."""
        shares = {each: self.score(Question.PRONOUN, each).share for each in self.systems}
        return rank(shares)


def rank(shares: Mapping[str, Share]) -> tuple[str, ...]:
    """Return the systems, the best first; while outcomes are open, by the middle of the range."""
    return tuple(sorted(shares, key=lambda each: (-_middle(shares[each]), each)))


def _middle(share: Share) -> float:
    return (share.certain + share.possible) / share.n if share.n else -1.0


LEVEL = 0.05


@dataclass(frozen=True, slots=True)
class SystemPair:
    """Two systems on the examples that are decided for both; `open` counts those that are not."""

    first: str
    second: str
    paired: Paired
    adjusted_p: float  # for the number of comparable pairs, by Holm
    open: int

    @property
    def compared(self) -> bool:
        """Whether the two systems have any decided example in common."""
        return self.paired.n > 0

    @property
    def few(self) -> bool:
        return self.paired.n < FEW

    @property
    def better(self) -> tuple[str, str] | None:
        """Return the better system and the other one; `None` unless they differ significantly."""
        if self.few or self.adjusted_p >= LEVEL:
            return None
        names = (self.first, self.second)
        return names if self.paired.difference > 0 else names[::-1]

    def turned_round(self) -> "SystemPair":
        paired = Paired(self.paired.n, self.paired.only_second, self.paired.only_first)
        return SystemPair(self.second, self.first, paired, self.adjusted_p, self.open)


@dataclass(frozen=True, slots=True)
class Comparison:
    """All pairs, the better system first, and the clusters of systems that no test distinguishes.

    A system that shares no decided example with any other is in no cluster.
    """

    suite: SuiteDescription
    question: Question
    pairs: tuple[SystemPair, ...]
    clusters: tuple[tuple[str, ...], ...]
    signature: str
    level: float = field(default=LEVEL)
    outdated: int = 0  # approvals by verified translations that are outdated
    settings: ScoreSettings = ScoreSettings()

    @property
    def tested(self) -> tuple[SystemPair, ...]:
        """Return the pairs that p is adjusted for."""
        return tuple(pair for pair in self.pairs if pair.compared)

    @property
    def left_out(self) -> tuple[str, ...]:
        """Return the systems that can be compared with no other."""
        there = {name for cluster in self.clusters for name in cluster}
        names = dict.fromkeys(name for pair in self.pairs for name in (pair.first, pair.second))
        return tuple(name for name in names if name not in there)

    @property
    def goes_round(self) -> bool:
        """Whether systems are better than each other in a circle, which no order can follow."""
        return any(pair.better == (pair.second, pair.first) for pair in self.pairs)


OUTCOME_OF = {Question.PRONOUN: outcome_of, Question.ANTECEDENT: antecedent_outcome_of}


@dataclass(frozen=True, slots=True)
class JudgedGroup:
    """The number of candidates of a system and category with the same verdict and judgements."""

    system: str
    category: str
    verdict: Verdict | None
    everybody: tuple[JudgementParts, ...]
    count: int
    by_verified: bool = False  # approved, but not by the human reference

    @property
    def approved(self) -> bool:
        return self.verdict is Verdict.APPROVED

    @property
    def audited(self) -> bool:
        """Whether an audit covers these candidates."""
        return self.approved and not self.by_verified

    def outcome(self, question: Question) -> Outcome:
        return OUTCOME_OF[question](self.everybody, approved=self.approved)

    def outcome_by_people(self, question: Question) -> Outcome:
        """Return the outcome without any approval by the automatic step."""
        return OUTCOME_OF[question](self.everybody, approved=False)

    def counts(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(self.outcome(question), self.count, by_verified=self.by_verified)

    def counts_by_people(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(self.outcome_by_people(question), self.count)


@dataclass(frozen=True, slots=True)
class OutcomesByExample:
    """The outcomes of each system's candidates, with the indices of their examples."""

    systems: tuple[str, ...]  # in the order of loading
    examples: int
    places: Mapping[str, Sequence[int]]  # by system, for each of its candidates
    outcomes: Mapping[str, Sequence[Outcome]]  # in the same order
