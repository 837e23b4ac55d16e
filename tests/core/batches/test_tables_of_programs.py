"""Judgements by programs come in as tables, and never among a person's, nor the reverse."""

from pathlib import Path

import pytest

from protest_core.batches.export import export_batches
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.report import merge_plan_report, merges_report
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.errors import InputError, ProtestError, RefusedError
from protest_core.export.tidy import TidyTable, export_table
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.annotators import kinds_of_annotators
from protest_core.judgements.queries.load import load_judgement
from protest_core.suite.queries import load_description
from protest_core.tables.formats import render
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch
from tests.builders.judging import say

ADA, GPT = "Ada", "gpt"
SAYS = """\
system,example,pronoun,tags
one,1,yes,
one,2,no,
one,3,unset,
one,4,unset,bad_translation
"""
NO = Judgement(Answer.NO)
PROGRAM, PERSON = AnnotatorKind.PROGRAM, AnnotatorKind.PERSON


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "said.csv"
    path.write_text(SAYS)
    return path


def bring_in(project: Project, table: Path, annotator: str | None, kind: AnnotatorKind | None):
    plan = plan_table(project=project, path=table, annotator=annotator, kind=kind)
    apply_merge(project=project, plan=plan, merged_by="me")
    return plan


def told(error: ProtestError) -> str:
    return "\n".join([str(error), *(each.message for each in getattr(error, "problems", ()))])


def kinds(project: Project) -> dict[str, AnnotatorKind]:
    return fetch(project, kinds_of_annotators)


def test_the_kind_is_kept_and_shown_wherever_merges_are(two_systems: Project, table: Path):
    plan = bring_in(two_systems, table, GPT, PROGRAM)
    assert kinds(two_systems) == {GPT: PROGRAM}
    suite = fetch(two_systems, load_description)
    for report in (
        merge_plan_report(suite, plan.files, ()),
        merges_report(suite, merges(project=two_systems)),
    ):
        assert "gpt (program)" in "".join(render(report, "text"))
        assert '"annotator": "gpt"' in "".join(render(report, "json"))
        assert '"annotator_kind": "program"' in "".join(render(report, "json"))


def test_an_exported_table_brings_the_kinds_back(two_systems: Project, table: Path, tmp_path: Path):
    bring_in(two_systems, table, GPT, PROGRAM)
    say(two_systems, ("one", 1), NO, ADA)
    report = export_table(project=two_systems, what=TidyTable.JUDGEMENTS)
    again = tmp_path / "again.csv"
    again.write_text("".join(render(report, "csv")))
    assert "annotator,annotator_kind,pronoun" in again.read_text()
    for merge in merges(project=two_systems):
        undo_merge(project=two_systems, merge_id=merge.id)
    bring_in(two_systems, again, None, None)
    assert kinds(two_systems) == {GPT: PROGRAM, ADA: PERSON}
    again.write_text(again.read_text().replace(",person,", ",animal,"))
    with pytest.raises(InputError) as caught:
        plan_table(project=two_systems, path=again)
    assert "annotator_kind: ‘animal’ is no kind; it is person or program" in told(caught.value)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (PROGRAM, "Ada is a person in this project.*Give the program another name"),
        (None, "gpt is a program in this project.*‘judgements import --program’"),
    ],
)
def test_nobody_becomes_the_other_kind_by_importing(
    two_systems: Project, table: Path, kind: AnnotatorKind | None, message: str
):
    say(two_systems, ("one", 1), NO, ADA)
    bring_in(two_systems, table, GPT, PROGRAM)
    before = kinds(two_systems)
    with pytest.raises(InputError) as caught:
        plan_table(project=two_systems, path=table, annotator=ADA if kind else GPT, kind=kind)
    assert not [part for part in message.split(".*") if part not in told(caught.value)]
    assert kinds(two_systems) == before


def test_the_same_table_is_one_annotators_of_one_kind(two_systems: Project, tmp_path: Path):
    path = tmp_path / "both.csv"
    path.write_text(
        "system,example,pronoun,annotator,annotator_kind\none,1,yes,X,program\none,2,yes,X,person\n"
    )
    with pytest.raises(InputError) as caught:
        plan_table(project=two_systems, path=path)
    assert "X is a program" in told(caught.value)


def test_a_batch_is_neither_made_for_a_program_nor_merged_into_its(
    two_systems: Project, table: Path, tmp_path: Path
):
    settings = TaskSettings("study", (), (), included=Included.EVERYTHING, seed=1)
    create_task_set(project=two_systems, settings=settings)
    given = {"project": two_systems, "task_set": "study", "directory": tmp_path}
    (made,) = export_batches(annotators=["Ben"], **given)
    bring_in(two_systems, table, GPT, PROGRAM)
    with pytest.raises(RefusedError, match="gpt is a program in this project"):
        export_batches(annotators=[GPT], **given)
    with two_systems.changing() as tx:  # as if it had been one all along
        tx.connection().exec_driver_sql("UPDATE annotator SET kind = 'program' WHERE name = 'Ben'")
    with pytest.raises(InputError) as caught:
        plan_merge(project=two_systems, paths=[made.path])
    assert "Ben is a program in this project" in told(caught.value)


def test_undoing_the_import_takes_everything_back(two_systems: Project, table: Path):
    bring_in(two_systems, table, ADA, PROGRAM)
    (merge,) = merges(project=two_systems)
    undo_merge(project=two_systems, merge_id=merge.id)
    candidate = fetch(two_systems, find_candidate, "one", 1)
    assert fetch(two_systems, load_judgement, candidate, ADA) == Judgement()
    say(two_systems, ("one", 1), Judgement(Answer.YES), ADA)  # it was a mistake: Ada is a person
    assert kinds(two_systems) == {ADA: PERSON}
    with pytest.raises(InputError) as caught:
        plan_table(project=two_systems, path=table, annotator=ADA, kind=PROGRAM)
    assert "Ada is a person" in told(caught.value)
