"""Two systems, matched: of "two" all but the ambiguous *sie* is approved, of "one" less."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from tests.builders.two_systems import NEARLY_THE_REFERENCE, Find, add_second_system, finder


@pytest.fixture
def two_systems(project: Project, tmp_path: Path) -> Project:
    """one: 1, 2, 4 referred, 3, 5 approved. two: 1, 2 referred, 3, 4, 5 approved."""
    add_second_system(project, tmp_path, NEARLY_THE_REFERENCE)
    return project


@pytest.fixture
def find(two_systems: Project) -> Find:
    return finder(two_systems)
