"""Examples are selected for a report by rules, the same each time."""

from collections.abc import Iterable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.queries.human_outcomes import HumanOutcome
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.report_page.example_selection import Chosen, SelectionRule, chosen_examples

CORRECT, INCORRECT, OPEN = Outcome.CORRECT, Outcome.INCORRECT, Outcome.OPEN
WRONGLY, SYSTEMS, PEOPLE, METRIC = SelectionRule
JudgedTranslation = tuple[
    int, int, Outcome, bool
]  # system, example, what people say, whether approved
SAID = st.lists(
    st.builds(
        lambda system, example, outcome, approved: (system, example, outcome, approved),
        st.integers(1, 4),
        st.integers(1, 6),
        st.sampled_from(Outcome),
        st.booleans(),
    ),
    unique_by=lambda each: each[:2],
)


def human_outcomes(*outcomes: JudgedTranslation, category: str = "a") -> list[HumanOutcome]:
    return [
        HumanOutcome(number(s, e), SystemId(s), ExampleId(e), category, outcome, approved)
        for s, e, outcome, approved in outcomes
    ]


def number(system: int, example: int) -> CandidateId:
    return CandidateId(100 * system + example)


def chosen(
    outcomes: Iterable[HumanOutcome],
    order: Iterable[int] = range(10),
    categories: Iterable[str] = ("a", "b"),
    disputed: Iterable[CandidateId] = (),
    by_metric: Iterable[CandidateId] = (),
) -> list[Chosen]:
    found = chosen_examples(
        outcomes,
        [*map(ExampleId, order)],
        [*categories],
        disputed=frozenset(disputed),
        by_metric=frozenset(by_metric),
    )
    return [*found]


def reasons(found: Iterable[Chosen]) -> dict[int, tuple[SelectionRule, ...]]:
    return {each.id: each.why for each in found}


def test_an_approval_that_people_call_incorrect_is_shown():
    outcomes = human_outcomes(
        (1, 3, INCORRECT, True), (1, 4, INCORRECT, False), (1, 5, CORRECT, True)
    )
    assert reasons(chosen(outcomes)) == {3: (WRONGLY,)}


def test_it_is_the_one_of_which_most_systems_are_wrongly_approved():
    outcomes = human_outcomes(
        (1, 3, INCORRECT, True), (1, 4, INCORRECT, True), (2, 4, INCORRECT, True)
    )
    assert reasons(chosen(outcomes)) == {4: (WRONGLY,)}


def test_systems_differ_most_where_as_many_are_correct_as_incorrect():
    outcomes = human_outcomes(
        *((system, 1, CORRECT if system == 1 else INCORRECT, False) for system in range(1, 5)),
        *((system, 2, CORRECT if system <= 2 else INCORRECT, False) for system in range(1, 5)),
    )
    assert reasons(chosen(outcomes)) == {2: (SYSTEMS,)}


def test_before_anybody_has_judged_systems_differ_in_what_was_approved():
    outcomes = human_outcomes(
        (1, 1, OPEN, True), (2, 1, OPEN, True), (1, 2, OPEN, True), (2, 2, OPEN, False)
    )
    assert reasons(chosen(outcomes)) == {2: (SYSTEMS,)}


def test_of_equals_the_first_in_the_suite_is_taken_and_not_the_first_by_number():
    outcomes = human_outcomes((1, 3, INCORRECT, True), (1, 4, INCORRECT, True))
    assert reasons(chosen(outcomes, order=[4, 3])) == {4: (WRONGLY,)}


def test_an_example_that_is_as_good_is_not_passed_over_for_one_that_comes_first():
    outcomes = human_outcomes((1, 1, CORRECT, False), (1, 2, INCORRECT, True))
    both = [number(1, 1), number(1, 2)]
    assert reasons(chosen(outcomes, disputed=both, by_metric=both)) == {
        2: (WRONGLY, PEOPLE, METRIC)
    }


def test_each_category_has_its_own_in_the_order_of_the_suite():
    outcomes = [
        *human_outcomes((1, 1, INCORRECT, True), category="b"),
        *human_outcomes((1, 2, INCORRECT, True), category="a"),
    ]
    assert [each.id for each in chosen(outcomes)] == [2, 1]


def test_where_nothing_differs_nothing_is_shown():
    assert (
        chosen(human_outcomes((1, 1, CORRECT, True), (2, 1, CORRECT, False), (1, 2, OPEN, False)))
        == []
    )


@given(SAID, st.randoms(use_true_random=False))
def test_the_order_in_which_systems_were_loaded_changes_nothing(
    outcomes: list[JudgedTranslation], chance: Random
):
    everything = human_outcomes(*outcomes)
    some = [each.id for each in everything if chance.random() < 0.5]
    shuffled = chance.sample(everything, len(everything))
    asked = {"disputed": some, "by_metric": some[::2]}
    assert reasons(chosen(everything, **asked)) == reasons(chosen(shuffled, **asked))


@given(SAID)
def test_there_are_at_most_four_of_a_category_and_each_has_a_reason(
    outcomes: list[JudgedTranslation],
):
    found = chosen(human_outcomes(*outcomes), disputed=[number(s, e) for s, e, *_ in outcomes])
    assert len(found) <= len(SelectionRule)
    assert all(each.why for each in found)
    assert len({each.id for each in found}) == len(found)
