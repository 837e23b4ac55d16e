"""Two annotators: Cohen's kappa against statsmodels, and what must hold for any table."""

from math import isclose

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from statsmodels.stats.inter_rater import cohens_kappa

from protest_core.judgements.model import Label
from protest_core.statistics.agreement import (
    NO_ERROR,
    NOTHING_IN_COMMON,
    ONE_LABEL_ONLY,
    cohen,
    jaccard,
)
from tests.core.statistics.tables import confusions, square

YES, NO, NONE = Label.CORRECT, Label.INCORRECT, Label.NONE


def test_a_table_worked_out_by_hand():
    """20 candidates, 14 agreed; by chance 10 × 12 + 6 × 5 + 4 × 3 = 162 of 400."""
    agreed = {(YES, YES): 9, (NO, NO): 3, (NONE, NONE): 2}
    others = {(YES, NO): 1, (NO, YES): 2, (NO, NONE): 1, (NONE, YES): 1, (NONE, NO): 1}
    found = cohen({**agreed, **others})
    assert (found.n, found.raw) == (20, 14 / 20)
    assert found.kappa == (20 * 14 - 162) / (400 - 162)
    assert found.undefined == ""


@given(confusions)
def test_kappa_and_its_interval_are_those_of_statsmodels(confusion):
    found = cohen(confusion)
    assume(found.kappa is not None)
    with np.errstate(all="ignore"):  # of what we do not compare
        theirs = cohens_kappa(square(confusion))
    assert isclose(found.kappa, theirs.kappa, abs_tol=1e-9)
    if found.interval is None:  # theirs may be rounding, or the root of less than nothing
        assert theirs.var_kappa < 1e-12
    elif theirs.var_kappa > 1e-12:
        assert isclose(found.interval.low, max(theirs.kappa_low, -1), abs_tol=1e-6)
        assert isclose(found.interval.high, min(theirs.kappa_upp, 1), abs_tol=1e-6)


@given(confusions)
def test_swapping_the_annotators_changes_nothing(confusion):
    found = cohen(confusion)
    other = cohen({(second, first): count for (first, second), count in confusion.items()})
    assert other == found


@given(confusions, st.randoms())
def test_the_order_of_the_cells_changes_nothing(confusion, chance):
    cells = list(confusion.items())
    chance.shuffle(cells)
    assert cohen(dict(cells)) == cohen(confusion)


@given(confusions, st.permutations(list(Label)))
def test_what_the_labels_are_called_changes_nothing(confusion, names):
    called = dict(zip(Label, names, strict=True))
    other = cohen({(called[one], called[two]): count for (one, two), count in confusion.items()})
    assert other == cohen(confusion)


@given(confusions)
def test_kappa_is_1_just_where_all_agree_on_two_labels_or_more(confusion):
    disagreements = sum(count for (one, other), count in confusion.items() if one is not other)
    labels = {label for pair, count in confusion.items() if count for label in pair}
    found = cohen(confusion)
    assert (found.kappa == 1) == (not disagreements and len(labels) > 1)
    assert (found.undefined == ONE_LABEL_ONLY) == (not disagreements and len(labels) == 1)


@given(confusions)
def test_kappa_lies_in_its_interval(confusion):
    found = cohen(confusion)
    assume(found.interval is not None)
    assert -1 <= found.interval.low <= found.kappa <= found.interval.high <= 1


@pytest.mark.parametrize(
    ("table", "kappa"),
    [
        ({(YES, YES): 8, (YES, NO): 2}, 0.0),
        ({(YES, YES): 7, (YES, NO): 2, (YES, NONE): 4}, 0.0),
        ({(YES, YES): 3, (NO, NO): 4}, 1.0),
        ({(YES, NO): 5, (NO, YES): 5}, -1.0),
        ({(YES, YES): 300_001, (YES, NO): 7}, 0.0),
    ],
)
def test_where_the_error_would_be_nothing_there_is_no_interval_and_a_sentence(table, kappa):
    found = cohen(table)
    assert (found.kappa, found.interval, found.undefined) == (kappa, None, "")
    assert found.no_interval == NO_ERROR


@pytest.mark.parametrize("table", [{}, {(YES, YES): 0}])
def test_with_nothing_in_common_nothing_is_said(table):
    found = cohen(table)
    assert (found.n, found.raw, found.kappa, found.interval) == (0, None, None, None)
    assert found.undefined == NOTHING_IN_COMMON


@pytest.mark.parametrize("label", Label)
def test_with_one_label_only_there_is_raw_agreement_and_a_sentence_for_kappa(label):
    found = cohen({(label, label): 12})
    assert (found.n, found.raw, found.kappa, found.interval) == (12, 1.0, None, None)
    assert found.undefined == ONE_LABEL_ONLY


def test_with_one_label_of_one_annotator_only_kappa_is_nothing_and_defined():
    found = cohen({(YES, YES): 8, (YES, NO): 2})
    assert (found.kappa, found.undefined) == (0.0, "")


@pytest.mark.parametrize(
    ("one", "other", "overlap"),
    [
        ({1, 2}, {2, 3}, 1 / 3),
        ({1}, {1}, 1.0),
        ({1}, {2}, 0.0),
        ({1}, set(), 0.0),
        (set(), set(), None),
        ([(1, 2), (1, 3)], [(1, 3)], 1 / 2),
        ([1, 1, 2], [1], 1 / 2),  # a token selected twice is one token
    ],
)
def test_overlap_of_selections(one, other, overlap):
    assert jaccard(one, other) == jaccard(other, one) == overlap
