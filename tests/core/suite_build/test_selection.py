"""Choosing a suite's examples."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from protest_core.reproduce.figures import read_published
from protest_core.suite.model import STANDARD_CATEGORIES
from protest_core.suite_build.inventory import Available, Origin
from protest_core.suite_build.selection import PRESETS, choose

CATEGORY = "event_it"
_examples = st.lists(
    st.tuples(st.sampled_from(["es", "sie", ""]), st.sampled_from(["one", "two"])), max_size=30
)


def available(
    number: int, *, reference: str = "", document: str = "one", category: str = CATEGORY
) -> Available:
    origin = Origin("Talks", document, 0, 0, f"m{number}", (), range(1), range(1))
    return Available(number, category, "it", number, 0, (), origin, reference=reference)


def chosen_references(examples: list[Available], number: int, seed: int = 1) -> Counter[str]:
    return Counter(each.reference for each in choose(examples, {CATEGORY: number}, seed=seed))


def test_without_numbers_everything_is_chosen():
    examples = [available(number) for number in range(5)]
    assert choose(examples, None, seed=1) == tuple(examples)


def test_the_pronouns_of_the_reference_are_balanced():
    examples = [
        *(available(number, reference="es") for number in range(50)),
        *(available(number, reference="er") for number in range(50, 54)),
        *(available(number, reference="sie") for number in range(54, 57)),
    ]
    assert chosen_references(examples, 9) == {"es": 3, "er": 3, "sie": 3}
    assert chosen_references(examples, 12) == {"es": 5, "er": 4, "sie": 3}


def test_rare_pronouns_count_as_one_together():
    examples = [available(n, reference="sie") for n in range(90)]
    examples += [available(n, reference="ihnen") for n in range(90, 105)]
    examples += [available(n, reference=f"rare {n}") for n in range(105, 113)]
    found = chosen_references(examples, 9)
    assert (found["sie"], found["ihnen"]) == (3, 3)


def test_what_the_reference_does_not_translate_with_a_pronoun_comes_last():
    examples = [available(n) for n in range(50)]
    examples += [available(n, reference="es") for n in range(50, 53)]
    assert chosen_references(examples, 5) == {"es": 3, "": 2}


def test_documents_are_balanced():
    examples = [available(n, reference="es", document="long") for n in range(50)]
    examples += [available(n, reference="es", document="short") for n in range(50, 55)]
    chosen = choose(examples, {CATEGORY: 8}, seed=3)
    assert Counter(each.origin.document for each in chosen) == {"long": 4, "short": 4}


def test_the_same_seed_chooses_the_same_and_another_seed_something_else():
    examples = [available(number) for number in range(100)]
    first = choose(examples, {CATEGORY: 10}, seed=1)
    assert choose(examples, {CATEGORY: 10}, seed=1) == first
    assert choose(examples, {CATEGORY: 10}, seed=2) != first


def test_a_number_of_one_category_changes_nothing_in_another():
    examples = [available(n) for n in range(50)]
    examples += [available(n, category="pleonastic_it") for n in range(50, 100)]
    few = choose(examples, {CATEGORY: 10, "pleonastic_it": 1}, seed=1)
    many = choose(examples, {CATEGORY: 10, "pleonastic_it": 30}, seed=1)
    assert [e for e in few if e.category == CATEGORY] == [e for e in many if e.category == CATEGORY]


def test_the_suite_of_wmt_2018_has_two_hundred_examples_of_ten_standard_categories():
    numbers = PRESETS["wmt18"]
    assert sum(numbers.values()) == 200
    assert set(numbers) < {category.id for category in STANDARD_CATEGORIES}


def test_the_suite_of_protest_2016_has_250_examples_of_the_thirteen_categories():
    numbers = PRESETS["protest16"]
    assert sum(numbers.values()) == 250
    assert set(numbers) == {category.id for category in STANDARD_CATEGORIES}
    # Judged were the reference and nine systems: no more than ten for each example.
    judged = read_published("guillou-hardmeier-2018-disagreements.tsv").numbers("examples")
    assert all(count <= 10 * numbers[category] for category, count in judged.items())


@given(_examples, st.integers(0, 40), st.integers())
def test_as_many_are_chosen_as_are_wanted_or_there(kinds, number: int, seed: int):
    examples = [
        available(place, reference=reference, document=document)
        for place, (reference, document) in enumerate(kinds)
    ]
    chosen = choose(examples, {CATEGORY: number}, seed=seed)
    assert len(chosen) == min(number, len(examples))
    assert len(set(chosen)) == len(chosen)
    assert list(chosen) == sorted(chosen, key=lambda example: example.number)
