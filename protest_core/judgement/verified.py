"""Which translations people verified: those that may serve as further references."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from protest_core.judgement.outcome import (
    Outcome,
    Said,
    antecedent_outcome_of,
    antecedent_outcome_said,
    outcome_of,
    outcome_said,
)


@dataclass(frozen=True, slots=True)
class Verifiers:
    """Whose judgements call a translation correct, by their places among all of them."""

    pronoun: tuple[int, ...]
    antecedent: tuple[int, ...] = ()  # where nothing is asked, nobody answers

    @property
    def all(self) -> tuple[int, ...]:
        return tuple(sorted({*self.pronoun, *self.antecedent}))


def verifiers_of(everybody: Sequence[Said], *, antecedent_asked: bool) -> Verifiers | None:
    """None unless people call the pronoun correct, and the antecedent where it is asked for.

    What is settled wins, what is disputed is not verified, and an approval by the automatic step
    is nobody's word: else one approval would lead to the next.
    """
    if outcome_of(everybody, approved=False) is not Outcome.CORRECT:
        return None
    if not antecedent_asked:
        return Verifiers(_deciding(everybody, outcome_said))
    if antecedent_outcome_of(everybody, approved=False) is not Outcome.CORRECT:
        return None
    return Verifiers(
        _deciding(everybody, outcome_said), _deciding(everybody, antecedent_outcome_said)
    )


def _deciding(
    everybody: Sequence[Said], outcome: Callable[[Said], Outcome | None]
) -> tuple[int, ...]:
    """Who settled it; where nobody had to, all who said something."""
    told = [place for place, said in enumerate(everybody) if outcome(said)]
    settled = [place for place in told if everybody[place].adjudicated]
    return tuple(settled or told)
