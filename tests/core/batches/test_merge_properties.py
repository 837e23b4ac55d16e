"""Nothing is lost or mixed up, whatever people do with batches, in whatever order."""

from collections import defaultdict
from contextlib import ExitStack

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    multiple,
    precondition,
    rule,
)

from protest_core.batches.merge import merges, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.merge_rules import MergeKind
from protest_core.judgements.model import Answer, Judgement
from tests.builders.batch_world import (
    ANNOTATORS,
    File,
    Wish,
    World,
    is_held,
    new_world,
    of_others,
)
from tests.properties import examples

SLOW = examples(20, stateful_step_count=12)

# What `Office` does in any order, in one order: fewer find what it might not come to.
IN_ONE_ORDER = examples(10)

numbers = st.integers(0, 9)
names = st.sampled_from(ANNOTATORS)
wishes = st.one_of(
    st.just(Wish()),
    st.builds(Wish, st.sampled_from(Answer), st.sampled_from(Answer), st.booleans()),
    st.builds(Wish, st.sampled_from(Answer), tag=st.sampled_from(["", "x", "ü"])),
    st.builds(Wish, st.sampled_from([Answer.UNSET, Answer.NO]), remark=st.text("ab", max_size=3)),
)
typing = st.builds(
    lambda answer, remarks: [Wish(answer, remark=remark) for remark in remarks],
    st.sampled_from([Answer.UNSET, Answer.NO]),
    st.lists(st.text("ab", max_size=4), min_size=1, max_size=5),
)
sessions = st.lists(
    st.tuples(st.integers(0, 2), st.one_of(typing, wishes.map(lambda w: [w]))), max_size=4
)


class Office(RuleBasedStateMachine):
    """A project, and annotators who work at home and, now and then, in the project itself."""

    files = Bundle("files")

    def __init__(self) -> None:
        super().__init__()
        self._open = ExitStack()
        self.world: World = self._open.enter_context(new_world())
        self.handed_out = False

    def teardown(self) -> None:
        self._open.close()

    @rule(target=files, annotators=st.lists(names, min_size=1, max_size=3, unique=True))
    def hand_out(self, annotators):
        self.handed_out = True
        return multiple(*self.world.export(annotators))

    @rule(target=files, file=files)
    def copy(self, file):
        return self.world.copy(file)

    @rule(file=files, number=numbers, said=st.one_of(typing, wishes.map(lambda wish: [wish])))
    def judge_at_home(self, file, number, said):
        self.world.judge_in(file, number, *said)

    @rule(annotator=names, number=numbers, wish=wishes)
    def judge_here(self, annotator, number, wish):
        self.world.judge_here(annotator, self.world.candidates[number], wish)

    # Only a bundle that is a rule's own argument keeps Hypothesis from drawing of none.
    @precondition(lambda self: self.handed_out)
    @rule(
        files=st.lists(files, min_size=1, max_size=3),
        choice=st.sampled_from(MergeSide),
    )
    def merge(self, files, choice):
        names = {file.annotator for file in files}
        before = self.world.judged()
        self.world.merge(*files, choice=choice)
        assert of_others(self.world.judged(), names) == of_others(before, names)
        content = self.world.content()
        again = self.world.merge(*files, choice=choice)
        assert set(again.counts) <= {MergeKind.UNCHANGED}
        assert self.world.content() == content

    @precondition(lambda self: self.handed_out)
    @rule(files=st.lists(files, min_size=1, max_size=2), choice=st.sampled_from(MergeSide))
    def merge_take_back_and_merge(self, files, choice):
        before = self.world.judged()
        number = len(merges(project=self.world.project))
        self.world.merge(*files, choice=choice)
        after = self.world.judged()
        for record in reversed(merges(project=self.world.project)[number:]):
            assert not undo_merge(project=self.world.project, merge_id=record.id).left
        assert self.world.judged() == before
        self.world.merge(*files, choice=choice)
        assert self.world.judged() == after

    @rule(file=files, number=numbers, said=typing, choice=st.sampled_from(MergeSide))
    def merge_an_older_copy_last(self, file, number, said, choice):
        self.world.judge_in(file, number, said[0])
        older = self.world.copy(file)
        if said[1:]:
            self.world.judge_in(file, number, *said[1:])
        self.world.merge(file, choice=choice)
        content = self.world.content()
        self.world.merge(older, choice=choice)
        assert self.world.content() == content

    @precondition(lambda self: merges(project=self.world.project))
    @rule(number=numbers)
    def take_a_merge_back(self, number):
        records = [each for each in merges(project=self.world.project) if not each.undone_at]
        if records:
            record, before = records[number % len(records)], self.world.judged()
            undo_merge(project=self.world.project, merge_id=record.id)
            others = of_others(before, {record.annotator})
            assert of_others(self.world.judged(), {record.annotator}) == others

    @invariant()
    def everything_ever_answered_is_the_present_or_in_history(self):
        kept = defaultdict(list)
        for name, candidate, judgement in self.world.past():
            kept[name, candidate].append(judgement)
        for place, judgement in self.world.judged().items():
            kept[place].append(judgement)
        for name, everything in self.world.judgements.items():
            for said in everything:
                assert is_held(said, kept[name, said[0]]), (name, said)
        for name, everything in self.world.left.items():
            for candidate, judgement in everything:
                assert judgement in (Judgement(), *kept[name, candidate]), (name, judgement)


