"""Hidden files of programs that were killed: gone when the next file is made beside them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from protest_core.db.result_files import save_result
from protest_core.files.atomic import earlier_name, temporary_name

PREPARE = """
import sys
from pathlib import Path
from protest_core.db.creating import NewFiles
from protest_core.db.sqlite import FileKind
from protest_core.files.atomic import replacing

path = Path(sys.argv[1])

def wait(*_):
    print("now", flush=True)
    sys.stdin.readline()
"""
PROJECT = """
with NewFiles(FileKind.PROJECT, replace=True) as files:
    files.make(path, wait)
"""
REPLACED = """
with NewFiles(FileKind.PROJECT, replace=True) as files:
    files.make(path, lambda _: None)
    files.put_in_place()
    wait()
"""
RESULT = """
with replacing(path.with_suffix(".txt")) as file:
    wait()
"""


@contextmanager
def making(work: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that is in the middle of it."""
    command = [sys.executable, "-c", PREPARE + work, path]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "now\n"
        yield process
        process.kill()


def hidden(folder: Path) -> list[Path]:
    return sorted(folder.glob(".*"))


def make_another(folder: Path) -> None:
    save_result(path=folder / "another.txt", content=b"x", replace=True)


@pytest.mark.parametrize("work", [PROJECT, REPLACED, RESULT])
def test_what_a_killed_program_left_goes_when_the_next_file_is_made_beside_it(
    project_file: Path, work: str
):
    before = {*project_file.parent.iterdir()}
    with making(work, project_file) as process:
        left = hidden(project_file.parent)
        process.kill()
    assert left
    assert hidden(project_file.parent) == left
    make_another(project_file.parent)
    assert {*project_file.parent.iterdir()} == before | {project_file.with_name("another.txt")}


@pytest.mark.parametrize("work", [PROJECT, REPLACED, RESULT])
def test_what_a_living_program_is_making_stays(project_file: Path, work: str):
    with making(work, project_file):
        left = hidden(project_file.parent)
        make_another(project_file.parent)
        assert hidden(project_file.parent) == left


def gone_process() -> str:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        pass
    return str(process.pid)


def as_made_by(process: str, name: Path) -> Path:
    beginning, made_by, end = name.name.rpartition(f"-{os.getpid()}-")
    return name.with_name(f"{beginning}-{process}-{end}") if made_by else name


def test_folders_and_journals_that_were_abandoned_go_too(tmp_path: Path):
    name = as_made_by(gone_process(), temporary_name(tmp_path / "suite"))
    name.mkdir()
    (name / "suite.toml").write_text("")
    name.with_name(f"{name.name}-journal").write_text("")
    make_another(tmp_path)
    assert hidden(tmp_path) == []


def test_what_was_to_be_replaced_stays_where_nothing_has_its_name(tmp_path: Path):
    """A disk without hard links: it was moved away, and the new one never came."""
    gone = gone_process()
    kept = [as_made_by(gone, earlier_name(tmp_path / name)) for name in ("a", "b")]
    for each in kept:
        each.write_text("the last of its kind")
    (tmp_path / "b").write_text("new")
    make_another(tmp_path)
    assert hidden(tmp_path) == kept[:1]


def test_what_is_not_certainly_ours_stays(tmp_path: Path):
    ours = as_made_by(gone_process(), temporary_name(tmp_path / "a")).name
    on_this_computer, of_process = ours.split(".")[2].split("-", 1)
    names = [
        ours.replace(on_this_computer, "0" * 12),
        ours.replace(of_process, "1-0123456789ab"),
        ours.removesuffix(".unfinished"),
        f"{ours}.txt",
        ".a.0123456789ab.unfinished",
        ".unfinished",
    ]
    for name in names:
        (tmp_path / name).write_text("somebody's")
    make_another(tmp_path)
    assert {each.name for each in hidden(tmp_path)} == {*names}
