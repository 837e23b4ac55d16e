"""The outcome of a candidate: people overrule the automatic step; disagreement is open."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, Further, Judgement, Label, State
from protest_core.judgements.questions import FIRST_TWO, NEUTRAL, Question


class Outcome(StrEnum):
    """The outcome of a candidate: approved by the automatic step, judged by people, or neither."""

    APPROVED = "approved"
    CORRECT = "correct"
    INCORRECT = "incorrect"
    NOT_JUDGEABLE = "not_judgeable"
    OPEN = "open"
    DISPUTED = "disputed"  # annotators disagree: open, but listed separately
    NO_TRANSLATION = "no_translation"  # of its line, found when loading, and judged by nobody


@dataclass(frozen=True, slots=True)
class JudgementParts:
    """The parts of one annotator's judgement that its outcome depends on."""

    pronoun: Answer
    state: State
    not_judgeable: bool = False  # it has one of `NOT_JUDGEABLE_TAGS`
    antecedent: Answer = Answer.UNSET
    adjudicated: bool = False  # it takes precedence over all others
    further: Further = frozenset()


_LABELS = {
    Outcome.CORRECT: Label.CORRECT,
    Outcome.INCORRECT: Label.INCORRECT,
    Outcome.NOT_JUDGEABLE: Label.NONE,
}
_OUTCOMES: Mapping[str, Outcome] = {label: outcome for outcome, label in _LABELS.items()}


class ProgramVerdict(StrEnum):
    """A judging program's verdict on a candidate, for scores based on verdicts."""

    YES = "yes"
    NO = "no"
    NONE = "none"  # the program says that the candidate cannot be judged
    UNSET = "unset"  # nothing


_VERDICTS = {
    Outcome.CORRECT: ProgramVerdict.YES,
    Outcome.INCORRECT: ProgramVerdict.NO,
    Outcome.NOT_JUDGEABLE: ProgramVerdict.NONE,
}


class Dispute(StrEnum):
    """Kinds of disagreement between annotators on the questions that a candidate is asked."""

    NONE = "none"
    SETTLED = "settled"  # adjudication answers all questions on which they differ
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Verifiers:
    """The judgements that call a translation correct, as indices of all judgements."""

    pronoun: tuple[int, ...]
    antecedent: tuple[int, ...] = ()  # empty if the question is not asked

    @property
    def all(self) -> tuple[int, ...]:
        return tuple(sorted({*self.pronoun, *self.antecedent}))


class NotJudgeable(StrEnum):
    """Ways of counting candidates that people could not judge."""

    INCORRECT = "incorrect"  # not correct: all examples count, as in WMT 2018
    EXCLUDED = "excluded"


def counted_as(outcome: Outcome) -> frozenset[Outcome]:
    """Return the outcomes that an outcome includes: open candidates include disputed ones."""
    both = frozenset({Outcome.OPEN, Outcome.DISPUTED})
    return both if outcome is Outcome.OPEN else frozenset({outcome})


def parts_of(judgement: Judgement, state: State, *, adjudicated: bool = False) -> JudgementParts:
    """Return the parts of a judgement on which its outcome and labels depend."""
    return JudgementParts(
        judgement.pronoun,
        state,
        not judgement.tags.isdisjoint(NOT_JUDGEABLE_TAGS),
        judgement.antecedent,
        adjudicated,
        judgement.further,
    )


def outcome_of_parts(parts: JudgementParts) -> Outcome | None:
    """Return the pronoun's outcome in one judgement; `None` while there is no answer."""
    return _outcome_answered(parts, parts.pronoun)


def antecedent_outcome_of_parts(parts: JudgementParts) -> Outcome | None:
    """Return the antecedent's outcome in one judgement; `None` while there is no answer.

    If only the pronoun is answered, the antecedent's answer is missing, even if the judgement
    contradicts itself: the annotator did not say that the antecedent cannot be judged.
    """
    only_pronoun = parts.antecedent is Answer.UNSET and parts.pronoun is not Answer.UNSET
    if only_pronoun and parts.state is State.CONFLICT and not parts.not_judgeable:
        return None
    return _outcome_answered(parts, parts.antecedent)


def _outcome_answered(parts: JudgementParts, answer: Answer) -> Outcome | None:
    if parts.not_judgeable:
        return Outcome.NOT_JUDGEABLE
    if answer is not Answer.UNSET:
        return Outcome.CORRECT if answer is Answer.YES else Outcome.INCORRECT
    unfinished = parts.state in {State.NEW, State.INCOMPLETE}
    return None if unfinished else Outcome.NOT_JUDGEABLE


def outcome_of_answer(parts: JudgementParts, question: Question) -> Outcome | None:
    """Return the outcome of any question in one judgement; `None` while there is no answer."""
    label = label_of(parts, question)
    return None if label is None else _OUTCOMES.get(label, Outcome.INCORRECT)


