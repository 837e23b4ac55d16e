"""`protest export FILE references` and `aces` as people type them."""

import csv
import io
import json
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import write_system
from tests.core.cli.conftest import Run

OUTDATED = "Outdated: 1 approval by verified translations"
WITH_NOTES = pytest.mark.parametrize(
    "command",
    [
        ("scores",),
        ("scores", "--pairs"),
        ("audit",),
        ("metrics",),
        ("metrics", "--against-people"),
    ],
)


@pytest.fixture
def file(project: Project):
    candidate = fetch(project, find_candidate, "one", ExampleId(3))
    said = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
    judge(project=project, candidate_id=candidate, annotator="Ada", judgement=said)
    return project.path


def test_references_are_written_in_every_format(run: Run, file):
    rows = csv.DictReader(io.StringIO(run("export", file, "references").stdout))
    assert [row["words"] for row in rows] == ["Es"]
    (line,) = run("export", file, "references", "--format", "jsonl").stdout.splitlines()
    assert json.loads(line)["sentence"] == "Es regnet ."


@pytest.mark.parametrize(("how", "lines"), [("csv", 1), ("tsv", 1), ("jsonl", 0)])
def test_where_there_are_no_references_it_is_said(run: Run, project: Project, how, lines):
    result = run("export", project.path, "references", "--format", how)
    assert "people have called no translation correct yet" in result.stderr
    assert len(result.stdout.splitlines()) == lines


def test_where_there_are_references_only_not_in_what_is_chosen_it_is_said_so(run: Run, file):
    assert run("export", file, "references").stderr == ""
    message = run("export", file, "references", "--category", "anaphoric_intra_they").stderr
    assert "no translation of what is chosen correct" in message


@pytest.fixture
def outdated(run: Run, project: Project, tmp_path: Path) -> Path:
    """A project with an approval by a verified translation that people have withdrawn since."""
    load_systems(project=project, outputs=[SystemOutput("two", *write_system(tmp_path, "two"))])
    candidate = fetch(project, find_candidate, "one", ExampleId(4))
    for answer in (Answer.YES, Answer.NO):
        judge(project=project, candidate_id=candidate, annotator="Ada", judgement=Judgement(answer))
        if answer is Answer.YES:
            run("evaluate", project.path, "--verified")
            assert "Outdated" not in run("scores", project.path).output
    return project.path


@WITH_NOTES
@pytest.mark.parametrize("how", ["csv", "tsv"])
def test_outdated_approvals_stand_on_standard_error_beside_csv_and_tsv(
    run: Run, outdated, command, how
):
    name, *options = command
    result = run(name, outdated, *options, "--format", how)
    assert OUTDATED in result.stderr
    assert "Outdated" not in result.stdout


@WITH_NOTES
def test_outdated_approvals_stand_in_json_text_and_latex_themselves(run: Run, outdated, command):
    name, *options = command
    result = run(name, outdated, *options, "--format", "json")
    assert OUTDATED in " ".join(json.loads(result.stdout)["notes"])
    assert "Outdated" not in result.stderr
    for how in ("text", "latex"):
        result = run(name, outdated, *options, "--format", how)
        assert OUTDATED in result.stdout
        assert "Outdated" not in result.stderr


@pytest.mark.parametrize("what", [("matches",), ("candidates", "--format", "jsonl")])
def test_exports_have_the_note_on_the_outdated_approvals_in_them(run: Run, outdated, what):
    assert OUTDATED in run("export", outdated, *what).stderr
    assert "Outdated" not in run("export", outdated, *what, "--system", "one").stderr
    assert "Outdated" not in run("export", outdated, "judgements").output


def test_info_and_audit_name_outdated_approvals_and_those_that_are_not_audited(run: Run, outdated):
    assert OUTDATED in run("info", outdated).stdout
    assert "Not audited: 1 approval by verified translations." in run("audit", outdated).stdout


def test_pairs_have_the_columns_of_aces(run: Run, file):
    result = run("export", file, "aces")
    head, *rows = csv.reader(io.StringIO(result.stdout), delimiter="\t")
    columns = ["source", "good-translation", "incorrect-translation", "reference", "phenomena"]
    assert head == columns
    assert [(row[1], row[4]) for row in rows] == [
        ("Es regnet.", "pleonastic_it:deletion"),
        ("Es regnet.", "pleonastic_it:substitution"),
    ]
    assert rows[1][2] in {"Er regnet.", "Sie regnet."}
    assert "2 pairs of 1 translation that people called correct" in result.stderr


@pytest.mark.parametrize(
    ("how", "phenomenon"), [("delete", "deletion"), ("replace", "substitution")]
)
def test_one_way_alone_can_be_asked_for(run: Run, file, how: str, phenomenon: str):
    lines = run("export", file, "aces", "--how", how, "--format", "jsonl").stdout.splitlines()
    assert [json.loads(line)["phenomena"] for line in lines] == [f"pleonastic_it:{phenomenon}"]


def test_the_file_is_there_and_is_the_same_each_time(run: Run, file, tmp_path):
    for name in ("a.tsv", "b.tsv"):
        run("export", file, "aces", "-o", name, "--seed", "5")
    assert (tmp_path / "a.tsv").read_bytes() == (tmp_path / "b.tsv").read_bytes()
    run("export", file, "aces", "-o", "a.tsv", code=1)
    run("export", file, "aces", "-o", "a.tsv", "--force")


def test_what_could_not_be_made_is_told_on_standard_error(run: Run, file, project: Project):
    candidate = fetch(project, find_candidate, "one", ExampleId(3))
    correct_links(project=project, candidate_id=candidate, part=0, tokens=[], author="Ada")
    message = run("export", file, "aces").stderr
    assert "1 could not be made by deleting the pronoun: no word translates the pronoun" in message
    assert "1 could not be made by replacing the pronoun: no word translates the pronoun" in message


def test_nothing_verified_is_no_mistake(run: Run, file):
    result = run("export", file, "aces", "--category", "event_it")
    assert result.stdout.count("\n") == 1
    assert "0 pairs of 0 translations" in result.stderr


def test_the_help_lists_both(run: Run, file):
    shown = run("export", "--help").stdout
    assert "references" in shown
    assert "aces" in shown
