"""Adjudication: disputed candidates, all annotators' opinions, one example across systems."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from msgspec import structs

from protest_core.annotating.navigator import ListPosition
from protest_core.annotating.session import AnnotationSession
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.human_outcomes import list_disputed
from protest_core.candidates.queries.load import (
    candidates_of_example,
    document_around,
    load_candidate,
    load_sentences,
)
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.model import MatchFound
from protest_core.evaluation.queries.matches import load_match
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.guidelines import Guidelines, load_guidelines
from protest_core.judgements.model import (
    EMPTY_JUDGEMENT,
    Highlights,
    Judgement,
    StoredJudgement,
)
from protest_core.judgements.outcome import (
    Dispute,
    JudgementParts,
    Outcome,
    dispute_of,
    label_of,
    outcome_of,
    parts_of,
)
from protest_core.judgements.queries.load import load_all_judgements
from protest_core.judgements.questions import Question
from protest_core.matching.rules import Reason, Verdict
from protest_core.names import ADJUDICATION, is_reserved
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import context_window
from protest_core.text.tokens import Tokens, tokens_of
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class AdjudicationProgress:
    """The number of candidates on which annotators differ, and of those that are settled."""

    settled: int
    disputed: int

    @property
    def open(self) -> int:
        return self.disputed - self.settled


@dataclass(frozen=True, slots=True)
class Disputes:
    """All candidates on which annotators differ; settled ones stay, to be looked at again."""

    candidates: tuple[CandidateId, ...]  # in the usual order
    still_open: frozenset[CandidateId]

    @property
    def at(self) -> int:
        """Return the index of the first open candidate."""
        places = (place for place, each in enumerate(self.candidates) if each in self.still_open)
        return next(places, 0)


class Consensus(StrEnum):
    """Degrees of agreement between annotators, apart from adjudication."""

    NOBODY = "nobody"
    ALONE = "alone"  # only one annotator has answered
    AGREED = "agreed"
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True)
class AcrossRow:
    """One system's translation of an example, with its match and all its judgements."""

    candidate: Candidate
    target: Mapping[int, Tokens]  # the lines of the example's context
    highlights: Highlights
    match: MatchFound | None  # `None`: the automatic step has not run
    outcome: Outcome
    everybody: tuple[StoredJudgement, ...]
    questions: tuple[Question, ...] = ()  # the questions that can have answers in this category


def find_disputes(*, project: Project, chosen: CandidateFilter = EVERYTHING) -> Disputes:
    """Return the candidates on which annotators differ, on any question that is asked there.

    A missing answer differs from no other. A dispute is settled if adjudication answers all
    questions on which the annotators differ.
    """
    with project.reading() as tx:
        disputes = dict(list_disputed(tx, chosen))
    still_open = (each for each, dispute in disputes.items() if dispute is Dispute.OPEN)
    return Disputes(tuple(disputes), frozenset(still_open))


