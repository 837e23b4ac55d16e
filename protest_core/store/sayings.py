"""Everybody's judgements of chosen candidates, with what counts of them as labels."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import select

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Answer, Judgement, TokenPlace
from protest_core.judgement.outcome import Question
from protest_core.store.agreement_values import NamedJudgement
from protest_core.store.labels import label_said, named, said_of_judgement
from protest_core.store.schema import (
    AnnotatorRow,
    CandidateRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.store.sqlite import among_chosen, as_chosen
from protest_core.store.transactions import Tx

_ROW = JudgementRow
_QUESTIONS = (Question.PRONOUN, Question.ANTECEDENT)
_JUDGEMENTS = (
    select(
        _ROW.id,
        _ROW.candidate_id,
        AnnotatorRow.name,
        _ROW.pronoun,
        _ROW.antecedent,
        _ROW.remark,
        _ROW.state,
        *(said_of_judgement(question) for question in _QUESTIONS),
    )
    .join(AnnotatorRow, AnnotatorRow.id == _ROW.annotator_id)
    .join(CandidateRow, CandidateRow.id == _ROW.candidate_id)
    .where(among_chosen(_ROW.candidate_id))
    .order_by(_ROW.candidate_id, AnnotatorRow.name)
)


def load_judgements_by(
    tx: Tx, candidates: Sequence[CandidateId], annotators: Sequence[str]
) -> Iterator[NamedJudgement]:
    """By candidate, then by name."""
    connection, chosen = tx.connection(), as_chosen(candidates)
    theirs = _JUDGEMENTS.where(_ROW.annotator_id.in_(sorted(named(tx, annotators))))
    rows = connection.execute(theirs, chosen).all()
    tokens, tags = _tokens(tx, rows), _tags(tx, rows)
    for number, candidate, annotator, pronoun, antecedent, remark, state, *said in rows:
        judgement = Judgement(
            Answer(pronoun),
            Answer(antecedent),
            frozenset(tokens.get(number, ())),
            frozenset(tags.get(number, ())),
            remark,
        )
        pronoun_label, antecedent_label = map(label_said, said)
        labels = pronoun_label, antecedent_label
        yield NamedJudgement(CandidateId(candidate), annotator, judgement, State(state), labels)


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
