"""An annotator's batch file: its progress, and whether it can be changed."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from protest_core.batches.model import BatchRecord
from protest_core.batches.queries.export import load_batches
from protest_core.batches.queries.read import read_batch
from protest_core.batches.queries.returned_rows import CandidateJudgements
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.listing import chosen_candidates
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.busy import PATIENT, Patience
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.errors import DiskError, RefusedError
from protest_core.files.atomic import check_has_folder
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import (
    Guidelines,
    ReferenceShown,
    load_guidelines,
    load_options,
)
from protest_core.judgements.model import EMPTY_JUDGEMENT, State
from protest_core.judgements.queries.work import load_seconds, load_states
from protest_core.names import check_annotator_name
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.queries import categories_with_examples, load_description
from protest_core.tasks.plan import Pace
from protest_core.tasks.queries.progress import load_pace
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.translatable import Text

# States of candidates still to do; contradictory answers that were accepted count as judged.
OPEN_STATES = frozenset({State.NEW, State.INCOMPLETE})


class ReadOnlyBatchError(DiskError):
    """The batch can be read, but nothing can be saved in it where it is."""


@dataclass(frozen=True, slots=True)
class BatchState:
    """The progress of a batch; candidates are always in the order of judging."""

    annotator: str
    task_set: str
    path: Path
    categories: tuple[Category, ...]  # categories with candidates, in the suite's order
    candidates: tuple[CandidateId, ...]
    cells: Mapping[tuple[str, State], tuple[CandidateId, ...]]  # by category id
    seconds: float = 0.0  # of work
    pace: Pace = field(default_factory=Pace)  # the annotator's own pace, after enough judgements

    @property
    def seconds_left(self) -> float | None:
        """Return an estimate of the work that is left; `None` without data."""
        return self.open_count * self.pace.seconds if self.pace.judgements else None

    def chosen(
        self, category: str | None = None, state: State | None = None
    ) -> tuple[CandidateId, ...]:
        """Return the candidates of the category and state; `None` stands for all."""
        wanted = {
            candidate
            for (of_category, in_state), candidates in self.cells.items()
            if category in (None, of_category) and state in (None, in_state)
            for candidate in candidates
        }
        return tuple(each for each in self.candidates if each in wanted)

    def count(self, state: State) -> int:
        return sum(len(found) for (_, each), found in self.cells.items() if each is state)

    @property
    def open_count(self) -> int:
        return sum(map(self.count, OPEN_STATES))

    @property
    def first_open(self) -> int | None:
        """Return the index of the first open candidate; `None` if none is left."""
        still_open = {
            candidate
            for (_, state), candidates in self.cells.items()
            if state in OPEN_STATES
            for candidate in candidates
        }
        places = (place for place, each in enumerate(self.candidates) if each in still_open)
        return next(places, None)


@dataclass(frozen=True, slots=True)
class BatchDescription:
    """A batch and its progress, with times by the annotator's clock; empty without judgements."""

    record: BatchRecord
    suite: SuiteDescription
    systems: tuple[str, ...]  # under the names that the annotator sees
    categories: tuple[Category, ...]
    states: Mapping[tuple[str, State], int]  # by category id
    seconds: float  # seconds of work on all judgements
    first_at: str
    last_at: str
    link_corrections: int = 0  # parts with the annotator's link corrections in force

    def count(self, state: State | None = None, category: str | None = None) -> int:
        """Return the number of candidates in the category and state; `None` stands for all."""
        return sum(
            number
            for (of_category, in_state), number in self.states.items()
            if category in (None, of_category) and state in (None, in_state)
        )


class Batch:
    """An open batch file: a small project, one annotator, and a list of candidates."""

    def __init__(self, project: Project) -> None:
        self.project = project
        with project.reading() as tx:
            (self.record,) = load_batches(tx)
            self.guidelines: Guidelines = load_guidelines(tx)
            options = load_options(tx)
        self.with_reference = options.reference is not ReferenceShown.NEVER
        self.language = options.language

    @property
    def path(self) -> Path:
        return self.project.path

    @property
    def annotator(self) -> str:
        return self.record.annotator

    @property
    def corrects_links(self) -> bool:
        """Return whether links may be corrected in this batch."""
        return self.record.corrects_links

    def close(self) -> None:
        self.project.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def batch_state(*, batch: Batch) -> BatchState:
    candidates = batch_candidates(batch=batch)
    with batch.project.reading() as tx:
        states = load_states(tx, batch.annotator)
        seconds, pace = load_seconds(tx, batch.annotator), load_pace(tx)
        categories = categories_with_examples(tx)
        category_of = {
            candidate: category.id
            for category in categories
            for candidate in chosen_candidates(
                tx, CandidateFilter(categories=frozenset({category.id}))
            )
        }
    cells: dict[tuple[str, State], list[CandidateId]] = defaultdict(list)
    for each in candidates:
        cells[category_of[each], states.get(each, State.NEW)].append(each)
    used = {category for category, _ in cells}
    return BatchState(
        annotator=batch.annotator,
        task_set=batch.record.task_set,
        path=batch.path,
        categories=tuple(each for each in categories if each.id in used),
        candidates=candidates,
        cells={place: tuple(found) for place, found in cells.items()},
        seconds=seconds,
        pace=pace,
    )


