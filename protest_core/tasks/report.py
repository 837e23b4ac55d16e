"""Planned tasks and task sets, as reports."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from protest_core.errors import counted
from protest_core.judgements.model import State
from protest_core.judgements.questions import Question
from protest_core.judgements.wording import unanswered_notes
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.cells import duration, shown
from protest_core.tables.model import Column, Kind, Range, Report, Row, Table
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import Included, IncludedCandidates, TaskPlan, TaskSettings
from protest_core.tasks.sampling import Draw, SamplePart, SampleStratum, summarise
from protest_core.translatable import Text, grouped

Labels = Mapping[str, str]  # labels of categories by id
_PART = {
    SamplePart.REFERRED: Text("referred"),
    SamplePart.APPROVED: Text("approved"),
    SamplePart.EVERYTHING: Text("everything"),
}
_ALL = Text("all")
_PART_OF_SENTENCE = {
    SamplePart.REFERRED: Text("Referred candidates"),
    SamplePart.APPROVED: Text("Approved candidates"),
    SamplePart.EVERYTHING: Text("Candidates, referred or approved"),
}
_SYSTEM: Column[IncludedCandidates] = Column(
    Text("System"), "system", Kind.NAME, lambda row: row.system
)
_CATEGORY_ID: Column[IncludedCandidates] = Column(
    "", "category", Kind.NAME, lambda row: row.category
)
_REFERRED: Column[IncludedCandidates] = Column(
    Text("Referred"), "referred", Kind.COUNT, lambda row: row.referred
)
_AUDITED: Column[IncludedCandidates] = Column(
    Text("Audited"), "audited", Kind.COUNT, lambda row: row.audited
)
_OVERLAP: Column[IncludedCandidates] = Column(
    Text("Overlap"), "overlap", Kind.COUNT, lambda row: row.overlap
)
_TASKS: tuple[Column[tuple[str, int]], ...] = (
    Column("", "task", Kind.NAME, lambda row: row[0]),
    Column("", "candidates", Kind.COUNT, lambda row: row[1]),
)
_DRAWS: tuple[Column[tuple[str, Draw]], ...] = (
    Column("", "task_set", Kind.NAME, lambda row: row[0]),
    Column("", "part", Kind.NAME, lambda row: row[1].part.value),
    Column("", "by_system", Kind.FLAG, lambda row: row[1].by_system),
    Column("", "by_category", Kind.FLAG, lambda row: row[1].by_category),
    Column("", "size", Kind.COUNT, lambda row: row[1].size),
    Column("", "drawn", Kind.COUNT, lambda row: row[1].drawn),
    Column("", "least_chance", Kind.PERCENT, lambda row: row[1].least_chance),
    Column("", "most_chance", Kind.PERCENT, lambda row: row[1].most_chance),
    Column("", "reconstructed", Kind.FLAG, lambda row: row[1].reconstructed),
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
        """Return the annotator's name, marked if they judged the task but did not receive it."""
        return (
            self.annotator if self.has_it or not self.annotator else f"{self.annotator} (no batch)"
        )


def task_plan_report(suite: SuiteDescription, plan: TaskPlan, labels: Labels) -> Report:
    """Return the sizes and draws of a task set that is planned or was just made."""
    sizes, samples = sizes_table(plan, labels), samples_table(plan, labels)
    labelled = [(label, len(candidates)) for label, candidates in plan.labelled]
    return report_on(
        suite,
        "Task plan",
        [sizes, *([samples] if any(samples.rows) else [])],
        [
            replace(sizes, rows=plan.strata, summing=0),
            Table("tasks", Text("The tasks"), _TASKS, labelled),
            Table("settings", Text("How they were drawn"), _SETTINGS, [plan.settings]),
            replace(samples, rows=plan.drawn_from),
        ],
        heading=[
            _plan_sentence(plan),
            *draw_sentences(plan.settings, summarise(plan.drawn_from)),
            work_sentence(plan),
        ],
    )


def sizes_table(plan: TaskPlan, labels: Labels) -> Table[IncludedCandidates]:
    """Return the numbers of included candidates by system and category, with the total."""
    total = IncludedCandidates(
        Text("total"),
        "",
        sum(each.referred for each in plan.strata),
        sum(each.audited for each in plan.strata),
        len(plan.overlap),
    )
    sizes = [len(task) for task in plan.tasks]

    def per_task(row: IncludedCandidates) -> Range:
        return Range(
            *(min(sizes), max(sizes)) if row is total else row.per_task(plan.settings.tasks)
        )

    is_audit = plan.settings.included is Included.REFERRED
    columns: tuple[Column[IncludedCandidates], ...] = (
        *(_SYSTEM, _CATEGORY_ID),
        Column(Text("Category"), value=lambda row: labels.get(row.category, row.category)),
        *(_REFERRED, _AUDITED if is_audit else replace(_AUDITED, head=Text("Approved")), _OVERLAP),
        Column(Text("Per task"), ("per_task", "per_task_most"), Kind.COUNT, per_task),
    )
    title = Text("Included candidates, by system and category")
    return Table("strata", title, columns, [*plan.strata, total], summing=1)


