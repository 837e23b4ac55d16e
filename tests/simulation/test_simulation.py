"""A short run of `make simulate`: intervals cover, and equal systems are not called different."""

from dataclasses import replace

import pytest

from protest_core.statistics.differences import estimate_difference
from protest_core.statistics.paired import LEVEL, Paired
from tests.simulation.documents import studies_of_texts
from tests.simulation.simulate import (
    EQUAL_OVER_DOCUMENTS,
    EQUAL_SYSTEMS,
    LEAST_COVERED,
    MOST_CALLED_DIFFERENT,
    NOT_AUDITED,
    ONE_SCORE,
    SEED,
    STUDIES,
    TEN_PAIRS,
    coverage,
    coverage_for_texts,
    error_rates,
    error_rates_over_documents,
)
from tests.simulation.worlds import Class, compared_systems

_FEW, _MORE = 120, 300

one_of_each_kind = [
    study
    for study in STUDIES
    if study.name
    in {
        "16 systems, audit 100",
        "1 system, audit 20",
        "16 systems, audit 350, half the strata not reached",
        "1 system, audit 100, 5 % of right and 20 % of wrong disputed",
        "1 system, audit 60, 20% not judgeable, excluded",
        "1 system, audit 100, 100 of the referred drawn, excluded",
        "5 systems, a program right in 80%, 200 judged by people",
    }
]
equal_ones = [each for each in EQUAL_SYSTEMS if each.examples == 600 and each.audit in (100, 200)]
CLASSES = (*Class, "approved", "referred")


@pytest.mark.parametrize("study", one_of_each_kind, ids=lambda each: each.name)
def test_the_interval_covers_the_fully_manual_score(study):
    found = coverage(study, _FEW, SEED)
    assert found.covered >= LEAST_COVERED
    assert found.pooled_covered >= LEAST_COVERED - 0.02  # a tenth as many as there are systems


@pytest.mark.parametrize("systems", equal_ones, ids=lambda each: each.name)
def test_systems_that_are_equal_in_truth_are_hardly_ever_called_different(systems):
    assert error_rates(systems, _MORE, SEED).called_different <= MOST_CALLED_DIFFERENT + 0.02


@pytest.mark.parametrize("systems", TEN_PAIRS[1::6], ids=lambda each: each.name)
def test_neither_is_any_of_ten_pairs(systems):
    assert error_rates(systems, 60, SEED).called_different <= MOST_CALLED_DIFFERENT


@pytest.mark.parametrize("systems", NOT_AUDITED[::4], ids=lambda each: each.name)
def test_without_an_audit_equal_systems_do_not_stand_apart_at_85_percent(systems):
    assert error_rates(systems, _FEW, SEED).called_different <= MOST_CALLED_DIFFERENT


@pytest.mark.parametrize("systems", EQUAL_OVER_DOCUMENTS[1:40:12], ids=lambda each: each.name)
def test_equal_systems_are_not_called_different_where_documents_are_unlike(systems):
    assert error_rates_over_documents(systems, _FEW, SEED).called_different <= 0.1


def test_over_examples_they_would_be():
    """The test can tell worlds apart: McNemar's test fails here."""
    systems = next(each for each in EQUAL_OVER_DOCUMENTS if each.name.endswith("36/36, all judged"))
    ps = [
        estimate_difference(replace(study.pairs(0, 1), documents=None)).p
        for study in studies_of_texts(systems, _FEW, SEED)
    ]
    assert sum(p <= LEVEL for p in ps) / _FEW > 0.2


@pytest.mark.parametrize("system", ONE_SCORE[::15], ids=lambda each: each.name)
def test_the_interval_for_texts_like_these_covers_what_is_true_of_such_texts(system):
    assert coverage_for_texts(system, _MORE, SEED).covered >= LEAST_COVERED - 0.02


def test_taking_approvals_at_their_word_would_call_equal_systems_different():
    """The test can tell worlds apart: this is how version 0.1 counted."""
    systems = next(
        each for each in NOT_AUDITED if each.examples == 600 and each.approved == (0.55, 0.20)
    )
    right = [Class.RIGHT, "approved"]
    different = 0
    for world in compared_systems(systems, _FEW, SEED):
        first, second = (
            [CLASSES[each] in right for each in of_system] for of_system in world.classes
        )
        only_first = sum(one and not other for one, other in zip(first, second, strict=True))
        only_second = sum(other and not one for one, other in zip(first, second, strict=True))
        different += Paired(len(first), only_first, only_second).p <= LEVEL
    assert different / _FEW > 0.3
