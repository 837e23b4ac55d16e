"""Write judgements and their history; no other module turns them into rows."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.orm import DeclarativeBase

from protest_core.db.schema import (
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.db.sqlite import insert_rows, portions
from protest_core.db.transactions import Tx
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.judgements.model import (
    ANSWERS,
    Judgement,
    JudgementRecord,
    PastJudgement,
    State,
    StoredJudgement,
    further_as_text,
    further_in,
)

# Rows undone with a merge count as never added, so that the same file can be merged again.
UNDO = "undo"

_LAST_ID = select(func.max(JudgementRow.id))
_JUDGEMENT = itemgetter(*(column.name for column in JudgementRow.__table__.columns))
_HISTORY = itemgetter(*(column.name for column in JudgementHistoryRow.__table__.columns))


class JudgementWriter:
    """Collects rows for whole tables, to write them in a few statements at the end."""

    def __init__(self, tx: Tx, annotator_id: AnnotatorId) -> None:
        self._tx = tx
        self._annotator_id = annotator_id
        self._next_id = (tx.connection().scalar(_LAST_ID) or 0) + 1
        self._removed: list[int] = []
        self._rows: dict[type[DeclarativeBase], list[tuple[Any, ...]]] = {
            table: []
            for table in (JudgementRow, JudgementTokenRow, JudgementTagRow, JudgementHistoryRow)
        }

    def remove(self, stored: StoredJudgement) -> None:
        """Remove a judgement without adding it to the history."""
        self._removed.append(stored.id)

    def add(self, candidate_id: CandidateId, record: JudgementRecord) -> dict[str, Any]:
        """Add a current judgement, and return all its stored data."""
        number, self._next_id = self._next_id, self._next_id + 1
        values = _stored_values(record)
        self._rows[JudgementRow].append(self._row(_JUDGEMENT, number, candidate_id, values))
        if places := values["tokens"]:
            self._rows[JudgementTokenRow] += [(number, line, token) for line, token in places]
        if tags := values["tags"]:
            self._rows[JudgementTagRow] += [(number, tag) for tag in tags]
        return values

    def keep(self, candidate_id: CandidateId, past: PastJudgement) -> None:
        """Add an earlier judgement to the history."""
        values = _stored_values(past)
        values |= {
            "tokens": values_as_json(values["tokens"]),
            "tags": values_as_json(values["tags"]),
            "ended_at": past.ended_at,
            "ended_by": past.ended_by,
            "change": past.change,
        }
        self._rows[JudgementHistoryRow].append(self._row(_HISTORY, None, candidate_id, values))

    def write(self) -> bool:
        """Write all rows, and return whether there were any."""
        connection = self._tx.connection()
        for some in portions(self._removed):
            connection.execute(delete(JudgementRow).where(JudgementRow.id.in_(some)))
        for table, rows in self._rows.items():
            insert_rows(connection, table, rows)
        return bool(self._removed) or any(self._rows.values())

    def _row(
        self,
        columns: Callable[[dict[str, Any]], tuple[Any, ...]],
        number: int | None,
        candidate_id: CandidateId,
        values: dict[str, Any],
    ) -> tuple[Any, ...]:
        ids = {"id": number, "candidate_id": candidate_id, "annotator_id": self._annotator_id}
        return columns(values | ids)


def record_as_json(record: JudgementRecord) -> str:
    """Return all stored data of a judgement, as in the records of merges."""
    return values_as_json(_stored_values(record))


def values_as_json(values: object) -> str:
    return msgspec.json.encode(values).decode()


def record_in_json(text: str) -> JudgementRecord:
    """Return the judgement in the record of a merge; earlier programs wrote fewer values."""
    values = msgspec.json.decode(text, type=dict[str, Any])
    judgement = Judgement(
        ANSWERS[values["pronoun"]],
        ANSWERS[values["antecedent"]],
        frozenset((line, token) for line, token in values["tokens"]),
        frozenset(values["tags"]),
        values["remark"],
        further_in(values.get("further", "")),
    )
    return JudgementRecord(
        judgement,
        State(values["state"]),
        values["guidelines"],
        values["origin"],
        values["made_at"],
        values["seconds"],
        values.get("reference_seen"),
    )


def _stored_values(record: JudgementRecord) -> dict[str, Any]:
    """Return the values that current judgements, their history and records of merges share."""
    judgement = record.judgement
    return {
        "pronoun": str(judgement.pronoun),  # quicker than the enum's value
        "antecedent": str(judgement.antecedent),
        "remark": judgement.remark,
        "further": further_as_text(judgement.further),
        "guidelines": record.guidelines,
        "made_at": record.made_at,
        "seconds": record.seconds,
        "origin": record.origin,
        "state": str(record.state),
        "reference_seen": record.reference_seen,
        "tokens": sorted(judgement.tokens),
        "tags": sorted(judgement.tags),
    }
