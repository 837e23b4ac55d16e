"""Which systems differ: every two of them on the same examples."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from protest_core.judgement import Outcome, Question
from protest_core.operations.scores import USUAL, check_settings, signature_of_scores
from protest_core.progress import ProgressCallback, no_progress
from protest_core.statistics import Paired, Share, clusters, holm
from protest_core.store import (
    Comparison,
    NotJudgeable,
    OutcomesByExample,
    Project,
    ScoreSettings,
    SystemPair,
    rank,
)

if TYPE_CHECKING:  # nothing else of ours needs it loaded
    import numpy as np
    import numpy.typing as npt

    Matrix = npt.NDArray[np.int8]

# What becomes of a candidate in a comparison; whatever is lower does not take part.
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
    """Every two systems on the same examples, those left out that are open for either."""
    progress(0, 2, "comparing the systems")
    with project.reading(progress) as snapshot:
        check_settings(snapshot, settings)
        found = snapshot.outcomes_by_example(settings.chosen, question, settings.annotator)
        suite = snapshot.description()
        signature = str(signature_of_scores(snapshot, settings))
    progress(1, 2, "comparing the systems")
    ranked, pairs = _pairs(found, settings.not_judgeable)
    by_pair = {frozenset({each.first, each.second}): each.adjusted_p for each in pairs}
    return Comparison(suite, question, pairs, clusters(ranked, by_pair), signature)


def _pairs(
    found: OutcomesByExample, not_judgeable: NotJudgeable
) -> tuple[tuple[str, ...], tuple[SystemPair, ...]]:
    """All of it as sums of products of matrices: a pair takes no time of its own."""
    matrix = _matrix(found, not_judgeable)
    correct, wrong = (matrix == _CORRECT).astype(int), (matrix == _WRONG).astype(int)
    there, decided = (matrix > _ABSENT).astype(int), correct + wrong
    n, both = decided @ decided.T, there @ there.T
    only_first = correct @ wrong.T
    ranked = _ranked(found.systems, correct.sum(axis=1), there.sum(axis=1), decided.sum(axis=1))
    at = {name: row for row, name in enumerate(found.systems)}
    plain = [
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
    adjusted = holm([pair.paired.p for pair in plain])
    return ranked, tuple(replace(p, adjusted_p=a) for p, a in zip(plain, adjusted, strict=True))


def _matrix(found: OutcomesByExample, not_judgeable: NotJudgeable) -> "Matrix":
    """Systems by examples."""
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
