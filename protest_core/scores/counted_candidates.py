"""The candidates behind a number of scores, audits and comparisons."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import check_known, rows_and_columns
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import Question, categories_asked
from protest_core.scores.compute import sample_of
from protest_core.scores.model import ScoreSettings
from protest_core.scores.queries import (
    GroupedExamples,
    Members,
    approved_by_reference,
    group_examples,
)
from protest_core.signatures.sign import check_question
from protest_core.signatures.signature import TableKind
from protest_core.statistics.differences import Class

_JUDGED = frozenset({Class.RIGHT, Class.WRONG, Class.NOT_JUDGEABLE})
_WRONG = _JUDGED - {Class.RIGHT}


class PairPart(StrEnum):
    """The parts of the examples common to both systems that a comparison counts."""

    BOTH_HAVE = "both have"
    JUDGED = "judged"
    ONLY_FIRST = "only first"
    ONLY_SECOND = "only second"
    UNKNOWN = "unknown"


_MEANT: dict[PairPart, Callable[[str, str], bool]] = {
    PairPart.BOTH_HAVE: lambda one, other: True,  # noqa: ARG005
    PairPart.JUDGED: lambda one, other: {one, other} <= _JUDGED,
    PairPart.ONLY_FIRST: lambda one, other: one == Class.RIGHT and other in _WRONG,
    PairPart.ONLY_SECOND: lambda one, other: other == Class.RIGHT and one in _WRONG,
    PairPart.UNKNOWN: lambda one, other: Class.UNKNOWN in (one, other),
}
assert set(_MEANT) == set(PairPart)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class CountedCell:
    """The conditions of a number: question, system, category, outcomes; any value if not given.

    `approved`: only candidates that match the human reference, regardless of judgements.
    `neutral`: only those whose answers are neutral.
    """

    question: Question = Question.PRONOUN
    system: str | None = None
    category: str | None = None
    outcomes: frozenset[Outcome] = frozenset()
    approved: bool = False
    neutral: bool = False


def compared_candidates(
    *,
    project: Project,
    settings: ScoreSettings,
    pair: tuple[str, str],
    part: PairPart,
    question: Question = Question.PRONOUN,
) -> tuple[CandidateId, ...]:
    """Return a candidate of each example counted, in the suite's order.

    The candidate is the first system's or, if only the second is correct, the second's.
    """
    with project.reading() as tx:
        check_question(tx, settings.asked(TableKind.PAIRS))
        check_known("system", pair, [each.name for each in list_systems(tx)])
        grouped = group_examples(
            tx, settings.chosen, question, settings.annotators, settings.verdicts
        ).counted(question)
        sample = sample_of(tx, settings, grouped.groups, question)
    classes = [sample.class_of(group) for group in grouped.groups]
    one, other = (
        {
            example: (classes[group], candidate)
            for candidate, example, group in _members(grouped, each)
        }
        for each in pair
    )
    shown = other if part is PairPart.ONLY_SECOND else one
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    left_out = {Class.NOT_JUDGEABLE} if excluded else set()
    return tuple(
        shown[example][1]
        for example in sorted(one.keys() & other.keys())
        for both in [(one[example][0], other[example][0])]
        if not left_out & {*both} and _MEANT[part](*both)
    )


def _members(found: GroupedExamples, system: str) -> Iterator[tuple[CandidateId, int, int]]:
    members = found.systems.get(system, Members())
    return zip(members.candidates, members.examples, members.groups, strict=True)


def counted_candidates(
    *, project: Project, settings: ScoreSettings, cell: CountedCell
) -> tuple[CandidateId, ...]:
    """Return the candidates that the number counts, in the usual order."""
    with project.reading() as tx:
        check_question(tx, settings.asked(TableKind.SCORES))
        return tuple(_counted(tx, settings, cell))


def _counted(tx: Tx, settings: ScoreSettings, cell: CountedCell) -> Iterator[CandidateId]:
    systems, categories = _places(tx, settings.chosen, cell)
    wanted = _outcomes(settings, cell)
    for system in systems if categories else ():
        approved = _approved(tx, settings, system) if cell.approved else None
        neutral = _neutral(tx, settings, cell.question, system) if cell.neutral else None
        found = outcomes_of_system(tx, settings, cell.question, system, categories)
        for _, candidate, outcome in found:
            among = all(each is None or candidate in each for each in (approved, neutral))
            if outcome in wanted and among:
                yield candidate


def _places(tx: Tx, chosen: CandidateFilter, cell: CountedCell) -> tuple[list[str], list[str]]:
    systems, _ = rows_and_columns(tx, chosen)
    return (
        [each for each in systems if cell.system in (None, each)],
        [
            each
            for each in categories_of_question(tx, chosen, cell.question)
            if cell.category in (None, each)
        ],
    )


def categories_of_question(tx: Tx, chosen: CandidateFilter, question: Question) -> tuple[str, ...]:
    """Return the chosen categories in which the question is asked."""
    _, categories = rows_and_columns(tx, chosen)
    return tuple(each.id for each in categories_asked(categories, question))


def _outcomes(settings: ScoreSettings, cell: CountedCell) -> Collection[Outcome]:
    if cell.outcomes:
        return cell.outcomes
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    left_out = {Outcome.NOT_JUDGEABLE} if excluded else set()
    return frozenset(Outcome) - {Outcome.NO_TRANSLATION} - left_out


def outcomes_of_system(
    tx: Tx,
    settings: ScoreSettings,
    question: Question,
    system: str,
    categories: Iterable[str],
) -> Iterator[tuple[int, CandidateId, Outcome]]:
    """Yield a system's candidates in the order of their examples, each with its example's index."""
    chosen = replace(settings.chosen, systems=frozenset({system}), categories=frozenset(categories))
    found = group_examples(tx, chosen, question, settings.annotators)
    outcomes = [group.outcome(question) for group in found.groups]
    for candidate, example, group in sorted(_members(found, system), key=lambda each: each[1]):
        yield example, candidate, outcomes[group]


def _neutral(
    tx: Tx, settings: ScoreSettings, question: Question, system: str
) -> Collection[CandidateId]:
    chosen = replace(settings.chosen, systems=frozenset({system}))
    found = group_examples(tx, chosen, question, settings.annotators)
    neutral = {at for at, each in enumerate(found.groups) if each.is_neutral(question)}
    return {candidate for candidate, _, group in _members(found, system) if group in neutral}


def _approved(tx: Tx, settings: ScoreSettings, system: str) -> Collection[CandidateId]:
    return approved_by_reference(tx, replace(settings.chosen, systems=frozenset({system})))
