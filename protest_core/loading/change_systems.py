"""Rename and remove systems of a project, and mark them as the human reference."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from protest_core.batches.queries.export import load_batches, rename_in_batches
from protest_core.candidates.model import System
from protest_core.candidates.queries.system_removal import (
    RemovalCounts,
    load_removal_counts,
    remove_system_rows,
    systems_approved_by,
)
from protest_core.candidates.queries.systems import (
    list_systems,
    reference_systems,
    rename_system,
    save_reference_systems,
    task_sets_with,
)
from protest_core.candidates.selection import check_known
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx, now
from protest_core.errors import RefusedError, printable
from protest_core.evaluation.match_project import match_systems
from protest_core.judgements.wording import local_time
from protest_core.loading.systems import system_name_mistake
from protest_core.matching.queries import load_policy
from protest_core.progress import ProgressCallback, no_progress
from protest_core.tasks.queries.task_sets import rename_in_settings
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class Removal:
    """Numbers of data removed with a system; `batches` were handed out with its candidates."""

    system: str
    along: RemovalCounts
    task_sets: tuple[str, ...]
    batches: int

    @property
    def is_judged(self) -> bool:
        return bool(self.along.judgements or self.along.earlier)

    @property
    def sentences(self) -> tuple[Text, ...]:
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[Text]:
        along = self.along
        one = "%n candidate is removed."
        yield Text("%n candidates are removed.", "", along.candidates, one=one)
        if along.judgements:
            judged = Text(
                "%n judgements are removed, of {0}.",
                "",
                along.judgements,
                one="%n judgement is removed, of {0}.",
            )
            yield judged.format(", ".join(along.annotators))
        if along.earlier:
            one = "%n earlier judgement is removed from the history."
            yield Text(
                "%n earlier judgements are removed from the history.", "", along.earlier, one=one
            )
        if along.link_corrections:
            one = "%n link correction is removed."
            yield Text("%n link corrections are removed.", "", along.link_corrections, one=one)
        if along.tags:
            one = "%n tag of your own is removed."
            yield Text("%n tags of your own are removed.", "", along.tags, one=one)
        if along.in_tasks:
            text = Text(
                "%n candidates are taken out of tasks: {0}.",
                "",
                along.in_tasks,
                one="%n candidate is taken out of tasks: {0}.",
            )
            yield text.format(", ".join(self.task_sets))
        if self.batches:
            yield Text(
                "%n batches were handed out with this system: when they are merged, what was "
                "judged of it is left out.",
                "",
                self.batches,
                one="%n batch was handed out with this system: when it is merged, what was "
                "judged of it is left out.",
            )


@dataclass(frozen=True, slots=True)
class Removed:
    """A removal that was carried out, and the copy of the project as it was before."""

    removal: Removal
    copy: Path
    change: ChangeSet


def rename(*, project: Project, system: str, name: str) -> ChangeSet:
    """Rename a system; codes in batches, settings of task sets and marks follow."""
    if mistake := system_name_mistake(name):
        raise RefusedError(
            Text("The system cannot be called ‘{0}’: {1}.").format(printable(name), mistake)
        )
    with project.changing() as tx:
        row = _named(tx, system)
        if name == system:
            return ChangeSet()
        if any(each.name == name for each in list_systems(tx)):
            raise RefusedError(
                Text("There is a system {0} already. Choose another name.").format(name)
            )
        rename_system(tx, row, name)
        rename_in_settings(tx, system, name)
        rename_in_batches(tx, system, name)
    return ChangeSet(systems=(system, name))


def mark_as_reference(
    *, project: Project, systems: Collection[str], marked: bool = True
) -> ChangeSet:
    """Mark systems, or count them as systems again.

    A marked system is shown in tables, but in no rank, comparison, cluster, average or correlation.
    """
    with project.changing() as tx:
        check_known("system", systems, [each.name for each in list_systems(tx)])
        before = reference_systems(tx)
        after = before | set(systems) if marked else before - set(systems)
        if after == before:
            return ChangeSet()
        save_reference_systems(tx, after)
        return ChangeSet(options=True)


def plan_removal(*, project: Project, system: str) -> Removal:
    """Return what would be removed with a system, changing nothing."""
    with project.reading() as tx:
        return _removal(tx, _named(tx, system))


def remove(
    *,
    project: Project,
    system: str,
    with_judgements: bool = False,
    progress: ProgressCallback = no_progress,
) -> Removed:
    """Remove a system, keeping a copy of the project beside it; refused if people judged it.

    Candidates of other systems that its verified translations approved are matched again.
    """
    planned = plan_removal(project=project, system=system)
    _refuse_judged(planned, with_judgements=with_judgements)
    copy = _free_name(project.path)
    project.copy_to(copy)
    try:
        with project.changing(progress) as tx:
            row = _named(tx, system)
            _check_unchanged(tx, row, planned)
            approved = systems_approved_by(tx, row.id)
            remove_system_rows(tx, row.id)
            save_reference_systems(tx, reference_systems(tx) - {system})
            rename_in_settings(tx, system, None)
            # Under a name that no system has: a system loaded later must not be taken for it.
            rename_in_batches(tx, system, f"{system} (removed {local_time(now())})")
            others = [each for each in list_systems(tx) if each.id in approved]
            match_systems(tx, others, load_policy(tx), progress)
    except BaseException:
        with suppress(OSError):
            copy.unlink()
        raise
    change = ChangeSet(systems=(system,), matches=True, task_sets=planned.task_sets)
    return Removed(planned, copy, change)


def _refuse_judged(planned: Removal, *, with_judgements: bool) -> None:
    if planned.is_judged and not with_judgements:
        raise RefusedError(
            Text(
                "The system {0} has been judged, so it is not removed. {1} To remove it all the "
                "same, add --with-judgements; a copy of the project is kept."
            ).format(planned.system, Text(" ").join(planned.sentences))
        )


def _check_unchanged(tx: Tx, system: System, planned: Removal) -> None:
    """Refuse the removal if the copy lacks anything that is removed."""
    if _removal(tx, system) != planned:
        raise RefusedError(
            Text(
                "The system {0} was worked on at this moment, so nothing was removed. Try again."
            ).format(system.name)
        )


def _removal(tx: Tx, system: System) -> Removal:
    batches = sum(system.name in batch.systems.values() for batch in load_batches(tx))
    return Removal(
        system.name, load_removal_counts(tx, system.id), task_sets_with(tx, system.id), batches
    )


def _named(tx: Tx, name: str) -> System:
    systems = {each.name: each for each in list_systems(tx)}
    check_known("system", [name], list(systems))
    return systems[name]


def _free_name(project: Path) -> Path:
    """Return a free name beside the project, which windows can open."""
    names = (f"{project.stem}.before-removal-{number}{project.suffix}" for number in count(1))
    return next(path for path in map(project.with_name, names) if not path.exists())
