"""Merging with what is on record of it afterwards, by which it can be taken back."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.operations.changes import ChangeSet
from protest_core.operations.merging.merge_plan import Choice, MergePlan
from protest_core.operations.merging.merging import apply_merge, merges
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.merge_values import MergeRecord
from protest_core.store.project import Project


@dataclass(frozen=True, slots=True)
class Merged:
    """`records`: of the files that brought something, in their order."""

    change: ChangeSet
    records: tuple[MergeRecord, ...]


def merge_planned(
    *,
    project: Project,
    plan: MergePlan,
    choices: Mapping[tuple[str, CandidateId], Choice] | None = None,
    merged_by: str,
    progress: ProgressCallback = no_progress,
) -> Merged:
    before = {record.id for record in merges(project=project)}
    change = apply_merge(
        project=project, plan=plan, choices=choices, merged_by=merged_by, progress=progress
    )
    made = [record for record in merges(project=project) if record.id not in before]
    return Merged(change, tuple(made))


def all_chosen(plan: MergePlan, choice: Choice) -> dict[tuple[str, CandidateId], Choice]:
    """The same for every contradiction."""
    return {(file.annotator, entry.candidate.id): choice for file, entry in plan.conflicts}