def open_batch_for_work(*, path: Path, patience: Patience = PATIENT) -> Batch:
    if not _can_be_saved_in(path):
        raise ReadOnlyBatchError(
            Text(
                "{0} lies where nothing can be saved. Choose a place for your working copy."
            ).format(path)
        )
    return open_batch(path=path, patience=patience)


def _can_be_saved_in(path: Path) -> bool:
    """Return whether a file may be changed; even root must not change read-only files."""
    path = Path(os.path.realpath(path))
    try:
        marked = not path.stat().st_mode & 0o222
    except OSError:
        return True  # removed just now: opening it will report that
    return not marked and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def make_working_copy(*, path: Path, to: Path) -> bool:
    """Make a working copy unless one exists, which may contain work; return whether it was made.

    Any other file of that name is kept and refused.
    """
    if os.path.lexists(to):
        if is_batch(path=to) and _id_of(to) == _id_of(path):
            return False
        raise RefusedError(
            Text("{0} exists already and is something else. Choose another name.").format(to)
        )
    copy_batch(path=path, to=to)
    return True


def _id_of(path: Path) -> str:
    with open_batch(path=path, read_only=True) as batch:
        return batch.record.id


def describe_batch(*, path: Path) -> BatchDescription:
    """Return the contents of a batch file, or raise an `InputError` with all mistakes in it.

    The file is not changed.
    """
    contents = read_batch(path)
    with open_batch(path=path, read_only=True) as batch:
        state = batch_state(batch=batch)
        with batch.project.reading() as tx:
            suite = load_description(tx)
            systems = tuple(system.name for system in list_systems(tx))
        record = batch.record
    times = sorted(_times(contents.candidates), key=datetime.fromisoformat)
    return BatchDescription(
        record,
        suite,
        systems,
        state.categories,
        {place: len(candidates) for place, candidates in state.cells.items()},
        sum(map(_seconds, contents.candidates)),
        times[0] if times else "",
        times[-1] if times else "",
        sum(
            link.author == record.annotator and link.ended_at is None
            for each in contents.candidates
            for link in each.links
        ),
    )


def _times(candidates: Iterable[CandidateJudgements]) -> Iterable[str]:
    for candidate in candidates:
        yield from (past.made_at for past in candidate.past)
        if candidate.now.judgement != EMPTY_JUDGEMENT:
            yield candidate.now.made_at


def _seconds(each: CandidateJudgements) -> float:
    """Return the seconds of work on a candidate: the last judgement has the sum."""
    if each.now.judgement != EMPTY_JUDGEMENT or not each.past:
        return each.now.seconds
    return each.past[-1].seconds


def open_batch(
    *,
    path: Path,
    read_only: bool = False,
    patience: Patience = PATIENT,
) -> Batch:
    """Open a batch, or refuse it if it contains anything foreign: it may have come by mail."""
    project = Project.open_batch(path, read_only=read_only, patience=patience)
    try:
        batch = Batch(project)
        check_annotator_name(batch.annotator)
        return batch  # noqa: TRY300
    except BaseException:
        project.close()
        raise


def open_batch_to_read(*, path: Path) -> Project:
    """Open a batch as a small project, or raise an `InputError` with all mistakes."""
    read_batch(path)
    return open_batch(path=path, read_only=True).project


def batch_candidates(*, batch: Batch) -> tuple[CandidateId, ...]:
    """Return the candidates in the order in which they are to be judged."""
    with batch.project.reading() as tx:
        ((task,),) = (each.tasks for each in list_task_sets(tx))
        return task.candidates


def batches(*, project: Project) -> tuple[BatchRecord, ...]:
    """Return the batches in the order in which they were handed out."""
    with project.reading() as tx:
        return load_batches(tx)


def copy_batch(*, path: Path, to: Path, replace: bool = False) -> None:
    """Save a working copy of a batch that is in a place where nothing can be written."""
    check_has_folder(to)
    with open_batch(path=path, read_only=True) as batch:
        batch.project.copy_to(to, replace=replace)
