"""`protest metrics` as people type it: over systems, and pronoun by pronoun."""

import csv
import io
import json
from math import comb
from pathlib import Path

import pytest

from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.metrics.measure import METRICS
from tests.builders.judged_project import write_judged
from tests.builders.small_suite import write_system
from tests.core.cli.conftest import Run

TABLES = [
    (),
    ("--correlations",),
    ("--against-people",),
    ("--against-people", "--by", "system"),
    ("--against-people", "--metric", "autoprf"),
    ("--against-people", "--details"),
]


@pytest.fixture
def judged_file(tmp_path: Path) -> Path:
    return write_judged(tmp_path / "judged.protest", measured=True)


@pytest.mark.parametrize("how", TABLE_FORMATS)
@pytest.mark.parametrize("options", TABLES, ids=" ".join)
def test_every_format_has_the_signature(run: Run, judged_file, options, how):
    shown = run("metrics", judged_file, *options, "--format", how).stdout
    assert "|judgements:adjudicated>unanimous|" in shown
    assert "metric:" in shown
    assert "nan" not in shown.split()


@pytest.mark.usefixtures("terminal")
def test_the_text_has_systems_correlations_and_tests(run: Run, judged_file):
    shown = run("metrics", judged_file).stdout
    for title in ("What people call correct", "Correlation with correct", "Williams's test"):
        assert title in shown
    assert "Over 4 systems a correlation says little." in shown
    assert max(map(len, shown.splitlines()[:30])) <= 80


def test_one_metric_has_nothing_to_be_compared_with(run: Run, judged_file):
    shown = run("metrics", judged_file, "--metric", "bleu").stdout
    assert "BLEU" in shown
    assert "APT" not in shown
    assert "Williams" not in shown


def rows_of(shown: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(shown), delimiter="\t"))


def test_the_table_of_systems_is_one_for_correlate(run: Run, judged_file):
    run("metrics", judged_file, "--format", "tsv", "-o", "t.tsv")
    again = json.loads(run("correlate", "t.tsv", "bleu", "share", "--format", "json").stdout)
    found = json.loads(run("metrics", judged_file, "--metric", "bleu", "--format", "json").stdout)
    theirs = again["tables"][0]["rows"][0]["pearson"]
    ours = found["tables"][1]["rows"][0]["pearson"]
    assert theirs == pytest.approx(ours, abs=1e-4)


def test_correlations_as_a_table_have_a_row_for_each_metric_and_each_two(run: Run, judged_file):
    rows = rows_of(run("metrics", judged_file, "--correlations", "--format", "tsv").stdout)
    metrics, pairs = len(METRICS), comb(len(METRICS), 2)
    assert [row["williams_df"] for row in rows] == [""] * metrics + ["1"] * pairs


@pytest.mark.usefixtures("terminal")
def test_cases_are_shown_by_what_people_say(run: Run, judged_file):
    shown = run("metrics", judged_file, "--against-people").stdout
    assert "What people say, by what APT says" in shown
    for name in ("1 identical", "3 different", "6 in neither"):
        assert name in shown
    assert "Right: 1 identical, 2 equivalent; wrong: 3 different; neither: 4 not in" in shown
    assert max(map(len, shown.splitlines()[:40])) <= 80


@pytest.mark.parametrize("by", ["category", "system"])
def test_rows_of_programs_add_up_to_the_whole(run: Run, judged_file, by):
    given = ("metrics", judged_file, "--against-people")
    rows = rows_of(run(*given, "--by", by, "--format", "tsv").stdout)
    found = json.loads(run(*given, "--format", "json").stdout)
    *_, verdicts, totals = (each["rows"] for each in found["tables"])
    assert sum(int(row["disagreements"]) for row in rows) == totals[0]["disagreements"]
    assert sum(int(row["judged"]) for row in rows) == totals[0]["judged"]
    assert sum(each["judged"] for each in verdicts) == totals[0]["judged"]


@pytest.mark.parametrize("how", ["json", "csv"])
def test_where_nothing_can_be_compared_the_share_is_undefined_and_why(run: Run, project, how):
    shown = run("metrics", project.path, "--against-people", "--format", how).stdout
    if how == "json":
        (found,) = json.loads(shown)["tables"][-1]["rows"]
        assert found["share"] == "undefined"
        assert found["undefined"].endswith(".")
    else:
        assert len(shown.splitlines()) == 1  # no candidate is judged


def test_details_have_the_words_and_what_both_say(run: Run, judged_file):
    rows = rows_of(
        run("metrics", judged_file, "--against-people", "--details", "--format", "tsv").stdout
    )
    assert rows
    for row in rows:
        assert (row["says"], row["people"]) in {("right", "incorrect"), ("wrong", "correct")}
        assert row["source"]
    found = run("metrics", judged_file, "--against-people", "--format", "json").stdout
    assert len(rows) == json.loads(found)["tables"][-1]["rows"][0]["disagreements"]


