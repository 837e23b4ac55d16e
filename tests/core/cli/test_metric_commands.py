"""`protest apt`, `protest autoprf` and `protest bleu` as people type them."""

import csv
import io
import json
import re

import pytest

from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from tests.core.cli.conftest import Run


@pytest.fixture
def file(project: Project):
    return project.path


@pytest.mark.parametrize("how", TABLE_FORMATS)
@pytest.mark.parametrize("metric", ["apt", "autoprf", "bleu"])
def test_every_format_has_the_signature(run: Run, file, metric, how):
    shown = run(metric, file, "--format", how).stdout
    assert "suite:small@2" in shown
    assert "protest:" in shown


@pytest.mark.parametrize("metric", ["apt", "autoprf", "bleu"])
def test_only_the_first_command_measures(run: Run, file, metric):
    first, again = run(metric, file), run(metric, file)
    assert f"measuring one with {metric} …" in first.stderr
    assert "measuring one" not in again.stderr
    assert again.stdout == first.stdout


@pytest.mark.parametrize(
    "options", [("apt", "--w2", 1), ("apt", "--details"), ("autoprf", "--every", "it")]
)
def test_other_settings_are_measured_each_time(run: Run, file, options):
    metric, *rest = options
    run(metric, file)
    assert f"measuring one with {metric} …" in run(metric, file, *rest).stderr


def test_figures_are_the_same_in_csv_and_json(run: Run, file):
    [row] = csv.DictReader(io.StringIO(run("apt", file, "--format", "csv").stdout))
    [table] = json.loads(run("apt", file, "--format", "json").stdout)["tables"]
    figures = table["rows"][0]
    assert (row["apt"], figures["apt"]) == ("0.4", 0.4)
    assert (row["case 1"], figures["case 1"]) == ("2", 2)


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_an_undefined_score_says_so_in_every_format(run: Run, file, how):
    drop = [each for case in (1, 2, 3) for each in ("--drop", case)]
    shown = run("apt", file, *drop, "--format", how).stdout
    assert "undefined" in shown
    assert "nan" not in shown
    if how in ("text", "json", "latex"):
        assert "No pronoun is in any of the cases that count." in shown
    if how == "latex":
        assert r"\par{\footnotesize apt of one: No pronoun is in any" in shown


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_cases_that_were_dropped_are_marked(run: Run, file, how):
    shown = run("apt", file, "--drop", 5, "--drop", 6, "--format", how).stdout
    if how == "json":
        [table] = json.loads(shown)["tables"]
        assert table["rows"][0]["left_out"] == ["case 5", "case 6"]
        assert "case 5" in table["rows"][0]
    elif how in {"text", "latex", "markdown"}:
        table = " ".join(line for line in shown.splitlines() if not line.startswith("%"))
        assert re.search(r"0 ([&|] )?\(0\) ([&|] )?\(0\) ([&|] )?5", " ".join(table.split()))
        assert "Numbers in brackets are left out of the score." in " ".join(table.split())
    else:
        assert "case 5" in shown.splitlines()[0]
        assert "5=" not in shown  # in the signature
    assert "brackets" not in run("apt", file, "--format", how).stdout


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_in_details_too_cases_that_were_dropped_are_marked(run: Run, file, how):
    shown = run("apt", file, "--details", "--drop", 3, "--format", how).stdout
    if how == "json":
        [table] = json.loads(shown)["tables"]
        assert [(each["apt"], each["apt counts"]) for each in table["rows"][1:3]] == [
            ("3", False),
            ("1", True),
        ]
    else:
        marked = how in {"text", "latex", "markdown"}
        assert shown.count("(3)") == (3 if marked else 0)
        assert "(1)" not in shown


def test_details_have_a_row_for_each_pronoun(run: Run, file):
    shown = run("apt", file, "--details", "--format", "tsv").stdout
    rows = list(csv.DictReader(io.StringIO(shown), delimiter="\t"))
    assert [(row["example"], row["reference"], row["candidate"], row["apt"]) for row in rows] == [
        ("1", "sie", "diese", "3"),
        ("2", "sie", "jene", "3"),
        ("3", "es", "es", "1"),
        ("4", "du", "ihr", "3"),
        ("5", "es", "es", "1"),
    ]


def test_the_text_explains_the_cases(run: Run, file):
    shown = " ".join(run("apt", file).stdout.split())
    assert "Cases: 1 identical, 2 equivalent, 3 different, 4 not in candidate" in shown


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_every_format_says_why_a_figure_does_not_exist(run: Run, project, how):
    shown = run("apt", project.path, "--every", "zzz", "--format", how).stdout
    assert "undefined" in shown
    assert "The source has no token" in shown
