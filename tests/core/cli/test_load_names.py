"""Names of systems with ‘=’ in them, as people call systems after their settings."""

from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from tests.builders.small_suite import write_suite, write_system
from tests.core.cli.conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A project without systems, and texts beside it."""
    path = tmp_path / "small.protest"
    run("new", path, "--suite", write_suite(tmp_path / "suite"))
    text, _ = write_system(tmp_path, "x")
    for name in ("b", "beam=5.txt"):
        (tmp_path / name).write_text(text.read_text())
    return path


def loaded(file: Path) -> dict[str, str]:
    with Project.open(file) as project, project.reading() as tx:
        return {system.name: system.text_file for system in list_systems(tx)}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["lr=0.1", "x.txt"], {"lr=0.1": "x.txt"}),
        (["lr=0.1=x.txt"], {"lr=0.1": "x.txt"}),
        (["lr=0.1=x.txt", "n=b"], {"lr=0.1": "x.txt", "n": "b"}),
        (["lr=0.1", "beam=5.txt"], {"lr=0.1": "beam=5.txt"}),
        (["mine=beam=5.txt"], {"mine": "beam=5.txt"}),
        (["mine", "beam=5.txt"], {"mine": "beam=5.txt"}),
        (["a=b", "n=x.txt"], {"a": "b", "n": "x.txt"}),
        (["a=b=x.txt"], {"a=b": "x.txt"}),
    ],
)
def test_what_is_a_file_tells_where_a_name_ends(run: Run, file, given, expected):
    run("load", file, *given, "--tokenized", "--quick")
    assert loaded(file) == expected


def test_what_can_be_read_in_two_ways_is_refused(run: Run, file, tmp_path: Path):
    (tmp_path / "5.txt").write_text((tmp_path / "x.txt").read_text())
    message = run("load", file, "a=beam=5.txt", code=2).stderr
    assert "both ‘beam=5.txt’ and ‘5.txt’ exist" in message
    assert "write NAME TEXT" in message
    run("load", file, "a=beam", "5.txt", "--tokenized", "--quick")
    assert loaded(file) == {"a=beam": "5.txt"}


def test_a_name_that_was_left_out_is_asked_for_and_not_made_up(run: Run, file):
    message = run("load", file, "a=b", "x.txt", code=2).stderr
    assert "‘x.txt’ is not NAME=TEXT" in message
    assert "‘b’ exists, so that ‘a=b’ is one system already" in message
    assert loaded(file) == {}


def test_two_texts_without_names_are_not_taken_for_a_name_and_a_text(run: Run, file, tmp_path):
    (tmp_path / "y.txt").write_text((tmp_path / "x.txt").read_text())
    message = run("load", file, "x.txt", "y.txt", code=2).stderr
    assert "‘x.txt’ is a file, not the name of a system" in message
    assert "x=x.txt y=y.txt" in message
    assert loaded(file) == {}
    run("load", file, "b", "x.txt", "--tokenized", "--quick")  # `b` is there, but like a name
    assert loaded(file) == {"b": "x.txt"}


def test_texts_that_are_not_there_are_told_by_their_whole_name(run: Run, file):
    assert "gone.txt" in run("load", file, "a=b=gone.txt", code=1).stderr
    assert "gone.txt" in run("load", file, "a=gone", "gone.txt", code=1).stderr
