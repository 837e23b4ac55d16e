"""Sentences for somebody who has never heard of a category, a state or an outcome."""

from protest_core.judgements.explanations import (
    CATEGORY_EXPLANATIONS,
    OUTCOME_EXPLANATIONS,
    REFERRED_EXPLANATION,
    STATE_EXPLANATIONS,
    category_explanation,
)
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.suite.model import STANDARD_CATEGORIES


def test_everything_is_explained_by_a_sentence_of_its_own():
    explained = [
        *(category_explanation(each.id) for each in STANDARD_CATEGORIES),
        *(OUTCOME_EXPLANATIONS[each] for each in Outcome),
        *(STATE_EXPLANATIONS[each] for each in State),
        REFERRED_EXPLANATION,
    ]
    assert len(set(explained)) == len(explained)
    assert all(each.rstrip("”").endswith((".", "?")) for each in explained)


def test_every_category_has_an_example_in_quotation_marks():
    assert set(CATEGORY_EXPLANATIONS) == {each.id for each in STANDARD_CATEGORIES}
    assert all(": “" in each for each in CATEGORY_EXPLANATIONS.values())


def test_a_category_that_a_suite_defines_has_no_explanation():
    assert category_explanation("ours_it") == ""
