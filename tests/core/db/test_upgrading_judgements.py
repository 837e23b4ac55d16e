"""A file of revision 0002, with judgements in it, and what the upgrade makes of them."""

import sqlite3
from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.db import upgrade
from protest_core.db.project import Project
from protest_core.db.sqlite import engine_for, mark_as_ours
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements

CONTENT = """
INSERT INTO suite VALUES (1, 'old', '1', 'en', 'de', '', '', '', 0);
INSERT INTO setting VALUES ('program_version', '"0"');
INSERT INTO category VALUES ('event_it', 0, 'event · it', 'event', 0);
INSERT INTO document VALUES (0, 'one');
INSERT INTO source_sentence VALUES (0, 'It rains .');
INSERT INTO reference_sentence VALUES (0, 'Es regnet .', '0-0 1-1 2-2');
INSERT INTO example VALUES (7, 'event_it', 0, 0, NULL, 0);
INSERT INTO system VALUES (1, 'sys', 'sys.txt', '');
INSERT INTO system_sentence VALUES (1, 0, 'Das regnet .', '0-0 1-1 2-2');
INSERT INTO candidate VALUES (1, 1, 7);
INSERT INTO annotator VALUES (1, 'Ada');
INSERT INTO judgement (id, candidate_id, annotator_id, pronoun, antecedent, remark, guidelines,
    made_at, origin, state)
    VALUES (1, 1, 1, 'yes', 'unset', 'fine', 'en-de 1', 'then', 'typed', 'done');
INSERT INTO judgement_token VALUES (1, 0, 0);
INSERT INTO judgement_tag VALUES (1, 'mine');
INSERT INTO judgement_history (id, candidate_id, annotator_id, pronoun, antecedent, remark,
    guidelines, made_at, origin, tokens, tags, ended_at, ended_by, change)
    VALUES (1, 1, 1, 'no', 'unset', '', 'en-de 1', 'before', 'typed', '[]', '[]', 'then', 'typed',
    'replaced');
"""


def old_file(path: Path) -> Path:
    engine = engine_for(path, create=True)
    with engine.begin() as connection:
        mark_as_ours(connection)
        upgrade.upgrade(connection, to="0002")
    engine.dispose()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.executescript(CONTENT)
    database.close()
    return path


def test_judgements_and_their_history_survive_and_can_be_worked_with(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    said = Judgement(
        Answer.YES, tokens=frozenset({(0, 0)}), tags=frozenset({"mine"}), remark="fine"
    )
    with Project.open(path) as project:
        assert fetch(project, load_judgement, CandidateId(1), "Ada") == said
        (past,) = fetch(project, load_past_judgements, CandidateId(1), "Ada")
        assert (past.judgement, past.change) == (Judgement(Answer.NO), "replaced")
        judge(
            project=project,
            candidate_id=CandidateId(1),
            annotator="Ada",
            judgement=Judgement(Answer.NO),
        )
        assert [
            p.judgement for p in fetch(project, load_past_judgements, CandidateId(1), "Ada")
        ] == [
            Judgement(Answer.NO),
            said,
        ]
