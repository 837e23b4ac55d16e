"""`python -m tests.torture.every_write`: what a kill at any write of a change would leave.

The files are copied while the process waits right before each of its writes: so the last writes
are looked at like the first ones, and a change is made once for all of them. In each copy, the
project is as before or as after. What is kept of it before an upgrade or a removal is whole and is
there as soon as the project is as after. Under the name of a batch there is a whole batch that the
project knows, or nothing, and then it is handed out again as if nothing had been. What was not
finished is removed by the next program that makes a file there.
"""

import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

from protest_core.annotating.unsaved import UnsavedJudgement, save_copy
from protest_core.batches.export import export_batches
from protest_core.batches.merge import all_chosen, apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.db.project import Project
from protest_core.db.upgrade import older_revisions
from protest_core.files.atomic import temporary_name
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.change_systems import remove, rename
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.batch_world import File, Wish, World, new_world
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import write_system
from tests.core.db.earlier_revisions import columns_of, write_earlier
from tests.torture.system_calls import at_each_write

TASKS = {"Ada": "1", "Ben": "2"}
NAMES = tuple(TASKS)
State = object
_LAST = 16  # moments: before each of the last writes, and after them
# Without the times: each run has its own.
_JUDGED = (
    "SELECT candidate_id, annotator_id, pronoun, remark, tag FROM judgement "
    "LEFT JOIN judgement_tag ON judgement_id = judgement.id",
    "SELECT judgement_id, line, token FROM judgement_token",
    "SELECT candidate_id, annotator_id, pronoun, remark, tags, change FROM judgement_history",
    "SELECT merge_id, candidate_id, kind FROM merge_change",
    "SELECT id, file, counts, undone_at IS NULL FROM merge",
    "SELECT candidate_id, part, tokens, author, ended_at IS NULL, taken_back FROM link_correction",
    "SELECT * FROM merge_link_change",
    "SELECT candidate_id, verdict, reasons FROM match",
    "SELECT candidate_id, annotator_id, state FROM judgement",
)


def kill_exports(every: int) -> Iterator[str]:
    """Yield the state after each kill: before or after."""
    with new_world() as world:
        world.export(NAMES)  # whatever is made once per process is made now
        for found, folder in _kill(world, _export, _handed_out, every):
            _check_the_rest_can_be_handed_out(folder)
            yield found


def kill_replacing_exports(every: int) -> Iterator[str]:
    """Files that nobody has judged in are replaced: at each moment one of both is there."""
    with new_world() as world:
        earlier = {file.path.name: file.path.read_bytes() for file in world.export(NAMES)}

        def replace(folder: Path) -> None:
            _export(folder, replace=True)

        for found, folder in _kill(world, replace, _handed_out, every, earlier):
            assert {path.name for path in _files(folder)} == set(earlier)
            yield found


def _export(folder: Path, names: Iterable[str] = NAMES, *, replace: bool = False) -> None:
    with Project.open(folder / "p.protest") as project:
        export_batches(
            project=project,
            task_set="round",
            annotators={name: TASKS[name] for name in names},
            directory=folder,
            replace=replace,
        )


def _check_the_rest_can_be_handed_out(folder: Path) -> None:
    """Check that the rest can be handed out, without a question about overwriting."""
    there = {path.name for path in _files(folder)}
    missing = [name for name in NAMES if f"round-{name}.protestbatch" not in there]
    _export(folder, missing)
    _handed_out(folder)
    assert len(_files(folder)) == len(NAMES)


