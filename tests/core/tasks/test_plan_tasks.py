"""Tasks by strata: the right sizes, nothing lost, nothing twice, and repeatable."""

from collections import Counter
from dataclasses import replace
from itertools import chain, pairwise

from hypothesis import given
from hypothesis import strategies as st

from protest_core.tasks.plan import Included, IncludedCandidates, TaskSettings, plan_tasks
from protest_core.tasks.sampling import SamplePart
from tests.core.tasks.pools import CATEGORIES, SYSTEMS, any_settings, pool_of, pools

EVENT, PLEONASTIC = CATEGORIES
PLAIN = TaskSettings("pilot", SYSTEMS, CATEGORIES)


def everything(plan):
    return [*plan.overlap, *chain.from_iterable(plan.tasks)]


def stratum_of(pool):
    return {each.id: (each.system, each.category) for each in pool}


@given(any_settings, pools())
def test_no_candidate_is_in_two_tasks_or_comes_from_elsewhere(settings, pool):
    found = everything(plan_tasks(settings, pool))
    assert len(found) == len(set(found))
    assert set(found) <= {each.id for each in pool}


@given(any_settings, pools())
def test_as_many_go_in_as_were_asked_for(settings, pool):
    found = set(everything(plan_tasks(settings, pool)))
    approved = {each.id for each in pool if each.approved}
    referred = {each.id for each in pool} - approved
    sample = settings.sample or len(pool)
    if settings.included is Included.CHOSEN:
        assert found == {each.id for each in pool}
    elif settings.included is Included.EVERYTHING:
        assert len(found) == min(sample, len(pool))
    else:
        assert len(found & referred) == min(sample, len(referred))
        assert len(found & approved) == min(settings.audit, len(approved))


@given(any_settings, pools())
def test_the_overlap_is_exactly_what_was_asked_for(settings, pool):
    plan = plan_tasks(settings, pool)
    assert len(plan.overlap) == min(settings.overlap, plan.size)


@given(any_settings, pools())
def test_strata_say_what_was_drawn_from_what(settings, pool):
    plan = plan_tasks(settings, pool)
    if settings.included is Included.CHOSEN:
        assert plan.drawn_from == ()  # nothing was drawn
        return
    drawn = [each for stratum in plan.drawn_from for each in stratum.drawn]
    assert sorted(drawn) == sorted(everything(plan))
    approved = {each.id for each in pool if each.approved}
    by_part = {
        part: {e for each in plan.drawn_from if each.part is part for e in each.candidates}
        for part in SamplePart
    }
    if settings.included is Included.EVERYTHING:
        assert by_part[SamplePart.EVERYTHING] == {each.id for each in pool}
    else:
        assert by_part[SamplePart.REFERRED] == {each.id for each in pool} - approved
        assert by_part[SamplePart.APPROVED] == (approved if settings.audit else set())


@given(any_settings, pools())
def test_the_strata_tell_what_is_in(settings, pool):
    plan = plan_tasks(settings, pool)
    names, approved = stratum_of(pool), {each.id for each in pool if each.approved}
    found = everything(plan)
    referred = Counter(names[each] for each in found if each not in approved)
    audited = Counter(names[each] for each in found if each in approved)
    assert {(s.system, s.category) for s in plan.strata} == referred.keys() | audited.keys()
    for stratum in plan.strata:
        key = stratum.system, stratum.category
        assert (stratum.referred, stratum.audited) == (referred[key], audited[key])


@given(any_settings, pools())
def test_sizes_differ_by_at_most_one_in_all_and_in_each_stratum(settings, pool):
    plan = plan_tasks(settings, pool)
    assert len(plan.tasks) == settings.tasks
    sizes = [len(task) for task in plan.tasks]
    assert max(sizes) - min(sizes) <= 1
    names = stratum_of(pool)
    for stratum in plan.strata:
        key = stratum.system, stratum.category
        parts = [sum(names[each] == key for each in task) for task in plan.tasks]
        assert (min(parts), max(parts)) == stratum.per_task(settings.tasks)


