"""What of a PROTEST 1.1 file a project has no place for, kept so that the way back leads there."""

import msgspec
from sqlalchemy.orm import Session

from protest_core.store.protest11.rows import (
    Annotation,
    Protest11,
    TagAnnotation,
    TaskMember,
    TokenAnnotation,
)
from protest_core.store.schema import SettingRow

_KEY = "protest11"


class LineRun(msgspec.Struct, frozen=True, array_like=True):
    """Rows of `sentences` whose lines and ids count up together."""

    corpus: int
    line: int
    id: int
    count: int


class LeftOver(msgspec.Struct, frozen=True):
    """Rows that mean nothing in a project; they go back as they came."""

    annotations: tuple[Annotation, ...] = ()
    token_annotations: tuple[TokenAnnotation, ...] = ()
    tag_annotations: tuple[TagAnnotation, ...] = ()
    annotation_tasks: tuple[TaskMember, ...] = ()


class Origin(msgspec.Struct, frozen=True):
    """Where a converted project came from.

    `kept` are all of the old rows but sentences. What people said and whom tasks belong to may
    change in the project: of that only the numbers go back, and rows that mean nothing in it.
    Sentences are in the project already: only their numbers are kept, and the few texts that had
    to be changed.
    """

    kept: Protest11
    left_over: LeftOver
    runs: tuple[LineRun, ...]
    texts: dict[int, str]  # of sentences that are not the project's, by id
    source: int  # corpora
    reference: int | None
    systems: dict[str, int]  # target corpora by the system's name
    loaded_at: dict[str, str]  # when these systems were loaded: another time, another text
    candidates: dict[int, int]  # example ids by the old candidate's id
    annotators: dict[str, int]
    tasks: dict[str, dict[str, int]]  # task numbers by task set and label

    @property
    def master_id(self) -> str | None:
        """By which a batch knows its master."""
        return self.kept.settings.get("master_id")


def save_origin(session: Session, origin: Origin) -> None:
    session.merge(SettingRow(key=_KEY, value=msgspec.json.encode(origin).decode()))


def load_origin(session: Session) -> Origin | None:
    row = session.get(SettingRow, _KEY)
    return msgspec.json.decode(row.value, type=Origin) if row else None
