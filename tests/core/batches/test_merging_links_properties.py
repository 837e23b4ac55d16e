"""Links are merged and undone in any order, whichever copy they were corrected in."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from protest_core.batches.merge import merges, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.merge_rules import MergeKind
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import load_reasons
from tests.builders.batch_world import File, World, new_world
from tests.builders.fetch import fetch
from tests.properties import examples

TOKENS = st.sampled_from([None, (), (0,), (1,)])
WHICH = st.integers(0, 1)  # of two candidates
SLOW = examples(25, derandomize=True)


@dataclass(frozen=True)
class Correct:
    file: int
    candidate: int
    tokens: tuple[int, ...] | None

    def do(self, world: World, files: list[File]) -> None:
        file = files[self.file % len(files)]
        world.correct_in(file, _shared(files)[self.candidate], self.tokens)


@dataclass(frozen=True)
class CorrectHere:
    candidate: int
    tokens: tuple[int, ...] | None

    def do(self, world: World, files: list[File]) -> None:
        world.correct_here("Cleo", _shared(files)[self.candidate], self.tokens)


@dataclass(frozen=True)
class Copy:
    file: int

    def do(self, world: World, files: list[File]) -> None:
        files.append(world.copy(files[self.file % len(files)]))


@dataclass(frozen=True)
class Merge:
    file: int
    choice: MergeSide

    def do(self, world: World, files: list[File]) -> None:
        file = files[self.file % len(files)]
        world.merge(file, choice=self.choice)
        content = world.content()
        again = world.merge(file, choice=MergeSide.FILE)
        assert {entry.kind for each in again.files for entry in each.links} <= {MergeKind.UNCHANGED}
        assert world.content() == content


@dataclass(frozen=True)
class Undo:
    merge: int

    def do(self, world: World, files: list[File]) -> None:  # noqa: ARG002 — as the others
        made = [each.id for each in merges(project=world.project) if each.undone_at is None]
        if made:
            undo_merge(project=world.project, merge_id=made[self.merge % len(made)])


ACTS = st.one_of(
    st.builds(Correct, st.integers(0, 3), WHICH, TOKENS),
    st.builds(Correct, st.integers(0, 3), WHICH, TOKENS),
    st.builds(CorrectHere, WHICH, TOKENS),
    st.builds(Copy, st.integers(0, 3)),
    st.builds(Merge, st.integers(0, 3), st.sampled_from(MergeSide)),
    st.builds(Merge, st.integers(0, 3), st.sampled_from(MergeSide)),
    st.builds(Undo, st.integers(0, 3)),
)


def _shared(files: list[File]) -> list[int]:
    return [each for each in files[0].candidates if each in files[1].candidates][:2]


@given(
    before=st.lists(st.builds(CorrectHere, WHICH, TOKENS), max_size=2),
    acts=st.lists(ACTS, max_size=10),
)
@SLOW
def test_nothing_comes_twice_and_matches_follow(before: list[CorrectHere], acts: list[Merge]):
    with new_world() as world:
        files = world.export(["Ada", "Ben"])
        for each in before:
            each.do(world, files)
        files = world.export(["Ada", "Ben"])
        for act in acts:
            act.do(world, files)
        reasons = [fetch(world.project, load_reasons, each) for each in world.candidates]
        evaluate(project=world.project)
        assert [fetch(world.project, load_reasons, each) for each in world.candidates] == reasons


@given(
    acts=st.lists(ACTS.filter(lambda act: not isinstance(act, CorrectHere)), max_size=10),
    order=st.randoms(use_true_random=False),
)
@SLOW
def test_with_all_merges_undone_in_any_order_links_are_as_before(acts: list[Merge], order):
    with new_world() as world:
        candidate = world.candidates[0]
        world.correct_here("Cleo", candidate, (1,))
        files = world.export(["Ada", "Ben"])
        before = _links(world, files)
        for act in acts:
            act.do(world, files)
        made = [each.id for each in merges(project=world.project) if each.undone_at is None]
        order.shuffle(made)
        for each in made:
            undo_merge(project=world.project, merge_id=each)
        assert _links(world, files) == before


def _links(world: World, files: list[File]) -> list[object]:
    return [world.links(each) for each in _shared(files)]
