"""`protest correlate` and `protest reproduce` as people type them."""

import csv
import io
import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from protest_core import __version__, resources
from protest_core.operations import published
from tests.core.cli.conftest import Run

TABLE = "system,bleu,apt,people\na,1,3,1\nb,2,,2\nc,3,5,5\nd,5,4,4\nA_B&C%#1,,8,7\n"


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
    assert [each["name"] for each in document["metrics"]] == ["x", "z"]
    assert document["metrics"][0]["pearson"]["r"] == pytest.approx(0.8)
    assert document["williams"]["df"] == 2
    shown = run("correlate", path, "x", "y", "z").stdout.replace("\n", " ")
    assert "Williams's test, t(2) =" in shown


@pytest.mark.parametrize("how", ["csv", "tsv"])
def test_a_tidy_table_has_a_row_for_each_metric(run: Run, table: Path, how):
    text = run("correlate", table, "bleu", "people", "apt", "--format", how).stdout
    found = list(csv.DictReader(io.StringIO(text), delimiter="," if how == "csv" else "\t"))
    assert [(row["metric"], row["other_metric"], row["n"]) for row in found] == [
        ("bleu", "apt", "3"),
        ("apt", "bleu", "3"),
    ]


def test_what_was_left_out_stands_in_a_comment_of_latex(run: Run, table: Path):
    output = run("correlate", table, "bleu", "people", "--format", "latex").stdout
    assert "% Left out: A_B&C%#1 (line 6), where bleu is empty.\n" in output
    assert "bleu & 4 & 0.748" in output


@pytest.mark.parametrize("how", ["text", "json", "csv", "tsv", "latex"])
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


def test_all_published_figures_are_reproduced(run: Run):
    result = run("reproduce")
    assert "All 79 figures agree." in result.stdout
    assert "NO" not in result.stdout
    *lines, signature = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert signature.startswith("table:reproduction|file:published|sha256:")


@pytest.mark.parametrize("how", ["json", "csv", "tsv", "latex"])
def test_reproduced_figures_come_in_every_format(run: Run, how):
    output = run("reproduce", "--format", how).stdout
    if how == "json":
        found = {each["figure"]: each for each in json.loads(output)}
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
    monkeypatch.setattr(published, "directory", lambda: folder)
    result = run("reproduce", code=1)
    assert "% of approvals upheld, event it" in result.stderr
    assert "3 of 79 figures do not agree" in result.stderr
    assert "NO" in result.stdout
