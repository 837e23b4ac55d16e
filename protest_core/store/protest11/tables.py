"""The tables of PROTEST 1.1: how they are made, and what a row of each is."""

from types import UnionType
from typing import Any, NamedTuple, get_type_hints

from protest_core.store.protest11 import rows

FILE_VERSION = "PROTEST 1.1"
MASTER, BATCH = "master", "annotation_batch"

_ID = "id integer NOT NULL PRIMARY KEY AUTOINCREMENT"
_KEY = "srccorpus integer NOT NULL, tgtcorpus integer NOT NULL, example_no integer NOT NULL"


class Table(NamedTuple):
    """A table and the type of its rows, whose fields are the columns in order."""

    name: str
    row: type[Any]
    columns_in_sql: str

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.row._fields)

    @property
    def types(self) -> tuple[type | UnionType, ...]:
        hints = get_type_hints(self.row)
        return tuple(hints[column] for column in self.columns)


TABLES = (
    Table("meta_data", rows.Setting, "tag text NOT NULL PRIMARY KEY, tag_value text NOT NULL"),
    Table("corpora", rows.Corpus, f"{_ID}, name text NOT NULL, srctgt integer NOT NULL"),
    Table(
        "documents",
        rows.DocumentLines,
        f'{_ID}, corpus integer NOT NULL, "start" integer NOT NULL, "end" integer NOT NULL',
    ),
    Table(
        "sentences",
        rows.Sentence,
        f"{_ID}, corpus integer NOT NULL, line integer NOT NULL, sentence text NOT NULL",
    ),
    Table(
        "categories",
        rows.CategoryOfOld,
        f"{_ID}, description text NOT NULL, antagreement integer NOT NULL",
    ),
    Table(
        "pro_candidates",
        rows.OldCandidate,
        f"{_ID}, {_KEY}, line integer NOT NULL, srcpro text NOT NULL, srcpos integer NOT NULL, "
        "srcproindex integer NOT NULL, category_no integer NOT NULL, sequence_no integer",
    ),
    Table(
        "pro_antecedents",
        rows.OldAntecedent,
        f"{_ID}, {_KEY}, ant_no integer NOT NULL, line integer NOT NULL, "
        "srcstartpos integer NOT NULL, srcendpos integer NOT NULL, srchead text NOT NULL, "
        "srcheadpos integer NOT NULL, srcheadindex integer NOT NULL",
    ),
    Table(
        "translations",
        rows.TargetToken,
        f"{_ID}, tgtcorpus integer NOT NULL, example_no integer NOT NULL, ant_no integer, "
        "line integer NOT NULL, tgtpos integer NOT NULL",
    ),
    Table("annotators", rows.OldAnnotator, f"{_ID}, name text NOT NULL"),
    Table(
        "annotations",
        rows.Annotation,
        f"{_ID}, candidate integer NOT NULL, annotator_id integer NOT NULL, ant_annotation text, "
        "anaph_annotation text, remarks text, conflict_status text",
    ),
    Table(
        "token_annotations",
        rows.TokenAnnotation,
        f"{_ID}, candidate integer NOT NULL, line integer NOT NULL, token integer NOT NULL, "
        "annotation text, annotator_id integer",
    ),
    Table(
        "tag_annotations",
        rows.TagAnnotation,
        f"{_ID}, candidate integer NOT NULL, annotator_id integer NOT NULL, tag text NOT NULL",
    ),
    Table(
        "task_definition", rows.TaskDefinition, f"{_ID}, taskset text NOT NULL, label text NOT NULL"
    ),
    Table(
        "annotation_tasks",
        rows.TaskMember,
        "task_no integer NOT NULL, candidate integer NOT NULL, PRIMARY KEY (task_no, candidate)",
    ),
)

# The original asks one sentence at a time, and without these each takes a walk through the table.
INDEXES = (
    "CREATE INDEX idx_sentences ON sentences (corpus, line)",
    "CREATE INDEX idx_candidates ON pro_candidates (srccorpus, tgtcorpus, example_no)",
)
