"""`protest correlate` and `protest reproduce` as people type them."""

import csv
import io
import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from protest_core import __version__, resources
from protest_core.cli.options import TABLE_FORMATS
from protest_core.reproduce import figures
from tests.core.cli.conftest import Run

TABLE = "system,bleu,apt,people\na,1,3,1\nb,2,,2\nc,3,5,5\nd,5,4,4\nA_B&C%#1,,8,7\n"
SAME = "system,x,y,z\na,1,1,1\nb,1,2,2\nc,1,3,1\nd,1,4,5\n"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "t.csv"
    path.write_text(TABLE)
    return path


def test_a_correlation_is_shown_with_what_was_left_out(run: Run, table: Path):
    shown = run("correlate", table, "bleu", "people").stdout
    assert "Correlation with people, over systems" in shown
    assert "bleu    4    0.748  0.252     0.800  0.333" in shown
    assert "Left out: A_B&C%#1 (line 6), where bleu is empty." in shown


def test_two_metrics_come_with_williams_s_test(run: Run, tmp_path: Path):
    path = tmp_path / "t.tsv"
    path.write_text("system\tx\ty\tz\na\t1\t1\t5\nb\t2\t3\t1\nc\t3\t2\t4\nd\t4\t5\t3\ne\t5\t4\t2\n")
    document = json.loads(run("correlate", path, "x", "y", "z", "--format", "json").stdout)
    rows = document["tables"][0]["rows"]
    assert [each["metric"] for each in rows] == ["x", "z"]
    assert rows[0]["pearson"] == pytest.approx(0.8)
    assert rows[0]["williams_df"] == 2
    shown = run("correlate", path, "x", "y", "z").stdout.replace("\n", " ")
    assert "Williams's test, t(2) =" in shown


@pytest.mark.parametrize("how", ["csv", "tsv"])
def test_a_tidy_table_has_a_row_for_each_metric(run: Run, table: Path, how):
    text = run("correlate", table, "bleu", "people", "apt", "--format", how).stdout
    found = list(csv.DictReader(io.StringIO(text), delimiter="," if how == "csv" else "\t"))
    assert [(row["metric"], row["other_metric"], row["n"]) for row in found] == [
        ("bleu", "apt", "4"),
        ("apt", "bleu", "4"),
    ]
    assert [row["n_both"] for row in found] == ["3", "3"]


def test_the_second_metric_can_be_an_option(run: Run, table: Path):
    given = run("correlate", table, "bleu", "people", "apt").stdout
    assert run("correlate", table, "bleu", "people", "--compare", "apt").stdout == given
    message = run("correlate", table, "bleu", "people", "apt", "--compare", "x", code=2).stderr
    assert "Leave Z or --compare out." in message


def test_each_metric_keeps_its_own_systems_and_the_test_says_which_are_compared(
    run: Run, tmp_path: Path
):
    rows = ["a\t1\t1\t5", "b\t2\t3\t1", "c\t3\t2\t4", "d\t4\t5\t3", "e\t5\t4\t2", "f\t7\t6\t"]
    path = tmp_path / "t.tsv"
    path.write_text("\n".join(["system\tx\ty\tz", *rows, ""]))
    shown = " ".join(run("correlate", path, "x", "y", "--compare", "z").stdout.split())
    assert "x 6 0.891 0.017" in shown
    assert "z 5 −0.600 0.285" in shown
    assert (
        "Over the 5 systems that have both, Pearson's r is 0.800 for x and −0.600 for z." in shown
    )
    assert "Left out of z's correlation and of the test: f (line 7), where z is empty." in shown


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_what_is_undefined_is_called_so_in_every_format_and_says_why(run: Run, table: Path, how):
    table.write_text(SAME)
    shown = run("correlate", table, "x", "y", "z", "--format", how).stdout
    assert shown.count("undefined") >= 4
    assert "On one side all scores are the same." in shown
    if how == "latex":
        assert "x & 4 & undefined & undefined & undefined & undefined" in shown
        why = "No correlation of x: On one side all scores are the same."
        assert rf"\par{{\footnotesize {why}}}" in shown


def test_numbers_that_nobody_asked_for_are_not_undefined(run: Run, table: Path):
    text = run("correlate", table, "bleu", "people", "--format", "csv").stdout
    [row] = csv.DictReader(io.StringIO(text))
    assert (row["other_metric"], row["williams_t"], row["williams_p"]) == ("", "", "")
    document = json.loads(run("correlate", table, "bleu", "people", "--format", "json").stdout)
    (found,) = document["tables"][0]["rows"]
    assert (found["pearson_between"], found["williams_p"]) == (None, None)


