"""Batches are out with people for weeks: those of earlier revisions are merged, opened, read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.open_batch import (
    batch_candidates,
    batch_state,
    describe_batch,
    make_working_copy,
    open_batch,
    open_batch_for_work,
)
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.link_corrections import load_link_corrections
from protest_core.db import upgrade
from protest_core.db.opening import (
    FINGERPRINTS,
    OLDER_FINGERPRINTS,
    fingerprint,
    our_definitions,
)
from protest_core.db.project import Project
from protest_core.db.sqlite import FileKind
from protest_core.db.upgrade import names_in_files
from protest_core.errors import InputError, ProjectFileError, ProtestError, RefusedError
from protest_core.evaluation.project_overview import overview
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links
from tests.builders.small_batch import ANNA, write_batch
from tests.core.db.earlier_revisions import columns_of, copy_rows, write_empty

JUDGED = """
INSERT INTO judgement (id, candidate_id, annotator_id, pronoun, antecedent, remark, guidelines,
    made_at, origin, seconds, state)
    SELECT 1, candidate.id, 1, 'no', 'unset', 'wet', 'en-de 1', '2026-01-01T00:00:00+00:00',
    'typed', 3, 'done' FROM candidate WHERE example_id = 3;
INSERT INTO judgement_tag VALUES (1, 'rain');
"""
SAID = Judgement(Answer.NO, tags=frozenset({"rain"}), remark="wet")
FOREIGN = {
    "a trigger": (
        "CREATE TRIGGER t AFTER INSERT ON judgement BEGIN DELETE FROM judgement; END",
        "a trigger that is not ours, 't'",
    ),
    "another column": ("ALTER TABLE judgement ADD COLUMN more", "'judgement' is not defined as"),
    "another version": (
        "UPDATE alembic_version SET version_num = '0002'",
        "its file version is '0002', and its tables are those of 00",
    ),
}


@pytest.fixture(params=OLDER_FINGERPRINTS)
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old_batch(project: Project, tmp_path: Path, revision: str) -> Path:
    """The rows of a batch of today in the tables of then; Anna has judged example 3."""
    new = write_batch(project, tmp_path / "mail")
    path = write_empty(tmp_path / "old.protest-batch", revision, FileKind.BATCH)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for table, names in columns_of(database, "main").items():
            if table != "alembic_version":
                copy_rows(database, table, names)
        database.execute("DETACH new")
        database.executescript(JUDGED)
    assert revision_of(path) == revision
    return path


def revision_of(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(statement)


@pytest.mark.parametrize("revision", FINGERPRINTS)
def test_a_readable_revision_is_known_by_what_its_migrations_make(revision: str, tmp_path: Path):
    path = write_empty(tmp_path / "empty", revision, FileKind.BATCH)
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT type, name, tbl_name FROM sqlite_master").fetchall()
    definitions = our_definitions(revision)
    assert {(kind, name): of for kind, name, of in rows} == {
        key: of for key, (of, _) in definitions.items()
    }
    assert fingerprint(definitions) == FINGERPRINTS[revision]


def test_an_old_batch_is_merged(project: Project, old_batch: Path, revision: str):
    plan = plan_merge(project=project, paths=[old_batch])
    (file,) = plan.files
    assert file.annotator == ANNA
    assert [each.incoming.judgement for each in file.entries if each.kind is MergeKind.NEW] == [
        SAID
    ]
    apply_merge(project=project, plan=plan, choices={}, merged_by="me")
    (candidate,) = (each.candidate.id for each in file.entries if each.kind is MergeKind.NEW)
    assert fetch(project, load_judgement, candidate, ANNA) == SAID
    assert revision_of(old_batch) == revision


def test_an_old_batch_is_upgraded_when_it_is_worked_in_and_a_copy_is_kept(
    old_batch: Path, revision: str
):
    with open_batch_for_work(path=old_batch) as batch:
        state = batch_state(batch=batch)
        assert (state.annotator, len(state.candidates), state.open_count) == (ANNA, 5, 4)
        candidates = batch_candidates(batch=batch)
        for each in candidates:
            if fetch(batch.project, load_judgement, each, ANNA) != SAID:
                judge(
                    project=batch.project,
                    candidate_id=each,
                    annotator=ANNA,
                    judgement=Judgement(Answer.NO),
                )
    assert revision_of(old_batch) == upgrade.HEAD
    assert revision_of(old_batch.with_name(f"{old_batch.name}.bak-{revision}")) == revision
    with open_batch_for_work(path=old_batch) as batch:  # it is what it says it is
        assert batch_candidates(batch=batch) == candidates


def test_a_batch_of_before_links_were_corrected_in_batches_opens_with_them_read_only(
    old_batch: Path, revision: str
):
    if revision >= "0010":
        pytest.skip("links could be corrected in batches by then")
    with open_batch_for_work(path=old_batch) as batch:
        assert not batch.corrects_links
        with pytest.raises(RefusedError, match="incorrect_word_alignment"):
            correct_links(
                project=batch.project,
                candidate_id=batch_candidates(batch=batch)[0],
                part=0,
                tokens=[0],
                author=ANNA,
            )


def test_links_that_an_old_batch_was_handed_out_with_are_nothing_new(
    project: Project, old_batch: Path, revision: str
):
    """Such a batch carries the time of its making, for which the project had no tick."""
    if revision < "0005":
        pytest.skip("no links were corrected then")
    change(project.path, "UPDATE batch SET corrects_links = 0")
    columns = "candidate_id, part, tokens, author, made_at"
    change(
        old_batch,
        f"INSERT INTO {table_of_links(revision)} ({columns}) "
        "SELECT id, 0, '0', '', '2026-01-01T00:00:00+00:00' FROM candidate",
    )
    plan = plan_merge(project=project, paths=[old_batch])
    assert plan.files[0].links == ()
    apply_merge(project=project, plan=plan, merged_by="me")


def test_links_corrected_in_an_old_batch_come_into_force(
    project: Project, old_batch: Path, revision: str
):
    if revision < "0010":
        pytest.skip("annotators could not correct links in batches")
    columns = "candidate_id, part, tokens, author, made_at"
    change(
        old_batch,
        f"INSERT INTO {table_of_links(revision)} ({columns}) "
        f"SELECT id, 0, '0', '{ANNA}', '2026-12-01T00:00:00+00:00' FROM candidate "
        "WHERE example_id = 3",
    )
    plan = plan_merge(project=project, paths=[old_batch])
    (entry,) = plan.files[0].links
    assert (entry.kind, entry.file[0].tokens) == (MergeKind.NEW, (0,))
    apply_merge(project=project, plan=plan, merged_by="me")
    assert fetch(project, load_link_corrections, [entry.candidate.id])[0].author == ANNA


def test_links_of_another_kind_in_an_old_file_are_refused(old_batch: Path, revision: str):
    if revision < "0005":
        pytest.skip("no links were corrected then")
    table = table_of_links(revision)
    columns = "candidate_id, part, tokens, author, made_at"
    change(old_batch, f"INSERT INTO {table} ({columns}) VALUES (1, 0, x'30', '', '')")
    with pytest.raises(ProjectFileError, match=f"{table}.*something of another kind"):
        open_batch_for_work(path=old_batch)


def table_of_links(revision: str) -> str:
    name, earlier_name = names_in_files("link_correction")
    return earlier_name if revision < "0012" else name


def test_what_was_worked_in_after_the_upgrade_is_merged_too(project: Project, old_batch: Path):
    with open_batch_for_work(path=old_batch) as batch:
        judge(
            project=batch.project,
            candidate_id=batch_candidates(batch=batch)[0],
            annotator=ANNA,
            judgement=Judgement(remark="later"),
        )
    (file,) = plan_merge(project=project, paths=[old_batch]).files
    assert {each.incoming.judgement.remark for each in file.entries} >= {"later"}


def test_an_old_batch_is_looked_at_and_copied_without_being_changed(
    old_batch: Path, tmp_path: Path
):
    before = old_batch.read_bytes()
    assert describe_batch(path=old_batch).count(State.DONE) == 1
    with open_batch(path=old_batch, read_only=True) as batch:
        assert len(batch_candidates(batch=batch)) == 5  # without tables that came later
        incorrect = CandidateFilter(outcomes=frozenset({Outcome.INCORRECT}))
        assert overview(project=batch.project, chosen=incorrect).total.incorrect == 1
    copy = tmp_path / "copy.protest-batch"
    assert make_working_copy(path=old_batch, to=copy)
    assert not make_working_copy(path=old_batch, to=copy)  # it is there already
    assert old_batch.read_bytes() == before
    with open_batch_for_work(path=copy) as batch:
        assert batch_state(batch=batch).open_count == 4


@pytest.mark.parametrize("what", FOREIGN)
def test_what_somebody_changed_is_told_by_name_and_nothing_else_is(
    project: Project, old_batch: Path, what: str
):
    statement, message = FOREIGN[what]
    change(old_batch, statement)
    for refused, act in (
        (ProjectFileError, lambda: open_batch_for_work(path=old_batch)),
        (InputError, lambda: plan_merge(project=project, paths=[old_batch])),
    ):
        with pytest.raises(refused) as caught:
            act()
        assert message in told(caught.value)
        for newer in ("candidate_tag", "alignment_doubt", "link_correction", "metric_verdict"):
            assert newer not in told(caught.value)


def told(error: ProtestError) -> str:
    return "\n".join([str(error), *(each.message for each in getattr(error, "problems", ()))])
