"""Projects that earlier versions converted: what they remember of old rows stays in their files."""

import sqlite3
from contextlib import closing
from pathlib import Path

from protest_compat.protest11.convert import convert_protest11
from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.candidates.queries.load import find_candidate
from protest_core.db import upgrade
from protest_core.db.project import Project
from protest_core.db.sqlite import engine_for, mark_as_ours
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement
from tests.builders.fetch import fetch
from tests.compat.protest11.conftest import judgements_in, tasks_in
from tests.compat.protest11.old_files import JUDGEMENTS, TASKS, small_master, write_old
from tests.core.db.test_projects_of_earlier_revisions import columns_of, quoted

FIRST = "0003"  # the revision of the first version that converted
REMEMBERED = (
    '{"kept":{"meta_data":[["file_version","PROTEST 1.1"],["mine","blue"]],"sentences":[]},'
    '"left_over":{"annotations":[[5,77,1,"ok","ok","",null]]},"runs":[[1,0,1,6]],"texts":{},'
    '"source":1,"reference":2,"systems":{"one":4,"two":6},"candidates":{"4":1},"tasks":{}}'
)


def converted_by_an_earlier_version(directory: Path) -> Path:
    """The rows of a conversion of today in the tables of then, and the setting that there was."""
    new, path = directory / "today.protest", directory / "then.protest"
    convert_protest11(old=write_old(directory / "old.db", small_master()), new=new)
    engine = engine_for(path, create=True)
    with engine.begin() as connection:
        mark_as_ours(connection)
        upgrade.upgrade(connection, to=FIRST)
    engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for table, names in columns_of(database, "main").items():
            if table != "alembic_version":
                columns = quoted(names)
                database.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}"
                )
        database.execute("INSERT INTO main.setting VALUES ('protest11', ?)", (REMEMBERED,))
    return path


def remembered(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT value FROM setting WHERE key = 'protest11'").fetchall()
    return [value for (value,) in rows]


def test_it_is_upgraded_and_worked_in_and_its_memory_is_left_as_it_is(tmp_path: Path):
    path = converted_by_an_earlier_version(tmp_path)
    no = Judgement(Answer.NO, remark="since")
    with Project.open(path) as project:
        assert judgements_in(project) == JUDGEMENTS
        assert tasks_in(project) == {"main": TASKS}
        evaluate(project=project)
        judge(
            project=project,
            candidate_id=fetch(project, find_candidate, "two", 2),
            annotator="Anna",
            judgement=no,
        )
        batches = export_batches(
            project=project, task_set="main", annotators=["Anna", "Bert"], directory=tmp_path
        )
        assert judgements_in(project) == JUDGEMENTS | {("two", 2, "Anna"): no}
    assert remembered(path) == [REMEMBERED]
    assert [remembered(batch.path) for batch in batches] == [[], []]
