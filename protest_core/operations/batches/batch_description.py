"""What a batch file is, for whom, and how far they are: read, and trusted as little as a merge."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.operations.batches.annotating import batch_state
from protest_core.operations.batches.batches import open_batch
from protest_core.store.batch_reading import read_batch
from protest_core.store.batch_rows import ToldOfCandidate
from protest_core.store.batch_values import BatchRecord
from protest_core.store.suites import load_description
from protest_core.store.systems import list_systems
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription

_NOTHING = Judgement()


@dataclass(frozen=True, slots=True)
class BatchDescription:
    """Times are as the annotator's computer told them; empty where nothing was judged."""

    record: BatchRecord
    suite: SuiteDescription
    systems: tuple[str, ...]  # as the annotator knows them
    categories: tuple[Category, ...]
    states: Mapping[tuple[str, State], int]  # by category id
    seconds: float  # of work on everything that was judged
    first_at: str
    last_at: str

    def count(self, state: State | None = None, category: str | None = None) -> int:
        """Of those of the category and state, or of all where none is given."""
        return sum(
            number
            for (of_category, in_state), number in self.states.items()
            if category in (None, of_category) and state in (None, in_state)
        )


def describe_batch(*, path: Path) -> BatchDescription:
    """Or an `InputError` with everything that is wrong with the file; it is not changed."""
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
    )


def _times(candidates: Iterable[ToldOfCandidate]) -> Iterable[str]:
    for told in candidates:
        yield from (past.made_at for past in told.past)
        if told.judgement != _NOTHING:
            yield told.made_at


def _seconds(told: ToldOfCandidate) -> float:
    """Each judgement counts from the first work on its candidate, so the last one has it all."""
    if told.judgement != _NOTHING or not told.past:
        return told.seconds
    return told.past[-1].seconds
