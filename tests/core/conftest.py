"""Two systems, matched: of "two" all but the ambiguous *sie* is approved, of "one" less."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from protest_core.db.project import Project
from tests.builders import judging
from tests.builders.judged_project import write_judged
from tests.builders.judging import Say
from tests.builders.two_systems import NEARLY_THE_REFERENCE, Find, add_second_system, finder


@pytest.fixture
def two_systems(project: Project, tmp_path: Path) -> Project:
    """one: 1, 2, 4 referred, 3, 5 approved. two: 1, 2 referred, 3, 4, 5 approved."""
    add_second_system(project, tmp_path, NEARLY_THE_REFERENCE)
    return project


@pytest.fixture
def find(two_systems: Project) -> Find:
    return finder(two_systems)


@pytest.fixture
def say(two_systems: Project) -> Say:
    """Judge, of the two systems: `say(("one", 3), YES, "Ben")`."""
    return partial(judging.say, two_systems)


@pytest.fixture
def judged_file(tmp_path: Path) -> Path:
    return write_judged(tmp_path / "judged.protest")


@pytest.fixture
def judged(judged_file: Path) -> Iterator[Project]:
    """Four systems that three people judged."""
    with Project.open(judged_file) as project:
        yield project
