"""Project files with random bytes changed: used, or refused in a sentence, never anything else."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.demo import demonstration_suites
from protest_core.errors import ProtestError
from protest_core.evaluation.match_project import candidate_matches, evaluate
from protest_core.evaluation.project_summary import project_summary
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems

VARIANTS = 60
SUITE = demonstration_suites()[0]
TEXT = SUITE / "systems" / "alder.txt"
OUTPUT = SystemOutput("new", TEXT, TEXT.with_suffix(".align"))


def evaluate_file(path: Path) -> None:
    with Project.open(path) as project:
        evaluate(project=project)


def load_into(path: Path) -> None:
    with Project.open(path) as project:
        load_systems(project=project, outputs=[OUTPUT])


def read_details(path: Path) -> None:
    with Project.open(path, read_only=True) as project:
        list(candidate_matches(project=project))


def make_anew(path: Path) -> None:
    create_project(path=path, directory=SUITE, replace=True)


def describe(path: Path) -> None:
    project_summary(path=path)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("sound") / "sound.protest"
    create_project(path=path, directory=SUITE, with_systems=True)
    evaluate_file(path)
    return path.read_bytes()


def damaged(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.choice([1, 1, 3, 10, 100])):
        # The first page holds the header and the tables' definitions: it is hit more often.
        place = chance.randrange(len(changed) if chance.random() < 0.7 else 4096)
        length = min(chance.choice([1, 1, 2, 8, 64, 512]), len(changed) - place)
        garbage = chance.choice([bytes(length), b"\xff" * length, chance.randbytes(length)])
        changed[place : place + length] = garbage
    if chance.random() < 0.05:
        del changed[chance.randrange(len(changed)) :]
    return bytes(changed)


@pytest.mark.parametrize("use", [describe, evaluate_file, load_into, read_details, make_anew])
def test_a_damaged_file_is_used_or_refused_and_then_unchanged(
    sound: bytes, tmp_path: Path, use: Callable[[Path], None]
):
    chance = random.Random(use.__name__)
    path = tmp_path / "damaged.protest"
    refused = 0
    for _ in range(VARIANTS):
        content = damaged(sound, chance)
        path.write_bytes(content)
        try:
            use(path)
            unchanged = True
        except ProtestError:
            refused += 1
            unchanged = path.read_bytes() == content
        assert unchanged
        assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert 0 < refused < VARIANTS
