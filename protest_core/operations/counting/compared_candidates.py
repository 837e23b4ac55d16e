"""The candidates behind a number in a comparison of two systems."""

from collections.abc import Callable
from enum import StrEnum

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Outcome, Question
from protest_core.operations.counting.counted_candidates import categories_asked, outcomes_of_system
from protest_core.operations.counting.scores import check_settings
from protest_core.operations.systems.evaluation import check_known
from protest_core.store.project import Project
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.score_values import NotJudgeable
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx

_Verdict = bool | None  # whether it is correct, once that is decided


class PairPart(StrEnum):
    """What is counted of the examples that both systems have."""

    COMPARED = "compared"
    ONLY_FIRST = "only first"
    ONLY_SECOND = "only second"
    OPEN = "open"


_MEANT: dict[PairPart, Callable[[_Verdict, _Verdict], bool]] = {
    PairPart.COMPARED: lambda one, other: None not in (one, other),
    PairPart.ONLY_FIRST: lambda one, other: one is True and other is False,
    PairPart.ONLY_SECOND: lambda one, other: one is False and other is True,
    PairPart.OPEN: lambda one, other: None in (one, other),
}
assert set(_MEANT) == set(PairPart)  # noqa: S101 — a table must cover its enum


def compared_candidates(
    *,
    project: Project,
    settings: ScoreSettings,
    pair: tuple[str, str],
    part: PairPart,
    question: Question = Question.PRONOUN,
) -> tuple[CandidateId, ...]:
    """One of each example, in the suite's order: the first system's, but where only the second
    is correct, the second's.
    """
    with project.reading() as tx:
        check_settings(tx, settings)
        check_known("system", pair, [each.name for each in list_systems(tx)])
        one, other = (_verdicts(tx, settings, question, each) for each in pair)
    shown = other if part is PairPart.ONLY_SECOND else one
    return tuple(
        shown[place][0]
        for place in sorted(one.keys() & other.keys())
        if _MEANT[part](one[place][1], other[place][1])
    )


def _verdicts(
    tx: Tx, settings: ScoreSettings, question: Question, system: str
) -> dict[int, tuple[CandidateId, _Verdict]]:
    """By the places of the examples; of what takes no part there is nothing."""
    categories = categories_asked(tx, settings.chosen, question)
    if not categories:
        return {}
    found = outcomes_of_system(tx, settings, question, system, categories)
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    return {
        place: (candidate, _VERDICTS[outcome])
        for place, candidate, outcome in found
        if not (excluded and outcome is Outcome.NOT_JUDGEABLE)
    }


_VERDICTS: dict[Outcome, _Verdict] = {
    Outcome.APPROVED: True,
    Outcome.CORRECT: True,
    Outcome.INCORRECT: False,
    Outcome.NOT_JUDGEABLE: False,
    Outcome.OPEN: None,
    Outcome.DISPUTED: None,
}
assert set(_VERDICTS) == set(Outcome)  # noqa: S101 — a table must cover its enum
