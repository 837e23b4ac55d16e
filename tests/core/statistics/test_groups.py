"""Groups of annotators: Fleiss's kappa against statsmodels, alpha against krippendorff."""

from math import isclose

import krippendorff
from hypothesis import assume, given
from hypothesis import strategies as st
from statsmodels.stats.inter_rater import fleiss_kappa

from protest_core.judgements.model import Label
from protest_core.statistics.agreement import (
    NOTHING_IN_COMMON,
    ONE_LABEL_ONLY,
    UNEQUAL_NUMBERS,
    cohen,
    group_agreement,
)
from tests.core.statistics.tables import confusions, patterns_of

any_patterns = patterns_of(st.integers(0, 5))
even_patterns = st.integers(2, 5).flatmap(lambda number: patterns_of(st.just(number)))


def rows(patterns) -> list[tuple[int, int, int]]:
    """Return one row for each candidate that more than one judged."""
    return [
        pattern for pattern, count in patterns.items() for _ in range(count) if sum(pattern) > 1
    ]


@given(even_patterns)
def test_fleiss_is_that_of_statsmodels(patterns):
    found = group_agreement(patterns)
    assume(found.fleiss is not None)
    assert isclose(found.fleiss, fleiss_kappa(rows(patterns)), abs_tol=1e-9)


@given(any_patterns)
def test_alpha_is_that_of_krippendorff(patterns):
    found = group_agreement(patterns)
    assume(found.alpha is not None)
    theirs = krippendorff.alpha(value_counts=rows(patterns), level_of_measurement="nominal")
    assert isclose(found.alpha, theirs, abs_tol=1e-9)


def test_a_group_worked_out_by_hand():
    """Three annotators, four candidates: agreeing pairs are 3, 1, 1 and 3 of 3."""
    found = group_agreement({(3, 0, 0): 1, (2, 1, 0): 1, (1, 2, 0): 1, (0, 0, 3): 1})
    assert (found.n, found.raters, found.raw) == (4, 3.0, 2 / 3)
    # Of 12 voices 6, 3 and 3: by chance 54 / 144.
    assert isclose(found.fleiss, (2 / 3 - 54 / 144) / (1 - 54 / 144))
    # By chance without putting back: 6 × 5 + 3 × 2 + 3 × 2 of 12 × 11.
    assert isclose(found.alpha, 1 - (1 / 3) / (1 - 42 / 132))


@given(any_patterns, st.permutations(range(3)), st.randoms())
def test_neither_the_order_nor_the_names_of_labels_change_anything(patterns, names, chance):
    cells = [(tuple(pattern[at] for at in names), count) for pattern, count in patterns.items()]
    chance.shuffle(cells)
    assert group_agreement(dict(cells)) == group_agreement(patterns)


@given(any_patterns, st.sampled_from([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)]))
def test_candidates_that_one_annotator_judged_change_nothing(patterns, alone):
    assert group_agreement({**patterns, alone: 7}) == group_agreement(patterns)


@given(any_patterns)
def test_what_is_undefined_has_a_sentence_and_the_rest_has_none(patterns):
    found = group_agreement(patterns)
    assert (found.fleiss is None) == bool(found.why_no_fleiss)
    assert (found.alpha is None) == bool(found.why_no_alpha)


@given(confusions)
def test_of_two_annotators_raw_agreement_is_that_of_the_pair(confusion):
    patterns: dict[tuple[int, ...], int] = {}
    for pair, count in confusion.items():
        pattern = tuple(pair.count(label) for label in Label)
        patterns[pattern] = patterns.get(pattern, 0) + count
    assert (group_agreement(patterns).n, group_agreement(patterns).raw) == (
        cohen(confusion).n,
        cohen(confusion).raw,
    )


def test_without_the_same_number_of_annotators_there_is_alpha_alone():
    found = group_agreement({(3, 0, 0): 1, (1, 1, 0): 1})
    assert (found.n, found.raters) == (2, 2.5)
    assert (found.fleiss, found.why_no_fleiss) == (None, UNEQUAL_NUMBERS)
    assert found.alpha is not None


def test_with_one_label_only_nothing_beyond_chance_can_be_seen():
    found = group_agreement({(3, 0, 0): 4, (2, 0, 0): 1})
    assert (found.raw, found.fleiss, found.alpha) == (1.0, None, None)
    assert found.why_no_fleiss == found.why_no_alpha == ONE_LABEL_ONLY


def test_with_nothing_in_common_nothing_is_said():
    found = group_agreement({(1, 0, 0): 5, (2, 0, 0): 0})
    assert (found.n, found.raw, found.fleiss, found.alpha) == (0, None, None, None)
    assert found.why_no_fleiss == found.why_no_alpha == NOTHING_IN_COMMON
