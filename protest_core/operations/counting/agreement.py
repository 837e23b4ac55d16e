"""How far people agree, and which candidates are behind a number."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement.labels import Label
from protest_core.judgement.outcome import ADJUDICATION, Question
from protest_core.operations.counting.overlap import NO_OVERLAP, overlaps
from protest_core.operations.metrics.measured import reading_chosen
from protest_core.operations.signatures.signature import Counted, signature_of
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.operations.systems.evaluation import check_known
from protest_core.progress import ProgressCallback, no_progress
from protest_core.statistics.agreement import cohen
from protest_core.statistics.groups import group_agreement
from protest_core.store.agreement import count_label_patterns, list_labelled
from protest_core.store.agreement_values import (
    AgreementTable,
    Labelled,
    LabelPattern,
    Overlap,
    Pair,
    PairAgreement,
)
from protest_core.store.annotators import list_annotators
from protest_core.store.labels import annotators_who_judged
from protest_core.store.overview import categories_with_examples
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.suites import load_categories, load_description
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx
from protest_core.suite.category import Category

EVERYTHING = CandidateFilter()
_Place = tuple[Pair, str | None]  # without a category it is all of them
_Voices = tuple[int, int, int]  # how many said correct, incorrect and neither


def agreement(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    judged_only: bool = False,
    progress: ProgressCallback = no_progress,
) -> AgreementTable:
    """Of these annotators, or of all who have judged, on the candidates that are chosen.

    Two are compared on what each of them has judged or was given in a batch that they have begun:
    what they said nothing of has no label. `judged_only`: on what both have judged.
    """
    rule = Counted.JUDGED if judged_only else Counted.GIVEN
    if len(set(annotators)) == 1:
        raise RefusedError("One annotator alone agrees with nobody. Name two or more.")
    with reading_chosen(project, chosen, progress) as tx:
        people = people_among(tx, annotators)
        categories = categories_among(tx, chosen)
        signature = signature_of(
            tx,
            chosen=chosen,
            annotators=annotators,
            judgements=rule,
            table=TableKind.AGREEMENT,
        )
        tallies = {}
        for done, question in enumerate(Question):
            progress(done, len(Question), "comparing the annotators")
            tallies[question] = _Tally(
                count_label_patterns(tx, question, people, chosen),
                overlaps(tx, question, people, chosen),
                judged_only=judged_only,
            )
        suite = load_description(tx)
    asked = [
        (question, category)
        for question in Question
        for category in (None, *(each.id for each in categories if _is_asked(question, each)))
    ]
    return AgreementTable(
        suite,
        people,
        categories,
        {
            (question, pair, category): tallies[question].of_pair(pair, category)
            for question, category in asked
            for pair in combinations(people, 2)
        },
        {
            (question, category): group_agreement(tallies[question].voices[category])
            for question, category in asked
        },
        judged_only,
        str(signature),
    )


def people_among(tx: Tx, annotators: Sequence[str]) -> tuple[str, ...]:
    """Those, or all who have judged, by name; whoever adjudicates is not one of them."""
    if ADJUDICATION in annotators:
        raise RefusedError(
            "What was settled by adjudication is not compared with what it was settled from. "
            "Name annotators only."
        )
    if annotators:
        check_known("annotator", annotators, list_annotators(tx))
    return tuple(sorted(set(annotators))) or annotators_who_judged(tx)


def categories_among(tx: Tx, chosen: CandidateFilter) -> tuple[Category, ...]:
    check_known("system", chosen.systems, [each.name for each in list_systems(tx)])
    check_known("category", chosen.categories, [each.id for each in load_categories(tx)])
    categories = categories_with_examples(tx)
    return tuple(
        each for each in categories if not chosen.categories or each.id in chosen.categories
    )


def _is_asked(question: Question, category: Category) -> bool:
    return question is Question.PRONOUN or category.antecedent_agrees


class _Tally:
    """Counts of one question, for each pair and everybody, by category and over all of them."""

    def __init__(
        self,
        patterns: Iterable[LabelPattern],
        overlap: Mapping[_Place, Overlap],
        *,
        judged_only: bool,
    ) -> None:
        self.voices: defaultdict[str | None, Counter[_Voices]] = defaultdict(Counter)
        self._confusions: defaultdict[_Place, Counter[tuple[Label, Label]]] = defaultdict(Counter)
        self._both_judged: Counter[_Place] = Counter()
        self._overlap = overlap
        for pattern in patterns:
            counted = [each for each in pattern.labelled if each.judged or not judged_only]
            for category in (pattern.category, None):
                self.voices[category][_voices(counted)] += pattern.count
                self._count_pairs(counted, category, pattern.count)

    def _count_pairs(self, labelled: Sequence[Labelled], category: str | None, count: int) -> None:
        for one, other in combinations(labelled, 2):
            place = ((one.annotator, other.annotator), category)
            self._confusions[place][one.label, other.label] += count
            if one.judged and other.judged:
                self._both_judged[place] += count

    def of_pair(self, pair: Pair, category: str | None) -> PairAgreement:
        found = self._confusions[pair, category]
        confusion = {(one, other): found[one, other] for one in Label for other in Label}
        return PairAgreement(
            pair,
            category,
            confusion,
            self._both_judged[pair, category],
            cohen(confusion),
            self._overlap.get((pair, category), NO_OVERLAP),
        )


def _voices(labelled: Iterable[Labelled]) -> _Voices:
    found = Counter(each.label for each in labelled)
    return found[Label.CORRECT], found[Label.INCORRECT], found[Label.NONE]


def candidates_in_cell(
    *,
    project: Project,
    pair: Sequence[str],
    question: Question,
    labels: tuple[Label, Label] | None = None,
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
    judged_only: bool = False,
    agreeing: bool | None = None,
) -> tuple[CandidateId, ...]:
    """What is counted there; without labels, all that the two are compared on, or, if wanted,
    only what they agree on, or differ on.

    The systems in the order of loading, the examples of each in the suite's.
    """
    one, other = sorted(zip(pair, labels or (None, None), strict=True))
    wanted = {name: label for name, label in (one, other) if label is not None}
    with reading_chosen(project, chosen) as tx:
        people = people_among(tx, (one[0], other[0]))
        found = list_labelled(tx, question, people, chosen)
        return tuple(
            candidate
            for candidate, its_category, labelled in found
            if category in {None, its_category}
            and len(labelled) == len(people)
            and all(each.judged or not judged_only for each in labelled)
            and all(wanted.get(each.annotator, each.label) is each.label for each in labelled)
            and agreeing in {None, len({each.label for each in labelled}) == 1}
        )
