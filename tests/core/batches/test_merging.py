"""Batches that come back: what is planned, what is written, and what is never lost."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import MergeSide
from protest_core.batches.merge_rules import MergeKind
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements
from tests.builders.small_batch import in_project, say_in

YES, NO = Judgement(Answer.NO, remark="yes"), Judgement(Answer.NO)
SPOILT = {
    "UPDATE judgement SET pronoun = 'maybe'": "'maybe' is no answer",
    "UPDATE judgement SET pronoun = x'07'": "is no answer",
    "UPDATE judgement SET remark = CAST(x'ff' AS TEXT)": "cannot be read",
    "UPDATE judgement SET remark = printf('%.*c', 200000, 'x')": "longer than 100,000",
    "UPDATE judgement SET remark = zeroblob(2000000)": "cannot be read",
    "UPDATE judgement SET made_at = 'yesterday'": "'yesterday' is no time",
    "UPDATE judgement SET seconds = -1": "no seconds",
    "UPDATE judgement SET candidate_id = 99": "is judged but missing",
    "UPDATE annotator SET name = 'Ben'": "handed out to Ada",
    "INSERT INTO annotator (id, name) VALUES (2, 'Ben')": "one annotator",
    "UPDATE judgement SET annotator_id = 2": "of another annotator",
    "UPDATE batch SET id = 'mine'": "not handed out such a batch",
    "UPDATE batch SET project_id = 'mine'": "another project",
    "DELETE FROM batch": "one batch",
    "UPDATE candidate SET example_id = 99 WHERE id = 1": "not handed out",
    "UPDATE system SET name = 'Z'": "was not handed out in this batch",
    "INSERT INTO judgement_token VALUES ((SELECT id FROM judgement), 0, 0)": "not highlighted",
    "INSERT INTO judgement_token VALUES ((SELECT id FROM judgement), 'a', 0)": "is not a number",
    "INSERT INTO judgement_token VALUES (9, 1, 0)": "words or tags of judgement 9",
    "INSERT INTO judgement_tag VALUES ((SELECT id FROM judgement), x'00')": "is no tag",
    "INSERT INTO judgement_tag VALUES ((SELECT id FROM judgement), 'a\nb')": "is no tag",
    "UPDATE judgement_history SET tokens = '{'": "is not a list",
    "UPDATE judgement_history SET tokens = '[[1]]'": "is not a list",
    "UPDATE judgement_history SET tags = '7'": "is not a list",
    "UPDATE alembic_version SET version_num = '9999'": "file version is '9999'",
    "DELETE FROM alembic_version": "file version is 'none'",
    "CREATE TRIGGER t AFTER DELETE ON judgement BEGIN SELECT 1; END": "trigger that is not ours",
    "CREATE VIEW v AS SELECT 1": "view that is not ours",
    "CREATE VIRTUAL TABLE v USING fts5(x)": "table that is not ours",
    "DROP TABLE judgement; CREATE VIEW judgement AS SELECT 1": "view that is not ours",
}


@pytest.fixture
def tasked(project: Project) -> Project:
    """The small project, whose five candidates are one task."""
    evaluate(project=project)
    settings = TaskSettings("round", included=Included.EVERYTHING, seed=5)
    create_task_set(project=project, settings=settings)
    return project


@pytest.fixture
def batch_file(tasked: Project, tmp_path: Path) -> Path:
    (exported,) = export_batches(
        project=tasked, task_set="round", annotators=["Ada"], directory=tmp_path
    )
    return exported.path


def merge(project: Project, *paths: Path, **more) -> dict[str, int]:
    plan = plan_merge(project=project, paths=paths)
    apply_merge(project=project, plan=plan, merged_by="me", **more)
    return {kind.value: count for kind, count in plan.counts.items() if count}


def said(project: Project, candidate: CandidateId, annotator: str = "Ada") -> Judgement:
    return fetch(project, load_judgement, candidate, annotator)


def history(project: Project, candidate: CandidateId) -> list[tuple[Judgement, str]]:
    past = fetch(project, load_past_judgements, candidate, "Ada")
    return [(each.judgement, each.change) for each in past]


def content(project: Project) -> list[str]:
    """Return the whole content of the file."""
    with sqlite3.connect(project.path) as database:
        dump = list(database.iterdump())
    database.close()
    return dump


def test_what_was_judged_in_a_batch_is_in_the_project_after_merging(tasked, batch_file):
    right = Judgement(Answer.NO, tags=frozenset({"x"}), remark="hm")
    say_in(batch_file, 0, right)
    candidate = in_project(tasked, batch_file, 0)
    assert merge(tasked, batch_file) == {"new": 1, "unchanged": 4}
    assert said(tasked, candidate) == right
    (record,) = merges(project=tasked)
    assert (record.annotator, record.file, record.merged_by) == ("Ada", batch_file.name, "me")
    assert record.counts["new"] == 1


def test_a_tag_with_the_joiners_of_its_script_comes_back(tasked, batch_file):
    said_there = Judgement(Answer.NO, tags=frozenset({"نمی\u200cدانم"}))
    say_in(batch_file, 0, said_there)
    assert merge(tasked, batch_file)["new"] == 1
    assert said(tasked, in_project(tasked, batch_file, 0)) == said_there


def test_planning_writes_nothing(tasked, batch_file):
    say_in(batch_file, 0, NO)
    before = content(tasked)
    plan_merge(project=tasked, paths=[batch_file])
    assert content(tasked) == before


def test_merging_the_same_file_twice_changes_nothing(tasked, batch_file):
    say_in(batch_file, 0, NO)
    say_in(batch_file, 0, YES)
    say_in(batch_file, 1, NO)
    say_in(batch_file, 1, Judgement())
    merge(tasked, batch_file)
    before = content(tasked)
    assert merge(tasked, batch_file) == {"unchanged": 5}
    assert content(tasked) == before


def test_changed_and_withdrawn_judgements_follow_and_stay_in_history(tasked, batch_file):
    for number in (0, 1):
        say_in(batch_file, number, NO)
    merge(tasked, batch_file)
    say_in(batch_file, 0, replace(NO, pronoun=Answer.YES, tokens=frozenset()))
    say_in(batch_file, 1, Judgement())
    assert merge(tasked, batch_file) == {"changed": 1, "withdrawn": 1, "unchanged": 3}
    assert history(tasked, in_project(tasked, batch_file, 0)) == [(NO, "replaced")]
    assert history(tasked, in_project(tasked, batch_file, 1)) == [(NO, "withdrawn")]
    assert said(tasked, in_project(tasked, batch_file, 1)) == Judgement()


def test_what_was_withdrawn_and_said_again_is_merged_again(tasked, batch_file):
    candidate = in_project(tasked, batch_file, 0)
    for judgement in (NO, Judgement(), NO):
        say_in(batch_file, 0, judgement)
        merge(tasked, batch_file)
        assert said(tasked, candidate) == judgement


def test_an_older_copy_of_a_file_takes_nothing_back(tasked, batch_file, tmp_path):
    say_in(batch_file, 0, NO)
    say_in(batch_file, 1, NO)
    older = Path(shutil.copy(batch_file, tmp_path / "older.protestbatch"))
    say_in(batch_file, 0, YES)
    say_in(batch_file, 1, Judgement())
    say_in(batch_file, 2, NO)
    merge(tasked, batch_file)
    before = content(tasked)
    assert merge(tasked, older) == {"unchanged": 5}
    assert content(tasked) == before


def test_yes_no_and_yes_again_is_the_last_yes_and_an_older_no_changes_nothing(
    tasked, batch_file, tmp_path
):
    other = Judgement(Answer.NO, tags=frozenset({"x"}))
    say_in(batch_file, 0, NO)
    merge(tasked, batch_file)
    say_in(batch_file, 0, other)
    older = Path(shutil.copy(batch_file, tmp_path / "older.protestbatch"))
    say_in(batch_file, 0, NO)
    assert merge(tasked, batch_file) == {"unchanged": 5}
    assert merge(tasked, older) == {"unchanged": 5}
    assert said(tasked, in_project(tasked, batch_file, 0)) == NO


def test_two_copies_judged_apart_are_brought_together(tasked, batch_file, tmp_path):
    other = Path(shutil.copy(batch_file, tmp_path / "other.protestbatch"))
    say_in(batch_file, 0, NO)
    say_in(other, 1, NO)
    assert merge(tasked, batch_file, other) == {"new": 2, "unchanged": 8}
    assert said(tasked, in_project(tasked, batch_file, 0)) == NO
    assert said(tasked, in_project(tasked, batch_file, 1)) == NO


@pytest.mark.parametrize("choice", [None, MergeSide.PROJECT, MergeSide.FILE])
def test_contradictions_are_chosen_between_and_both_are_kept(tasked, batch_file, choice):
    candidate = in_project(tasked, batch_file, 0)
    say_in(batch_file, 0, YES)
    mine = Judgement(Answer.NO, tags=frozenset({"mine"}))
    judge(project=tasked, candidate_id=candidate, annotator="Ada", judgement=mine)
    choices = {} if choice is None else {("Ada", candidate): choice}
    assert merge(tasked, batch_file, choices=choices) == {"conflict": 1, "unchanged": 4}
    holds, kept = (YES, mine) if choice is MergeSide.FILE else (mine, YES)
    assert said(tasked, candidate) == holds
    assert [judgement for judgement, _ in history(tasked, candidate)] == [kept]
    assert merge(tasked, batch_file) == {"unchanged": 5}
    say_in(batch_file, 0, Judgement(Answer.YES))
    expected = (
        {"changed": 1, "unchanged": 4}
        if choice is MergeSide.FILE
        else {
            "conflict": 1,
            "unchanged": 4,
        }
    )
    assert merge(tasked, batch_file) == expected


def test_others_judgements_are_not_touched(tasked, batch_file):
    candidate = in_project(tasked, batch_file, 0)
    judge(project=tasked, candidate_id=candidate, annotator="Ben", judgement=YES)
    say_in(batch_file, 0, NO)
    merge(tasked, batch_file)
    assert said(tasked, candidate, "Ben") == YES


def test_a_remark_typed_on_after_a_merge_is_no_contradiction(tasked, batch_file):
    for remark in ("a", "a b"):
        say_in(batch_file, 0, Judgement(Answer.NO, remark=remark))
        assert "conflict" not in merge(tasked, batch_file)
    say_in(batch_file, 0, Judgement(Answer.NO, remark=""))
    assert merge(tasked, batch_file) == {"changed": 1, "unchanged": 4}


def test_a_merge_can_be_taken_back_and_made_again(tasked, batch_file):
    changed, withdrawn, new = (in_project(tasked, batch_file, number) for number in range(3))
    for number in (0, 1):
        say_in(batch_file, number, NO)
    merge(tasked, batch_file)
    say_in(batch_file, 0, YES)
    say_in(batch_file, 1, Judgement())
    say_in(batch_file, 2, NO)
    merge(tasked, batch_file)
    undone = undo_merge(project=tasked, merge_id=merges(project=tasked)[-1].id)
    assert set(undone.candidates) == {changed, withdrawn, new}
    assert [said(tasked, each) for each in (changed, withdrawn, new)] == [NO, NO, Judgement()]
    assert YES in [judgement for judgement, _ in history(tasked, changed)]
    assert merge(tasked, batch_file) == {"changed": 1, "withdrawn": 1, "new": 1, "unchanged": 2}
    assert [said(tasked, each) for each in (changed, withdrawn, new)] == [YES, Judgement(), NO]


def test_what_was_judged_since_the_merge_is_left_when_it_is_undone(tasked, batch_file):
    candidate = in_project(tasked, batch_file, 0)
    say_in(batch_file, 0, NO)
    merge(tasked, batch_file)
    judge(project=tasked, candidate_id=candidate, annotator="Ada", judgement=YES)
    undone = undo_merge(project=tasked, merge_id=1)
    assert undone.left == (candidate,)
    assert said(tasked, candidate) == YES


def test_a_merge_is_undone_once(tasked, batch_file):
    say_in(batch_file, 0, NO)
    merge(tasked, batch_file)
    undo_merge(project=tasked, merge_id=1)
    with pytest.raises(RefusedError, match="undone already"):
        undo_merge(project=tasked, merge_id=1)
    with pytest.raises(RefusedError, match="no merge 7"):
        undo_merge(project=tasked, merge_id=7)


def test_a_batch_of_another_project_is_refused(tasked, batch_file, tmp_path, suite_directory):
    from protest_core.loading.create_project import create_project

    create_project(path=tmp_path / "other.protest", directory=suite_directory)
    with (
        Project.open(tmp_path / "other.protest") as other,
        pytest.raises(InputError, match="another project"),
    ):
        plan_merge(project=other, paths=[batch_file])


@pytest.mark.parametrize("statement", SPOILT)
def test_a_spoilt_file_is_refused_with_the_reason_and_changes_nothing(
    tasked, batch_file, statement
):
    say_in(batch_file, 0, Judgement(Answer.NO, tags=frozenset({"x"})))
    say_in(batch_file, 0, YES)
    with sqlite3.connect(batch_file) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        database.executescript(statement)
    database.close()
    before = content(tasked)
    spoilt = batch_file.read_bytes()
    with pytest.raises(InputError) as refused:
        plan_merge(project=tasked, paths=[batch_file])
    assert SPOILT[statement] in str(refused.value)
    assert content(tasked) == before
    assert batch_file.read_bytes() == spoilt


def test_of_several_files_all_are_merged_or_none(tasked, batch_file, tmp_path):
    say_in(batch_file, 0, NO)
    broken = tmp_path / "broken.protestbatch"
    broken.write_bytes(batch_file.read_bytes()[:5000])
    missing = tmp_path / "missing.protestbatch"
    with pytest.raises(InputError) as refused:
        plan_merge(project=tasked, paths=[batch_file, broken, missing, tasked.path])
    text = str(refused.value)
    for name in ("broken.protestbatch", "missing.protestbatch", "not a batch"):
        assert name in text
    assert merges(project=tasked) == ()


def test_a_file_that_is_being_written_is_not_read(tasked, batch_file):
    batch_file.with_name(batch_file.name + "-journal").write_bytes(b"x")
    with pytest.raises(InputError, match="being written"):
        plan_merge(project=tasked, paths=[batch_file])


def test_judgements_made_under_other_guidelines_are_told(tasked, batch_file):
    say_in(batch_file, 0, NO)
    with sqlite3.connect(batch_file) as database:
        database.execute("UPDATE batch SET guidelines = 'en-de 0'")
    database.close()
    plan = plan_merge(project=tasked, paths=[batch_file])
    assert plan.files[0].other_guidelines == "en-de 0"


def test_a_judgement_under_other_guidelines_than_its_batch_is_told(tasked, batch_file):
    say_in(batch_file, 0, NO)
    with sqlite3.connect(batch_file) as database:
        database.execute("UPDATE judgement SET guidelines = 'en-de 0'")
    database.close()
    plan = plan_merge(project=tasked, paths=[batch_file])
    assert plan.files[0].other_guidelines == "en-de 0"
    assert plan.counts[MergeKind.NEW] == 1
