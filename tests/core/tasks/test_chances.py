"""The chances that are kept are those with which candidates are drawn and come early in a batch.

All seeds are fixed. A bound is four and a half standard deviations: one test in 100,000 would miss.
"""

from collections import Counter
from dataclasses import replace
from itertools import chain
from math import sqrt

import pytest

from protest_core.tasks.plan import Included, TaskSettings, order_in_batch, plan_tasks
from tests.core.tasks.pools import CATEGORIES, pool_of

EVENT, PLEONASTIC = CATEGORIES
# Referred and approved, by system and category: of very different sizes.
SIZES = {("one", EVENT): (9, 6), ("two", EVENT): (2, 9), ("one", PLEONASTIC): (4, 1)}
PLAN = TaskSettings("pilot", tasks=2)
SEEDS = range(2_000)
BOUND = 4.5

HOW = {
    "a sample": replace(PLAN, sample=7),
    "one by category": replace(PLAN, sample=5, by_category=True),
    "one of everything, too few for all strata": replace(
        PLAN, included=Included.EVERYTHING, sample=2
    ),
    "one of everything, nearly all": replace(PLAN, included=Included.EVERYTHING, sample=29),
    "an audit": replace(PLAN, audit=5),
    "a sample, an audit and an overlap": replace(PLAN, sample=6, audit=4, overlap=3),
    "both by category": replace(PLAN, sample=6, audit=2, by_category=True, overlap=3),
}


@pytest.mark.parametrize("how", HOW)
def test_each_candidate_is_in_the_tasks_as_often_as_its_chance_says(how):
    pool = pool_of(SIZES)
    times, expected = Counter(), Counter()
    for seed in SEEDS:
        plan = plan_tasks(replace(HOW[how], seed=seed), pool)
        times.update(chain(plan.overlap, *plan.tasks))
        for stratum in plan.drawn_from:
            expected.update(dict.fromkeys(stratum.candidates, stratum.chance))
    assert times.keys() <= expected.keys()
    for candidate, chances in expected.items():
        chance = chances / len(SEEDS)  # ties are decided by lot, so it is not always the same
        deviation = sqrt(len(SEEDS) * chance * (1 - chance))
        assert abs(times[candidate] - chances) <= BOUND * deviation


@pytest.mark.parametrize("how", HOW)
def test_weighted_by_their_chances_the_drawn_stand_for_all(how):
    """Half of some strata are right, all or none of others: their number is estimated unbiased."""
    pool = pool_of(SIZES)
    right = {each.id for each in pool if each.id % 2 or each.system == "two"}
    errors = []
    for seed in SEEDS:
        strata = plan_tasks(replace(HOW[how], seed=seed), pool).drawn_from
        truth = sum(len(right.intersection(each.candidates)) for each in strata)
        estimate = sum(len(right & each.drawn) / each.chance for each in strata)
        errors.append(estimate - truth)
    mean = sum(errors) / len(errors)
    spread = sqrt(sum((each - mean) ** 2 for each in errors)) / len(errors)
    assert abs(mean) <= BOUND * spread + 1e-9


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_who_stops_in_a_batch_has_judged_a_random_part(share):
    """This holds for sentences that occur many times, too, which never follow each other."""
    lines = dict(enumerate([0] * 8 + [1] * 3 + [*range(2, 15)]))
    reached = round(share * len(lines))
    times = Counter()
    for seed in SEEDS:
        settings = replace(PLAN, seed=seed)
        times.update(order_in_batch(settings, "1", list(lines), lines.__getitem__)[:reached])
    chance = reached / len(lines)
    for candidate in lines:
        deviation = sqrt(len(SEEDS) * chance * (1 - chance))
        assert abs(times[candidate] - len(SEEDS) * chance) <= BOUND * deviation
