"""The demonstration projects, made from the suites that ship with the program."""

from collections.abc import Iterator
from pathlib import Path

from protest_core.operations.evaluation import evaluate
from protest_core.operations.projects import open_project
from protest_core.operations.suites import create_project
from protest_core.progress import ProgressCallback, no_progress
from protest_core.resources import shipped


def demonstration_suites() -> tuple[Path, ...]:
    return tuple(sorted(shipped("testsuites").glob("demo-*")))


def make_demonstration(
    *, directory: Path, replace: bool = False, progress: ProgressCallback = no_progress
) -> Iterator[Path]:
    """A project for each demonstration suite, with its systems loaded and matched."""
    directory.mkdir(parents=True, exist_ok=True)
    for suite in demonstration_suites():
        path = directory / f"{suite.name}.protest"
        create_project(
            path=path, directory=suite, with_systems=True, replace=replace, progress=progress
        )
        with open_project(path=path) as project:
            evaluate(project=project, progress=progress)
        yield path
