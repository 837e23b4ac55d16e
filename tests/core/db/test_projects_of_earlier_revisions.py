"""Projects that earlier programs made keep all they held, and can be worked with."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db import upgrade
from protest_core.db.project import Project
from protest_core.db.sqlite import engine_for, mark_as_ours
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.evaluation.run import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_core.scores.compute import score_table
from tests.fetch import fetch
from tests.judged_project import write_judged
from tests.link_corrections import correct_links

Rows = dict[str, list[tuple[object, ...]]]
NO = Judgement(Answer.NO)


@pytest.fixture(params=sorted(upgrade.older_revisions()))
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old(tmp_path: Path, revision: str) -> Path:
    """The rows of a project of today, as far as there were tables and columns for them then."""
    new = write_judged(tmp_path / "new.protest")
    path = tmp_path / "old.protest"
    engine = engine_for(path, create=True)
    with engine.begin() as connection:
        mark_as_ours(connection)
        upgrade.upgrade(connection, to=revision)
    engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for table, names in columns_of(database, "main").items():
            there = columns_of(database, "new").get(table, [])
            both = quoted([name for name in names if name in there])
            if both and table != "alembic_version":
                database.execute(
                    f"INSERT OR REPLACE INTO main.{table} ({both}) SELECT {both} FROM new.{table}"
                )
    return path


def columns_of(database: sqlite3.Connection, schema: str) -> dict[str, list[str]]:
    tables = f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
    return {
        table: [row[1] for row in database.execute(f"PRAGMA {schema}.table_info({table})")]
        for (table,) in database.execute(tables).fetchall()
    }


def quoted(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def rows_of(path: Path, like: Path) -> Rows:
    """What stands in the tables and columns that the other file has."""
    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(like)) as other:
        return {
            table: sorted(database.execute(f"SELECT {quoted(names)} FROM {table}"), key=repr)
            for table, names in columns_of(other, "main").items()
            if table not in {"alembic_version", "setting"}
        }


def test_all_that_an_older_project_held_is_kept(old: Path, revision: str):
    before = rows_of(old, like=old)
    assert len(before["candidate"]) > 100
    Project.open(old).close()
    copy = old.with_name(f"{old.name}.bak-{revision}")
    assert rows_of(copy, like=copy) == before == rows_of(old, like=copy)


def test_an_older_project_can_be_worked_with(old: Path):
    with Project.open(old) as project:
        everything = list_candidates(project=project, chosen=CandidateFilter())
        for candidate in everything[:40]:
            judge(project=project, candidate_id=candidate, annotator="Zoe", judgement=NO)
        correct_links(project=project, candidate_id=candidate, part=0, tokens=(0,), author="Zoe")
        evaluate(project=project)
        assert fetch(project, load_judgement, candidate, "Zoe") == NO
        against = CandidateFilter(against_metric="apt")
        differing = list_candidates(project=project, chosen=against)
        assert overview(project=project, chosen=against).total.total == len(differing) > 0
        assert len(score_table(project=project).systems) == 4
