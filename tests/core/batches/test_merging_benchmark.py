"""The benchmark of merging, in small: it calls what it measures, and nobody runs it every day."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from tests.benchmarks import merging


def test_it_measures_a_merge_of_all_that_it_handed_out(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    evaluate(project=project)
    for name, value in (("BATCHES", 2), ("CANDIDATES", 2), ("_REPEATS", 1)):
        monkeypatch.setattr(merging, name, value)
    folder = tmp_path / "made"
    folder.mkdir()
    before = project.path.read_bytes()
    found = merging.measure(project.path, folder)
    assert found["merge"] > 0 < found["insert"]
    assert len(list(folder.glob("*.protestbatch"))) == 2
    assert project.path.read_bytes() == before
