"""Task sets of a project: what goes in, what is refused and why, and who is how far."""

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import chain

import pytest
from sqlalchemy import text

from protest_core.annotating.judge_candidate import judge
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, IncludedCandidates, Pace, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets, load_task
from protest_core.tasks.sets import (
    create_task_set,
    delete_task_set,
    plan_task_set,
    task_candidates,
    task_sets,
)
from tests.builders.fetch import fetch
from tests.builders.no_translation import mark
from tests.builders.small_suite import write_system

PILOT = TaskSettings("pilot", seed=1)
EVERYTHING = replace(PILOT, included=Included.EVERYTHING)
SUBJECT_IT, THEY = "anaphoric_inter_subject_it", "anaphoric_inter_they"
YOU = "addressee_deictic_singular_you"
BAD = Judgement(tags=frozenset({"bad_translation"}))


def hand_out(project: Project, label: str, annotator: str) -> None:
    """Record a batch as exporting leaves it in the project."""
    with project.changing() as tx:
        run = tx.execute
        run(text("INSERT OR IGNORE INTO annotator (name) VALUES (:n)"), {"n": annotator})
        run(
            text(
                "INSERT INTO batch SELECT :id, 'p', task.id, annotator.id, 'now', '', '', 0 "
                "FROM task, annotator WHERE label = :label AND name = :name"
            ),
            {"id": f"{label}-{annotator}", "label": label, "name": annotator},
        )


def test_what_was_referred_goes_in_by_system_and_category(two_systems: Project):
    plan = plan_task_set(project=two_systems, settings=PILOT)
    assert plan.strata == (
        IncludedCandidates("one", SUBJECT_IT, 1, 0, 0),
        IncludedCandidates("one", THEY, 1, 0, 0),
        IncludedCandidates("one", YOU, 1, 0, 0),
        IncludedCandidates("two", SUBJECT_IT, 1, 0, 0),
        IncludedCandidates("two", THEY, 1, 0, 0),
    )


@pytest.mark.parametrize("settings", [PILOT, EVERYTHING])
def test_lines_that_are_no_translation_are_not_handed_out(two_systems: Project, settings):
    before = plan_task_set(project=two_systems, settings=settings).size
    mark(two_systems.path, [("one", 5)])  # example 4 was referred, 5 approved
    after = plan_task_set(project=two_systems, settings=settings).size
    assert before - after == (2 if settings is EVERYTHING else 1)


def test_everything_is_the_approved_candidates_too(two_systems: Project):
    plan = plan_task_set(project=two_systems, settings=EVERYTHING)
    assert sum(stratum.referred for stratum in plan.strata) == 5
    assert sum(stratum.audited for stratum in plan.strata) == 5


def test_an_audit_takes_as_many_of_the_approved_as_asked_for(two_systems: Project):
    for audit in (1, 3, 5):
        plan = plan_task_set(project=two_systems, settings=replace(PILOT, audit=audit))
        assert plan.size == 5 + audit
    assert [each.system for each in plan.strata if each.audited] == ["one"] * 2 + ["two"] * 3


def test_a_sample_of_the_referred_and_an_audit_of_the_approved(two_systems: Project):
    settings = replace(PILOT, sample=2, audit=3)
    plan = plan_task_set(project=two_systems, settings=settings)
    assert sum(stratum.referred for stratum in plan.strata) == 2
    assert sum(stratum.audited for stratum in plan.strata) == 3


def test_systems_and_categories_can_be_chosen(two_systems: Project):
    settings = replace(PILOT, systems=("two",), categories=(THEY,))
    assert plan_task_set(project=two_systems, settings=settings).strata == (
        IncludedCandidates("two", THEY, 1, 0, 0),
    )


def test_what_was_chosen_is_kept_by_name_with_the_seed(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(PILOT, seed=42))
    (kept,) = task_sets(project=two_systems)
    assert kept.settings.seed == 42
    assert kept.settings.systems == ("one", "two")
    assert len(kept.settings.categories) == 5
    assert kept.created_at


def test_planning_changes_nothing_and_creating_makes_what_was_planned(two_systems: Project):
    settings = replace(EVERYTHING, tasks=2, overlap=2)
    plan = plan_task_set(project=two_systems, settings=settings)
    assert task_sets(project=two_systems) == ()
    assert create_task_set(project=two_systems, settings=settings) == ChangeSet(
        task_sets=("pilot",)
    )
    (kept,) = fetch(two_systems, list_task_sets)
    assert tuple((task.label, task.candidates) for task in kept.tasks) == plan.labelled
    assert kept.settings == plan.settings
    assert fetch(two_systems, load_task, kept.tasks[1].id) == kept.tasks[1]


