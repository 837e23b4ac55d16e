"""Batch files that somebody changed: nothing of theirs is run, and they are told by name."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from time import thread_time

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.open_batch import batch_candidates, batch_state, open_batch
from protest_core.errors import ProjectFileError
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch

HEAVY = "length(hex(zeroblob(400000000))) > 0"
DEFINED_OTHERWISE = {
    "a check that takes for ever": (
        "UPDATE sqlite_master SET sql = replace(sql, 'remark VARCHAR', "
        f"'remark VARCHAR CHECK ({HEAVY})') WHERE name = 'judgement'",
        "the table 'judgement' is not defined as ours is",
    ),
    "an index of our name": (
        "UPDATE sqlite_master SET sql = replace(sql, 'candidate_id, annotator_id', "
        "'hex(zeroblob(candidate_id))') WHERE name = 'ix_judgement_history_candidate_id'",
        "the index 'ix_judgement_history_candidate_id' is not defined as ours is",
    ),
    "a default": (
        "UPDATE sqlite_master SET sql = replace(sql, 'remark VARCHAR', 'remark VARCHAR DEFAULT 1')"
        " WHERE name = 'judgement'",
        "the table 'judgement' is not defined as ours is",
    ),
}
KILLED = """
import sqlite3, sys, os
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA cache_size = 2")
database.execute("BEGIN IMMEDIATE")
database.execute("UPDATE system_sentence SET text = text || printf('%.*c', 5000, 'x')")
os.kill(os.getpid(), 9)
"""


def spoil(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            assert database.execute(statement).rowcount != 0
    database.close()


@pytest.mark.parametrize("how", DEFINED_OTHERWISE)
def test_a_table_that_is_defined_otherwise_is_named_and_nothing_is_computed(batch_file, how):
    statement, message = DEFINED_OTHERWISE[how]
    spoil(batch_file, statement)
    begin = thread_time()
    with pytest.raises(ProjectFileError, match=message):
        open_batch(path=batch_file)
    assert thread_time() - begin < 2


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("DELETE FROM candidate", "'task_candidate' refers to something that is not there"),
        ("UPDATE source_sentence SET text = x'00'", "'source_sentence' holds something of"),
        ("UPDATE task_candidate SET position = 'one' WHERE position = 1", "'task_candidate' holds"),
        ("UPDATE example SET category_id = 'x'", "'example' refers to something"),
    ],
)
def test_rows_that_are_none_of_ours_are_told_on_opening(batch_file, statement, message):
    spoil(batch_file, statement)
    with pytest.raises(ProjectFileError, match=message):
        open_batch(path=batch_file)


def test_a_batch_in_which_somebody_was_interrupted_can_be_opened_again(batch_file):
    with open_batch(path=batch_file) as batch:
        (first, *_) = batch_candidates(batch=batch)
        said = Judgement(remark="hm")
        judge(project=batch.project, candidate_id=first, annotator="Anna", judgement=said)
    subprocess.run([sys.executable, "-c", KILLED, batch_file], check=False)
    assert batch_file.with_name(batch_file.name + "-journal").exists()
    with open_batch(path=batch_file) as batch:
        assert fetch(batch.project, load_judgement, first, "Anna") == said
        assert len(batch_state(batch=batch).candidates) == 5
