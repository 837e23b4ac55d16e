"""A project that is open: its file stays its file, and its locks hold."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db import header
from protest_core.db.header import project_of
from protest_core.db.project import Project
from protest_core.errors import ProjectFileError
from protest_core.evaluation.project_summary import project_summary
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement

WRITE = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)
try:
    database.execute("BEGIN IMMEDIATE")
except sqlite3.OperationalError as error:
    print(error)
else:
    print("written")
"""


def another_program_writes(path: Path) -> str:
    command = [sys.executable, "-c", WRITE, str(path)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def say_yes(project: Project) -> None:
    with project.reading() as tx:
        candidate = find_candidate(tx, "one", ExampleId(3))
    assert candidate is not None
    judge(
        project=project,
        candidate_id=candidate,
        annotator="anna",
        judgement=Judgement(pronoun=Answer.NO),
    )


@pytest.mark.parametrize("look", [project_of, project_summary])
def test_looking_at_a_file_that_is_being_written_leaves_its_locks(project: Project, look):
    with project.changing():
        assert another_program_writes(project.path) == "database is locked"
        look(path=project.path)
        assert another_program_writes(project.path) == "database is locked"
    assert another_program_writes(project.path) == "written"


def test_what_was_looked_at_is_closed_with_the_last_project(project_file: Path):
    with Project.open(project_file), Project.open(project_file):
        project_of(project_file)
        (kept,) = header._to_be_closed.values()
        assert [file.closed for file in kept] == [False, False]  # the second opening looked, too
    assert all(file.closed for file in kept)
    assert not header._to_be_closed


def test_closing_twice_does_not_close_what_others_have_open(project_file: Path):
    with Project.open(project_file) as first, Project.open(project_file):
        first.close()
        first.close()
        assert header._to_be_closed


@pytest.mark.parametrize("then", ["nothing", "another project", "another file"])
def test_nothing_is_saved_into_a_file_that_went_away(project: Project, tmp_path: Path, then: str):
    copy = tmp_path / "copy.protest"
    shutil.copy(project.path, copy)
    project.path.unlink()
    if then == "another project":
        copy.rename(project.path)
    elif then == "another file":
        project.path.write_text("hello")
    with pytest.raises(ProjectFileError, match="deleted, moved or replaced"):
        say_yes(project)
    if then == "another project":
        with sqlite3.connect(project.path) as database:
            assert database.execute("SELECT count(*) FROM judgement").fetchone() == (0,)
        database.close()


def test_a_file_that_was_put_back_is_saved_into(project: Project, tmp_path: Path):
    aside = project.path.rename(tmp_path / "aside.protest")
    with pytest.raises(ProjectFileError):
        say_yes(project)
    aside.rename(project.path)
    say_yes(project)
    assert project_summary(path=project.path).judgements == 1
