"""A share that does not exist is called undefined, with the reason, by every command and format."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.judged_project import write_judged
from tests.builders.small_suite import write_system
from tests.core.cli.conftest import Run

WHY = "neither matched nor judged"


@pytest.fixture
def unmatched(project: Project) -> Path:
    return project.path


@pytest.fixture
def matched(project: Project) -> Path:
    evaluate(project=project)
    return project.path


@pytest.fixture
def judged(tmp_path: Path) -> Path:
    """Four systems that people judged, and “later”, of which nothing is known."""
    path = write_judged(tmp_path / "judged.protest", measured=True)
    later = write_system(tmp_path, "later", text="Er .\n" * 60, links="0-0\n" * 60)
    with Project.open(path) as project:
        load_systems(project=project, outputs=[SystemOutput("later", *later)])
    return path


@pytest.mark.parametrize("how", TABLE_FORMATS)
@pytest.mark.parametrize(
    "command", [("scores",), ("scores", "--antecedents"), ("metrics",), ("audit", "--corrected")]
)
def test_a_system_neither_matched_nor_judged_has_no_share_in_any_format(
    run: Run, unmatched, judged, command, how
):
    for file in (unmatched, judged):
        ran = run(*command[:1], file, *command[1:], "--format", how)
        assert "undefined" in ran.stdout
        assert "0.0–100.0" not in ran.stdout
        said = ran.stdout + (ran.stderr if how in {"csv", "tsv"} else "")
        assert WHY in " ".join(said.split())


def row_of(shown: str, system: str) -> list[str]:
    return next(line.split() for line in shown.splitlines() if line.split()[:1] == [system])


def test_the_others_keep_theirs(run: Run, judged):
    shown = run("scores", judged).stdout
    assert row_of(shown, "later") == ["later", "60", *["undefined"] * 2, "0–60", *["undefined"] * 2]
    rows = shown.split("\n\n")[1].splitlines()[3:]
    assert [row.split()[0] for row in rows if "undefined" in row] == ["later"]
    assert "average" not in [row.split()[0] for row in rows]  # not all systems are finished


def test_the_reason_stands_in_print_too(run: Run, unmatched):
    for command in ("scores", "metrics"):
        shown = run(command, unmatched, "--format", "latex").stdout
        (line, *_) = [each for each in shown.splitlines() if each.startswith(r"\par{")]
        assert "The share of" in line
        assert WHY in line


def test_rows_for_programs_say_why_and_are_empty_where_there_is_a_share(run: Run, judged):
    shown = run("scores", judged, "--format", "csv").stdout
    for row in csv.DictReader(io.StringIO(shown)):
        ends = [row[name] for name in ("low", "high", "interval_low", "interval_high")]
        later = row["system"] == "later"
        assert (ends == ["undefined"] * 4) == later
        assert (WHY in row["undefined"]) == later


def test_json_says_why_beside_each_share(run: Run, judged):
    _, found, _ = json.loads(run("scores", judged, "--format", "json").stdout)["tables"]
    of = {each["system"]: each for each in found["rows"] if each["question"] == "pronoun"}
    assert (of["later"]["low"], of["later"]["interval_low"]) == ("undefined", "undefined")
    assert WHY in of["later"]["undefined"]
    assert all(each["undefined"] == "" for name, each in of.items() if name != "later")


def test_of_nothing_that_counts_there_is_no_share(run: Run, matched):
    for how in ("text", "latex", "json", "tsv"):
        shown = run("metrics", matched, "--people-only", "--metric", "bleu", "--format", how).stdout
        assert "undefined" in shown


@pytest.mark.parametrize("how", ["text", "latex", "json", "csv"])
def test_before_anybody_judged_metrics_have_no_share_of_people_beside_them(run: Run, matched, how):
    """Approvals are counted, and are not people's word."""
    shown = run("metrics", matched, "--metric", "apt", "--format", how).stdout
    if how == "json":
        systems = json.loads(shown)["tables"][0]["rows"]
        assert {each["share"] for each in systems} == {"undefined"}
    elif how == "csv":
        assert {each["share"] for each in csv.DictReader(io.StringIO(shown))} == {"undefined"}
    else:
        (row,) = [line for line in shown.splitlines() if line.startswith("one ")]
        assert "undefined" in row
    assert how == "csv" or "undefined: people have judged nothing of this yet" in " ".join(
        shown.split()
    )


def test_scores_of_what_was_matched_alone_are_ranges(run: Run, matched):
    assert "undefined" not in run("scores", matched).stdout


@pytest.mark.parametrize("options", [(), ("--details",), ("--by", "system")])
@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_where_nobody_judged_nothing_can_be_compared_and_every_format_says_so(
    run: Run, matched, options, how
):
    ran = run("metrics", matched, "--against-people", *options, "--format", how)
    said = ran.stderr if how in {"csv", "tsv"} else ran.stdout
    assert "People have judged nothing of this yet: there is nothing to compare." in " ".join(
        said.split()
    )
    assert "tabular" not in ran.stdout


def test_what_correlate_leaves_out_is_called_as_the_cell_has_it(run: Run, judged):
    run("metrics", judged, "--format", "csv", "-o", "t.csv")
    shown = " ".join(run("correlate", "t.csv", "bleu", "share").stdout.split())
    assert "where share is undefined." in shown
    Path("u.csv").write_text("system,bleu,people\na,,undefined\nb,1,2\nc,2,3\nd,,2\n")
    shown = " ".join(run("correlate", "u.csv", "bleu", "people").stdout.split())
    assert "a (line 2), where bleu is empty and people is undefined." in shown
    assert "d (line 5), where bleu is empty." in shown
    found = json.loads(run("correlate", "u.csv", "bleu", "people", "--format", "json").stdout)
    assert found["tables"][1]["rows"][0] == {
        "system": "a",
        "line": 2,
        "empty": ["bleu"],
        "undefined": ["people"],
    }
