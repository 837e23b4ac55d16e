"""Judgements of many candidates or annotators: listings, states, all judgements of a candidate."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, func, select, update

from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen
from protest_core.db.transactions import Tx, WriteTx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import (
    AnnotatorJudgement,
    AnnotatorWork,
    Answer,
    Judgement,
    PastJudgement,
    State,
    StoredJudgement,
    TokenPlace,
)
from protest_core.judgements.outcome import Question
from protest_core.judgements.queries.labels import (
    NamedJudgement,
    annotators_by_id,
    label_of_parts,
    label_parts,
)
from protest_core.judgements.queries.record import kinds_of_annotators, past_judgement


def load_states(tx: Tx, annotator: str) -> dict[CandidateId, State]:
    """Return the states of all candidates that the annotator judged."""
    query = (
        select(JudgementRow.candidate_id, JudgementRow.state)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name == annotator)
    )
    return {CandidateId(candidate): State(state) for candidate, state in tx.execute(query)}


def judgements_of_system(tx: Tx, system_id: SystemId) -> Iterator[StoredJudgement]:
    """Yield all annotators' judgements of this system's translations."""
    tokens, tags = _tokens_of_system(tx, system_id), _tags_of_system(tx, system_id)
    row = JudgementRow
    query = (
        select(row, CandidateRow.example_id, AnnotatorRow.name, AnnotatorRow.kind)
        .join(CandidateRow, CandidateRow.id == row.candidate_id)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .where(CandidateRow.system_id == system_id)
        .order_by(row.id)
    )
    for kept, example_id, annotator, kind in tx.execute(query):
        judgement = Judgement(
            Answer(kept.pronoun),
            Answer(kept.antecedent),
            frozenset(tokens[kept.id]),
            frozenset(tags[kept.id]),
            kept.remark,
        )
        yield StoredJudgement(
            CandidateId(kept.candidate_id),
            ExampleId(example_id),
            annotator,
            judgement,
            State(kept.state),
            AnnotatorKind(kind),
        )


def _tokens_of_system(tx: Tx, system_id: SystemId) -> dict[int, list[tuple[int, int]]]:
    token = JudgementTokenRow
    query = select(token.judgement_id, token.line, token.token)
    found = defaultdict(list)
    for judgement_id, line, at in tx.execute(query.where(token.judgement_id.in_(_ids(system_id)))):
        found[judgement_id].append((line, at))
    return found


def _tags_of_system(tx: Tx, system_id: SystemId) -> dict[int, list[str]]:
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
    """Set the states of judgements, by candidate and annotator; nothing else changes."""
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


_ROW = JudgementRow


_QUESTIONS = (Question.PRONOUN, Question.ANTECEDENT)


_JUDGEMENTS = (
    select(
        _ROW.id,
        _ROW.candidate_id,
        AnnotatorRow.name,
        AnnotatorRow.kind,
        _ROW.pronoun,
        _ROW.antecedent,
        _ROW.remark,
        _ROW.state,
        *(label_parts(question) for question in _QUESTIONS),
    )
    .join(AnnotatorRow, AnnotatorRow.id == _ROW.annotator_id)
    .join(CandidateRow, CandidateRow.id == _ROW.candidate_id)
    .where(among_chosen(_ROW.candidate_id))
    .order_by(_ROW.candidate_id, AnnotatorRow.name)
)


def load_judgements_by(
    tx: Tx, candidates: Sequence[CandidateId], annotators: Sequence[str]
) -> Iterator[NamedJudgement]:
    """Yield these annotators' judgements, by candidate, then by name."""
    connection, chosen = tx.connection(), as_chosen(candidates)
    theirs = _JUDGEMENTS.where(_ROW.annotator_id.in_(sorted(annotators_by_id(tx, annotators))))
    rows = connection.execute(theirs, chosen).all()
    tokens, tags = _tokens(tx, rows), _tags(tx, rows)
    for number, candidate, annotator, kind, pronoun, antecedent, remark, state, *parts in rows:
        judgement = Judgement(
            Answer(pronoun),
            Answer(antecedent),
            frozenset(tokens.get(number, ())),
            frozenset(tags.get(number, ())),
            remark,
        )
        pronoun_label, antecedent_label = map(label_of_parts, parts)
        labels = pronoun_label, antecedent_label
        whose = CandidateId(candidate), annotator
        yield NamedJudgement(*whose, judgement, State(state), labels, AnnotatorKind(kind))


def _tokens(tx: Tx, rows: Sequence[Any]) -> dict[int, list[TokenPlace]]:
    token = JudgementTokenRow
    found: dict[int, list[TokenPlace]] = defaultdict(list)
    query = select(token.judgement_id, token.line, token.token)
    ids = as_chosen(row[0] for row in rows)
    chosen = query.where(among_chosen(token.judgement_id))
    for number, line, at in tx.connection().execute(chosen, ids):
        found[number].append((line, at))
    return found


def _tags(tx: Tx, rows: Sequence[Any]) -> dict[int, list[str]]:
    tag = JudgementTagRow
    found: dict[int, list[str]] = defaultdict(list)
    query = select(tag.judgement_id, tag.tag).where(among_chosen(tag.judgement_id))
    for number, text in tx.connection().execute(query, as_chosen(row[0] for row in rows)):
        found[number].append(text)
    return found


CANDIDATE: BindParameter[int] = bindparam("candidate")


