"""The candidates behind a number of scores, audits and comparisons."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.listing import chosen_candidates
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import check_known, rows_and_columns
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import NotJudgeable, Outcome, Question
from protest_core.metrics.results import measured
from protest_core.scores.compute import check_settings
from protest_core.scores.model import ScoreSettings
from protest_core.scores.queries import approved_by_reference, outcomes_by_example

_Verdict = bool | None  # whether it is correct, once that is decided


class PairPart(StrEnum):
    """The parts of the examples common to both systems that a comparison counts."""

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
    """Return a candidate of each example counted, in the suite's order.

    It is the first system's or, where only the second is correct, the second's.
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
    """Return the system's candidates that take part, by the index of their example."""
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


@dataclass(frozen=True, slots=True)
class CountedCell:
    """What a number counts: a question, system, category and outcomes; all, where none is given.

    `approved`: only what matched the human reference, however people judged it.
    """

    question: Question = Question.PRONOUN
    system: str | None = None
    category: str | None = None
    outcomes: frozenset[Outcome] = frozenset()
    approved: bool = False


def counted_candidates(
    *, project: Project, settings: ScoreSettings, cell: CountedCell
) -> tuple[CandidateId, ...]:
    """Return the candidates that the number counts, in the usual order."""
    with measured(project, settings.chosen) as tx:
        check_settings(tx, settings)
        return tuple(_counted(tx, settings, cell))


def _counted(tx: Tx, settings: ScoreSettings, cell: CountedCell) -> Iterator[CandidateId]:
    systems, categories = _places(tx, settings.chosen, cell)
    wanted = _outcomes(settings, cell)
    for system in systems if categories else ():
        approved = _approved(tx, settings, system) if cell.approved else None
        found = outcomes_of_system(tx, settings, cell.question, system, categories)
        for _, candidate, outcome in found:
            if outcome in wanted and (approved is None or candidate in approved):
                yield candidate


def _places(tx: Tx, chosen: CandidateFilter, cell: CountedCell) -> tuple[list[str], list[str]]:
    systems, _ = rows_and_columns(tx, chosen)
    return (
        [each for each in systems if cell.system in (None, each)],
        [
            each
            for each in categories_asked(tx, chosen, cell.question)
            if cell.category in (None, each)
        ],
    )


def categories_asked(tx: Tx, chosen: CandidateFilter, question: Question) -> tuple[str, ...]:
    """Return the categories in which the question is asked."""
    _, categories = rows_and_columns(tx, chosen)
    every = question is Question.PRONOUN
    return tuple(each.id for each in categories if every or each.antecedent_agrees)


def _outcomes(settings: ScoreSettings, cell: CountedCell) -> Collection[Outcome]:
    if cell.outcomes:
        return cell.outcomes
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    return frozenset(Outcome) - ({Outcome.NOT_JUDGEABLE} if excluded else set())


def outcomes_of_system(
    tx: Tx,
    settings: ScoreSettings,
    question: Question,
    system: str,
    categories: Iterable[str],
) -> Iterator[tuple[int, CandidateId, Outcome]]:
    """Yield a system's candidates in the order of their examples, each with its example's index."""
    chosen = replace(settings.chosen, systems=frozenset({system}), categories=frozenset(categories))
    found = outcomes_by_example(tx, chosen, question, settings.annotator)
    places, outcomes = found.places.get(system, ()), found.outcomes.get(system, ())
    in_order = sorted(zip(places, outcomes, strict=True))
    for candidate, (place, outcome) in zip(chosen_candidates(tx, chosen), in_order, strict=True):
        yield place, candidate, outcome


def _approved(tx: Tx, settings: ScoreSettings, system: str) -> Collection[CandidateId]:
    return approved_by_reference(tx, replace(settings.chosen, systems=frozenset({system})))
