"""Working through a batch: how far one is, and where the file can be worked in."""

import os
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import DiskError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.operations.batches.batches import (
    Batch,
    batch_candidates,
    copy_batch,
    is_batch,
    open_batch,
)
from protest_core.store.busy import PATIENT, Patience
from protest_core.store.judgement_states import load_states
from protest_core.store.overview import categories_with_examples, chosen_candidates
from protest_core.store.overview_values import CandidateFilter
from protest_core.suite.category import Category

# What an annotator still has to do; a contradiction that was left is judged.
OPEN_STATES = frozenset({State.NEW, State.INCOMPLETE})


class ReadOnlyBatchError(DiskError):
    """The batch can be read where it is, but nothing can be saved in it."""


@dataclass(frozen=True, slots=True)
class BatchState:
    """How far a batch is. Candidates are always in the order in which they are to be judged."""

    annotator: str
    task_set: str
    path: Path
    categories: tuple[Category, ...]  # of which there are candidates, in the suite's order
    candidates: tuple[CandidateId, ...]
    cells: Mapping[tuple[str, State], tuple[CandidateId, ...]]  # by category id

    def chosen(
        self, category: str | None = None, state: State | None = None
    ) -> tuple[CandidateId, ...]:
        """Those of the category and state, or of all where none is given."""
        found = {
            candidate
            for (of_category, in_state), candidates in self.cells.items()
            if category in (None, of_category) and state in (None, in_state)
            for candidate in candidates
        }
        return tuple(each for each in self.candidates if each in found)

    def count(self, state: State) -> int:
        return sum(len(found) for (_, each), found in self.cells.items() if each is state)

    @property
    def open_count(self) -> int:
        return sum(map(self.count, OPEN_STATES))

    @property
    def first_open(self) -> int | None:
        """Its place among all candidates; `None` once there is nothing more to do."""
        still_open = {
            candidate
            for (_, state), candidates in self.cells.items()
            if state in OPEN_STATES
            for candidate in candidates
        }
        places = (place for place, each in enumerate(self.candidates) if each in still_open)
        return next(places, None)


def batch_state(*, batch: Batch) -> BatchState:
    candidates = batch_candidates(batch=batch)
    with batch.project.reading() as tx:
        states = load_states(tx, batch.annotator)
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
    )


def open_batch_for_work(*, path: Path, patience: Patience = PATIENT) -> Batch:
    if not _can_be_saved_in(path):
        raise ReadOnlyBatchError(
            f"{path} lies where nothing can be saved. Choose a place for your working copy."
        )
    return open_batch(path=path, patience=patience)


def _can_be_saved_in(path: Path) -> bool:
    """Root may write anywhere; what someone marked as read-only is still not ours to change."""
    path = Path(os.path.realpath(path))
    try:
        marked = not path.stat().st_mode & 0o222
    except OSError:
        return True  # gone at this moment: whoever opens it will say so
    return not marked and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def make_working_copy(*, path: Path, to: Path) -> bool:
    """Whether it had to be made: a copy of this very batch may hold work, and is kept.

    Anything else that has that name is kept, too.
    """
    if os.path.lexists(to):
        if is_batch(path=to) and _id_of(to) == _id_of(path):
            return False
        raise RefusedError(f"{to} exists already and is something else. Choose another name.")
    copy_batch(path=path, to=to)
    return True


def _id_of(path: Path) -> str:
    with open_batch(path=path, read_only=True) as batch:
        return batch.record.id
