"""Codes of systems in batches: always the same, and no one can tell which is which."""

import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batches
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.small_suite import write_system


def load(project: Project, folder: Path, *names: str) -> None:
    outputs = [SystemOutput(name, *write_system(folder, name)) for name in names]
    load_systems(project=project, outputs=outputs)
    evaluate(project=project)


def codes(project: Project, folder: Path, name: str, *systems: str, blind=True) -> dict[str, str]:
    """Return the codes by system, in a batch of a new task set of these, or of all."""
    settings = TaskSettings(name, systems, included=Included.EVERYTHING)
    create_task_set(project=project, settings=settings)
    export_batches(
        project=project, task_set=name, annotators=["Ada"], directory=folder, blind=blind
    )
    (record,) = (each for each in batches(project=project) if each.task_set == name)
    return {system: code for code, system in record.systems.items()}


@pytest.fixture
def systems(project: Project, tmp_path: Path) -> Project:
    """one, two, three."""
    load(project, tmp_path, "two", "three")
    return project


def test_systems_keep_their_codes_when_others_come(systems, tmp_path):
    first = codes(systems, tmp_path, "a")
    assert sorted(first.values()) == ["System A", "System B", "System C"]
    load(systems, tmp_path, "four", "five")
    second = codes(systems, tmp_path, "b")
    assert {name: second[name] for name in first} == first
    assert {second["four"], second["five"]} == {"System D", "System E"}
    assert codes(systems, tmp_path, "c", "four") == {"four": second["four"]}


def test_nothing_that_a_project_holds_tells_the_codes(systems, tmp_path):
    """The same project hands out anew; that all twenty are alike, chance does in 6 ** 19."""
    found = set()
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        with Project.open(Path(shutil.copy(systems.path, folder))) as copy:
            found.add(tuple(sorted(codes(copy, folder, "a").items())))
    assert len(found) > 1


def test_batches_with_open_names_have_no_say(systems, tmp_path):
    names = {"one": "one", "two": "two", "three": "three"}
    assert codes(systems, tmp_path, "a", blind=False) == names
    blind = codes(systems, tmp_path, "b")
    assert sorted(blind.values()) == ["System A", "System B", "System C"]
    assert codes(systems, tmp_path, "c", blind=False) == names
    assert codes(systems, tmp_path, "d") == blind


def rewrite(project: Project, task_set: str, told: dict[str, str]) -> None:
    """Write the codes as an earlier program may have written them."""
    with sqlite3.connect(project.path) as database:
        database.execute(
            "UPDATE batch SET codes = ? WHERE task_id = (SELECT task.id FROM task "
            "JOIN task_set ON task_set.id = task_set_id WHERE task_set.name = ?)",
            (msgspec.json.encode(told).decode(), task_set),
        )
    database.close()


def test_the_code_of_a_system_that_is_gone_is_nobody_elses(systems, tmp_path):
    codes(systems, tmp_path, "a", "one")
    rewrite(systems, "a", {"one": "System C", "gone": "System A"})
    found = codes(systems, tmp_path, "b")
    assert found["one"] == "System C"
    assert {found["two"], found["three"]} == {"System B", "System D"}


def test_where_earlier_batches_disagree_the_last_one_holds(systems, tmp_path):
    codes(systems, tmp_path, "a", "one", "two")
    codes(systems, tmp_path, "b", "two", "three")
    rewrite(systems, "a", {"one": "System A", "two": "System B"})
    rewrite(systems, "b", {"two": "System A", "three": "System D"})
    assert codes(systems, tmp_path, "c") == {
        "one": "System C",
        "two": "System A",
        "three": "System D",
    }


def test_no_code_is_the_name_of_a_system(project, tmp_path):
    load(project, tmp_path, "System A", "System B")
    found = codes(project, tmp_path, "a")
    assert sorted(found.values()) == ["System C", "System D", "System E"]
    assert codes(project, tmp_path, "b") == found
