"""`python -m tests.torture.batch_kills`: an export and a merge are killed at every write.

Afterwards the project is as before or as after, and under the name of a batch there is a whole
batch or nothing.
"""

import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from protest_core.judgement import Answer
from protest_core.operations import (
    Choice,
    apply_merge,
    batch_candidates,
    export_batches,
    open_batch,
    open_project,
    plan_merge,
)
from tests.batch_world import File, Wish, World, new_world
from tests.torture.system_calls import killed_at_write

NAMES = ("Ada", "Ben")
_EARLIER = len(NAMES)  # batches that were handed out before
State = object


def kill_exports(every: int) -> Iterator[str]:
    """What was found after each kill: "before" or "after"."""
    with new_world() as world:
        world.export(NAMES)  # whatever is made once per process is made now

        def export(folder: Path) -> None:
            with open_project(path=folder / "p.protest") as project:
                export_batches(
                    project=project, task_set="round", annotators=NAMES, directory=folder
                )

        yield from _kill(world, export, _handed_out, every)


def kill_merges(every: int) -> Iterator[str]:
    with new_world() as world:
        files = world.export(NAMES)
        _judge(world, files)
        paths = [file.path for file in files]

        def merge(folder: Path) -> None:
            with open_project(path=folder / "p.protest") as project:
                plan = plan_merge(project=project, paths=paths)
                choices = {(f.annotator, e.candidate.id): Choice.FILE for f, e in plan.conflicts}
                apply_merge(project=project, plan=plan, choices=choices, merged_by="me")

        contents = [path.read_bytes() for path in paths]
        yield from _kill(world, merge, _judged, every)
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


def _kill(
    world: World, work: Callable[[Path], None], state: Callable[[Path], State], every: int
) -> Iterator[str]:
    original = world.project.path.read_bytes()
    with TemporaryDirectory() as name:
        done = _fresh(Path(name) / "done", original)
        before = state(done)
        work(done)
        after = state(done)
        assert before != after
        number = 1
        while True:
            folder = _fresh(Path(name) / "killed", original)
            if not killed_at_write(lambda: work(folder), number):  # noqa: B023 — run at once
                break
            found = state(folder)
            assert found in (before, after), f"between, after a kill at write {number}"
            yield "before" if found == before else "after"
            number += every


def _fresh(folder: Path, original: bytes) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "p.protest").write_bytes(original)
    return folder


def _handed_out(folder: Path) -> State:
    """Each file that is there is whole, and all that the project has handed out are there."""
    for path in folder.glob("*.protestbatch"):
        _check_integrity(path)
        with open_batch(path=path) as batch:
            assert len(batch_candidates(batch=batch)) > 4
            assert len(_sentences(path)) > 4
    with open_project(path=folder / "p.protest") as project, project.reading() as snapshot:
        found = [(each.annotator, each.label) for each in snapshot.batches()]
    _check_integrity(folder / "p.protest")
    there = len(list(folder.glob("*.protestbatch")))
    assert len(found) <= _EARLIER + there, "handed out, and not there"
    return found


def _sentences(path: Path) -> list[tuple[object, ...]]:
    database = sqlite3.connect(path)
    try:
        return database.execute("SELECT * FROM system_sentence").fetchall()
    finally:
        database.close()


# Without the times: each run has its own.
_JUDGED = (
    "SELECT candidate_id, annotator_id, pronoun, remark, tag FROM judgement "
    "LEFT JOIN judgement_tag ON judgement_id = judgement.id",
    "SELECT judgement_id, line, token FROM judgement_token",
    "SELECT candidate_id, annotator_id, pronoun, remark, tags, change FROM judgement_history",
    "SELECT merge_id, candidate_id, kind FROM merge_change",
    "SELECT id, file, counts FROM merge",
)


def _judged(folder: Path) -> State:
    path = folder / "p.protest"
    with open_project(path=path):
        pass  # which puts right what was interrupted
    _check_integrity(path)
    database = sqlite3.connect(path)
    try:
        return [sorted(database.execute(query), key=repr) for query in _JUDGED]
    finally:
        database.close()


def _check_integrity(path: Path) -> None:
    database = sqlite3.connect(path)
    try:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        database.close()


def main(every: int) -> int:
    for kind, kills in (("export", kill_exports), ("merge", kill_merges)):
        found = list(kills(every))
        sys.stdout.write(f"{kind}: killed at {len(found)} writes, never between\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
