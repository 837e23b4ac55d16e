"""All that was said of one candidate, and the candidates of one example: asked for by keys.

Statements are made once, and no query's time grows with the project.
"""

from collections import defaultdict

from sqlalchemy import BindParameter, bindparam, select

from protest_core.ids import CandidateId, ExampleId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Answer, Judgement, TokenPlace
from protest_core.matching.match import Reason, Verdict
from protest_core.store.judgements import past_judgement
from protest_core.store.schema import (
    AnnotatorRow,
    CandidateRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
    MatchRow,
    SystemRow,
)
from protest_core.store.side_by_side_values import MatchFound, OfAnnotator
from protest_core.store.transactions import Tx
from protest_core.store.values import PastJudgement

_CANDIDATE: BindParameter[int] = bindparam("candidate")
_JUDGEMENTS = (
    select(
        JudgementRow.id,
        AnnotatorRow.name,
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
    .where(JudgementRow.candidate_id == _CANDIDATE)
)
_TOKENS = (
    select(JudgementTokenRow.judgement_id, JudgementTokenRow.line, JudgementTokenRow.token)
    .join(JudgementRow, JudgementRow.id == JudgementTokenRow.judgement_id)
    .where(JudgementRow.candidate_id == _CANDIDATE)
)
_TAGS = (
    select(JudgementTagRow.judgement_id, JudgementTagRow.tag)
    .join(JudgementRow, JudgementRow.id == JudgementTagRow.judgement_id)
    .where(JudgementRow.candidate_id == _CANDIDATE)
)
_HISTORY = (
    select(AnnotatorRow.name, JudgementHistoryRow)
    .join(AnnotatorRow, AnnotatorRow.id == JudgementHistoryRow.annotator_id)
    .where(JudgementHistoryRow.candidate_id == _CANDIDATE)
    .order_by(JudgementHistoryRow.id)
)
_MATCH = (
    select(
        MatchRow.verdict, MatchRow.reasons, MatchRow.shared, MatchRow.on_other_words, SystemRow.name
    )
    .outerjoin(SystemRow, SystemRow.id == MatchRow.verified_system_id)
    .where(MatchRow.candidate_id == _CANDIDATE)
)
_OF_EXAMPLE = (
    select(CandidateRow.id)
    .join(SystemRow, SystemRow.id == CandidateRow.system_id)
    .where(CandidateRow.example_id == bindparam("example"))
    .order_by(SystemRow.id)
)


def load_everybodys(tx: Tx, candidate_id: CandidateId) -> tuple[OfAnnotator, ...]:
    """Of all who ever judged it, by their names."""
    past = _past(tx, candidate_id)
    told = {name: OfAnnotator(name, history=tuple(before)) for name, before in past.items()}
    tokens, tags = _tokens(tx, candidate_id), _tags(tx, candidate_id)
    rows = tx.connection().execute(_JUDGEMENTS, {"candidate": candidate_id})
    for row, name, pronoun, antecedent, remark, state, guidelines, made_at, seconds, origin in rows:
        judgement = Judgement(
            Answer(pronoun),
            Answer(antecedent),
            frozenset(tokens[row]),
            frozenset(tags[row]),
            remark,
        )
        told[name] = OfAnnotator(
            name,
            judgement,
            State(state),
            guidelines,
            made_at,
            seconds,
            origin,
            tuple(past[name]),
        )
    return tuple(told[name] for name in sorted(told))


def _tokens(tx: Tx, candidate_id: CandidateId) -> dict[int, list[TokenPlace]]:
    found: dict[int, list[TokenPlace]] = defaultdict(list)
    for row, line, token in tx.connection().execute(_TOKENS, {"candidate": candidate_id}):
        found[row].append((line, token))
    return found


def _tags(tx: Tx, candidate_id: CandidateId) -> dict[int, list[str]]:
    found: dict[int, list[str]] = defaultdict(list)
    for row, tag in tx.connection().execute(_TAGS, {"candidate": candidate_id}):
        found[row].append(tag)
    return found


def _past(tx: Tx, candidate_id: CandidateId) -> dict[str, list[PastJudgement]]:
    found: dict[str, list[PastJudgement]] = defaultdict(list)
    for name, row in tx.execute(_HISTORY, {"candidate": candidate_id}):
        found[name].append(past_judgement(row))
    return found


def load_match(tx: Tx, candidate_id: CandidateId) -> MatchFound | None:
    """`None` if the automatic step has not run since the system was loaded."""
    row = tx.connection().execute(_MATCH, {"candidate": candidate_id}).one_or_none()
    if row is None:
        return None
    verdict, reasons, shared, on_other_words, verified = row
    return MatchFound(
        Verdict(verdict),
        tuple(map(Reason, reasons.split())),
        tuple(shared.split(" ")) if shared else (),
        bool(on_other_words),
        verified,
    )


def candidates_of_example(tx: Tx, example_id: ExampleId) -> tuple[CandidateId, ...]:
    """In the order in which their systems were loaded."""
    found = tx.connection().scalars(_OF_EXAMPLE, {"example": example_id})
    return tuple(map(CandidateId, found))