def test_task_sets_are_there_when_the_project_is_opened_again(two_systems: Project):
    create_task_set(project=two_systems, settings=PILOT)
    create_task_set(project=two_systems, settings=replace(PILOT, name="again"))
    with Project.open(two_systems.path) as again:
        assert [each.settings.name for each in task_sets(project=again)] == ["pilot", "again"]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"name": ""}, "needs a name"),
        ({"name": " pilot"}, "no blanks at its ends"),
        ({"name": "a" * 101}, "at most 100 characters"),
        ({"name": "a\u202eb"}, r"‘a\\u202eb’: a task set's name has no"),
        ({"name": "a/b"}, "files of that name"),
        ({"name": ".hidden"}, "files of that name"),
        ({"systems": ("nobody",)}, "no system ‘nobody’. There are: one, two"),
        ({"categories": ("nothing",)}, "no category ‘nothing’"),
        ({"tasks": 0}, "number of tasks is 0; it can be from 1 to 1,000"),
        ({"tasks": 1001}, "number of tasks is 1,001"),
        ({"overlap": -1}, "overlap is -1"),
        ({"audit": -1}, "audit sample is -1"),
        ({"sample": -1}, "sample is -1"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": 2**53}, "seed is"),
        ({"audit": 1, "included": Included.EVERYTHING}, "nothing to add for an audit"),
        ({"categories": ("pleonastic_it",)}, "no chosen candidate was referred"),
        ({"categories": ("anaphoric_intra_they",)}, "task set would be empty"),
        (
            {"categories": ("anaphoric_intra_they",), "included": Included.EVERYTHING},
            "no examples of these categories",
        ),
        ({"tasks": 6}, "5 candidates cannot be dealt out to 6 tasks"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_the_reason(
    two_systems: Project, changed, reason
):
    with pytest.raises(RefusedError, match=reason):
        create_task_set(project=two_systems, settings=replace(PILOT, **changed))
    assert task_sets(project=two_systems) == ()


@pytest.mark.parametrize("name", ["pilot", "Pilot"])
def test_a_name_is_taken_once_in_whatever_case(two_systems: Project, name):
    create_task_set(project=two_systems, settings=PILOT)
    with pytest.raises(RefusedError, match=f"a task set {name} already"):
        create_task_set(project=two_systems, settings=replace(PILOT, name=name))


def test_more_tasks_than_candidates_are_fine_where_everybody_gets_the_overlap(
    two_systems: Project,
):
    settings = replace(PILOT, tasks=6, overlap=5)
    plan = plan_task_set(project=two_systems, settings=settings)
    assert len(plan.overlap) == 5
    create_task_set(project=two_systems, settings=settings)
    (kept,) = task_sets(project=two_systems)
    assert [task.candidates for task in kept.tasks] == [5, 0, 0, 0, 0, 0, 0]


def test_without_systems_there_is_nothing_to_put_in(project_file):
    with (
        Project.open(project_file) as project,
        pytest.raises(RefusedError, match="no systems"),
    ):
        plan_task_set(project=project, settings=PILOT)


def test_systems_that_were_not_matched_are_named_with_what_to_do(two_systems: Project, tmp_path):
    files = write_system(tmp_path, "three")
    load_systems(project=two_systems, outputs=[SystemOutput("three", *files)])
    with pytest.raises(RefusedError, match=r"Not matched .* three\. .*protest evaluate"):
        plan_task_set(project=two_systems, settings=PILOT)
    assert plan_task_set(project=two_systems, settings=replace(PILOT, systems=("two",))).size == 2


def test_a_task_that_nobody_has_is_new_and_nobodys(two_systems: Project):
    create_task_set(project=two_systems, settings=PILOT)
    ((task,),) = (each.tasks for each in task_sets(project=two_systems))
    assert (task.label, task.candidates, task.handed_out, task.states) == ("1", 5, (), {})
    ((nobody, states),) = task.by_annotator
    assert (nobody, states[State.NEW], sum(states.values())) == ("", 5, 5)


def test_progress_tells_for_everybody_how_far_they_are(two_systems: Project, find):
    create_task_set(project=two_systems, settings=PILOT)
    hand_out(two_systems, "1", "ben")
    done, incomplete, conflict = find("one", 1), find("one", 2), find("two", 1)
    said = {
        done: BAD,
        incomplete: Judgement(remark="?"),
        conflict: Judgement(Answer.YES, Answer.YES),
    }
    for candidate, judgement in said.items():
        judge(project=two_systems, candidate_id=candidate, annotator="ann", judgement=judgement)
    # Not in the task: approved.
    judge(project=two_systems, candidate_id=find("two", 3), annotator="ann", judgement=BAD)
    ((task,),) = (each.tasks for each in task_sets(project=two_systems))
    assert task.handed_out == ("ben",)
    assert task.states == {
        "ann": {State.NEW: 2, State.INCOMPLETE: 1, State.DONE: 1, State.CONFLICT: 1},
        "ben": {State.NEW: 5, State.INCOMPLETE: 0, State.DONE: 0, State.CONFLICT: 0},
    }


def test_the_candidates_behind_each_count_of_progress_are_found(two_systems: Project, find):
    create_task_set(project=two_systems, settings=PILOT)
    hand_out(two_systems, "1", "ben")
    done, conflict = find("one", 1), find("two", 1)
    for candidate, judgement in ((done, BAD), (conflict, Judgement(Answer.YES, Answer.YES))):
        judge(project=two_systems, candidate_id=candidate, annotator="ann", judgement=judgement)
    ((task,),) = (each.tasks for each in task_sets(project=two_systems))
    find_in = partial(task_candidates, project=two_systems, task=task.id)
    for annotator, states in task.by_annotator:
        for state, count in states.items():
            assert len(find_in(annotator=annotator, state=state)) == count
    assert find_in(annotator="ann", state=State.DONE) == (done,)
    assert find_in(annotator="ann", state=State.CONFLICT) == (conflict,)
    ((listed,),) = (each.tasks for each in fetch(two_systems, list_task_sets))
    assert find_in() == find_in(state=State.NEW) == listed.candidates


def test_the_pace_is_the_median_of_ten_judgements_or_assumed(two_systems: Project, find):
    """Timed are those by people that took a second or more."""
    candidates = [find(system, example) for system in ("one", "two") for example in range(1, 6)]
    for seconds, candidate in enumerate(candidates[:9], start=10):
        judge_in(two_systems, candidate, seconds)
    judge_in(two_systems, candidates[9], 0.01)
    plan = plan_task_set(project=two_systems, settings=PILOT)
    assert plan.pace == Pace(seconds=30, judgements=0)
    judge_in(two_systems, candidates[9], 500)
    plan = plan_task_set(project=two_systems, settings=PILOT)
    assert plan.pace == Pace(seconds=14.5, judgements=10)


def judge_in(project: Project, candidate: CandidateId, seconds: float) -> None:
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=BAD, seconds=seconds)


def test_the_overlap_is_with_everybody_who_has_a_task_of_the_set(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, tasks=2, overlap=2))
    hand_out(two_systems, "1", "ben")
    hand_out(two_systems, "2", "ann")
    ((overlap, one, two),) = (each.tasks for each in task_sets(project=two_systems))
    assert overlap.handed_out == ("ann", "ben")
    assert (one.handed_out, two.handed_out) == (("ben",), ("ann",))


