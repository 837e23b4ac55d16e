"""The strata from which scores are estimated: draws of candidates, and judgements by people.

`docs/estimation.md` has the table of cases: which candidates count as judged, open or not drawn.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import prod

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.outcome import (
    JudgementParts,
    Outcome,
    ProgramVerdict,
    is_neutral_on,
    outcome_on,
)
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.matching.rules import Verdict
from protest_core.statistics.differences import Class
from protest_core.statistics.documents import ByDocument, interval_for_texts
from protest_core.statistics.estimation import Estimate, Stratum, estimate_score
from protest_core.statistics.proportions import Interval
from protest_core.tasks.model import DrawCounts, DrawState

APPROVED, REFERRED = "approved", "referred"  # the verdicts of the automatic step
CHOSEN = "chosen"  # chosen by hand, in place of a draw
_CLASSES = {
    Outcome.CORRECT: Class.RIGHT,
    Outcome.INCORRECT: Class.WRONG,
    Outcome.NOT_JUDGEABLE: Class.NOT_JUDGEABLE,
    Outcome.DISPUTED: Class.UNKNOWN,
}
# Numbers of candidates by document and class: a number in `Class`, or the next one for verdicts.
Spread = Mapping[tuple[int, int], int]


@dataclass(frozen=True, slots=True)
class StratumKey:
    """The part of a stratum in one system and category, without its counts."""

    system: str
    category: str
    verdict: str
    draw: tuple[int | str, ...]
    chance: float
    recorded: bool = True  # a task set recorded the chance
    alone: bool = False  # judged without having been drawn

    @property
    def chosen(self) -> bool:
        """Return whether these candidates were judged because they were chosen by hand."""
        return self.draw[-1] == CHOSEN

    @property
    def label(self) -> str:
        """Return the stratum in one word: its verdict, and the draws or their substitute."""
        return f"{self.verdict}/{'+'.join(map(str, self.draw))}"


class VerdictsOf(StrEnum):
    """The source of the verdicts by which candidates are stratified."""

    MATCHING = "matching"
    PROGRAM = "program"  # a program that judges
    NOBODY = "nobody"  # for comparison: all candidates are alike


StrataByQuestion = Mapping[Question, Mapping[StratumKey, Stratum]]


@dataclass(frozen=True, slots=True)
class Estimates:
    """The strata of a table, by question, and the scores estimated from them.

    `people_alone`: the strata without the verdicts of the judging program, if there is one;
    `spread`: the strata by document, if there are enough documents.
    """

    strata: StrataByQuestion = field(default_factory=dict)
    people_alone: StrataByQuestion = field(default_factory=dict)
    excluded: bool = False
    spread: Mapping[Question, Mapping[StratumKey, Spread]] = field(default_factory=dict)
    _scores: dict[Hashable, Estimate] = field(default_factory=dict)
    _for_texts: dict[Hashable, Interval | None] = field(default_factory=dict)

    def score(
        self, question: Question, systems: Collection[str], categories: Collection[str]
    ) -> Estimate:
        """Return the estimated score of some systems in some categories."""
        key = question, frozenset(systems), frozenset(categories)
        if key not in self._scores:
            self._scores[key] = self._estimate(self.strata, *key)
        return self._scores[key]

    def for_texts(
        self, question: Question, systems: Collection[str], categories: Collection[str]
    ) -> Interval | None:
        """Return the interval of this score for other texts of the same kind."""
        key = question, frozenset(systems), frozenset(categories)
        if key not in self._for_texts:
            spread = self.spread.get(question, {})
            strata = [*_strata_of(self.strata.get(question, {}), systems, categories)]
            interval = interval_for_texts(
                [stratum for _, stratum in strata],
                _by_document([spread.get(place, {}) for place, _ in strata]),
                excluded=self.excluded,
            )
            self._for_texts[key] = interval
        return self._for_texts[key]

    def without_verdicts(
        self, question: Question, systems: Collection[str], categories: Collection[str]
    ) -> Estimate:
        """Return the score estimated from people's judgements alone."""
        return self._estimate(self.people_alone, question, systems, categories)

    def strata_of(
        self, question: Question, systems: Collection[str], categories: Collection[str]
    ) -> Iterator[tuple[StratumKey, Stratum]]:
        return _strata_of(self.strata.get(question, {}), systems, categories)

    def _estimate(
        self,
        strata: StrataByQuestion,
        question: Question,
        systems: Collection[str],
        categories: Collection[str],
    ) -> Estimate:
        chosen = _strata_of(strata.get(question, {}), systems, categories)
        return estimate_score([stratum for _, stratum in chosen], excluded=self.excluded)


