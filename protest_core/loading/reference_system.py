"""Mark a system as the human reference, judged like a system."""

from collections.abc import Collection

from protest_core.candidates.queries.systems import (
    list_systems,
    reference_systems,
    save_reference_systems,
)
from protest_core.candidates.selection import check_known
from protest_core.changes import ChangeSet
from protest_core.db.project import Project


def mark_as_reference(
    *, project: Project, systems: Collection[str], marked: bool = True
) -> ChangeSet:
    """Mark systems, or count them as systems again.

    A marked one is shown in tables, but in no rank, comparison, cluster, average or correlation.
    """
    with project.changing() as tx:
        check_known("system", systems, [each.name for each in list_systems(tx)])
        before = reference_systems(tx)
        after = before | set(systems) if marked else before - set(systems)
        if after == before:
            return ChangeSet()
        save_reference_systems(tx, after)
        return ChangeSet(options=True)
