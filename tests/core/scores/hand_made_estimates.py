"""Estimates of tables made by hand, from counts by system and category."""

from collections.abc import Mapping
from types import MappingProxyType

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import Question
from protest_core.scores.strata import APPROVED, REFERRED, Estimates, StratumKey
from protest_core.statistics.estimation import Stratum

Counts = Mapping[tuple[str, str], OutcomeCounts]  # by system and category id


def estimates_of(
    cells: Mapping[Question, Counts],
    audited: Mapping[Question, Counts] = MappingProxyType({}),
    *,
    excluded: bool = False,
) -> Estimates:
    """Return the estimates that belong to the cells of a table.

    The approvals of a cell are those that nobody judged, and the `audited` ones, which people
    judged after a draw of so many from all of its approvals. Everything else was referred.
    """
    strata = {question: _strata(cells[question], audited.get(question, {})) for question in cells}
    return Estimates(strata, excluded=excluded)


def _strata(cells: Counts, audited: Counts) -> dict[StratumKey, Stratum]:
    found = {}
    for (system, category), counts in cells.items():
        drawn = audited.get((system, category), OutcomeCounts())
        by_verdict = {
            APPROVED: (drawn, counts.approved),
            REFERRED: (_without(counts, drawn), 0),
        }
        for verdict, (judged, missing) in by_verdict.items():
            size = judged.total + missing
            if size:
                place = StratumKey(
                    system, category, verdict, (system, category), judged.total / size
                )
                found[place] = Stratum(
                    verdict,
                    category,
                    place.draw,
                    place.chance,
                    size,
                    judged.correct,
                    judged.incorrect,
                    judged.not_judgeable,
                    judged.open + judged.disputed,
                )
    return found


def _without(counts: OutcomeCounts, drawn: OutcomeCounts) -> OutcomeCounts:
    """Return those that people judged, or that are open, without those of an audit."""
    judged = (each for each in Outcome if each is not Outcome.APPROVED)
    return OutcomeCounts(
        **{each.value: counts.having(each) - drawn.having(each) for each in judged}
    )
