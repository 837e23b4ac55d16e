"""Two systems, matched: of "two" all but the ambiguous *sie* is approved, of "one" less."""

from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.loading.systems import SystemOutput, load_systems
from tests.fetch import fetch
from tests.small_suite import FILES, write_system

Find = Callable[[str, int], CandidateId]


@pytest.fixture
def two_systems(project: Project, tmp_path: Path) -> Project:
    """one: 1, 2, 4 referred, 3, 5 approved. two: 1, 2 referred, 3, 4, 5 approved."""
    text = FILES["reference.txt"].replace("Die alte Lampe", "Die ÄLTERE Lampe")
    files = write_system(tmp_path, "two", text=text)
    load_systems(project=project, outputs=[SystemOutput("two", *files)])
    evaluate(project=project)
    return project


@pytest.fixture
def find(two_systems: Project) -> Find:
    def find(system: str, example: int) -> CandidateId:
        found = fetch(two_systems, find_candidate, system, ExampleId(example))
        assert found is not None
        return found

    return find
