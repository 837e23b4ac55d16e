"""What is read from and written into a project inside one transaction: values in, values out."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from sqlalchemy.orm import Session

from protest_core.aligning.hints import Doubt
from protest_core.alignment.translation import Translation
from protest_core.ids import CandidateId, ExampleId, SystemId, TaskId, TaskSetId
from protest_core.judgement.conflicts import State
from protest_core.judgement.guidelines.guidelines import Guidelines, guidelines_for
from protest_core.judgement.judgement import Judgement
from protest_core.judgement.outcome import Dispute, Question
from protest_core.matching.match import Match, Reason
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.summary import MatchGroup
from protest_core.metrics.metric import Texts
from protest_core.store import (
    against_metric,
    agreement,
    annotators,
    batch_export,
    batches,
    candidate_tags,
    candidates,
    doubts,
    holdings,
    judgement_states,
    judgements,
    labels,
    matches,
    mended_links,
    merge_undo,
    merges,
    metric_texts,
    overview,
    people,
    sayings,
    scores,
    selections,
    settings,
    side_by_side,
    standings,
    suites,
    systems,
    task_progress,
    tasks,
    tidy,
    twins,
    verified,
    work_done,
)
from protest_core.store.agreement_values import (
    Labelled,
    LabelPattern,
    NamedJudgement,
    SelectionPattern,
    TwinPattern,
)
from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.making import NewFiles
from protest_core.store.memory import Memory
from protest_core.store.merge_values import MergeRecord, MergeStep, Standing, Undone
from protest_core.store.overview_values import CandidateFilter, Counts, FilterChoices
from protest_core.store.people import SaidByPeople
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.score_values import OutcomesByExample, SaidGroup
from protest_core.store.shared_antecedents import load_others_with_antecedent
from protest_core.store.side_by_side_values import MatchFound, OfAnnotator
from protest_core.store.task_values import Task, TaskSet, TaskSetProgress
from protest_core.store.tidy_values import TidyCandidate, TidyJudgement
from protest_core.store.values import (
    AlignedSentence,
    Candidate,
    Holdings,
    JudgementRecord,
    KeptJudgement,
    MendedLink,
    PastJudgement,
    ProjectOptions,
    System,
)
from protest_core.store.verified_values import VerifiedCandidate
from protest_core.store.work_done import WorkDone
from protest_core.store.written_here import WrittenHere
from protest_core.suite.category import Category
from protest_core.suite.example import CorrectedReference
from protest_core.suite.testsuite import SuiteDescription, TestSuite
from protest_core.tasks.plan import PooledCandidate, TaskPlan


class Snapshot:
    """What a project holds at one moment: inside one transaction nothing changes under us."""

    def __init__(self, session: Session, memory: Memory | None = None) -> None:
        self._session = session
        self._memory = memory or Memory()

    def suite(self) -> TestSuite:
        return suites.load_suite(self._session)

    def source(self) -> tuple[str, ...]:
        return suites.load_source(self._session)

    def description(self) -> SuiteDescription:
        return suites.load_description(self._session)

    def suite_version(self) -> str:
        return suites.load_version(self._session)

    def categories(self) -> tuple[Category, ...]:
        return suites.load_categories(self._session)

    def reference(self) -> Translation:
        return suites.load_reference(self._session)

    def systems(self) -> tuple[System, ...]:
        return systems.list_systems(self._session)

    def check_name_is_free(self, name: str, *, replace: bool) -> None:
        systems.check_name_is_free(self._session, name, replace=replace)

    def translation(self, system_id: SystemId) -> Translation:
        return systems.load_translation(self._session, system_id)

    def policy(self) -> MatchingPolicy:
        return settings.load_policy(self._session)

    def match_groups(self) -> tuple[MatchGroup, ...]:
        return tuple(matches.match_groups(self._session))

    def holdings(self) -> Holdings:
        return holdings.count_holdings(self._session)

    def find_candidate(self, system: str, example_id: ExampleId) -> CandidateId | None:
        return candidates.find_candidate(self._session, system, example_id)

    def candidate(self, candidate_id: CandidateId) -> Candidate:
        return candidates.load_candidate(self._session, candidate_id)

    def sentences(self, system_id: SystemId, lines: Iterable[int]) -> dict[int, AlignedSentence]:
        return candidates.load_sentences(self._session, system_id, lines)

    def reference_sentences(self, lines: Iterable[int]) -> dict[int, AlignedSentence]:
        return candidates.load_reference_sentences(self._session, lines)

    def document_around(self, line: int) -> range:
        return candidates.document_around(self._session, line)

    def source_lines(self, lines: range) -> dict[int, str]:
        return candidates.load_source_lines(self._session, lines)

    def reasons_of(self, candidate_id: CandidateId) -> tuple[Reason, ...] | None:
        return candidates.reasons_of(self._session, candidate_id)

    def verified_by(self, candidate_id: CandidateId) -> str | None:
        return candidates.verified_by(self._session, candidate_id)

    def judgement(self, candidate_id: CandidateId, annotator: str) -> Judgement:
        return judgements.load_judgement(self._session, candidate_id, annotator)

    def past_judgements(
        self, candidate_id: CandidateId, annotator: str
    ) -> tuple[PastJudgement, ...]:
        return judgements.load_history(self._session, candidate_id, annotator)

    def judgements_of(self, system_id: SystemId) -> Iterator[KeptJudgement]:
        return judgement_states.judgements_of_system(self._session, system_id)

    def states_of(self, annotator: str) -> dict[CandidateId, State]:
        return judgement_states.states_of(self._session, annotator)

    def verified(
        self,
        example_id: ExampleId | None = None,
        *,
        among: Collection[CandidateId] | None = None,
    ) -> Iterator[VerifiedCandidate]:
        """Of this example or among these candidates, or of all; the systems in the order of
        loading.
        """
        return verified.stream_verified(self._session, example_id=example_id, among=among)

    def verified_approvals(
        self, chosen: CandidateFilter
    ) -> tuple[tuple[CandidateId, CandidateId], ...]:
        """What verified translations approved, each with the candidate that did."""
        return tuple(verified.verified_approvals(self._session, self._narrowed(chosen)))

    def options(self) -> ProjectOptions:
        return settings.load_options(self._session)

    def categories_with_examples(self) -> tuple[Category, ...]:
        return overview.categories_with_examples(self._session)

    def count_outcomes(self, chosen: CandidateFilter) -> dict[tuple[str, str], Counts]:
        return overview.count_outcomes(self._session, self._narrowed(chosen))

    def list_candidates(self, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
        return overview.list_candidates(self._session, self._narrowed(chosen))

    def group_said(
        self, chosen: CandidateFilter, annotator: str | None = None
    ) -> Iterator[SaidGroup]:
        return scores.group_said(self._session, self._narrowed(chosen), annotator)

    def outcomes_by_example(
        self, chosen: CandidateFilter, question: Question, annotator: str | None = None
    ) -> OutcomesByExample:
        return scores.outcomes_by_example(
            self._session, self._narrowed(chosen), question, annotator
        )

    def approved_by_reference(self, chosen: CandidateFilter) -> frozenset[CandidateId]:
        return scores.approved_by_reference(self._session, self._narrowed(chosen))

    def list_disputed(self, chosen: CandidateFilter) -> Iterator[tuple[CandidateId, Dispute]]:
        return scores.list_disputed(self._session, self._narrowed(chosen))

    def outcomes_by_people(
        self, chosen: CandidateFilter, annotator: str | None = None, *, judged: bool = False
    ) -> Iterator[SaidByPeople]:
        return people.outcomes_by_people(
            self._session, self._narrowed(chosen), annotator, judged=judged
        )

    def metric_texts(
        self,
        suite: TestSuite,
        reference: Translation,
        system_id: SystemId,
        *,
        categories: Collection[str],
        every: Collection[str] = (),
    ) -> Texts:
        return metric_texts.load_metric_texts(
            self._session, suite, reference, system_id, categories=categories, every=every
        )

    def judged_systems(self) -> frozenset[SystemId]:
        return people.judged_systems(self._session)

    def said_by_metrics(self) -> SaidByMetrics:
        return SaidByMetrics(self._session, self._memory)

    def _narrowed(self, chosen: CandidateFilter) -> CandidateFilter:
        return against_metric.narrowed(self._session, self._memory, chosen)

    def seeds(self) -> tuple[int, ...]:
        return tasks.load_seeds(self._session)

    def filter_choices(self) -> FilterChoices:
        return overview.filter_choices(self._session)

    def tags_in_use(self) -> tuple[str, ...]:
        return candidate_tags.tags_in_use(self._session)

    def candidate_tags(self, candidate_id: CandidateId) -> tuple[str, ...]:
        return candidate_tags.load_candidate_tags(self._session, candidate_id)

    def doubts_of(self, candidate_id: CandidateId) -> tuple[Doubt, ...]:
        return doubts.load_doubts(self._session, candidate_id)

    def doubts_of_system(self, system_id: SystemId) -> dict[ExampleId, tuple[Doubt, ...]]:
        return doubts.load_doubts_of_system(self._session, system_id)

    def mended_of_system(self, system_id: SystemId) -> dict[ExampleId, CorrectedReference]:
        return mended_links.load_mended_of_system(self._session, system_id)

    def others_with_antecedent(
        self, candidate_id: CandidateId, number: int
    ) -> tuple[tuple[CandidateId, int], ...]:
        return load_others_with_antecedent(self._session, candidate_id, number)

    def mended_links(self, ids: Sequence[CandidateId]) -> Iterator[MendedLink]:
        """Also those that hold no more."""
        return mended_links.load_history(self._session, ids)

    def everybodys(self, candidate_id: CandidateId) -> tuple[OfAnnotator, ...]:
        return side_by_side.load_everybodys(self._session, candidate_id)

    def match_of(self, candidate_id: CandidateId) -> MatchFound | None:
        return side_by_side.load_match(self._session, candidate_id)

    def candidates_of_example(self, example_id: ExampleId) -> tuple[CandidateId, ...]:
        return side_by_side.candidates_of_example(self._session, example_id)

    def label_patterns(
        self, question: Question, annotators_: Sequence[str], chosen: CandidateFilter
    ) -> Iterator[LabelPattern]:
        return agreement.count_label_patterns(
            self._session, question, annotators_, self._narrowed(chosen)
        )

    def labelled_candidates(
        self, question: Question, annotators_: Sequence[str], chosen: CandidateFilter
    ) -> Iterator[tuple[CandidateId, str, tuple[Labelled, ...]]]:
        return agreement.list_labelled(self._session, question, annotators_, self._narrowed(chosen))

    def selection_patterns(
        self, question: Question, annotators_: Sequence[str], chosen: CandidateFilter
    ) -> Iterator[SelectionPattern]:
        return selections.count_selection_patterns(
            self._session, question, annotators_, self._narrowed(chosen)
        )

    def twin_patterns(
        self, question: Question, annotators_: Sequence[str], chosen: CandidateFilter
    ) -> Iterator[TwinPattern]:
        return twins.count_twin_patterns(
            self._session, question, annotators_, self._narrowed(chosen)
        )

    def judgements_by(
        self, annotators_: Sequence[str], candidates_: Sequence[CandidateId]
    ) -> Iterator[NamedJudgement]:
        return sayings.judgements_of(self._session, candidates_, annotators_)

    def work_done(self) -> tuple[WorkDone, ...]:
        return tuple(work_done.work_done(self._session))

    def annotators_who_judged(self) -> tuple[str, ...]:
        """Without whoever settles what they disagree on."""
        return labels.annotators_who_judged(self._session)

    def annotators(self) -> tuple[str, ...]:
        return annotators.list_annotators(self._session)

    def project_id(self) -> str:
        return settings.project_id(self._session)

    def guidelines(self) -> Guidelines:
        """Those that a batch brought along, else the program's own for the languages."""
        suite = self.description()
        return settings.load_guidelines(self._session) or guidelines_for(
            suite.source_language, suite.target_language
        )

    def batches(self) -> tuple[BatchRecord, ...]:
        return tuple(batches.load_batches(self._session))

    def standings(
        self, annotator: str, candidates_: Sequence[CandidateId]
    ) -> dict[CandidateId, Standing]:
        return standings.load_standings(self._session, annotator, candidates_)

    def candidates(self, ids: Sequence[CandidateId]) -> Iterator[Candidate]:
        return candidates.load_candidates(self._session, ids)

    def tidy_judgements(
        self,
        systems: Sequence[str] = (),
        categories: Sequence[str] = (),
        annotators_: Sequence[str] = (),
    ) -> Iterator[TidyJudgement]:
        return tidy.stream_judgements(self._session, systems, categories, annotators_)

    def tidy_candidates(
        self, systems: Sequence[str] = (), categories: Sequence[str] = ()
    ) -> Iterator[TidyCandidate]:
        return tidy.stream_candidates(self._session, systems, categories)

    def candidate_ids(self, systems: Sequence[str]) -> dict[tuple[str, ExampleId], CandidateId]:
        return tidy.candidate_ids(self._session, systems)

    def merges(self) -> tuple[MergeRecord, ...]:
        return tuple(merge_undo.list_merges(self._session))

    def write_batch(self, files: NewFiles, path: Path, order: BatchOrder) -> None:
        batch_export.write_batch(self._session, files, path, order)

    def pool(
        self, systems: Sequence[str] = (), categories: Sequence[str] = ()
    ) -> tuple[PooledCandidate, ...]:
        return tasks.load_pool(self._session, systems, categories)

    def task_sets(self) -> tuple[TaskSet, ...]:
        return tasks.list_task_sets(self._session)

    def task(self, task_id: TaskId) -> Task:
        return tasks.load_task(self._session, task_id)

    def task_set_progress(self) -> tuple[TaskSetProgress, ...]:
        return task_progress.task_set_progress(self._session)


