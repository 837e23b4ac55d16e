"""`protest batch merge`, `merges` and `undo` as people type them."""

import csv
import io
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.names import login_name
from tests.builders.fetch import fetch
from tests.builders.small_batch import ANNA, say_in
from tests.core.cli.conftest import Run

NO = Judgement(Answer.NO)
REMARK = Judgement(Answer.NO, tags=frozenset({"x"}), remark="hm <b>")


@pytest.fixture
def file(project: Project, batch_file: Path) -> Path:
    """Anna has judged the first of the five candidates in her batch."""
    say_in(batch_file, 0, NO)
    project.close()
    return project.path


def contradict(file: Path, batch_file: Path) -> None:
    """Contradict in the project what Anna judged in her batch."""
    with open_batch(path=batch_file) as batch, Project.open(file) as project:
        candidate = fetch(batch.project, load_candidate, batch_candidates(batch=batch)[0])
        system = batches(project=project)[0].systems[candidate.system]
        there = fetch(project, find_candidate, system, candidate.example.id)
        judge(project=project, candidate_id=there, annotator=ANNA, judgement=REMARK)


def merge_state(file: Path) -> list[Judgement]:
    with Project.open(file, read_only=True) as project:
        found = [fetch(project, load_judgement, each, ANNA) for each in range(1, 6)]
    return [each for each in found if each != Judgement()]


def listed(run: Run, file: Path) -> list[dict]:
    return json.loads(run("batch", "merges", file, "--format", "json").stdout)["tables"][0]["rows"]


def test_merging_prints_the_plan_and_brings_the_judgements(run: Run, file: Path, batch_file: Path):
    result = run("batch", "merge", file, batch_file, "--format", "csv")
    (row,) = csv.DictReader(io.StringIO(result.stdout))
    assert row == {
        "file": batch_file.name,
        "annotator": "Anna",
        "annotator_kind": "person",
        "task": "study, task 1",
        "new": "1",
        "changed": "0",
        "withdrawn": "0",
        "unchanged": "4",
        "conflict": "0",
        **{f"links_{kind}": "0" for kind in MergeKind},
        "other_guidelines": "",
    }
    assert result.stderr.endswith(f"\nMerged {batch_file.name} as merge 1.\n")
    assert merge_state(file) == [NO]
    (merge,) = listed(run, file)
    assert (merge["id"], merge["new"], merge["merged_by"]) == (1, 1, login_name())
    assert merge["undone_at"] is None


def test_a_dry_run_shows_the_same_and_writes_nothing(run: Run, file: Path, batch_file: Path):
    before = file.read_bytes()
    dry = run("batch", "merge", file, batch_file, "--dry-run")
    assert "nothing was merged" in dry.stderr
    assert file.read_bytes() == before
    assert run("batch", "merge", file, batch_file).stdout == dry.stdout


@pytest.mark.usefixtures("terminal")
def test_names_of_files_stay_whole_in_eighty_columns(run: Run, file: Path, batch_file: Path):
    name = f"study-of-everything-{'x' * 40}.protestbatch"
    shutil.copy(batch_file, name)
    shown = run("batch", "merge", file, name).stdout
    assert f"\n{name} · Anna\n    · study," in shown
    assert "1 new, 4 unchanged" in " ".join(shown.split())
    assert max(map(len, shown.splitlines())) <= 80


def test_merging_again_says_that_nothing_was_new(run: Run, file: Path, batch_file: Path):
    run("batch", "merge", file, batch_file)
    assert "Nothing was new" in run("batch", "merge", file, batch_file).stderr
    assert len(listed(run, file)) == 1


def test_a_contradiction_is_shown_in_words_and_the_projects_side_holds(run, file, batch_file):
    contradict(file, batch_file)
    result = run("batch", "merge", file, batch_file)
    sides = [line.split() for line in result.stdout.splitlines() if " pronoun no" in line]
    assert [side[:3] for side in sides] == [["project", "pronoun", "no"], ["file", "pronoun", "no"]]
    assert "remark: “hm <b>”" in result.stdout
    assert "1 judgement in conflict: the project's are in force" in result.stderr
    assert merge_state(file) == [REMARK]


@pytest.mark.parametrize(("side", "holds"), [("project", REMARK), ("file", NO)])
def test_one_may_say_which_side_holds(run: Run, file: Path, batch_file: Path, side, holds):
    contradict(file, batch_file)
    result = run("batch", "merge", file, batch_file, "--on-conflict", side)
    assert "note:" not in result.stderr
    assert merge_state(file) == [holds]


def test_what_is_told_after_a_conflict_makes_the_file_hold(run: Run, file: Path, batch_file: Path):
    contradict(file, batch_file)
    dry = run("batch", "merge", file, batch_file, "--dry-run")
    assert "--on-conflict file takes the files'" in dry.stderr
    run("batch", "merge", file, batch_file)
    (merge,) = listed(run, file)
    run("batch", "undo", file, merge["id"])
    message = run("batch", "merge", file, batch_file).stderr
    assert f"‘protest batch undo {file} 2’, and merge again with --on-conflict file" in message
    run("batch", "undo", file, 2)
    run("batch", "merge", file, batch_file, "--on-conflict", "file")
    assert merge_state(file) == [NO]


