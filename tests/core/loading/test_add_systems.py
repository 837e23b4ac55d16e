"""Loading and matching at one stroke."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.errors import InputError
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.queries.matches import match_groups
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.progress import Cancelled
from tests.builders.added_systems import add_systems
from tests.builders.fetch import fetch
from tests.builders.small_suite import write_system


@pytest.fixture
def other(tmp_path: Path) -> SystemOutput:
    return SystemOutput("two", *write_system(tmp_path, "two"))


def examples_of(project: Project) -> dict[str, int]:
    """Return how many examples are matched, by system."""
    return {each.name: each.total.examples for each in evaluation_table(project=project).systems}


def test_what_is_added_is_matched(project: Project, other: SystemOutput):
    evaluate(project=project)
    changes = add_systems(project=project, outputs=[other])
    assert (changes.systems, changes.matches) == (("two",), True)
    assert examples_of(project) == {"one": 5, "two": 5}


def test_it_matches_as_loading_and_evaluating_would(project: Project, other: SystemOutput):
    load_systems(project=project, outputs=[other])
    evaluate(project=project)
    expected = fetch(project, match_groups)
    add_systems(project=project, outputs=[other], replace=True)
    assert sorted(fetch(project, match_groups), key=str) == sorted(expected, key=str)


def test_what_was_not_matched_before_is_matched_too(project: Project, other: SystemOutput):
    assert examples_of(project) == {"one": 0}
    add_systems(project=project, outputs=[other])
    assert examples_of(project) == {"one": 5, "two": 5}


def test_what_is_matched_already_is_not_matched_anew(project: Project, other: SystemOutput):
    told: list[str] = []
    evaluate(project=project)
    add_systems(project=project, outputs=[other], progress=lambda *step: told.append(step[2]))
    assert told == ["reading two", "loading two", "matching two"]


@pytest.mark.parametrize("stage", ["loading", "matching"])
def test_cancelling_at_any_stage_leaves_the_file_as_it_was(
    project: Project, other: SystemOutput, stage: str
):
    def cancel(done: int, total: int, doing: str) -> None:
        if doing.startswith(stage):
            raise Cancelled

    before = project.path.read_bytes()
    with pytest.raises(Cancelled):
        add_systems(project=project, outputs=[other], progress=cancel)
    assert project.path.read_bytes() == before


def test_a_mistake_in_one_file_adds_nothing(project: Project, tmp_path: Path, other: SystemOutput):
    bad = SystemOutput("bad", *write_system(tmp_path, "bad", text="zu kurz\n"))
    with pytest.raises(InputError):
        add_systems(project=project, outputs=[other, bad])
    assert examples_of(project) == {"one": 0}
