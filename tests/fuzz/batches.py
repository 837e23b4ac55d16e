"""`python -m tests.fuzz.batches 20000`: mutated batch files, each opened, copied and merged.

Nothing may happen but a sentence of ours, and nothing may be left behind: neither in the project
(but for what was rightly merged), nor in the file, nor beside it.
"""

import faulthandler
import random
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.link_preview import link_conflicts, link_effects
from protest_core.batches.merge import all_chosen, apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.open_batch import (
    batch_candidates,
    batch_state,
    copy_batch,
    open_batch,
)
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.evaluation.project_overview import overview
from protest_core.evaluation.project_summary import project_summary
from protest_core.judgements.model import Answer, Judgement
from tests.builders.batch_world import File, Wish, World, new_world
from tests.fuzz.batch_mutants import Mutant, mutant

LONGEST = 5.0  # seconds


@dataclass
class Tally:
    """The outcomes of mutants, and the longest time that one took."""

    outcomes: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    story_of_longest: str = ""


class Attack:
    """One project, one batch of it, and what becomes of both."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        for each in world.candidates:  # what is handed out has links of somebody else
            world.correct_here("Cleo", each, [1])
        (file, _) = world.export(["Ada", "Ben"])
        _judge(world, file)
        self.sound = file.path.read_bytes()
        world.project.close()
        self.project = world.project.path.read_bytes()
        self._path = folder / "mail" / "round-Ada.protestbatch"
        self._path.parent.mkdir()
        self.victim = folder / "thesis.txt"
        self.victim.write_text("years of work")
        self.tally = Tally()

    def run(self, mutants: Iterator[Mutant]) -> Tally:
        for number, each in enumerate(mutants):
            begin = perf_counter()
            try:
                with _watched(f"{number}: {each.story}"):
                    self.try_one(each)
            except Exception as error:
                error.add_note(f"mutant {number}: {each.story}")
                raise
            seconds = perf_counter() - begin
            if seconds > self.tally.longest:
                self.tally.longest, self.tally.story_of_longest = seconds, each.story
            assert seconds < LONGEST, each.story
        return self.tally

    def try_one(self, each: Mutant) -> None:
        outcomes = [
            self._with(each, "merge", self._merge, may_be_recovered=False),
            self._with(each, "copy", self._copy, may_be_recovered=_is_recovered(each)),
            self._with(each, "work", self._work, may_be_recovered=True),
        ]
        self.tally.outcomes.update(outcomes)

    def _with(
        self, each: Mutant, what: str, use: Callable[[], None], *, may_be_recovered: bool
    ) -> str:
        """`use` may refuse with a sentence, and leaves no trace."""
        before = self._lay_out(each)
        try:
            use()
            outcome = f"{what}: done"
        except ProtestError as error:
            assert "error in PROTEST" not in str(error) or what != "merge", error  # noqa: PT017
            outcome = f"{what}: refused"
        assert self.victim.exists(), "another file was deleted"
        after = _files_in(self._path.parent)
        if may_be_recovered:
            assert set(after) <= set(before), after.keys()
        else:
            assert after == before, "the file or something beside it was changed"
        return outcome

    def _lay_out(self, each: Mutant) -> dict[str, bytes]:
        shutil.rmtree(self._path.parent)
        self._path.parent.mkdir()
        self._path.write_bytes(each.content)
        for end, content in each.beside.items():
            self._path.with_name(self._path.name + end).write_bytes(content)
        return _files_in(self._path.parent)

    def _merge(self) -> None:
        path = self._world.project.path
        if path.read_bytes() != self.project:
            path.write_bytes(self.project)
        with Project.open(path) as project:
            try:
                plan = plan_merge(project=project, paths=[self._path])
            finally:
                assert path.read_bytes() == self.project, "planning changed the project"
            effects = link_effects(project=project, plan=plan)
            link_conflicts(project=project, plan=plan)
            choices = all_chosen(plan, MergeSide.FILE)
            effects.changes(choices)
            try:
                apply_merge(project=project, plan=plan, choices=choices, merged_by="me")
            except ProtestError:
                assert path.read_bytes() == self.project, "a merge was half made"
                raise
            _use_in_full(project, self._world)
        _check_integrity(path)

    def _copy(self) -> None:
        to = self._folder / "copy.protestbatch"
        try:
            copy_batch(path=self._path, to=to)
        finally:
            to.unlink(missing_ok=True)
            assert {each.name for each in self._folder.iterdir()} == {"mail", self.victim.name}

    def _work(self) -> None:
        with open_batch(path=self._path) as batch:
            batch_state(batch=batch)
            for number, candidate in enumerate(batch_candidates(batch=batch)[:2]):
                session = AnnotationSession(batch.project, [candidate], batch.annotator)
                assert session.view.candidate.id == candidate
                if batch.corrects_links:
                    session.correct_links({0: [0]})
                    session.undo()
                said = Judgement(Answer.NO, remark=f"hm {number}")
                judge(
                    project=batch.project,
                    candidate_id=candidate,
                    annotator=batch.annotator,
                    judgement=said,
                )


def _use_in_full(project: Project, world: World) -> None:
    """Use the project: whatever was merged, it can be read, and the merge undone."""
    world.project = project
    world.judged()
    world.past()
    overview(project=project)
    for record in merges(project=project)[1:]:
        if record.undone_at is None:
            undo_merge(project=project, merge_id=record.id)
    world.judged()
    project_summary(path=project.path)


def _check_integrity(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def _is_recovered(each: Mutant) -> bool:
    """Looking into an interrupted file, or one with another program's log, puts it right."""
    return bool(each.beside) or 2 in each.content[18:20]


