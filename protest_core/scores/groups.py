"""Groups of candidates that are alike in everything on which scores depend, counted in SQL."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.outcome import (
    JudgementParts,
    Outcome,
    ProgramVerdict,
    outcome_on,
)
from protest_core.judgements.questions import Question
from protest_core.matching.rules import Verdict
from protest_core.tasks.model import DrawState


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
    by_anybody: tuple[JudgementParts, ...] | None = None
    draws: tuple[tuple[int, DrawState], ...] = ()
    by_program: Mapping[Question, ProgramVerdict] = field(default_factory=dict)
    chosen: bool = False
    by_document: Mapping[int, int] = field(default_factory=dict)  # numbers by its first line

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
        return outcome_on(question, self.judgements, approved=self.approved)

    def outcome_by_people(self, question: Question) -> Outcome:
        """Return the outcome without any approval by the automatic step."""
        return outcome_on(question, self.judgements, approved=False)

    def judged_by_anybody(self, question: Question) -> bool:
        """Return whether people have judged these candidates, even people who do not count here."""
        judgements = self.judgements if self.by_anybody is None else self.by_anybody
        return outcome_on(question, judgements, approved=False) is not Outcome.OPEN

    def counts(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(self.outcome(question), self.count, by_verified=self.by_verified)

    def counts_by_people(self, question: Question) -> OutcomeCounts:
        return OutcomeCounts.of(self.outcome_by_people(question), self.count)
