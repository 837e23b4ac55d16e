"""Plan, apply and undo merges."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.batches.merge_plan import Choice, Choices, FilePlan, MergePlan
from protest_core.batches.merge_rules import (
    Kind,
    MergeRecord,
    MergeState,
    MergeStep,
    Undone,
    decide,
    holds_unasked,
)
from protest_core.batches.queries.merge import write_merge
from protest_core.batches.queries.merge_state import load_merge_states
from protest_core.batches.queries.read import read_batch
from protest_core.batches.queries.returned_rows import BatchContents
from protest_core.batches.queries.undo import list_merges, take_back_merge
from protest_core.batches.returned_batches import plan_returned, refuse_if_any
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.errors import InputError, Problem, ProtestError, RefusedError, distinct_names
from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback, no_progress
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge; `records`: of the files that changed something, in their order."""

    change: ChangeSet
    records: tuple[MergeRecord, ...]


def all_chosen(plan: MergePlan, choice: Choice) -> dict[tuple[str, CandidateId], Choice]:
    """Return the same choice for every merge conflict."""
    return {(file.annotator, entry.candidate.id): choice for file, entry in plan.conflicts}


def plan_merge(
    *, project: Project, paths: Sequence[Path], progress: ProgressCallback = no_progress
) -> MergePlan:
    """Return the merge plan, or raise an `InputError` with all that is wrong with the files."""
    contents = _read_all(paths, progress)
    with project.reading() as tx:
        return plan_returned(tx, contents)


def apply_merge(
    *,
    project: Project,
    plan: MergePlan,
    choices: Mapping[tuple[str, CandidateId], Choice] | None = None,
    merged_by: str,
    progress: ProgressCallback = no_progress,
) -> Merged:
    """Merge all files or none, planning again if the project changed since the plan was made."""
    chosen: Choices = dict(choices or {})
    touched: list[CandidateId] = []
    records: list[MergeRecord] = []
    with project.changing(progress) as tx:
        for number, file in enumerate(plan.files):
            progress(number, len(plan.files), Text("merging {0}").format(file.path.name))
            candidates = [entry.candidate.id for entry in file.entries]
            merge_states = load_merge_states(tx, file.annotator, candidates)
            steps = list(_steps(file, merge_states, chosen))
            record = write_merge(
                tx,
                steps,
                batch_id=file.batch_id,
                annotator=file.annotator,
                kind=file.kind,
                file=file.path.name,
                merged_by=merged_by,
            )
            records += [record] if record else []
            touched += [step.incoming.candidate_id for step, _ in steps if step.take]
    return Merged(ChangeSet(judgements=tuple(touched)), tuple(records))


def undo_merge(*, project: Project, merge_id: int) -> Undone:
    """Undo a merge; what was judged again since stays as it is."""
    with project.changing() as tx:
        return take_back_merge(tx, merge_id)


def merges(*, project: Project) -> tuple[MergeRecord, ...]:
    """Return the merges that were made, when and by whom; the oldest first."""
    with project.reading() as tx:
        return list_merges(tx)


def _steps(
    file: FilePlan, merge_states: Mapping[CandidateId, MergeState], choices: Choices
) -> Iterator[tuple[MergeStep, MergeState]]:
    """Yield the steps, decided again: the plan may be old, or an earlier file the same person's."""
    for entry in file.entries:
        merge_state = merge_states[entry.candidate.id]
        same = merge_state is entry.merge_state
        kind = entry.kind if same else decide(merge_state.history, entry.history)
        choice = choices.get((file.annotator, entry.candidate.id))
        if kind is Kind.CONFLICT and kind is not entry.kind and choice is None:
            raise RefusedError(
                Text("The project was changed since the merge was planned. Look at it again.")
            )
        take = holds_unasked(kind, merge_state.history, entry.history)
        if kind is Kind.CONFLICT:
            take = choice is Choice.FILE
        yield MergeStep(entry.incoming, kind, entry.state, take), merge_state


def _read_all(
    paths: Sequence[Path], progress: ProgressCallback
) -> list[tuple[Path, BatchContents]]:
    contents: list[tuple[Path, BatchContents]] = []
    problems: list[Problem] = []
    names = distinct_names(paths)
    for number, path in enumerate(paths):
        progress(number, len(paths), Text("reading {0}").format(path.name))
        try:
            contents.append((path, read_batch(path)))
        except InputError as error:
            problems += [Problem(names[path], each.message) for each in error.problems]
        except ProtestError as error:
            problems.append(Problem(names[path], str(error).removeprefix(f"{path} ")))
    refuse_if_any(problems)
    return contents
