"""Commands in projects without a reference."""

from pathlib import Path

import pytest

from tests.builders.small_suite import write_suite
from tests.builders.without_reference import CHANGES, write_project
from tests.core.cli.conftest import Run


@pytest.fixture
def without(tmp_path: Path) -> Path:
    return write_project(tmp_path)


def test_the_check_of_a_suite_says_so(tmp_path: Path, run: Run):
    assert (
        "There is no reference"
        in run("suite", "check", write_suite(tmp_path / "s", **CHANGES)).output
    )


@pytest.mark.parametrize("asked", ["evaluate", "scores", "audit", "agreement"])
def test_tables_say_that_there_is_none(without: Path, run: Run, asked: str):
    assert "There is no reference" in " ".join(run(asked, without).output.split())


def test_the_project_says_that_there_is_none(without: Path, run: Run):
    assert "There is no reference" in " ".join(run("info", without).output.split())


@pytest.mark.parametrize(
    "asked",
    [
        "metrics",
        "forms",
        "apt",
        "autoprf",
        "bleu",
        "metrics --against-people",
        "scores --against apt",
    ],
)
def test_commands_that_need_one_end_in_a_sentence(without: Path, run: Run, asked: str):
    name, *options = asked.split()
    printed = run(name, without, *options, code=1).output
    assert "this suite has none" in " ".join(printed.split())


@pytest.mark.parametrize(
    "kind", ["aces", "candidates", "judgements", "matches", "references", "strata"]
)
def test_exports_are_written(without: Path, run: Run, tmp_path: Path, kind: str):
    run("export", without, kind, "-o", tmp_path / "out.csv")
    assert (tmp_path / "out.csv").exists()
