"""The sentence that says before a merge what it will do, in windows and commands."""

from pathlib import Path

import pytest

from protest_core.batches.merge import all_chosen, apply_merge, plan_merge
from protest_core.batches.merge_plan import MergePlan, MergeSide
from protest_core.batches.report import merge_outcome
from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from tests.builders.small_batch import contradict, say_in

LOST = " Nothing is lost: replaced answers stay in the history."


@pytest.fixture
def plan(project: Project, batch_file: Path) -> MergePlan:
    """One new, two in conflict, two unchanged."""
    say_in(batch_file, 3)
    contradict(project, batch_file, 0, 1)
    return plan_merge(project=project, paths=[batch_file])


def test_conflicts_are_counted_on_the_side_that_holds(plan: MergePlan):
    one, _other = all_chosen(plan, MergeSide.FILE)
    for choices, expected in (
        ({}, "1 judgement will be added, in 2 conflicts the project’s own holds."),
        (
            {one: MergeSide.FILE},
            "2 judgements will be added, in 1 conflict the project’s own holds.",
        ),
        (all_chosen(plan, MergeSide.FILE), "3 judgements will be added."),
    ):
        assert merge_outcome(plan, choices) == expected + LOST


def test_what_is_taken_back_is_counted_apart(project: Project, batch_file: Path, plan: MergePlan):
    apply_merge(project=project, plan=plan, merged_by="me")
    say_in(batch_file, 3, Judgement())
    again = plan_merge(project=project, paths=[batch_file])
    taken_back = "0 judgements will be added, 1 judgement is taken back."
    assert merge_outcome(again, {}) == taken_back + LOST


def test_a_file_with_nothing_new_says_so_beforehand(project: Project, batch_file: Path):
    plan = plan_merge(project=project, paths=[batch_file])
    assert merge_outcome(plan, {}).startswith("Nothing new comes in")
