"""Batches that come back more than once, from more than one desk, or after a merge was undone."""

import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.annotating.unsaved import UnsavedWork
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.errors import InputError
from protest_core.judgements.model import Answer, Judgement
from tests.builders.batch_world import File, Wish, World, new_world

NO, YES = Wish(Answer.NO), Wish(Answer.NO, tag="x")
NOTHING = Wish()
_LONG = 90_000


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
    assert world.merge(later).counts[MergeKind.NEW] == 1
    assert stands(world, later) == later.now[later.candidates[0]]


def test_a_remark_deleted_letter_by_letter_over_two_merges_contradicts_nothing(world, file):
    world.judge_in(file, 0, *(Wish(Answer.NO, remark=remark) for remark in ("bad!", "bad")))
    world.merge(file)
    world.judge_in(file, 0, *(Wish(Answer.NO, remark=remark) for remark in ("ba", "b", "")))
    assert world.merge(file).counts[MergeKind.CHANGED] == 1
    assert stands(world, file) == Judgement(Answer.NO)


@pytest.mark.parametrize("first", ["home", "office"])
def test_remarks_of_two_copies_are_both_kept_though_one_has_the_letters_of_the_other(
    world, file, first
):
    """Two people's remarks are no edits of one, though “ok” is in “broken”."""
    home, office = file, world.copy(file)
    world.judge_in(home, 0, Wish(Answer.NO, remark="ok"))
    world.judge_in(office, 0, Wish(Answer.NO, remark="broken"))
    files = [home, office] if first == "home" else [office, home]
    world.merge(files[0])
    assert len(world.merge(files[1], choice=MergeSide.FILE).conflicts) == 1
    kept = {said.remark for _, _, said in world.past()} | {stands(world, file).remark}
    assert kept == {"ok", "broken"}


def test_what_was_handed_out_in_the_midst_of_typing_is_kept(world):
    """The same window stays open: whoever has the batch knows the remark as it was."""
    candidate = world.candidates[0]
    for remark in ("n", "no"):
        world.judge_here("Ada", candidate, Wish(Answer.NO, remark=remark))
    files = world.export(["Ada", "Ben"])
    (file,) = (each for each in files if each.annotator == "Ada")
    world.judge_here("Ada", candidate, Wish(Answer.NO, remark="not"))
    assert [said.remark for _, _, said in world.past()] == ["no"]
    assert not world.merge(file).conflicts
    assert world.judged()["Ada", candidate].remark == "not"


