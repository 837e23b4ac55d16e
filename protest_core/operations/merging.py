"""Batches that come back: planned, looked at, and then merged in one transaction."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from protest_core.errors import InputError, Problem, ProtestError, RefusedError
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement import Highlights, Judgement
from protest_core.merging import Incoming, Kind, decide, holds_unasked
from protest_core.operations.changes import ChangeSet
from protest_core.operations.merge_entries import (
    EntryMaker,
    answers_unasked,
    not_highlighted,
    standing_after,
    told_in_file,
)
from protest_core.operations.merge_plan import Choice, Choices, FilePlan, MergeEntry, MergePlan
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import (
    BatchContents,
    BatchRecord,
    Candidate,
    MergeRecord,
    MergeStep,
    Project,
    Snapshot,
    Standing,
    ToldOfCandidate,
    Undone,
)
from protest_core.tasks import OVERLAP

_MOST_PROBLEMS = 200
_Standings = dict[tuple[str, CandidateId], Standing]


def plan_merge(
    *, project: Project, paths: Sequence[Path], progress: ProgressCallback = no_progress
) -> MergePlan:
    """Or an `InputError` that names everything that is wrong with any of the files."""
    contents = _read_all(paths, progress)
    with project.reading() as snapshot:
        return _planned(snapshot, contents)


def apply_merge(
    *,
    project: Project,
    plan: MergePlan,
    choices: Mapping[tuple[str, CandidateId], Choice] | None = None,
    merged_by: str,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """All files or none. If the project changed since the plan was made, it is made anew."""
    chosen: Choices = dict(choices or {})
    touched: list[CandidateId] = []
    with project.changing() as changes:
        for number, file in enumerate(plan.files):
            progress(number, len(plan.files), f"merging {file.path.name}")
            candidates = [entry.candidate.id for entry in file.entries]
            standings = changes.standings(file.annotator, candidates)
            steps = list(_steps(file, standings, chosen))
            changes.merge(
                steps,
                batch_id=file.batch_id,
                annotator=file.annotator,
                file=file.path.name,
                merged_by=merged_by,
            )
            touched += [step.incoming.candidate_id for step, _ in steps if step.take]
    return ChangeSet(judgements=tuple(touched))


def undo_merge(*, project: Project, merge_id: int) -> Undone:
    """What was judged anew since the merge stays as it is."""
    with project.changing() as changes:
        return changes.undo_merge(merge_id)


def merges(*, project: Project) -> tuple[MergeRecord, ...]:
    """What was merged, when and by whom; the oldest first."""
    with project.reading() as snapshot:
        return snapshot.merges()


def _steps(
    file: FilePlan, standings: Mapping[CandidateId, Standing], choices: Choices
) -> Iterator[tuple[MergeStep, Standing]]:
    """Decided anew: the plan may be old, and an earlier file may be of the same annotator."""
    for entry in file.entries:
        standing = standings[entry.candidate.id]
        told = told_in_file(entry.incoming)
        kind = decide(standing.told, told)
        choice = choices.get((file.annotator, entry.candidate.id))
        if kind is Kind.CONFLICT and kind is not entry.kind and choice is None:
            raise RefusedError(
                "The project was changed since the merge was planned. Look at it again."
            )
        take = holds_unasked(kind, standing.told, told)
        if kind is Kind.CONFLICT:
            take = choice is Choice.FILE
        yield MergeStep(entry.incoming, kind, entry.state, take), standing


def _read_all(
    paths: Sequence[Path], progress: ProgressCallback
) -> list[tuple[Path, BatchContents]]:
    contents: list[tuple[Path, BatchContents]] = []
    problems: list[Problem] = []
    for number, path in enumerate(paths):
        progress(number, len(paths), f"reading {path.name}")
        try:
            contents.append((path, Project.read_batch(path)))
        except InputError as error:
            problems += error.problems
        except ProtestError as error:
            problems.append(Problem(path.name, str(error)))
    _refuse_if_any(problems)
    return contents


def _refuse_if_any(problems: Sequence[Problem]) -> None:
    if problems:
        shown, unlisted = problems[:_MOST_PROBLEMS], max(0, len(problems) - _MOST_PROBLEMS)
        raise InputError("Nothing was merged.", shown, unlisted=unlisted)


def _planned(snapshot: Snapshot, contents: Sequence[tuple[Path, BatchContents]]) -> MergePlan:
    records = {record.id: record for record in snapshot.batches()}
    project_id = snapshot.project_id()
    problems: list[Problem] = []
    files: list[FilePlan] = []
    after: _Standings = {}
    for path, batch in contents:
        mistake = _batch_mistake(batch, records.get(batch.id), project_id)
        if mistake:
            problems.append(Problem(path.name, mistake))
            continue
        planner = _Planner(snapshot, path, batch, records[batch.id], after)
        files.append(planner.plan())
        problems += planner.problems
    _refuse_if_any(problems)
    return MergePlan(tuple(files))


def _batch_mistake(batch: BatchContents, record: BatchRecord | None, project_id: str) -> str | None:
    if batch.project_id != project_id:
        return "it is a batch of another project"
    if record is None:
        return "this project has not handed out such a batch"
    if batch.annotator != record.annotator:
        return f"it was handed out to {record.annotator} and says that it is {batch.annotator}'s"
    return None


class _Planner:
    """One file against the project that it left, and the files before it.

    `after`: what stands where a file before it says something, also of the same annotator.
    """

    def __init__(
        self,
        snapshot: Snapshot,
        path: Path,
        batch: BatchContents,
        record: BatchRecord,
        after: _Standings,
    ) -> None:
        self._snapshot = snapshot
        self._path = path
        self._batch = batch
        self._record = record
        self._after = after
        self._maker = EntryMaker(snapshot)
        self.problems: list[Problem] = []

    def plan(self) -> FilePlan:
        candidates = {(c.system, c.example.id): c for c in self._candidates()}
        told = [(self._find(each, candidates), each) for each in self._batch.candidates]
        found = [(candidate, each) for candidate, each in told if candidate is not None]
        highlights = self._maker.highlights([candidate for candidate, _ in found])
        standings = self._snapshot.standings(
            self._record.annotator, [candidate.id for candidate, _ in found]
        )
        entries = tuple(
            self._entry(candidate, each, highlights[candidate.id], standings[candidate.id])
            for candidate, each in found
        )
        now = self._snapshot.guidelines().version
        return FilePlan(
            self._path,
            self._record.annotator,
            self._record.id,
            f"{self._record.task_set}, task {self._record.label}",
            entries,
            self._batch.guidelines if self._batch.guidelines != now else "",
        )

    def _candidates(self) -> Iterable[Candidate]:
        """What was handed out; the file has no say in it."""
        ids: list[CandidateId] = []
        for task_set in self._snapshot.task_sets():
            if task_set.settings.name == self._record.task_set:
                tasks = [t for t in task_set.tasks if t.label in {self._record.label, OVERLAP}]
                ids += [each for task in tasks for each in task.candidates]
        return self._snapshot.candidates(ids)

    def _find(
        self, told: ToldOfCandidate, candidates: Mapping[tuple[str, ExampleId], Candidate]
    ) -> Candidate | None:
        system = self._record.systems.get(told.code, "")
        candidate = candidates.get((system, told.example_id))
        if candidate is None:
            self._add(told, "this was not handed out in this batch")
        return candidate

    def _entry(
        self,
        candidate: Candidate,
        told: ToldOfCandidate,
        highlights: Highlights,
        standing: Standing,
    ) -> MergeEntry:
        for said in (told.judgement, *(past.judgement for past in told.past)):
            self._check(told, said, candidate, highlights)
        incoming = Incoming(
            candidate.id,
            told.judgement,
            told.guidelines,
            told.made_at or _taken_back_at(told),
            told.seconds,
            told.past,
        )
        place = (self._record.annotator, candidate.id)
        entry = self._maker.entry(
            candidate,
            incoming,
            highlights=highlights,
            standing=self._after.get(place, standing),
        )
        self._after[place] = standing_after(entry)
        return entry

    def _check(
        self,
        told: ToldOfCandidate,
        said: Judgement,
        candidate: Candidate,
        highlights: Highlights,
    ) -> None:
        if not_highlighted(said, highlights):
            self._add(told, "a word is selected that is not highlighted")
        if answers_unasked(said, candidate):
            self._add(told, "an antecedent is judged, and none is asked for")

    def _add(self, told: ToldOfCandidate, mistake: str) -> None:
        place = f"{told.code}, example {told.example_id}"
        self.problems.append(Problem(self._path.name, f"{place}: {mistake}"))


def _taken_back_at(told: ToldOfCandidate) -> str:
    taken_back = [past.ended_at for past in told.past if past.change == "withdrawn"]
    return max(taken_back, default="")