TestOffice = Office.TestCase
TestOffice.settings = SLOW


def work(world: World, file: File, session: list) -> None:
    for number, said in session:
        world.judge_in(file, number, *said)


@IN_ONE_ORDER
@given(before=sessions, rounds=st.lists(sessions, min_size=1, max_size=3))
def test_while_only_the_annotator_works_there_are_no_contradictions(before, rounds):
    """The project then has the judgements of the file."""
    with new_world() as world:
        for number, said in before:
            for wish in said:
                world.judge_here("Ada", world.candidates[number], wish)
        (file,) = world.export(["Ada"])
        for session in rounds:
            work(world, file, session)
            plan = world.merge(file)
            assert not plan.conflicts
            stands = {c: world.judged().get(("Ada", c), Judgement()) for c in file.candidates}
            assert stands == file.now


@IN_ONE_ORDER
@given(one=sessions, two=sessions, more=sessions, order=st.permutations([0, 1, 2]))
def test_the_order_of_different_annotators_does_not_matter(one, two, more, order):
    with new_world() as world:
        files = world.export(ANNOTATORS)
        for file, session in zip(files, (one, two, more), strict=True):
            work(world, file, session)
        with world.copied() as other, world.copied() as third:
            world.merge(*files)
            for number in order:
                other.merge(files[number])
            third.merge(*(files[number] for number in order))
            assert other.by_value() == world.by_value()
            assert third.by_value() == world.by_value()


@IN_ONE_ORDER
@given(one=sessions, two=sessions, later=sessions)
def test_after_a_and_b_another_b_leaves_a_as_it_is(one, two, later):
    with new_world() as world:
        a, b = world.export(["Ada", "Ben"])
        work(world, a, one)
        work(world, b, two)
        world.merge(a)
        world.merge(b)
        before = of_others(world.judged(), {"Ben"})
        work(world, b, later)
        world.merge(b)
        assert of_others(world.judged(), {"Ben"}) == before
        assert before == {("Ada", c): said for c, said in a.now.items() if said != Judgement()}


@IN_ONE_ORDER
@given(before=sessions, session=sessions)
def test_exported_and_merged_into_a_copy_gives_the_same_judgements(before, session):
    with new_world() as world:
        for number, said in before:
            world.judge_here("Ada", world.candidates[number], said[-1])
        (file,) = world.export(["Ada"])
        with world.copied() as other:
            content = other.content()
            other.merge(file)
            assert other.content() == content
            work(world, file, session)
            world.merge(file)
            other.merge(file)
            assert other.by_value() == world.by_value()
