"""Verified translations: judged correct in all that was asked, and not disputed."""

import pytest

from protest_core.judgements.model import Answer, State
from protest_core.judgements.outcome import JudgementParts, Verifiers, verifiers_of

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET


def said(
    pronoun: Answer, antecedent: Answer = UNSET, *, judgeable: bool = True, settles: bool = False
) -> JudgementParts:
    return JudgementParts(pronoun, State.DONE, not judgeable, antecedent, settles)


def test_one_yes_verifies_and_is_whose_word_counts():
    assert verifiers_of([said(YES)], antecedent_asked=False) == Verifiers((0,))


@pytest.mark.parametrize(
    "everybody",
    [
        [],
        [said(NO)],
        [said(YES), said(NO)],
        [said(YES, judgeable=False)],
        [said(YES), said(UNSET, judgeable=False)],
        [said(YES), said(NO, settles=True)],
        [JudgementParts(UNSET, State.INCOMPLETE)],
    ],
)
def test_what_is_unsaid_wrong_disputed_or_not_judgeable_is_not_verified(
    everybody: list[JudgementParts],
):
    assert verifiers_of(everybody, antecedent_asked=False) is None


def test_the_antecedent_must_be_right_too_where_it_is_asked_for():
    assert verifiers_of([said(YES)], antecedent_asked=True) is None
    assert verifiers_of([said(YES, NO)], antecedent_asked=True) is None
    assert verifiers_of([said(YES, YES)], antecedent_asked=True) == Verifiers((0,), (0,))


def test_what_is_settled_wins_and_only_its_words_count():
    everybody = [said(YES), said(NO), said(YES, settles=True)]
    assert verifiers_of(everybody, antecedent_asked=False) == Verifiers((2,))


def test_those_who_answered_one_question_count_for_that_one():
    everybody = [said(YES, UNSET), JudgementParts(UNSET, State.INCOMPLETE, antecedent=YES)]
    found = verifiers_of(everybody, antecedent_asked=True)
    assert found is None  # a finished judgement without an answer says: not judgeable
    unfinished = [
        JudgementParts(YES, State.INCOMPLETE),
        JudgementParts(UNSET, State.INCOMPLETE, antecedent=YES),
    ]
    found = verifiers_of(unfinished, antecedent_asked=True)
    assert found == Verifiers((0,), (1,))
    assert found.all == (0, 1)
