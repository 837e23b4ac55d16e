"""The one door to a project file: values in, values out."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from protest_core.alignment import Translation
from protest_core.ids import CandidateId, ExampleId, SystemId, TaskId, TaskSetId
from protest_core.judgement import Judgement, State
from protest_core.judgement.guidelines import Guidelines, guidelines_for
from protest_core.matching import Match, MatchGroup, MatchingPolicy, Reason
from protest_core.store import (
    annotators,
    batch_export,
    batches,
    candidates,
    files,
    holdings,
    judgement_states,
    judgements,
    matches,
    merge_undo,
    merges,
    overview,
    settings,
    standings,
    suites,
    systems,
    task_progress,
    tasks,
    tidy,
)
from protest_core.store.batch_reading import read_batch
from protest_core.store.batch_rows import BatchContents
from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.file_header import kind_of, project_of
from protest_core.store.merge_values import MergeRecord, MergeStep, Standing, Undone
from protest_core.store.open_files import OpenFile
from protest_core.store.overview_values import CandidateFilter, Counts, FilterChoices
from protest_core.store.protest11.origin import Origin, load_origin, save_origin
from protest_core.store.sqlite import PATIENCE, FileKind
from protest_core.store.task_values import Task, TaskSet, TaskSetProgress
from protest_core.store.tidy_values import TidyCandidate, TidyJudgement
from protest_core.store.transactions import transaction
from protest_core.store.values import (
    AlignedSentence,
    Candidate,
    Holdings,
    JudgementRecord,
    KeptJudgement,
    PastJudgement,
    ProjectOptions,
    System,
)
from protest_core.suite import Category, SuiteDescription, TestSuite
from protest_core.tasks import PooledCandidate, TaskPlan


class Snapshot:
    """What a project holds at one moment: inside one transaction nothing changes under us."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def suite(self) -> TestSuite:
        return suites.load_suite(self._session)

    def source(self) -> tuple[str, ...]:
        return suites.load_source(self._session)

    def description(self) -> SuiteDescription:
        return suites.load_description(self._session)

    def categories(self) -> tuple[Category, ...]:
        return suites.load_categories(self._session)

    def reference(self) -> Translation:
        return suites.load_reference(self._session)

    def systems(self) -> tuple[System, ...]:
        return systems.list_systems(self._session)

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

    def options(self) -> ProjectOptions:
        return settings.load_options(self._session)

    def categories_with_examples(self) -> tuple[Category, ...]:
        return overview.categories_with_examples(self._session)

    def count_outcomes(self, chosen: CandidateFilter) -> dict[tuple[str, str], Counts]:
        return overview.count_outcomes(self._session, chosen)

    def list_candidates(self, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
        return overview.list_candidates(self._session, chosen)

    def filter_choices(self) -> FilterChoices:
        return overview.filter_choices(self._session)

    def tags_in_use(self) -> tuple[str, ...]:
        return overview.tags_in_use(self._session)

    def annotators(self) -> tuple[str, ...]:
        return annotators.list_annotators(self._session)

    def protest11_origin(self) -> Origin | None:
        """Of a project that was converted from a PROTEST 1.1 file."""
        return load_origin(self._session)

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

    def write_batch(self, path: Path, order: BatchOrder, *, replace: bool = False) -> None:
        batch_export.write_batch(self._session, path, order, replace=replace)

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

    def check_name_is_free(self, name: str, *, replace: bool) -> None:
        systems.check_name_is_free(self._session, name, replace=replace)

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

    def add_task_set(self, plan: TaskPlan) -> TaskSetId:
        return tasks.save_task_set(self._session, plan)

    def delete_task_set(self, task_set: TaskSet) -> None:
        tasks.check_may_be_deleted(self._session, task_set)
        tasks.delete_task_set(self._session, task_set.id)

    def set_judgement(
        self, candidate_id: CandidateId, annotator: str, record: JudgementRecord
    ) -> None:
        judgements.save_judgement(self._session, candidate_id, annotator, record)

    def add_seconds(self, candidate_id: CandidateId, annotator: str, seconds: float) -> None:
        judgements.add_seconds(self._session, candidate_id, annotator, seconds)

    def add_annotator(self, name: str) -> None:
        annotators.annotator_named(self._session, name)

    def set_protest11_origin(self, origin: Origin) -> None:
        save_origin(self._session, origin)

    def set_states(self, changed: Iterable[tuple[CandidateId, str, State]]) -> None:
        judgement_states.set_states(self._session, changed)

    def set_options(self, options: ProjectOptions) -> None:
        settings.save_options(self._session, options)

    def set_policy(self, policy: MatchingPolicy) -> None:
        settings.save_policy(self._session, policy)

    def set_matches(self, system_id: SystemId, found: Iterable[tuple[ExampleId, Match]]) -> None:
        matches.save_matches(self._session, system_id, found)


class Project:
    """An open project file. Close it, or use it in a `with` statement.

    A batch is a project, too: a small one, in a file of its own kind.
    """

    def __init__(self, path: Path, engine: Engine, kind: FileKind = FileKind.PROJECT) -> None:
        self.path = path
        self._engine = engine
        self._kind = kind
        self._file = OpenFile(path)

    @classmethod
    def create(
        cls,
        path: Path,
        suite: TestSuite,
        reference: Translation,
        *,
        fill: Callable[[Changes], None] = lambda _: None,
        replace: bool = False,
    ) -> None:
        """Make a new file; if anything fails, `fill` included, there is none."""

        def fill_all(session: Session) -> None:
            settings.save_project_id(session)
            suites.save_suite(session, suite, reference)
            fill(Changes(session))

        files.create_file(path, fill_all, replace=replace)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        kind: FileKind = FileKind.PROJECT,
        read_only: bool = False,
        patience: float = PATIENCE,
    ) -> Self:
        """`patience`: the seconds that reading waits for another program's writing."""
        engine = files.open_file(path, kind=kind, read_only=read_only, patience=patience)
        return cls(path, engine, kind)

    @classmethod
    def open_batch(
        cls, path: Path, *, read_only: bool = False, patience: float | None = None
    ) -> Self:
        """A file that may come from anywhere: it holds our tables, or it is refused."""
        files.check_structure(path, FileKind.BATCH)
        return cls.open(
            path,
            kind=FileKind.BATCH,
            read_only=read_only,
            patience=PATIENCE if patience is None else patience,
        )

    @staticmethod
    def read_batch(path: Path) -> BatchContents:
        return read_batch(path)

    @staticmethod
    def kind_of(path: Path) -> FileKind | None:
        return kind_of(path)

    @staticmethod
    def of_file(path: Path) -> Path | None:
        return project_of(path)

    @staticmethod
    def check_may_be_made(path: Path, *, replace: bool) -> None:
        files.check_may_be_made(path, replace=replace)

    def copy_to(
        self,
        path: Path,
        *,
        fill: Callable[[Changes], None] = lambda _: None,
        replace: bool = False,
    ) -> None:
        """All that is in the project, changed by `fill`, in another file."""

        def fill_copy(session: Session) -> None:
            fill(Changes(session))

        files.copy_file(self._engine, self.path, path, fill_copy, kind=self._kind, replace=replace)

    @property
    def is_in_place(self) -> bool:
        """Whether the name still leads to the file that was opened."""
        return self._file.is_in_place

    def close(self) -> None:
        """May be called more than once."""
        self._engine.dispose()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @contextmanager
    def reading(self) -> Iterator[Snapshot]:
        with transaction(self._engine, self.path, writing=False) as session:
            yield Snapshot(session)

    @contextmanager
    def changing(self) -> Iterator[Changes]:
        """Once left without an error, it is in the file of this name."""
        self._file.check_in_place()
        with transaction(self._engine, self.path, writing=True) as session:
            yield Changes(session)
        self._file.check_in_place()
