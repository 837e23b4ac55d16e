"""`protest disagreements --by-category`: the counts of what it lists else."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.cli.options import TABLE_FORMATS
from tests.core.cli.conftest import Run

TWO = ("--annotators", "annotator1,annotator2", "--question", "pronoun")


def rows(run: Run, judged_file: Path, *options: str) -> list[dict[str, str]]:
    written = run("disagreements", judged_file, *options, "--format", "csv").stdout
    return list(csv.DictReader(io.StringIO(written)))


@pytest.mark.parametrize("options", [(), TWO, ("--system", "system2")], ids=["all", "two", "one"])
def test_it_counts_what_is_listed(run: Run, judged_file: Path, options: tuple[str, ...]):
    counts = rows(run, judged_file, *options, "--by-category")
    listed = rows(run, judged_file, *options)
    assert {each["signature"] for each in counts} == {each["signature"] for each in listed}
    for each in counts:
        found = {
            (row["system"], row["example"])
            for row in listed
            if row["category"] == each["category"] and each["question"] in row["differ_on"].split()
        }
        assert int(each["different"]) == len(found)
    assert sum(int(each["different"]) for each in counts) > 3


def test_the_signature_makes_it_again_in_every_format(run: Run, judged_file: Path):
    for how in TABLE_FORMATS:
        asked = ("--by-category", "--format", how)
        first = run("disagreements", judged_file, *TWO, *asked).stdout
        (signature,) = {each["signature"] for each in rows(run, judged_file, *TWO, "--by-category")}
        assert signature in first
        assert run("disagreements", judged_file, "--signature", signature, *asked).stdout == first


def test_what_nobody_compared_is_undefined_and_says_why(run: Run, judged_file: Path):
    none = rows(
        run, judged_file, "--by-category", "--question", "antecedent", "--category", "event_it"
    )
    assert [(each["compared"], each["share"]) for each in none] == [("0", "undefined")]
    assert none[0]["undefined"] == "No two people have judged any of these candidates."
    document = run(
        "disagreements", judged_file, "--by-category", "--category", "event_it", "--format", "json"
    ).stdout
    pronoun, antecedent = json.loads(document)["tables"][0]["rows"]
    assert pronoun["share"] == pytest.approx(pronoun["different"] / pronoun["compared"])
    assert (antecedent["share"], antecedent["undefined"]) == ("undefined", none[0]["undefined"])


def test_one_annotator_differs_from_nobody(run: Run, judged_file: Path):
    result = run(
        "disagreements", judged_file, "--by-category", "--annotators", "annotator1", code=1
    )
    assert "Name another one" in result.stderr
