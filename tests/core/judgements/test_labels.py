"""The labels of judgements in comparisons of people, and of a program's verdicts."""

from dataclasses import replace

import pytest

from protest_core.judgements.model import Answer, Label, State
from protest_core.judgements.outcome import (
    JudgementParts,
    Outcome,
    ProgramVerdict,
    label_of,
    outcome_on,
    verdict_of,
)
from protest_core.judgements.questions import FIRST_TWO, Choice, Question

YES, NO, UNSET = Answer
DONE, CONFLICT, INCOMPLETE = State.DONE, State.CONFLICT, State.INCOMPLETE
REGISTER = Question("register", "Register", (Choice("formal", "Formal"), Choice("other", "Other")))


@pytest.mark.parametrize("question", FIRST_TWO)
@pytest.mark.parametrize(("answer", "label"), [(YES, Label.CORRECT), (NO, Label.INCORRECT)])
def test_every_answer_has_its_label(question: Question, answer: Answer, label: Label):
    assert label_of(JudgementParts(answer, DONE, antecedent=answer), question) is label


@pytest.mark.parametrize("question", FIRST_TWO)
@pytest.mark.parametrize("answer", Answer)
def test_what_is_not_judgeable_is_neither_whatever_was_answered(question: Question, answer: Answer):
    bad = JudgementParts(answer, CONFLICT, not_judgeable=True, antecedent=answer)
    assert label_of(bad, question) is Label.NONE
    assert verdict_of(bad, question) is ProgramVerdict.NONE


@pytest.mark.parametrize("state", [CONFLICT, INCOMPLETE])
def test_an_antecedent_that_nobody_answered_is_no_label(state: State):
    only_pronoun = JudgementParts(YES, state)
    assert label_of(only_pronoun, Question.PRONOUN) is Label.CORRECT
    assert label_of(only_pronoun, Question.ANTECEDENT) is None
    assert verdict_of(only_pronoun, Question.ANTECEDENT) is ProgramVerdict.UNSET


def test_nothing_answered_is_no_label_and_no_verdict():
    nothing = JudgementParts(UNSET, INCOMPLETE)
    assert {label_of(nothing, each) for each in FIRST_TWO} == {None}
    assert {verdict_of(nothing, each) for each in FIRST_TWO} == {ProgramVerdict.UNSET}


def test_a_further_question_has_the_label_of_its_own_choices():
    """A question without an answer has no label, whatever another question was answered."""
    said = frozenset({("register", "formal"), ("style", "other")})
    parts = JudgementParts(YES, DONE, further=said)
    assert label_of(parts, REGISTER) == "formal"
    assert label_of(replace(parts, further=frozenset({("style", "other")})), REGISTER) is None
    assert label_of(replace(parts, not_judgeable=True), REGISTER) is Label.NONE


def test_an_answer_to_a_further_question_is_right_if_it_counts_as_correct():
    """Nothing is approved for a further question: without an answer it is open."""
    fits = Question("fits", "Fits", (Choice("yes", "Yes", "correct"), Choice("no", "No")))

    def outcome(*chosen: str, approved: bool = False) -> Outcome:
        further = frozenset(("fits", each) for each in chosen)
        return outcome_on(fits, [JudgementParts(UNSET, DONE, further=further)], approved=approved)

    assert outcome("yes") is outcome("yes", approved=True) is Outcome.CORRECT
    assert outcome("no") is Outcome.INCORRECT
    assert outcome() is outcome(approved=True) is Outcome.OPEN
    assert outcome_on(Question.PRONOUN, [], approved=True) is Outcome.APPROVED
    assert outcome_on(Question.PRONOUN, [], approved=False) is Outcome.OPEN
