"""`protest tasks` as people type it."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.loading.systems import SystemOutput
from tests.core.cli.conftest import Run


@pytest.fixture
def matched(run: Run, suite_directory: Path, output: SystemOutput) -> Path:
    """small.protest with the system `one`, of which three candidates are referred."""
    run("new", "small.protest", "--suite", suite_directory)
    run("load", "small.protest", "one", output.text, "--align", output.links, "--tokenized")
    run("evaluate", "small.protest")
    return Path("small.protest").resolve()


def listed(run: Run, file: Path) -> list[dict]:
    return json.loads(run("tasks", "list", file, "--format", "json").stdout)["tables"][1]["rows"]


def test_creating_prints_the_sizes_and_says_so_on_standard_error(run: Run, matched: Path):
    result = run("tasks", "create", matched, "--name", "pilot", "--seed", 7)
    assert "pilot: 3 candidates in 1 task" in result.stdout
    assert result.stderr == "Made the task set pilot (seed 7).\n"
    (made,) = listed(run, matched)
    assert (made["task_set"], made["candidates"], made["seed"]) == ("pilot", 3, 7)


def test_a_dry_run_shows_the_same_and_makes_nothing(run: Run, matched: Path):
    given = ("--name", "pilot", "--seed", 7, "--tasks", 2, "--overlap", 1)
    dry = run("tasks", "create", matched, *given, "--dry-run")
    assert listed(run, matched) == []
    assert run("tasks", "create", matched, *given).stdout == dry.stdout


def test_looking_needs_no_right_to_write(run: Run, matched: Path):
    run("tasks", "create", matched, "--name", "pilot")
    matched.chmod(0o444)
    (made,) = listed(run, matched)
    assert made["task_set"] == "pilot"
    run("tasks", "create", matched, "--name", "other", "--dry-run")
    assert "read-only" in run("tasks", "create", matched, "--name", "other", code=1).stderr


def test_the_seed_that_was_drawn_is_told_and_makes_the_same_again(run: Run, matched: Path):
    dry = run("tasks", "create", matched, "--name", "pilot", "--dry-run")
    seed = dry.stderr.split("--seed ")[1].strip()
    assert run("tasks", "create", matched, "--name", "pilot", "--seed", seed).stdout == dry.stdout


def test_every_option_counts(run: Run, matched: Path):
    result = run(
        *("tasks", "create", matched, "--name", "pilot", "--system", "one"),
        *("--category", "event_it", "--category", "pleonastic_it", "--included", "everything"),
        *("--tasks", 2, "--overlap", 0, "--seed", 3, "--format", "json"),
    )
    (settings,) = json.loads(result.stdout)["tables"][2]["rows"]
    assert settings == {
        "task_set": "pilot",
        "systems": ["one"],
        "categories": ["event_it", "pleonastic_it"],
        "included": "everything",
        "audit": 0,
        "tasks": 2,
        "overlap": 0,
        "seed": 3,
        "sample": 0,
        "by_category": False,
    }


def test_a_sample_is_as_large_as_asked_for_and_its_chances_stay(run: Run, matched: Path):
    """Five candidates in five categories: three are one stratum, four of them none at all."""
    given = ("--name", "pilot", "--included", "everything", "--sample", 3, "--seed", 1)
    planned = run("tasks", "create", matched, *given, "--by", "category").stdout
    sentence = "Candidates, referred or approved: 3 of 5, drawn over all systems and categories"
    assert f"{sentence}, chance 60.0 %." in planned
    assert "assuming 30 s a candidate" in planned
    assert f"pilot · {sentence}, chance 60.0 %." in run("tasks", "list", matched).stdout
    document = json.loads(run("tasks", "list", matched, "--format", "json").stdout)
    (draw,) = document["tables"][2]["rows"]
    assert (draw["size"], draw["drawn"], draw["least_chance"]) == (5, 3, 0.6)
    assert not draw["by_system"]
    assert not draw["by_category"]


def test_the_plan_names_strata_sizes_and_chances(run: Run, matched: Path):
    given = ("--name", "pilot", "--audit", 1, "--format", "json", "--dry-run")
    tables = json.loads(run("tasks", "create", matched, *given).stdout)["tables"]
    strata = {table["name"]: table["rows"] for table in tables}["drawn_from"]
    assert [(each["part"], each["size"], each["drawn"], each["chance"]) for each in strata] == [
        *[("referred", 1, 1, 1)] * 3,
        ("approved", 2, 1, 0.5),
    ]
    assert strata[-1]["system"] is None


def test_an_audit_mixes_approved_candidates_in(run: Run, matched: Path):
    result = run("tasks", "create", matched, "--name", "a", "--audit", 2, "--format", "csv")
    rows = [*csv.DictReader(io.StringIO(result.stdout))]
    assert [row["category"] for row in rows if row["audited"] == "1"] == [
        "event_it",
        "pleonastic_it",
    ]


@pytest.mark.parametrize("how", ["text", "json", "csv", "tsv", "latex"])
def test_both_tables_come_in_every_format(run: Run, matched: Path, how):
    assert run("tasks", "create", matched, "--name", "pilot", "--format", how).stdout
    assert "pilot" in run("tasks", "list", matched, "--format", how).stdout


def test_what_is_refused_says_why_and_leaves_nothing(run: Run, matched: Path):
    result = run("tasks", "create", matched, "--name", "x", "--system", "no", "-o", "t", code=1)
    assert "no system ‘no’" in result.stderr
    assert result.stdout == ""
    assert not Path("t").exists()
    assert listed(run, matched) == []


def test_an_output_that_cannot_be_written_makes_no_task_set(run: Run, matched: Path):
    Path("there").write_text("mine")
    run("tasks", "create", matched, "--name", "pilot", "-o", "there", code=1)
    assert listed(run, matched) == []


@pytest.mark.parametrize(
    "given", [(), ("--name", "a", "--tasks", "many"), ("--name", "a", "--included", "some")]
)
def test_wrong_usage_is_told_apart(run: Run, matched: Path, given):
    run("tasks", "create", matched, *given, code=2)


def test_a_task_set_is_deleted_by_its_name(run: Run, matched: Path):
    run("tasks", "create", matched, "--name", "pilot")
    run("tasks", "delete", matched, "other", code=1)
    result = run("tasks", "delete", matched, "pilot")
    assert (result.stdout, result.stderr) == ("", "Deleted the task set pilot.\n")
    assert run("tasks", "list", matched).stdout.endswith("\nThere is no task set yet.\n")
