"""Judgements whose authors are hidden stand in an order that does not give them away."""

from protest_core.annotating.adjudication import in_hidden_order
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement, StoredJudgement

PEOPLE = ("Ada", "Ben", "Cleo")


def order(candidate: int, *people: str) -> list[str]:
    judgements = [StoredJudgement(Judgement(), candidate_id=1, annotator=name) for name in people]
    return [each.annotator for each in in_hidden_order(judgements, CandidateId(candidate))]


def test_the_order_is_always_the_same_and_another_one_elsewhere():
    orders = {tuple(order(number, *PEOPLE)) for number in range(1, 60)}
    assert len(orders) == 6
    assert all(order(7, *people) == order(7, *PEOPLE) for people in (PEOPLE[::-1], PEOPLE))


def test_nobody_comes_first_more_often_than_the_others():
    first = [order(number, *PEOPLE)[0] for number in range(1, 601)]
    assert all(150 < first.count(name) < 250 for name in PEOPLE)


def test_who_comes_later_does_not_change_how_the_others_stand():
    without = order(3, "Ada", "Ben")
    assert [each for each in order(3, *PEOPLE) if each != "Cleo"] == without
