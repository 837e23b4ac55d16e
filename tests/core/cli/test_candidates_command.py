"""`protest candidates`, and task sets of what it lists."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.loading.systems import SystemOutput
from protest_core.tables.formats import FORMATS
from tests.core.cli.conftest import Run


@pytest.fixture
def matched(run: Run, suite_directory: Path, output: SystemOutput) -> Path:
    """small.protest with the system `one`, of which three candidates are referred."""
    run("new", "small.protest", "--suite", suite_directory)
    run("load", "small.protest", "one", output.text, "--align", output.links, "--tokenized")
    run("evaluate", "small.protest")
    return Path("small.protest").resolve()


def listed(run: Run, file: Path, *how: object) -> list[str]:
    rows = csv.DictReader(io.StringIO(run("candidates", file, *how).stdout))
    return [each["example"] for each in rows]


def test_all_are_listed_in_the_order_of_the_suite(run: Run, matched: Path):
    assert listed(run, matched) == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        (("--outcome", "approved"), ["3", "5"]),
        (("--outcome", "approved", "--outcome", "open"), ["1", "2", "3", "4", "5"]),
        (("--sort", "example", "--descending"), ["5", "4", "3", "2", "1"]),
        (("--sort", "verdict"), ["3", "5", "1", "2", "4"]),
        (("--search", "4"), ["4"]),
        (("--category", "event_it"), ["5"]),
        (("--tag", "odd"), []),
        (("--links", "corrected"), []),
    ],
)
def test_filtered_sorted_and_searched_as_in_the_window(run: Run, matched: Path, how, expected):
    assert listed(run, matched, *how) == expected


@pytest.mark.parametrize("how", FORMATS)
def test_in_every_format(run: Run, matched: Path, how):
    assert "event" in run("candidates", matched, "--format", how).stdout


def test_names_that_nothing_has_are_refused(run: Run, matched: Path):
    assert "no system ‘two’" in run("candidates", matched, "--system", "two", code=1).stderr
    assert "no category ‘x’" in run("candidates", matched, "--category", "x", code=1).stderr
    run("candidates", matched, "--descending", code=2)


def test_nothing_of_that_kind_is_told(run: Run, matched: Path):
    shown = run("candidates", matched, "--search", "zzzz", "--format", "text").stdout
    assert "No candidate matches" in shown


def task_sets(run: Run, file: Path) -> list[dict]:
    return json.loads(run("tasks", "list", file, "--format", "json").stdout)["tables"][1]["rows"]


@pytest.mark.parametrize("how", ["csv", "tsv", "jsonl"])
def test_a_task_set_is_made_of_what_is_listed(run: Run, matched: Path, how):
    table = f"odd.{how}"
    run("candidates", matched, "--outcome", "approved", "--format", how, "-o", table)
    made = run("tasks", "create", matched, "--name", "odd", "--candidates", table, "--seed", 1)
    assert "odd: 2 candidates in 1 task" in made.stdout
    assert "no random sample" in " ".join(made.stdout.split())
    (found,) = task_sets(run, matched)
    assert (found["included"], found["candidates"]) == ("chosen", 2)
    assert "no random sample" in " ".join(run("tasks", "list", matched).stdout.split())


def test_rows_that_repeat_a_candidate_count_once(run: Run, matched: Path):
    Path("odd.csv").write_text("system,example\none,3\none,5\none,3\n")
    made = run("tasks", "create", matched, "--name", "odd", "--candidates", "odd.csv")
    assert "odd: 2 candidates" in made.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("system,example\none,3\ntow,4\n", "odd.csv:3: system: the project has no ‘tow’"),
        ("system,example\none,77\n", "odd.csv:2: example: the suite has no ‘77’"),
        ("system,example\none,x\n", "odd.csv:2: example: ‘x’ is not a whole number"),
        ("system,example\none,\n", "odd.csv:2: example: it is empty"),
        ("system;example_\none;3\n", "there is no column ‘example’; is it ‘example_’?"),
        ("", "the file is empty"),
        ("system,example\n", "the table has no rows"),
        ('{"system": "one", "example": -1}\n', "odd.csv:1: example: ‘-1’ is not a whole number"),
        ('{"system": 1, "example": 1}\n', "odd.csv:1: system: "),
    ],
)
def test_a_table_is_believed_in_nothing(run: Run, matched: Path, text: str, said: str):
    Path("odd.csv").write_text(text)
    options = ("--name", "odd", "--candidates", "odd.csv")
    assert said in run("tasks", "create", matched, *options, code=1).stderr
    assert task_sets(run, matched) == []


@pytest.mark.parametrize(
    "more",
    [("--system", "one"), ("--included", "referred"), ("--by", "category")],
)
def test_what_the_table_says_is_not_said_twice(run: Run, matched: Path, more):
    Path("odd.csv").write_text("system,example\none,3\n")
    options = ("--name", "odd", "--candidates", "odd.csv", *more)
    assert "leave" in run("tasks", "create", matched, *options, code=2).stderr
