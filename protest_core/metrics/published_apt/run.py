"""The published APT program's numbers: cases, score and matrix of all pronouns in two texts."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress, repeat
from typing import NamedTuple

from protest_core.errors import InputError, Problem
from protest_core.metrics.apt.cases import NOTHING_COUNTED, Case, apt_score
from protest_core.metrics.published_apt.cases import Cases, Decision, cells
from protest_core.metrics.published_apt.inputs import (
    AptSettings,
    Instance,
    Lists,
    Side,
    Words,
)
from protest_core.metrics.published_apt.instances import listed_instances, placed_instances
from protest_core.metrics.published_apt.labels import labels_of
from protest_core.metrics.published_apt.links import LinkedText
from protest_core.metrics.published_apt.matrix import Matrix, ShownMatrix, shown_matrix
from protest_core.metrics.published_apt.repair import Repair, Repairer
from protest_core.metrics.published_apt.sides import kept_words, sides_of


class Pair(NamedTuple):
    """What stands on both sides of a pronoun, and the case of that."""

    reference: Side
    candidate: Side
    case: Case


@dataclass(frozen=True, slots=True)
class PublishedApt:
    """`score`: none where nothing counts, which the program prints as `nan`."""

    settings: AptSettings
    score: float | None
    counts: Mapping[Case, float]
    matrix: ShownMatrix
    instances: Sequence[Instance]
    pairs: Sequence[Pair]  # one for each instance; equal ones are the same
    repairs: Sequence[Repair]

    @property
    def undefined(self) -> str:
        """Why, in a sentence, if the score is."""
        if self.score is not None:
            return ""
        why = NOTHING_COUNTED if self.instances else "no source pronoun was found"
        return f"{why.capitalize()}, so the score is undefined."


def run_apt(
    source: Sequence[str],
    reference: LinkedText,
    candidate: LinkedText,
    lists: Lists,
    settings: AptSettings,
) -> PublishedApt:
    """Or an `InputError` with all places at which the program would have stopped."""
    problems: list[Problem] = []
    instances = _instances(source, lists, settings, problems)
    kept = kept_words(lists, settings.target_separator)
    texts = (reference, candidate)
    sides = sides_of(texts, instances, kept, problems)
    labels = labels_of(lists, sides)
    repairs: list[Repair] = []
    if lists.target_pronouns:
        repairs = _repair(source, texts, instances, sides, lists, problems)
    if problems:
        raise InputError("The texts do not fit each other. Mend what is named here.", problems)
    decide = Cases(labels, settings).decide
    pairs, decisions = _decided(instances, sides, decide, settings)
    counts, matrix = _counted(decisions, settings, len(labels.names))
    return PublishedApt(
        settings,
        apt_score(counts, [Case(case) for case in settings.cases], settings.weight_of_each),
        counts,
        shown_matrix(labels.names, matrix, most=settings.most_labels),
        instances,
        pairs,
        repairs,
    )


def _instances(
    source: Sequence[str], lists: Lists, settings: AptSettings, problems: list[Problem]
) -> list[Instance]:
    if lists.places is None:
        return listed_instances(source, lists.source_words, settings.source_separator)
    return list(placed_instances(source, lists.places, lists.places_name, problems))


def _repair(
    source: Sequence[str],
    texts: Sequence[LinkedText],
    instances: Sequence[Instance],
    sides: Sequence[list[Side]],
    lists: Lists,
    problems: list[Problem],
) -> list[Repair]:
    """Pronoun by pronoun, the reference's side first."""
    repairers = [
        Repairer(source, text, lists.source_pronouns, lists.target_pronouns, problems)
        for text in texts
    ]
    due = [
        {side for side in set(of_text) if repairer.is_due(side)}
        for repairer, of_text in zip(repairers, sides, strict=True)
    ]
    places = sorted(
        (number, text)
        for text, of_text in enumerate(sides)
        for number in compress(range(len(of_text)), map(due[text].__contains__, of_text))
    )
    repairs: list[Repair] = []
    for number, text in places:
        of_text = sides[text]
        of_text[number] = repairers[text].repaired(instances[number], of_text[number])
        repairs += repairers[text].taken()
    return repairs


def _decided(
    instances: Sequence[Instance],
    sides: Sequence[Sequence[Side]],
    decide: Callable[[str, Words, Words], Decision],
    settings: AptSettings,
) -> tuple[list[Pair], Counter[Decision]]:
    """Most pairs of words come again and again, and most of them at the same positions."""
    by_word = settings.case_2_probabilities is not None
    words = [word for *_, word in instances] if by_word else repeat("", len(instances))
    keys = list(zip(words, *sides, strict=True))
    decide_once = cache(decide)
    pairs: dict[tuple[str, Side, Side], Pair] = {}
    decisions: Counter[Decision] = Counter()
    for (word, *both), times in Counter(keys).items():
        reference, candidate = both
        decision = decide_once(word, reference.words, candidate.words)
        decisions[decision] += times
        pairs[word, reference, candidate] = Pair(reference, candidate, decision.case)
    return list(map(pairs.__getitem__, keys)), decisions


def _counted(
    decisions: Counter[Decision], settings: AptSettings, labels: int
) -> tuple[dict[Case, float], Matrix]:
    """Cases that are not used are in neither."""
    counts: dict[Case, float] = dict.fromkeys(Case, 0)
    matrix = Matrix(labels)
    for decision, times in decisions.items():
        counts[decision.case] += times * decision.counts
        if decision.case in settings.cases:
            for row, column in cells(decision, multiword=settings.multiword):
                matrix.add(row, column, times)
    return counts, matrix
