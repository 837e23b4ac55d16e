"""Planned tasks and task sets, as reports."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.judgements.model import State
from protest_core.tables.before.latex import as_latex, latex_comment
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph
from protest_core.tasks.plan import Included, Stratum, TaskPlan

if TYPE_CHECKING:
    from protest_core.tasks.model import TaskProgress, TaskSetProgress


Labels = Mapping[str, str]  # of categories, by id


_PLANNED = ("system", "category", "referred", "audited", "overlap", "per_task", "per_task_most")


_STATES = tuple(state.value for state in State)


_FOLLOWED = ("task_set", "task", "candidates", "annotator", "handed_out", *_STATES)


def write_task_plan(
    plan: TaskPlan, how: Format, *, labels: Labels, width: int = 80
) -> Iterable[str]:
    """The strata of a task set that is to be made, or just was."""
    match how:
        case Format.TEXT:
            yield paragraph(plan_sentence(plan), width) + "\n"
            yield as_text(_strata_table(plan, labels), width=width)
        case Format.JSON:
            yield _as_json(_plan_record(plan))
        case Format.CSV | Format.TSV:
            rows = (_stratum_record(stratum, plan).values() for stratum in plan.strata)
            yield from _delimited(_PLANNED, map(tuple, rows), how)
        case Format.LATEX:
            yield latex_comment(plan_sentence(plan))
            yield as_latex(_strata_table(plan, labels))


def plan_sentence(plan: TaskPlan) -> str:
    """How much there is, and how much of it each annotator gets."""
    settings = plan.settings
    sizes = sorted({len(task) + len(plan.overlap) for task in plan.tasks})
    each = _span(sizes[0], sizes[-1])
    shared = f", {len(plan.overlap):,} of them everybody's" if plan.overlap else ""
    return (
        f"{settings.name}: {counted(plan.size, 'candidate')} in "
        f"{counted(settings.tasks, 'task')}, {each} for each annotator{shared} "
        f"(seed {settings.seed})."
    )


def _strata_table(plan: TaskPlan, labels: Labels) -> Table:
    everything = plan.settings.included is Included.EVERYTHING
    numbers = ("Referred", "Approved" if everything else "Audited", "Overlap", "Per task")
    columns = (
        Column("System"),
        Column("Category"),
        *(Column(title, numeric=True) for title in numbers),
    )
    rows: list[Sequence[Cell]] = [
        (
            stratum.system,
            labels.get(stratum.category, stratum.category),
            stratum.referred,
            stratum.audited,
            stratum.overlap,
            _span(*stratum.per_task(plan.settings.tasks)),
        )
        for stratum in plan.strata
    ]
    sizes = [len(task) for task in plan.tasks]
    total = (
        sum(stratum.referred for stratum in plan.strata),
        sum(stratum.audited for stratum in plan.strata),
        len(plan.overlap),
        _span(min(sizes), max(sizes)),
    )
    return Table("What goes in, by system and category", columns, [*rows, ("total", "", *total)])


def _span(fewest: int, most: int) -> str:
    return f"{fewest:,}" if fewest == most else f"{fewest:,}–{most:,}"


def _stratum_record(stratum: Stratum, plan: TaskPlan) -> dict[str, Cell]:
    fewest, most = stratum.per_task(plan.settings.tasks)
    values = (
        stratum.system,
        stratum.category,
        stratum.referred,
        stratum.audited,
        stratum.overlap,
        fewest,
        most,
    )
    return dict(zip(_PLANNED, values, strict=True))


def _plan_record(plan: TaskPlan) -> dict[str, object]:
    return {
        "name": plan.settings.name,
        "settings": asdict(plan.settings),
        "candidates": plan.size,
        "strata": [_stratum_record(stratum, plan) for stratum in plan.strata],
        "tasks": [
            {"label": label, "candidates": len(candidates)} for label, candidates in plan.labelled
        ],
    }


def write_task_sets(
    task_sets: Sequence["TaskSetProgress"], how: Format, *, width: int = 80
) -> Iterable[str]:
    """One row for each task and each annotator who has it or judged something of it."""
    match how:
        case Format.TEXT if not task_sets:
            yield "There is no task set yet.\n"
        case Format.TEXT:
            yield as_text(_progress_table(task_sets), width=width)
        case Format.JSON:
            yield _as_json([_set_record(task_set) for task_set in task_sets])
        case Format.CSV | Format.TSV:
            yield from _delimited(_FOLLOWED, _progress_rows(task_sets), how)
        case Format.LATEX:
            yield as_latex(_progress_table(task_sets))


def _progress_table(task_sets: Sequence["TaskSetProgress"]) -> Table:
    """Narrow enough for a terminal: whoever only judged is told from who has the task."""
    columns = (
        Column("Task set"),
        Column("Task"),
        Column("n", numeric=True),
        Column("Annotator"),
        *(Column(state.capitalize(), numeric=True) for state in _STATES),
    )
    rows = [
        (*row[:3], row[3] if not row[3] or row[4] == "yes" else f"{row[3]} (no batch)", *row[5:])
        for row in _progress_rows(task_sets)
    ]
    return Table("n candidates, and how far everybody is who has them", columns, rows)


def _progress_rows(task_sets: Iterable["TaskSetProgress"]) -> Iterable[Sequence[Cell]]:
    for task_set in task_sets:
        for task in task_set.tasks:
            for annotator, states in task.by_annotator:
                has_it = "yes" if annotator in task.handed_out else "no"
                before = (task_set.settings.name, task.label, task.candidates)
                yield (*before, annotator or None, has_it, *(states[state] for state in State))


def _set_record(task_set: "TaskSetProgress") -> dict[str, object]:
    return {
        "name": task_set.settings.name,
        "created_at": task_set.created_at,
        "settings": asdict(task_set.settings),
        "candidates": task_set.candidates,
        "tasks": [_task_record(task) for task in task_set.tasks],
    }


def _task_record(task: "TaskProgress") -> dict[str, object]:
    return {
        "label": task.label,
        "candidates": task.candidates,
        "handed_out": task.handed_out,
        "annotators": {
            name: {state.value: states[state] for state in State}
            for name, states in task.states.items()
        },
    }


def _delimited(
    columns: Iterable[str], rows: Iterable[Sequence[Cell]], how: Format
) -> Iterable[str]:
    return as_delimited(columns, rows, "," if how is Format.CSV else "\t")


def _as_json(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
