"""Plan a merge, before anything is written."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from msgspec import Struct
from msgspec.structs import astuple, replace

from protest_core.batches.link_rules import LinkEntry
from protest_core.batches.merge_rules import (
    Event,
    Incoming,
    MergeKind,
    ProjectSide,
    SideHistory,
    decide,
    events_of,
    holds_unasked,
)
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_sentences
from protest_core.candidates.translated_parts import once_highlighted
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import Problem, distinct_names
from protest_core.ids import CandidateId, TaskId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.conflicts import state_of
from protest_core.judgements.guidelines import load_guidelines, load_options
from protest_core.judgements.model import (
    EMPTY_JUDGEMENT,
    Answer,
    Highlights,
    Judgement,
    State,
    StoredJudgement,
    TokenPlace,
)
from protest_core.judgements.questions import Question, unasked
from protest_core.suite.model import Category
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import AlignedSentence
from protest_core.translatable import Text

# Annotator and candidate; for links also the number of the part.
ConflictKey = tuple[str, CandidateId] | tuple[str, CandidateId, int]


class MergeSide(StrEnum):
    """The side that wins a merge conflict; the other one is kept in history."""

    PROJECT = "project"
    FILE = "file"


class MergeEntry(Struct, frozen=True, gc=False):
    """A candidate's judgements in project and file, and how merging treats them.

    `history`: the history in the file.
    """

    candidate: Candidate
    kind: MergeKind
    merge_state: ProjectSide
    incoming: Incoming
    history: SideHistory[Judgement]
    state: State  # state of the incoming judgement by the project's rules

    @property
    def in_project(self) -> Judgement:
        return Judgement() if self.merge_state.now is None else self.merge_state.now.judgement

    @property
    def in_file(self) -> Judgement:
        return self.incoming.judgement


@dataclass(frozen=True, slots=True)
class FilePlan:
    """The merge of one file: its annotator, and an entry for each of its candidates.

    `other_guidelines`: the version it was judged under, if the project has another one now.
    `task_id`: the task that imported judgements belong to; a batch belongs to a task anyway.
    """

    path: Path
    annotator: str
    batch_id: str | None
    task: str  # the name for people: task set and label
    entries: tuple[MergeEntry, ...]
    other_guidelines: str = ""
    kind: AnnotatorKind = AnnotatorKind.PERSON
    links: tuple[LinkEntry, ...] = ()  # corrections of links by the annotator
    task_id: TaskId | None = None

    @property
    def counts(self) -> Counter[MergeKind]:
        return Counter(entry.kind for entry in self.entries)

    @property
    def conflicts(self) -> tuple[MergeEntry, ...]:
        return tuple(entry for entry in self.entries if entry.kind is MergeKind.CONFLICT)

    @property
    def link_counts(self) -> Counter[MergeKind]:
        return Counter(entry.kind for entry in self.links)

    @property
    def link_conflicts(self) -> tuple[LinkEntry, ...]:
        return tuple(entry for entry in self.links if entry.kind is MergeKind.CONFLICT)


@dataclass(frozen=True, slots=True)
class MergePlan:
    """The merge of files in the order in which they were named, or of tables, one per annotator."""

    files: tuple[FilePlan, ...]
    warnings: tuple[Problem, ...] = ()

    @property
    def counts(self) -> Counter[MergeKind]:
        return sum((file.counts for file in self.files), start=Counter[MergeKind]())

    @property
    def conflicts(self) -> tuple[tuple[FilePlan, MergeEntry], ...]:
        return tuple((file, entry) for file in self.files for entry in file.conflicts)

    @property
    def link_counts(self) -> Counter[MergeKind]:
        return sum((file.link_counts for file in self.files), start=Counter[MergeKind]())

    @property
    def link_conflicts(self) -> tuple[tuple[FilePlan, LinkEntry], ...]:
        return tuple((file, entry) for file in self.files for entry in file.link_conflicts)


# If no side is chosen, the project's stays.
Choices = Mapping[ConflictKey, MergeSide]


@dataclass(frozen=True, slots=True)
class JudgementWithWords:
    """A judgement with the selected words, in the order of the translation, and its time."""

    judgement: Judgement
    words: tuple[str, ...]
    made_at: str


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """Both sides of a merge conflict; neither is lost, whichever wins."""

    file: str
    annotator: str
    candidate: Candidate
    in_project: JudgementWithWords
    in_file: JudgementWithWords
    kind: AnnotatorKind = AnnotatorKind.PERSON
    questions: tuple[Question, ...] = ()  # of the project

    @property
    def key(self) -> tuple[str, CandidateId]:
        """Return the key of the choice in `apply_merge`."""
        return self.annotator, self.candidate.id


def link_key(file: FilePlan, entry: LinkEntry) -> ConflictKey:
    return file.annotator, entry.candidate.id, entry.part


def merge_conflicts(*, project: Project, plan: MergePlan) -> tuple[MergeConflict, ...]:
    """Return the merge conflicts in the order of files and candidates."""
    conflicts = []
    names = distinct_names(file.path for file in plan.files)
    with project.reading() as tx:
        questions = load_guidelines(tx).all_questions
        for file, entry in plan.conflicts:
            candidate, now = entry.candidate, entry.merge_state.now
            sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
            conflicts.append(
                MergeConflict(
                    names[file.path],
                    file.annotator,
                    candidate,
                    _with_words(entry.in_project, sentences, now.made_at if now else ""),
                    _with_words(entry.in_file, sentences, entry.incoming.record.made_at),
                    file.kind,
                    questions,
                )
            )
    return tuple(conflicts)


def _with_words(
    judgement: Judgement, sentences: Mapping[int, AlignedSentence], made_at: str
) -> JudgementWithWords:
    words = (tokens_of(sentences[line].text)[token] for line, token in sorted(judgement.tokens))
    return JudgementWithWords(judgement, tuple(words), made_at)


class EntryMaker:
    """Makes the entries of merge plans, within one transaction."""

    def __init__(self, tx: Tx) -> None:
        self._tx = tx
        self._checked = load_options(tx).conflict_checks
        self._guidelines = load_guidelines(tx)
        self._asked: dict[tuple[str, str], tuple[Question, ...]] = {}  # by version and category

    def not_highlighted(
        self,
        judgement: Judgement,
        candidate: Candidate,
        highlights: Highlights,
        corrected: frozenset[TokenPlace] = frozenset(),
    ) -> Sequence[TokenPlace]:
        """Return selected words that no window ever offered, even before link corrections.

        `corrected`: words that link corrections in the file made selectable.
        """
        if judgement.tokens <= highlights.pronoun:  # the usual case
            return ()
        outside = judgement.tokens.difference(highlights.pronoun, highlights.antecedent, corrected)
        return sorted(outside - once_highlighted(self._tx, candidate)) if outside else ()

    def not_asked(self, judgement: Judgement, candidate: Candidate) -> Text | None:
        """Return an answer to a further question that is not asked here, or `None`."""
        if not judgement.further:
            return None
        return unasked(judgement, self._guidelines.known_in(candidate.example.category))

    def entry(
        self,
        candidate: Candidate,
        incoming: Incoming,
        *,
        highlights: Highlights,
        merge_state: ProjectSide,
        annotator_kind: AnnotatorKind = AnnotatorKind.PERSON,
    ) -> MergeEntry:
        state = state_of(
            incoming.judgement,
            highlights,
            asked=self._asked_of(incoming.record.guidelines, candidate.example.category),
            checked=self._checked,
            kind=annotator_kind,
        )
        history = _history_in(incoming)
        kind = decide(merge_state.history, history)
        return MergeEntry(candidate, kind, merge_state, incoming, history, state)

    def _asked_of(self, version: str, category: Category) -> tuple[Question, ...]:
        key = version, category.id
        if key not in self._asked:
            self._asked[key] = self._guidelines.asked_of(version, category)
        return self._asked[key]


def is_known(judgement: Judgement, merge_state: ProjectSide) -> bool:
    """Return whether the project has, or once had, this judgement; then it needs no check."""
    return any(each.content == judgement for each in merge_state.history.events)


def answers_unasked(judgement: Judgement, candidate: Candidate) -> bool:
    """Return whether an antecedent is judged in a category that does not ask for it."""
    asked = candidate.example.category.antecedent_agrees
    return judgement.antecedent is not Answer.UNSET and not asked


def _history_in(incoming: Incoming) -> SideHistory[Judgement]:
    past = [event for each in incoming.past for event in events_of(each)]
    return SideHistory((*past, Event(incoming.judgement, incoming.record.made_at)))


def state_after(entry: MergeEntry) -> ProjectSide:
    """Return the state for the annotator's next file, if conflicts keep the project's side."""
    merge_state, incoming, file = entry.merge_state, entry.incoming, entry.history
    if not holds_unasked(entry.kind, merge_state.history, file):
        events = (*merge_state.history.events, *file.events, merge_state.history.now)
        return ProjectSide(merge_state.now, SideHistory(events))
    now = None
    if incoming.judgement != EMPTY_JUDGEMENT:
        record = replace(incoming.record, state=entry.state)
        now = StoredJudgement(
            *astuple(record), id=0, candidate_id=incoming.candidate_id, annotator=""
        )
    return ProjectSide(now, SideHistory((*merge_state.history.events, *file.events)))
