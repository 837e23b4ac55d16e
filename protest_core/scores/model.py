"""Values of scores and comparisons of systems."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.candidates.model import name_with_reference_mark
from protest_core.errors import RefusedError
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO, Question, categories_asked
from protest_core.scores.strata import Estimates, VerdictsOf
from protest_core.signatures.sign import Frame
from protest_core.signatures.signature import (
    COMPARISONS,
    Signature,
    TableKind,
    asked_of_outcomes,
)
from protest_core.statistics.confounding import ConfoundedPair
from protest_core.statistics.differences import Difference, LeastRight
from protest_core.statistics.documents import FEWEST_DOCUMENTS, Over
from protest_core.statistics.estimation import Estimate
from protest_core.statistics.proportions import FEW, Interval, Share
from protest_core.suite.model import Category
from protest_core.translatable import Text

UNDECIDED = Text("It is neither matched nor judged yet.")
UNANSWERED = Text("Nobody has answered the question of it yet.")
UNCOUNTED = Text("Nothing of it is counted.")
_Cells = Mapping[tuple[str, str], OutcomeCounts]  # by system and category id; complete


@dataclass(frozen=True, slots=True)
class ScoreSettings:
    """Settings of scores: the candidates, the judgements that count, and how the rest counts.

    The default of 85 % right approvals is a little less than the 86.6 % of WMT 2018.
    """

    chosen: CandidateFilter = EVERYTHING
    not_judgeable: NotJudgeable = NotJudgeable.INCORRECT
    annotators: Annotators = ALL_PEOPLE
    verdicts: str | None = None  # by this program instead of the automatic step
    approvals_right: int = 85  # percent; unaudited differences that remain at this rate count
    over: Over | None = None  # `None`: documents, if there are enough
    question: Question | None = None  # of the table of scores; `None`: the first two

    @property
    def questions(self) -> tuple[Question, ...]:
        return FIRST_TWO if self.question is None else (self.question,)

    @classmethod
    def of(cls, asked: Signature) -> "ScoreSettings":
        """Return the settings in a signature."""
        settings = cls(
            asked.chosen,
            asked.not_judgeable or NotJudgeable.INCORRECT,
            asked.whose,
            asked.verdicts,
            over=Over(asked.over.partition("+")[0]),
            question=next(iter(asked.questions), None) if asked.table is TableKind.SCORES else None,
        )
        percent = asked.approvals_right
        return settings if percent is None else replace(settings, approvals_right=percent)

    def asked(
        self, table: TableKind, over: str = Over.EXAMPLES, question: Question | None = None
    ) -> Signature:
        """Return the signature that asks for a table; `over`: the units taken as independent.

        A further question without a right answer is refused.
        """
        questions = self.questions if question is None else (question,)
        for wanted in questions:
            if not wanted.has_outcomes:
                raise RefusedError(
                    Text(
                        "There are no scores of the question ‘{0}’: none of its choices counts as "
                        'correct. Give the right one ‘label = "correct"’ in the guidelines.'
                    ).format(wanted.id)
                )
        return replace(
            asked_of_outcomes(table, self.chosen, self.annotators),
            not_judgeable=self.not_judgeable,
            questions=() if questions == FIRST_TWO else questions,
            verdicts=self.verdicts,
            approvals_right=self.approvals_right if table in COMPARISONS else None,
            over=str(over),
        )

    @property
    def verdicts_of(self) -> VerdictsOf:
        return VerdictsOf.MATCHING if self.verdicts is None else VerdictsOf.PROGRAM


@dataclass(frozen=True, slots=True)
class SystemScore:
    """A system's candidates by outcome, and the share of them that is correct.

    `undecided`: why nothing is known of the system, for example that it is neither matched nor
    judged. Its score may be anything, and a range from 0 to 1 would look like a result.
    """

    counts: OutcomeCounts
    not_judgeable: NotJudgeable
    undecided: str = ""

    @property
    def n(self) -> int:
        excluded = self.not_judgeable is NotJudgeable.EXCLUDED
        left_out = self.counts.not_judgeable if excluded else 0
        return self.counts.total - self.counts.no_translation - left_out

    @property
    def share(self) -> Share:
        certain = self.counts.approved + self.counts.correct
        return Share(self.n, certain, certain + self.counts.open + self.counts.disputed)

    @property
    def undefined(self) -> str:
        """Return why there is no share to show; empty if there is one."""
        if self.undecided:
            return self.undecided
        return "" if self.n else UNCOUNTED

    @property
    def few(self) -> bool:
        """Return whether there are too few candidates to conclude anything."""
        return self.n < FEW


@dataclass(frozen=True, slots=True)
class Headline:
    """The figure by which systems are ranked, plotted and summarised.

    If `estimated`, it is the corrected score; otherwise the share, from all open candidates wrong
    to all of them right. `low` and `high` are `None` if there is neither.
    """

    low: float | None = None
    high: float | None = None
    interval: Interval | None = None
    estimated: bool = False

    @property
    def middle(self) -> float:
        return -1.0 if self.low is None or self.high is None else (self.low + self.high) / 2


@dataclass(frozen=True, slots=True)
class Average:
    """The average of the systems' counts, and the share of all their candidates.

    While any candidate is open, the average is not `finished` and must not be printed.
    """

    systems: int
    share: Share

    @property
    def finished(self) -> bool:
        return self.share.certain == self.share.possible

    @property
    def certain(self) -> float | None:
        return self.share.certain / self.systems if self.systems else None

    @property
    def possible(self) -> float | None:
        return self.share.possible / self.systems if self.systems else None


@dataclass(frozen=True, slots=True)
class Design:
    """Data on the assignment of candidates to annotators, for one question.

    `confounded`: pairs of systems judged by different people, beyond chance, the largest difference
    first; `without_task_set`: the number of judged candidates that are in no task.
    """

    confounded: tuple[ConfoundedPair, ...] = ()
    without_task_set: int = 0

    def is_confounded(self, first: str, second: str) -> bool:
        return any(pair.is_of(first, second) for pair in self.confounded)


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The scores of all systems, as loaded, in all categories, in the suite's order.

    A question has cells only in the categories in which it is asked.
    """

    frame: Frame
    settings: ScoreSettings
    cells: Mapping[Question, _Cells]
    unmatched: tuple[str, ...] = ()  # the automatic step never ran on these
    outdated: int = 0  # approvals by verified translations that are outdated
    estimates: Estimates = field(default_factory=Estimates, compare=False)
    judged_before: bool = False  # people judged before 0.2 computed corrected scores differently
    designs: Mapping[Question, Design] = field(default_factory=dict)
    # Finished judgements of the project without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)
    _estimated: dict[Question, bool] = field(default_factory=dict, init=False, compare=False)

    @property
    def question(self) -> Question:
        """Return the question by which systems are ranked."""
        return next(iter(self.cells))

    @property
    def averaged(self) -> tuple[str, ...]:
        """Return the systems in averages and totals: all except references."""
        return tuple(each for each in self.frame.systems if each not in self.frame.references)

    def settings_of(self, system: str | None) -> ScoreSettings:
        """Return the settings of a number; without a system, over all except references."""
        if system is not None or not self.frame.references:
            return self.settings
        return replace(
            self.settings, chosen=replace(self.settings.chosen, systems=frozenset(self.averaged))
        )

    def shown_name(self, system: str) -> str:
        return name_with_reference_mark(system, is_reference=system in self.frame.references)

    @property
    def no_translation(self) -> int:
        """Return how many candidates are left out, as their lines are no translation."""
        return sum(counts.no_translation for counts in self.cells[self.question].values())

    @property
    def undecided(self) -> tuple[str, ...]:
        """Return the systems of which nothing is known, and which averages leave out."""
        return tuple(each for each in self.frame.systems if self._is_undecided(each))

    @property
    def uncounted(self) -> tuple[str, ...]:
        """Return the other systems without a share, as none of their candidates counts."""
        scores = {each: self.score(self.question, each) for each in self.frame.systems}
        return tuple(each for each, score in scores.items() if not (score.n or score.undecided))

    def _is_undecided(self, system: str) -> bool:
        if self.question in FIRST_TWO and system not in self.unmatched:
            return False  # the automatic step decides no other questions
        scores = (self._score(question, (system,), None).counts for question in self.cells)
        return not any(counts.total > counts.open for counts in scores)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions that are asked in any of the categories."""
        return tuple(each for each in self.cells if self.categories_of(each))

    def categories_of(self, question: Question) -> tuple[Category, ...]:
        return categories_asked(self.frame.categories, question)

    def score(self, question: Question, system: str, category_id: str | None = None) -> SystemScore:
        """Return a system's score in a category; without one, in all categories."""
        result = self._score(question, (system,), category_id)
        if not self._is_undecided(system):
            return result
        return replace(result, undecided=UNDECIDED if question in FIRST_TWO else UNANSWERED)

    def score_of_all(self, question: Question, category_id: str | None = None) -> SystemScore:
        return self._score(question, self.averaged, category_id)

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

    def estimate(
        self, question: Question, system: str | None = None, category_id: str | None = None
    ) -> Estimate:
        """Return the score estimated for the case that people had judged everything.

        Without a system, it is the score of all.
        """
        return self.estimates.score(question, *self._row(question, system, category_id))

    def _row(
        self, question: Question, system: str | None, category_id: str | None
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the systems and categories of a row."""
        systems = self.averaged if system is None else (system,)
        of_question = (each.id for each in self.categories_of(question))
        return systems, tuple(of_question) if category_id is None else (category_id,)

    def for_texts(
        self, question: Question, system: str | None = None, category_id: str | None = None
    ) -> Interval | None:
        """Return the interval of an estimate for other texts of the same kind.

        `None` if there are too few documents.
        """
        return self.estimates.for_texts(question, *self._row(question, system, category_id))

    @property
    def over_documents(self) -> bool:
        """Return whether there are enough documents for intervals of other texts."""
        return bool(self.estimates.spread)

    def average(self, question: Question, category_id: str | None = None) -> Average:
        undecided = self.undecided
        averaged = [each for each in self.averaged if each not in undecided]
        return Average(len(averaged), self._score(question, averaged, category_id).share)

    @property
    def ranked(self) -> tuple[str, ...]:
        """Return the systems, the best first; equal ones by name, not by order of loading.

        The reference is not ranked: it comes last.
        """
        headlines = {each: self.headline(self.question, each) for each in self.averaged}
        return (
            *rank(headlines),
            *(each for each in self.frame.systems if each in self.frame.references),
        )

    def is_estimated(self, question: Question) -> bool:
        """Return whether a sample or an audit says how many unjudged candidates are right."""
        if question not in self._estimated:
            self._estimated[question] = any(
                self.estimate(question, each).low is not None and self._has_missing(question, each)
                for each in self.frame.systems
            )
        return self._estimated[question]

    def _has_missing(self, question: Question, system: str) -> bool:
        categories = [each.id for each in self.categories_of(question)]
        strata = self.estimates.strata_of(question, (system,), categories)
        return any(stratum.missing for _, stratum in strata)

    def headline(
        self, question: Question, system: str | None = None, category_id: str | None = None
    ) -> Headline:
        """Return the headline of a system, or of all; in a category, or in all."""
        score = (
            self.score_of_all(question, category_id)
            if system is None
            else self.score(question, system, category_id)
        )
        if score.undefined:
            return Headline()
        estimate = self.estimate(question, system, category_id)
        return headline_of(score.share, estimate if self.is_estimated(question) else None)


@dataclass(frozen=True, slots=True)
class SystemPair:
    """Two systems on the examples that both have.

    `judged`: examples judged by people in both systems. `only_first`, `only_second`: examples in
    which only that system is correct. If approvals of both were judged, or none is unjudged, there
    is a `difference`; otherwise `holds_at` is the share of right approvals at which one of them is
    better. `better` is the better system, if any.
    """

    first: str
    second: str
    n: int
    judged: int = 0
    only_first: int = 0
    only_second: int = 0
    unknown: int = 0
    difference: Difference | None = None
    adjusted_p: float = 1.0  # adjusted for the number of tested pairs (Holm)
    holds_at: LeastRight | None = None
    holds_with_both_at: LeastRight | None = None
    better: str | None = None

    @property
    def compared(self) -> bool:
        """Return whether the two systems have any example in common."""
        return self.n > 0

    @property
    def few(self) -> bool:
        return self.n < FEW

    @property
    def better_and_other(self) -> tuple[str, str] | None:
        """Return the better system and the other one; `None` unless they differ significantly."""
        if self.better is None:
            return None
        return self.better, self.second if self.better == self.first else self.first

    def turned_round(self) -> "SystemPair":
        return replace(
            self,
            first=self.second,
            second=self.first,
            only_first=self.only_second,
            only_second=self.only_first,
            difference=self.difference and self.difference.turned_round(),
            holds_at=self.holds_at and self.holds_at.turned_round(),
            holds_with_both_at=self.holds_with_both_at and self.holds_with_both_at.turned_round(),
        )


@dataclass(frozen=True, slots=True)
class ComparedDocuments:
    """The documents with compared examples, by name, with the number of examples in each."""

    sizes: Mapping[str, int] = field(default_factory=dict)
    over: Over = Over.EXAMPLES  # the units taken as independent

    @property
    def number(self) -> int:
        return len(self.sizes)

    @property
    def enough(self) -> bool:
        return self.number >= FEWEST_DOCUMENTS

    @property
    def largest(self) -> tuple[str, float]:
        """Return the document with the most examples, and its share of all examples."""
        name = max(self.sizes, key=lambda each: self.sizes[each])
        return name, self.sizes[name] / sum(self.sizes.values())

    @property
    def effective_number(self) -> float:
        """Return how many documents of equal size would give as much information."""
        squares = sum(each * each for each in self.sizes.values())
        return sum(self.sizes.values()) ** 2 / squares


@dataclass(frozen=True, slots=True)
class SystemComparison:
    """All pairs, the better system first, and the clusters of systems that no test distinguishes.

    A system that shares no example with any other is in no cluster. `judged` is false if people
    have judged nothing, so that there is nothing to compare; the numbers of candidates are over all
    systems.
    """

    frame: Frame
    question: Question
    pairs: tuple[SystemPair, ...]
    clusters: tuple[tuple[str, ...], ...]
    outdated: int = 0  # approvals by verified translations that are outdated
    settings: ScoreSettings = ScoreSettings()
    judged: bool = True
    approvals: int = 0
    approvals_judged: int = 0
    no_translation: int = 0  # candidates left out, as their lines are none
    unknown: int = 0  # neither judged nor estimated
    missing: int = 0  # not judged, but estimated
    estimated: frozenset[str] = frozenset()  # systems ranked by an estimate
    judged_before: bool = False  # people judged before 0.2 compared pairs differently
    documents: ComparedDocuments = ComparedDocuments()
    design: Design = field(default_factory=Design)
    # Finished judgements of the project without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)

    @property
    def tested(self) -> tuple[SystemPair, ...]:
        """Return the pairs that p is adjusted for."""
        return tuple(pair for pair in self.pairs if pair.difference)

    @property
    def not_audited(self) -> tuple[SystemPair, ...]:
        """Return the pairs without a test, because one of the systems has no judged approval."""
        return tuple(pair for pair in self.pairs if pair.compared and not pair.difference)

    @property
    def left_out(self) -> tuple[str, ...]:
        """Return the systems that can be compared with no other."""
        there = {name for cluster in self.clusters for name in cluster}
        names = dict.fromkeys(name for pair in self.pairs for name in (pair.first, pair.second))
        return tuple(name for name in names if name not in there)

    @property
    def goes_round(self) -> bool:
        """Return whether the relation "better" is circular, so that there is no order."""
        return any(pair.better == pair.second for pair in self.pairs)


def headline_of(share: Share, estimate: Estimate | None) -> Headline:
    """Return the estimate as the headline of a row or, without one, the share.

    `estimate` is `None` if nothing in the whole table is estimated: then the interval is that of
    the share. Otherwise all intervals in the table are of estimates, so that they can be compared.
    """
    if estimate is None:
        return Headline(share.low, share.high, share.interval)
    if estimate.low is None:
        return Headline(share.low, share.high, estimate.interval)
    return Headline(estimate.low, estimate.high, estimate.interval, estimated=True)


def rank(headlines: Mapping[str, Headline]) -> tuple[str, ...]:
    """Return the systems, the best first; a range counts by its middle.

    Systems without an estimate come after those with one: their shares count all unjudged approvals
    as right, which would put them first.
    """

    def key(system: str) -> tuple[bool, float, str]:
        headline = headlines[system]
        return not headline.estimated, -headline.middle, system

    return tuple(sorted(headlines, key=key))
