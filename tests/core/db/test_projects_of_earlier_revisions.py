"""Projects that earlier programs made keep all they held, and can be worked with."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.origin import UNKNOWN_ORIGIN, translation_digest
from protest_core.candidates.queries.systems import list_systems, load_translation
from protest_core.db import upgrade
from protest_core.db.project import Project
from protest_core.db.upgrade import names_in_files
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.metrics.results import measure_missing
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.report import scores_report
from tests.builders.fetch import fetch
from tests.builders.judged_project import write_judged
from tests.builders.link_corrections import correct_links
from tests.core.db.earlier_revisions import columns_of, name_of_today, quoted, write_earlier

LINKS = ("alignment_warning", "link_correction", "merge_link_change")
Rows = dict[str, list[tuple[object, ...]]]
NO = Judgement(Answer.NO)
DEALT = """
SELECT system.name, category_id, verdict, count(*), count(task_id) FROM candidate
JOIN system ON system.id = system_id JOIN example ON example.id = example_id
JOIN match ON match.candidate_id = candidate.id
LEFT JOIN task_candidate ON task_candidate.candidate_id = candidate.id
GROUP BY 1, 2, 3 HAVING count(task_id) > 0
"""
STRATA = """
SELECT system.name, category_id, part, size, drawn FROM stratum
JOIN system ON system.id = system_id WHERE reconstructed
"""
MEMBERS = """
SELECT count(*), count(DISTINCT candidate_id), (SELECT sum(size) FROM stratum)
FROM stratum_candidate
"""


@pytest.fixture(params=sorted(upgrade.older_revisions()))
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old(tmp_path: Path, revision: str) -> Path:
    new = write_judged(tmp_path / "new.protest")
    return write_earlier(tmp_path / "old.protest", new, revision)


def rows_of(path: Path, like: Path) -> Rows:
    """Return what stands in the tables and columns that the other file has."""
    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(like)) as other:
        there = columns_of(database, "main")
        rows: Rows = {}
        for table, names in columns_of(other, "main").items():
            if table in {"alembic_version", "setting"}:
                continue
            name = table if table in there else name_of_today(table)
            columns = quoted(each if each in there[name] else name_of_today(each) for each in names)
            rows[table] = sorted(database.execute(f"SELECT {columns} FROM {name}"), key=repr)
        return rows


def test_all_that_an_older_project_held_is_kept(old: Path, revision: str):
    before = rows_of(old, like=old)
    assert len(before["candidate"]) > 100
    Project.open(old).close()
    copy = old.with_name(f"{old.name}.bak-{revision}")
    assert rows_of(copy, like=copy) == before == rows_of(old, like=copy)


def test_corrected_links_and_alignment_warnings_are_kept(old: Path, revision: str):
    if revision < "0005":
        pytest.skip("there were none")
    corrections, warnings = (
        names_in_files(name)[revision < "0012"] for name in ("link_correction", "alignment_warning")
    )
    with closing(sqlite3.connect(old)) as database:
        database.execute(f"INSERT INTO {warnings} VALUES (3, 'pronoun_unlinked')")
        database.execute(
            f"INSERT INTO {corrections} (id, candidate_id, part, tokens, author, made_at) "
            "VALUES (7, 2, 0, '1', 'Zoe', '2026-01-01T00:00:00+00:00')"
        )
        if revision >= "0010":
            database.execute("INSERT INTO merge VALUES (1, NULL, 1, '', '', '', '{}', NULL)")
            database.execute("INSERT INTO merge_link_change VALUES (1, 2, 0, 'new', NULL, 7)")
        database.commit()
    Project.open(old).close()
    with closing(sqlite3.connect(old)) as database:
        rows = {name: database.execute(f"SELECT * FROM {name}").fetchall() for name in LINKS}
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    assert rows["alignment_warning"] == [(3, "pronoun_unlinked")]
    assert rows["link_correction"] == [(7, 2, 0, "1", "Zoe", "2026-01-01T00:00:00+00:00", None, 0)]
    changes = [(1, 2, 0, "new", None, 7)] if revision >= "0010" else []
    assert rows["merge_link_change"] == changes


def test_a_project_judged_before_estimates_says_which_numbers_are_computed_differently(
    old: Path, revision: str
):
    with Project.open(old) as project:
        notes = [*scores_report(score_table(project=project)).notes]
        notes += comparison_report(compare_systems(project=project)).notes
    said = [note for note in notes if "computed differently since version 0.2" in note]
    assert len(said) == (2 if "0002" <= revision < "0007" else 0)


def test_an_older_project_knows_in_which_order_its_tasks_were_handed_out(old: Path, revision: str):
    if revision < "0003":
        pytest.skip("there were no tasks")
    Project.open(old).close()
    orders = []
    for path in (old, old.with_name("new.protest")):
        with closing(sqlite3.connect(path)) as database:
            orders.append(database.execute("SELECT * FROM task_order").fetchall())
    assert orders[0] == orders[1] != []


def test_what_an_older_task_set_was_drawn_from_is_made_up_from_the_verdicts(
    old: Path, revision: str
):
    if not "0003" <= revision < "0007":
        pytest.skip("there were no task sets, or they keep what they were drawn from")
    with closing(sqlite3.connect(old)) as database:
        database.execute(
            "DELETE FROM task_candidate WHERE candidate_id % 3 > 0 AND candidate_id IN "
            "(SELECT candidate_id FROM match WHERE verdict = 'approved')"
        )
        database.execute("DELETE FROM task_candidate WHERE candidate_id < 20")
        database.commit()
    Project.open(old).close()
    with closing(sqlite3.connect(old)) as database:
        dealt = database.execute(DEALT).fetchall()
        assert sorted(database.execute(STRATA).fetchall()) == dealt
        assert any(drawn < size for *_, size, drawn in dealt)
        (members,) = database.execute(MEMBERS).fetchall()
        assert len(set(members)) == 1


def test_systems_of_an_older_project_get_a_digest_and_their_origin_is_unknown(old: Path):
    with closing(sqlite3.connect(old)) as database:  # as if these columns had not been there
        if "digest" in columns_of(database, "main")["system"]:
            pytest.skip("it has both")
    Project.open(old).close()
    with Project.open(old) as project:
        systems = fetch(project, list_systems)
        for each in systems:
            translation = fetch(project, load_translation, each.id)
            assert (each.digest, each.origin) == (translation_digest(translation), UNKNOWN_ORIGIN)
    assert len(systems) == 4


def test_an_older_project_can_be_worked_with(old: Path):
    with Project.open(old) as project:
        everything = list_candidates(project=project, chosen=CandidateFilter())
        for candidate in everything[:40]:
            judge(project=project, candidate_id=candidate, annotator="Zoe", judgement=NO)
        correct_links(project=project, candidate_id=candidate, part=0, tokens=(0,), author="Zoe")
        evaluate(project=project)
        assert fetch(project, load_judgement, candidate, "Zoe") == NO
        against = CandidateFilter(against_metric="apt")
        measure_missing(project, against)
        differing = list_candidates(project=project, chosen=against)
        assert overview(project=project, chosen=against).total.total == len(differing) > 0
        assert len(score_table(project=project).frame.systems) == 4
