"""What an answer counts as where people are compared."""

import pytest

from protest_core.judgements.model import Answer, Label, label_of


@pytest.mark.parametrize(
    ("answer", "label"),
    [(Answer.YES, Label.CORRECT), (Answer.NO, Label.INCORRECT), (Answer.UNSET, Label.NONE)],
)
def test_every_answer_has_its_label(answer, label):
    assert label_of(answer) is label


@pytest.mark.parametrize("answer", Answer)
def test_what_is_not_judgeable_has_no_label_whatever_was_answered(answer):
    assert label_of(answer, not_judgeable=True) is Label.NONE
