"""Projects in which three people judged nearly everything, made once and copied."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from protest_core.db.project import Project
from protest_core.demo import make_judged_demonstration
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from tests.benchmarks.side_by_side import make_project, save_order

SYSTEMS, EXAMPLES, ANNOTATORS = 4, 60, 3
_TABLES = ("judgement", "judgement_token", "judgement_tag")
_UNJUDGED_APPROVALS = (
    "DELETE FROM judgement WHERE candidate_id % 3 > 0 AND candidate_id IN "
    "(SELECT candidate_id FROM match WHERE verdict = 'approved')"
)
_AUDITED = "verdict = 'approved' AND candidate_id % 3 = 0"
# What people judged of the approvals was drawn from those of a system and category.
_DRAW = (
    "DELETE FROM task_candidate WHERE candidate_id IN "
    f"(SELECT candidate_id FROM match WHERE verdict = 'approved' AND NOT ({_AUDITED}))",
    "UPDATE stratum SET part = 'referred', (size, drawn) = (SELECT count(*), count(*) FROM "
    "stratum_candidate JOIN match USING (candidate_id) "
    "WHERE stratum_id = stratum.id AND verdict = 'referred')",
    "INSERT INTO stratum SELECT NULL, task_set_id, system_id, category_id, 'approved', "
    f"count(*), sum({_AUDITED}), 0 FROM stratum JOIN stratum_candidate ON stratum_id = stratum.id "
    "JOIN match USING (candidate_id) WHERE verdict = 'approved' GROUP BY stratum.id",
    "UPDATE stratum_candidate SET stratum_id = (SELECT other.id FROM stratum JOIN stratum AS other "
    "USING (system_id, category_id) WHERE stratum.id = stratum_id AND other.part = 'approved') "
    "WHERE candidate_id IN (SELECT candidate_id FROM match WHERE verdict = 'approved')",
    "UPDATE task_set SET settings = json_set(settings, '$.included', 'referred', '$.audit', "
    "(SELECT sum(drawn) FROM stratum WHERE part = 'approved'))",
)
_UNJUDGED_REFERRED = "DELETE FROM judgement WHERE candidate_id % 17 = 0"
# Two of the three people have seen a part only: else nearly everything would be disputed.
_ALONE = "DELETE FROM judgement WHERE annotator_id > 1 AND candidate_id % 4 > 0"


def write_judged(path: Path, *, measured: bool = False) -> Path:
    """Write a project: a third of the approved candidates judged, nearly all referred ones.

    `measured`: with the results of metrics, which otherwise take most of a test's time.
    """
    path.write_bytes(_measured(_template()) if measured else _template())
    return path


def write_judged_demonstration(folder: Path, *, measured: bool = False) -> Path:
    """Write the project of `protest demo --judged`, under its name there."""
    name, content = _demonstration()
    path = folder / name
    path.write_bytes(_measured(content) if measured else content)
    return path


@cache
def _template() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "judged.protest"
        make_project(path, systems=SYSTEMS, examples=EXAMPLES, annotators=ANNOTATORS)
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA foreign_keys = ON")
            for statement in (_UNJUDGED_APPROVALS, *_DRAW, _UNJUDGED_REFERRED, _ALONE):
                database.execute(statement)
            save_order(database)
            database.commit()
        return path.read_bytes()


@cache
def _demonstration() -> tuple[str, bytes]:
    with TemporaryDirectory() as folder:
        path = make_judged_demonstration(directory=Path(folder))
        return path.name, path.read_bytes()


@cache
def _measured(content: bytes) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "measured.protest"
        path.write_bytes(content)
        with Project.open(path) as project:
            metrics_and_people(project=project)
        return path.read_bytes()


def shuffle(path: Path, chance: Random) -> None:
    """Renumber all rows, as if systems and people had been entered in another order."""
    with closing(sqlite3.connect(path)) as database:
        _renumber(database, "system", ("candidate", "system_sentence", "stratum"), chance)
        _renumber(database, "annotator", ("judgement", "batch"), chance)
        of_candidate = ("match", "judgement", "task_candidate", "task_order", "stratum_candidate")
        _renumber(database, "candidate", of_candidate, chance)
        _renumber(database, "judgement", ("judgement_token", "judgement_tag"), chance)
        assert not database.execute("PRAGMA foreign_key_check").fetchall()
        database.commit()


def _renumber(
    database: sqlite3.Connection, table: str, mentioned_in: Sequence[str], chance: Random
) -> None:
    ids = [number for (number,) in database.execute(f"SELECT id FROM {table}")]
    others = chance.sample(ids, len(ids))
    for sign in (-1, 1):  # by way of negative numbers, which are free
        pairs = [
            (sign * new, old if sign < 0 else -new) for old, new in zip(ids, others, strict=True)
        ]
        database.executemany(f"UPDATE {table} SET id = ? WHERE id = ?", pairs)
        for other in mentioned_in:
            database.executemany(f"UPDATE {other} SET {table}_id = ? WHERE {table}_id = ?", pairs)
