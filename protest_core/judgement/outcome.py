"""What counts for a candidate in the end: manual wins over automatic, and disagreement is open."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Answer

# Under this name stands what was settled where people disagreed. Nobody else is called so.
ADJUDICATION = "adjudication"


def is_reserved(annotator: str) -> bool:
    """In whatever case: a table or a person would take one for the other."""
    return annotator.strip().casefold() == ADJUDICATION


class Question(StrEnum):
    """What is asked of a candidate; the antecedent's only where it has to agree."""

    PRONOUN = "pronoun"
    ANTECEDENT = "antecedent"


class Outcome(StrEnum):
    """Approved by the automatic step, or judged by people, or neither."""

    APPROVED = "approved"
    CORRECT = "correct"
    INCORRECT = "incorrect"
    NOT_JUDGEABLE = "not_judgeable"
    OPEN = "open"
    DISPUTED = "disputed"  # people disagree: it counts as open and is told apart


def counted_as(outcome: Outcome) -> frozenset[Outcome]:
    """Whoever asks for what is open gets the disputed ones, too."""
    both = frozenset({Outcome.OPEN, Outcome.DISPUTED})
    return both if outcome is Outcome.OPEN else frozenset({outcome})


@dataclass(frozen=True, slots=True)
class Said:
    """Of one person's judgement, what its outcome depends on."""

    pronoun: Answer
    state: State
    not_judgeable: bool = False  # has one of `NOT_JUDGEABLE_TAGS`
    antecedent: Answer = Answer.UNSET
    adjudicated: bool = False  # settles what others say


def outcome_said(said: Said) -> Outcome | None:
    """Of the pronoun in one judgement; `None` while it says nothing yet."""
    return _outcome_answered(said, said.pronoun)


def antecedent_outcome_said(said: Said) -> Outcome | None:
    """Of the antecedent, where it is asked for."""
    return _outcome_answered(said, said.antecedent)


def _outcome_answered(said: Said, answer: Answer) -> Outcome | None:
    if said.not_judgeable:
        return Outcome.NOT_JUDGEABLE
    if answer is not Answer.UNSET:
        return Outcome.CORRECT if answer is Answer.YES else Outcome.INCORRECT
    unfinished = said.state in {State.NEW, State.INCOMPLETE}
    return None if unfinished else Outcome.NOT_JUDGEABLE


def outcome_of(everybody: Iterable[Said], *, approved: bool) -> Outcome:
    """Of a candidate's pronoun, from all that was said of it and from the automatic step."""
    return _outcome(everybody, outcome_said, approved=approved)


def antecedent_outcome_of(everybody: Iterable[Said], *, approved: bool) -> Outcome:
    """An approved candidate has its antecedents right, too: that is a condition for approval."""
    return _outcome(everybody, antecedent_outcome_said, approved=approved)


def _outcome(
    everybody: Iterable[Said], outcome: Callable[[Said], Outcome | None], *, approved: bool
) -> Outcome:
    told = {(said.adjudicated, each) for said in everybody if (each := outcome(said))}
    adjudicated = {each for wins, each in told if wins}
    found = adjudicated or {each for _, each in told}
    if len(found) > 1:
        return Outcome.DISPUTED
    if found:
        return found.pop()
    return Outcome.APPROVED if approved else Outcome.OPEN


class Dispute(StrEnum):
    """Whether people say different things of a candidate's pronoun or antecedent."""

    NONE = "none"
    OPEN = "open"
    SETTLED = "settled"  # by adjudication, as far as they differ


def dispute_of(everybody: Iterable[Said]) -> Dispute:
    told = tuple(everybody)
    people = [said for said in told if not said.adjudicated]
    if not _disputed(people):
        return Dispute.NONE
    return Dispute.OPEN if _disputed(told) else Dispute.SETTLED


def _disputed(told: Collection[Said]) -> bool:
    of_question = (outcome_of, antecedent_outcome_of)
    return any(outcome(told, approved=False) is Outcome.DISPUTED for outcome in of_question)