def kill_merges(every: int) -> Iterator[str]:
    with new_world() as world:
        files = world.export(NAMES)
        _judge(world, files)
        paths = [file.path for file in files]

        def merge(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                plan = plan_merge(project=project, paths=paths)
                choices = all_chosen(plan, MergeSide.FILE)
                apply_merge(project=project, plan=plan, choices=choices, merged_by="me")

        contents = [path.read_bytes() for path in paths]
        for found, _ in _kill(world, merge, _judged, every):
            yield found
        assert [path.read_bytes() for path in paths] == contents


def _judge(world: World, files: list[File]) -> None:
    """New, changed, withdrawn and in conflict; with remarks that need pages of their own."""
    for file in files:
        for number in range(4):
            world.judge_in(file, number, Wish(Answer.NO, remark="x" * 9_000))
    world.merge(*files)
    for file in files:
        world.judge_in(file, 0, Wish(Answer.YES, words=True))
        world.judge_in(file, 1, Wish())
        world.judge_in(file, 2, Wish(Answer.NO, tag="x"))
        world.judge_here(file.annotator, file.candidates[2], Wish(Answer.NO, tag="y"))
        world.judge_in(file, 4, Wish(Answer.NO, remark="y" * 9_000))
        for number, candidate in enumerate(file.candidates):
            world.correct_in(file, candidate, [number % 2])


def kill_undone_merges(every: int) -> Iterator[str]:
    """Judgements and links of a merge, taken back."""
    with new_world() as world:
        files = world.export(NAMES)
        _judge(world, files)
        world.merge(*files, choice=MergeSide.FILE)
        last = merges(project=world.project)[-1].id

        def undo(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                undo_merge(project=project, merge_id=last)

        for found, _ in _kill(world, undo, _judged, every):
            yield found


def kill_corrections(every: int) -> Iterator[str]:
    """An annotator corrects the links of a candidate in a batch: all of them or none."""
    with new_world() as world:
        (file, *_) = world.export(NAMES)
        world.correct_in(file, file.candidates[0], [0])
        world.judge_in(file, 0, Wish(Answer.YES, words=True))
        batch = file.path.read_bytes()

        def correct(folder: Path) -> None:
            with open_batch(path=folder / "b.protestbatch") as opened:
                candidate = batch_candidates(batch=opened)[0]
                correct_links(
                    project=opened.project,
                    candidate_id=candidate,
                    part=0,
                    tokens=[1],
                    author=file.annotator,
                )

        def corrected(folder: Path) -> State:
            with open_batch(path=folder / "b.protestbatch"):
                pass  # which puts right what was interrupted
            return _rows(folder / "b.protestbatch")

        for found, _ in _kill(world, correct, corrected, every, {"b.protestbatch": batch}):
            yield found


def kill_upgrades(every: int) -> Iterator[str]:
    """Upgrades from each revision or, in a small run, from the oldest and every third after it."""
    for revision in sorted(older_revisions())[:: 1 if every == 1 else 3]:
        yield from _kill_upgrade(revision, every)


def _kill_upgrade(revision: str, every: int) -> Iterator[str]:
    kept = f"p.protest.bak-{revision}"
    with _judged_world() as world:
        old = write_earlier(world.folder / "old.protest", world.project.path, revision)
        files = {"p.protest": old.read_bytes()}

        def upgrade(folder: Path) -> None:
            Project.open(folder / "p.protest").close()

        for found, folder in _kill(world, upgrade, _all_rows, every, files):
            _check_kept(folder / kept, old, found)
            yield found


def kill_removals(every: int) -> Iterator[str]:
    with _judged_world() as world:

        def remove_judged(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                remove(project=project, system="one", with_judgements=True)

        for found, folder in _kill(world, remove_judged, _all_rows, every):
            _check_kept(folder / "p.before-removal-1.protest", world.project.path, found)
            yield found


def _check_kept(copy: Path, original: Path, found: str) -> None:
    assert copy.exists() or found == "before", "changed, and no copy"
    if copy.exists():
        assert _all_rows_of(copy) == _all_rows_of(original)


def kill_renaming(every: int) -> Iterator[str]:
    with _judged_world() as world:

        def rename_system(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                rename(project=project, system="one", name="other")

        for found, _ in _kill(world, rename_system, _all_rows, every):
            yield found


def kill_loading_again(every: int) -> Iterator[str]:
    """A system that is in no task is replaced."""
    with new_world() as world:
        text, links = write_system(world.folder, "three")
        outputs = [SystemOutput("three", text, links)]
        load_systems(project=world.project, outputs=outputs)
        text.write_text(text.read_text().replace("Ihr wisst", "Sie wissen"))

        def load_again(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                load_systems(project=project, outputs=outputs, replace=True)

        for found, _ in _kill(world, load_again, _all_rows, every):
            yield found


def kill_saving_copies(every: int) -> Iterator[str]:
    """Check that what could not be saved is in the copy, or there is no copy."""
    with _judged_world() as world:
        project_before = _all_rows_of(world.project.path)
        judgement = Judgement(Answer.NO, remark="x" * 9_000)
        unsaved = [UnsavedJudgement(world.candidates[-1], "Ada", judgement, 1.0)]

        def save(folder: Path) -> None:
            with Project.open(folder / "p.protest") as project:
                save_copy(project=project, path=folder / "copy.protest", changes=unsaved)

        def copied(folder: Path) -> State:
            assert _all_rows_of(folder / "p.protest") == project_before
            copy = folder / "copy.protest"
            return _all_rows_of(copy) if copy.exists() else None

        for found, _ in _kill(world, save, copied, every):
            yield found


@contextmanager
def _judged_world() -> Iterator[World]:
    with new_world() as world:
        files = world.export(NAMES)
        _judge(world, files)
        world.merge(*files, choice=MergeSide.FILE)
        yield world


def _kill(
    world: World,
    work: Callable[[Path], None],
    state: Callable[[Path], State],
    every: int,
    others: Mapping[str, bytes] = MappingProxyType({}),
) -> Iterator[tuple[str, Path]]:
    """Yield what was found in which folder: at every so many writes, and at each of the last.

    `others`: what lies in it beside the project, or instead of it.
    """
    original = {"p.protest": world.project.path.read_bytes(), **others}
    with TemporaryDirectory() as name:
        before = state(_fresh(Path(name) / "before", original))
        folder = _fresh(Path(name) / "work", original)
        moments = []
        for number, _ in enumerate(at_each_write(lambda: work(folder))):
            moments.append(Path(name) / str(number))
            shutil.copytree(folder, moments[-1])
        after = state(folder)
        assert before != after
        for moment in (*moments[:-_LAST:every], *moments[-_LAST:]):
            found = state(moment)
            assert found in (before, after), f"between, at write {moment.name} of {len(moments)}"
            temporary_name(moment / "next")  # which removes what was not finished
            assert not [*moment.glob("*.unfinished*"), *moment.glob("*.earlier*")]
            yield ("before" if found == before else "after"), moment


def _fresh(folder: Path, original: Mapping[str, bytes]) -> Path:
    folder.mkdir()
    for name, content in original.items():
        (folder / name).write_bytes(content)
    return folder


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.protestbatch"))


def _handed_out(folder: Path) -> State:
    """Each file that is there is whole, and the project has handed it out."""
    with Project.open(folder / "p.protest") as project:
        known = {each.id: (each.annotator, each.label) for each in batches(project=project)}
    _check_integrity(folder / "p.protest")
    for path in _files(folder):
        _check_integrity(path)
        with open_batch(path=path) as batch:
            assert len(batch_candidates(batch=batch)) > 4
            assert len(_sentences(path)) > 4
            found = batch.record.annotator, batch.record.label
            assert known.get(batch.record.id) == found, "there, and not handed out"
    return [*known.values()]


def _sentences(path: Path) -> list[tuple[object, ...]]:
    database = sqlite3.connect(path)
    try:
        return database.execute("SELECT * FROM system_sentence").fetchall()
    finally:
        database.close()


def _judged(folder: Path) -> State:
    path = folder / "p.protest"
    with Project.open(path):
        pass  # which puts right what was interrupted
    return _rows(path)


def _rows(path: Path) -> State:
    _check_integrity(path)
    database = sqlite3.connect(path)
    try:
        return [sorted(database.execute(query), key=repr) for query in _JUDGED]
    finally:
        database.close()


def _all_rows(folder: Path) -> State:
    return _all_rows_of(folder / "p.protest")


def _all_rows_of(path: Path) -> State:
    """Return the rows of all tables, and the tables; opening it so upgrades nothing."""
    _check_integrity(path)
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT name, sql FROM sqlite_master ORDER BY 1").fetchall()
        rows = columns_of(database, "main")
        return tables, [database.execute(f"SELECT * FROM {each}").fetchall() for each in rows]


def _check_integrity(path: Path) -> None:
    database = sqlite3.connect(path)
    try:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        database.close()


KILLS = {
    "exports": kill_exports,
    "replacing": kill_replacing_exports,
    "merges": kill_merges,
    "undone merges": kill_undone_merges,
    "corrections": kill_corrections,
    "upgrades": kill_upgrades,
    "removals": kill_removals,
    "renaming": kill_renaming,
    "loading again": kill_loading_again,
    "saving copies": kill_saving_copies,
}


def main(every: int) -> int:
    for kind, kills in KILLS.items():
        found = list(kills(every))
        before, after = found.count("before"), found.count("after")
        sys.stdout.write(f"{kind}: at {before} writes as before, at {after} as after\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
