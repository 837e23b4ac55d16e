"""Judgements that were made since the file was opened, and that nobody else can have seen.

Of a remark that is being typed, the letters in between need no history. But what stood in the file
when it was closed, handed out or merged may be in a copy of it: it is kept, or a later merge could
not tell which of two sides went on from the other.
"""

from typing import Self

from sqlalchemy import bindparam, exists, select

from protest_core.store.schema import BatchRow, JudgementRow, MergeRow
from protest_core.store.transactions import Tx, WriteTx

_HAS_LEFT = select(
    exists().where(BatchRow.exported_at >= bindparam("since"))
    | exists().where(MergeRow.merged_at >= bindparam("since"))
)


class WrittenHere:
    """By one open project; the moment of making tells a row from any other."""

    @classmethod
    def of(cls, tx: WriteTx) -> Self:
        """The one of the project that this transaction is on."""
        written: Self = tx.known.setdefault(cls, cls())
        return written

    def __init__(self) -> None:
        self._made: set[tuple[int, int, str]] = set()

    def add(self, row: JudgementRow) -> None:
        self._made.add(_moment(row))

    def discard(self, row: JudgementRow) -> None:
        self._made.discard(_moment(row))

    def is_only_here(self, tx: Tx, row: JudgementRow) -> bool:
        return _moment(row) in self._made and not tx.connection().scalar(
            _HAS_LEFT, {"since": row.made_at}
        )


def _moment(row: JudgementRow) -> tuple[int, int, str]:
    return row.candidate_id, row.annotator_id, row.made_at
