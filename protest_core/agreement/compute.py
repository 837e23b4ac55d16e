"""Compute the agreement of annotators, and list the candidates behind its numbers."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import fsum

from protest_core.agreement.model import (
    AgreementTable,
    Labelled,
    LabelPattern,
    Overlap,
    Pair,
    PairAgreement,
    SelectionPattern,
    Shared,
)
from protest_core.agreement.queries.labels import (
    count_reference_seen,
    label_patterns,
    labelled_candidates,
    selection_patterns,
)
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.queries.load import load_candidates
from protest_core.candidates.selection import compared_annotators
from protest_core.candidates.translated_parts import highlights_among
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label, TokenPlace
from protest_core.judgements.queries.load import load_judgements_by
from protest_core.judgements.queries.work import load_questions, load_unanswered
from protest_core.judgements.questions import Question, categories_asked, selectable
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.sign import Frame, frame
from protest_core.signatures.signature import JudgementRule, Signature, TableKind
from protest_core.statistics.agreement import GroupAgreement, cohen, group_agreement, jaccard
from protest_core.translatable import Text

_Place = tuple[Pair, str | None]  # a category of `None` stands for all of them
_Voices = tuple[str, ...]  # the labels of a group
_BOTH_CORRECT = (Label.CORRECT, Label.CORRECT)
NO_OVERLAP = Overlap(0, None)
_Selected = Sequence[frozenset[TokenPlace]]
_AT_A_TIME = 5_000


def agreement(
    *,
    project: Project,
    annotators: Sequence[str] = (),
    chosen: CandidateFilter = EVERYTHING,
    given: bool = False,
    progress: ProgressCallback = no_progress,
) -> AgreementTable:
    """Return the agreement of these annotators, or of all who judged, on the chosen candidates.

    Two annotators are compared on the candidates that both have judged, a group on those that all
    of its members have judged; unjudged candidates are left out. With `given`, they are compared on
    the candidates that each has judged or was given in a batch that they have begun; candidates
    left open have the label *none*. By default the group is all people; if annotators are named, it
    is all of these.
    """
    rule = JudgementRule.GIVEN if given else JudgementRule.JUDGED
    if len(set(annotators)) == 1:
        raise RefusedError(Text("Agreement needs two annotators or more. Name another one."))
    with project.reading(progress) as tx:
        asked = Signature(
            chosen=chosen,
            annotators=tuple(annotators),
            judgements=rule,
            table=TableKind.AGREEMENT,
        )
        of = frame(tx, asked)
        people = of.annotators
        group = tuple(name for name in people if annotators or name not in of.programs)
        questions = load_questions(tx)
        tallies = _tallies(tx, questions, of, group, given=given, progress=progress)
        reference_seen = count_reference_seen(tx, people, chosen)
        unanswered = load_unanswered(tx)
    places = [
        (question, category)
        for question in questions
        for category in (None, *(each.id for each in categories_asked(of.categories, question)))
    ]
    return AgreementTable(
        of,
        {
            (question, pair, category): tallies[question].of_pair(pair, category)
            for question, category in places
            for pair in combinations(people, 2)
        },
        {
            (question, category): tallies[question].of_group(category)
            for question, category in places
        },
        given,
        group,
        {(question, category): tallies[question].shared[category] for question, category in places},
        reference_seen,
        unanswered,
    )


def _tallies(
    tx: Tx,
    questions: Sequence[Question],
    of: Frame,
    group: Sequence[str],
    *,
    given: bool,
    progress: ProgressCallback,
) -> "dict[Question, _LabelTally]":
    """Count the labels of each question."""
    tallies = {}
    for done, question in enumerate(questions):
        progress(done, len(questions), Text("comparing the annotators"))
        tallies[question] = _LabelTally(
            question,
            label_patterns(tx, question, of.annotators, of.chosen),
            overlaps(tx, question, of.annotators, of.chosen) if question.words else {},
            group,
            given=given,
        )
    return tallies


class _LabelTally:
    """Counts of one question, for each pair and for the group, by category and in total."""

    def __init__(
        self,
        question: Question,
        patterns: Iterable[LabelPattern],
        overlap: Mapping[_Place, Overlap],
        group: Sequence[str],
        *,
        given: bool,
    ) -> None:
        self._labels = dict.fromkeys(question.labels)  # several choices make further labels
        self.shared: defaultdict[str | None, Shared] = defaultdict(Shared)
        self._voices: defaultdict[str | None, Counter[_Voices]] = defaultdict(Counter)
        self._confusions: defaultdict[_Place, Counter[tuple[str, str]]] = defaultdict(Counter)
        self._shared: defaultdict[_Place, Shared] = defaultdict(Shared)
        self._overlap = overlap
        self._group = group
        self._given = given
        for pattern in patterns:
            for category in (pattern.category, None):
                self._count_group(pattern.labelled, category, pattern.count)
                self._count_pairs(pattern.labelled, category, pattern.count)

    def _count_group(self, labelled: Sequence[Labelled], category: str | None, count: int) -> None:
        members = [each for each in labelled if each.annotator in self._group]
        if len(members) == len(self._group):
            self.shared[category] += _shared(members, count)
            if self._counts(members):
                self._voices[category][tuple(each.label for each in members)] += count

    def _count_pairs(self, labelled: Sequence[Labelled], category: str | None, count: int) -> None:
        for one, other in combinations(labelled, 2):
            place = ((one.annotator, other.annotator), category)
            self._shared[place] += _shared((one, other), count)
            if self._counts((one, other)):
                self._confusions[place][one.label, other.label] += count
                self._labels |= dict.fromkeys((one.label, other.label))

    def _counts(self, labelled: Iterable[Labelled]) -> bool:
        return self._given or all(each.judged for each in labelled)

    def of_group(self, category: str | None) -> GroupAgreement:
        answered = self.shared[category].judged
        counts: Counter[tuple[int, ...]] = Counter()
        for labels, count in self._voices[category].items() if answered else ():
            votes = Counter(labels)
            counts[tuple(votes[label] for label in self._labels)] += count
        return group_agreement(counts)

    def of_pair(self, pair: Pair, category: str | None) -> PairAgreement:
        shared = self._shared[pair, category]
        counts = self._confusions[pair, category] if shared.judged else Counter()
        labels = tuple(self._labels)
        confusion = {(one, other): counts[one, other] for one in labels for other in labels}
        return PairAgreement(
            pair,
            category,
            confusion,
            shared,
            cohen(confusion),
            self._overlap.get((pair, category), NO_OVERLAP),
        )


def _shared(labelled: Collection[Labelled], count: int) -> Shared:
    judged = sum(each.judged for each in labelled)
    return Shared(count, count if judged else 0, count if judged == len(labelled) else 0)


def candidates_in_cell(
    *,
    project: Project,
    pair: Sequence[str],
    question: Question,
    labels: tuple[str | None, str | None] = (None, None),
    category: str | None = None,
    chosen: CandidateFilter = EVERYTHING,
    given: bool = False,
    begun: bool = False,
    agreeing: bool | None = None,
) -> tuple[CandidateId, ...]:
    """Return the candidates that the two annotators are compared on, in the project's order.

    `given`: include candidates that they did not judge; `begun`: of these, only those that at least
    one of them judged. `labels`: only candidates with these labels, the first annotator's and the
    second's. `agreeing`: only candidates on which they agree, or (`False`) differ.
    """
    wanted = {name: label for name, label in zip(pair, labels, strict=True) if label is not None}
    with project.reading() as tx:
        people = compared_annotators(tx, pair)
        candidates = labelled_candidates(tx, question, people, chosen)
        return tuple(
            candidate
            for candidate, its_category, labelled in candidates
            if category in {None, its_category}
            and len(labelled) == len(people)
            and (given or all(each.judged for each in labelled))
            and (not begun or any(each.judged for each in labelled))
            and all(wanted.get(each.annotator, each.label) == each.label for each in labelled)
            and agreeing in {None, len({each.label for each in labelled}) == 1}
        )


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
    in_cell = candidates_in_cell(
        project=project,
        pair=pair,
        question=question,
        labels=_BOTH_CORRECT,
        category=category,
        chosen=chosen,
    )
    with project.reading() as tx:
        selected = _selected(tx, pair, in_cell)
        highlights = highlights_among(tx, load_candidates(tx, in_cell))
    return tuple(
        each for each in in_cell if selected[each] & selectable(question, highlights[each])
    )


def _selected(
    tx: Tx, pair: tuple[str, str], candidates: Sequence[CandidateId]
) -> dict[CandidateId, set[TokenPlace]]:
    """Return the words that either annotator selected."""
    selected: defaultdict[CandidateId, set[TokenPlace]] = defaultdict(set)
    for each in load_judgements_by(tx, candidates, pair):
        selected[each.candidate_id] |= each.judgement.tokens
    return selected


def overlaps(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
) -> Mapping[_Place, Overlap]:
    """Return the overlap of each pair by category, and over all categories under `None`.

    Candidates are not compared if neither annotator selected, or could select, a word for the
    question.
    """
    tally = _OverlapTally()
    differing = []
    for pattern in selection_patterns(tx, question, annotators, chosen):
        if pattern.selected is None:
            for pair in combinations(pattern.annotators, 2):
                tally.add(pair, pattern.category, 1.0, pattern.count)
        else:
            differing.append(pattern)
    for pattern, selected in _of_question(tx, question, differing):
        for (one, first), (other, second) in combinations(
            zip(pattern.annotators, selected, strict=True), 2
        ):
            share = jaccard(first, second)
            if share is not None:
                tally.add((one, other), pattern.category, share, 1)
    return tally.means()


class _OverlapTally:
    """Counts of overlap values, so that the order of the candidates does not change a mean."""

    def __init__(self) -> None:
        self._shares: defaultdict[_Place, Counter[float]] = defaultdict(Counter)

    def add(self, pair: Pair, category: str, share: float, count: int) -> None:
        for place in ((pair, category), (pair, None)):
            self._shares[place][share] += count

    def means(self) -> dict[_Place, Overlap]:
        return {place: _mean(shares) for place, shares in self._shares.items()}


def _mean(shares: Counter[float]) -> Overlap:
    n = shares.total()
    return Overlap(n, fsum(share * count for share, count in shares.items()) / n)


def _of_question(
    tx: Tx, question: Question, patterns: Sequence[SelectionPattern]
) -> Iterator[tuple[SelectionPattern, _Selected]]:
    """Yield the words selected for this question; links tell which question a word belongs to."""
    for start in range(0, len(patterns), _AT_A_TIME):
        some = patterns[start : start + _AT_A_TIME]
        ids = [each.candidate_id for each in some if each.candidate_id is not None]
        highlights = highlights_among(tx, load_candidates(tx, ids))
        for pattern in some:
            assert pattern.candidate_id and pattern.selected is not None  # noqa: S101, PT018
            words = selectable(question, highlights[pattern.candidate_id])
            yield pattern, [each & words for each in pattern.selected]
