"""The draws of a task set are stored with it, and who has been reached is known."""

from collections import Counter
from dataclasses import replace

from sqlalchemy import func, select

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.db.schema import CandidateRow, StratumCandidateRow, StratumRow
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import load_systems
from protest_core.tasks.model import DrawCounts
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.draws import load_drawn_strata, load_draws
from protest_core.tasks.sets import create_task_set, delete_task_set
from tests.builders.fetch import fetch

PILOT = TaskSettings("pilot", seed=1)
EVERYTHING = replace(PILOT, included=Included.EVERYTHING)
NO = Judgement(Answer.NO)


def draws(project: Project) -> dict[int, str | None]:
    with project.reading() as tx:
        found = load_draws(tx)
        return {number: found.get(number) for number in tx.scalars(select(CandidateRow.id))}


def rows_left(project: Project) -> int:
    with project.reading() as tx:
        tables = (StratumRow, StratumCandidateRow)
        return sum(tx.scalar(select(func.count()).select_from(table)) or 0 for table in tables)


def states(project: Project) -> Counter[str | None]:
    return Counter(each and each.partition("/")[2] for each in draws(project).values())


def test_without_a_task_set_nothing_was_drawn(two_systems: Project):
    assert set(draws(two_systems).values()) == {None}
    assert fetch(two_systems, load_drawn_strata) == {}


def test_an_audit_says_which_approvals_it_left(two_systems: Project):
    """Five are approved; three of them are drawn, and what was referred is taken whole."""
    create_task_set(project=two_systems, settings=replace(PILOT, audit=3))
    assert states(two_systems) == {"waiting": 5 + 3, "left": 2}
    strata = fetch(two_systems, load_drawn_strata).values()
    assert sum(each.size for each in strata) == 10
    assert sum(each.drawn for each in strata) == 8
    assert not any(each.reached or each.reconstructed for each in strata)


def test_without_an_audit_nothing_is_drawn_of_the_approvals(two_systems: Project, find):
    create_task_set(project=two_systems, settings=PILOT)
    assert states(two_systems) == {"waiting": 5, None: 5}
    assert draws(two_systems)[find("two", 3)] is None


def test_a_sample_over_all_systems_and_categories_is_one_stratum(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=2))
    assert fetch(two_systems, load_drawn_strata) == {
        1: DrawCounts(size=10, drawn=2, reached=0, reconstructed=False)
    }
    assert Counter(draws(two_systems).values()) == {"1/waiting": 2, "1/left": 8}


def test_draws_of_several_task_sets_stand_side_by_side(two_systems: Project, find):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=1))
    create_task_set(
        project=two_systems, settings=replace(EVERYTHING, name="rest", sample=1, seed=5)
    )
    judge(project=two_systems, candidate_id=find("one", 1), annotator="Ada", judgement=NO)
    found = Counter(draws(two_systems).values())
    assert found["1/left,2/left"] == 8
    assert set(found) <= {
        *("1/left,2/left", "1/waiting,2/left", "1/left,2/waiting"),
        *("1/reached,2/left", "1/left,2/reached"),
    }


def test_a_task_set_that_nobody_has_begun_has_reached_nothing(two_systems: Project):
    """The task set draws judged candidates, too; their chance to be judged stays."""
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=1, seed=1))
    (drawn,) = (number for number, each in draws(two_systems).items() if each == "1/waiting")
    judge(project=two_systems, candidate_id=CandidateId(drawn), annotator="Ada", judgement=NO)
    create_task_set(project=two_systems, settings=replace(EVERYTHING, name="rest"))
    first, *rest = fetch(two_systems, load_drawn_strata).values()
    assert first.share_reached == 0.1
    assert {each.share_reached for each in rest} == {0}
    assert sum(each.reached_before for each in rest) == 1


def test_what_a_later_task_set_reached_is_a_share_of_what_was_left_to_it(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=1, seed=1))
    create_task_set(project=two_systems, settings=replace(EVERYTHING, name="rest"))
    for number in draws(two_systems):
        judge(project=two_systems, candidate_id=CandidateId(number), annotator="Ada", judgement=NO)
    first, *rest = fetch(two_systems, load_drawn_strata).values()
    assert (first.reached, sum(each.reached for each in rest)) == (1, 9)
    assert {each.share_reached for each in rest if each.size > each.reached_before} == {1}


