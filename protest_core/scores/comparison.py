"""Compare every two systems on the same examples."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from protest_core.candidates.queries.systems import reference_systems
from protest_core.db.project import Project
from protest_core.db.settings import judged_before_estimates
from protest_core.evaluation.compare import outdated_approvals
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import (
    USUAL,
    design_of,
    sample_of,
    unanswered_among,
)
from protest_core.scores.model import (
    ComparedDocuments,
    Headline,
    ScoreSettings,
    SystemComparison,
    SystemPair,
    headline_of,
    rank,
)
from protest_core.scores.queries import GroupedExamples, group_examples
from protest_core.scores.strata import Sample, StratumKey, stratum_of
from protest_core.signatures.sign import frame
from protest_core.signatures.signature import TableKind
from protest_core.statistics.differences import (
    Class,
    InDocuments,
    Pairs,
    estimate_differences,
    least_right_approvals,
)
from protest_core.statistics.documents import FEWEST_DOCUMENTS, Over, patterns_in_words
from protest_core.statistics.estimation import Stratum, estimate_score
from protest_core.statistics.paired import LEVEL, best_first, clusters, holm
from protest_core.statistics.proportions import Share
from protest_core.suite.queries import (
    ExampleDocuments,
    load_example_documents,
)
from protest_core.translatable import Text

if TYPE_CHECKING:  # no other module needs it
    import numpy as np
    import numpy.typing as npt

_ABSENT = -1


@dataclass(frozen=True, slots=True)
class _System:
    """Data of a system's examples: their classes, and their places among the strata."""

    classes: "npt.NDArray[np.int16]"
    places: "npt.NDArray[np.int32]"
    strata: Sequence[Stratum]  # of all examples of the system


@dataclass(frozen=True, slots=True)
class _Classified:
    names: tuple[str, ...]  # of the classes
    taken_right: str
    places: tuple[StratumKey, ...]
    systems: dict[str, _System]
    documents: "npt.NDArray[np.int32] | None"  # document of each example

    @property
    def verdicts(self) -> tuple[str, ...]:
        return self.names[len(Class) :]


@dataclass(frozen=True, slots=True)
class _ComparedPair:
    """Two systems with the counts for comparing them; `audited`: a test is valid."""

    pair: SystemPair
    pairs: Pairs
    audited: bool


def compare_systems(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    question: Question = Question.PRONOUN,
    progress: ProgressCallback = no_progress,
) -> SystemComparison:
    """Return the comparison of every two systems on the examples that both have."""
    progress(0, 2, Text("comparing the systems"))
    with project.reading(progress) as tx:
        everything = group_examples(
            tx, settings.chosen, question, settings.annotators, settings.verdicts
        )
        grouped = everything.counted(question)
        sample = sample_of(tx, settings, grouped.groups, question)
        in_documents = load_example_documents(tx)
        documents = _compared_documents(grouped, reference_systems(tx), in_documents, settings)
        asked = settings.asked(TableKind.PAIRS, over_in_words(documents), question)
        of = frame(tx, asked)
        by_matching = question in FIRST_TWO  # the automatic step decides no other questions
        outdated = outdated_approvals(tx, settings.chosen) if by_matching else 0
        judged_before = by_matching and judged_before_estimates(tx)
        design = design_of(tx, settings, question, of, everything.groups)
        unanswered = unanswered_among(tx, (question,))
    progress(1, 2, Text("comparing the systems"))
    of_example = in_documents.of_example if documents.over is Over.DOCUMENTS else None
    classified = _classified(grouped, sample, of.references, of_example)
    pairs = _compared(list(_pairs(classified, settings)), settings, sample.taken_right)
    better = {names for pair in pairs if (names := pair.better_and_other)}
    headlines = _headlines(classified, settings)
    ranked = best_first(rank(headlines), better)
    there = {name for pair in pairs if pair.compared for name in (pair.first, pair.second)}
    alone = () if there or len(ranked) > 1 else ranked
    not_compared = {frozenset({each.first, each.second}) for each in pairs if not each.compared}
    strata = [stratum for each in classified.systems.values() for stratum in each.strata]
    taken_right = sample.taken_right  # empty: no verdict is taken to be right
    approvals = [each for each in strata if each.verdict == taken_right or not taken_right]
    return SystemComparison(
        of,
        question,
        _in_order(ranked, pairs),
        clusters([name for name in ranked if name in there] or alone, better, not_compared),
        outdated=outdated,
        settings=settings,
        judged=any(each.judged for each in strata),
        no_translation=everything.candidates - grouped.candidates,
        approvals=sum(each.size for each in approvals),
        approvals_judged=sum(each.judged for each in approvals),
        unknown=sum(each.open for each in strata),
        missing=sum(each.missing for each in strata),
        judged_before=judged_before,
        design=design,
        estimated=frozenset(name for name, each in headlines.items() if each.estimated),
        documents=documents,
        unanswered=unanswered,
    )


