"""Everybody's outcomes are read once, and never those of before are taken for those of now."""

from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.outcomes import UNDECIDED, EverybodysOutcomes
from protest_core.candidates.filter import EVERYTHING
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome


def test_what_was_read_before_somebody_judged_is_not_taken(two_systems: Project):
    candidates = list_candidates(project=two_systems, chosen=EVERYTHING)
    outcomes = EverybodysOutcomes(two_systems, candidates)
    before = outcomes.read()
    no = Judgement(Answer.NO)
    judge(project=two_systems, candidate_id=candidates[0], annotator="Ada", judgement=no)
    outcomes.forget()
    outcomes.take(before)
    assert not outcomes.are_known
    outcomes.take(outcomes.read())
    assert outcomes.are_known
    assert outcomes.count(Outcome.INCORRECT) == 1
    assert not outcomes.is_undecided(candidates[0])


def test_what_is_asked_before_they_are_read_is_read_at_once(two_systems: Project):
    candidates = list_candidates(project=two_systems, chosen=EVERYTHING)
    outcomes = EverybodysOutcomes(two_systems, candidates)
    assert outcomes.count(*UNDECIDED) == 5
    assert outcomes.are_known
