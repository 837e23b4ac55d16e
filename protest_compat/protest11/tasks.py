"""Task sets of a 1.1 file."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from protest_compat.protest11.rows import Protest11, TaskDefinition
from protest_core.files.problems import ProblemList, quoted
from protest_core.ids import CandidateId
from protest_core.tasks.plan import Included, TaskPlan, TaskSettings

IAA = "IAA"  # the original's name for the overlap task
_BATCH = "batch"  # batches contain tasks, but not their names


@dataclass(frozen=True, slots=True)
class OldTaskSet:
    """A task set: the overlap first, then tasks 1, 2, …, each by its old number."""

    name: str
    overlap: tuple[int, ...]  # at most one
    numbered: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OldTasks:
    sets: tuple[OldTaskSet, ...]
    members: Mapping[int, tuple[int, ...]]  # old candidates, in the order of judging


def read_tasks(old: Protest11, usable: Mapping[int, object], problems: ProblemList) -> OldTasks:
    members: dict[int, list[int]] = defaultdict(list)
    for row in old.annotation_tasks:
        where = f"annotation_tasks {row.task_no}, {row.candidate}"
        if row.task_no < 0:
            problems.warn(where, "a temporary pool of the original, no task; left out")
        elif row.candidate not in usable:
            problems.warn(where, f"there is no usable candidate {row.candidate}; left out")
        elif row.candidate in members[row.task_no]:
            problems.warn(where, "the candidate is in the task twice")
        else:
            members[row.task_no].append(row.candidate)
    order = _order_of_judging(old)
    ordered = {
        number: tuple(sorted(candidates, key=order.__getitem__))
        for number, candidates in members.items()
        if candidates
    }
    return OldTasks(tuple(_sets(old, ordered, problems)), ordered)


def _order_of_judging(old: Protest11) -> dict[int, tuple[str, int, int]]:
    """Return the order of the original's lists: by category, then by a stored random number."""
    categories = {row.id: row.description for row in old.categories}
    return {
        row.id: (categories.get(row.category_no, ""), row.sequence_no or 0, row.id)
        for row in old.pro_candidates
    }


def _sets(
    old: Protest11, members: Mapping[int, Sequence[int]], problems: ProblemList
) -> list[OldTaskSet]:
    by_name: dict[str, list[TaskDefinition]] = defaultdict(list)
    for row in old.task_definition:
        if row.id in members or row.label != IAA:
            by_name[_name(row, problems)].append(row)
        else:
            problems.warn(f"task_definition {row.id}", "an IAA task without candidates; left out")
    sets = [_set(name, rows, problems) for name, rows in by_name.items()]
    defined = {row.id for row in old.task_definition}
    if undefined := sorted(number for number in members if number not in defined):
        name = _BATCH
        while name in by_name:
            name += "_"
        numbers = ", ".join(map(str, undefined))
        problems.warn(
            "annotation_tasks",
            f"tasks {numbers} have no names here, as in all batches; they are the task set {name}",
        )
        sets.append(OldTaskSet(name, (), tuple(undefined)))
    return sets


def _name(row: TaskDefinition, problems: ProblemList) -> str:
    """Return a valid name: without surrounding blanks, and not empty."""
    name = " ".join("".join(c if c.isprintable() else " " for c in row.taskset).split()) or "tasks"
    if name != row.taskset:
        problems.warn(
            f"task_definition {row.id}", f"the set {quoted(row.taskset)} is called {quoted(name)}"
        )
    return name


def _set(name: str, rows: Sequence[TaskDefinition], problems: ProblemList) -> OldTaskSet:
    overlap = [row.id for row in rows if row.label == IAA][:1]
    numbered = sorted(
        (row for row in rows if row.id not in overlap), key=lambda row: (_number(row.label), row.id)
    )
    for place, row in enumerate(numbered, start=1):
        if row.label != str(place):
            problems.warn(
                f"task_definition {row.id}",
                f"task {quoted(row.label)} of {quoted(name)} is task {place} here",
            )
    return OldTaskSet(name, tuple(overlap), tuple(row.id for row in numbered))


def _number(label: str) -> int:
    return int(label) if label.isascii() and label.isdigit() and len(label) < 10 else 10**9


def plan_of(
    old: OldTaskSet,
    members: Mapping[int, Sequence[int]],
    ours: Mapping[int, CandidateId],
    strata: Mapping[int, tuple[str, str]],
) -> TaskPlan:
    """Return the tasks as drawn; the rule is not recorded. `strata`: system, category."""

    def candidates(number: int) -> tuple[CandidateId, ...]:
        return tuple(dict.fromkeys(ours[each] for each in members.get(number, ())))

    everything = [
        each for number in (*old.overlap, *old.numbered) for each in members.get(number, ())
    ]
    overlap = tuple(each for number in old.overlap for each in candidates(number))
    settings = TaskSettings(
        name=old.name,
        systems=tuple(dict.fromkeys(strata[each][0] for each in everything)),
        categories=tuple(dict.fromkeys(strata[each][1] for each in everything)),
        included=Included.EVERYTHING,
        tasks=len(old.numbered),
    )
    tasks = tuple(candidates(number) for number in old.numbered)
    return TaskPlan(replace(settings, overlap=len(overlap)), (), overlap, tasks)
