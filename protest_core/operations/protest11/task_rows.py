"""Task sets as 1.1 keeps them; those of a converted project get their numbers back."""

from collections.abc import Mapping

from protest_core.ids import ExampleId
from protest_core.operations.protest11.growing import Growing, free_numbers
from protest_core.operations.protest11.tasks import IAA
from protest_core.store import Origin, Snapshot, TaskDefinition, TaskMember
from protest_core.tasks import OVERLAP


def add_tasks(
    snapshot: Snapshot,
    candidates: Mapping[tuple[str, ExampleId], int],
    origin: Origin | None,
    to: Growing,
) -> dict[tuple[str, str], int]:
    """The numbers of all tasks, by task set and label; a set that was deleted is gone."""
    known = origin.tasks if origin else {}
    before = origin.kept.annotation_tasks if origin else ()
    members = set(origin.left_over.annotation_tasks if origin else ())
    old_numbers = {number for labels in known.values() for number in labels.values()}
    used = {*old_numbers, *(row.id for row in to.task_definition), *(m.task_no for m in members)}
    free = free_numbers(used)
    numbers: dict[tuple[str, str], int] = {}
    for task_set in snapshot.task_sets():
        name = task_set.settings.name
        for task in task_set.tasks:
            number = known.get(name, {}).get(task.label)
            if number is None:
                number = next(free)
                label = IAA if task.label == OVERLAP else task.label
                to.task_definition.append(TaskDefinition(number, name, label))
            numbers[name, task.label] = number
            members |= {
                TaskMember(number, candidates[each.system, each.example.id])
                for each in snapshot.candidates(task.candidates)
            }
    gone = old_numbers - set(numbers.values())
    to.task_definition = [row for row in to.task_definition if row.id not in gone]
    place = {row: at for at, row in enumerate(before)}
    to.annotation_tasks = sorted(members, key=lambda row: (place.get(row, len(place)), row))
    return numbers
