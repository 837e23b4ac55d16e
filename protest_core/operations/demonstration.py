"""The demonstration projects, made from the suites that ship with the program."""

from collections.abc import Iterator
from pathlib import Path

from protest_core.errors import DiskError
from protest_core.operations.suites.suites import create_project
from protest_core.operations.systems.evaluation import evaluate
from protest_core.progress import ProgressCallback, no_progress
from protest_core.resources import shipped
from protest_core.store.making import check_may_be_made
from protest_core.store.project import Project


def demonstration_suites() -> tuple[Path, ...]:
    return tuple(sorted(shipped("testsuites").glob("demo-*")))


def make_demonstration(
    *, directory: Path, replace: bool = False, progress: ProgressCallback = no_progress
) -> Iterator[Path]:
    """A project for each demonstration suite, with its systems loaded and matched.

    None is made if one of them may not be.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(f"The folder {directory} cannot be made: {error.strerror}.") from error
    paths = {suite: directory / f"{suite.name}.protest" for suite in demonstration_suites()}
    for path in paths.values():
        check_may_be_made(path, replace=replace)
    for suite, path in paths.items():
        create_project(
            path=path, directory=suite, with_systems=True, replace=replace, progress=progress
        )
        with Project.open(path) as project:
            evaluate(project=project, progress=progress)
        yield path
