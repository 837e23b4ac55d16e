"""Load judgements and their history; no other module makes them from rows."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, select

from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen
from protest_core.db.transactions import Tx
from protest_core.errors import ProjectFileError
from protest_core.ids import CandidateId, SystemId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.model import (
    ANSWERS,
    EMPTY_JUDGEMENT,
    Judgement,
    PastJudgement,
    State,
    StoredJudgement,
    TokenPlace,
    further_in,
)
from protest_core.translatable import Text

# By the values in files; quicker than calling the enums.
_STATES = {state.value: state for state in State}
_KINDS = {kind.value: kind for kind in AnnotatorKind}
_ROW = JudgementRow
_HISTORY = (
    select(AnnotatorRow.name, AnnotatorRow.kind, JudgementHistoryRow)
    .join(AnnotatorRow, AnnotatorRow.id == JudgementHistoryRow.annotator_id)
    .where(JudgementHistoryRow.candidate_id == bindparam("candidate"))
    .order_by(JudgementHistoryRow.id)
)


class JudgementQuery:
    """Loads the current judgements that meet conditions; its three statements are made once.

    Making a statement takes longer than SQLite needs to answer it.
    """

    def __init__(self, *where: ColumnElement[bool], order: tuple[Any, ...] = ()) -> None:
        row, token, tag = JudgementRow, JudgementTokenRow, JudgementTagRow
        ids = select(row.id).where(*where)
        self._rows = (
            select(row.__table__, AnnotatorRow.name, AnnotatorRow.kind)
            .join(AnnotatorRow, AnnotatorRow.id == row.annotator_id)
            .where(*where)
            .order_by(*order or (row.id,))
        )
        self._tokens = select(token.judgement_id, token.line, token.token).where(
            token.judgement_id.in_(ids)
        )
        self._tags = select(tag.judgement_id, tag.tag).where(tag.judgement_id.in_(ids))

    def load(self, tx: Tx, **parameters: object) -> Iterator[StoredJudgement]:
        """Yield the judgements; `parameters` are the values for parameters in the conditions."""
        connection = tx.connection()
        rows = connection.execute(self._rows, parameters).all()
        if not rows:
            return
        check_further(tx, {row.further for row in rows} - {""})
        tokens: dict[int, list[TokenPlace]] = defaultdict(list)
        for number, line, at in connection.execute(self._tokens, parameters):
            tokens[number].append((line, at))
        tags: dict[int, list[str]] = defaultdict(list)
        for number, name in connection.execute(self._tags, parameters):
            tags[number].append(name)
        for row in rows:
            yield StoredJudgement(
                judgement_of(row, tokens.get(row.id, ()), tags.get(row.id, ())),
                _STATES[row.state],
                row.guidelines,
                row.origin,
                row.made_at,
                row.seconds,
                row.reference_seen,
                id=row.id,
                candidate_id=CandidateId(row.candidate_id),
                annotator=row.name,
                kind=_KINDS[row.kind],
            )


_OF_ONE_ANNOTATOR = JudgementQuery(
    _ROW.candidate_id == bindparam("candidate"),
    _ROW.annotator_id
    == select(AnnotatorRow.id).where(AnnotatorRow.name == bindparam("annotator")).scalar_subquery(),
)
_OF_CANDIDATE = JudgementQuery(_ROW.candidate_id == bindparam("candidate"))
_OF_SYSTEM = JudgementQuery(
    _ROW.candidate_id.in_(
        select(CandidateRow.id).where(CandidateRow.system_id == bindparam("system"))
    )
)
_BY_SOME_ANNOTATORS = JudgementQuery(
    among_chosen(_ROW.candidate_id),
    _ROW.annotator_id.in_(
        select(AnnotatorRow.id).where(AnnotatorRow.name.in_(bindparam("names", expanding=True)))
    ),
    order=(_ROW.candidate_id, AnnotatorRow.name),
)
_BY_ID = JudgementQuery(among_chosen(_ROW.id))
_OF_ANNOTATOR = JudgementQuery(
    _ROW.annotator_id == bindparam("annotator"), among_chosen(_ROW.candidate_id)
)


def check_further(tx: Tx, texts: Collection[str]) -> frozenset[tuple[str, str]]:
    """Return the answers in stored texts, or raise an error if none of our programs wrote them."""
    if not texts:
        return frozenset()
    made = frozenset(answer for text in texts for answer in further_in(text))
    asked = load_guidelines(tx).further
    known = {(question.id, choice.id) for question in asked for choice in question.choices}
    if unknown := sorted(made - known):
        raise ProjectFileError(
            Text(
                "This file has the answer ‘{0}’, which its guidelines do not know. It is damaged, "
                "or another program changed it: use a backup."
            ).format("=".join(unknown[0]))
        )
    return made


def load_judgement(tx: Tx, candidate_id: CandidateId, annotator: str) -> Judgement:
    """Return the judgement, or the empty one if there is none."""
    stored = find_judgement(tx, candidate_id, annotator)
    return EMPTY_JUDGEMENT if stored is None else stored.judgement


def find_judgement(tx: Tx, candidate_id: CandidateId, annotator: str) -> StoredJudgement | None:
    """Return the judgement with all its stored data, or `None` if there is none."""
    return next(_OF_ONE_ANNOTATOR.load(tx, candidate=candidate_id, annotator=annotator), None)


def load_judgements_with_ids(tx: Tx, ids: Iterable[int]) -> dict[int, StoredJudgement]:
    return {each.id: each for each in _BY_ID.load(tx, **as_chosen(ids))}


def judgements_of_annotator(
    tx: Tx, annotator_id: int, candidates: Sequence[CandidateId]
) -> dict[CandidateId, StoredJudgement]:
    """Return an annotator's judgements of some of these candidates, by candidate."""
    chosen = as_chosen(candidates)
    loaded = _OF_ANNOTATOR.load(tx, annotator=annotator_id, **chosen)
    return {each.candidate_id: each for each in loaded}