_OF_CANDIDATE = (
    select(
        JudgementRow.id,
        AnnotatorRow.name,
        AnnotatorRow.kind,
        JudgementRow.pronoun,
        JudgementRow.antecedent,
        JudgementRow.remark,
        JudgementRow.state,
        JudgementRow.guidelines,
        JudgementRow.made_at,
        JudgementRow.seconds,
        JudgementRow.origin,
    )
    .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
    .where(JudgementRow.candidate_id == CANDIDATE)
)


_CANDIDATE_TOKENS = (
    select(JudgementTokenRow.judgement_id, JudgementTokenRow.line, JudgementTokenRow.token)
    .join(JudgementRow, JudgementRow.id == JudgementTokenRow.judgement_id)
    .where(JudgementRow.candidate_id == CANDIDATE)
)


_CANDIDATE_TAGS = (
    select(JudgementTagRow.judgement_id, JudgementTagRow.tag)
    .join(JudgementRow, JudgementRow.id == JudgementTagRow.judgement_id)
    .where(JudgementRow.candidate_id == CANDIDATE)
)


_HISTORY = (
    select(AnnotatorRow.name, AnnotatorRow.kind, JudgementHistoryRow)
    .join(AnnotatorRow, AnnotatorRow.id == JudgementHistoryRow.annotator_id)
    .where(JudgementHistoryRow.candidate_id == CANDIDATE)
    .order_by(JudgementHistoryRow.id)
)


def load_all_judgements(tx: Tx, candidate_id: CandidateId) -> tuple[AnnotatorJudgement, ...]:
    """Return the judgements of all who ever judged the candidate, sorted by name."""
    past = _past(tx, candidate_id)
    by_annotator = {
        name: AnnotatorJudgement(name, history=tuple(before), kind=kind)
        for (name, kind), before in past.items()
    }
    tokens, tags = _tokens_of_candidate(tx, candidate_id), _tags_of_candidate(tx, candidate_id)
    rows = tx.connection().execute(_OF_CANDIDATE, {"candidate": candidate_id})
    for row, name, of_kind, pronoun, antecedent, remark, state, *rest in rows:
        guidelines, made_at, seconds, origin = rest
        kind = AnnotatorKind(of_kind)
        judgement = Judgement(
            Answer(pronoun),
            Answer(antecedent),
            frozenset(tokens[row]),
            frozenset(tags[row]),
            remark,
        )
        by_annotator[name] = AnnotatorJudgement(
            name,
            judgement,
            State(state),
            guidelines,
            made_at,
            seconds,
            origin,
            tuple(past[name, kind]),
            kind,
        )
    return tuple(by_annotator[name] for name in sorted(by_annotator))


def load_seconds(tx: Tx, annotator: str) -> float:
    """Return how long an annotator has worked on all that holds now."""
    summed = select(func.sum(JudgementRow.seconds)).join(AnnotatorRow)
    return tx.scalar(summed.where(AnnotatorRow.name == annotator)) or 0.0


def _tokens_of_candidate(tx: Tx, candidate_id: CandidateId) -> dict[int, list[TokenPlace]]:
    found: dict[int, list[TokenPlace]] = defaultdict(list)
    for row, line, token in tx.connection().execute(_CANDIDATE_TOKENS, {"candidate": candidate_id}):
        found[row].append((line, token))
    return found


def _tags_of_candidate(tx: Tx, candidate_id: CandidateId) -> dict[int, list[str]]:
    found: dict[int, list[str]] = defaultdict(list)
    for row, tag in tx.connection().execute(_CANDIDATE_TAGS, {"candidate": candidate_id}):
        found[row].append(tag)
    return found


def _past(
    tx: Tx, candidate_id: CandidateId
) -> dict[tuple[str, AnnotatorKind], list[PastJudgement]]:
    found: dict[tuple[str, AnnotatorKind], list[PastJudgement]] = defaultdict(list)
    for name, kind, row in tx.execute(_HISTORY, {"candidate": candidate_id}):
        found[name, AnnotatorKind(kind)].append(past_judgement(row))
    return found


def load_annotator_work(tx: Tx) -> Iterator[AnnotatorWork]:
    """Yield the work of all annotators who judged anything, sorted by name."""
    row = JudgementRow
    counted = (
        *(func.count(), func.min(row.made_at), func.max(row.made_at)),
        func.sum(row.seconds),
        func.count(row.reference_seen),  # known
        func.count().filter(row.reference_seen.is_(True)),
    )
    kinds = kinds_of_annotators(tx)
    query = (
        select(AnnotatorRow.name, row.state, row.guidelines, *counted)
        .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
        .group_by(AnnotatorRow.name, row.state, row.guidelines)
        .order_by(AnnotatorRow.name, row.guidelines)
    )
    found: dict[str, list[Any]] = defaultdict(list)
    for name, *rest in tx.connection().execute(query):
        found[name].append(rest)
    for name, rows in found.items():
        states: dict[State, int] = defaultdict(int)
        for state, _, count, *_ in rows:
            states[State(state)] += count
        _, versions, _, first, last, seconds, known, seen = zip(*rows, strict=True)
        yield AnnotatorWork(
            name,
            states,
            tuple(dict.fromkeys(filter(None, versions))),
            min(first),
            max(last),
            sum(seconds),
            kinds[name],
            sum(seen) if any(known) else None,
        )