@given(any_settings, pools())
def test_no_sentence_follows_itself_where_it_need_not(settings, pool):
    plan = plan_tasks(settings, pool)
    lines = {each.id: each.line for each in pool}
    for task in (plan.overlap, *plan.tasks):
        most = max(Counter(lines[each] for each in task).values(), default=0)
        unavoidable = max(0, 2 * most - len(task) - 1)
        assert sum(lines[a] == lines[b] for a, b in pairwise(task)) == unavoidable


@given(any_settings, pools(), st.randoms(use_true_random=False))
def test_the_same_seed_gives_the_same_tasks_whatever_the_order_of_the_pool(settings, pool, random):
    shuffled = random.sample(pool, len(pool))
    assert plan_tasks(settings, shuffled) == plan_tasks(settings, pool)


@given(any_settings, pools())
def test_what_is_not_chosen_does_not_matter(settings, pool):
    only = replace(settings, systems=("two",), categories=(EVENT,))
    chosen = [each for each in pool if (each.system, each.category) == ("two", EVENT)]
    assert plan_tasks(only, pool) == plan_tasks(only, chosen)


def test_another_seed_gives_other_tasks_of_the_same_sizes():
    pool = pool_of({("one", EVENT): (40, 0)})
    settings = replace(PLAIN, tasks=3, overlap=5)
    plans = [plan_tasks(replace(settings, seed=seed), pool) for seed in range(20)]
    assert len({plan.tasks for plan in plans}) == 20
    assert len({plan.strata for plan in plans}) == 1


def test_this_seed_gives_these_tasks():
    """A study that is repeated next year, with another Python, gets them, too."""
    pool = pool_of({("one", EVENT): (4, 3), ("two", EVENT): (5, 0)})
    plan = plan_tasks(replace(PLAIN, tasks=2, overlap=2, audit=1, seed=17), pool)
    assert plan.strata == (
        IncludedCandidates("one", EVENT, 4, 1, 1),
        IncludedCandidates("two", EVENT, 5, 0, 1),
    )
    assert plan.overlap == (5, 9)
    assert plan.tasks == ((2, 11, 1, 10), (8, 0, 3, 7))


def test_strata_come_in_the_order_of_the_settings():
    pool = pool_of({("three", EVENT): (1, 0), ("one", EVENT): (1, 0), ("one", PLEONASTIC): (1, 0)})
    settings = replace(PLAIN, systems=("three", "one"), categories=(PLEONASTIC, EVENT))
    assert [(s.system, s.category) for s in plan_tasks(settings, pool).strata] == [
        ("three", EVENT),
        ("one", PLEONASTIC),
        ("one", EVENT),
    ]


def test_where_nothing_is_named_everything_is_meant():
    pool = pool_of({("one", EVENT): (2, 0), ("two", PLEONASTIC): (1, 0)})
    assert plan_tasks(TaskSettings("pilot"), pool).size == 3


def test_odd_ones_out_are_spread_at_random():
    """Eleven over two tasks: either may be the larger one."""
    pool = pool_of({("one", EVENT): (11, 0)})
    plans = [plan_tasks(replace(PLAIN, tasks=2, seed=seed), pool) for seed in range(40)]
    assert {tuple(map(len, plan.tasks)) for plan in plans} == {(5, 6), (6, 5)}


def test_audited_candidates_lie_anywhere_among_the_others():
    pool = pool_of({("one", EVENT): (30, 30)})
    approved = {each.id for each in pool if each.approved}
    places = set()
    for seed in range(60):
        (task,) = plan_tasks(replace(PLAIN, audit=1, seed=seed), pool).tasks
        places |= {at for at, each in enumerate(task) if each in approved}
    assert min(places) < 5
    assert max(places) > 25


def test_tasks_have_labels_and_the_overlap_comes_first_where_there_is_one():
    pool = pool_of({("one", EVENT): (11, 0)})
    with_overlap = plan_tasks(replace(PLAIN, tasks=2, overlap=1), pool)
    assert [label for label, _ in with_overlap.labelled] == ["overlap", "1", "2"]
    assert [label for label, _ in plan_tasks(PLAIN, pool).labelled] == ["1"]