def _compared_documents(
    found: GroupedExamples,
    left_out: Collection[str],
    documents: ExampleDocuments,
    settings: ScoreSettings,
) -> ComparedDocuments:
    """Return the documents of the examples that at least two systems have."""
    systems = Counter(
        example
        for name, members in found.systems.items()
        if name not in left_out
        for example in members.examples
    )
    sizes = Counter(
        documents.names[documents.of_example[example]]
        for example, number in systems.items()
        if number > 1 and documents.names
    )
    by_default = Over.DOCUMENTS if len(sizes) >= FEWEST_DOCUMENTS else Over.EXAMPLES
    wanted = by_default if settings.over is None else settings.over
    return ComparedDocuments(sizes, wanted if sizes else Over.EXAMPLES)


def over_in_words(documents: ComparedDocuments) -> str:
    """Return the independent units and the patterns of signs, in the wording of signatures."""
    if documents.over is Over.EXAMPLES:
        return documents.over
    return f"{documents.over}+{patterns_in_words(documents.number)}"


def _classified(
    found: GroupedExamples,
    sample: Sample,
    left_out: Collection[str],
    document_of: Mapping[int, int] | None,
) -> _Classified:
    import numpy as np

    by_group = [(sample.class_of(group), sample.place_of(group)) for group in found.groups]
    verdicts = sorted({sample.verdict_of(group) for group in found.groups})
    names = (*Class, *verdicts)
    places = tuple(dict.fromkeys(place for _, place in by_group))
    class_numbers = {name: number for number, name in enumerate(names)}
    place_numbers = {place: number for number, place in enumerate(places)}
    class_of = np.array([class_numbers[name] for name, _ in by_group] or [0], dtype=np.int16)
    place_of = np.array([place_numbers[place] for _, place in by_group] or [0], dtype=np.int32)
    systems = {}
    for system, members in found.systems.items():
        if system in left_out:
            continue
        classes = np.full(found.examples, _ABSENT, dtype=np.int16)
        of_places = np.full(found.examples, _ABSENT, dtype=np.int32)
        classes[members.examples] = class_of[members.groups]
        of_places[members.examples] = place_of[members.groups]
        strata = _strata(places, names, of_places, classes)
        systems[system] = _System(classes, of_places, strata)
    documents = None
    if document_of is not None:
        documents = np.array([document_of.get(at, 0) for at in range(found.examples)], np.int32)
    return _Classified(names, sample.taken_right, places, systems, documents)


def _strata(
    places: Sequence[StratumKey],
    names: Sequence[str],
    of_places: "npt.NDArray[np.int32]",
    classes: "npt.NDArray[np.int16]",
) -> list[Stratum]:
    """Return the strata of examples, without those that are absent."""
    import numpy as np

    there = classes != _ABSENT
    both = of_places[there] * len(names) + classes[there]
    counts = np.bincount(both, minlength=len(places) * len(names)).reshape(-1, len(names))
    return [
        stratum_of(places[at], dict(zip(names, map(int, counts[at]), strict=True)))
        for at in map(int, np.flatnonzero(counts.sum(axis=1)))
    ]


def _pairs(classified: _Classified, settings: ScoreSettings) -> Iterator[_ComparedPair]:
    import numpy as np

    size, excluded = len(classified.names), settings.not_judgeable is NotJudgeable.EXCLUDED
    right, wrong, not_judgeable, left_open = range(len(Class))
    for (first, one), (second, other) in combinations(classified.systems.items(), 2):
        if not (_is_known(one) and _is_known(other)):
            pairs = Pairs(classified.verdicts, np.zeros((size, size), dtype=int), ((), ()))
            yield _ComparedPair(SystemPair(first, second, 0), pairs, audited=False)
            continue
        there = (one.classes != _ABSENT) & (other.classes != _ABSENT)
        codes = one.classes[there] * size + other.classes[there]
        counts = np.bincount(codes, minlength=size * size).reshape(size, size)
        strata = tuple(
            system.strata
            if there.sum() == (system.classes != _ABSENT).sum()
            else _strata(
                classified.places,
                classified.names,
                system.places,
                np.where(there, system.classes, -1),
            )
            for system in (one, other)
        )
        shown = counts.copy()
        if excluded:
            shown[not_judgeable] = shown[:, not_judgeable] = 0
        wrong_too = slice(wrong, left_open)
        yield _ComparedPair(
            SystemPair(
                first,
                second,
                int(shown.sum()),
                int(shown[:left_open, :left_open].sum()),
                int(shown[right, wrong_too].sum()),
                int(shown[wrong_too, right].sum()),
                int(shown[left_open].sum() + shown[:, left_open].sum())
                - int(shown[left_open, left_open]),
            ),
            Pairs(
                classified.verdicts,
                counts,
                (strata[0], strata[1]),
                _in_documents(classified, (one, other), there),
            ),
            all(_is_audited(each, classified.taken_right) for each in strata),
        )


