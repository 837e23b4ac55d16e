"""Adjudication of disagreements, without a window."""

import pytest

from protest_core.annotating.adjudication import (
    AdjudicationSession,
    adjudication_progress,
    find_disputes,
)
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.annotators import annotators_who_judged
from protest_core.judgements.queries.load import load_all_judgements, load_judgement
from protest_core.names import ADJUDICATION
from tests.builders.fetch import fetch

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO, remark="no, said Ben")
BAD = Judgement(tags=frozenset({"bad_translation"}))
# Of example 1 they differ on the antecedent only.
ANTECEDENTS = (
    Judgement(Answer.YES, Answer.YES),
    Judgement(Answer.YES, Answer.NO),
)


@pytest.fixture
def disputed(project: Project) -> Project:
    """A project in which annotators differ on 1, 3 and 4, and agree on 5."""
    evaluate(project=project)
    for example, ada, ben in ((1, *ANTECEDENTS), (3, YES, NO), (4, BAD, NO), (5, YES, YES)):
        for name, said in (("Ada", ada), ("Ben", ben)):
            candidate = fetch(project, find_candidate, "one", ExampleId(example))
            judge(project=project, candidate_id=candidate, annotator=name, judgement=said)
    return project


@pytest.fixture
def sitting(disputed: Project) -> AdjudicationSession:
    found = find_disputes(project=disputed)
    sitting = AdjudicationSession(disputed, found.candidates, "Dora", still_open=found.still_open)
    assert sitting.progress.disputed == 3
    return sitting


def agrees_with_the_project(sitting: AdjudicationSession) -> bool:
    return sitting.progress == adjudication_progress(project=sitting.project)


def test_what_each_said_is_there(sitting: AdjudicationSession):
    sitting.go_to(1)
    assert [(each.annotator, each.judgement) for each in sitting.judgements] == [
        ("Ada", YES),
        ("Ben", NO),
    ]


def test_who_took_everything_back_says_nothing(sitting: AdjudicationSession):
    judge(
        project=sitting.project,
        candidate_id=sitting.navigator.candidates[1],
        annotator="Ben",
        judgement=Judgement(),
    )
    sitting.go_to(1)
    assert [each.annotator for each in sitting.judgements] == ["Ada"]
    assert sitting.progress.open == 2


def test_an_answer_settles_it_and_stands_for_itself(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.answer("pronoun", Answer.NO)
    assert not sitting.is_open(sitting.candidate_id)
    assert sitting.progress.settled == 1
    assert agrees_with_the_project(sitting)
    candidate = sitting.navigator.candidates[1]
    incorrect = CandidateFilter(outcomes=frozenset({Outcome.INCORRECT}))
    assert candidate in list_candidates(project=sitting.project, chosen=incorrect)
    assert fetch(sitting.project, load_judgement, candidate, "Ada") == YES


def test_only_what_they_differ_on_must_be_said(sitting: AdjudicationSession):
    sitting.answer("pronoun", Answer.YES)
    assert sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)
    sitting.answer("pronoun", Answer.UNSET)
    sitting.answer("antecedent", Answer.NO)
    assert not sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)


def test_it_is_open_again_when_it_is_taken_back(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.answer("pronoun", Answer.NO)
    sitting.clear()
    assert sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)
    sitting.undo()
    assert not sitting.is_open(sitting.candidate_id)
    sitting.undo()
    assert sitting.is_open(sitting.candidate_id)
    assert agrees_with_the_project(sitting)


def test_undo_goes_to_where_it_was(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.answer("pronoun", Answer.NO)
    sitting.go_to(2)
    sitting.undo()
    assert sitting.navigator.position == 1
    assert [each.annotator for each in sitting.judgements] == ["Ada", "Ben"]
    assert sitting.is_open(sitting.candidate_id)


def test_what_somebody_said_is_taken_over_but_not_their_remark(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.write_remark("mine")
    sitting.take_over("Ben")
    assert sitting.judgement == Judgement(Answer.NO, remark="mine")
    sitting.go_to(2)
    sitting.take_over("Ada")
    assert sitting.judgement == BAD
    assert agrees_with_the_project(sitting)


def test_next_open_skips_what_is_settled(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.take_over("Ada")
    sitting.go_to(0)
    assert sitting.next_open()
    assert sitting.navigator.position == 2
    sitting.take_over("Ada")
    assert sitting.next_open()
    assert sitting.navigator.position == 0
    sitting.take_over("Ada")
    assert not sitting.next_open()
    assert sitting.open_count == 0


def test_who_decided_is_on_record_and_in_no_list_of_annotators(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.take_over("Ben")
    found = fetch(sitting.project, load_all_judgements, sitting.candidate_id)
    (own,) = [each for each in found if each.annotator == ADJUDICATION]
    assert own.origin == "adjudicated by Dora"
    assert "adjudication" not in fetch(sitting.project, annotators_who_judged)
    assert sitting.person == "Dora"


def test_whoever_comes_back_finds_what_is_settled(sitting: AdjudicationSession):
    sitting.go_to(1)
    sitting.take_over("Ben")
    again = AdjudicationSession(
        sitting.project,
        sitting.navigator.candidates,
        "Emil",
        still_open=find_disputes(project=sitting.project).still_open,
    )
    assert again.progress == sitting.progress
    again.go_to(1)
    assert again.judgement.pronoun is Answer.NO
