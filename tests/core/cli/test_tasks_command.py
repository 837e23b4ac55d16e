"""`protest tasks` as people type it."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.cli.options import TABLE_FORMATS
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


def test_the_candidates_of_tasks_are_listed_in_every_format(run: Run, matched: Path):
    run("tasks", "create", matched, "--name", "pilot", "--seed", 7)
    listed = run("tasks", "list", matched, "--candidates")
    assert "pilot" in listed.stdout
    assert "Jene" in listed.stdout
    as_csv = run("tasks", "list", matched, "--candidates", "--format", "csv").stdout
    exported = run("export", matched, "candidates", "--task-set", "pilot").stdout
    assert as_csv == exported
    assert len(list(csv.DictReader(io.StringIO(exported)))) == 3
    for how in ("json", "jsonl", "tsv", "latex"):
        assert "pilot" in run("tasks", "list", matched, "--candidates", "--format", how).stdout


def test_a_task_set_without_candidates_needs_them_asked_for(run: Run, matched: Path):
    assert "need --candidates" in run("tasks", "list", matched, "--task-set", "x", code=2).stderr
    result = run("tasks", "list", matched, "--candidates", "--task-set", "x", code=1)
    assert "no task set ‘x’. There is none yet." in result.stderr


@pytest.mark.parametrize("what", ["judgements", "matches", "candidates"])
def test_a_task_is_named_with_its_task_set(run: Run, matched: Path, what: str):
    result = run("export", matched, what, "--task", "1", code=1)
    assert "A task is of a task set: name that, too (--task-set)." in result.stderr


def test_candidates_of_a_task_set_are_listed_in_the_order_of_judging(run: Run, matched: Path):
    run("tasks", "create", matched, "--name", "pilot", "--seed", 7)
    listed = run("candidates", matched, "--task-set", "pilot").stdout
    exported = run("export", matched, "candidates", "--task-set", "pilot").stdout
    (given, wanted) = (
        [int(row["example"]) for row in csv.DictReader(io.StringIO(text))]
        for text in (listed, exported)
    )
    assert given == wanted
    assert sorted(given) == [1, 2, 4]


def test_judgements_and_matches_of_a_task_set_say_of_which_task(run: Run, matched: Path):
    run("tasks", "create", matched, "--name", "pilot", "--seed", 7)
    table = "system,example,pronoun\none,1,no\none,3,no\n"
    Path("t.csv").write_text(table)
    run("judgements", "import", matched, "t.csv", "--annotator", "Ada")
    for what, examples in (("judgements", ["1"]), ("matches", ["1", "2", "4"])):
        text = run("export", matched, what, "--task-set", "pilot").stdout
        rows = list(csv.DictReader(io.StringIO(text)))
        assert [(row["task_set"], row["task"], row["example"]) for row in rows] == [
            ("pilot", "1", example) for example in examples
        ]


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


@pytest.mark.parametrize("how", TABLE_FORMATS)
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


@pytest.fixture
def batch(run: Run, matched: Path) -> Path:
    run("tasks", "create", matched, "--name", "pilot", "--seed", 7)
    run("batch", "export", matched, "--annotator", "Ann", "-o", "ann.protestbatch")
    return Path("ann.protestbatch").resolve()


@pytest.mark.parametrize(
    ("command", "examples"),
    [
        ("candidates {}", 3),
        ("export {} candidates", 3),
        ("export {} judgements", 0),
        ("tasks list {} --candidates --format csv", 3),
    ],
)
def test_a_batch_is_read_as_it_is(run: Run, batch: Path, command: str, examples: int):
    before = batch.read_bytes()
    rows = list(csv.DictReader(io.StringIO(run(*command.format(batch).split()).stdout)))
    assert len(rows) == examples
    assert {row["system"] for row in rows} <= {"System A"}
    assert batch.read_bytes() == before


def test_a_batch_is_exported_in_the_order_of_judging_without_verdicts(
    run: Run, matched: Path, batch: Path
):
    def examples(file: Path, *options: str) -> list[str]:
        text = run("export", file, "candidates", *options).stdout
        return [row["example"] for row in csv.DictReader(io.StringIO(text))]

    assert examples(batch) == examples(matched, "--task-set", "pilot", "--task", "1")
    listed = csv.DictReader(io.StringIO(run("candidates", batch, "--task-set", "pilot").stdout))
    assert [row["example"] for row in listed] == examples(batch)
    rows = csv.DictReader(io.StringIO(run("export", batch, "candidates").stdout))
    assert {(row["verdict"], row["reasons"], row["outcome"]) for row in rows} == {("", "", "open")}


def test_the_task_of_a_batch_is_listed_without_how_it_was_drawn(run: Run, batch: Path):
    (tasks,) = json.loads(run("tasks", "list", batch, "--format", "json").stdout)["tables"]
    (row,) = tasks["rows"]
    shown = (row["task_set"], row["task"], row["candidates"], row["annotator"], row["new"])
    assert shown == ("pilot", "1", 3, "Ann", 3)


def test_a_batch_or_project_is_no_table_of_judgements(run: Run, matched: Path, batch: Path):
    table = batch.rename("judged.csv")  # the content counts
    result = run("judgements", "import", matched, table, "--annotator", "Ann", code=1)
    assert "is a batch, not a table of judgements" in result.stderr
    assert "‘protest batch merge’" in result.stderr
    result = run("judgements", "import", matched, matched, "--annotator", "Ann", code=1)
    assert "is a PROTEST project, not a table" in result.stderr


@pytest.mark.parametrize("what", ["matches", "strata", "references", "aces"])
def test_what_a_batch_does_not_have_is_refused(run: Run, batch: Path, what: str):
    result = run("export", batch, what, code=1)
    assert "it has candidates and judgements, and nothing else to export" in result.stderr


@pytest.mark.parametrize("command", ["scores", "evaluate", "agreement", "audit", "report"])
def test_commands_for_projects_say_what_reads_a_batch(run: Run, batch: Path, command: str):
    more = ["-o", "x.html"] if command == "report" else []
    result = run(command, batch, *more, code=1)
    assert "is a batch for an annotator, not a PROTEST project" in result.stderr
    assert "‘protest info’, ‘candidates’, ‘export’ and ‘tasks list’" in result.stderr