def adjudication_progress(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> AdjudicationProgress:
    progress(0, 1, Text("counting what people differ on"))
    with project.reading(progress) as tx:
        counts = Counter(dispute for _, dispute in list_disputed(tx, chosen))
    return AdjudicationProgress(counts[Dispute.SETTLED], counts.total())


def all_judgements(*, project: Project, candidate_id: CandidateId) -> tuple[StoredJudgement, ...]:
    """Return all judgements of a candidate by the annotators' names, adjudication last."""
    with project.reading() as tx:
        return _settled_last(load_all_judgements(tx, candidate_id))


def _settled_last(judgements: Iterable[StoredJudgement]) -> tuple[StoredJudgement, ...]:
    return tuple(sorted(judgements, key=lambda each: is_reserved(each.annotator)))


def in_hidden_order(
    judgements: Iterable[StoredJudgement], candidate_id: CandidateId
) -> list[StoredJudgement]:
    """Return judgements in a fixed order that differs from candidate to candidate.

    If names are hidden, the position must not reveal the annotator.
    """

    def place(each: StoredJudgement) -> bytes:
        return sha256(f"{candidate_id} {each.annotator}".encode()).digest()

    return sorted(judgements, key=place)


def consensus_on(question: Question, judgements: Iterable[StoredJudgement]) -> Consensus:
    """Return how people's labels agree; an annotator without a label differs from nobody."""
    by_people = (each for each in judgements if each.by_person and not is_reserved(each.annotator))
    labels = [label for each in by_people if (label := label_of(_parts_of(each), question))]
    if len(set(labels)) > 1:
        return Consensus.DIFFERENT
    return (Consensus.NOBODY, Consensus.ALONE, Consensus.AGREED)[min(len(labels), 2)]


def across_systems(*, project: Project, example_id: ExampleId) -> tuple[AcrossRow, ...]:
    """Return a row for each system, as loaded; all queries ask for rows by their keys."""
    with project.reading() as tx:
        candidates, guidelines = candidates_of_example(tx, example_id), load_guidelines(tx)
        return tuple(_row(tx, load_candidate(tx, each), guidelines) for each in candidates)


def _row(tx: Tx, candidate: Candidate, guidelines: Guidelines) -> AcrossRow:
    example = candidate.example
    window = context_window(example, document_around(tx, example.line))
    sentences = load_sentences(tx, candidate.system_id, {*window, *example.lines})
    match = load_match(tx, candidate.id)
    judgements = _settled_last(load_all_judgements(tx, candidate.id))
    approved = match is not None and match.verdict is Verdict.APPROVED
    return AcrossRow(
        candidate,
        {line: tokens_of(sentences[line].text) for line in window},
        highlights_of(candidate, sentences),
        match,
        outcome_of(
            (_parts_of(each) for each in judgements if each.by_person),
            approved=approved,
            no_translation=match is not None and Reason.NO_TRANSLATION in match.reasons,
        ),
        judgements,
        guidelines.known_in(example.category),
    )


def _parts_of(each: StoredJudgement) -> JudgementParts:
    return parts_of(each.judgement, each.state, adjudicated=each.annotator == ADJUDICATION)


class AdjudicationSession(AnnotationSession):
    """A session of adjudication; questions on which annotators agree need no answer."""

    def __init__(
        self,
        project: Project,
        candidates: Sequence[CandidateId],
        adjudicated_by: str,
        *,
        still_open: Collection[CandidateId],
        save_at_once: bool = True,
        earlier: AnnotationSession | None = None,
        at: int = 0,
    ) -> None:
        self._open = set(still_open) & set(candidates)
        self.judgements: tuple[StoredJudgement, ...] = ()  # of people, sorted by name
        super().__init__(
            project,
            candidates,
            ADJUDICATION,
            save_at_once=save_at_once,
            earlier=earlier,
            at=at,
            adjudicated_by=adjudicated_by,
        )

    def take_over(self, annotator: str) -> None:
        """Copy an annotator's answers, words and tags; remarks stay those of their authors."""
        for each in self.judgements:
            if each.annotator == annotator:
                self._change(structs.replace(each.judgement, remark=self.judgement.remark))

    @property
    def progress(self) -> AdjudicationProgress:
        disputed = len(self.navigator.candidates)
        return AdjudicationProgress(disputed - len(self._open), disputed)

    @property
    def still_open(self) -> frozenset[CandidateId]:
        return frozenset(self._open)

    def is_open(self, candidate_id: CandidateId) -> bool:
        """Return whether the dispute is not settled yet."""
        return candidate_id in self._open

    @property
    def open_count(self) -> int:
        return len(self._open)

    def _show(self, place: ListPosition) -> None:
        candidate_id = self.navigator.candidates[place.position]
        judgements = all_judgements(project=self.project, candidate_id=candidate_id)
        super()._show(place)
        self.judgements = tuple(
            entry
            for entry in judgements
            if entry.by_person
            and not is_reserved(entry.annotator)
            and entry.judgement != EMPTY_JUDGEMENT
        )
        self._note_whether_open()

    def _set(self, judgement: Judgement) -> None:
        super()._set(judgement)
        self._note_whether_open()

    def _note_whether_open(self) -> None:
        own = parts_of(self.judgement, self.state, adjudicated=True)
        everybody = (*map(_parts_of, self.judgements), own)
        if dispute_of(everybody, self.view.questions) is Dispute.OPEN:
            self._open.add(self.candidate_id)
        else:
            self._open.discard(self.candidate_id)
