"""The candidates that get the seconds of a sitting, and when they are saved."""

import pytest

from protest_core.annotating.draft import Activity
from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.session import AnnotationSession
from protest_core.annotating.unsaved import UnsavedWork
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements

NO, UNSET = Answer.NO, Answer.UNSET


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sitting(project: Project, clock: Clock) -> AnnotationSession:
    candidates = list_candidates(project=project, chosen=CandidateFilter())
    return AnnotationSession(project, candidates, "ada", activity=Activity(clock))


def saved_seconds(project: Project, example: int = 1) -> float:
    """Return the seconds of the only judgement of the example."""
    with Project.open(project.path) as other, other.changing() as tx:
        candidate = find_candidate(tx, "one", ExampleId(example))
        row = tx.connection().exec_driver_sql(
            "SELECT seconds FROM judgement WHERE candidate_id = ?", (candidate,)
        )
        return row.scalar_one()


def test_reading_and_answering_goes_to_the_judgement(project, sitting, clock):
    clock.now += 20
    sitting.answer("pronoun", NO)
    assert saved_seconds(project) == 20
    clock.now += 5
    sitting.answer("antecedent", NO)
    assert saved_seconds(project) == 25


def test_a_long_pause_does_not_count(project, sitting, clock):
    clock.now += 5_000
    sitting.answer("pronoun", NO)
    assert saved_seconds(project) == 0


def test_asking_for_more_context_is_an_act(project, sitting, clock):
    for act in (sitting.more_above, sitting.more_below, lambda: sitting.answer("pronoun", NO)):
        clock.now += 50
        act()
    assert saved_seconds(project) == 150


def test_each_candidate_gets_its_own_time(project, sitting, clock):
    clock.now += 20
    sitting.answer("pronoun", NO)
    clock.now += 3
    sitting.next()
    clock.now += 10
    sitting.answer("pronoun", NO)
    assert (saved_seconds(project, 1), saved_seconds(project, 2)) == (20, 10)
    assert sitting.work_after_judging == {sitting.navigator.candidates[0]: 3}


def test_visits_add_up_also_those_before_the_first_answer(project, sitting, clock):
    clock.now += 7
    sitting.next()
    sitting.previous()
    clock.now += 5
    sitting.answer("pronoun", NO)
    assert saved_seconds(project) == 12


def test_replacing_a_judgement_keeps_the_sum_and_history_has_it_until_then(project, sitting, clock):
    for answer in (Answer.NO, Answer.YES):
        clock.now += 10
        sitting.answer("pronoun", answer)
    assert saved_seconds(project) == 20
    (past,) = fetch(project, load_past_judgements, sitting.candidate_id, "ada")
    assert past.seconds == 20  # what it took to get to the end of it


def test_taking_back_and_judging_anew_forgets_no_time(project, sitting, clock):
    for answer in (NO, UNSET, NO):
        clock.now += 10
        sitting.answer("pronoun", answer)
    assert saved_seconds(project) == 30


def test_another_annotator_begins_at_nothing(project, sitting, clock):
    clock.now += 10
    sitting.answer("pronoun", NO)
    sitting.answer("pronoun", UNSET)
    judge(
        project=project,
        candidate_id=sitting.candidate_id,
        annotator="ben",
        judgement=Judgement(NO),
        seconds=4,
    )
    assert saved_seconds(project) == 4


def test_saying_the_same_again_only_adds_time(project, sitting):
    for _ in range(2):
        judge(
            project=project,
            candidate_id=sitting.candidate_id,
            annotator="ada",
            judgement=Judgement(NO),
            seconds=2.5,
        )
    assert saved_seconds(project) == 5
    assert fetch(project, load_past_judgements, sitting.candidate_id, "ada") == ()


def test_typing_a_remark_adds_up_letter_by_letter(project, sitting, clock):
    for length in range(1, 5):
        clock.now += 1
        sitting.write_remark("word"[:length])
    assert saved_seconds(project) == 4


def test_undo_counts_for_the_candidate_one_was_at(project, sitting, clock):
    sitting.answer("pronoun", NO)
    sitting.answer("pronoun", Answer.YES)
    sitting.next()
    clock.now += 9
    sitting.undo()
    assert sitting.worked.on(sitting.navigator.candidates[1]) == 9
    assert saved_seconds(project) == 0


def test_work_after_judging_is_added_without_a_judgement(project, sitting, clock):
    sitting.answer("pronoun", NO)
    clock.now += 8
    sitting.pause()
    judge(
        project=project,
        candidate_id=sitting.candidate_id,
        annotator="ada",
        judgement=Judgement(Answer.NO, remark="said in another window meanwhile"),
    )
    sitting.save_now()
    assert saved_seconds(project) == 8
    assert fetch(project, load_judgement, sitting.candidate_id, "ada").remark.startswith(
        "said in another"
    )


def test_looking_without_judging_saves_nothing(project, sitting, clock):
    clock.now += 8
    sitting.pause()
    assert sitting.paused
    assert sitting.work_after_judging == {}
    UnsavedWork("ada", {sitting.candidate_id: 8.0}).save(project)
    assert fetch(project, load_judgement, sitting.candidate_id, "ada") == Judgement()
