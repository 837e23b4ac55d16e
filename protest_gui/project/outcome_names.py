"""Outcomes and states in the words that people see, and the parts of a bar in their order."""

from PySide6.QtCore import QCoreApplication

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome

# The disputed ones count as open and are shown with them.
PARTS = (
    Outcome.APPROVED,
    Outcome.CORRECT,
    Outcome.INCORRECT,
    Outcome.NOT_JUDGEABLE,
    Outcome.OPEN,
)


def numbers_of(counts: OutcomeCounts) -> tuple[int, ...]:
    """One for each of the parts."""
    return (
        counts.approved,
        counts.correct,
        counts.incorrect,
        counts.not_judgeable,
        counts.open + counts.disputed,
    )


def words_of(counts: OutcomeCounts) -> str:
    parts = zip(numbers_of(counts), PARTS, strict=True)
    words = [f"{number:,} {outcome_name(part)}" for number, part in parts]
    if counts.by_verified:
        words.insert(1, by_verified(counts.by_verified))
    if counts.disputed:
        disputed = QCoreApplication.translate("Outcome", "of them {0} disputed")
        words.append(disputed.format(f"{counts.disputed:,}"))
    return ", ".join(words)


def by_verified(count: int) -> str:
    text = QCoreApplication.translate("Outcome", "of them {0} by verified translations")
    return text.format(f"{count:,}")


def outcome_name(outcome: Outcome) -> str:
    return QCoreApplication.translate("Outcome", _OUTCOMES[outcome])


def state_name(state: State) -> str:
    return QCoreApplication.translate("State", _STATES[state])


_OUTCOMES = {
    Outcome.APPROVED: "approved",
    Outcome.CORRECT: "correct",
    Outcome.INCORRECT: "incorrect",
    Outcome.NOT_JUDGEABLE: "not judgeable",
    Outcome.OPEN: "open",
    Outcome.DISPUTED: "disputed",
}
_STATES = {
    State.NEW: "not judged",
    State.INCOMPLETE: "incomplete",
    State.DONE: "done",
    State.CONFLICT: "in conflict",
}
assert set(_OUTCOMES) == set(Outcome)  # noqa: S101 — a table must cover its enum
assert set(_STATES) == set(State)  # noqa: S101
