"""Alignment warnings and link corrections: load, save, end."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Exists,
    Select,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.orm import InstrumentedAttribute, aliased

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.candidates.model import LinkCorrection
from protest_core.db.schema import (
    AlignmentWarningRow,
    AntecedentRow,
    BatchRow,
    CandidateRow,
    LinkCorrectionRow,
    MetricVerdictRow,
    SystemRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen, insert_rows
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.suite.model import CorrectedReference
from protest_core.text.tokens import Positions

# A link correction settles the warnings of its part. Warnings do not say which of several
# antecedents they concern, so they stay until the links of each antecedent are corrected. The
# condition does not use IN: SQLAlchemy would write the list into the statement at each execution.
_ABOUT_PRONOUN = or_(
    *(AlignmentWarningRow.warning == each for each in AlignmentWarning if each.is_of_pronoun)
)
_WITH_WARNINGS = aliased(CandidateRow)
IN_FORCE = LinkCorrectionRow.ended_at.is_(None)
_PLACE = {warning: place for place, warning in enumerate(AlignmentWarning)}
_PRONOUN = 0
_HOLDING = select(
    LinkCorrectionRow.candidate_id, LinkCorrectionRow.part, LinkCorrectionRow.tokens
).where(IN_FORCE)
_OF_CHOSEN = _HOLDING.where(among_chosen(LinkCorrectionRow.candidate_id))
_OF_SYSTEM = _HOLDING.join(CandidateRow, CandidateRow.id == LinkCorrectionRow.candidate_id).where(
    CandidateRow.system_id == bindparam("system")
)
_EXAMPLES = (
    select(CandidateRow.id, CandidateRow.example_id, func.count(AntecedentRow.number))
    .outerjoin(AntecedentRow, AntecedentRow.example_id == CandidateRow.example_id)
    .where(among_chosen(CandidateRow.id))
    .group_by(CandidateRow.id)
)
_HISTORY = (
    select(LinkCorrectionRow.__table__)
    .where(among_chosen(LinkCorrectionRow.candidate_id))
    .order_by(LinkCorrectionRow.id)
)
_END = (
    update(LinkCorrectionRow.__table__)  # type: ignore[arg-type]
    .where(
        LinkCorrectionRow.candidate_id == bindparam("of"),
        LinkCorrectionRow.part == bindparam("of_part"),
        IN_FORCE,
    )
    .values(ended_at=bindparam("at"))
)
_FORGET = delete(MetricVerdictRow).where(MetricVerdictRow.candidate_id == bindparam("of"))


def _corrected(*of_part: ColumnElement[bool]) -> Exists:
    of_candidate = LinkCorrectionRow.candidate_id == AlignmentWarningRow.candidate_id
    found = exists().where(of_candidate, IN_FORCE, *of_part)
    return found.correlate_except(LinkCorrectionRow)


_AN_ANTECEDENT_IS_OPEN = (
    exists()
    .where(
        _WITH_WARNINGS.id == AlignmentWarningRow.candidate_id,
        AntecedentRow.example_id == _WITH_WARNINGS.example_id,
        ~_corrected(LinkCorrectionRow.part == AntecedentRow.number + 1),
    )
    .correlate(AlignmentWarningRow)
)
STANDS = or_(
    ~_corrected(),  # the usual case, and cheap to test
    case((_ABOUT_PRONOUN, ~_corrected(LinkCorrectionRow.part == 0)), else_=_AN_ANTECEDENT_IS_OPEN),
)
_OF_CANDIDATE = select(AlignmentWarningRow.warning).where(
    AlignmentWarningRow.candidate_id == bindparam("candidate"), STANDS
)


def load_warnings(tx: Tx, candidate_id: CandidateId) -> tuple[AlignmentWarning, ...]:
    found = tx.connection().scalars(_OF_CANDIDATE, {"candidate": candidate_id})
    return _in_order(found.all())


def _in_order(found: Sequence[str]) -> tuple[AlignmentWarning, ...]:
    return tuple(sorted(map(AlignmentWarning, found), key=_PLACE.__getitem__))


def load_warnings_of_system(
    tx: Tx, system_id: SystemId
) -> dict[ExampleId, tuple[AlignmentWarning, ...]]:
    query = (
        select(CandidateRow.example_id, AlignmentWarningRow.warning)
        .join(CandidateRow, CandidateRow.id == AlignmentWarningRow.candidate_id)
        .where(CandidateRow.system_id == system_id, STANDS)
    )
    warnings_of: defaultdict[ExampleId, list[str]] = defaultdict(list)
    for example, warning in tx.connection().execute(query):
        warnings_of[ExampleId(example)].append(warning)
    return {example: _in_order(warnings) for example, warnings in warnings_of.items()}


def save_warnings(
    tx: WriteTx, system: str, warnings: Mapping[ExampleId, Sequence[AlignmentWarning]]
) -> None:
    """Save the alignment warnings of a system that has just been loaded."""
    query = select(CandidateRow.example_id, CandidateRow.id).join(SystemRow)
    rows = tx.connection().execute(query.where(SystemRow.name == system))
    insert_rows(tx.connection(), AlignmentWarningRow, _rows(dict(rows.all()), warnings))


def _rows(
    candidates: Mapping[int, int], warnings: Mapping[ExampleId, Sequence[AlignmentWarning]]
) -> Iterator[tuple[int, str]]:
    for example, found in warnings.items():
        for warning in found:
            yield candidates[example], warning.value


def count_with_warnings(tx: Tx) -> dict[SystemId, int]:
    """Return how many candidates of each system have alignment warnings, without empty entries."""
    return _count_by_system(tx, AlignmentWarningRow.candidate_id, STANDS)


def _count_by_system(
    tx: Tx, candidate: InstrumentedAttribute[int], condition: ColumnElement[bool]
) -> dict[SystemId, int]:
    counted = select(CandidateRow.system_id, func.count(candidate.distinct()))
    of_candidates = counted.join(CandidateRow, CandidateRow.id == candidate)
    rows = tx.execute(of_candidates.where(condition).group_by(CandidateRow.system_id))
    return {SystemId(system): count for system, count in rows}


def load_corrected(
    tx: Tx, candidates: Iterable[CandidateId]
) -> dict[CandidateId, CorrectedReference]:
    """Return the corrected links of the candidates that have any."""
    corrected = _corrected_links(tx, _OF_CHOSEN, as_chosen(candidates))
    return {candidate: links for candidate, _, links in corrected}


def load_corrected_of_system(tx: Tx, system_id: SystemId) -> dict[ExampleId, CorrectedReference]:
    corrected = _corrected_links(tx, _OF_SYSTEM, {"system": system_id})
    return {example: links for _, example, links in corrected}


def _corrected_links(
    tx: Tx, query: Select[*tuple[Any, ...]], which: Mapping[str, object]
) -> Iterator[tuple[CandidateId, ExampleId, CorrectedReference]]:
    connection = tx.connection()
    parts: defaultdict[int, dict[int, Positions]] = defaultdict(dict)
    for candidate, part, tokens in connection.execute(query, which):
        parts[candidate][part] = _positions(tokens)
    if not parts:  # the usual case
        return
    for candidate, example, antecedents in connection.execute(_EXAMPLES, as_chosen(parts)):
        yield CandidateId(candidate), ExampleId(example), _as_set(parts[candidate], antecedents)


def _as_set(parts: Mapping[int, Positions], antecedents: int) -> CorrectedReference:
    of_antecedents = tuple(parts.get(number + 1) for number in range(antecedents))
    some = any(each is not None for each in of_antecedents)
    return CorrectedReference(parts.get(_PRONOUN), of_antecedents if some else None)


def _positions(tokens: str) -> Positions:
    return tuple(map(int, tokens.split()))


def load_link_corrections(tx: Tx, candidates: Sequence[CandidateId]) -> Iterator[LinkCorrection]:
    """Yield all link corrections ever made, in the order of making."""
    for row in tx.connection().execute(_HISTORY, as_chosen(candidates)):
        yield LinkCorrection(
            CandidateId(row.candidate_id),
            row.part,
            _positions(row.tokens),
            row.author,
            row.made_at,
            row.ended_at,
        )


def end_link_correction(tx: WriteTx, candidate_id: CandidateId, part: int) -> bool:
    """End the link correction in force, and return whether there was one; it stays on record.

    The aligner's links are in force again. Metric results that rest on the correction are deleted,
    and measured again when they are needed.
    """
    tx.connection().execute(_FORGET, {"of": candidate_id})
    ended = {"of": candidate_id, "of_part": part, "at": now()}
    return tx.connection().execute(_END, ended).rowcount > 0


def forget_metric_results(tx: WriteTx, candidates: Iterable[CandidateId]) -> None:
    """Delete the metric results of candidates whose links changed."""
    for each in candidates:
        tx.connection().execute(_FORGET, {"of": each})


def save_link_correction(tx: WriteTx, link: LinkCorrection) -> None:
    """Save a link correction and end the one before; redoing one adds another row."""
    end_link_correction(tx, link.candidate_id, link.part)
    tokens = " ".join(map(str, link.tokens))
    # SQLite chooses the number: a file from elsewhere may already have the highest one.
    row = (None, link.candidate_id, link.part, tokens, link.author, link.made_at, None, False)
    insert_rows(tx.connection(), LinkCorrectionRow, [row])


def batch_corrects_links(tx: Tx) -> bool:
    """Return whether links may be corrected in a batch; never in batches of earlier programs."""
    return tx.scalars(select(BatchRow.corrects_links)).one()


def count_corrected(tx: Tx) -> dict[SystemId, int]:
    """Return how many candidates of each system have link corrections, without empty entries."""
    return _count_by_system(tx, LinkCorrectionRow.candidate_id, IN_FORCE)


def state_of_link_corrections(tx: Tx) -> tuple[object, ...]:
    """Return a value that changes whenever a link correction is made or ended."""
    made, ended = LinkCorrectionRow.id, LinkCorrectionRow.ended_at
    return tuple(tx.execute(select(func.max(made), func.count(), func.count(ended))).one())
