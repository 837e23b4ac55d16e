"""The batch as an annotator sees it, and the copy that they work in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import (
    Batch,
    ReadOnlyBatchError,
    batch_candidates,
    batch_state,
    make_working_copy,
    open_batch_for_work,
)
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.judgements.model import Answer, Judgement, State
from tests.builders.small_batch import ANNA


@pytest.fixture
def batch(batch_file: Path) -> Iterator[Batch]:
    with open_batch_for_work(path=batch_file) as batch:
        assert batch_state(batch=batch).open_count == 5
        yield batch


def said(batch: Batch, place: int, judgement: Judgement, annotator: str = ANNA) -> None:
    judge(
        project=batch.project,
        candidate_id=batch_candidates(batch=batch)[place],
        annotator=annotator,
        judgement=judgement,
    )


def category_of(batch: Batch, place: int) -> str:
    with batch.project.reading() as tx:
        candidate = load_candidate(tx, batch_candidates(batch=batch)[place])
    return candidate.example.category.id


def place_of(batch: Batch, category: str) -> int:
    return next(place for place in range(5) if category_of(batch, place) == category)


def test_it_says_whose_it_is_and_what_is_in_it(batch, batch_file):
    state = batch_state(batch=batch)
    assert (state.annotator, state.task_set, state.path) == (ANNA, "study", batch_file)
    assert state.candidates == batch_candidates(batch=batch)
    assert len(state.categories) == 5
    assert state.first_open == 0
    assert state.chosen() == state.candidates


def test_each_candidate_counts_in_its_category_and_state(batch):
    simple, complex_ = place_of(batch, "event_it"), place_of(batch, "anaphoric_inter_they")
    said(batch, simple, Judgement(Answer.NO))
    said(batch, complex_, Judgement(antecedent=Answer.NO))
    state = batch_state(batch=batch)
    assert state.chosen("event_it", State.DONE) == (state.candidates[simple],)
    assert state.chosen("anaphoric_inter_they", State.INCOMPLETE) == (state.candidates[complex_],)
    assert state.chosen("event_it", State.NEW) == ()
    assert {each: state.count(each) for each in State} == {
        State.NEW: 3,
        State.INCOMPLETE: 1,
        State.DONE: 1,
        State.CONFLICT: 0,
    }
    assert state.open_count == 4


def test_those_of_a_state_come_in_the_order_of_the_task(batch):
    state = batch_state(batch=batch)
    assert state.chosen(state=State.NEW) == state.candidates


def test_the_first_open_one_is_the_first_in_the_task_that_lacks_an_answer(batch):
    said(batch, 1, Judgement(tags=frozenset({"bad_translation"})))
    assert batch_state(batch=batch).first_open == 0
    said(batch, 0, Judgement(tags=frozenset({"bad_translation"})))
    assert batch_state(batch=batch).first_open == 2


def test_what_somebody_else_says_in_the_file_is_not_the_annotators(batch):
    said(batch, 0, Judgement(Answer.NO), annotator="Ben")
    assert batch_state(batch=batch).open_count == 5


def test_once_all_is_judged_nothing_is_open_also_where_it_contradicts_itself(batch):
    for place in range(4):
        said(batch, place, Judgement(tags=frozenset({"bad_translation"})))
    said(batch, 4, Judgement(Answer.NO, tags=frozenset({"bad_translation"})))
    state = batch_state(batch=batch)
    assert (state.count(State.CONFLICT), state.open_count, state.first_open) == (1, 0, None)


def test_a_batch_that_is_marked_read_only_wants_a_copy(batch_file):
    batch_file.chmod(0o444)
    with pytest.raises(ReadOnlyBatchError, match="Choose a place for your working copy"):
        open_batch_for_work(path=batch_file)


def test_the_working_copy_is_a_batch_that_can_be_worked_in(batch_file, tmp_path):
    batch_file.chmod(0o444)
    to = tmp_path / "mine.protestbatch"
    assert make_working_copy(path=batch_file, to=to)
    assert is_batch(path=to)
    with open_batch_for_work(path=to) as copy:
        said(copy, 0, Judgement(tags=frozenset({"bad_translation"})))
        assert batch_state(batch=copy).open_count == 4


def test_a_working_copy_that_is_there_already_is_kept_with_the_work_in_it(batch_file, tmp_path):
    to = tmp_path / "mine.protestbatch"
    make_working_copy(path=batch_file, to=to)
    with open_batch_for_work(path=to) as copy:
        said(copy, 0, Judgement(tags=frozenset({"bad_translation"})))
    before = to.read_bytes()
    assert not make_working_copy(path=batch_file, to=to)
    assert to.read_bytes() == before


def test_nothing_else_is_overwritten(batch_file: Path, project: Project, tmp_path: Path):
    notes = tmp_path / "notes.protestbatch"
    notes.write_text("mine")
    for to in (notes, project.path):
        before = to.read_bytes()
        with pytest.raises(RefusedError, match="exists already and is something else"):
            make_working_copy(path=batch_file, to=to)
        assert to.read_bytes() == before
