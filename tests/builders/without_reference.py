"""The small suite without its reference, and a project made of it."""

from pathlib import Path

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.small_suite import FILES, write_suite, write_system

CHANGES = {
    "suite_toml": FILES["suite.toml"] + "without_reference = true\n",
    "reference_txt": None,
    "reference_align": None,
}


def write_project(folder: Path, *names: str) -> Path:
    """Write a project with the same output of these systems, or of “one” and “two”, matched."""
    path = folder / "without.protest"
    create_project(path=path, directory=write_suite(folder / "without", **CHANGES))
    outputs = [SystemOutput(name, *write_system(folder, name)) for name in names or ("one", "two")]
    with Project.open(path) as project:
        load_systems(project=project, outputs=outputs)
        evaluate(project=project)
    return path
