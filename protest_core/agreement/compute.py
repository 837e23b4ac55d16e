"""How far annotators agree: `agreement`, and the candidates behind its numbers."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from protest_core.agreement.model import (
    AgreementTable,
    Labelled,
    LabelPattern,
    Overlap,
    Pair,
    PairAgreement,
)
from protest_core.agreement.overlap import NO_OVERLAP, highlights_among, overlaps
from protest_core.agreement.queries.labels import label_patterns, labelled_candidates
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.selection import categories_among, people_among
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Highlights, Label, TokenPlace
from protest_core.judgements.outcome import Question
from protest_core.judgements.queries.listing import load_judgements_by
from protest_core.metrics.results import measured
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.model import (
    Counted,
    TableKind,
    check_repeatable,
    differences,
    signature_of,
)
from protest_core.signatures.parse import parse_signature
from protest_core.statistics.agreement import cohen, group_agreement
from protest_core.suite.model import Category
from protest_core.suite.queries import load_description
from protest_core.translatable import Text

_Place = tuple[Pair, str | None]  # a category of `None` stands for all of them


_Voices = tuple[int, int, int]  # how many labels are correct, incorrect and neither


def agreement(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    judged_only: bool = False,
    progress: ProgressCallback = no_progress,
) -> AgreementTable:
    """Return the agreement of these annotators, or of all who judged, on the chosen candidates.

    Two annotators are compared on what each of them has judged or was given in a batch that they
    have begun; what they left open has no label. `judged_only`: on what both have judged.
    """
    rule = Counted.JUDGED if judged_only else Counted.GIVEN
    if len(set(annotators)) == 1:
        raise RefusedError("One annotator alone agrees with nobody. Name two or more.")
    with measured(project, chosen, progress) as tx:
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
            progress(done, len(Question), Text("comparing the annotators"))
            tallies[question] = _Tally(
                label_patterns(tx, question, people, chosen),
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
        chosen,
    )


def _is_asked(question: Question, category: Category) -> bool:
    return question is Question.PRONOUN or category.antecedent_agrees


class _Tally:
    """Counts of one question, for each pair and for the group, by category and in total."""

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
    labels: tuple[Label | None, Label | None] = (None, None),
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
    judged_only: bool = False,
    agreeing: bool | None = None,
) -> tuple[CandidateId, ...]:
    """Return the candidates that the two annotators are compared on, in the project's order.

    `labels`: only those with this label of the first and this one of the second; `agreeing`: only
    those on which they agree, or differ.
    """
    wanted = {name: label for name, label in zip(pair, labels, strict=True) if label is not None}
    with measured(project, chosen) as tx:
        people = people_among(tx, pair)
        found = labelled_candidates(tx, question, people, chosen)
        return tuple(
            candidate
            for candidate, its_category, labelled in found
            if category in {None, its_category}
            and len(labelled) == len(people)
            and all(each.judged or not judged_only for each in labelled)
            and all(wanted.get(each.annotator, each.label) is each.label for each in labelled)
            and agreeing in {None, len({each.label for each in labelled}) == 1}
        )


_KINDS = (Counted.GIVEN, Counted.JUDGED)


AGREEMENT = frozenset({TableKind.AGREEMENT, TableKind.CONSISTENCY})


@dataclass(frozen=True, slots=True)
class RepeatedAgreement:
    """The arguments of `agreement` read from a signature; `notes` say why numbers may differ.

    Signatures of earlier versions do not name their table. Without `questions`, all are asked.
    """

    annotators: tuple[str, ...]
    chosen: CandidateFilter
    judged_only: bool
    notes: tuple[str, ...]
    table: TableKind | None = None
    questions: tuple[Question, ...] = ()


def agreement_settings_of(
    *, project: Project, signature: str, tables: Collection[TableKind] = AGREEMENT
) -> RepeatedAgreement:
    """Return the settings in a signature, or raise a `RefusedError`.

    It is raised where the signature cannot be read, or is of another suite, matching or table.
    """
    found = parse_signature(signature)
    with project.reading() as tx:
        check_repeatable(tx, found, tables)
        people_among(tx, found.annotators)
        categories_among(tx, found.chosen)
        now = signature_of(tx, chosen=found.chosen)
    return RepeatedAgreement(
        found.annotators,
        found.chosen,
        found.judgements is Counted.JUDGED,
        tuple(differences(found, now, _KINDS)),
        found.table,
        found.questions,
    )


_BOTH_CORRECT = (Label.CORRECT, Label.CORRECT)


def candidates_with_words(
    *,
    project: Project,
    pair: tuple[str, str],
    question: Question,
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
) -> tuple[CandidateId, ...]:
    """Return the candidates whose selected words are compared, in the usual order.

    Both annotators call these correct, and at least one of them selected a word.
    """
    found = candidates_in_cell(
        project=project,
        pair=pair,
        question=question,
        labels=_BOTH_CORRECT,
        category=category,
        chosen=chosen,
    )
    with project.reading() as tx:
        selected = _selected(tx, pair, found)
        highlights = highlights_among(tx, found)
    return tuple(each for each in found if selected[each] & _asked_for(question, highlights[each]))


def _asked_for(question: Question, highlights: Highlights) -> frozenset[TokenPlace]:
    return highlights.pronoun if question is Question.PRONOUN else highlights.antecedent


def _selected(
    tx: Tx, pair: tuple[str, str], candidates: Sequence[CandidateId]
) -> dict[CandidateId, set[TokenPlace]]:
    """Return the words that either of the two selected."""
    found: defaultdict[CandidateId, set[TokenPlace]] = defaultdict(set)
    for each in load_judgements_by(tx, candidates, pair):
        found[each.candidate_id] |= each.judgement.tokens
    return found
