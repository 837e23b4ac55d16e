"""The outcome of a candidate: domain.md, "Outcome"."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.judgement import (
    Answer,
    Outcome,
    Said,
    State,
    counted_as,
    outcome_of,
    outcome_said,
)

YES = Said(Answer.YES, State.DONE)
NO = Said(Answer.NO, State.DONE)
BAD = Said(Answer.UNSET, State.DONE, not_judgeable=True)
UNDECIDED = Said(Answer.UNSET, State.CONFLICT)
BEGUN = Said(Answer.UNSET, State.INCOMPLETE)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (YES, Outcome.CORRECT),
        (NO, Outcome.INCORRECT),
        (BAD, Outcome.NOT_JUDGEABLE),
        (UNDECIDED, Outcome.NOT_JUDGEABLE),
        (BEGUN, None),
        # The antecedent is not answered yet, but what counts is.
        (Said(Answer.NO, State.INCOMPLETE), Outcome.INCORRECT),
        # A contradiction counts as the answer that was given.
        (Said(Answer.YES, State.CONFLICT), Outcome.CORRECT),
        # The tags go before the answer, also in a judgement that contradicts itself.
        (Said(Answer.YES, State.CONFLICT, not_judgeable=True), Outcome.NOT_JUDGEABLE),
        (Said(Answer.UNSET, State.INCOMPLETE, not_judgeable=True), Outcome.NOT_JUDGEABLE),
    ],
)
def test_what_one_judgement_says(said: Said, expected: Outcome | None):
    assert outcome_said(said) is expected


@pytest.mark.parametrize(
    ("everybody", "expected"),
    [
        ([YES], Outcome.CORRECT),
        ([YES, YES], Outcome.CORRECT),
        ([NO, NO, NO], Outcome.INCORRECT),
        ([BAD, UNDECIDED], Outcome.NOT_JUDGEABLE),
        ([YES, NO], Outcome.DISPUTED),
        ([YES, YES, NO], Outcome.DISPUTED),
        ([YES, BAD], Outcome.DISPUTED),
        ([YES, BEGUN], Outcome.CORRECT),
    ],
)
@pytest.mark.parametrize("approved", [True, False])
def test_people_win_over_the_automatic_step(everybody, expected, approved):
    assert outcome_of(everybody, approved=approved) is expected


@pytest.mark.parametrize("everybody", [[], [BEGUN], [BEGUN, BEGUN]])
def test_while_nobody_says_anything_the_automatic_step_counts(everybody):
    assert outcome_of(everybody, approved=True) is Outcome.APPROVED
    assert outcome_of(everybody, approved=False) is Outcome.OPEN


anything = st.builds(Said, st.sampled_from(Answer), st.sampled_from(State), st.booleans())


@given(st.lists(anything), st.booleans(), st.randoms())
def test_neither_order_nor_number_of_equal_voices_matters(everybody, approved, chance):
    outcome = outcome_of(everybody, approved=approved)
    mixed = [*everybody, *everybody]
    chance.shuffle(mixed)
    assert outcome_of(mixed, approved=approved) is outcome


@given(st.lists(anything), st.booleans())
def test_who_says_nothing_yet_changes_nothing(everybody, approved):
    silent = [said for said in everybody if outcome_said(said) is None]
    others = [said for said in everybody if outcome_said(said) is not None]
    assert outcome_of(everybody, approved=approved) is outcome_of(others, approved=approved)
    assert outcome_of(silent, approved=approved) in {Outcome.APPROVED, Outcome.OPEN}


@given(st.lists(anything, min_size=1), st.booleans())
def test_a_dispute_is_two_people_who_say_different_things(everybody, approved):
    disputed = outcome_of(everybody, approved=approved) is Outcome.DISPUTED
    assert disputed == (len({outcome_said(said) for said in everybody} - {None}) > 1)


@pytest.mark.parametrize("outcome", Outcome)
def test_the_disputed_count_as_open_and_nothing_else_does(outcome: Outcome):
    expected = {Outcome.OPEN, Outcome.DISPUTED} if outcome is Outcome.OPEN else {outcome}
    assert counted_as(outcome) == expected