def test_an_undefined_test_is_told_as_one(run: Run, table: Path):
    table.write_text(SAME)
    given = ("correlate", table, "x", "y", "z", "--format")
    document = json.loads(run(*given, "json").stdout)
    found = document["tables"][0]["rows"]
    assert found[0]["pearson"] == "undefined"
    assert {each[f"williams_{key}"] for each in found for key in ("t", "df", "p")} == {"undefined"}
    assert any("A correlation is undefined." in each["undefined"] for each in found)
    rows = list(csv.DictReader(io.StringIO(run(*given, "csv").stdout)))
    assert [row["williams_t"] for row in rows] == ["undefined", "undefined"]
    assert [bool(row["undefined"]) for row in rows] == [True, True]


def test_what_was_left_out_stands_below_the_table_of_latex(run: Run, table: Path):
    output = run("correlate", table, "bleu", "people", "--format", "latex").stdout
    assert r"Left out: A\_B\&C\%\#1 (line 6), where bleu is empty.}" in output
    assert "bleu & 4 & 0.748" in output


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_a_correlation_has_a_signature_of_what_it_was_made_from(run: Run, table: Path, how):
    output = run("correlate", table, "bleu", "people", "apt", "--format", how).stdout
    expected = (
        f"table:correlation|file:t.csv|sha256:{sha256_of(table)}|metrics:bleu,apt|people:people|"
        f"protest:{__version__}"
    )
    assert expected in output


def test_another_table_of_the_same_name_has_another_signature(run: Run, table: Path):
    one = run("correlate", table, "bleu", "people").stdout.splitlines()[-1]
    table.write_text(TABLE.replace("5,4,4", "5,4,3"))
    assert run("correlate", table, "bleu", "people").stdout.splitlines()[-1] != one


def sha256_of(path: Path) -> str:
    return sha256(sha256(path.read_bytes()).digest()).hexdigest()[:12]


def test_mistakes_are_told_with_line_and_column(run: Run, table: Path):
    table.write_text(TABLE.replace("c,3,", "c,x,"))
    result = run("correlate", table, "bleu", "peoples", code=1)
    assert "t.csv:1:1: there is no column ‘peoples’; is it ‘people’?" in result.stderr
    assert "t.csv:4:3: bleu: ‘x’ is not a number" in result.stderr
    assert result.stdout == ""


@pytest.mark.usefixtures("terminal")
def test_all_published_figures_are_reproduced(run: Run):
    result = run("reproduce")
    assert "All 122 figures agree." in result.stdout
    assert "NO" not in result.stdout
    *lines, signature = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert signature.startswith("table:reproduction|file:published|sha256:")


@pytest.mark.parametrize("how", ["json", "csv", "tsv", "latex"])
def test_reproduced_figures_come_in_every_format(run: Run, how):
    output = run("reproduce", "--format", how).stdout
    if how == "json":
        found = {each["figure"]: each for each in json.loads(output)["tables"][0]["rows"]}
        assert found["kappa/pronoun"]["expected"] == "0.69"
        assert found["kappa/pronoun"]["computed"] == pytest.approx(0.686, abs=5e-4)
        assert found["kappa/pronoun"]["agrees"] is True
    elif how == "latex":
        assert r"average \%, total & 65.4 & 65.47 & yes \\" in output
    else:
        delimiter = "," if how == "csv" else "\t"
        found = {
            row["figure"]: row for row in csv.DictReader(io.StringIO(output), delimiter=delimiter)
        }
        assert found["audit/all"]["expected"] == "86.6"
        assert found["audit/all"]["computed"] == "86.5714"
        assert found["audit/all"]["agrees"] == "yes"


def test_a_figure_that_does_not_agree_is_told_and_ends_with_1(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = tmp_path / "published"
    shutil.copytree(resources.shipped("testsuites") / "published", folder)
    audit = folder / "guillou-et-al-2018-audit.tsv"
    audit.write_text(audit.read_text().replace("event_it\t68\t14", "event_it\t58\t24"))
    monkeypatch.setattr(figures, "directory", lambda: folder)
    result = run("reproduce", code=1)
    assert "% of approvals upheld, event it" in result.stderr
    assert "3 of 122 figures do not agree" in result.stderr
    assert "NO" in result.stdout
