"""`protest scores` and `protest audit` on a project that three people judged."""

import csv
import io
import json

import pytest

from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.scores.compute import score_table

COMMANDS = ("scores", "audit")


def signature_in(text: str) -> str:
    return text.rstrip("\n").rpartition("\n")[2]


def test_scores_are_those_of_the_project(run, judged_file):
    document = json.loads(run("scores", judged_file, "--format", "json").stdout)
    with Project.open(judged_file) as project:
        table = score_table(project=project)
    _, systems, _ = document["tables"]
    of_pronouns = [each["system"] for each in systems["rows"] if each["question"] == "pronoun"]
    assert of_pronouns == list(table.ranked)
    assert document["signature"] == table.frame.signature


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_every_format_carries_the_signature(run, judged_file, command, how):
    output = run(command, judged_file, "--format", how).stdout
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
def test_the_signature_makes_the_same_table_again(run, judged_file, command, options):
    first = run(command, judged_file, *options).stdout
    again = run(command, judged_file, "--signature", signature_in(first))
    assert again.stdout == first
    assert again.stderr == ""
    assert first != run(command, judged_file, "--system", "system3").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_signature_of_another_suite_is_refused_with_a_sentence(run, judged_file, command):
    signature = signature_in(run(command, judged_file).stdout).replace("generated", "other")
    result = run(command, judged_file, "--signature", signature, code=1)
    assert "The signature is of the suite other sha256-" in result.stderr
    assert ", and the project's is generated sha256-" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("more", [(), ("--antecedents",)])
def test_a_signature_of_pairs_makes_the_pairs_again(run, judged_file, more):
    first = run("scores", judged_file, "--pairs", *more).stdout
    signature = signature_in(first)
    assert signature.startswith("table:pairs|question:")
    assert run("scores", judged_file, "--signature", signature).stdout == first
    assert run("scores", judged_file, "--pairs", *more, "--signature", signature).stdout == first


def test_a_signature_and_options_that_ask_for_another_table_contradict_each_other(run, judged_file):
    of_scores = signature_in(run("scores", judged_file).stdout)
    of_pairs = signature_in(run("scores", judged_file, "--pairs").stdout)
    for options in (("--pairs", of_scores), ("--antecedents", of_pairs)):
        asked, signature = options
        result = run("scores", judged_file, asked, "--signature", signature, code=2)
        assert "leave --pairs and --antecedents out" in result.stderr


@pytest.mark.parametrize(("command", "other"), [("scores", "audit"), ("audit", "scores")])
def test_a_signature_of_another_table_is_refused_with_its_command(run, judged_file, command, other):
    signature = signature_in(run(other, judged_file).stdout)
    result = run(command, judged_file, "--signature", signature, code=1)
    assert f"‘protest {other}’ takes it" in result.stderr
    assert result.stdout == ""


def test_a_signature_of_another_version_is_used_and_told(run, judged_file):
    signature = signature_in(run("scores", judged_file).stdout).replace("protest:", "protest:9.")
    result = run("scores", judged_file, "--signature", signature)
    assert "note: the signature is of PROTEST 9." in result.stderr


def test_a_signature_and_settings_contradict_each_other(run, judged_file):
    signature = signature_in(run("scores", judged_file).stdout)
    result = run("scores", judged_file, "--signature", signature, "--system", "system1", code=2)
    assert "leave the other options out" in result.stderr


def test_pairs_are_compared_on_request(run, judged_file):
    text = run("scores", judged_file, "--pairs").stdout
    assert "Systems that cannot be told apart" in text
    rows = list(
        csv.DictReader(io.StringIO(run("scores", judged_file, "--pairs", "--format", "csv").stdout))
    )
    assert len(rows) == 6
    assert {row["question"] for row in rows} == {"pronoun"}
    of_antecedents = run(
        "scores", judged_file, "--pairs", "--antecedents", "--format", "csv"
    ).stdout
    assert {row["question"] for row in csv.DictReader(io.StringIO(of_antecedents))} == {
        "antecedent"
    }


def test_antecedents_by_category_come_on_request(run, judged_file):
    assert "Correct antecedents by category" in run("scores", judged_file, "--antecedents").stdout
    assert "Correct antecedents by category" not in run("scores", judged_file).stdout


def test_the_audit_can_be_shown_by_system_and_for_the_scores_alone(run, judged_file):
    assert "judged by people, by system" in run("audit", judged_file, "--by-system").stdout
    alone = run("audit", judged_file, "--corrected").stdout
    assert "judged by people" not in alone
    assert "Corrected" in alone


def test_a_mistyped_system_is_refused(run, judged_file):
    result = run("scores", judged_file, "--system", "system9", code=1)
    assert "The project has no system ‘system9’. There are: system1, system2" in result.stderr


def test_nothing_in_the_project_changes(run, judged_file):
    before = judged_file.read_bytes()
    for command in COMMANDS:
        run(command, judged_file)
    run("scores", judged_file, "--pairs")
    assert judged_file.read_bytes() == before
