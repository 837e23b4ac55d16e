"""PROTEST 1.1 files for tests, written with plain SQL."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from protest_core.judgements.model import Answer, Judgement

# In the original's order.
COLUMNS = {
    "meta_data": "tag text NOT NULL PRIMARY KEY, tag_value text NOT NULL",
    "corpora": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, name text NOT NULL, "
    "srctgt integer NOT NULL",
    "documents": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, corpus integer NOT NULL, "
    '"start" integer NOT NULL, "end" integer NOT NULL',
    "sentences": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, corpus integer NOT NULL, "
    "line integer NOT NULL, sentence text NOT NULL",
    "categories": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, description text NOT NULL, "
    "antagreement integer NOT NULL",
    "pro_candidates": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, srccorpus integer NOT NULL, "
    "tgtcorpus integer NOT NULL, example_no integer NOT NULL, line integer NOT NULL, "
    "srcpro text NOT NULL, srcpos integer NOT NULL, srcproindex integer NOT NULL, "
    "category_no integer NOT NULL, sequence_no integer",
    "pro_antecedents": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, srccorpus integer NOT NULL, "
    "tgtcorpus integer NOT NULL, example_no integer NOT NULL, ant_no integer NOT NULL, "
    "line integer NOT NULL, srcstartpos integer NOT NULL, srcendpos integer NOT NULL, "
    "srchead text NOT NULL, srcheadpos integer NOT NULL, srcheadindex integer NOT NULL",
    "translations": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, tgtcorpus integer NOT NULL, "
    "example_no integer NOT NULL, ant_no integer, line integer NOT NULL, tgtpos integer NOT NULL",
    "annotators": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, name text NOT NULL",
    "annotations": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, candidate integer NOT NULL, "
    "annotator_id integer NOT NULL, ant_annotation text, anaph_annotation text, remarks text, "
    "conflict_status text",
    "token_annotations": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, "
    "candidate integer NOT NULL, line integer NOT NULL, token integer NOT NULL, "
    "annotation text, annotator_id integer",
    "tag_annotations": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, candidate integer NOT NULL, "
    "annotator_id integer NOT NULL, tag text NOT NULL",
    "task_definition": "id integer NOT NULL PRIMARY KEY AUTOINCREMENT, taskset text NOT NULL, "
    "label text NOT NULL",
    "annotation_tasks": "task_no integer NOT NULL, candidate integer NOT NULL, "
    "PRIMARY KEY (task_no, candidate)",
}

Rows = dict[str, list[tuple[Any, ...]]]

SOURCE = (
    "The old lamp stands here .",
    "It is broken .",
    "The guests saw it .",
    "They laughed .",
    "It rains .",
    "You know it .",
)
REFERENCE = (
    "Die alte Lampe steht hier .",
    "Sie ist kaputt .",
    "Die Gäste sahen sie an .",
    "Sie lachten .",
    "Es regnet .",
    "Du weißt es .",
)
ONE = (REFERENCE[0], "Diese ist kaputt .", *REFERENCE[2:])
TWO = (*REFERENCE[:3], "Jene lachten .", *REFERENCE[4:])

# example, line, word, token, category; antecedents: line, first, last, head, its place
EXAMPLES = (
    (1, 1, "It", 0, 1, ((0, 0, 2, "lamp", 2),)),
    (2, 3, "They", 0, 2, ((2, 0, 1, "guests", 1),)),
    (3, 4, "It", 0, 3, ()),
)
PAIRS = ((1, 2, REFERENCE), (3, 4, ONE), (5, 6, TWO))
NAMES = (
    "lamp/source (reference)",
    "lamp/reference.de",
    "lamp/source (one)",
    "one",
    "lamp/source (two)",
    "two",
)
JUDGEMENTS = {
    ("one", 1, "Anna"): Judgement(
        Answer.YES, Answer.YES, frozenset({(1, 0), (0, 2)}), frozenset({"desc_vs_presc"})
    ),
    ("one", 2, "Anna"): Judgement(Answer.NO, Answer.YES, remark="wrong gender"),
    ("two", 1, "Bert"): Judgement(tags=frozenset({"bad_translation"}), remark="cannot tell"),
    ("two", 3, "Bert"): Judgement(Answer.YES, tokens=frozenset({(4, 0)})),
}
TASKS = {"overlap": [("one", 1)], "1": [("one", 2), ("one", 3)], "2": [("two", 1), ("two", 3)]}


# Candidates are numbered 1 to 3 (reference), 4 to 6 (one), 7 to 9 (two).


def small_master() -> Rows:
    """A reference, two systems, three examples, two people, a task set: as the original writes."""
    rows: Rows = {table: [] for table in COLUMNS}
    rows["meta_data"] = [
        ("file_version", "PROTEST 1.1"),
        ("file_type", "master"),
        ("master_id", "lamp"),
        ("master_description", "about a lamp"),
    ]
    rows["corpora"] = [(number, name, 1 - number % 2) for number, name in enumerate(NAMES, 1)]
    rows["categories"] = [
        (1, "anaphoric_inter_subject_it", 1),
        (2, "anaphoric_inter_they", 1),
        (3, "pleonastic_it", 0),
    ]
    for source, target, text in PAIRS:
        for corpus, sentences in ((source, SOURCE), (target, text)):
            _add(rows, "documents", corpus, 0, 3)
            _add(rows, "documents", corpus, 4, 5)
            for line, sentence in enumerate(sentences):
                _add(rows, "sentences", corpus, line, sentence)
        _add_examples(rows, source, target)
    rows["annotators"] = [(1, "Anna"), (2, "Bert")]
    rows["annotations"] = [
        (1, 4, 1, "ok", "ok", "", "ana_ok ant_ok"),
        (2, 5, 1, "ok", "bad", "wrong gender", "ana_ok ant_notokens"),
        (3, 7, 2, "unset", "unset", "cannot tell", "ana_ok ant_ok"),
        (4, 9, 2, "unset", "ok", "", "ana_ok ant_ok"),
    ]
    rows["token_annotations"] = [
        (1, 4, 1, 0, "ok", 1),
        (2, 4, 0, 2, "ok", 1),
        (3, 9, 4, 0, "ok", 2),
    ]
    rows["tag_annotations"] = [(1, 7, 2, "bad_translation"), (2, 4, 1, "desc_vs_presc")]
    rows["task_definition"] = [(1, "main", "IAA"), (2, "main", "1"), (3, "main", "2")]
    rows["annotation_tasks"] = [(1, 4), (2, 5), (2, 6), (3, 7), (3, 9)]
    return rows


def _add(rows: Rows, table: str, *values: object) -> None:
    rows[table].append((len(rows[table]) + 1, *values))


def _add_examples(rows: Rows, source: int, target: int) -> None:
    for number, line, word, token, category, antecedents in EXAMPLES:
        place = 4 - number
        _add(rows, "pro_candidates", source, target, number, line, word, token, 0, category, place)
        _add(rows, "translations", target, number, None, line, token)
        for ant_no, (ant_line, first, last, head, at) in enumerate(antecedents, 1):
            _add(
                rows,
                "pro_antecedents",
                source,
                target,
                number,
                ant_no,
                ant_line,
                first,
                last,
                head,
                at,
                0,
            )
            _add(rows, "translations", target, number, ant_no, ant_line, at)


def write_old(
    path: Path, rows: Mapping[str, Iterable[tuple[Any, ...]]], *, columns: Mapping[str, str] = {}
) -> Path:
    """`columns` makes tables otherwise; the rows have the usual columns, in the usual order."""
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, usual in COLUMNS.items():
            connection.execute(f"CREATE TABLE {table} ({columns.get(table, usual)})")
            names = ", ".join(_names(usual))
            places = ", ".join("?" * len(_names(usual)))
            for row in rows[table]:
                connection.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", row)
    return path


def _names(columns: str) -> list[str]:
    return [column.split()[0] for column in columns.partition(", PRIMARY")[0].split(", ")]
