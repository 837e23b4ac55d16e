"""The outcome of a candidate: domain.md, "Outcome"."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import (
    Dispute,
    JudgementParts,
    Outcome,
    antecedent_outcome_of,
    antecedent_outcome_of_parts,
    counted_as,
    dispute_of,
    outcome_of,
    outcome_of_parts,
    parts_of,
)
from protest_core.names import ADJUDICATION, is_reserved

YES = JudgementParts(Answer.YES, State.DONE)
NO = JudgementParts(Answer.NO, State.DONE)
BAD = JudgementParts(Answer.UNSET, State.DONE, not_judgeable=True)
UNDECIDED = JudgementParts(Answer.UNSET, State.CONFLICT)
BEGUN = JudgementParts(Answer.UNSET, State.INCOMPLETE)
anything = st.builds(
    JudgementParts,
    st.sampled_from(Answer),
    st.sampled_from(State),
    st.booleans(),
    st.sampled_from(Answer),
)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (YES, Outcome.CORRECT),
        (NO, Outcome.INCORRECT),
        (BAD, Outcome.NOT_JUDGEABLE),
        (UNDECIDED, Outcome.NOT_JUDGEABLE),
        (BEGUN, None),
        # The antecedent is not answered yet, but what counts is.
        (JudgementParts(Answer.NO, State.INCOMPLETE), Outcome.INCORRECT),
        # A contradiction counts as the answer that was given.
        (JudgementParts(Answer.YES, State.CONFLICT), Outcome.CORRECT),
        # The tags go before the answer, also in a judgement that contradicts itself.
        (JudgementParts(Answer.YES, State.CONFLICT, not_judgeable=True), Outcome.NOT_JUDGEABLE),
        (JudgementParts(Answer.UNSET, State.INCOMPLETE, not_judgeable=True), Outcome.NOT_JUDGEABLE),
    ],
)
def test_what_one_judgement_says(said: JudgementParts, expected: Outcome | None):
    assert outcome_of_parts(said) is expected


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


@given(st.lists(anything))
def test_what_is_no_translation_is_kept_apart_until_people_judge_it(everybody):
    outcome = outcome_of(everybody, approved=False, no_translation=True)
    judged = outcome_of(everybody, approved=False)
    assert outcome is (Outcome.NO_TRANSLATION if judged is Outcome.OPEN else judged)


@given(st.lists(anything), st.booleans(), st.randoms())
def test_neither_order_nor_number_of_equal_voices_matters(everybody, approved, chance):
    outcome = outcome_of(everybody, approved=approved)
    mixed = [*everybody, *everybody]
    chance.shuffle(mixed)
    assert outcome_of(mixed, approved=approved) is outcome


@given(st.lists(anything), st.booleans())
def test_who_says_nothing_yet_changes_nothing(everybody, approved):
    silent = [said for said in everybody if outcome_of_parts(said) is None]
    others = [said for said in everybody if outcome_of_parts(said) is not None]
    assert outcome_of(everybody, approved=approved) is outcome_of(others, approved=approved)
    assert outcome_of(silent, approved=approved) in {Outcome.APPROVED, Outcome.OPEN}


@given(st.lists(anything, min_size=1), st.booleans())
def test_a_dispute_is_two_people_who_say_different_things(everybody, approved):
    disputed = outcome_of(everybody, approved=approved) is Outcome.DISPUTED
    assert disputed == (len({outcome_of_parts(said) for said in everybody} - {None}) > 1)


@pytest.mark.parametrize("outcome", Outcome)
def test_the_disputed_count_as_open_and_nothing_else_does(outcome: Outcome):
    expected = {Outcome.OPEN, Outcome.DISPUTED} if outcome is Outcome.OPEN else {outcome}
    assert counted_as(outcome) == expected


def with_antecedent(answer: Answer, state: State = State.DONE) -> JudgementParts:
    return JudgementParts(Answer.YES, state, antecedent=answer)


def settled(said: JudgementParts) -> JudgementParts:
    return replace(said, adjudicated=True)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (with_antecedent(Answer.YES), Outcome.CORRECT),
        (with_antecedent(Answer.NO), Outcome.INCORRECT),
        # The pronoun is answered, and this is not.
        (with_antecedent(Answer.UNSET, State.INCOMPLETE), None),
        (with_antecedent(Answer.UNSET, State.CONFLICT), None),  # a yes without words
        # A contradiction counts as the answer that was given, and without any as not judgeable.
        (with_antecedent(Answer.YES, State.CONFLICT), Outcome.CORRECT),
        (UNDECIDED, Outcome.NOT_JUDGEABLE),
        (replace(UNDECIDED, antecedent=Answer.NO), Outcome.INCORRECT),
        (BAD, Outcome.NOT_JUDGEABLE),
        (replace(BAD, antecedent=Answer.YES), Outcome.NOT_JUDGEABLE),
        # The pronoun is answered, but the tag says that the antecedent cannot be judged either.
        (replace(BAD, pronoun=Answer.YES, state=State.CONFLICT), Outcome.NOT_JUDGEABLE),
    ],
)
def test_what_one_judgement_says_of_the_antecedent(said: JudgementParts, expected: Outcome | None):
    assert antecedent_outcome_of_parts(said) is expected


def test_an_approved_candidate_has_its_antecedent_right_until_people_say_otherwise():
    assert antecedent_outcome_of([], approved=True) is Outcome.APPROVED
    assert antecedent_outcome_of([], approved=False) is Outcome.OPEN
    denied = [with_antecedent(Answer.NO)]
    assert antecedent_outcome_of(denied, approved=True) is Outcome.INCORRECT


def test_pronoun_and_antecedent_are_disputed_separately():
    people = [with_antecedent(Answer.YES), with_antecedent(Answer.NO)]
    assert outcome_of(people, approved=False) is Outcome.CORRECT
    assert antecedent_outcome_of(people, approved=False) is Outcome.DISPUTED


@given(st.lists(anything), anything, st.booleans())
def test_what_was_adjudicated_wins_whatever_people_say(people, last, approved):
    for outcome, said in (
        (outcome_of, outcome_of_parts),
        (antecedent_outcome_of, antecedent_outcome_of_parts),
    ):
        expected = said(last) or outcome(people, approved=approved)
        assert outcome([*people, settled(last)], approved=approved) is expected


@given(st.lists(anything), st.booleans())
def test_of_an_antecedent_neither_order_nor_number_of_equal_voices_matters(everybody, approved):
    outcome = antecedent_outcome_of(everybody, approved=approved)
    mixed = [*reversed(everybody), *everybody]
    assert antecedent_outcome_of(mixed, approved=approved) is outcome


@pytest.mark.parametrize(
    ("everybody", "expected"),
    [
        ([], Dispute.NONE),
        ([YES, YES], Dispute.NONE),
        ([YES, BEGUN], Dispute.NONE),  # who has not answered yet disagrees with nobody
        ([YES, NO], Dispute.OPEN),
        ([YES, BAD], Dispute.OPEN),
        ([YES, NO, settled(YES)], Dispute.SETTLED),
        ([YES, NO, settled(BEGUN)], Dispute.OPEN),
        ([with_antecedent(Answer.YES), with_antecedent(Answer.NO)], Dispute.OPEN),
        # Settled is the pronoun, on which they agree.
        (
            [
                with_antecedent(Answer.YES),
                with_antecedent(Answer.NO),
                settled(with_antecedent(Answer.UNSET, State.INCOMPLETE)),
            ],
            Dispute.OPEN,
        ),
        # Adjudication differs from the only judgement: that is no dispute between people.
        ([YES, settled(NO)], Dispute.NONE),
    ],
)
def test_a_dispute_is_open_until_adjudication_has_answered_it(everybody, expected):
    assert dispute_of(everybody) is expected


@given(st.lists(anything), st.booleans())
def test_without_adjudication_a_dispute_is_a_disputed_outcome(people, approved):
    outcomes = {each(people, approved=approved) for each in (outcome_of, antecedent_outcome_of)}
    assert (dispute_of(people) is Dispute.OPEN) == (Outcome.DISPUTED in outcomes)


@pytest.mark.parametrize(
    "tags", [(), ("bad_translation",), ("incorrect_word_alignment", "x"), ("x",)]
)
@pytest.mark.parametrize("adjudicated", [False, True])
def test_the_parts_of_a_judgement_are_its_answers_and_whether_it_can_be_judged(tags, adjudicated):
    judgement = Judgement(Answer.YES, Answer.NO, tags=frozenset(tags))
    parts = parts_of(judgement, State.DONE, adjudicated=adjudicated)
    bad = bool({*tags} - {"x"})
    assert parts == JudgementParts(Answer.YES, State.DONE, bad, Answer.NO, adjudicated)
    assert not parts_of(judgement, State.DONE).adjudicated


@pytest.mark.parametrize("name", [ADJUDICATION, "Adjudication", "ADJUDICATION", " adjudication "])
def test_the_name_of_adjudication_is_reserved_in_whatever_case(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Ada", "adjudicator", "adjudication 2", ""])
def test_other_names_are_free(name):
    assert not is_reserved(name)
