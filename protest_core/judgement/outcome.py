"""What counts for a candidate in the end: manual wins over automatic, and disagreement is open."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Answer


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


def outcome_said(said: Said) -> Outcome | None:
    """Of one judgement; `None` while it says nothing yet."""
    if said.not_judgeable:
        return Outcome.NOT_JUDGEABLE
    if said.pronoun is not Answer.UNSET:
        return Outcome.CORRECT if said.pronoun is Answer.YES else Outcome.INCORRECT
    unfinished = said.state in {State.NEW, State.INCOMPLETE}
    return None if unfinished else Outcome.NOT_JUDGEABLE


def outcome_of(everybody: Iterable[Said], *, approved: bool) -> Outcome:
    """Of a candidate, from all that was said of it and from the automatic step."""
    found = {outcome for said in everybody if (outcome := outcome_said(said))}
    if len(found) > 1:
        return Outcome.DISPUTED
    if found:
        return found.pop()
    return Outcome.APPROVED if approved else Outcome.OPEN
