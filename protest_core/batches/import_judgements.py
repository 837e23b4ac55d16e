"""Import judgements made elsewhere: a table becomes a merge plan."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from protest_core.batches.judgements_file import JudgementInTable, read_judgement_table
from protest_core.batches.merge_plan import (
    EntryMaker,
    FilePlan,
    MergePlan,
    answers_unasked,
    is_known,
)
from protest_core.batches.merge_rules import Incoming, ProjectSide
from protest_core.batches.model import known_codes
from protest_core.batches.queries.export import load_batches
from protest_core.batches.queries.merge_state import load_merge_states, load_times_out_of_range
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import candidate_ids, load_candidates
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.translated_parts import highlights_among
from protest_core.db.header import kind_of
from protest_core.db.project import Project
from protest_core.db.sqlite import FileKind
from protest_core.db.transactions import Tx, now
from protest_core.errors import RefusedError, counted
from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.ids import CandidateId, ExampleId, TaskId
from protest_core.judgements.annotators import AnnotatorKind, kind_mistake
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import (
    EMPTY_JUDGEMENT,
    Highlights,
    Judgement,
    judgement_mistakes,
)
from protest_core.judgements.queries.annotators import kinds_with_work, list_annotators
from protest_core.names import annotator_name_mistake
from protest_core.progress import ProgressCallback, no_progress
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.queries.draws import count_passed_over
from protest_core.tasks.queries.members import check_task_set
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.translatable import Text

_OF_NO_TASK = "table"


@dataclass(frozen=True, slots=True)
class _IdentifiedRow:
    """A row whose candidate and annotator are known."""

    row: JudgementInTable
    candidate_id: CandidateId
    annotator: str


class _Place(NamedTuple):
    """A task of a task set; tasks sort by their ids, in which they were made."""

    id: TaskId
    task_set: str
    label: str

    def is_of(self, label: str) -> bool:
        """Return whether a row may name this task; the overlap belongs to every batch."""
        return self.label in {label, OVERLAP} or not label


def plan_table(
    *,
    project: Project,
    path: Path,
    annotator: str | None = None,
    kind: AnnotatorKind | None = None,
    task_set: str = "",
    progress: ProgressCallback = no_progress,
) -> MergePlan:
    """Return the plan for `apply_merge`, or raise an `InputError` with all mistakes.

    `annotator`, `kind` and `task_set` apply to rows that do not name them. Judgements of candidates
    in none of the set's tasks are imported, too.
    """
    mistake = annotator_name_mistake(annotator) if annotator is not None else None
    if mistake:
        raise RefusedError(
            Text("{0} cannot be an annotator: {1}.").format(quoted(annotator), mistake)
        )
    _check_is_table(path)
    problems = ProblemList(grouped=True)
    progress(0, 2, Text("reading {0}").format(path.name))
    with project.reading() as tx:
        known_times = load_times_out_of_range(tx)
        further = load_guidelines(tx).further
    rows = list(read_judgement_table(path, path.name, problems, further, known_times=known_times))
    with project.reading() as tx:
        progress(1, 2, Text("checking {0}").format(path.name))
        planner = _TablePlanner(tx, path, annotator, kind, problems, _Tasks(tx, task_set))
        files = planner.plan(rows)
    problems.refuse_if_any(path.name)
    return MergePlan(files, tuple(problems.warnings))


def _check_is_table(path: Path) -> None:
    """Refuse a batch or project, regardless of its name, and say what to do with it instead."""
    kind = kind_of(path)
    if kind is FileKind.BATCH:
        raise RefusedError(
            Text(
                "{0} is a batch, not a table of judgements. Merge it: by ‘Merge…’ in the window, "
                "or by ‘protest batch merge’."
            ).format(path)
        )
    if kind is FileKind.PROJECT:
        raise RefusedError(
            Text(
                "{0} is a PROTEST project, not a table of judgements. Export its judgements, and "
                "import that table."
            ).format(path)
        )


class _Tasks:
    """The tasks that judgements can belong to; `task_set` is that of rows that name none."""

    def __init__(self, tx: Tx, task_set: str) -> None:
        self.task_set = task_set
        self._places: dict[str, dict[CandidateId, _Place]] = {}
        for existing in list_task_sets(tx):
            name = existing.settings.name
            self._places[name] = {
                candidate: _Place(task.id, name, task.label)
                for task in existing.tasks
                for candidate in task.candidates
            }
        if task_set:
            check_task_set(task_set, tuple(self._places))

    def mistake(self, named: str) -> str | None:
        """Return the mistake in the task set that a row names."""
        if named and self.task_set and named != self.task_set:
            return f"it is {quoted(named)}, but {quoted(self.task_set)} was given"
        if named and named not in self._places:
            return f"the project has no {quoted(named)}"
        return None

    def place(self, named: str, candidate: CandidateId) -> _Place | None:
        return self._places.get(named or self.task_set, {}).get(candidate)


class _TablePlanner:
    """Turns rows into a plan; every error is listed with its line, and omissions as warnings."""

    def __init__(
        self,
        tx: Tx,
        path: Path,
        annotator: str | None,
        kind: AnnotatorKind | None,
        problems: ProblemList,
        tasks: "_Tasks",
    ) -> None:
        self._tx = tx
        self._tasks = tasks
        self._path = path
        self._annotator = annotator
        self._kind = kind
        self._problems = problems
        self._maker = EntryMaker(tx)
        self._systems = [system.name for system in list_systems(tx)]
        self._codes = known_codes(load_batches(tx))
        self._known = list_annotators(tx)
        self._kinds = kinds_with_work(tx)  # this table's annotators are added
        self._ids: Mapping[tuple[str, ExampleId], CandidateId] = {}
        self._examples: set[ExampleId] = set()
        self._time = now()
        self._unread = problems.spoilt_lines(path.name)
        self._without_annotator = 0

    def plan(self, rows: Sequence[JudgementInTable]) -> tuple[FilePlan, ...]:
        self._ids = candidate_ids(self._tx, self._systems)
        self._examples = {example for _, example in self._ids}
        matched = list(self._identified(rows))
        self._add_without_annotator()
        ids = list(dict.fromkeys(each.candidate_id for each in matched))
        candidates = {each.id: each for each in load_candidates(self._tx, ids)}
        highlights = highlights_among(self._tx, candidates.values())
        filled_in = self._filled_in(matched)
        by_annotator: dict[str, list[_IdentifiedRow]] = {}
        for each in filled_in:
            by_annotator.setdefault(each.annotator, []).append(each)
        self._check_tasks(filled_in)
        merge_states = {
            annotator: load_merge_states(
                self._tx, annotator, [each.candidate_id for each in theirs]
            )
            for annotator, theirs in by_annotator.items()
        }
        for entry in filled_in:
            number = entry.candidate_id
            self._check_place(entry.row, candidates[number])
            if not is_known(entry.row.judgement, merge_states[entry.annotator][number]):
                self._check_judgement(entry.row, candidates[number], highlights[number])
        if self._problems.mistakes:
            return ()
        return tuple(
            self._file(annotator, some, task, candidates, highlights, merge_states[annotator])
            for annotator, theirs in by_annotator.items()
            for task, some in self._by_task(theirs)
        )

    def _identified(self, rows: Sequence[JudgementInTable]) -> Iterator[_IdentifiedRow]:
        first: dict[tuple[CandidateId, str], int] = {}
        for row in map(self._with_system, rows):
            number, annotator = self._candidate_id(row), self._name(row)
            if annotator is not None:
                self._check_kind(row, annotator)
            if number is None or annotator is None:
                continue
            earlier = first.setdefault((number, annotator), row.line)
            if earlier != row.line:
                what = f"example {row.example} of {quoted(row.system)}, judged by {annotator}"
                self._add(row, f"{what}, is already on line {earlier}")
            yield _IdentifiedRow(row, number, annotator)

    def _with_system(self, row: JudgementInTable) -> JudgementInTable:
        """Return the row with the system's name in place of its code in batches."""
        if row.system is None or row.system in self._systems:
            return row
        return replace(row, system=self._codes.get(row.system, row.system))

    def _candidate_id(self, row: JudgementInTable) -> CandidateId | None:
        if row.system is not None and row.system not in self._systems:
            close = close_match(row.system, self._systems)
            hint = f"; did you mean {close}?" if close else ""
            self._add(row, f"system: the project has no {quoted(row.system)}{hint}")
        if row.example is None:
            return None
        example = ExampleId(row.example)
        if self._examples and example not in self._examples:
            self._add(row, f"example: the suite has no {quoted(example)}")
        return None if row.system is None else self._ids.get((row.system, example))

    def _name(self, row: JudgementInTable) -> str | None:
        given = self._annotator
        if row.annotator is None and given is None:
            if row.line not in self._unread:  # the missing value may be an unreadable one
                self._without_annotator = self._without_annotator or row.line
            return None
        name = row.annotator if row.annotator is not None else given
        assert name is not None  # noqa: S101 — the two ways out are above
        if mistake := annotator_name_mistake(name):
            self._add(row, f"annotator: {quoted(name)}: {mistake}")
            return None
        if given is not None and name != given:
            self._add(row, f"annotator: it is {quoted(name)}, but {quoted(given)} was given")
        return name

    def _check_kind(self, row: JudgementInTable, name: str) -> None:
        """Check that the annotator is of one kind, in the project and on all rows."""
        if row.kind is not None and self._kind not in {None, row.kind}:
            what = f"it is {quoted(row.kind)}, but {quoted(self._kind)} was given"
            self._add(row, f"annotator_kind: {what}")
            return
        kind = row.kind or self._kind or AnnotatorKind.PERSON
        if name not in self._kinds:
            self._kinds[name] = kind
        elif mistake := kind_mistake(name, self._kinds[name], kind):
            self._add(row, f"annotator: {mistake}")

    def _add_without_annotator(self) -> None:
        """Report rows without an annotator once: the mistake is the same in all of them."""
        if self._without_annotator:
            message = "annotator: the row names none; name one (--annotator)"
            self._problems.add(self._path.name, message, line=self._without_annotator)

    def _filled_in(self, entries: Sequence[_IdentifiedRow]) -> list[_IdentifiedRow]:
        """Return the rows that were filled in: empty rows withdraw no judgement."""
        filled_in = [each for each in entries if each.row.judgement != EMPTY_JUDGEMENT]
        empty = next((each.row for each in entries if each.row.judgement == EMPTY_JUDGEMENT), None)
        if empty is not None:
            more = len(entries) - len(filled_in) - 1
            others = f" (and so in {counted(more, 'more row')})" if more else ""
            message = f"the row has no answer{others}; it is left out"
            self._problems.warn(self._path.name, message, line=empty.line)
        return filled_in

    def _check_tasks(self, entries: Sequence[_IdentifiedRow]) -> None:
        """Check the tasks that rows name, and warn of rows that belong to no task."""
        outside = []
        for entry in entries:
            row, named = entry.row, entry.row.task_set
            if mistake := self._tasks.mistake(named):
                self._add(row, f"task_set: {mistake}")
                continue
            place = self._tasks.place(named, entry.candidate_id)
            what = f"example {row.example} of {quoted(row.system)}"
            if place is None and named:
                self._add(row, f"task_set: {what} is not in {quoted(named)}")
            elif place is not None and not place.is_of(row.task):
                of_it = f"{quoted(place.label)} in {quoted(place.task_set)}"
                self._add(row, f"task: it is {quoted(row.task)}, but that of {what} is {of_it}")
            elif place is None and self._tasks.task_set:
                outside.append(row)
        if outside:
            more = len(outside) - 1
            others = f" (and so in {counted(more, 'more row')})" if more else ""
            message = (
                f"this candidate is not in the task set {self._tasks.task_set}{others}: it comes "
                "in, and is work on no task"
            )
            self._problems.warn(self._path.name, message, line=outside[0].line)

    def _by_task(
        self, theirs: Sequence[_IdentifiedRow]
    ) -> Iterator[tuple["_Place | None", list[_IdentifiedRow]]]:
        """Yield an annotator's rows by task, the overlap's with the first task of its set."""
        places = [self._tasks.place(each.row.task_set, each.candidate_id) for each in theirs]
        first: dict[str, _Place] = {}
        for numbered in sorted({each for each in places if each is not None}):
            if numbered.label != OVERLAP:
                first.setdefault(numbered.task_set, numbered)
        by_place: dict[_Place | None, list[_IdentifiedRow]] = {}
        for place, entry in zip(places, theirs, strict=True):
            own = place
            if place is not None and place.label == OVERLAP:
                own = first.get(place.task_set, place)
            by_place.setdefault(own, []).append(entry)
        yield from by_place.items()

    def _check_place(self, row: JudgementInTable, candidate: Candidate) -> None:
        example = candidate.example
        for column, given, known in (
            ("category", row.category, example.category.id),
            ("line", row.source_line, example.line),
            ("token", row.source_token, example.token),
        ):
            if given is not None and given != known:
                what = f"it is {quoted(given)}, but that of example {example.id} is {quoted(known)}"
                self._add(row, f"{column}: {what}; was the table made from another suite?")

    def _check_judgement(
        self, row: JudgementInTable, candidate: Candidate, highlights: Highlights
    ) -> None:
        for line, token in self._maker.not_highlighted(row.judgement, candidate, highlights):
            self._add(row, f"tokens: the word at ‘{line}:{token}’ is not highlighted")
        if answers_unasked(row.judgement, candidate):
            asked = f"no antecedent is asked for in {candidate.example.category.id}"
            self._add(row, f"antecedent: it is {quoted(row.judgement.antecedent)}, and {asked}")
        if unasked_answer := self._maker.not_asked(row.judgement, candidate):
            self._add(row, unasked_answer)
        for column, mistake in judgement_mistakes(row.judgement):
            self._add(row, f"{column}: {mistake}")

    def _file(
        self,
        annotator: str,
        theirs: Sequence[_IdentifiedRow],
        task: "_Place | None",
        candidates: Mapping[CandidateId, Candidate],
        highlights: Mapping[CandidateId, Highlights],
        merge_states: Mapping[CandidateId, ProjectSide],
    ) -> FilePlan:
        self._warn_if_new(annotator, theirs[0].row.line)
        self._warn_of_passed_over(annotator, theirs, task)
        entries = tuple(
            self._maker.entry(
                candidates[entry.candidate_id],
                self._incoming(entry, merge_states[entry.candidate_id]),
                highlights=highlights[entry.candidate_id],
                merge_state=merge_states[entry.candidate_id],
                annotator_kind=self._kinds[annotator],
            )
            for entry in theirs
        )
        usual = {"", load_guidelines(self._tx).version}
        others = sorted({each.row.record.guidelines for each in theirs} - usual)
        return FilePlan(
            self._path,
            annotator,
            None,
            _OF_NO_TASK if task is None else f"{task.task_set}, task {task.label}",
            entries,
            ", ".join(others),
            self._kinds[annotator],
            task_id=None if task is None else task.id,
        )

    def _incoming(self, entry: _IdentifiedRow, merge_state: ProjectSide) -> Incoming:
        row = entry.row
        made_at = row.record.made_at or _last_made(row.judgement, merge_state) or self._time
        return Incoming(entry.candidate_id, structs.replace(row.record, made_at=made_at))

    def _warn_if_new(self, annotator: str, line: int) -> None:
        """Warn of a new annotator with a similar name, which may be mistyped."""
        close = close_match(annotator, self._known)
        if close and annotator not in self._known:
            message = f"annotator: {quoted(annotator)} is new here; did you mean {close}?"
            self._problems.warn(self._path.name, message, line=line)

    def _warn_of_passed_over(
        self, annotator: str, theirs: Sequence[_IdentifiedRow], task: "_Place | None"
    ) -> None:
        """Warn of candidates that count as skipped although their answers may come later."""
        if task is None or self._kinds[annotator] is AnnotatorKind.PROGRAM:
            return
        judged = frozenset(each.candidate_id for each in theirs)
        number = count_passed_over(self._tx, task.id, annotator, judged)
        if number:
            left_open = counted(number, "candidate")
            message = (
                f"{task.task_set}, task {task.label}: before the last candidate with an answer by "
                f"{annotator}, {left_open} without one: skipped until an answer comes in. Import "
                "the other answers, too, if there are more"
            )
            self._problems.warn(self._path.name, message)

    def _add(self, row: JudgementInTable, message: str) -> None:
        self._problems.add(self._path.name, message, line=row.line)


def _last_made(judgement: Judgement, merge_state: ProjectSide) -> str:
    """Return when the same judgement was last made, if the project has it.

    Without times, only this distinguishes a table that is imported again from a new one.
    """
    times = (each.made_at for each in merge_state.history.events if each.content == judgement)
    return max(times, default="")
