"""Agreement equals a count by hand, whatever is judged by whom and in whatever order."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency
from protest_core.agreement.model import AgreementTable, Shared
from protest_core.candidates.queries.load import load_candidates
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement, Label, State
from protest_core.judgements.queries.work import load_states
from protest_core.judgements.questions import FIRST_TWO, Question
from tests.builders.batch_world import ANNOTATORS, Wish, World, new_world
from tests.builders.fetch import fetch
from tests.builders.judged_project import shuffle, write_judged
from tests.properties import examples

CANDIDATES = 10
Saying = tuple[str, int, Wish]
WISHES = st.builds(
    Wish,
    st.sampled_from(Answer),
    st.sampled_from(Answer),
    st.booleans(),
    st.sampled_from(["", "", "", "bad_translation", "seen"]),
    st.sampled_from(["", "", "hm"]),
)
# Nobody says two things of one candidate: then the order would matter, and should.
JUDGEMENTS = st.dictionaries(
    st.tuples(st.sampled_from(ANNOTATORS), st.integers(0, CANDIDATES - 1)), WISHES, max_size=24
).map(lambda said: [(who, which, wish) for (who, which), wish in said.items()])
Judged = dict[tuple[str, CandidateId], Judgement]
States = dict[tuple[str, CandidateId], State]


def say_all(world: World, sayings: Sequence[Saying]) -> None:
    for annotator, number, wish in sayings:
        world.judge_here(annotator, world.candidates[number], wish)


def label_by_hand(
    judged: Judged, states: States, name: str, number: CandidateId, question: Question
) -> Label | None:
    said = judged.get((name, number), Judgement())
    answer = said.pronoun if question is Question.PRONOUN else said.antecedent
    if "bad_translation" in said.tags:
        return Label.NONE
    if answer is Answer.UNSET:
        state = states.get((name, number))
        if question is Question.ANTECEDENT and said.pronoun is not Answer.UNSET:
            # Nobody said that it cannot be judged, even if the judgement contradicts itself.
            return Label.NONE if state is State.DONE else None
        return Label.NONE if state in {State.DONE, State.CONFLICT} else None
    return Label.CORRECT if answer is Answer.YES else Label.INCORRECT


def numbers(table: AgreementTable) -> tuple[object, ...]:
    return table.pairs, table.groups


@examples(40)
@given(JUDGEMENTS, st.booleans(), st.booleans())
def test_confusions_are_what_counting_by_hand_gives(sayings, handed_out, given_counts):
    with new_world() as world:
        given_to = {name: set() for name in ANNOTATORS}
        if handed_out:
            for file in world.export(ANNOTATORS):
                given_to[file.annotator] = set(file.candidates)
        say_all(world, sayings)
        judged = world.judged()
        begun = {
            name: batch if any((name, each) in judged for each in batch) else set()
            for name, batch in given_to.items()
        }
        table = agreement(project=world.project, given=given_counts)
        people = sorted({name for name, _ in judged})
        states = {
            (name, number): state
            for name in people
            for number, state in fetch(world.project, load_states, name).items()
        }
        asked = _asked(world)
        for question in FIRST_TWO:
            for pair in combinations(people, 2):
                expected: Counter[tuple[Label, Label]] = Counter()
                shared = Shared()
                for number in asked[question]:
                    labels = [
                        label_by_hand(judged, states, name, number, question) for name in pair
                    ]
                    if not all((name, number) in judged or number in begun[name] for name in pair):
                        continue
                    by_all = None not in labels
                    shared += Shared(1, int(labels != [None, None]), int(by_all))
                    if by_all or given_counts:
                        expected[labels[0] or Label.NONE, labels[1] or Label.NONE] += 1
                found = table.pair(question, pair)
                assert found.shared == shared
                # Nobody has answered anything of it: then there is nothing to agree on.
                assert Counter(found.confusion) == (expected if shared.judged else Counter())


def _asked(world: World) -> dict[Question, list[CandidateId]]:
    with world.project.reading() as tx:
        anaphoric = [
            each.id
            for each in load_candidates(tx, world.candidates)
            if each.example.category.antecedent_agrees
        ]
    return {Question.PRONOUN: list(world.candidates), Question.ANTECEDENT: anaphoric}


@examples(12)
@given(JUDGEMENTS.flatmap(lambda said: st.tuples(st.just(said), st.permutations(said))))
def test_the_order_of_judging_changes_no_number(orders):
    tables = []
    for sayings in orders:
        with new_world() as world:
            say_all(world, sayings)
            tables.append(numbers(agreement(project=world.project)))
    assert tables[0] == tables[1]


@examples(12)
@given(JUDGEMENTS, st.permutations(ANNOTATORS))
def test_other_names_change_no_number(sayings, others):
    called = dict(zip(ANNOTATORS, others, strict=True))
    with new_world() as world, new_world() as renamed:
        say_all(world, sayings)
        say_all(renamed, [(called[who], which, wish) for who, which, wish in sayings])
        before, after = agreement(project=world.project), agreement(project=renamed.project)
        for (question, pair, category), found in before.pairs.items():
            names = tuple(called[name] for name in pair)
            turned = after.pair(question, tuple(sorted(names)), category)
            confusion = {
                labels if names == turned.pair else labels[::-1]: count
                for labels, count in turned.confusion.items()
            }
            assert confusion == found.confusion
            assert turned.overlap == found.overlap
            assert turned.agreement.kappa == found.agreement.kappa
        assert after.groups == before.groups


@examples(12)
@given(JUDGEMENTS, st.booleans())
def test_another_annotator_changes_no_pair_without_them(sayings, handed_out):
    *others, newcomer = ANNOTATORS
    with new_world() as world:
        if handed_out:
            world.export(ANNOTATORS)
        say_all(world, [saying for saying in sayings if saying[0] in others])
        before = agreement(project=world.project)
        say_all(world, [saying for saying in sayings if saying[0] == newcomer])
        after = agreement(project=world.project)
        assert before.pairs.items() <= after.pairs.items()


@examples(3)
@given(st.randoms(use_true_random=False))
def test_systems_people_and_judgements_entered_in_another_order_change_no_number(chance):
    with TemporaryDirectory() as folder:
        path = write_judged(Path(folder) / "judged.protest")
        with Project.open(path) as project:
            before = agreement(project=project)
            own_before = consistency(project=project)
        shuffle(path, chance)
        with Project.open(path) as project:
            assert numbers(agreement(project=project)) == numbers(before)
            own = consistency(project=project)
        counts = {key: (found.same, found.different) for key, found in own.by_annotator.items()}
        assert counts == {
            key: (found.same, found.different) for key, found in own_before.by_annotator.items()
        }
        assert any(same and different for same, different in counts.values())
