"""Comparing systems by the distance of the antecedent, on the command line."""

import csv
import json
from pathlib import Path

import pytest

from tests.core.cli.conftest import Run


@pytest.fixture
def file(judged_file: Path) -> Path:
    return judged_file


def test_the_table_can_be_made_again_from_its_signature(run: Run, file: Path):
    made = run("scores", file, "--by", "distance").stdout
    signature = made.strip().splitlines()[-1]
    assert run("scores", file, "--signature", signature).stdout == made


def test_records_have_a_row_for_each_pair_at_each_distance(run: Run, file: Path):
    printed = run("scores", file, "--by", "distance", "--format", "csv").stdout
    rows = [*csv.DictReader(printed.splitlines())]
    assert [each["distance"] for each in rows] == ["same"] * 6 + ["1"] * 6
    made = json.loads(run("scores", file, "--by", "distance", "--format", "json").stdout)
    tables = {each["name"]: each["rows"] for each in made["tables"]}
    assert len(tables["pairs"]) == 12
    assert tables["scores"][0].keys() >= {"system", "same_low", "same_high", "same_n", "1_n"}


def test_it_is_drawn(run: Run, file: Path, tmp_path: Path):
    run("scores", file, "--by", "distance", "--plot", tmp_path / "distances.svg")
    assert "Distance: lines between" in (tmp_path / "distances.svg").read_text()


def test_the_plot_of_categories_is_refused(run: Run, file: Path, tmp_path: Path):
    asked = ("--by", "distance", "--plot-categories", tmp_path / "c.svg")
    assert "shows no distances" in run("scores", file, *asked, code=2).output


def test_candidates_are_listed_by_distance(run: Run, file: Path):
    rows = run("candidates", file, "--distance", "1").stdout.splitlines()
    all_rows = run("candidates", file).stdout.splitlines()
    assert 1 < len([*csv.DictReader(rows)]) < len([*csv.DictReader(all_rows)])
