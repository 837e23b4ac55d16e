"""Systems renamed and removed: what follows, what goes along, what stays, and the way back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems, reference_systems
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.change_systems import mark_as_reference, plan_removal, remove, rename
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.scores.compute import score_table
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.draws import load_drawn_strata
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.fetch import fetch
from tests.builders.small_suite import write_system

NO = Judgement(Answer.NO)


@pytest.fixture
def handed_out(two_systems: Project, tmp_path: Path) -> Path:
    """A batch with all candidates of both systems, under codes."""
    create_task_set(project=two_systems, settings=TaskSettings("all", included=Included.EVERYTHING))
    (made,) = export_batches(
        project=two_systems, task_set="all", annotators=["Ada"], directory=tmp_path
    )
    return made.path


def names(project: Project) -> list[str]:
    return [each.name for each in fetch(project, list_systems)]


def of_system(path: Path, name: str) -> dict[str, list[tuple]]:
    """Return what all tables have on a system's candidates, by table."""
    with closing(sqlite3.connect(path)) as file:
        tables = file.execute(
            "SELECT tables.name FROM sqlite_master AS tables, pragma_table_info(tables.name) "
            "AS field WHERE tables.type = 'table' AND field.name = 'candidate_id'"
        ).fetchall()
        candidates = (
            "SELECT candidate.id FROM candidate JOIN system ON system.id = system_id WHERE name = ?"
        )
        return {
            table: file.execute(
                f"SELECT * FROM {table} WHERE candidate_id IN ({candidates})", [name]
            ).fetchall()
            for (table,) in tables
        }


def broken_links(path: Path) -> list[tuple]:
    with closing(sqlite3.connect(path)) as file:
        return file.execute("PRAGMA foreign_key_check").fetchall()


def judge_all(path: Path) -> int:
    with open_batch(path=path) as batch:
        candidates = batch_candidates(batch=batch)
        for each in candidates:
            judge(project=batch.project, candidate_id=each, annotator="Ada", judgement=NO)
    return len(candidates)


def test_renaming_changes_nothing_but_the_name(judged: Project):
    mark_as_reference(project=judged, systems=["system2"])
    before = of_system(judged.path, "system2")
    rename(project=judged, system="system2", name="human")
    assert names(judged) == ["system1", "human", "system3", "system4"]
    assert of_system(judged.path, "human") == before
    assert before["judgement"]
    assert fetch(judged, reference_systems) == {"human"}


def test_task_sets_follow_a_renaming_and_a_removal(two_systems: Project):
    create_task_set(project=two_systems, settings=TaskSettings("all", included=Included.EVERYTHING))
    rename(project=two_systems, system="one", name="first")
    assert task_sets(project=two_systems)[0].settings.systems == ("first", "two")
    remove(project=two_systems, system="two")
    assert task_sets(project=two_systems)[0].settings.systems == ("first",)


@pytest.mark.parametrize(
    ("system", "name", "message"),
    [
        ("nobody", "new", "no system ‘nobody’"),
        ("system1", "system2", "There is a system system2 already"),
        ("system1", "reference", "human translation"),
        ("system1", " x", "no blanks at its ends"),
        ("system1", "", "needs a name"),
    ],
)
def test_renaming_is_refused_with_a_reason(judged: Project, system: str, name: str, message: str):
    with pytest.raises(RefusedError, match=message):
        rename(project=judged, system=system, name=name)
    assert names(judged) == ["system1", "system2", "system3", "system4"]


def test_a_batch_from_before_the_renaming_is_merged(two_systems: Project, handed_out: Path):
    judged = judge_all(handed_out)
    rename(project=two_systems, system="two", name="better")
    plan = plan_merge(project=two_systems, paths=[handed_out])
    apply_merge(project=two_systems, plan=plan, merged_by="me")
    assert len(of_system(two_systems.path, "better")["judgement"]) == judged // 2
    (batch,) = batches(project=two_systems)
    assert set(batch.systems.values()) == {"one", "better"}
    assert all(code.startswith("System ") for code in batch.systems)


def test_a_renamed_system_keeps_its_code_and_its_old_name_is_never_one(
    two_systems: Project, tmp_path: Path
):
    """This holds for batches that were handed out with names, too."""
    create_task_set(project=two_systems, settings=TaskSettings("all", included=Included.EVERYTHING))

    def codes(annotator: str, *, blind: bool) -> dict[str, str]:
        export_batches(
            project=two_systems,
            task_set="all",
            annotators={annotator: "1"},
            directory=tmp_path,
            blind=blind,
        )
        found = next(b for b in batches(project=two_systems) if b.annotator == annotator)
        return {system: code for code, system in found.systems.items()}

    codes("Ada", blind=False)
    rename(project=two_systems, system="two", name="better")
    first = codes("Ben", blind=True)
    assert first["better"].startswith("System ")
    rename(project=two_systems, system="better", name="best")
    assert codes("Cleo", blind=True)["best"] == first["better"]


