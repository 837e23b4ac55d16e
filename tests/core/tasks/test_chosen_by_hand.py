"""Task sets of candidates that were chosen by hand: nothing takes them for a sample."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.questions import Question
from protest_core.loading.change_systems import remove
from protest_core.scores.audit import audit_table
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from protest_core.scores.weights import load_weights
from protest_core.suite.queries import project_suite
from protest_core.tables.formats import render
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.draws import load_drawn_strata
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.tasks.report import task_sets_report
from protest_core.tasks.sets import create_task_set, delete_task_set, plan_task_set, task_sets
from tests.builders.fetch import fetch
from tests.core.tasks.test_draws import states

ODD = TaskSettings("odd", included=Included.CHOSEN, seed=1)
EVERYTHING = TaskSettings("all", included=Included.EVERYTHING, seed=3)
NO = Judgement(Answer.NO)


def choose(project: Project, *chosen: CandidateId, **how: object) -> None:
    create_task_set(project=project, settings=replace(ODD, **how), chosen=chosen)


def say_no(project: Project, *candidates: CandidateId, annotator: str = "Ada") -> None:
    for each in candidates:
        judge(project=project, candidate_id=each, annotator=annotator, judgement=NO)


def strata(project: Project) -> object:
    return score_table(project=project).estimates.strata


def corrected(project: Project, system: str) -> tuple[float | None, float | None]:
    estimate = score_table(project=project).estimate(Question.PRONOUN, system)
    return estimate.low, estimate.high


@pytest.fixture
def approved(find) -> list[CandidateId]:
    """Approved candidates of the system "two"."""
    return [find("two", each) for each in (3, 4, 5)]


def test_exactly_what_was_chosen_goes_in_dealt_out_with_an_overlap(two_systems: Project, find):
    chosen = [find("one", 1), find("two", 3), find("two", 4), find("one", 5)]
    settings = replace(ODD, tasks=2, overlap=2)
    plan = plan_task_set(project=two_systems, settings=settings, chosen=chosen)
    assert sorted((*plan.overlap, *(each for task in plan.tasks for each in task))) == sorted(
        chosen
    )
    assert plan.each == (3, 3)
    assert plan.drawn_from == ()
    assert plan.settings.systems == ("one", "two")
    again = plan_task_set(project=two_systems, settings=settings, chosen=chosen[::-1])
    assert again == plan  # whatever the order in which they were chosen


def test_the_settings_and_all_that_is_said_of_it_tell_that_it_is_no_sample(
    two_systems: Project, approved
):
    choose(two_systems, *approved)
    (made,) = task_sets(project=two_systems)
    assert (made.settings.included, made.candidates, made.draws) == (Included.CHOSEN, 3, ())
    report = task_sets_report(project_suite(project=two_systems), [made])
    assert "odd · Chosen by hand, which is no random sample" in "".join(render(report, "text"))


@pytest.mark.parametrize("how", [{"sample": 1}, {"audit": 1}])
def test_nothing_can_be_drawn_of_it(two_systems: Project, approved, how):
    with pytest.raises(RefusedError, match="no sample is drawn of them"):
        choose(two_systems, *approved, **how)


def test_what_is_gone_or_never_matched_is_refused(two_systems: Project, project, approved, find):
    with pytest.raises(RefusedError, match="no candidate is chosen"):
        choose(two_systems)
    gone = find("one", 1)
    remove(project=two_systems, system="one")
    with pytest.raises(RefusedError, match="1 chosen candidate is not in the project any more"):
        choose(two_systems, gone, *approved)
    assert task_sets(project=two_systems) == ()


def test_making_one_changes_no_number(two_systems: Project, find, approved):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=4))
    say_no(two_systems, find("one", 1), approved[0])
    before = strata(two_systems), states(two_systems)
    choose(two_systems, approved[0], approved[1], find("one", 1), find("one", 2))
    assert (strata(two_systems), states(two_systems)) == before


def test_approvals_judged_by_choice_tell_nothing_of_the_others(two_systems: Project, approved):
    """Approvals that are not chosen would be taken as drawn from system and category."""
    choose(two_systems, *approved[:2])
    say_no(two_systems, *approved[:2])
    assert corrected(two_systems, "two") == (None, None)
    assert audit_table(project=two_systems).rate("two").counts.judged == 0
    text = "".join(render(scores_report(score_table(project=two_systems)), "text"))
    text = " ".join(text.split())
    assert "2 candidates were judged because they were chosen by hand" in text
    assert "people judged only approvals that were chosen by hand" in text
    weights = fetch(two_systems, load_weights)
    assert {weights[each].weight for each in approved[:2]} == {1.0}
    assert all(weights[each].stratum.endswith("+chosen") for each in approved[:2])


def test_beside_an_audit_they_count_for_themselves_alone(two_systems: Project, find, approved):
    """The audit upholds its one approval of "one"; the other one, chosen, is wrong."""
    referred = [find("one", each) for each in (1, 2, 4)]
    of_one = [find("one", each) for each in (3, 5)]
    settings = TaskSettings("audit", systems=("one",), audit=1, seed=2)
    create_task_set(project=two_systems, settings=settings)
    (drawn,) = {e for t in fetch_tasks(two_systems) for e in t} & set(of_one)
    word = {find("one", 3): (4, 0), find("one", 5): (5, 2)}[drawn]
    yes = Judgement(Answer.YES, tokens=frozenset({word}))
    judge(project=two_systems, candidate_id=drawn, annotator="Ada", judgement=yes)
    say_no(two_systems, *referred)
    assert corrected(two_systems, "one") == (2 / 5, 2 / 5)  # both approvals right
    (other,) = set(of_one) - {drawn}
    choose(two_systems, other)
    say_no(two_systems, other)
    assert corrected(two_systems, "one") == (1 / 5, 1 / 5)  # all five are known


def fetch_tasks(project: Project) -> list[tuple[CandidateId, ...]]:
    return [task.candidates for each in fetch(project, list_task_sets) for task in each.tasks]


def test_what_was_judged_before_it_was_chosen_stays_in_its_sample(two_systems: Project, approved):
    create_task_set(project=two_systems, settings=EVERYTHING)
    say_no(two_systems, approved[0])
    choose(two_systems, approved[0])
    say_no(two_systems, approved[0], annotator="Ben")  # the second look
    say_no(two_systems, approved[0])  # which replaces what was said before
    assert states(two_systems)["reached"] == 1


def test_a_choice_reaches_nothing_of_a_sample_before_its_own_turn(
    two_systems: Project, tmp_path: Path
):
    """Ada gets everything in random order, and the last of it by choice, too, and judges that."""
    create_task_set(project=two_systems, settings=EVERYTHING)
    batch, order = handed_out(two_systems, "all", tmp_path)
    choose(two_systems, order[-1])
    second, _ = handed_out(two_systems, "odd", tmp_path)
    judge_in(two_systems, second, 1)
    assert states(two_systems) == {"waiting": 10}  # and nine are not passed over
    judge_in(two_systems, batch, 3)
    assert states(two_systems) == {"reached": 3, "waiting": 7}
    judge_in(two_systems, batch, 9)
    assert states(two_systems) == {"reached": 10}
    assert sum(each.reached for each in fetch(two_systems, load_drawn_strata).values()) == 10


def handed_out(
    project: Project, task_set: str, directory: Path
) -> tuple[Path, tuple[CandidateId, ...]]:
    """The batch, and the project's candidates in its order."""
    (made,) = export_batches(
        project=project, task_set=task_set, annotators=["Ada"], directory=directory
    )
    *_, record = batches(project=project)
    with open_batch(path=made.path) as batch:
        order = batch_candidates(batch=batch)
        found = [fetch(batch.project, load_candidate, each) for each in order]
    names = record.systems
    return made.path, tuple(
        fetch(project, find_candidate, names[each.system], each.example.id) for each in found
    )


def judge_in(project: Project, path: Path, count: int) -> None:
    """Judge the first ones of a batch, and merge it."""
    with open_batch(path=path) as batch:
        say_no(batch.project, *batch_candidates(batch=batch)[:count])
    plan = plan_merge(project=project, paths=[path])
    apply_merge(project=project, plan=plan, merged_by="me")


def test_it_is_listed_and_deleted_like_others(two_systems: Project, approved):
    choose(two_systems, *approved)
    delete_task_set(project=two_systems, name="odd")
    assert task_sets(project=two_systems) == ()
    choose(two_systems, *approved)
    say_no(two_systems, approved[0])
    with pytest.raises(RefusedError, match="judged, so it cannot be deleted"):
        delete_task_set(project=two_systems, name="odd")


def test_outcomes_count_as_ever(two_systems: Project, approved):
    before = Counter(score_table(project=two_systems).cells)
    choose(two_systems, *approved)
    say_no(two_systems, approved[0])
    evaluate(project=two_systems)
    after = Counter(score_table(project=two_systems).cells)
    assert before != after