def test_the_same_candidates_come_by_the_filter(run: Run, judged_file):
    rows = rows_of(
        run("metrics", judged_file, "--against-people", "--details", "--format", "tsv").stdout
    )
    scores = json.loads(run("scores", judged_file, "--against", "apt", "--format", "json").stdout)
    found = [each for each in scores["tables"][0]["rows"] if each["question"] == "pronoun"]
    assert sum(each["n"] for each in found) == len(rows)


@pytest.mark.parametrize("command", ["scores", "audit", "agreement", "disagreements"])
def test_tables_of_disagreements_can_be_made_again_from_their_signature(
    run: Run, judged_file, command
):
    shown = run(command, judged_file, "--against", "apt").stdout
    signature = shown.splitlines()[-1]
    assert "|against:apt|" in signature
    assert run(command, judged_file, "--signature", signature).stdout == shown
    run(command, judged_file, "--against", "apt", "--signature", signature, code=2)


def test_systems_are_drawn_by_metric_and_people(run: Run, judged_file):
    run("metrics", judged_file, "--metric", "chrf", "--plot", "a.svg")
    written = Path("a.svg").read_text(encoding="utf-8")
    assert "% correct by chrF: r = " in written
    assert "95 % band" in written


@pytest.mark.parametrize(
    "wrong",
    [
        ("--details",),
        ("--by", "system"),
        ("--against-people", "--plot", "a.pdf"),
        ("--against-people", "--people-only"),
        ("--against-people", "--correlations"),
        ("--against-people", "--not-judgeable", "excluded"),
        ("--against-people", "--metric", "apt", "--metric", "autoprf"),
    ],
    ids=" ".join,
)
def test_options_that_would_not_be_heeded_are_refused(run: Run, judged_file, wrong):
    run("metrics", judged_file, *wrong, code=2)


@pytest.fixture
def unjudged(project: Project) -> Path:
    evaluate(project=project)
    return project.path


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_before_anybody_has_judged_there_is_nothing_to_correlate(run: Run, unjudged, how):
    shown = run("metrics", unjudged, "--correlations", "--format", how).stdout
    assert "there is nothing to correlate." in " ".join(shown.split())
    if how in ("text", "latex"):
        assert "Nobody has judged yet: approvals, and what metrics say" in shown
        assert "Pearson" not in shown
    else:
        assert "undefined" in shown


def test_without_judgements_and_approvals_only_metrics_say_something(run: Run, unjudged):
    shown = run("metrics", unjudged, "--people-only").stdout
    assert "Nobody has judged yet: what metrics say" in shown
    assert "nothing to correlate" in shown


def test_nothing_is_drawn_before_anybody_has_judged(run: Run, unjudged):
    message = run("metrics", unjudged, "--plot", "a.svg", code=1).stderr
    assert "There is nothing to draw: people have judged nothing of this yet." in message


def test_a_system_of_which_nothing_is_known_has_no_share(run: Run, judged_file):
    with Project.open(judged_file) as project:
        later = write_system(judged_file.parent, "later", text="Er .\n" * 60, links="0-0\n" * 60)
        load_systems(project=project, outputs=[SystemOutput("later", *later)])
    rows = {e["system"]: e for e in rows_of(run("metrics", judged_file, "--format", "tsv").stdout)}
    assert (rows["later"]["correct"], rows["later"]["share"]) == ("0", "undefined")
    assert "undefined" not in {row["share"] for name, row in rows.items() if name != "later"}
    shown = " ".join(run("metrics", judged_file).stdout.split())
    why = "it is neither matched nor judged yet."
    assert f"The share of later is undefined, and in no correlation: {why}" in shown
    run("metrics", judged_file, "--format", "tsv", "-o", "t.tsv")
    again = json.loads(run("correlate", "t.tsv", "bleu", "share", "--format", "json").stdout)
    assert again["tables"][0]["rows"][0]["n"] == 4


@pytest.mark.parametrize(
    "wrong", [("--metric", "meteor"), ("--against-people", "--metric", "bleu"), ("--system", "x")]
)
def test_what_is_not_there_is_refused_with_what_is(run: Run, judged_file, wrong):
    assert "There are: " in run("metrics", judged_file, *wrong, code=1).stderr


def test_a_signature_of_it_is_not_taken_by_scores(run: Run, judged_file):
    for options in ((), ("--against-people",)):
        signature = run("metrics", judged_file, *options).stdout.splitlines()[-1]
        message = run("scores", judged_file, "--signature", signature, code=1).stderr
        assert "‘protest metrics’ has to be given its arguments again" in message


def test_without_systems_that_is_said(run: Run, project_file):
    assert "No system is loaded yet." in run("metrics", project_file).stdout
    shown = run("metrics", project_file, "--against-people").stdout
    assert "People have judged nothing of this yet" in shown


def test_a_condition_on_pronouns_goes_only_with_the_table_of_pronouns(run: Run, judged_file):
    refused = run("metrics", judged_file, "--against", "apt", code=2)
    assert "--against goes only with --against-people" in refused.stderr
    run("metrics", judged_file, "--against-people", "--metric", "autoprf", "--against", "apt")
