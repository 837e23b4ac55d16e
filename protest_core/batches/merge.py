"""Plan, apply and undo merges."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.annotating.link_corrections import follow_links
from protest_core.batches.link_rules import (
    LinkEntry,
    LinkRow,
    LinkStep,
    decide_links,
    history_of,
    links_hold_unasked,
)
from protest_core.batches.merge_plan import (
    Choices,
    ConflictKey,
    FilePlan,
    MergePlan,
    MergeSide,
    link_key,
)
from protest_core.batches.merge_rules import (
    Incoming,
    MergeKind,
    MergeRecord,
    MergeStep,
    ProjectSide,
    Undone,
    decide,
    holds_unasked,
)
from protest_core.batches.queries.links import load_link_rows
from protest_core.batches.queries.merge import write_merge
from protest_core.batches.queries.merge_state import load_merge_states, load_times_out_of_range
from protest_core.batches.queries.read import read_batch
from protest_core.batches.queries.returned_rows import BatchContents
from protest_core.batches.queries.undo import list_merges, take_back_merge
from protest_core.batches.returned_batches import plan_returned, refuse_if_any
from protest_core.candidates.model import PartOf
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import InputError, Problem, ProtestError, RefusedError, distinct_names
from protest_core.ids import CandidateId
from protest_core.judgements.model import EMPTY_JUDGEMENT
from protest_core.progress import ProgressCallback, no_progress
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge; `records` are of the files that changed something, in their order.

    `added`, `taken_back`: numbers of judgements; `change` also contains candidates whose states
    follow from links.
    """

    change: ChangeSet
    records: tuple[MergeRecord, ...]
    added: int
    taken_back: int

    @property
    def links(self) -> int:
        return sum(record.counts.get("links", 0) for record in self.records)


def all_chosen(
    plan: MergePlan, choice: MergeSide, *, of_links: MergeSide | None = None
) -> dict[ConflictKey, MergeSide]:
    """Return the same choice for every merge conflict; `of_links`: the choice for links."""
    chosen: dict[ConflictKey, MergeSide] = {
        (file.annotator, entry.candidate.id): choice for file, entry in plan.conflicts
    }
    return chosen | {
        link_key(file, entry): of_links or choice for file, entry in plan.link_conflicts
    }


def plan_merge(
    *, project: Project, paths: Sequence[Path], progress: ProgressCallback = no_progress
) -> MergePlan:
    """Return the merge plan, or raise an `InputError` with all mistakes in the files."""
    with project.reading() as tx:
        known_times = load_times_out_of_range(tx)
    contents = _read_all(paths, known_times, progress)
    with project.reading() as tx:
        return plan_returned(tx, contents)


def apply_merge(
    *,
    project: Project,
    plan: MergePlan,
    choices: Choices | None = None,
    merged_by: str,
    progress: ProgressCallback = no_progress,
) -> Merged:
    """Merge all files or none; plan again if the project changed since the plan was made.

    When all links are in force, matches and states of judgements are computed again.
    """
    chosen = choices or {}
    taken: list[Incoming] = []
    linked: list[CandidateId] = []
    records: list[MergeRecord] = []
    with project.changing(progress) as tx:
        for number, file in enumerate(plan.files):
            progress(number, len(plan.files), Text("merging {0}").format(file.path.name))
            candidates = [entry.candidate.id for entry in file.entries]
            merge_states = load_merge_states(tx, file.annotator, candidates)
            steps = list(_steps(file, merge_states, chosen))
            there = load_link_rows(tx, {entry.candidate.id for entry in file.links})
            links = [_link_step(file, each, there, chosen) for each in file.links]
            record = write_merge(
                tx,
                steps,
                links,
                batch_id=file.batch_id,
                task_id=file.task_id,
                annotator=file.annotator,
                kind=file.kind,
                file=file.path.name,
                merged_by=merged_by,
            )
            records += [record] if record else []
            taken += [step.incoming for step, _ in steps if step.take]
            linked += [step.entry.candidate.id for step in links if step.take]
        change = follow_links(tx, dict.fromkeys(linked), match=True)
    touched = [each.candidate_id for each in taken]
    judged = tuple(dict.fromkeys([*touched, *change.judgements]))
    changed = ChangeSet(judgements=judged, matches=change.matches)
    taken_back = sum(each.judgement == EMPTY_JUDGEMENT for each in taken)
    return Merged(changed, tuple(records), len(taken) - taken_back, taken_back)


