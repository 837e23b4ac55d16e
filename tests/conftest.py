"""Fixtures that tests of several packages share."""

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from protest_core.operations import Project, SystemOutput, create_project, load_systems
from tests.small_batch import write_batch
from tests.small_suite import write_suite, write_system

# A busy machine is no mistake of ours; what takes too long is measured by `make bench`.
hypothesis.settings.register_profile("ours", deadline=None)
hypothesis.settings.load_profile("ours")

# Before Qt is loaded: tests open no window that anybody would see.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def suite_directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "small")


@pytest.fixture
def project_file(tmp_path: Path, suite_directory: Path) -> Path:
    """A project of the small suite, without systems."""
    path = tmp_path / "small.protest"
    create_project(path=path, directory=suite_directory)
    return path


@pytest.fixture
def output(tmp_path: Path) -> SystemOutput:
    return SystemOutput("one", *write_system(tmp_path))


@pytest.fixture
def project(project_file: Path, output: SystemOutput) -> Iterator[Project]:
    """The small project with one system loaded."""
    with Project.open(project_file) as project:
        load_systems(project=project, outputs=[output])
        yield project


@pytest.fixture
def batch_file(project: Project, tmp_path: Path) -> Path:
    """Everything in the small project, handed to Anna."""
    return write_batch(project, tmp_path / "mail")
