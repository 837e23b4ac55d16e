"""The audit: what people made of approvals, and the scores corrected by it."""

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import AuditCounts, audit_table
from protest_core.scores.model import ScoreSettings
from protest_core.statistics.estimation import Estimate, estimate_score
from protest_core.statistics.proportions import Interval, Share
from tests.builders.judging import say
from tests.core.scores.counted_one_by_one import count_one_by_one, strata_of

EVENT, PLEONASTIC = "event_it", "pleonastic_it"
NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(5, 2)}))  # of example 5
YES_THREE = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))


def test_without_judgements_nothing_is_known_of_approvals(two_systems):
    table = audit_table(project=two_systems)
    assert table.rate().counts == AuditCounts(approved=5)
    assert table.rate("one", EVENT).counts == AuditCounts(approved=1)
    corrected = table.corrected("one")
    assert corrected.score == Share(5, 2, 5)
    assert corrected.estimate == Estimate(None, None, Interval(0, 1), Interval(0, 1))
    assert corrected.uncorrected == "Nobody has judged an approval of it."


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([("Ada", YES)], AuditCounts(approved=1, upheld=1)),
        ([("Ada", NO)], AuditCounts(approved=1, not_upheld=1)),
        ([("Ada", BAD)], AuditCounts(approved=1, not_judgeable=1)),
        ([("Ada", YES), ("Ben", NO)], AuditCounts(approved=1, disputed=1)),
        ([("Ada", YES), ("Ben", NO), (ADJUDICATION, NO)], AuditCounts(approved=1, not_upheld=1)),
        ([("Ada", Judgement(remark="hm"))], AuditCounts(approved=1)),
    ],
)
def test_what_people_say_of_an_approval_is_counted(two_systems, find, said, expected):
    for annotator, judgement in said:
        say(two_systems, find("one", 5), judgement, annotator)
    table = audit_table(project=two_systems)
    assert table.rate("one", EVENT).counts == expected
    assert table.rate().counts == expected + AuditCounts(approved=4)


def test_judging_what_was_referred_is_no_audit(two_systems, find):
    say(two_systems, find("one", 4), NO, "Ada")
    assert audit_table(project=two_systems).rate().counts == AuditCounts(approved=5)


def test_what_cannot_be_judged_lowers_the_rate_or_is_left_out(two_systems, find):
    for system, judgement in (("one", BAD), ("two", YES)):
        say(two_systems, find(system, 5), judgement, "Ada")
    assert audit_table(project=two_systems).rate(category_id=EVENT).share == Share(2, 1, 1)
    excluded = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED)
    table = audit_table(project=two_systems, settings=excluded)
    assert table.rate(category_id=EVENT).share == Share(1, 1, 1)


@pytest.mark.parametrize("treatment", NotJudgeable)
def test_of_a_system_judged_in_full_the_corrected_score_is_the_score(two_systems, find, treatment):
    for example, judgement in ((1, NO), (2, NO), (3, BAD), (4, NO), (5, YES)):
        say(two_systems, find("one", example), judgement, "Ada")
    settings = ScoreSettings(not_judgeable=treatment)
    corrected = audit_table(project=two_systems, settings=settings).corrected("one")
    score = 1 / corrected.score.n
    assert corrected.score == Share(5 - (treatment is NotJudgeable.EXCLUDED), 1, 1)
    whole = Interval(score, score)
    assert corrected.estimate == Estimate(score, score, whole, whole)


def test_what_is_open_makes_a_range_of_the_corrected_score(two_systems, find):
    """One of two approvals is upheld, one is not; the three referred ones are open."""
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 3), NO, "Ada")
    found = audit_table(project=two_systems).corrected("one").estimate
    assert (found.low, found.high) == pytest.approx((1 / 5, 4 / 5))


def test_a_disputed_approval_may_be_right_or_wrong(two_systems, find):
    """One of three approvals is upheld, one disputed and one not judged."""
    for example in (1, 2):
        say(two_systems, find("two", example), NO, "Ada")
    say(two_systems, find("two", 5), YES, "Ada")
    for annotator, judgement in (("Ada", YES_THREE), ("Ben", NO)):
        say(two_systems, find("two", 3), judgement, annotator)
    found = audit_table(project=two_systems).corrected("two").estimate
    assert (found.low, found.high) == pytest.approx((1.5 / 5, 3 / 5))


@pytest.mark.parametrize("treatment", NotJudgeable)
def test_approvals_are_estimated_from_those_drawn_of_their_system_and_category(judged, treatment):
    table = audit_table(project=judged, settings=ScoreSettings(not_judgeable=treatment))
    excluded = treatment is NotJudgeable.EXCLUDED
    for system in table.frame.systems:
        strata = strata_of(count_one_by_one(judged, system))
        found, expected = (
            table.corrected(system).estimate,
            estimate_score(strata, excluded=excluded),
        )
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high))
        assert found.low < found.high
        ends = (found.interval.low, found.interval.high)
        assert ends == pytest.approx((expected.interval.low, expected.interval.high))


def test_the_filter_chooses_the_approvals(judged):
    chosen = CandidateFilter(frozenset({"system1"}), frozenset({EVENT}))
    table = audit_table(project=judged, settings=ScoreSettings(chosen))
    everything = audit_table(project=judged)
    assert table.rate().counts == everything.rate("system1", EVENT).counts
    assert table.rate().counts.judged > 0
