"""50 batches of 200 judgements, out of and into a project, beside inserting the same rows alone.

`python -m tests.benchmarks.merging PROJECT`; the project itself is left as it is.
"""

import json
import random
import shutil
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.merge_rules import MergeKind
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates, load_sentences
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.project import Project
from protest_core.db.schema import JudgementRow
from protest_core.db.transactions import Tx
from protest_core.tasks.plan import TaskPlan, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets, load_pool, save_task_set

BATCHES, CANDIDATES = 50, 200
_REPEATS = 5
# What a merge writes, in the order of their references.
_TABLES = (
    "judgement",
    "judgement_token",
    "judgement_tag",
    "judgement_history",
    "merge",
    "merge_change",
)
Row = tuple[object, ...]
Rows = dict[str, list[Row]]
_ANSWERS = (
    *("pronoun", "antecedent", "remark", "guidelines", "made_at", "origin", "state"),
    "seconds",
)
_COLUMNS = [column.name for column in JudgementRow.__table__.columns]


def measure(path: Path, folder: Path) -> dict[str, float]:
    """The best of several merges and insertions, in turns; each into a copy of its own."""
    project = Path(shutil.copy(path, folder / "project.protest"))
    export = _export(project, folder)
    files = sorted(folder.glob("*.protestbatch"))
    _judge(files)
    ours, bare = [], []
    for _ in range(_REPEATS):
        copy = Path(shutil.copy(project, folder / "copy.protest"))
        ours.append(_seconds_to_merge(copy, files))
        bare.append(_seconds_to_insert(project, _rows(copy), folder))
    export["project"] = path.stat().st_size
    return export | {"merge": min(ours), "insert": min(bare)}


def _export(path: Path, folder: Path) -> dict[str, float]:
    with Project.open(path) as project:
        _hand_out(project)
        annotators = [f"annotator {number}" for number in range(BATCHES)]
        # What a process does once is not what a batch takes.
        with TemporaryDirectory() as elsewhere:
            names = [f"first of {name}" for name in annotators[:1]]
            _exported(project, names, Path(elsewhere))
        begin = perf_counter()
        files = _exported(project, annotators, folder)
        seconds = perf_counter() - begin
    sizes = [file.stat().st_size for file in files]
    return {"export": seconds / BATCHES, "bytes": sum(sizes) / BATCHES}


def _exported(project: Project, annotators: Sequence[str], folder: Path) -> list[Path]:
    made = export_batches(
        project=project, task_set="round", annotators=annotators, directory=folder
    )
    return [each.path for each in made]


def _hand_out(project: Project) -> None:
    """Dealt out by hand, so that each task has so many candidates."""
    with project.changing() as tx:
        pool = [each.id for each in load_pool(tx)]
        chosen = random.Random(1).sample(pool, BATCHES * CANDIDATES)
        tasks = (tuple(chosen[at::BATCHES]) for at in range(BATCHES))
        settings = TaskSettings("round", tasks=BATCHES, seed=1)
        save_task_set(tx, TaskPlan(settings, (), (), tuple(tasks)))


def _judge(files: Iterable[Path]) -> None:
    """Every candidate: words are selected, every fifth has a tag and every tenth a remark."""
    for path in files:
        with Project.open_batch(path) as batch, batch.reading() as tx:
            ((task,),) = (each.tasks for each in list_task_sets(tx))
            rows = [
                _judgement(number, candidate.id, _words(tx, candidate))
                for number, candidate in enumerate(load_candidates(tx, task.candidates), start=1)
            ]
        with closing(sqlite3.connect(path)) as database:
            for judgement, tokens, tags in rows:
                _insert(database, f"judgement ({', '.join(_COLUMNS)})", [judgement])
                _insert(database, "judgement_token", tokens)
                _insert(database, "judgement_tag", tags)
            database.commit()


def _words(tx: Tx, candidate: Candidate) -> list[tuple[int, int]]:
    sentences = load_sentences(tx, candidate.system_id, candidate.example.lines)
    found = highlights_of(candidate, sentences)
    return sorted(found.pronoun | found.antecedent)


def _judgement(
    number: int, candidate: int, words: Sequence[tuple[int, int]]
) -> tuple[Row, list[Row], list[Row]]:
    remark = "a remark of some words" if number % 10 == 0 else ""
    time = f"2026-01-01T00:00:00.{number:06}+00:00"
    answers = ("yes", "unset", remark, "en-de 1", time, "hand", "done", 12.5)
    row = dict(zip(_ANSWERS, answers, strict=True))
    row |= {
        "id": number,
        "candidate_id": candidate,
        "annotator_id": 1,
        "reference_seen": None,
        "further": "",
    }
    tokens: list[Row] = [(number, line, token) for line, token in words]
    tags: list[Row] = [(number, "ant_unsure")] if number % 5 == 0 else []
    return tuple(row[name] for name in _COLUMNS), tokens, tags


def _seconds_to_merge(path: Path, files: Sequence[Path]) -> float:
    with Project.open(path) as project:
        begin = perf_counter()
        plan = plan_merge(project=project, paths=files)
        apply_merge(project=project, plan=plan, merged_by="me")
        seconds = perf_counter() - begin
        assert plan.counts == {MergeKind.NEW: BATCHES * CANDIDATES}
    return seconds


def _rows(merged: Path) -> Rows:
    with closing(sqlite3.connect(merged)) as database:
        return {table: database.execute(f"SELECT * FROM {table}").fetchall() for table in _TABLES}


def _seconds_to_insert(project: Path, rows: Rows, folder: Path) -> float:
    """Time inserts into the same tables, with keys and checks, in one transaction."""
    copy = Path(shutil.copy(project, folder / "bare.protest"))
    with closing(sqlite3.connect(copy)) as database:
        begin = perf_counter()
        for table, content in rows.items():
            _insert(database, table, content)
        database.commit()
        return perf_counter() - begin


def _insert(database: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        found = measure(Path(sys.argv[1]), Path(name))
    sys.stdout.write(json.dumps(found) + "\n")
