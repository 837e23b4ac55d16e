"""The candidates behind a number in a table of scores, or of an audit."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Outcome, Question
from protest_core.operations.counting.scores import check_settings, rows_and_columns
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.store.overview import chosen_candidates
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.score_values import NotJudgeable
from protest_core.store.scores import approved_by_reference, outcomes_by_example
from protest_core.store.transactions import Tx


@dataclass(frozen=True, slots=True)
class CountedCell:
    """Of all systems or categories where none is given, and of any outcome.

    `approved`: only those that matched the human reference, whatever people said of them.
    """

    question: Question = Question.PRONOUN
    system: str | None = None
    category: str | None = None
    outcomes: frozenset[Outcome] = frozenset()
    approved: bool = False


def counted_candidates(
    *, project: Project, settings: ScoreSettings, cell: CountedCell
) -> tuple[CandidateId, ...]:
    """Just those that the number counts, in the usual order."""
    with reading_chosen(project, settings.chosen) as tx:
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
    """Those in which there is something to ask."""
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
    """Its candidates in the order of their examples, each with the place of its own."""
    chosen = replace(settings.chosen, systems=frozenset({system}), categories=frozenset(categories))
    found = outcomes_by_example(tx, chosen, question, settings.annotator)
    places, outcomes = found.places.get(system, ()), found.outcomes.get(system, ())
    in_order = sorted(zip(places, outcomes, strict=True))
    for candidate, (place, outcome) in zip(chosen_candidates(tx, chosen), in_order, strict=True):
        yield place, candidate, outcome


def _approved(tx: Tx, settings: ScoreSettings, system: str) -> Collection[CandidateId]:
    return approved_by_reference(tx, replace(settings.chosen, systems=frozenset({system})))
