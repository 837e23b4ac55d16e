"""One annotator's judgements of many candidates, present and past."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import bindparam, or_, select, union

from protest_core.batches.merge_rules import (
    BEGINNING,
    Event,
    ProjectSide,
    SideHistory,
    events_of,
)
from protest_core.db.schema import (
    AnnotatorRow,
    JudgementHistoryRow,
    JudgementRow,
    LinkCorrectionRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import EMPTY_JUDGEMENT, Judgement, StoredJudgement
from protest_core.judgements.queries.load import judgements_of_annotator, past_judgement
from protest_core.judgements.queries.write import UNDO
from protest_core.judgements.times import is_in_range, read_time

_ANNOTATOR = select(AnnotatorRow.id).where(AnnotatorRow.name == bindparam("annotator"))
_NO_STATE = ProjectSide(None, SideHistory((BEGINNING,)))
# Compared as text, with a day to spare at each edge, because zones differ.
_AT_THE_EDGES = union(
    *(
        select(column).where(or_(column < "1970-01-02", column > "9998-12-31"))
        for column in (
            JudgementRow.made_at,
            JudgementHistoryRow.made_at,
            JudgementHistoryRow.ended_at,
            LinkCorrectionRow.made_at,
            LinkCorrectionRow.ended_at,
        )
    )
)
_PAST = (
    select(JudgementHistoryRow.__table__)
    .where(
        JudgementHistoryRow.annotator_id == bindparam("annotator"),
        JudgementHistoryRow.ended_by != UNDO,
        among_chosen(JudgementHistoryRow.candidate_id),
    )
    .order_by(JudgementHistoryRow.id)
)


def load_merge_states(
    tx: Tx, annotator: str, candidates: Sequence[CandidateId]
) -> dict[CandidateId, ProjectSide]:
    """Return the merge state of each of these candidates."""
    annotator_id = tx.connection().scalar(_ANNOTATOR, {"annotator": annotator})
    if annotator_id is None:
        return dict.fromkeys(candidates, _NO_STATE)
    now = judgements_of_annotator(tx, annotator_id, candidates)
    before = _before(tx, annotator_id, candidates)
    known = now.keys() | before.keys()
    return dict.fromkeys(candidates, _NO_STATE) | {
        each: ProjectSide(now.get(each), _history(now.get(each), before.get(each, ())))
        for each in known
    }


def load_times_out_of_range(tx: Tx) -> frozenset[str]:
    """Return the times of the project that are out of the range allowed in files.

    Earlier programs accepted them, and batches and tables of this project repeat them.
    """
    found = (time for (time,) in tx.connection().execute(_AT_THE_EDGES) if time is not None)
    times = {text: read_time(text) for text in found}
    return frozenset(text for text, time in times.items() if time and not is_in_range(time))


def _history(
    now: StoredJudgement | None, before: Iterable[Event[Judgement]]
) -> SideHistory[Judgement]:
    """Return the history; if there is no current judgement, it ends with the withdrawal.

    If the judgement was removed by undoing a merge, the history ends with `BEGINNING`.
    """
    if now is not None:
        return SideHistory((*before, Event(now.judgement, now.made_at)))
    taken_back = [event for event in before if event.content == EMPTY_JUDGEMENT]
    return SideHistory(
        (*before, max(taken_back, key=lambda event: event.made_at, default=BEGINNING))
    )


def _before(
    tx: Tx, annotator_id: int, candidates: Sequence[CandidateId]
) -> dict[CandidateId, list[Event[Judgement]]]:
    events: dict[CandidateId, list[Event[Judgement]]] = defaultdict(list)
    chosen = {"annotator": annotator_id} | as_chosen(candidates)
    for each in tx.connection().execute(_PAST, chosen):
        events[CandidateId(each.candidate_id)] += events_of(past_judgement(each))
    return events