def test_what_is_judged_was_reached_if_it_was_drawn(two_systems: Project, find):
    create_task_set(project=two_systems, settings=PILOT)
    for candidate in (find("one", 1), find("two", 3)):
        judge(project=two_systems, candidate_id=candidate, annotator="Ada", judgement=NO)
    assert states(two_systems) == {"reached": 1, "waiting": 4, None: 5}


def test_what_an_annotator_passed_over_in_a_batch_was_reached(two_systems: Project, tmp_path):
    """The batch has an order of its own, with the overlap among the others."""
    settings = replace(EVERYTHING, tasks=2, overlap=4)
    create_task_set(project=two_systems, settings=settings)
    made = export_batches(
        project=two_systems, task_set="pilot", annotators=["Ada", "Ben"], directory=tmp_path
    )
    with open_batch(path=made[0].path) as batch:
        order = batch_candidates(batch=batch)
        judge(project=batch.project, candidate_id=order[4], annotator="Ada", judgement=NO)
        contents = [fetch(batch.project, load_candidate, each) for each in order]
    (record, _) = batches(project=two_systems)
    ours = [
        fetch(two_systems, find_candidate, record.systems[each.system], each.example.id)
        for each in contents
    ]
    apply_merge(
        project=two_systems,
        plan=plan_merge(project=two_systems, paths=[made[0].path]),
        merged_by="me",
    )
    found = {number: each.partition("/")[2] for number, each in draws(two_systems).items() if each}
    assert [found[each] for each in ours] == ["reached"] * 5 + ["waiting"] * 2
    assert Counter(found.values()) == {"reached": 5, "waiting": 5}
    assert sum(each.reached for each in fetch(two_systems, load_drawn_strata).values()) == 5


def test_what_an_annotator_had_judged_before_says_nothing_of_a_new_batch(
    two_systems: Project, tmp_path
):
    """The candidate is in the batch, but nobody has begun to work through it."""
    with two_systems.reading() as tx:
        everything = tx.scalars(select(CandidateRow.id)).all()
    for candidate in everything[::3]:
        judge(project=two_systems, candidate_id=candidate, annotator="Ada", judgement=NO)
    create_task_set(project=two_systems, settings=EVERYTHING)
    export_batches(project=two_systems, task_set="pilot", annotators=["Ada"], directory=tmp_path)
    assert states(two_systems) == {"reached": 4, "waiting": 6}


def test_strata_go_with_their_task_set(two_systems: Project):
    create_task_set(project=two_systems, settings=replace(PILOT, audit=3))
    create_task_set(project=two_systems, settings=replace(EVERYTHING, name="other", sample=1))
    delete_task_set(project=two_systems, name="pilot")
    assert [each.size for each in fetch(two_systems, load_drawn_strata).values()] == [10]
    delete_task_set(project=two_systems, name="other")
    assert rows_left(two_systems) == 0


def test_a_system_loaded_again_was_in_no_draw_and_the_others_chances_stay(
    two_systems: Project, output
):
    """One of ten of "two" was drawn: "one" may be replaced, but the chance was 1 in 10."""
    seed = next(seed for seed in range(20) if drawn_system(two_systems, seed) == "two")
    create_task_set(project=two_systems, settings=replace(EVERYTHING, sample=1, seed=seed))
    load_systems(project=two_systems, outputs=[output], replace=True)
    assert states(two_systems) == {"waiting": 1, "left": 4, None: 5}
    (stratum,) = fetch(two_systems, load_drawn_strata).values()
    assert (stratum.size, stratum.drawn) == (10, 1)


def drawn_system(project: Project, seed: int) -> str:
    settings = replace(EVERYTHING, sample=1, seed=seed, name="try")
    create_task_set(project=project, settings=settings)
    (drawn,) = (number for number, each in draws(project).items() if each == "1/waiting")
    delete_task_set(project=project, name="try")
    return fetch(project, load_candidate, drawn).system
