"""Compare every two systems by the distance of the antecedent, as with other contexts."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from protest_core.candidates.filter import Distance
from protest_core.candidates.queries.conditions import load_distances
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.comparison import compare_systems, over_in_words, with_adjusted_p
from protest_core.scores.compute import USUAL, score_table
from protest_core.scores.model import ScoreSettings, ScoreTable, SystemComparison
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import TableKind
from protest_core.statistics.paired import holm
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class DistancePart:
    """The systems on the examples whose nearest antecedent is at one distance."""

    distance: Distance
    scores: ScoreTable
    comparison: SystemComparison


@dataclass(frozen=True, slots=True)
class DistanceComparison:
    """The systems at each distance that occurs; `whole` compares them at all distances together.

    p is adjusted over the pairs at all distances.
    """

    frame: Frame
    question: Question
    whole: SystemComparison
    parts: tuple[DistancePart, ...]


def compare_by_distance(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    question: Question = Question.PRONOUN,
    progress: ProgressCallback = no_progress,
) -> DistanceComparison:
    """Return the comparison of every two systems at each distance, on the examples of both."""
    doing = Text("comparing the systems")
    with project.reading(progress) as tx:
        there = load_distances(tx)
    chosen = settings.chosen.distances
    distances = [each for each in there if not chosen or each in chosen]
    if not distances:
        raise RefusedError(
            Text(
                "No example has an antecedent at this distance. Leave --distance out, or compare "
                "without distances."
            )
            if there
            else Text("No example has an antecedent. Compare the systems without distances.")
        )
    whole = compare_systems(
        project=project, settings=_at(settings, distances), question=question, progress=progress
    )
    over = whole.documents.over  # the same at all distances
    settings = replace(settings, over=over)
    parts = []
    for number, distance in enumerate(distances):
        progress(number, len(distances), doing)
        here = _at(settings, [distance])
        of_question = replace(here, question=None if question in FIRST_TWO else question)
        parts.append(
            DistancePart(
                distance,
                score_table(project=project, settings=of_question),
                compare_systems(project=project, settings=here, question=question),
            )
        )
    with project.reading(progress) as tx:
        asked = settings.asked(TableKind.DISTANCES, over_in_words(whole.documents), question)
        of = frame(tx, asked)
    return DistanceComparison(of, question, whole, tuple(_adjusted(parts)))


def _at(settings: ScoreSettings, distances: Iterable[Distance]) -> ScoreSettings:
    return replace(settings, chosen=replace(settings.chosen, distances=frozenset(distances)))


def _adjusted(parts: Iterable[DistancePart]) -> Iterator[DistancePart]:
    """Yield the parts with p adjusted over the tested pairs of all of them."""
    parts = list(parts)
    tests = [
        pair.difference.p for part in parts for pair in part.comparison.pairs if pair.difference
    ]
    adjusted = iter(holm(tests))
    for part in parts:
        pairs = tuple(
            with_adjusted_p(pair, next(adjusted)) if pair.difference else pair
            for pair in part.comparison.pairs
        )
        yield replace(part, comparison=replace(part.comparison, pairs=pairs))