@dataclass(frozen=True, slots=True)
class JudgedGroup:
    """The number of candidates of a system and category with equal data for scores.

    `judgements` are those that count; `by_anybody` those of all people, if only some count. `draws`
    are the strata from which task sets drew, with the candidates' state in each. `by_program` are a
    program's verdicts, if requested. `by_document` is empty if documents do not count. `chosen`:
    the candidates were chosen by hand before anybody had judged them.
    """

    system: str
    category: str
    verdict: Verdict | None
    judgements: tuple[JudgementParts, ...]
    count: int
    by_verified: bool = False  # approved only by a verified translation
    no_translation: bool = False  # their lines are none
    by_anybody: tuple[JudgementParts, ...] | None = None
    draws: tuple[tuple[int, DrawState], ...] = ()
    by_program: Mapping[Question, ProgramVerdict] = field(default_factory=dict)
    chosen: bool = False
    by_document: Mapping[int, int] = field(default_factory=dict)  # numbers by its first line
    # Numbers of the judgements that count.
    by_annotator: Mapping[tuple[str, JudgementParts], int] = field(default_factory=dict)

    @property
    def approved(self) -> bool:
        return self.verdict is Verdict.APPROVED

    @property
    def audited(self) -> bool:
        """Return whether an audit covers these candidates."""
        return self.approved and not self.by_verified

    @property
    def judged_by_choice(self) -> bool:
        """Return whether they are judged because they were chosen by hand, and are in no sample."""
        return self.chosen and all(state is not DrawState.REACHED for _, state in self.draws)

    def outcome(self, question: Question) -> Outcome:
        return outcome_on(
            question,
            self.judgements,
            approved=self.approved,
            no_translation=self.no_translation,
        )

    def is_neutral(self, question: Question) -> bool:
        """Return whether the answers to a further question are neutral."""
        return question.has_neutral and is_neutral_on(question, self.judgements)

    def is_left_out(self, question: Question) -> bool:
        """Return whether they count nowhere: no translations, which nobody judged."""
        return self.outcome(question) is Outcome.NO_TRANSLATION

    def outcome_by_people(self, question: Question) -> Outcome:
        """Return the outcome without any approval by the automatic step."""
        return outcome_on(question, self.judgements, approved=False)

    def judged_by_anybody(self, question: Question) -> bool:
        """Return whether people have judged these candidates, even people who do not count here."""
        judgements = self.judgements if self.by_anybody is None else self.by_anybody
        return outcome_on(question, judgements, approved=False) is not Outcome.OPEN

    def counts(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(
            self.outcome(question),
            self.count,
            by_verified=self.by_verified,
            neutral=self.is_neutral(question),
        )

    def counts_by_people(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(self.outcome_by_people(question), self.count)


class Sample:
    """All candidates as a sample: the class and the stratum of each, for one question."""

    def __init__(
        self,
        groups: Iterable[JudgedGroup],
        question: Question,
        drawn: Mapping[int, DrawCounts],
        verdicts_of: VerdictsOf = VerdictsOf.MATCHING,
    ) -> None:
        self._question = question
        self._drawn = drawn
        self._by_matching = verdicts_of is VerdictsOf.MATCHING
        self._by_program = verdicts_of is VerdictsOf.PROGRAM
        # On a further question nothing is approved: if a system has no judged candidate with a
        # verdict, that verdict gives no information on it.
        self._judged_verdicts: set[tuple[str, str]] = set()
        # Groups are many, and combinations of judgements few.
        self._outcomes: dict[tuple[JudgementParts, ...], Outcome] = {}
        self._sizes: Counter[Hashable] = Counter()
        self._judged: Counter[Hashable] = Counter()  # by annotators whose judgements count
        self._judged_by_anybody: Counter[Hashable] = Counter()
        for group in groups:
            if group.no_translation or (
                group.judged_by_choice and group.judged_by_anybody(question)
            ):
                continue  # gives no information on the others
            key = self._key(group)
            judged = self._outcome(group) is not Outcome.OPEN
            if judged:
                self._judged_verdicts.add((group.system, self.verdict_of(group)))
            self._sizes[key] += group.count
            self._judged[key] += group.count * judged
            self._judged_by_anybody[key] += group.count * (judged or self._judged_by_others(group))

    def class_of(self, group: JudgedGroup) -> str:
        """Return the class of a group's candidates: a `Class`, or the verdict if unjudged."""
        outcome = self._outcome(group)
        if outcome in _CLASSES:
            return _CLASSES[outcome]
        if group.no_translation:
            return Class.UNKNOWN  # left out: it is in no stratum
        verdict = self.verdict_of(group)
        is_judged = (group.system, verdict) in self._judged_verdicts
        if self._question not in FIRST_TWO and not is_judged:
            return Class.UNKNOWN
        if self._judged_by_others(group):
            return verdict
        if self._is_verified(group) or DrawState.REACHED in dict(group.draws).values():
            return Class.UNKNOWN
        if self._rate_may_be_borrowed(group) or (self._sampled(group) and self._chance(group)):
            return verdict
        return Class.UNKNOWN

    def verdict_of(self, group: JudgedGroup) -> str:
        if self._by_program:
            return group.by_program.get(self._question, ProgramVerdict.UNSET).value
        if self._by_matching:
            return APPROVED if group.audited else REFERRED
        return "any"

    def place_of(self, group: JudgedGroup) -> StratumKey:
        """Return the stratum that the candidates represent, or one of their own."""
        where = group.system, group.category, self.verdict_of(group)
        drawn = not group.draws or any(each is not DrawState.LEFT for _, each in group.draws)
        alone = (
            self._is_verified(group) or not drawn or group.judged_by_choice or group.no_translation
        )
        if alone and self.class_of(group) in set(Class):
            how = CHOSEN if group.judged_by_choice else "alone"
            return StratumKey(*where, (*self._draw(group), how), 1.0, alone=True)
        return StratumKey(*where, self._draw(group), self._chance(group), self._is_recorded(group))

    @property
    def taken_right(self) -> str:
        """Return the verdict that takes a candidate to be right; empty if there is none."""
        if self._by_program:
            return ProgramVerdict.YES.value
        return APPROVED if self._question in FIRST_TWO else ""

    def strata_of(self, groups: Iterable[JudgedGroup]) -> dict[StratumKey, Stratum]:
        """Return the strata of some of the groups, in parts by system and category."""
        return self.strata_and_spread(groups)[0]

    def strata_and_spread(
        self, groups: Iterable[JudgedGroup]
    ) -> tuple[dict[StratumKey, Stratum], dict[StratumKey, Spread]]:
        """Return the strata, and the same by document if the groups are counted by document."""
        numbers = {each.value: number for number, each in enumerate(Class)}
        by_place: dict[StratumKey, Counter[str]] = defaultdict(Counter)
        spread: dict[StratumKey, Counter[tuple[int, int]]] = defaultdict(Counter)
        for group in groups:
            if group.is_left_out(self._question):
                continue
            place, name = self.place_of(group), self.class_of(group)
            by_place[place][name] += group.count
            part, of_place = numbers.get(name, len(numbers)), spread[place]
            for document, count in group.by_document.items():
                of_place[document, part] += count
        strata = {place: stratum_of(place, counts) for place, counts in by_place.items()}
        return strata, dict(spread)

    def _outcome(self, group: JudgedGroup) -> Outcome:
        outcome = self._outcomes.get(group.judgements)
        if outcome is None:
            outcome = self._outcomes[group.judgements] = group.outcome_by_people(self._question)
        return outcome

    def _judged_by_others(self, group: JudgedGroup) -> bool:
        return group.judged_by_anybody(self._question) and self._outcome(group) is Outcome.OPEN

    def _key(self, group: JudgedGroup) -> Hashable:
        return self.verdict_of(group), self._draw(group)

    def _draw(self, group: JudgedGroup) -> tuple[int | str, ...]:
        """Return the key of the draw: its strata or, without any, system and category."""
        if group.draws:
            return tuple(number for number, _ in group.draws)
        return group.system, group.category

    def _rate_may_be_borrowed(self, group: JudgedGroup) -> bool:
        """Return whether the rate of other categories may be used: referred ones differ much."""
        return group.audited or not self._by_matching

    def _is_verified(self, group: JudgedGroup) -> bool:
        """Return whether only a verified translation approved them: these are never sampled."""
        return self._by_matching and group.approved and not group.audited

    def _sampled(self, group: JudgedGroup) -> bool:
        """Return whether a task set drew a part of the stratum, not all of it."""
        strata = (self._drawn[number] for number, _ in group.draws)
        return any(0 < each.drawn < each.size for each in strata)

    def _is_recorded(self, group: JudgedGroup) -> bool:
        return bool(group.draws) and not any(
            self._drawn[number].reconstructed for number, _ in group.draws
        )

    def _chance(self, group: JudgedGroup) -> float:
        """Return the chance of the stratum's candidates to be drawn and reached."""
        key = self._key(group)
        anybody = self._judged_by_anybody[key]
        # π is for all people; for some of them it is multiplied by their share of the judged
        # candidates.
        theirs = self._judged[key] / anybody if anybody else 1.0
        if group.draws and (self._rate_may_be_borrowed(group) or self._sampled(group)):
            missed = ((1 - self._drawn[number].share_reached) for number, _ in group.draws)
            chance = 1.0 - float(prod(missed))
        elif self._rate_may_be_borrowed(group):  # without a recorded draw
            chance = anybody / self._sizes[key]
        else:
            chance = 1.0
        return chance * theirs


def stratum_of(place: StratumKey, counts: Mapping[str, int]) -> Stratum:
    right, wrong, not_judgeable, left_open = (counts.get(each, 0) for each in Class)
    return Stratum(
        place.verdict,
        place.category,
        (place.verdict, place.draw),
        place.chance,
        sum(counts.values()),
        right,
        wrong,
        not_judgeable,
        left_open,
        place.alone,
    )


def _strata_of(
    strata: Mapping[StratumKey, Stratum], systems: Collection[str], categories: Collection[str]
) -> Iterator[tuple[StratumKey, Stratum]]:
    for place, stratum in strata.items():
        if place.system in systems and place.category in categories:
            yield place, stratum


def _by_document(spread: Sequence[Spread]) -> ByDocument:
    """Return counts by document, place and class."""
    import numpy as np

    documents = sorted({document for of_place in spread for document, _ in of_place})
    numbers = {document: number for number, document in enumerate(documents)}
    counts = np.zeros((len(documents), len(spread), len(Class) + 1), dtype=np.int64)
    for at, of_place in enumerate(spread):
        for (document, part), count in of_place.items():
            counts[numbers[document], at, part] += count
    return counts
