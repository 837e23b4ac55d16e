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


def test_a_source_alone_makes_a_suite_without_a_reference(run: Run, tmp_path: Path):
    (tmp_path / "source.en").write_text("The lamp is old.\nIt is broken, and they saw it.\n")
    asked = ("source.en", "--without-reference", "--raw", "--target", "es", "-o", "mine")
    run("suite", "build", "parallel", *asked)
    checked = run("suite", "check", "mine").output
    assert "There is no reference" in checked
    assert "Examples: 3" in checked
    assert not (tmp_path / "mine" / "reference.txt").exists()


def test_a_table_may_follow_the_source(run: Run, tmp_path: Path):
    (tmp_path / "source.en").write_text("The lamp is old .\nIt is broken .\n")
    (tmp_path / "table.tsv").write_text("line\ttoken\tcategory\n1\t0\tpleonastic_it\n")
    asked = ("source.en", "table.tsv", "--without-reference", "--target", "de", "-o", "mine")
    run("suite", "build", "parallel", *asked)
    assert "Examples: 1" in run("suite", "check", "mine").output


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (("s",), "REFERENCE is missing; without one, write --without-reference"),
        (("s", "r", "t", "--without-reference"), "give SOURCE, and a TABLE at most"),
    ],
)
def test_which_file_is_which_is_never_guessed(run: Run, tmp_path: Path, files, expected):
    for name in "srt":
        (tmp_path / name).write_text("It rains .\n")
    asked = ("suite", "build", "parallel", *files, "--target", "de", "-o", "mine")
    assert expected in run(*asked, code=2).output


def test_links_of_no_reference_are_refused(run: Run, tmp_path: Path):
    for name in "sl":
        (tmp_path / name).write_text("It rains .\n")
    asked = ("s", "--without-reference", "--align", "l", "--target", "de", "-o", "mine")
    printed = run("suite", "build", "parallel", *asked, code=1).output
    assert "are those of a reference" in " ".join(printed.split())
