"""The demonstration suites: complete, marked as invented, and telling."""

from collections import Counter
from pathlib import Path

import pytest

from protest_core.matching import CandidateMatch, Reason, Verdict
from protest_core.operations import (
    candidate_matches,
    check_suite,
    demonstration_suites,
    make_demonstration,
    open_project,
)
from protest_core.suite import STANDARD_CATEGORIES


@pytest.fixture(params=["demo-en-de", "demo-en-fr"])
def suite(request: pytest.FixtureRequest) -> Path:
    (found,) = [path for path in demonstration_suites() if path.name == request.param]
    return found


@pytest.fixture(scope="module")
def candidates(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[CandidateMatch]]:
    found = {}
    for path in make_demonstration(directory=tmp_path_factory.mktemp("demo")):
        with open_project(path=path) as project:
            found[path.stem] = list(candidate_matches(project=project))
    return found


def test_each_suite_is_without_mistake_and_marked_as_invented(suite: Path):
    check = check_suite(directory=suite)
    assert check.suite.demonstration
    assert "invented" in (suite / "README.md").read_text(encoding="utf-8").lower()
    assert check.suite.licence == "CC0-1.0"


def test_each_suite_has_enough_of_everything(suite: Path):
    check = check_suite(directory=suite)
    assert check.documents >= 8
    assert sum(count for _, count in check.examples) >= 60
    assert {category.id for category, _ in check.examples} == {c.id for c in STANDARD_CATEGORIES}
    assert all(count >= 4 for _, count in check.examples)
    assert len(check.systems) == 3


def test_systems_differ_and_none_is_all_good_or_all_bad(suite: Path, candidates):
    approved = Counter(
        candidate.system
        for candidate in candidates[suite.name]
        if candidate.match.verdict is Verdict.APPROVED
    )
    examples = len(candidates[suite.name]) // 3
    assert len(set(approved.values())) > 1
    assert all(0.15 * examples < count < 0.75 * examples for count in approved.values())


def test_every_reason_for_referral_occurs(suite: Path, candidates):
    found = {reason for each in candidates[suite.name] for reason in each.match.reasons}
    expected = set(Reason)
    if suite.name == "demo-en-fr":
        expected.remove(Reason.AMBIGUOUS_FORM)  # French has none
    assert found == expected


def test_every_anaphoric_antecedent_is_aligned_in_the_reference_but_where_it_is_dropped(
    suite: Path, candidates
):
    unaligned = {
        each.example.id
        for each in candidates[suite.name]
        if Reason.REFERENCE_ANTECEDENT_UNALIGNED in each.match.reasons
    }
    assert len(unaligned) <= 3
