"""Tags that a researcher gave are work: they are not lost, and do not leave the house."""

import sqlite3
from pathlib import Path

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.own_tags import add_candidate_tag, remove_candidate_tag
from tests.builders.small_batch import write_batch


@pytest.fixture
def tagged(project: Project) -> Project:
    """A project with tags on the first two of the system's five candidates."""
    for candidate in list_candidates(project=project, chosen=CandidateFilter())[:2]:
        add_candidate_tag(project=project, candidate_id=candidate, tag="paper", added_by="Eve")
    return project


def test_a_system_with_own_tags_is_not_replaced(tagged: Project, output: SystemOutput):
    with pytest.raises(InputError, match="2 of its candidates have been tagged"):
        load_systems(project=tagged, outputs=[output], replace=True)
    for candidate in list_candidates(project=tagged, chosen=CandidateFilter())[:2]:
        remove_candidate_tag(project=tagged, candidate_id=candidate, tag="paper")
    load_systems(project=tagged, outputs=[output], replace=True)


def test_a_project_with_own_tags_is_not_overwritten(tagged: Project, suite_directory: Path):
    with pytest.raises(RefusedError, match="2 tags that people made"):
        create_project(path=tagged.path, directory=suite_directory, replace=True)


def test_own_tags_do_not_go_into_batches(tagged: Project, tmp_path: Path):
    batch = sqlite3.connect(write_batch(tagged, tmp_path / "mail"))
    assert batch.execute("SELECT count(*) FROM candidate").fetchone() == (5,)
    assert batch.execute("SELECT count(*) FROM candidate_tag").fetchone() == (0,)
    batch.close()
