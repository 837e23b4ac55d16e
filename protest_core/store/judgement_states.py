"""Judgements by the many: how far they have come, and how they are told anew."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from sqlalchemy import Select, bindparam, select, update

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Answer, Judgement
from protest_core.store.schema import (
    AnnotatorRow,
    CandidateRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.store.transactions import Tx, WriteTx
from protest_core.store.values import KeptJudgement


def load_states(tx: Tx, annotator: str) -> dict[CandidateId, State]:
    """Of all that the annotator judged."""
    query = (
        select(JudgementRow.candidate_id, JudgementRow.state)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name == annotator)
    )
    return {CandidateId(candidate): State(state) for candidate, state in tx.execute(query)}


def judgements_of_system(tx: Tx, system_id: SystemId) -> Iterator[KeptJudgement]:
    """Everybody's, of this system's translations."""
    tokens, tags = _tokens(tx, system_id), _tags(tx, system_id)
    row = JudgementRow
    query = (
        select(row, CandidateRow.example_id, AnnotatorRow.name)
        .join(CandidateRow, CandidateRow.id == row.candidate_id)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .where(CandidateRow.system_id == system_id)
        .order_by(row.id)
    )
    for kept, example_id, annotator in tx.execute(query):
        judgement = Judgement(
            Answer(kept.pronoun),
            Answer(kept.antecedent),
            frozenset(tokens[kept.id]),
            frozenset(tags[kept.id]),
            kept.remark,
        )
        yield KeptJudgement(
            CandidateId(kept.candidate_id),
            ExampleId(example_id),
            annotator,
            judgement,
            State(kept.state),
        )


def _tokens(tx: Tx, system_id: SystemId) -> dict[int, list[tuple[int, int]]]:
    token = JudgementTokenRow
    query = select(token.judgement_id, token.line, token.token)
    found = defaultdict(list)
    for judgement_id, line, at in tx.execute(query.where(token.judgement_id.in_(_ids(system_id)))):
        found[judgement_id].append((line, at))
    return found


def _tags(tx: Tx, system_id: SystemId) -> dict[int, list[str]]:
    tag = JudgementTagRow
    query = select(tag.judgement_id, tag.tag).where(tag.judgement_id.in_(_ids(system_id)))
    found = defaultdict(list)
    for judgement_id, name in tx.execute(query):
        found[judgement_id].append(name)
    return found


def _ids(system_id: SystemId) -> Select[int]:
    return (
        select(JudgementRow.id)
        .join(CandidateRow, CandidateRow.id == JudgementRow.candidate_id)
        .where(CandidateRow.system_id == system_id)
    )


def set_states(tx: WriteTx, changed: Iterable[tuple[CandidateId, str, State]]) -> None:
    """Of judgements by candidate and annotator; what was said does not change."""
    ids = dict(tx.execute(select(AnnotatorRow.name, AnnotatorRow.id)).all())
    row = JudgementRow
    statement = (
        update(row.__table__)  # type: ignore[arg-type]
        .where(row.candidate_id == bindparam("of"), row.annotator_id == bindparam("by"))
        .values(state=bindparam("now"))
    )
    rows = [{"of": of, "by": ids[name], "now": state.value} for of, name, state in changed]
    if rows:
        tx.connection().execute(statement, rows)
