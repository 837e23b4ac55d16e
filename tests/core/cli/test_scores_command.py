"""`protest scores` and `protest audit` on a project that three people judged."""

import csv
import io
import json

import pytest

from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.scores.compute import score_table
from tests.builders.judged_project import write_judged

COMMANDS = ("scores", "audit")


@pytest.fixture
def judged(tmp_path):
    return write_judged(tmp_path / "judged.protest")


def signature_in(text: str) -> str:
    return text.rstrip("\n").rpartition("\n")[2]


def test_scores_are_those_of_the_project(run, judged):
    document = json.loads(run("scores", judged, "--format", "json").stdout)
    with Project.open(judged) as project:
        table = score_table(project=project)
    _, systems, _ = document["tables"]
    of_pronouns = [each["system"] for each in systems["rows"] if each["question"] == "pronoun"]
    assert of_pronouns == list(table.ranked)
    assert document["signature"] == table.frame.signature


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_every_format_carries_the_signature(run, judged, command, how):
    output = run(command, judged, "--format", how).stdout
    assert "|annotators:all|judgements:adjudicated>unanimous|" in output


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--system", "system2", "--system", "system1", "--not-judgeable", "excluded"),
        ("--category", "event_it", "--annotator", "annotator1"),
        ("--annotator", "annotator2", "--annotator", "annotator1"),
        ("--without", "annotator2"),
    ],
)
def test_the_signature_makes_the_same_table_again(run, judged, command, options):
    first = run(command, judged, *options).stdout
    again = run(command, judged, "--signature", signature_in(first))
    assert again.stdout == first
    assert again.stderr == ""
    assert first != run(command, judged, "--system", "system3").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_signature_of_another_suite_is_refused_with_a_sentence(run, judged, command):
    signature = signature_in(run(command, judged).stdout).replace("generated", "other")
    result = run(command, judged, "--signature", signature, code=1)
    assert "The signature is of the suite other sha256-" in result.stderr
    assert ", and the project's is generated sha256-" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("more", [(), ("--antecedents",)])
def test_a_signature_of_pairs_makes_the_pairs_again(run, judged, more):
    first = run("scores", judged, "--pairs", *more).stdout
    signature = signature_in(first)
    assert signature.startswith("table:pairs|question:")
    assert run("scores", judged, "--signature", signature).stdout == first
    assert run("scores", judged, "--pairs", *more, "--signature", signature).stdout == first


def test_a_signature_and_options_that_ask_for_another_table_contradict_each_other(run, judged):
    of_scores = signature_in(run("scores", judged).stdout)
    of_pairs = signature_in(run("scores", judged, "--pairs").stdout)
    for options in (("--pairs", of_scores), ("--antecedents", of_pairs)):
        asked, signature = options
        result = run("scores", judged, asked, "--signature", signature, code=2)
        assert "leave --pairs and --antecedents out" in result.stderr


@pytest.mark.parametrize(("command", "other"), [("scores", "audit"), ("audit", "scores")])
def test_a_signature_of_another_table_is_refused_with_its_command(run, judged, command, other):
    signature = signature_in(run(other, judged).stdout)
    result = run(command, judged, "--signature", signature, code=1)
    assert f"‘protest {other}’ takes it" in result.stderr
    assert result.stdout == ""


def test_a_signature_of_another_version_is_used_and_told(run, judged):
    signature = signature_in(run("scores", judged).stdout).replace("protest:", "protest:9.")
    result = run("scores", judged, "--signature", signature)
    assert "note: the signature is of PROTEST 9." in result.stderr


def test_a_signature_and_settings_contradict_each_other(run, judged):
    signature = signature_in(run("scores", judged).stdout)
    result = run("scores", judged, "--signature", signature, "--system", "system1", code=2)
    assert "leave the rest out" in result.stderr


def test_pairs_are_compared_on_request(run, judged):
    text = run("scores", judged, "--pairs").stdout
    assert "Systems that cannot be told apart" in text
    rows = list(
        csv.DictReader(io.StringIO(run("scores", judged, "--pairs", "--format", "csv").stdout))
    )
    assert len(rows) == 6
    assert {row["question"] for row in rows} == {"pronoun"}
    of_antecedents = run("scores", judged, "--pairs", "--antecedents", "--format", "csv").stdout
    assert {row["question"] for row in csv.DictReader(io.StringIO(of_antecedents))} == {
        "antecedent"
    }


def test_antecedents_by_category_come_on_request(run, judged):
    assert "Correct antecedents by category" in run("scores", judged, "--antecedents").stdout
    assert "Correct antecedents by category" not in run("scores", judged).stdout


def test_the_audit_can_be_shown_by_system_and_for_the_scores_alone(run, judged):
    assert "judged by people, by system" in run("audit", judged, "--by-system").stdout
    alone = run("audit", judged, "--corrected").stdout
    assert "judged by people" not in alone
    assert "Corrected" in alone


def test_a_mistyped_system_is_refused(run, judged):
    result = run("scores", judged, "--system", "system9", code=1)
    assert "The project has no system ‘system9’. There are: system1, system2" in result.stderr


def test_nothing_in_the_project_changes(run, judged):
    before = judged.read_bytes()
    for command in COMMANDS:
        run(command, judged)
    run("scores", judged, "--pairs")
    assert judged.read_bytes() == before