class Changes(Snapshot):
    """A snapshot that can be written to; everything happens together or not at all."""

    def __init__(
        self, session: Session, written: WrittenHere | None = None, memory: Memory | None = None
    ) -> None:
        super().__init__(session, memory)
        self._written = written or WrittenHere()

    def add_system(self, name: str, translation: Translation, *, text_file: str) -> None:
        systems.save_system(self._session, name, translation, text_file)

    def merge(
        self,
        steps: Sequence[tuple[MergeStep, Standing]],
        *,
        batch_id: str | None,
        annotator: str,
        file: str,
        merged_by: str,
    ) -> None:
        merges.apply_merge(
            self._session,
            batch_id=batch_id,
            annotator=annotator,
            file=file,
            merged_by=merged_by,
            steps=steps,
        )

    def undo_merge(self, merge_id: int) -> Undone:
        return merge_undo.undo_merge(self._session, merge_id)

    def add_batch(self, order: BatchOrder) -> None:
        batches.save_batch(self._session, order)

    def remove_batches(self, ids: Sequence[str], *, but_annotators: Sequence[str]) -> None:
        batches.remove_batches(self._session, ids, but_annotators=but_annotators)

    def add_task_set(self, plan: TaskPlan) -> TaskSetId:
        return tasks.save_task_set(self._session, plan)

    def delete_task_set(self, task_set: TaskSet) -> None:
        tasks.check_may_be_deleted(self._session, task_set)
        tasks.delete_task_set(self._session, task_set.id)

    def set_judgement(
        self, candidate_id: CandidateId, annotator: str, record: JudgementRecord
    ) -> None:
        judgements.save_judgement(self._session, candidate_id, annotator, record, self._written)

    def add_seconds(self, candidate_id: CandidateId, annotator: str, seconds: float) -> None:
        judgements.add_seconds(self._session, candidate_id, annotator, seconds)

    def add_annotator(self, name: str) -> None:
        annotators.annotator_named(self._session, name)

    def add_candidate_tag(self, candidate_id: CandidateId, tag: str, by: str) -> bool:
        return candidate_tags.add_candidate_tag(self._session, candidate_id, tag, by)

    def remove_candidate_tag(self, candidate_id: CandidateId, tag: str) -> bool:
        return candidate_tags.remove_candidate_tag(self._session, candidate_id, tag)

    def set_doubts(self, system: str, found: Mapping[ExampleId, Sequence[Doubt]]) -> None:
        doubts.save_doubts(self._session, system, found)

    def set_mended_link(self, link: MendedLink) -> None:
        mended_links.save_mended_link(self._session, link)

    def end_mended_link(self, candidate_id: CandidateId, part: int) -> bool:
        return mended_links.end_mended_link(self._session, candidate_id, part)

    def set_states(self, changed: Iterable[tuple[CandidateId, str, State]]) -> None:
        judgement_states.set_states(self._session, changed)

    def set_options(self, options: ProjectOptions) -> None:
        settings.save_options(self._session, options)

    def set_policy(self, policy: MatchingPolicy) -> None:
        settings.save_policy(self._session, policy)

    def set_matches(self, system_id: SystemId, found: Iterable[tuple[ExampleId, Match]]) -> None:
        matches.save_matches(self._session, system_id, found)

    def set_match(self, candidate_id: CandidateId, found: Match) -> None:
        """Of one alone, whose links were mended."""
        matches.save_match(self._session, candidate_id, found)