def test_after_two_merges_are_undone_the_first_can_be_made_again(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    older = world.copy(file)
    world.judge_in(file, 0, YES)
    world.merge(file)
    undo_last(world)
    undo_last(world)
    assert world.merge(older).counts[MergeKind.NEW] == 1
    assert stands(world, file) == Judgement(Answer.NO)
    assert world.merge(file).counts[MergeKind.CHANGED] == 1


def test_two_merges_undone_in_the_order_they_came_leave_nothing_of_either(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    older = world.copy(file)
    world.judge_in(file, 0, YES)
    world.judge_in(file, 1, NO)
    world.merge(file)
    first, second = merges(project=world.project)
    undone = undo_merge(project=world.project, merge_id=first.id)
    assert (undone.candidates, undone.left) == ((), ())
    assert undone.beneath == (file.candidates[0],)
    assert stands(world, file) == file.now[file.candidates[0]]
    undone = undo_merge(project=world.project, merge_id=second.id)
    assert set(undone.candidates) == set(file.candidates[:2])
    assert world.judged() == {}
    assert world.merge(older).counts[MergeKind.NEW] == 1
    assert world.merge(file).counts[MergeKind.CHANGED] == 1


def test_what_was_worked_without_changing_anything_is_added_up(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    with open_batch(path=file.path) as batch:
        candidate = batch_candidates(batch=batch)[0]
        UnsavedWork("Ada", {candidate: 100.0}).save(batch.project)
    plan = world.merge(file)
    assert set(plan.counts) == {MergeKind.UNCHANGED}
    assert world.seconds() == {("Ada", file.candidates[0]): 100.0}
    content = world.content()
    world.merge(file)
    assert world.content() == content


def test_after_undoing_it_can_be_chosen_otherwise(world, file):
    world.judge_here("Ada", file.candidates[0], NO)
    world.judge_in(file, 0, YES)
    world.merge(file, choice=MergeSide.PROJECT)
    assert stands(world, file) == Judgement(Answer.NO)
    undo_last(world)
    assert len(world.merge(file, choice=MergeSide.FILE).conflicts) == 1
    assert stands(world, file) == file.now[file.candidates[0]]


def test_what_was_undone_goes_along_with_no_later_batch(world, file):
    world.judge_in(file, 0, NO)
    world.merge(file)
    undo_last(world)
    (later,) = world.export(["Ada"])
    content = world.content()
    assert set(world.merge(later).counts) == {MergeKind.UNCHANGED}
    assert world.content() == content


def test_two_copies_that_contradict_each_other_are_shown_and_chosen_between(world, file):
    other = world.copy(file)
    world.judge_in(file, 0, NO)
    world.judge_in(other, 0, YES)
    plan = world.plan(file, other)
    ((where, entry),) = plan.conflicts
    assert (where.path, entry.in_project) == (other.path, Judgement(Answer.NO))
    assert plan.counts[MergeKind.NEW] == 1
    world.merge(file, other, choice=MergeSide.FILE)
    assert stands(world, other) == other.now[other.candidates[0]]


def test_a_file_named_twice_is_counted_once(world, file):
    world.judge_in(file, 0, NO)
    assert world.plan(file, file).counts[MergeKind.NEW] == 1


def test_a_file_and_its_older_copy_are_merged_in_any_order(world, file):
    world.judge_in(file, 0, NO)
    older = world.copy(file)
    world.judge_in(file, 0, YES)
    for files in ([older, file], [file, older]):
        with world.copied() as other:
            assert not other.merge(*files).conflicts
            assert stands(other, file) == file.now[file.candidates[0]]


@pytest.mark.parametrize("choice", MergeSide)
def test_two_copies_that_both_contradict_the_project_are_merged_as_chosen(world, file, choice):
    other = world.copy(file)
    world.judge_here("Ada", file.candidates[0], Wish(Answer.NO, tag="mine"))
    world.judge_in(file, 0, NO)
    world.judge_in(other, 0, YES)
    assert len(world.merge(file, other, choice=choice).conflicts) == 2
    expected = Judgement(Answer.NO, tags=frozenset({"x" if choice is MergeSide.FILE else "mine"}))
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
    with pytest.raises(InputError, match="is not a list that PROTEST writes"):
        world.plan(file)


@pytest.mark.parametrize("column", ["tokens", "tags"])
def test_lists_nested_without_an_end_are_refused(world, file, column):
    world.judge_in(file, 0, NO)
    world.judge_in(file, 0, YES)
    spoil(file, f"UPDATE judgement_history SET {column} = printf('%.*c', 100000, '[')")
    with pytest.raises(InputError, match="is not a list that PROTEST writes"):
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


def spoil_project(world: World, statement: str) -> None:
    """Change a project to hold what older programs allowed, and ours does not."""
    with sqlite3.connect(world.project.path) as database:
        database.execute(statement)
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE judgement_history SET tags = '[\"a\\nb\"]'",
        "UPDATE judgement_history SET tokens = '[[0, 0], [1, 0], [2, 0]]'",
        "UPDATE judgement_history SET antecedent = 'yes'",
        "UPDATE judgement_history SET remark = printf('%.*c', 150000, 'x')",
        "UPDATE judgement_tag SET tag = 'a' || char(173) || 'b'",
        "UPDATE judgement SET remark = printf('%.*c', 150000, 'x')",
    ],
)
def test_what_the_project_itself_handed_out_comes_back(world, statement):
    for wish in (NO, YES):
        world.judge_here("Ada", world.candidates[0], wish)
    spoil_project(world, statement)
    (file,) = world.export(["Ada"])
    number = 0 if file.candidates[0] != world.candidates[0] else 1
    world.judge_in(file, number, NO)
    assert world.merge(file).counts[MergeKind.NEW] == 1


def test_odd_words_that_nobody_handed_out_are_refused(world, file):
    world.judge_in(file, 0, YES)
    spoil(file, "UPDATE judgement SET remark = printf('%.*c', 150000, 'x')")
    with pytest.raises(InputError, match="longer than 100,000"):
        world.plan(file)


def test_a_small_file_that_would_fill_the_disk_is_refused(world, file):
    """All its rows claim the same pages."""
    world.judge_in(file, 0, YES)
    world.judge_in(file, 0, NO)
    share_pages(file.path, rows=6)
    content = world.content()
    with pytest.raises(InputError, match="more text than its size allows"):
        world.plan(file)
    assert world.content() == content


def share_pages(path: Path, *, rows: int) -> None:
    """Rows of history whose remarks all lie on the pages of the first one's, and on no others."""
    size = _write_long_rows(path, rows)
    content = bytearray(path.read_bytes())
    leaf = (_root_of_history(path) - 1) * size
    assert content[leaf] == 13  # so short are the rows without those pages that one page holds them
    cells = struct.unpack_from(f">{rows}H", content, leaf + 8)
    pointers = [_overflow_pointer(content, leaf + each, size) for each in cells]
    first = struct.unpack_from(">I", content, pointers[0])[0]
    for each in pointers:
        struct.pack_into(">I", content, each, first)
    pages = first - 1 + -(-_LONG // (size - 4))
    struct.pack_into(">I", content, 28, pages)
    path.write_bytes(content[: pages * size])


def _overflow_pointer(content: bytes, cell: int, size: int) -> int:
    """Return the place where a cell names its next page: sqlite.org/fileformat2.html, 1.6."""
    payload, at = _varint(content, cell)
    _, at = _varint(content, at)
    least = (size - 12) * 32 // 255 - 23
    here = least + (payload - least) % (size - 4)
    return at + (here if here <= size - 35 else least)


def _varint(content: bytes, at: int) -> tuple[int, int]:
    value = 0
    while True:
        value, at = value << 7 | content[at] & 127, at + 1
        if not content[at - 1] & 128:
            return value, at


def _write_long_rows(path: Path, rows: int) -> int:
    with sqlite3.connect(path) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(judgement_history)")]
        others = ", ".join(name for name in columns if name != "id")
        for _ in range(rows - 1):
            query = f"INSERT INTO judgement_history ({others}) SELECT {others} "
            database.execute(query + "FROM judgement_history LIMIT 1")
    database.execute("VACUUM")
    with database:
        for number in range(1, rows + 1):
            remark = [str(number) * _LONG, number]
            database.execute("UPDATE judgement_history SET remark = ? WHERE id = ?", remark)
    (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    return int(size)


def _root_of_history(path: Path) -> int:
    database = sqlite3.connect(path)
    query = "SELECT rootpage FROM sqlite_schema WHERE name = 'judgement_history'"
    (page,) = database.execute(query).fetchone()
    database.close()
    return int(page)