def judgements_of_system(tx: Tx, system_id: SystemId) -> Iterator[StoredJudgement]:
    """Yield all annotators' judgements of this system's translations."""
    return _OF_SYSTEM.load(tx, system=system_id)


def load_judgements_by(
    tx: Tx, candidates: Sequence[CandidateId], annotators: Collection[str]
) -> Iterator[StoredJudgement]:
    """Yield these annotators' judgements, by candidate, then by name."""
    return _BY_SOME_ANNOTATORS.load(tx, names=sorted(annotators), **as_chosen(candidates))


def load_all_judgements(tx: Tx, candidate_id: CandidateId) -> tuple[StoredJudgement, ...]:
    """Return the judgements of everybody who ever judged the candidate, with histories, by name.

    An annotator who withdrew everything has the empty judgement with a history.
    """
    past: dict[str, list[PastJudgement]] = defaultdict(list)
    by_annotator: dict[str, StoredJudgement] = {}
    for name, kind, row in tx.execute(_HISTORY, {"candidate": candidate_id}):
        past[name].append(past_judgement(row))
        by_annotator[name] = StoredJudgement(
            EMPTY_JUDGEMENT,
            State.NEW,
            origin="",
            candidate_id=candidate_id,
            annotator=name,
            kind=_KINDS[kind],
        )
    for stored in _OF_CANDIDATE.load(tx, candidate=candidate_id):
        by_annotator[stored.annotator] = stored
    return tuple(
        msgspec.structs.replace(by_annotator[name], history=tuple(past.get(name, ())))
        for name in sorted(by_annotator)
    )


def past_judgement(row: JudgementHistoryRow | Row[Any]) -> PastJudgement:
    """Return an earlier judgement from its row of the history."""
    return PastJudgement(
        judgement_of(
            row,
            msgspec.json.decode(row.tokens, type=list[TokenPlace]),
            msgspec.json.decode(row.tags, type=list[str]),
        ),
        guidelines=row.guidelines,
        origin=row.origin,
        made_at=row.made_at,
        seconds=row.seconds,
        reference_seen=row.reference_seen,
        ended_at=row.ended_at,
        ended_by=row.ended_by,
        change=row.change,
    )


def judgement_of(row: Any, tokens: Iterable[TokenPlace], tags: Iterable[str]) -> Judgement:
    """Return the judgement in a row of judgements or of the history, with its tokens and tags."""
    answers = ANSWERS[row.pronoun], ANSWERS[row.antecedent]
    further = further_in(row.further)
    return Judgement(*answers, frozenset(tokens), frozenset(tags), row.remark, further)
