"""Compare every two systems on the same examples."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from protest_core.db.project import Project
from protest_core.evaluation.compare import outdated_approvals
from protest_core.judgements.outcome import NotJudgeable, Outcome, Question
from protest_core.metrics.results import measured
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL, check_settings, signature_of_scores
from protest_core.scores.model import Comparison, OutcomesByExample, ScoreSettings, SystemPair, rank
from protest_core.scores.queries import outcomes_by_example
from protest_core.signatures.model import TableKind
from protest_core.statistics.paired import Paired, best_first, clusters, holm
from protest_core.statistics.proportions import Share
from protest_core.suite.model import SuiteDescription
from protest_core.suite.queries import load_description
from protest_core.translatable import Text

if TYPE_CHECKING:  # no other module of ours needs it loaded
    import numpy as np
    import numpy.typing as npt

    Matrix = npt.NDArray[np.int8]


# What becomes of a candidate in a comparison; lower codes do not take part.
_CORRECT, _WRONG, _OPEN, _ABSENT = 1, 0, -1, -2


_COMPARED = {
    Outcome.APPROVED: _CORRECT,
    Outcome.CORRECT: _CORRECT,
    Outcome.INCORRECT: _WRONG,
    Outcome.OPEN: _OPEN,
    Outcome.DISPUTED: _OPEN,
}


def compare_systems(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    question: Question = Question.PRONOUN,
    progress: ProgressCallback = no_progress,
) -> Comparison:
    """Return the comparison of every two systems on the examples that are open for neither."""
    progress(0, 2, Text("comparing the systems"))
    with measured(project, settings.chosen, progress) as tx:
        check_settings(tx, settings)
        found = outcomes_by_example(tx, settings.chosen, question, settings.annotator)
        suite = load_description(tx)
        signature = str(signature_of_scores(tx, settings, TableKind.PAIRS, question))
        outdated = outdated_approvals(tx, settings.chosen)
    progress(1, 2, Text("comparing the systems"))
    comparison = _comparison(found, settings, suite, question, signature)
    return replace(comparison, outdated=outdated)


def _comparison(
    found: OutcomesByExample,
    settings: ScoreSettings,
    suite: SuiteDescription,
    question: Question,
    signature: str,
) -> Comparison:
    wanted, paired = _paired(found, settings.not_judgeable)
    tested = [pair for pair in paired if pair.compared]
    adjusted = holm([pair.paired.p for pair in tested])
    pairs = [replace(pair, adjusted_p=p) for pair, p in zip(tested, adjusted, strict=True)]
    better = {names for pair in pairs if (names := pair.better)}
    ranked = best_first(wanted, better)
    pairs += [pair for pair in paired if not pair.compared]
    not_compared = {frozenset({pair.first, pair.second}) for pair in paired if not pair.compared}
    there = {name for pair in tested for name in (pair.first, pair.second)}
    alone = () if there or len(ranked) > 1 else ranked
    return Comparison(
        suite,
        question,
        _in_order(ranked, pairs),
        clusters([name for name in ranked if name in there] or alone, better, not_compared),
        signature,
        settings=settings,
    )


def _in_order(ranked: Sequence[str], pairs: Iterable[SystemPair]) -> tuple[SystemPair, ...]:
    by_names = {frozenset({pair.first, pair.second}): pair for pair in pairs}
    return tuple(
        pair if pair.first == first else pair.turned_round()
        for first, second in combinations(ranked, 2)
        for pair in [by_names[frozenset({first, second})]]
    )


def _paired(
    found: OutcomesByExample, not_judgeable: NotJudgeable
) -> tuple[tuple[str, ...], list[SystemPair]]:
    """Return all pairs, computed together as products of matrices, so that each costs little."""
    matrix = _matrix(found, not_judgeable)
    correct, wrong = (matrix == _CORRECT).astype(int), (matrix == _WRONG).astype(int)
    there, decided = (matrix > _ABSENT).astype(int), correct + wrong
    n, both = decided @ decided.T, there @ there.T
    only_first = correct @ wrong.T
    ranked = _ranked(found.systems, correct.sum(axis=1), there.sum(axis=1), decided.sum(axis=1))
    at = {name: row for row, name in enumerate(found.systems)}
    pairs = [
        SystemPair(
            first,
            second,
            Paired(int(n[i, j]), int(only_first[i, j]), int(only_first[j, i])),
            1.0,
            int(both[i, j] - n[i, j]),
        )
        for first, second in combinations(ranked, 2)
        for i, j in [(at[first], at[second])]
    ]
    return ranked, pairs


def _matrix(found: OutcomesByExample, not_judgeable: NotJudgeable) -> "Matrix":
    """Return the codes of all candidates, systems by examples."""
    import numpy as np

    excluded = not_judgeable is NotJudgeable.EXCLUDED
    codes = _COMPARED | {Outcome.NOT_JUDGEABLE: _ABSENT if excluded else _WRONG}
    matrix = np.full((len(found.systems), found.examples), _ABSENT, dtype=np.int8)
    for row, system in enumerate(found.systems):
        matrix[row, found.places[system]] = [codes[each] for each in found.outcomes[system]]
    return matrix


def _ranked(
    systems: Iterable[str], correct: Iterable[int], there: Iterable[int], decided: Iterable[int]
) -> tuple[str, ...]:
    return rank(
        {
            system: Share(int(n), int(certain), int(certain + n - known))
            for system, certain, n, known in zip(systems, correct, there, decided, strict=True)
        }
    )
