"""A program that is stopped or killed in the middle leaves the project as it was."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db.project import Project
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.matches import match_groups
from protest_core.loading.create_project import create_project
from tests.benchmarks.generate import write_suite
from tests.builders.fetch import fetch

PROGRAM = Path(sys.executable).with_name("protest")
# Waits after a query until it is told that the right moment for the signal has come.
SCRIPT = """
import sys
from protest_core.cli.main import main
from {package}.queries import {module}

real = {module}.{step}
def step_and_wait(*arguments, **options):
    real(*arguments, **options)
    print("now", flush=True)
    sys.stdin.readline()
{module}.{step} = step_and_wait
main()
"""
HALF_WRITTEN = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA cache_size = 2")
database.execute("BEGIN IMMEDIATE")
database.execute("UPDATE system_sentence SET text = 'garbage'")
print("now", flush=True)
sys.stdin.readline()
"""


def start_and_wait_after(
    package: str, module: str, step: str, *command: str | Path
) -> subprocess.Popen[str]:
    """The program, waiting where this step of it has just been made."""
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(package=package, module=module, step=step), *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "now\n"
    return process


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    write_suite(folder / "suite", examples=2_000, systems=3)
    create_project(path=folder / "p.protest", directory=folder / "suite", with_systems=True)
    return folder


@pytest.fixture
def project(made: Path, tmp_path: Path) -> Path:
    """A project with its suite beside it."""
    return shutil.copytree(made, tmp_path, dirs_exist_ok=True) / "p.protest"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_matches_are_all_there_or_none_of_them(project: Path, how: signal.Signals):
    process = start_and_wait_after(
        "protest_core.evaluation", "matches", "save_matches", "evaluate", project
    )
    process.send_signal(how)
    _, errors = process.communicate()
    assert process.returncode != 0
    assert how is signal.SIGKILL or "stopped" in errors
    with Project.open(project) as opened:
        assert fetch(opened, match_groups) == ()
        assert len(fetch(opened, list_systems)) == 3
    with sqlite3.connect(project) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_stopping_new_leaves_no_file(tmp_path: Path):
    suite = tmp_path / "suite"
    write_suite(suite, examples=20, systems=1)
    command = ("new", tmp_path / "p.protest", "--suite", suite, "--with-systems")
    process = start_and_wait_after("protest_core.candidates", "systems", "save_system", *command)
    assert list(tmp_path.glob(".p.protest*"))
    process.send_signal(signal.SIGINT)
    process.communicate()
    assert process.returncode == 1
    assert [path.name for path in tmp_path.iterdir()] == ["suite"]


@pytest.mark.parametrize("read_only", [True, False])
def test_a_file_half_written_when_the_power_went_is_put_right(project: Path, read_only: bool):
    process = subprocess.Popen(
        [sys.executable, "-c", HALF_WRITTEN, project],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "now\n"
    process.kill()
    process.communicate()
    assert b"garbage" in project.read_bytes()
    with Project.open(project, read_only=read_only) as opened:
        sentences = fetch(opened, load_translation, fetch(opened, list_systems)[0].id).sentences
    assert "garbage" not in sentences
    assert len(project_summary(path=project).systems) == 3


def as_the_first_revision_left_it(path: Path) -> None:
    first = {
        *("alembic_version", "setting", "suite", "category", "document", "source_sentence"),
        *("reference_sentence", "example", "antecedent", "system", "system_sentence"),
        *("candidate", "match"),
    }
    with sqlite3.connect(path) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in names:
            if table not in first:
                database.execute(f"DROP TABLE {table}")
        for column in ("digest", "origin"):  # since 0009
            database.execute(f"ALTER TABLE system DROP COLUMN {column}")
        database.execute("ALTER TABLE system_sentence DROP COLUMN no_translation")  # since 0014
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()


@pytest.mark.parametrize("attempt", range(2))
def test_programs_that_upgrade_at_once_lose_nothing(project: Path, attempt: int):
    as_the_first_revision_left_it(project)
    suite = project.parent / "suite" / "systems"
    text, links = suite / "system0.txt", suite / "system0.align"
    commands = [
        [PROGRAM, "evaluate", project],
        [PROGRAM, "load", project, "one", text, "--align", links],
        [PROGRAM, "load", project, "two", text, "--align", links],
    ]
    running = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for command in commands
    ]
    errors = [process.communicate()[1] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0], errors
    with Project.open(project) as opened:
        assert {"one", "two"} < {system.name for system in fetch(opened, list_systems)}
    with sqlite3.connect(project) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    beside = {path.name for path in project.parent.glob("*p.protest*")}
    assert beside == {"p.protest", "p.protest.bak-0001"}