def _files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def _judge(world: World, file: File) -> None:
    for number in range(4):
        world.judge_in(file, number, Wish(Answer.NO, tag="x", remark="hm"))
    world.merge(file)
    world.judge_in(file, 0, Wish(Answer.YES, Answer.NO, words=True, tag="ü"))
    world.judge_in(file, 0, Wish(Answer.NO, words=True))
    world.judge_in(file, 1, Wish())
    world.judge_here("Ada", file.candidates[2], Wish(Answer.YES))
    world.judge_in(file, 2, Wish(Answer.NO, remark="no"))
    world.judge_in(file, 4, Wish(Answer.YES, words=True, remark="new"))
    world.judge_here("Ben", file.candidates[0], Wish(Answer.NO))
    _correct_links(world, file)


def _correct_links(world: World, file: File) -> None:
    """New, changed, withdrawn, tried and given up, and in conflict; one was handed out."""
    corrected, first, second, third, fourth = file.candidates[:5]
    assert world.links(corrected) is not None
    world.correct_in(file, corrected, [0])
    for tokens in ([0], [1]):
        world.correct_in(file, first, tokens)
    for tokens in ([0], None):
        world.correct_in(file, second, tokens)
    world.correct_in(file, third, [])
    world.correct_here("Ben", third, [0])
    world.correct_in(file, fourth, [0])
    number = file.candidates.index(fourth)
    world.judge_in(file, number, Wish(Answer.YES, words=True))


@contextmanager
def _watched(story: str) -> Iterator[None]:
    """End the run, and say where, if SQLite does not return at all."""
    faulthandler.dump_traceback_later(6 * LONGEST, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def attack(number: int, *, seed: int = 1) -> Tally:
    with new_world() as world, TemporaryDirectory() as folder:
        attacked = Attack(world, Path(folder))
        chance = random.Random(seed)
        made_of = (attacked.sound, attacked.project, attacked.victim)
        mutants = (mutant(*made_of, chance) for _ in range(number))
        return attacked.run(mutants)


def main(number: int, seed: int) -> int:
    begin = perf_counter()
    tally = attack(number, seed=seed)
    for outcome, count in sorted(tally.outcomes.items()):
        sys.stdout.write(f"{outcome:20}{count:10,}\n")
    sys.stdout.write(
        f"{number:,} mutants in {perf_counter() - begin:.0f} s, no crash, nothing changed; "
        f"the longest took {tally.longest:.2f} s ({tally.story_of_longest:.200})\n"
    )
    return 0


if __name__ == "__main__":
    arguments = [int(each) for each in sys.argv[1:]]
    sys.exit(main(arguments[0] if arguments else 1_000, arguments[1] if arguments[1:] else 1))
