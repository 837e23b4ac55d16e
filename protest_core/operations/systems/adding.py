"""Loading systems and matching them at one stroke, for whoever may cancel in the midst of it."""

from collections.abc import Sequence
from dataclasses import replace as with_changed

from protest_core.operations.changes import ChangeSet
from protest_core.operations.systems.aligning_outputs import USUALLY, Aligning
from protest_core.operations.systems.evaluation import match_into
from protest_core.operations.systems.systems import (
    OutputsReady,
    SystemOutput,
    load_into,
    make_ready,
    read_outputs,
)
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.holdings import count_holdings
from protest_core.store.project import Project
from protest_core.store.settings import load_policy
from protest_core.store.systems import list_systems


def add_systems(
    *,
    project: Project,
    outputs: Sequence[SystemOutput],
    aligning: Aligning = USUALLY,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ChangeSet:
    """All three steps; windows take them one by one, to save what people say in between."""
    read = read_outputs(
        project=project, outputs=outputs, aligning=aligning, replace=replace, progress=progress
    )
    return add_ready(project=project, ready=make_ready(read, progress=progress), progress=progress)


def add_ready(
    *, project: Project, ready: OutputsReady, progress: ProgressCallback = no_progress
) -> ChangeSet:
    """All of them are loaded and matched, or nothing has changed.

    The project's policy stays, so what is matched already need not be matched anew.
    """
    with project.changing() as tx:
        loaded = load_into(tx, ready, progress)
        matched = count_holdings(tx).matched_systems
        systems = [system for system in list_systems(tx) if system.id not in matched]
        match_into(tx, systems, load_policy(tx), progress)
    return with_changed(loaded, matches=True)