def test_a_task_set_that_nobody_worked_on_can_be_deleted(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, tasks=2, overlap=2))
    create_task_set(project=two_systems, settings=replace(PILOT, name="other"))
    other = fetch(two_systems, list_task_sets)[1]
    assert delete_task_set(project=two_systems, name="pilot") == ChangeSet(task_sets=("pilot",))
    assert fetch(two_systems, list_task_sets) == (other,)
    create_task_set(project=two_systems, settings=PILOT)


def test_deleting_what_is_not_there_says_what_is(two_systems: Project):
    with pytest.raises(RefusedError, match=r"no task set ‘pilot’. There is none yet"):
        delete_task_set(project=two_systems, name="pilot")
    create_task_set(project=two_systems, settings=PILOT)
    with pytest.raises(RefusedError, match=r"no task set ‘other’. There are: pilot"):
        delete_task_set(project=two_systems, name="other")


def test_a_task_set_that_was_handed_out_stays(two_systems: Project):
    create_task_set(project=two_systems, settings=PILOT)
    hand_out(two_systems, "1", "ben")
    with pytest.raises(RefusedError, match="pilot has been handed out to ben"):
        delete_task_set(project=two_systems, name="pilot")
    assert len(task_sets(project=two_systems)) == 1


def test_a_task_set_with_judgements_stays_even_if_they_were_withdrawn(two_systems: Project, find):
    create_task_set(project=two_systems, settings=PILOT)
    for judgement in (BAD, Judgement()):
        judge(
            project=two_systems,
            candidate_id=find("one", 1),
            annotator="ann",
            judgement=judgement,
        )
        with pytest.raises(RefusedError, match="1 candidate of the task set pilot has been judged"):
            delete_task_set(project=two_systems, name="pilot")
    assert len(task_sets(project=two_systems)) == 1


def test_a_system_in_a_task_set_is_not_replaced(two_systems: Project, output):
    create_task_set(project=two_systems, settings=replace(PILOT, systems=("one",)))
    with pytest.raises(Exception, match=r"one is loaded and candidates of it .* \(pilot\)"):
        load_systems(project=two_systems, outputs=[output], replace=True)
    delete_task_set(project=two_systems, name="pilot")
    load_systems(project=two_systems, outputs=[output], replace=True)


def test_a_system_in_no_task_set_is_replaced(two_systems: Project, output):
    create_task_set(project=two_systems, settings=replace(PILOT, systems=("two",)))
    load_systems(project=two_systems, outputs=[output], replace=True)


def test_tasks_share_no_candidates(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, tasks=3, overlap=3))
    (kept,) = fetch(two_systems, list_task_sets)
    found = Counter(chain.from_iterable(task.candidates for task in kept.tasks))
    assert len(found) == 10
    assert set(found.values()) == {1}