def samples_table(plan: TaskPlan, labels: Labels) -> Table[SampleStratum]:
    """Return the strata of the sample and of the audit, without parts that are included whole."""
    samples = {each.part for each in summarise(plan.drawn_from) if each.drawn < each.size}
    rows = [each for each in plan.drawn_from if each.part in samples]
    title = Text("Strata of samples, and each candidate's chance")
    return Table("drawn_from", title, _drawn_from_columns(labels), rows)


def _drawn_from_columns(labels: Labels) -> tuple[Column[SampleStratum], ...]:
    def label(row: SampleStratum) -> str:
        return _ALL if row.category is None else labels.get(row.category, row.category)

    return (
        Column(Text("Of"), value=lambda row: _PART[row.part]),
        Column("", "part", Kind.NAME, lambda row: row.part.value),
        Column(Text("System"), value=lambda row: row.system or _ALL),
        Column("", "system", Kind.NAME, lambda row: row.system),
        Column(Text("Category"), value=label),
        Column("", "category", Kind.NAME, lambda row: row.category),
        Column("n", "size", Kind.COUNT, lambda row: row.size),
        Column(Text("Drawn"), "drawn", Kind.COUNT, lambda row: len(row.drawn)),
        Column(Text("Chance %"), "chance", Kind.PERCENT, lambda row: row.chance),
    )


def draw_sentences(settings: TaskSettings, draws: Iterable[Draw]) -> Iterator[Text]:
    """Yield sentences on the number of drawn candidates, the rule and the chances."""
    if settings.included is Included.CHOSEN:
        yield Text(
            "Chosen by hand, which is no random sample: judgements count for these candidates "
            "alone, and nothing is estimated from them."
        )
    for draw in draws:
        drawn, size = grouped(draw.drawn), grouped(draw.size)
        chances = shown(Range(draw.least_chance, draw.most_chance), Kind.PERCENT)
        yield _rule(draw).format(_PART_OF_SENTENCE[draw.part], drawn, size, chances)


def _rule(draw: Draw) -> Text:
    if draw.reconstructed:
        return Text("{0}: {1} of {2}; how they were drawn was not recorded.")
    if draw.drawn == draw.size:
        return Text("{0}: all {2}.")
    if draw.by_system:
        return Text("{0}: {1} of {2}, drawn by system and category, chance {3} %.")
    if draw.by_category:
        return Text("{0}: {1} of {2}, drawn by category over all systems, chance {3} %.")
    return Text("{0}: {1} of {2}, drawn over all systems and categories, chance {3} %.")


def work_sentence(plan: TaskPlan) -> Text:
    """Return an estimate of the time for judging, and its basis."""
    pace = plan.pace
    longest = duration(max(plan.each) * pace.seconds)
    in_all = duration(sum(plan.each) * pace.seconds)
    sentence = Text(
        "About {0} of work for each annotator, {1} in all, at {2} s a candidate, the median of {3} "
        "judgements here."
    )
    if not pace.judgements:
        sentence = Text(
            "About {0} of work for each annotator, {1} in all, assuming {2} s a candidate: too few "
            "were timed here."
        )
    return sentence.format(longest, in_all, f"{pace.seconds:.0f}", grouped(pace.judgements))


def _plan_sentence(plan: TaskPlan) -> str:
    """Return the number of candidates, and the number that each annotator gets."""
    settings = plan.settings
    fewest, most = min(plan.each), max(plan.each)
    per_annotator = f"{fewest:,}" if fewest == most else f"{fewest:,}–{most:,}"
    shared = f", {len(plan.overlap):,} of them everybody's" if plan.overlap else ""
    return Text("{0}: {1} in {2}, {3} for each annotator{4} (seed {5}).").format(
        settings.name,
        counted(plan.size, "candidate"),
        counted(settings.tasks, "task"),
        per_annotator,
        shared,
        settings.seed,
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
        Column("", "sample", Kind.COUNT, lambda row: settings_of(row).sample),
        Column("", "by_category", Kind.FLAG, lambda row: settings_of(row).by_category),
    )


_SETTINGS: tuple[Column[TaskSettings], ...] = _settings_columns(lambda settings: settings)


def task_sets_report(
    suite: SuiteDescription,
    task_sets: Sequence[TaskSetProgress],
    *,
    unanswered: Mapping[Question, int] | None = None,
    of_batch: bool = False,
) -> Report:
    """Return a row for each task and each annotator who has it or judged some of it.

    `unanswered`: the finished judgements without an answer, by question. Only the project has data
    on draws: reports of batches end here.
    """
    rows = [
        _Progress(task_set.settings.name, task, annotator, states)
        for task_set in task_sets
        for task in task_set.tasks
        for annotator, states in task.by_annotator
    ]
    title = "n candidates, and the progress of their annotators"
    progress = Table("progress", title, _PROGRESS, rows)
    draws = [(each.settings.name, draw) for each in task_sets for draw in each.draws]
    settings: list[Table[Any]] = [
        Table("task_sets", Text("The task sets"), _TASK_SETS, task_sets),
        Table("draws", Text("How they were drawn"), _DRAWS, draws),
    ]
    return report_on(
        suite,
        "Task sets",
        [progress],
        [progress, *([] if of_batch else settings)],
        notes=[
            Text("{0} · {1}").format(each.settings.name, Text(" ").join(sentences))
            for each in task_sets
            if (sentences := [*draw_sentences(each.settings, each.draws)])
        ]
        + [*unanswered_notes(unanswered or {})],
        empty="" if task_sets else "There is no task set yet.",
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
