"""Where else an antecedent of a candidate is the antecedent: several pronouns may refer to it."""

from sqlalchemy import bindparam, select
from sqlalchemy.orm import aliased

from protest_core.ids import CandidateId
from protest_core.store.schema import AntecedentRow, CandidateRow, CategoryRow, ExampleRow
from protest_core.store.transactions import Tx

_HERE, _THIS = aliased(CandidateRow), aliased(AntecedentRow)

_OTHERS = (
    select(CandidateRow.id, AntecedentRow.number)
    .select_from(_HERE)
    .join(_THIS, _THIS.example_id == _HERE.example_id)
    .join(
        AntecedentRow,
        (AntecedentRow.line == _THIS.line)
        & (AntecedentRow.start == _THIS.start)
        & (AntecedentRow.end == _THIS.end)
        & AntecedentRow.head.is_not_distinct_from(_THIS.head),
    )
    .join(ExampleRow, ExampleRow.id == AntecedentRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .join(
        CandidateRow,
        (CandidateRow.example_id == ExampleRow.id) & (CandidateRow.system_id == _HERE.system_id),
    )
    .where(
        _HERE.id == bindparam("candidate"),
        _THIS.number == bindparam("number"),
        CategoryRow.antecedent_agrees,
        CandidateRow.id != _HERE.id,
    )
    .order_by(CandidateRow.id, AntecedentRow.number)
)


def load_others_with_antecedent(
    tx: Tx, candidate_id: CandidateId, number: int
) -> tuple[tuple[CandidateId, int], ...]:
    """Candidates of the same system, and which of their antecedents it is; from 0, as in suites."""
    which = {"candidate": candidate_id, "number": number}
    found = tx.connection().execute(_OTHERS, which)
    return tuple((CandidateId(candidate), each) for candidate, each in found)
