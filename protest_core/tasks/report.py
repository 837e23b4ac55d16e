"""Planned tasks and task sets, as reports."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.errors import counted
from protest_core.judgements.model import State
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report import report_on
from protest_core.tables.model import Column, Kind, Range, Report, Row, Table
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import Included, TaskPlan, TaskSettings
from protest_core.translatable import Text

Labels = Mapping[str, str]  # of categories, by id


def task_plan_report(suite: SuiteDescription, plan: TaskPlan, labels: Labels) -> Report:
    """Return the strata of a task set that is to be made, or just was."""
    tasks = plan.settings.tasks
    strata = [
        _Stratum(
            each.system,
            each.category,
            labels.get(each.category, each.category),
            each.referred,
            each.audited,
            each.overlap,
            Range(*each.per_task(tasks)),
        )
        for each in plan.strata
    ]
    sizes = [len(task) for task in plan.tasks]
    total = _Stratum(
        "total",
        "",
        "",
        sum(each.referred for each in plan.strata),
        sum(each.audited for each in plan.strata),
        len(plan.overlap),
        Range(min(sizes), max(sizes)),
    )
    everything = plan.settings.included is Included.EVERYTHING
    audited = replace(_AUDITED, head=Text("Approved")) if everything else _AUDITED
    columns = (_SYSTEM, _CATEGORY_ID, _CATEGORY, _REFERRED, audited, _OVERLAP, _PER_TASK)
    labelled = [(label, len(candidates)) for label, candidates in plan.labelled]
    title = "What goes in, by system and category"
    return report_on(
        suite,
        "Task plan",
        [Table("strata", title, columns, [*strata, total], summing=1)],
        [
            Table("strata", title, columns, strata),
            Table("tasks", Text("The tasks"), _TASKS, labelled),
            Table("settings", Text("How they were drawn"), _SETTINGS, [plan.settings]),
        ],
        heading=[_plan_sentence(plan)],
    )


def _plan_sentence(plan: TaskPlan) -> str:
    """Return how many candidates there are, and how many of them each annotator gets."""
    settings = plan.settings
    sizes = sorted({len(task) + len(plan.overlap) for task in plan.tasks})
    fewest, most = sizes[0], sizes[-1]
    each = f"{fewest:,}" if fewest == most else f"{fewest:,}–{most:,}"
    shared = f", {len(plan.overlap):,} of them everybody's" if plan.overlap else ""
    return Text("{0}: {1} in {2}, {3} for each annotator{4} (seed {5}).").format(
        settings.name,
        counted(plan.size, "candidate"),
        counted(settings.tasks, "task"),
        each,
        shared,
        settings.seed,
    )


@dataclass(frozen=True, slots=True)
class _Stratum:
    """How many candidates of one category and one system, or of all, are included."""

    system: str
    category: str
    label: str
    referred: int
    audited: int
    overlap: int
    per_task: Range


_SYSTEM: Column[_Stratum] = Column(Text("System"), "system", Kind.NAME, lambda row: row.system)
_CATEGORY: Column[_Stratum] = Column(Text("Category"), value=lambda row: row.label)
_CATEGORY_ID: Column[_Stratum] = Column("", "category", Kind.NAME, lambda row: row.category)
_REFERRED: Column[_Stratum] = Column(
    Text("Referred"), "referred", Kind.COUNT, lambda row: row.referred
)
_AUDITED: Column[_Stratum] = Column(Text("Audited"), "audited", Kind.COUNT, lambda row: row.audited)
_OVERLAP: Column[_Stratum] = Column(Text("Overlap"), "overlap", Kind.COUNT, lambda row: row.overlap)
_PER_TASK: Column[_Stratum] = Column(
    Text("Per task"), ("per_task", "per_task_most"), Kind.COUNT, lambda row: row.per_task
)

_TASKS: tuple[Column[tuple[str, int]], ...] = (
    Column("", "task", Kind.NAME, lambda row: row[0]),
    Column("", "candidates", Kind.COUNT, lambda row: row[1]),
)


def _settings_columns(settings_of: Callable[[Row], TaskSettings]) -> tuple[Column[Row], ...]:
    return (
        Column("", "task_set", Kind.NAME, lambda row: settings_of(row).name),
        Column("", "systems", value=lambda row: settings_of(row).systems),
        Column("", "categories", value=lambda row: settings_of(row).categories),
        Column("", "included", Kind.NAME, lambda row: settings_of(row).included.value),
        Column("", "audit", Kind.COUNT, lambda row: settings_of(row).audit),
        Column("", "tasks", Kind.COUNT, lambda row: settings_of(row).tasks),
        Column("", "overlap", Kind.COUNT, lambda row: settings_of(row).overlap),
        Column("", "seed", Kind.COUNT, lambda row: settings_of(row).seed),
    )


_SETTINGS: tuple[Column[TaskSettings], ...] = _settings_columns(lambda settings: settings)


def task_sets_report(suite: SuiteDescription, task_sets: Sequence[TaskSetProgress]) -> Report:
    """Return a row for each task and each annotator who has it or judged something of it."""
    rows = [
        _Progress(task_set.settings.name, task, annotator, states)
        for task_set in task_sets
        for task in task_set.tasks
        for annotator, states in task.by_annotator
    ]
    title = "n candidates, and how far everybody is who has them"
    progress = Table("progress", title, _PROGRESS, rows)
    return report_on(
        suite,
        "Task sets",
        [progress],
        [progress, Table("task_sets", Text("The task sets"), _TASK_SETS, task_sets)],
        empty="" if task_sets else "There is no task set yet.",
    )


@dataclass(frozen=True, slots=True)
class _Progress:
    task_set: str
    task: TaskProgress
    annotator: str  # empty: nobody has it
    states: Mapping[State, int]

    @property
    def has_it(self) -> bool:
        return self.annotator in self.task.handed_out

    @property
    def called(self) -> str:
        """Return the annotator's name, marked if they have judged, but not received, the task."""
        return (
            self.annotator if self.has_it or not self.annotator else f"{self.annotator} (no batch)"
        )


def _state(state: State) -> Column[_Progress]:
    return Column(state.capitalize(), state.value, Kind.COUNT, lambda row: row.states[state])


_PROGRESS: tuple[Column[_Progress], ...] = (
    Column(Text("Task set"), "task_set", Kind.NAME, lambda row: row.task_set),
    Column(Text("Task"), "task", Kind.NAME, lambda row: row.task.label),
    Column("n", "candidates", Kind.COUNT, lambda row: row.task.candidates),
    Column(Text("Annotator"), value=lambda row: row.called),
    Column("", "annotator", Kind.NAME, lambda row: row.annotator or None),
    Column("", "handed_out", Kind.FLAG, lambda row: row.has_it),
    *map(_state, State),
)

_TASK_SETS: tuple[Column[TaskSetProgress], ...] = (
    *_settings_columns(lambda task_set: task_set.settings),
    Column("", "created_at", value=lambda task_set: task_set.created_at),
    Column("", "candidates", Kind.COUNT, lambda task_set: task_set.candidates),
)