def test_json_has_both_sides_of_a_contradiction(run: Run, file: Path, batch_file: Path):
    contradict(file, batch_file)
    result = run("batch", "merge", file, batch_file, "--dry-run", "--format", "json")
    ours, theirs = json.loads(result.stdout)["tables"][1]["rows"]
    assert (ours["side"], theirs["side"]) == ("project", "file")
    assert (ours["remark"], theirs["remark"]) == ("hm <b>", "")
    assert {(each["system"], each["annotator"]) for each in (ours, theirs)} == {("one", "Anna")}


@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_both_tables_come_in_every_format(run: Run, file: Path, batch_file: Path, how):
    assert "Anna" in run("batch", "merge", file, batch_file, "--format", how).stdout
    assert "Anna" in run("batch", "merges", file, "--format", how).stdout


def test_whatever_is_wrong_with_one_file_is_listed_and_none_is_merged(run, file, batch_file):
    Path("broken").write_bytes(batch_file.read_bytes()[:5000])
    before = file.read_bytes()
    result = run("batch", "merge", file, batch_file, "broken", "nowhere", "-o", "t", code=1)
    assert "\nprotest: Nothing was merged.\n  broken: " in result.stderr
    assert "\n  nowhere: " in result.stderr
    assert file.read_bytes() == before
    assert not Path("t").exists()


def test_what_is_no_batch_is_told_as_such_and_by_its_folder(run, file, batch_file):
    for folder, content in (("a", b"hello"), ("b", batch_file.read_bytes()[:5000])):
        Path(folder).mkdir()
        Path(folder, "x").write_bytes(content)
    message = run("batch", "merge", file, "a/x", "b/x", "nowhere", ".", code=1).stderr
    assert "\n  a/x: does not contain a batch. Choose a batch (NAME.protestbatch).\n" in message
    assert "\n  b/x: is damaged: it was cut short" in message
    assert "\n  nowhere: There is no file nowhere. Check the name of the batch.\n" in message
    assert f"\n  {Path.cwd().name}: is a directory, not a batch." in message
    for other in ("project", "suite", "a backup"):
        assert other not in message.replace("or use a backup", "")


def test_files_of_the_same_name_are_told_apart_by_their_folders(run, file, batch_file):
    contradict(file, batch_file)
    for folder in ("a", "b"):
        Path(folder).mkdir()
        shutil.copy(batch_file, Path(folder, "x"))
    given = ("batch", "merge", file, "a/x", "b/x", "--dry-run")
    table = csv.DictReader(io.StringIO(run(*given, "--format", "csv").stdout))
    assert [row["file"] for row in table] == ["a/x", "b/x"]
    files, conflicts, _links = json.loads(run(*given, "--format", "json").stdout)["tables"]
    assert [each["file"] for each in files["rows"]] == ["a/x", "b/x"]
    assert {each["file"] for each in conflicts["rows"]} <= {"a/x", "b/x"}
    for folder in ("a", "b"):
        with sqlite3.connect(f"{folder}/x") as database:
            database.execute("UPDATE batch SET project_id = 'other'")
        database.close()
    message = run(*given, code=1).stderr
    assert "\n  a/x: it is a batch of another project\n  b/x: it is" in message


def test_what_cannot_be_written_is_not_merged(run: Run, file: Path, batch_file: Path):
    Path("there").write_text("mine")
    run("batch", "merge", file, batch_file, "-o", "there", code=1)
    assert listed(run, file) == []


def test_other_guidelines_are_told(run: Run, file: Path, batch_file: Path):
    with sqlite3.connect(batch_file) as database:
        database.execute("UPDATE batch SET guidelines = 'en-de 0'")
    database.close()
    result = run("batch", "merge", file, batch_file, "--dry-run")
    assert "under the guidelines en-de 0" in result.stderr


def test_a_merge_is_taken_back_by_its_number(run: Run, file: Path, batch_file: Path):
    run("batch", "merge", file, batch_file)
    result = run("batch", "undo", file, 1)
    assert result.stderr == "Undid merge 1; restored: 1 candidate.\n"
    assert merge_state(file) == []
    assert listed(run, file)[0]["undone_at"]
    assert "undone already" in run("batch", "undo", file, 1, code=1).stderr
    run("batch", "undo", file, "one", code=2)


def test_undoing_tells_how_many_were_judged_anew_and_stay(run: Run, file: Path, batch_file: Path):
    run("batch", "merge", file, batch_file)
    contradict(file, batch_file)
    result = run("batch", "undo", file, 1)
    assert "note: not restored, because judged again since then: 1 candidate" in result.stderr
    assert merge_state(file) == [REMARK]


def test_nothing_merged_is_said_in_words(run: Run, file: Path):
    assert run("batch", "merges", file).stdout.endswith("\nNothing was merged yet.\n")
    assert listed(run, file) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
def test_what_is_merged_is_told_even_if_the_table_cannot_be_written(run: Run, file, batch_file):
    result = run("batch", "merge", file, batch_file, "-o", "/dev/full", code=1)
    assert f"Merged {batch_file.name} as merge 1." in result.stderr
    assert "/dev/full cannot be written" in result.stderr
    assert merge_state(file) == [NO]
