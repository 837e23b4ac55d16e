"""Systems loaded into a project in the three steps that the window takes one by one."""

from collections.abc import Sequence

from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.loading.align import DEFAULT_ALIGNING, Aligning
from protest_core.loading.systems import (
    SystemOutput,
    add_aligned_systems,
    align_outputs_read,
    read_outputs,
)
from protest_core.progress import ProgressCallback, no_progress


def add_systems(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = DEFAULT_ALIGNING,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    read = read_outputs(
        project=project, outputs=outputs, aligning=aligning, replace=replace, progress=progress
    )
    return add_aligned_systems(
        project=project, ready=align_outputs_read(read, progress=progress), progress=progress
    )
