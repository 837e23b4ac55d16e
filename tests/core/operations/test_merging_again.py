"""Batches that come back more than once, from more than one desk, or after a merge was undone."""

import sqlite3
from collections.abc import Iterator

import pytest

from protest_core.errors import InputError
from protest_core.judgement import Answer, Judgement
from protest_core.operations import Choice, Kind, apply_merge, merges, plan_merge, undo_merge
from tests.batch_world import File, Wish, World, new_world

NO, YES = Wish(Answer.NO), Wish(Answer.NO, tag="x")
NOTHING = Wish()


@pytest.fixture
def world() -> Iterator[World]:
    with new_world() as world:
        yield world


@pytest.fixture
def file(world: World) -> File:
    (file,) = world.export(["Ada"])
    return file


def stands(world: World, file: File, number: int = 0) -> Judgement:
    return world.judged().get((file.annotator, file.candidates[number]), Judgement())


def undo_last(world: World) -> None:
    last = [each for each in merges(project=world.project) if each.undone_at is None][-1]
    undo_merge(project=world.project, merge_id=last.id)


def test_what_was_withdrawn_before_the_export_contradicts_nothing(world, file):
    world.judge_here("Ada", file.candidates[0], NO)
    world.judge_here("Ada", file.candidates[0], NOTHING)
    (later,) = world.export(["Ada"])
    world.judge_in(later, 0, YES)
    assert world.merge(later).counts[Kind.NEW] == 1
    assert stands(world, later) == later.now[later.candidates[0]]


def test_a_remark_deleted_letter_by_letter_over_two_merges_contradicts_nothing(world, file):
    for remark in ("bad!", "bad"):
        world.judge_in(file, 0, Wish(Answer.NO, remark=remark))
    world.merge(file)
    for remark in ("ba", "b", ""):
        world.judge_in(file, 0, Wish(Answer.NO, remark=remark))
    assert world.merge(file).counts[Kind.CHANGED] == 1
    assert stands(world, file) == Judgement(Answer.NO)


def test_after_two_merges_are_undone_the_first_can_be_made_again(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    older = world.copy(file)
    world.judge_in(file, 0, YES)
    world.merge(file)
    undo_last(world)
    undo_last(world)
    assert world.merge(older).counts[Kind.NEW] == 1
    assert stands(world, file) == Judgement(Answer.NO)
    assert world.merge(file).counts[Kind.CHANGED] == 1


def test_after_undoing_it_can_be_chosen_otherwise(world, file):
    world.judge_here("Ada", file.candidates[0], NO)
    world.judge_in(file, 0, YES)
    world.merge(file, choice=Choice.PROJECT)
    assert stands(world, file) == Judgement(Answer.NO)
    undo_last(world)
    assert len(world.merge(file, choice=Choice.FILE).conflicts) == 1
    assert stands(world, file) == file.now[file.candidates[0]]


def test_what_was_undone_goes_along_with_no_later_batch(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    undo_last(world)
    (later,) = world.export(["Ada"])
    content = world.content()
    assert set(world.merge(later).counts) == {Kind.UNCHANGED}
    assert world.content() == content


def test_two_copies_that_contradict_each_other_are_shown_and_chosen_between(world, file):
    other = world.copy(file)
    world.judge_in(file, 0, NO)
    world.judge_in(other, 0, YES)
    plan = world.plan(file, other)
    ((where, entry),) = plan.conflicts
    assert (where.path, entry.in_project) == (other.path, Judgement(Answer.NO))
    assert plan.counts[Kind.NEW] == 1
    world.merge(file, other, choice=Choice.FILE)
    assert stands(world, other) == other.now[other.candidates[0]]


def test_a_file_named_twice_is_counted_once(world, file):
    world.judge_in(file, 0, NO)
    assert world.plan(file, file).counts[Kind.NEW] == 1


def test_a_file_and_its_older_copy_are_merged_in_any_order(world, file):
    world.judge_in(file, 0, NO)
    older = world.copy(file)
    world.judge_in(file, 0, YES)
    for files in ([older, file], [file, older]):
        with world.copied() as other:
            assert not other.merge(*files).conflicts
            assert stands(other, file) == file.now[file.candidates[0]]


@pytest.mark.parametrize("choice", Choice)
def test_two_copies_that_both_contradict_the_project_are_merged_as_chosen(world, file, choice):
    other = world.copy(file)
    world.judge_here("Ada", file.candidates[0], Wish(Answer.NO, tag="mine"))
    world.judge_in(file, 0, NO)
    world.judge_in(other, 0, YES)
    assert len(world.merge(file, other, choice=choice).conflicts) == 2
    expected = Judgement(Answer.NO, tags=frozenset({"x" if choice is Choice.FILE else "mine"}))
    assert stands(world, file) == expected


def spoil(file: File, statement: str) -> None:
    with sqlite3.connect(file.path) as database:
        database.execute(statement)
    database.close()


@pytest.mark.parametrize("places", ["[[{}, false]]", "[[{}, 0.0]]", "[[1]]"])
def test_places_of_words_are_numbers_and_nothing_that_python_takes_for_them(world, file, places):
    """Truth values are equal to numbers, and could not be read in the project's history."""
    world.judge_in(file, 0, Wish(Answer.YES, words=True))
    ((line, _),) = file.now[file.candidates[0]].tokens
    world.judge_in(file, 0, NO)
    spoil(file, f"UPDATE judgement_history SET tokens = '{places.format(line)}'")
    with pytest.raises(InputError, match="no list of ours"):
        world.plan(file)


@pytest.mark.parametrize("column", ["tokens", "tags"])
def test_lists_nested_without_an_end_are_refused(world, file, column):
    world.judge_in(file, 0, NO)
    world.judge_in(file, 0, YES)
    spoil(file, f"UPDATE judgement_history SET {column} = printf('%.*c', 100000, '[')")
    with pytest.raises(InputError, match="no list of ours"):
        world.plan(file)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE judgement SET made_at = '2026-01-01\n00:00:00+00:00'",
        "UPDATE judgement SET made_at = '2026-01-01T00:00:00.' || printf('%.*c', 9999, '0') || 'Z'",
    ],
)
def test_times_that_no_table_could_show_are_refused(world, file, statement):
    world.judge_in(file, 0, NO)
    spoil(file, statement)
    with pytest.raises(InputError, match="no time"):
        world.plan(file)


def test_what_lies_in_a_write_ahead_log_beside_the_file_is_not_passed_over(world, file):
    database = sqlite3.connect(file.path)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("UPDATE annotator SET name = name")
    database.commit()
    with pytest.raises(InputError, match="being written"):
        world.plan(file)
    database.close()


def test_a_plan_may_be_applied_after_another_file_of_somebody_else_came(world):
    ada, ben = world.export(["Ada", "Ben"])
    world.judge_in(ada, 0, NO)
    world.judge_in(ben, 0, NO)
    plan = plan_merge(project=world.project, paths=[ada.path])
    world.merge(ben)
    apply_merge(project=world.project, plan=plan, merged_by="me")
    assert stands(world, ada) == Judgement(Answer.NO)