def undo_merge(*, project: Project, merge_id: int) -> Undone:
    """Undo a merge; judgements that were changed since stay."""
    (undone,) = undo_merges(project=project, merge_ids=[merge_id])
    return undone


def undo_merges(*, project: Project, merge_ids: Sequence[int]) -> list[Undone]:
    """Undo all of these merges, in this order, or none."""
    with project.changing() as tx:
        return [_undo(tx, merge_id) for merge_id in merge_ids]


def _undo(tx: WriteTx, merge_id: int) -> Undone:
    undone = take_back_merge(tx, merge_id)
    follow_links(tx, undone.links, match=True)
    tx.flush()
    tx.expire_all()  # statements bypassed the objects in the session
    return undone


def merges(*, project: Project) -> tuple[MergeRecord, ...]:
    """Return the records of all merges, the oldest first."""
    with project.reading() as tx:
        return list_merges(tx)


def _steps(
    file: FilePlan, merge_states: Mapping[CandidateId, ProjectSide], choices: Choices
) -> Iterator[tuple[MergeStep, ProjectSide]]:
    """Yield the steps, decided again: the plan may be old, or the annotator may have two files."""
    for entry in file.entries:
        merge_state = merge_states[entry.candidate.id]
        same = merge_state is entry.merge_state
        kind = entry.kind if same else decide(merge_state.history, entry.history)
        choice = choices.get((file.annotator, entry.candidate.id))
        _refuse_if_new(kind, entry.kind, choice)
        take = holds_unasked(kind, merge_state.history, entry.history)
        if kind is MergeKind.CONFLICT:
            take = choice is MergeSide.FILE
        yield MergeStep(entry.incoming, kind, entry.state, take), merge_state


def _link_step(
    file: FilePlan,
    entry: LinkEntry,
    there: Mapping[PartOf, tuple[LinkRow, ...]],
    choices: Choices,
) -> LinkStep:
    """Return the step, decided again like the steps of judgements."""
    project, in_file = history_of(there[entry.key]), history_of(entry.file)
    kind = decide_links(project, in_file)
    choice = choices.get(link_key(file, entry))
    _refuse_if_new(kind, entry.kind, choice)
    take = links_hold_unasked(kind, project, in_file)
    if kind is MergeKind.CONFLICT:
        take = choice is MergeSide.FILE
    return LinkStep(entry, kind, take)


def _refuse_if_new(kind: MergeKind, planned: MergeKind, choice: MergeSide | None) -> None:
    """Refuse a merge conflict that was not in the plan, so that nobody chose a side."""
    if kind is MergeKind.CONFLICT and kind is not planned and choice is None:
        raise RefusedError(
            Text("The project was changed since the merge was planned. Look at it again.")
        )


def _read_all(
    paths: Sequence[Path], known_times: Collection[str], progress: ProgressCallback
) -> list[tuple[Path, BatchContents]]:
    contents: list[tuple[Path, BatchContents]] = []
    problems: list[Problem] = []
    names = distinct_names(paths)
    for number, path in enumerate(paths):
        progress(number, len(paths), Text("reading {0}").format(path.name))
        try:
            contents.append((path, read_batch(path, known_times=known_times)))
        except InputError as error:
            problems += [Problem(names[path], each.message) for each in error.problems]
        except ProtestError as error:
            problems.append(Problem(names[path], str(error).removeprefix(f"{path} ")))
    refuse_if_any(problems)
    return contents