def label_of(parts: JudgementParts, question: Question) -> str | None:
    """Return one annotator's label, or `None` without an answer.

    The label for the first two questions follows from the outcome of the judgement.
    """
    if of_parts := _OUTCOME_OF_PARTS.get(question):
        outcome = of_parts(parts)
        return None if outcome is None else _LABELS[outcome]
    if parts.not_judgeable:
        return Label.NONE
    made = [choice for of, choice in parts.further if of == question.id]
    return question.label(made) if made else None


_OUTCOME_OF_PARTS = {
    Question.PRONOUN: outcome_of_parts,
    Question.ANTECEDENT: antecedent_outcome_of_parts,
}


def verdict_of(parts: JudgementParts, question: Question) -> ProgramVerdict:
    """Return the verdict in a program's judgement; tags take precedence over answers."""
    outcome = outcome_of_answer(parts, question)
    return ProgramVerdict.UNSET if outcome is None else _VERDICTS[outcome]


def outcome_on(
    question: Question,
    everybody: Iterable[JudgementParts],
    *,
    approved: bool,
    no_translation: bool = False,
) -> Outcome:
    """Return the outcome of a candidate on any question; only the first two have approvals."""
    return _outcome(
        everybody,
        lambda parts: outcome_of_answer(parts, question),
        approved=approved and question in FIRST_TWO,
        no_translation=no_translation,
    )


def is_neutral_on(question: Question, everybody: Iterable[JudgementParts]) -> bool:
    """Return whether all answers that decide the outcome count as neutral."""
    judgements = tuple(everybody)
    deciding = _deciding(judgements, lambda parts: outcome_of_answer(parts, question))
    return {label_of(judgements[place], question) for place in deciding} == {NEUTRAL}


def outcome_of(
    everybody: Iterable[JudgementParts], *, approved: bool, no_translation: bool = False
) -> Outcome:
    """Return the outcome of a candidate's pronoun from all judgements and the automatic step."""
    return _outcome(everybody, outcome_of_parts, approved=approved, no_translation=no_translation)


def antecedent_outcome_of(everybody: Iterable[JudgementParts], *, approved: bool) -> Outcome:
    """Return the outcome of the antecedents, which approval implies to be right."""
    return _outcome(everybody, antecedent_outcome_of_parts, approved=approved)


def _outcome(
    everybody: Iterable[JudgementParts],
    outcome: Callable[[JudgementParts], Outcome | None],
    *,
    approved: bool,
    no_translation: bool = False,
) -> Outcome:
    outcomes = {(parts.adjudicated, each) for parts in everybody if (each := outcome(parts))}
    adjudicated = {each for wins, each in outcomes if wins}
    distinct = adjudicated or {each for _, each in outcomes}
    if len(distinct) > 1:
        return Outcome.DISPUTED
    if distinct:
        return distinct.pop()
    if no_translation:
        return Outcome.NO_TRANSLATION
    return Outcome.APPROVED if approved else Outcome.OPEN


def dispute_of(
    everybody: Iterable[JudgementParts], questions: Iterable[Question] = FIRST_TWO
) -> Dispute:
    """Return whether annotators differ, and whether adjudication settles all their differences."""
    judgements = tuple(everybody)
    return strongest(_dispute_on(question, judgements) for question in questions)


def strongest(disputes: Iterable[Dispute]) -> Dispute:
    """Return the dispute on several questions: it is open if one of them is."""
    return max(disputes, key=[*Dispute].index, default=Dispute.NONE)


def _dispute_on(question: Question, judgements: Iterable[JudgementParts]) -> Dispute:
    labels = {(each.adjudicated, label_of(each, question)) for each in judgements}
    by_people = {label for adjudicated, label in labels if label and not adjudicated}
    if len(by_people) < 2:
        return Dispute.NONE
    is_settled = any(label for adjudicated, label in labels if adjudicated)
    return Dispute.SETTLED if is_settled else Dispute.OPEN


def verifiers_of(
    everybody: Sequence[JudgementParts], *, antecedent_asked: bool
) -> Verifiers | None:
    """Return the judgements that verify a candidate; `None` unless people call everything correct.

    Adjudication takes precedence, a disputed candidate is not verified, and an approval by the
    automatic step does not count: otherwise one approval would lead to the next.
    """
    if outcome_of(everybody, approved=False) is not Outcome.CORRECT:
        return None
    if not antecedent_asked:
        return Verifiers(_deciding(everybody, outcome_of_parts))
    if antecedent_outcome_of(everybody, approved=False) is not Outcome.CORRECT:
        return None
    return Verifiers(
        _deciding(everybody, outcome_of_parts), _deciding(everybody, antecedent_outcome_of_parts)
    )


def _deciding(
    everybody: Sequence[JudgementParts], outcome: Callable[[JudgementParts], Outcome | None]
) -> tuple[int, ...]:
    """Return the adjudication or, without one, all judgements that have an outcome."""
    answered = [place for place, parts in enumerate(everybody) if outcome(parts)]
    settled = [place for place in answered if everybody[place].adjudicated]
    return tuple(settled or answered)