@pytest.mark.parametrize("system", ["system1", "system4"])
def test_removing_takes_all_of_one_system_and_nothing_of_others(judged: Project, system: str):
    others = {each: of_system(judged.path, each) for each in names(judged) if each != system}
    remove(project=judged, system=system, with_judgements=True)
    assert names(judged) == list(others)
    for each, before in others.items():
        assert of_system(judged.path, each) == before
    assert not broken_links(judged.path)
    assert set(score_table(project=judged).frame.systems) == set(others)


def test_the_copy_is_the_project_as_it_was(judged: Project):
    before = {each: of_system(judged.path, each) for each in names(judged)}
    copy = remove(project=judged, system="system1", with_judgements=True).copy
    assert copy.parent == judged.path.parent
    with Project.open(copy) as undone:
        assert {each: of_system(undone.path, each) for each in names(undone)} == before
    assert remove(project=judged, system="system2", with_judgements=True).copy != copy


def test_what_was_judged_is_removed_only_if_asked_for(judged: Project):
    plan = plan_removal(project=judged, system="system1")
    count = len(of_system(judged.path, "system1")["judgement"])
    assert plan.sentences[0] == "60 candidates are removed."
    assert plan.sentences[1].startswith(f"{count} judgements are removed, of ")
    files = set(judged.path.parent.iterdir())
    with pytest.raises(RefusedError, match="has been judged") as refused:
        remove(project=judged, system="system1")
    assert "--with-judgements" in str(refused.value)
    assert "system1" in names(judged)
    assert set(judged.path.parent.iterdir()) == files


def test_what_nobody_judged_is_removed_at_once(two_systems: Project):
    remove(project=two_systems, system="two")
    assert names(two_systems) == ["one"]


def test_who_still_reads_a_removed_candidate_judges_no_other(two_systems: Project, tmp_path: Path):
    (read, *_) = list_candidates(
        project=two_systems, chosen=CandidateFilter(systems=frozenset({"two"}))
    )
    remove(project=two_systems, system="two")
    output = SystemOutput("three", *write_system(tmp_path, name="three"))
    load_systems(project=two_systems, outputs=[output])
    with pytest.raises(RefusedError):
        judge(project=two_systems, candidate_id=read, annotator="Ada", judgement=NO)
    with closing(sqlite3.connect(two_systems.path)) as file:
        assert file.execute("SELECT id, name FROM system").fetchall() == [(1, "one"), (3, "three")]


def test_a_batch_with_a_removed_system_is_merged_without_it_and_says_so_once(
    two_systems: Project, handed_out: Path
):
    judged = judge_all(handed_out)
    code = next(
        code
        for each in batches(project=two_systems)
        for code, s in each.systems.items()
        if s == "two"
    )
    assert "1 batch was handed out" in plan_removal(project=two_systems, system="two").sentences[-1]
    remove(project=two_systems, system="two")
    plan = plan_merge(project=two_systems, paths=[handed_out])
    (warning,) = plan.warnings
    assert warning.message.startswith(f"{code} is two (removed ")
    assert f"{judged // 2} judgements of it are left out" in warning.message
    apply_merge(project=two_systems, plan=plan, merged_by="me")
    assert len(of_system(two_systems.path, "one")["judgement"]) == judged // 2


def test_a_batch_of_which_nothing_is_left_can_still_be_merged(
    two_systems: Project, handed_out: Path
):
    judge_all(handed_out)
    for system in ("one", "two"):
        remove(project=two_systems, system=system)
    plan = plan_merge(project=two_systems, paths=[handed_out])
    assert len(plan.warnings) == 2
    assert not plan.counts
    assert task_sets(project=two_systems)[0].settings.name == "all"


def test_the_chances_of_what_stays_are_what_they_were(two_systems: Project):
    wanted = TaskSettings("some", included=Included.EVERYTHING, sample=1)
    create_task_set(project=two_systems, settings=wanted)
    remove(project=two_systems, system="two")
    (stratum,) = fetch(two_systems, load_drawn_strata).values()
    assert (stratum.size, stratum.drawn) == (10, 1)
