"""The tables that have a signature, and the command that makes each."""

from collections.abc import Collection
from enum import StrEnum

from protest_core.errors import RefusedError


class TableKind(StrEnum):
    """As a signature calls them."""

    EVALUATION = "evaluation"
    SCORES = "scores"
    PAIRS = "pairs"
    AUDIT = "audit"
    AGREEMENT = "agreement"
    CONSISTENCY = "consistency"
    DISAGREEMENTS = "disagreements"
    VERDICTS = "verdicts"
    METRICS = "metrics"
    CORRELATION = "correlation"
    REPRODUCTION = "reproduction"


_COMMANDS = {
    TableKind.EVALUATION: "protest evaluate",
    TableKind.SCORES: "protest scores",
    TableKind.PAIRS: "protest scores",
    TableKind.AUDIT: "protest audit",
    TableKind.AGREEMENT: "protest agreement",
    TableKind.CONSISTENCY: "protest agreement",
    TableKind.DISAGREEMENTS: "protest disagreements",
    TableKind.VERDICTS: "protest metrics",
    TableKind.METRICS: "protest metrics",
    TableKind.CORRELATION: "protest correlate",
    TableKind.REPRODUCTION: "protest reproduce",
}
assert set(_COMMANDS) == set(TableKind)  # noqa: S101 — a table must cover its enum
_NOT_REPEATED = frozenset(
    {
        TableKind.EVALUATION,
        *(TableKind.VERDICTS, TableKind.METRICS, TableKind.CORRELATION, TableKind.REPRODUCTION),
    }
)
REPEATED = frozenset(TableKind) - _NOT_REPEATED


def check_table(table: TableKind | None, wanted: Collection[TableKind]) -> None:
    """Signatures of earlier versions say of no table that it is theirs."""
    if table is None or table in wanted:
        return
    how = "has to be given its arguments again" if table in _NOT_REPEATED else "takes it"
    raise RefusedError(f"The signature is of a table of {table.value}. ‘{_COMMANDS[table]}’ {how}.")
