"""Write judgements and their history; no other module turns them into rows."""

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

    def add(self, candidate_id: CandidateId, record: JudgementRecord) -> None:
        """Add a current judgement."""
        number, self._next_id = self._next_id, self._next_id + 1
        values = self._values(candidate_id, record)
        self._rows[JudgementRow].append(_JUDGEMENT(values | {"id": number}))
        judgement = record.judgement
        self._rows[JudgementTokenRow] += [(number, *place) for place in sorted(judgement.tokens)]
        self._rows[JudgementTagRow] += [(number, tag) for tag in sorted(judgement.tags)]

    def keep(self, candidate_id: CandidateId, past: PastJudgement) -> None:
        """Add an earlier judgement to the history."""
        values = {
            "id": None,
            "tokens": msgspec.json.encode(sorted(past.judgement.tokens)).decode(),
            "tags": msgspec.json.encode(sorted(past.judgement.tags)).decode(),
            "ended_at": past.ended_at,
            "ended_by": past.ended_by,
            "change": past.change,
        }
        self._rows[JudgementHistoryRow].append(_HISTORY(self._values(candidate_id, past) | values))

    def write(self) -> bool:
        """Write all rows, and return whether there were any."""
        connection = self._tx.connection()
        for some in portions(self._removed):
            connection.execute(delete(JudgementRow).where(JudgementRow.id.in_(some)))
        for table, rows in self._rows.items():
            insert_rows(connection, table, rows)
        return bool(self._removed) or any(self._rows.values())

    def _values(self, candidate_id: CandidateId, record: JudgementRecord) -> dict[str, Any]:
        return {
            "candidate_id": candidate_id,
            "annotator_id": self._annotator_id,
            **_plain_values(record),
        }


def record_as_json(record: JudgementRecord) -> str:
    """Return all stored data of a judgement, as in the records of merges."""
    judgement = record.judgement
    values = {
        **_plain_values(record),
        "tokens": sorted(judgement.tokens),
        "tags": sorted(judgement.tags),
    }
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


def _plain_values(record: JudgementRecord) -> dict[str, Any]:
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
    }