def _in_documents(
    classified: _Classified,
    systems: tuple[_System, _System],
    there: "npt.NDArray[np.bool_]",
) -> InDocuments | None:
    """Return the examples of both systems by document, if comparisons are over documents."""
    import numpy as np

    if classified.documents is None:
        return None
    size, known = len(classified.names), len(Class)
    names, documents = np.unique(classified.documents[there], return_inverse=True)

    def counted(codes: "npt.NDArray[np.int64]", *shape: int) -> "npt.NDArray[np.int64]":
        number = int(np.prod(shape))
        both = documents * number + codes
        return np.bincount(both, minlength=len(names) * number).reshape(len(names), *shape)

    def by_stratum(system: _System) -> "npt.NDArray[np.int64]":
        places, strata = np.unique(system.places[there], return_inverse=True)
        parts = np.minimum(system.classes[there], known)
        return counted(strata * (known + 1) + parts, len(places), known + 1)

    one, other = systems
    codes = one.classes[there].astype(np.int64) * size + other.classes[there]
    return InDocuments(counted(codes, size, size), (by_stratum(one), by_stratum(other)))


def _is_known(system: _System) -> bool:
    """Return whether any candidate of the system is judged or approved."""
    return any(each.judged or each.missing for each in system.strata)


def _is_audited(strata: Sequence[Stratum], taken_right: str) -> bool:
    """Return whether people have judged an approval, or none is unjudged."""
    approvals = [each for each in strata if each.verdict == taken_right]
    judged = any(each.judged and not each.alone for each in approvals)
    return judged or not any(each.missing for each in approvals)


def _compared(
    found: Sequence[_ComparedPair], settings: ScoreSettings, taken_right: str
) -> list[SystemPair]:
    """Return the pairs with their tests or, without a valid test, with the rate they depend on."""
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    pairs = [each.pair for each in found if not each.pair.compared]
    tested = [each for each in found if each.pair.compared and each.audited]
    differences = estimate_differences([each.pairs for each in tested], excluded=excluded)
    adjusted = holm([each.p for each in differences])
    for each, difference, p in zip(tested, differences, adjusted, strict=True):
        pairs.append(with_adjusted_p(replace(each.pair, difference=difference), p))
    others = [each for each in found if each.pair.compared and not each.audited]
    one, both = (
        least_right_approvals(
            [each.pairs for each in others], taken_right, excluded=excluded, both=in_both
        )
        for in_both in (False, True)
    )
    for each, holds, with_both in zip(others, one, both, strict=True):
        pair = replace(each.pair, holds_at=holds, holds_with_both_at=with_both)
        differ = holds is not None and holds.percent <= settings.approvals_right
        pairs.append(_with_better(pair, first=holds is not None and holds.first, differ=differ))
    return pairs


def with_adjusted_p(pair: SystemPair, p: float) -> SystemPair:
    """Return a tested pair with this p, and with the better system if the two differ by it."""
    first = pair.difference is not None and pair.difference.middle > 0
    pair = replace(pair, adjusted_p=p, better=None)
    return _with_better(pair, first=first, differ=p <= LEVEL)


def _with_better(pair: SystemPair, *, first: bool, differ: bool) -> SystemPair:
    if pair.few or not differ:
        return pair
    return replace(pair, better=pair.first if first else pair.second)


def _headlines(classified: _Classified, settings: ScoreSettings) -> dict[str, Headline]:
    """Return the headlines by which systems are ranked, as in tables of scores."""
    excluded = settings.not_judgeable is NotJudgeable.EXCLUDED
    headlines = {}
    for name, system in classified.systems.items():
        n = sum(each.size - each.not_judgeable * excluded for each in system.strata)
        right = sum(each.right for each in system.strata)
        approved = sum(
            each.missing for each in system.strata if each.verdict == classified.taken_right
        )
        unknown = sum(each.open + each.missing for each in system.strata)
        share = Share(n, right + approved, right + unknown)
        missing = any(each.missing for each in system.strata)
        headlines[name] = share, estimate_score(system.strata, excluded=excluded), missing
    estimated = any(missing and each.low is not None for _, each, missing in headlines.values())
    return {
        name: headline_of(share, estimate if estimated else None)
        for name, (share, estimate, _) in headlines.items()
    }


def _in_order(ranked: Sequence[str], pairs: Iterable[SystemPair]) -> tuple[SystemPair, ...]:
    by_names = {frozenset({pair.first, pair.second}): pair for pair in pairs}
    return tuple(
        pair if pair.first == first else pair.turned_round()
        for first, second in combinations(ranked, 2)
        for pair in [by_names[frozenset({first, second})]]
    )
